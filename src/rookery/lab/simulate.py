"""Many games between bots, and who wins them: a report is a fold over rows."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from itertools import repeat
from math import fsum
from pathlib import Path
from typing import Any

from rookery.engine import files
from rookery.engine.refusals import Refusal
from rookery.engine.tally import Tally
from rookery.lab.plan import Plan
from rookery.lab.rows import AHEAD, Row, batches


@dataclass
class Report:
    """What was played: the shares of the wins by bot and by seat, the endings, the length.

    Equal shares are counted, not summed, so that no sum depends on the order in which rows were added.
    """

    plan: Plan
    shares_by_bot: Counter[tuple[str, float]] = field(default_factory=Counter)
    shares_by_seat: Counter[tuple[int, float]] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    played: int = 0  # games, in so many seconds: those of before were counted only
    seconds: float = 0.0
    events: Counter[str] = field(default_factory=Counter)  # by kind, where details are wished
    points: Counter[str] = field(default_factory=Counter)  # of all players, by line of the score sheet

    def add(self, rows: Sequence[Row]) -> None:
        """Count some games."""
        if not rows:
            return
        _, _, bots, returns, _, scores, moves, _, endings, events, _ = zip(*rows, strict=True)
        for seat, (names, won) in enumerate(zip(zip(*bots, strict=True), zip(*returns, strict=True), strict=True)):
            self.shares_by_bot.update(zip(names, won, strict=True))
            self.shares_by_seat.update(zip(repeat(seat), won, strict=False))
        self.endings.update(endings)
        self.moves += sum(moves)
        for kind, counts in zip(self.plan.kinds(), zip(*events, strict=True), strict=True):
            self.events += Counter({kind: sum(counts)})  # leaves out what never happened
        for line, sheets in zip(self.plan.lines(), zip(*scores, strict=True), strict=True):
            self.points[line] += sum(map(sum, sheets))

    @property
    def by_bot(self) -> dict[str, Tally]:
        """How often each bot played, and its wins."""
        return {bot: tally(self.shares_by_bot, bot) for bot in self.plan.bots}

    @property
    def by_seat(self) -> list[Tally]:
        """The wins of each seat."""
        return [tally(self.shares_by_seat, seat) for seat in range(self.plan.players)]

    def data(self) -> dict[str, Any]:
        """The results as plain data; nothing in it depends on time or on the machine."""
        data = {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": dict(self.plan.options),
            "games": self.plan.games,
            "seed": self.plan.seed,
            "moves": self.moves,
            "endings": dict(sorted(self.endings.items())),
            "bots": {bot: tally.data() for bot, tally in self.by_bot.items()},
            "seats": [tally.data() for tally in self.by_seat],
        }
        if self.plan.details:
            points = {line: points for line, points in self.points.items() if points}
            data |= {"events": dict(sorted(self.events.items())), "points": dict(sorted(points.items()))}
        return data


def tally(shares: Counter[tuple[Any, float]], who: object) -> Tally:
    """How often somebody played, and the sum of their shares of the wins."""
    mine = {share: count for (one, share), count in shares.items() if one == who}
    return Tally(sum(mine.values()), fsum(share * count for share, count in mine.items()))


def simulate(
    plan: Plan,
    executor: Executor | None = None,
    ahead: int = AHEAD,
    hear: Callable[[int], None] = lambda games: None,
    journals: str = "",
) -> Report:
    """Play a plan; `hear` is told how many games have been played since it was last told."""
    began = time.perf_counter()
    report = Report(plan)
    for rows in kept_in(journals, plan, batches(plan, executor, ahead=ahead)):
        report.add(rows)
        hear(len(rows))
    report.played, report.seconds = plan.games, time.perf_counter() - began
    return report


def kept_in(journals: str, plan: Plan, batches: Iterable[list[Row]]) -> Iterator[list[Row]]:
    """The same rows, once the journals that came with them are written to a folder, if there is one."""
    if journals:
        make_folder(journals)
    for rows in batches:
        for row in rows if journals else ():
            files.write(Path(journals) / f"{plan.game}-{row.number:06}.json", row.journal)
        yield rows


def make_folder(path: str | Path) -> None:
    """Make a folder, where it is missing."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Refusal("cannot_write", path=str(path), why=problem.strerror or str(problem)) from None
