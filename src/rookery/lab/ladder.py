"""The ladder: every level against the one below it, over the same deals from every seat, and what that makes them."""

from __future__ import annotations

from concurrent.futures import Executor
from dataclasses import dataclass
from math import log10
from typing import Any

from rookery.engine.game import Options
from rookery.engine.tally import Tally
from rookery.lab.duel import Contestant, Duel, Outcome, fight
from rookery.minds import levels

RUNGS = ("random", *levels.PEOPLE)  # from the ground up
YARDSTICK = "greedy"  # what the stronger ones are measured against, too
GROUND = 1000.0
ELO = 400.0  # points that make the odds ten to one
SURE = 0.999  # of the wins: more is not told apart


@dataclass
class Rung:
    """A level, how it did against the one below and against the yardstick, and its rating."""

    level: str
    below: Outcome | None
    yardstick: Outcome | None
    rating: float
    error: float  # half of the 95 % interval of the rating

    def data(self, players: int) -> dict[str, Any]:
        """As plain data."""
        found: dict[str, Any] = {"level": self.level, "rating": round(self.rating), "error": round(self.error)}
        for name, outcome in (("below", self.below), ("yardstick", self.yardstick)):
            if outcome is not None:
                found[name] = {
                    **outcome.tally.data(), "even": 1 / players, "ms": round(outcome.milliseconds(0), 2),
                    "moves": round(outcome.moves / outcome.tally.games, 1), "longest": outcome.longest,
                    "stopped": outcome.stopped,
                }  # fmt: skip
        return found


def pairs() -> list[tuple[str, str]]:
    """Who is measured against whom: each level against the one below, and one against the yardstick."""
    return [*zip(RUNGS[1:], RUNGS, strict=False), (levels.STAND_IN, YARDSTICK)]


def climb(
    game: str, players: int, deals: int, seed: int, options: Options | None = None, executor: Executor | None = None
) -> list[Rung]:
    """The ladder of a game, from the ground up."""
    settled = options or Options()
    found: dict[tuple[str, str], Outcome] = {}
    for one, rival in pairs():
        duel = Duel(game, players, Contestant(one), Contestant(rival), deals, seed, settled)
        found[one, rival] = fight(duel, executor)
    return rungs_of(found, players)


def rungs_of(found: dict[tuple[str, str], Outcome], players: int) -> list[Rung]:
    """What duels make of the levels, from the ground up."""
    rungs: list[Rung] = []
    for number, level in enumerate(RUNGS):
        below = found.get((level, RUNGS[number - 1])) if number else None
        rating, error = rungs[-1].rating if rungs else GROUND, 0.0
        if below is not None:
            step, apart = better(below.tally, players)
            rating, error = rating + step, (rungs[-1].error ** 2 + apart**2) ** 0.5
        rungs.append(Rung(level, below, found.get((level, YARDSTICK)), rating, error))
    return rungs


def better(tally: Tally, players: int) -> tuple[float, float]:
    """By how many points a share of the wins puts one above the others, and half of its 95 % interval."""
    low, high = tally.interval()
    return points(tally.rate, players), (points(high, players) - points(low, players)) / 2


def points(share: float, players: int) -> float:
    """Elo's points of a share: against several equals, an even share is none."""
    share = min(SURE, max(1 - SURE, share))
    return ELO * log10(share * (players - 1) / (1 - share))
