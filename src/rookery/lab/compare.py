"""Two plans over the same deals: what differs, how sure that is, and what it would take to tell.

Games of one plan are independent of each other: each has a deal and bots' dice of its own. Game n of two plans with one
seed is not: it has the same deal, and luck that both had cancels in the difference. So the differences, one a game, are
independent, and their mean has the interval of any mean. Seats of one game depend on each other, and so do the rows of
a comparison: of twenty things that do not differ, one will look as if it did.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import reduce
from math import ceil, sqrt
from typing import Any

import pyarrow as arrow
from pyarrow import compute

from rookery.engine.refusals import Refusal
from rookery.engine.tally import Z95
from rookery.lab.columns import EVENT, SCORE, flattened
from rookery.lab.record import Record

POWER = 0.841621  # standard deviations that a difference must be further out, to be found four times in five
EXACT = 1e-12  # a spread that is no more than the rounding of thirds
TOO_MANY = 10**9  # games: nobody will play them

Measures = dict[tuple[str, str], Any]  # numbers, one a game, by group and key


@dataclass(frozen=True)
class Difference:
    """How something differs from one plan to another, on average a game."""

    group: str  # seat, bot, points, score, length, ending, event
    key: str  # the seat (from 0), the bot, a line, …
    one: float  # the mean under the first plan
    other: float
    difference: float  # other - one
    low: float  # the 95 % interval of the difference
    high: float
    same: bool  # equal in every game that was played: the interval is no more than that
    pairing: float | None  # how many times as many games it would take without pairing; None: no end of them
    more: int | None  # games to add until a difference as large as this is told, four times in five; None: no saying

    @property
    def reach(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2

    @property
    def sure(self) -> bool:
        """Whether the interval leaves nought out."""
        return not self.same and not self.low <= 0.0 <= self.high


@dataclass(frozen=True)
class Comparison:
    """What differs between two plans over some games."""

    one: Record
    other: Record
    games: int
    differences: list[Difference]

    def find(self, group: str, key: str) -> Difference:
        """One of them."""
        return next(one for one in self.differences if (one.group, one.key) == (group, key))

    def data(self) -> dict[str, Any]:
        """As plain data."""
        rows = [{**asdict(one), "sure": one.sure} for one in self.differences]
        return {
            "games": self.games,
            "one": self.one.plan.data(),
            "other": self.other.plan.data(),
            "differences": rows,
        }


def compare(one: Record, other: Record) -> Comparison:
    """What differs over the games that both have; refused where those were not the same deals."""
    for what in ("game", "players", "seed"):
        first, second = getattr(one.plan, what), getattr(other.plan, what)
        if first != second:
            raise Refusal("not_paired", what=what, one=str(first), other=str(second))
    games = min(one.table.num_rows, other.table.num_rows)
    if games < 2:
        raise Refusal("too_few_games")
    pair = [measures(record.plan.players, record.table.slice(0, games)) for record in (one, other)]
    nothing = arrow.array([0.0] * games)
    keys = dict.fromkeys([*pair[0], *pair[1]])  # in their order: an ending may be one plan's alone
    found = [differ(*key, pair[0].get(key, nothing), pair[1].get(key, nothing)) for key in sorted(keys, key=order)]
    return Comparison(one, other, games, found)


GROUPS = ("seat", "bot", "points", "score", "length", "ending", "event")


def order(key: tuple[str, str]) -> int:
    """Groups in their order; within one, as they come."""
    return GROUPS.index(key[0])


def measures(players: int, table: Any) -> Measures:
    """All that can be compared, a number for each game."""
    found: Measures = {}
    won, totals = split(table["return"], players), split(table["total"], players)
    for seat in range(players):
        found["seat", str(seat)] = won[seat]
    bots = split(table["bot"], players)
    names = sorted(set(table["bot"].slice(0, players).combine_chunks().flatten().to_pylist()))
    for name in names if len(names) > 1 else ():
        sat = [compute.equal(seat, name).cast(arrow.float64()) for seat in bots]
        found["bot", name] = compute.divide(total(map(compute.multiply, sat, won)), total(sat))
    found["points", "mean"] = compute.divide(total(totals), float(players))
    best, second = best_two(totals)
    found["points", "best"], found["points", "margin"] = best, compute.subtract(best, second)
    for name in table.column_names:
        if name.startswith(SCORE):
            points = total(split(table[name], players))
            found["score", name.removeprefix(SCORE)] = compute.divide(points, float(players))
    for name in ("moves", "turns"):
        found["length", name] = number(table[name])
    for ending in sorted(compute.unique(table["ending"]).to_pylist()):
        found["ending", ending] = number(compute.equal(table["ending"], ending))
    for name in table.column_names:
        if name.startswith(EVENT):
            found["event", name.removeprefix(EVENT)] = number(table[name])
    return found


def split(column: Any, players: int) -> list[Any]:
    """A column by seat as a column for each seat; of numbers, as such."""
    flat = flattened(column).combine_chunks()
    places = arrow.array(range(0, len(flat), players))
    seats = [flat.take(compute.add(places, seat)) for seat in range(players)]
    return seats if arrow.types.is_string(flat.type) else [seat.cast(arrow.float64()) for seat in seats]


def number(column: Any) -> Any:
    """A column in one piece, as numbers."""
    whole = column.combine_chunks() if isinstance(column, arrow.ChunkedArray) else column
    return whole.cast(arrow.float64())


def total(columns: Any) -> Any:
    """The sum of columns, game by game."""
    return reduce(compute.add, columns)


def best_two(totals: Sequence[Any]) -> tuple[Any, Any]:
    """The most points in each game, and the next most; equal where two have as many."""
    best, second = totals[0], None
    for more in totals[1:]:
        lower = compute.min_element_wise(best, more)
        second = lower if second is None else compute.max_element_wise(second, lower)
        best = compute.max_element_wise(best, more)
    return best, best if second is None else second


def differ(group: str, key: str, one: Any, other: Any) -> Difference:
    """How two columns of numbers differ, game by game."""
    games = len(one)
    apart = compute.subtract(other, one)
    mean, spread = compute.mean(apart).as_py(), deviation(apart)
    if spread < EXACT * (1.0 + abs(mean)):
        spread = 0.0
    reach = quantile(games - 1) * spread / sqrt(games)
    alone = deviation(one) ** 2 + deviation(other) ** 2
    more = None
    if mean and abs(mean) <= reach:
        wanted = ceil(((Z95 + POWER) * spread / mean) ** 2)
        more = max(0, wanted - games) if wanted < TOO_MANY else None
    return Difference(
        group, key, compute.mean(one).as_py(), compute.mean(other).as_py(), mean, mean - reach, mean + reach,
        spread == 0.0, alone / spread**2 if spread else None, more,
    )  # fmt: skip


def deviation(column: Any) -> float:
    """The standard deviation of what a column is a sample of."""
    found: float = compute.stddev(column, ddof=1).as_py()
    return found


def quantile(freedom: int) -> float:
    """How many standard errors leave 5 % out: Student's, near enough from a handful of games on."""
    z = Z95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
