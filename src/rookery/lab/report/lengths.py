"""How long games are, in turns and in moves, and which were stopped."""

from __future__ import annotations

from collections import Counter

from rookery.engine import registry
from rookery.lab.report.drawing import step_of
from rookery.lab.report.facts import Facts, quantile
from rookery.lab.report.figure import Figure, Table
from rookery.lab.report.pictures import columns
from rookery.lab.report.voice import Voice
from rookery.lab.rows import STOPPED

MOST = 36  # columns
NEARLY_ALL = 0.995  # of the games: where a few are far longer, only these are drawn
FAR = 1.6  # times as long


def lengths(facts: Facts, voice: Voice, unit: str) -> Figure:
    """How long games are in one unit."""
    counts = facts.lengths[unit]
    marks = {name: quantile(counts, part) for name, part in QUARTILES.items()}
    told = {name: voice.whole(value) for name, value in marks.items()}
    mean = sum(value * count for value, count in counts.items()) / facts.games
    alike = "same" if marks["least"] == marks["most"] else "half" if marks["low"] == marks["high"] else "sentence"
    sentence = voice.say(f"{unit}.{alike}", **told, mean=voice.number(mean))
    drawn = shown(counts)
    first, width, heights = binned(drawn)
    left_out = counts.total() - drawn.total()
    notes = [stopped(facts, voice)]
    if left_out:
        args = {"games": voice.whole(left_out), "longest": voice.whole(max(drawn)), "count": left_out}
        notes.append(voice.say("left_out", **args))
    drawing = columns(
        [("bar", "", [height / facts.games for height in heights])],
        first, width, (voice.plain, voice.percent_mark), voice.say(f"{unit}.unit"),
    )  # fmt: skip
    rows = [[voice.say(f"quartile.{name}"), value] for name, value in told.items()]
    table = Table(
        [voice.say("column.games"), voice.say(f"{unit}.unit")], [*rows, [voice.say("mean"), voice.number(mean)]]
    )
    return Figure(unit, voice.say(f"{unit}.title"), drawing, sentence, table, tuple(notes))


QUARTILES = {"least": 0.0, "low": 0.25, "middle": 0.5, "high": 0.75, "most": 1.0}


def stopped(facts: Facts, voice: Voice) -> str:
    """How many games were stopped."""
    count, limit = facts.endings[STOPPED], registry.find(facts.plan.game).limit
    if not count:
        return voice.say("stopped.none")
    told = {"games": voice.whole(count), "share": voice.percent(count / facts.games, 2), "limit": voice.whole(limit)}
    return voice.say("stopped.some", count=count, **told)


def shown(counts: Counter[int]) -> Counter[int]:
    """What is drawn: all, or where a few are far out, nearly all."""
    nearly = quantile(counts, NEARLY_ALL)
    if max(counts) - min(counts) <= FAR * (nearly - min(counts)) or nearly == min(counts):
        return counts
    return Counter({value: count for value, count in counts.items() if value <= nearly})


def binned(counts: Counter[int]) -> tuple[float, float, list[int]]:
    """Counts in columns of a round width: where they begin, how wide they are, and the counts.

    A column of one value stands around it; of more, it begins with a round one.
    """
    low, high = min(counts), max(counts)
    step = step_of((high - low + 1) / MOST)
    width = max(1, int(step) if step != 2.5 else 5)
    first = low // width * width
    heights = [0] * ((high - first) // width + 1)
    for value, count in counts.items():
        heights[(value - first) // width] += count
    return first - 0.5, width, heights
