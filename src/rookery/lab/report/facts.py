"""What a report tells of a folder's rows: sums and counts, taken part by part, so that no folder is too large."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

import pyarrow as arrow
from pyarrow import compute

from rookery.engine.tally import Z95, Tally
from rookery.lab.columns import EVENT, SCORE, flattened
from rookery.lab.compare import split, total
from rookery.lab.folder import read_parts, read_plan
from rookery.lab.plan import Plan


@dataclass
class Moments:
    """How many numbers there were, their sum, and the sum of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, count: int, total: float, squares: float) -> None:
        """Count some more."""
        self.count += count
        self.total += total
        self.squares += squares

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.count if self.count else 0.0

    @property
    def reach(self) -> float:
        """Half of the 95 % interval of what they are a sample of."""
        if self.count < 2:
            return 0.0
        variance = max(0.0, self.squares - self.total * self.mean) / (self.count - 1)
        return Z95 * sqrt(variance / self.count)


@dataclass
class Facts:
    """What was played, and what came of it."""

    plan: Plan
    games: int = 0
    shares: Counter[tuple[int, str, float]] = field(default_factory=Counter)  # by seat, bot and share of the win
    points: dict[tuple[int, str], Moments] = field(default_factory=dict)  # by seat and bot
    totals: dict[bool, Counter[int]] = field(default_factory=lambda: {True: Counter(), False: Counter()})  # by "won"
    lines: dict[tuple[str, bool], int] = field(default_factory=Counter)  # points of a line, of winners or of others
    lines_by_seat: dict[tuple[str, int], int] = field(default_factory=Counter)
    leads: dict[str, Moments] = field(default_factory=dict)  # by line: a game's winners before its others, on average
    lengths: dict[str, Counter[int]] = field(default_factory=lambda: {"turns": Counter(), "moves": Counter()})
    endings: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)  # how often an event did, in all
    games_with: Counter[str] = field(default_factory=Counter)  # in how many games it did

    def by_seat(self) -> list[Tally]:
        """The wins of each seat."""
        return [self.tally(seat=seat) for seat in range(self.plan.players)]

    def by_bot(self) -> dict[str, Tally]:
        """The wins of each bot."""
        return {bot: self.tally(bot=bot) for bot in sorted(set(self.plan.bots))}

    def tally(self, seat: int | None = None, bot: str | None = None) -> Tally:
        """The wins of a seat, or of a bot."""
        found = Tally()
        for (sat, name, share), count in sorted(self.shares.items()):
            if (seat is None or seat == sat) and (bot is None or bot == name):
                found.add(Tally(count, count * share))
        return found

    def points_of(self, seat: int) -> Moments:
        """The points of a seat."""
        found = Moments()
        for (sat, _), some in self.points.items():
            if sat == seat:
                found.add(some.count, some.total, some.squares)
        return found

    def line_names(self) -> list[str]:
        """The lines of the score sheet."""
        return sorted({line for line, _ in self.lines})

    def wins(self) -> dict[tuple[int, str], Moments]:
        """The shares of the win, by seat and bot."""
        found: dict[tuple[int, str], Moments] = {}
        for (seat, bot, share), count in sorted(self.shares.items()):
            found.setdefault((seat, bot), Moments()).add(count, count * share, count * share * share)
        return found

    def add(self, table: Any) -> None:
        """Count the games of a part."""
        self.games += table.num_rows
        for name, counts in self.lengths.items():
            counts.update(counted(table[name]))
        self.endings.update(counted(table["ending"]))
        for name in table.column_names:
            if name.startswith(EVENT):
                kind = name.removeprefix(EVENT)
                self.happened[kind] += compute.sum(table[name]).as_py()
                self.games_with[kind] += compute.sum(compute.greater(table[name], 0)).as_py()
        self.add_seats(table, [name for name in table.column_names if name.startswith(SCORE)])

    def add_seats(self, table: Any, lines: list[str]) -> None:
        """Count what is told seat by seat."""
        players = self.plan.players
        share, points = flattened(table["return"]), flattened(table["total"]).cast(arrow.int64())
        seats = {
            "seat": arrow.array(list(range(players)) * table.num_rows),
            "bot": flattened(table["bot"]),
            "share": share,
            "won": compute.greater(share, 0.0),
            "total": points,
            "square": compute.multiply(points, points),
            **{name: flattened(table[name]) for name in lines},
        }
        flat = arrow.table(seats)
        for row in rows(flat, ["seat", "bot", "share"], [("total", "count")]):
            self.shares[row["seat"], row["bot"], row["share"]] += row["total_count"]
        for row in rows(flat, ["won", "total"], [("seat", "count")]):
            self.totals[row["won"]][row["total"]] += row["seat_count"]
        for row in rows(flat, ["seat", "bot"], [("total", "count"), ("total", "sum"), ("square", "sum")]):
            place = self.points.setdefault((row["seat"], row["bot"]), Moments())
            place.add(row["total_count"], row["total_sum"], row["square_sum"])
        for row in rows(flat, ["seat", "won"], [(name, "sum") for name in lines]):
            for name in lines:
                line = name.removeprefix(SCORE)
                self.lines[line, row["won"]] += row[f"{name}_sum"]
                self.lines_by_seat[line, row["seat"]] += row[f"{name}_sum"]
        won = [compute.greater(one, 0.0).cast(arrow.float64()) for one in split(table["return"], players)]
        for name in ["total", *lines]:
            lead = leads(split(table[name], players), won)
            some = self.leads.setdefault(name.removeprefix(SCORE) if name in lines else "", Moments())
            squares = compute.sum(compute.multiply(lead, lead), min_count=0).as_py()
            some.add(len(lead), compute.sum(lead, min_count=0).as_py(), squares)


def read(path: str | Path) -> Facts:
    """The facts of a folder; refused where it is not sound."""
    folder = Path(path)
    facts = Facts(read_plan(folder))
    for table in read_parts(folder, facts.plan):
        facts.add(table)
    return facts


def counted(column: Any) -> dict[Any, int]:
    """How often each value stands in a column."""
    return {pair["values"]: pair["counts"] for pair in compute.value_counts(column).to_pylist()}


def rows(flat: Any, keys: list[str], sums: list[tuple[str, str]]) -> Iterable[dict[str, Any]]:
    """What is summed or counted for each combination of some keys."""
    found: list[dict[str, Any]] = flat.group_by(keys).aggregate(sums).to_pylist()
    return found


def leads(points: list[Any], won: list[Any]) -> Any:
    """By how much a game's winners are before its others, on average; of games that have both."""
    winners = total(won)
    others = compute.subtract(float(len(won)), winners)
    of_winners = total(map(compute.multiply, points, won))
    of_others = compute.subtract(total(points), of_winners)
    both = compute.and_(compute.greater(winners, 0.0), compute.greater(others, 0.0))
    return compute.subtract(compute.divide(of_winners, winners), compute.divide(of_others, others)).filter(both)


def quantile(counts: Counter[int], part: float) -> int:
    """The least value that so large a part of the counted ones do not exceed."""
    wanted, seen = part * counts.total(), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")
