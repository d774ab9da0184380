"""How games end, and what happens in them how often."""

from __future__ import annotations

from math import ceil, floor, log10

from rookery.engine.tally import Tally
from rookery.lab.report.drawing import Scale
from rookery.lab.report.facts import Facts
from rookery.lab.report.figure import Figure, Table
from rookery.lab.report.pictures import Bar, Span, bars, dots_by_tens
from rookery.lab.report.voice import Voice

SHOWN = 6  # events that are drawn of the most frequent, and as many of the rarest


def endings(facts: Facts, voice: Voice) -> Figure:
    """How games end."""
    found = {ending: Tally(facts.games, count) for ending, count in facts.endings.most_common()}
    first = next(iter(found))
    low, high = found[first].interval()
    sentence = voice.say(
        "endings.sentence" if len(found) > 1 else "endings.same",
        ending=voice.quoted(voice.ending(first)), share=voice.percent(found[first].rate),
        low=voice.percent(low), high=voice.percent(high), ways=voice.whole(len(found)),
    )  # fmt: skip
    rows = [Bar(voice.ending(ending), voice.percent(tally.rate, 2), tally.rate) for ending, tally in found.items()]
    table = Table(
        [voice.say("endings.column"), *(voice.say(f"column.{key}") for key in ("games", "part", "interval"))],
        [
            [
                voice.ending(ending),
                voice.whole(int(tally.wins)),
                voice.percent(tally.rate, 2),
                voice.span(*(voice.percent(end, 2) for end in tally.interval())),
            ]
            for ending, tally in found.items()
        ],
    )
    return Figure("endings", voice.say("endings.title"), bars(rows, voice.percent_mark), sentence, table)


def events(facts: Facts, voice: Voice) -> Figure | None:
    """What happens how often; nothing where that was not counted."""
    seen = sorted((kind for kind, count in facts.happened.items() if count), key=lambda kind: -facts.happened[kind])
    if not seen:
        return None
    never = len(facts.happened) - len(seen)
    often = {kind: facts.happened[kind] / facts.games for kind in facts.happened}
    rarest = min(seen, key=lambda kind: facts.games_with[kind])
    sentence = voice.say(
        "events.with_never" if never else "events.all_seen",
        kinds=voice.whole(len(facts.happened)), most=voice.quoted(voice.event(seen[0])),
        rate=voice.some(often[seen[0]]), rare=voice.quoted(voice.event(rarest)),
        share=voice.percent(facts.games_with[rarest] / facts.games, 2), never=voice.whole(never),
    )  # fmt: skip
    drawn = seen if len(seen) <= 2 * SHOWN else [*seen[:SHOWN], *seen[-SHOWN:]]
    rows = [
        Span(voice.event(kind), voice.say("a_game", rate=voice.some(often[kind])), place, place, place)
        for kind, place in ((kind, log10(often[kind])) for kind in drawn)
    ]
    ends = [row.middle for row in rows]
    scale = Scale(floor(min(ends) - 1e-9), ceil(max(ends) + 1e-9))
    drawing = dots_by_tens(rows, scale, lambda power: voice.plain(10**power))
    table = Table(
        [voice.say("events.column"), *(voice.say(f"column.{key}") for key in ("kind", "a_game", "games_with"))],
        [
            [voice.event(kind), kind, voice.some(often[kind]), voice.percent(facts.games_with[kind] / facts.games, 2)]
            for kind in sorted(facts.happened, key=lambda kind: (-facts.happened[kind], kind))
        ],
    )
    notes = [voice.say("events.scale")]
    if len(drawn) < len(seen):
        notes.append(voice.say("events.drawn", number=voice.whole(SHOWN)))
    return Figure("events", voice.say("events.title"), drawing, sentence, table, tuple(notes))
