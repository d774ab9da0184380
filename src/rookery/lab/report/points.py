"""Points: of winners and of the others, by seat, and by line of the score sheet."""

from __future__ import annotations

from collections import Counter

from rookery.lab.report.facts import Facts, quantile
from rookery.lab.report.figure import Figure, Table
from rookery.lab.report.lengths import binned
from rookery.lab.report.pictures import Pair, Span, columns, pairs, spans
from rookery.lab.report.voice import Voice


def totals(facts: Facts, voice: Voice) -> Figure:
    """What winners and the others have at the end."""
    won, lost = facts.totals[True], facts.totals[False]
    first, width, _ = binned(won + lost)
    sides = [("bar lost", lost, "others"), ("bar won", won, "winners")]
    series = []
    for kind, counts, name in sides:
        if counts:
            heights = spread(counts, first, width, max(max(won, default=0), max(lost, default=0)))
            series.append((kind, voice.say(name), [height / counts.total() for height in heights]))
    told = {
        "won": voice.number(mean(won)) if won else "–",
        "lost": voice.number(mean(lost)) if lost else "–",
        "low": voice.whole(quantile(won, 0.25)) if won else "–",
        "high": voice.whole(quantile(won, 0.75)) if won else "–",
    }
    kind = "points.sentence" if won and lost else "points.all_won" if won else "points.none_won"
    drawing = columns(series, first, width, (voice.plain, voice.percent_mark), voice.say("points.unit"))
    rows = [
        [voice.say(name), voice.whole(counts.total()), voice.number(mean(counts), 2)]
        + [voice.whole(quantile(counts, part)) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
        for _, counts, name in sides
        if counts
    ]
    names = [voice.say(f"quartile.{name}") for name in ("least", "low", "middle", "high", "most")]
    table = Table([voice.say("column.who"), voice.say("column.count"), voice.say("mean"), *names], rows)
    return Figure("points", voice.say("points.title"), drawing, voice.say(kind, **told), table)


def spread(counts: Counter[int], first: float, width: float, most: int) -> list[int]:
    """Counts in given columns."""
    heights = [0] * (int((most - first) // width) + 1)
    for value, count in counts.items():
        heights[int((value - first) // width)] += count
    return heights


def mean(counts: Counter[int]) -> float:
    """The mean of counted values."""
    return sum(value * count for value, count in counts.items()) / counts.total()


def seat_points(facts: Facts, voice: Voice) -> Figure:
    """The points of each seat, and the lines they are made of."""
    found = [facts.points_of(seat) for seat in range(facts.plan.players)]
    means = [one.mean for one in found]
    best, worst = means.index(max(means)), means.index(min(means))
    rows = [
        Span(voice.place(seat), voice.number(one.mean, 2), one.mean - one.reach, one.mean, one.mean + one.reach,
             f"seat seat-{seat % 5}")
        for seat, one in enumerate(found)
    ]  # fmt: skip
    sentence = voice.say(
        "seat_points.sentence",
        best=voice.seat(best), worst=voice.seat(worst), most=voice.number(means[best], 2),
        reach=voice.number(found[best].reach, 2), fewest=voice.number(means[worst], 2),
    )  # fmt: skip
    lines = [line for line in facts.line_names() if any(facts.lines_by_seat[line, seat] for seat in range(len(found)))]
    table = Table(
        [voice.say("seats.column"), voice.say("column.points"), "± 95\u00a0%", *map(voice.line, lines)],
        [
            [voice.place(seat), voice.number(one.mean, 2), voice.number(one.reach, 2)]
            + [voice.number(facts.lines_by_seat[line, seat] / facts.games, 2) for line in lines]
            for seat, one in enumerate(found)
        ],
    )
    return Figure("seat-points", voice.say("seat_points.title"), spans(rows, voice.plain), sentence, table)


def lines(facts: Facts, voice: Voice) -> Figure | None:
    """What wins: each line of the score sheet, of winners and of the others; nothing where all win, or nobody."""
    won, lost = (facts.totals[side].total() for side in (True, False))
    used = [line for line in facts.line_names() if facts.lines[line, True] or facts.lines[line, False]]
    if not won or not lost or not used:
        return None
    used.sort(key=lambda line: -facts.leads[line].mean)
    rows = [
        Pair(
            voice.line(line),
            voice.signed(facts.leads[line].mean),
            facts.lines[line, False] / lost,
            facts.lines[line, True] / won,
        )
        for line in used
    ]
    whole, first, last = facts.leads[""], facts.leads[used[0]], facts.leads[used[-1]]
    sentence = voice.say(
        "lines.both" if last.mean < -last.reach else "lines.gain",
        lead=voice.number(whole.mean, 2), line=voice.quoted(voice.line(used[0])), points=voice.signed(first.mean),
        reach=voice.number(first.reach, 2), other=voice.quoted(voice.line(used[-1])), cost=voice.signed(last.mean),
    )  # fmt: skip
    table = Table(
        [voice.say("lines.column"), *(voice.say(name) for name in ("winners", "others", "column.lead")), "± 95\u00a0%"],
        [
            [
                voice.line(line),
                voice.number(facts.lines[line, True] / won, 2),
                voice.number(facts.lines[line, False] / lost, 2),
                voice.signed(facts.leads[line].mean),
                voice.number(facts.leads[line].reach, 2),
            ]
            for line in used
        ],
    )
    drawing = pairs(rows, voice.plain, (voice.say("others"), voice.say("winners")))
    return Figure("lines", voice.say("lines.title"), drawing, sentence, table, (voice.say("lines.note"),))
