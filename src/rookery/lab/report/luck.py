"""How luck and level share the result: how much of what differs from game to game goes with the bot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rookery.lab.report.facts import Facts, Moments
from rookery.lab.report.figure import Figure, Table
from rookery.lab.report.pictures import Bar, bars
from rookery.lab.report.voice import Voice

Place = tuple[int, str]  # a seat, and the bot that sat there


class Parts(NamedTuple):
    """How the variance of a result is shared out; they sum to 1."""

    level: float
    seat: float
    rest: float


def share_out(cells: Mapping[Place, Moments]) -> Parts:
    """How much of the variance goes with the bot, how much with the seat, and what is left.

    Bots change places from game to game, so the two do not mix. Groups differ by chance, too; what chance alone would
    make of them is taken off (Kelley's epsilon squared).
    """
    whole = summed(cells, lambda place: "")[""]
    about = whole.squares - whole.total * whole.mean
    if about <= 0:
        return Parts(0.0, 0.0, 1.0)
    bots, seats = summed(cells, lambda place: place[1]), summed(cells, lambda place: str(place[0]))
    between = [
        sum(one.total * one.mean for one in group.values()) - whole.total * whole.mean for group in (bots, seats)
    ]
    ways = [len(bots) - 1, len(seats) - 1]
    left = max(0.0, about - sum(between)) / max(1, whole.count - 1 - sum(ways))
    level, seat = (max(0.0, part - way * left) / about for part, way in zip(between, ways, strict=True))
    return Parts(level, seat, max(0.0, 1.0 - level - seat))


def summed(cells: Mapping[Place, Moments], key: Callable[[Place], str]) -> dict[str, Moments]:
    """Moments by a key of their place."""
    found: dict[str, Moments] = {}
    for place, some in sorted(cells.items()):
        found.setdefault(key(place), Moments()).add(some.count, some.total, some.squares)
    return found


def luck(facts: Facts, voice: Voice) -> Figure:
    """How luck and level share the win, and the points."""
    results = {"win": share_out(facts.wins()), "points": share_out(facts.points)}
    rows, cells = [], []
    for result, parts in results.items():
        for part, value in parts._asdict().items():
            label = voice.say(f"luck.{result}_{part}")
            rows.append(Bar(label, voice.percent(value), value, f"bar {part}"))
        cells.append([voice.say(f"luck.{result}"), *(voice.percent(value, 2) for value in parts)])
    told = {
        f"{result}_{part}": voice.percent(value)
        for result, parts in results.items()
        for part, value in parts._asdict().items()
    }
    table = Table([voice.say("luck.column"), *(voice.say(f"luck.{part}") for part in Parts._fields)], cells)
    sentence = voice.say("luck.sentence", **told)
    return Figure(
        "luck", voice.say("luck.title"), bars(rows, voice.percent_mark), sentence, table, (voice.say("luck.note"),)
    )
