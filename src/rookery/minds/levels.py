"""The levels by name: which mind plays, and how much it may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rookery.engine.dice import Dice
from rookery.engine.game import AnyGame
from rookery.engine.refusals import Refusal
from rookery.engine.standpoint import Standpoint
from rookery.minds import weights
from rookery.minds.easy import EasyMind
from rookery.minds.greedy import GreedyMind
from rookery.minds.mind import Budget, Mind, RandomMind
from rookery.minds.search import WORLDS, Search
from rookery.minds.values import Guess, Values


@dataclass(frozen=True)
class Level:
    """A mind at its work."""

    mind: Mind
    iterations: int
    seconds: float = 0.0

    def budget(self) -> Budget:
        """How much it may think about a move."""
        return Budget(self.iterations, self.seconds)

    def untimed(self) -> Level:
        """By iterations alone: what the lab plays is the same on every machine, however busy."""
        return Level(self.mind, self.iterations)

    def choose(self, standpoint: Standpoint, dice: Dice) -> int:
        """A move."""
        return self.mind.think(standpoint, self.budget(), dice).move


# How to look ahead: in one tree; in several, each in one world and so the deeper; at all of the next steps of one's own
# turn; or, where what a moment is worth is itself a matter of chance, a single step in very many worlds.
Way = Literal["tree", "trees", "steps", "worlds"]
HARD, HARDEST = 1600, 8000  # iterations
TREES = 16
DEEPER = 16  # times the iterations, where there are several trees
USES = 8  # of each imagined world at least, where many are looked at: with few worlds more iterations bring little
CHANCES = 16  # worlds in place of one, where each worth is a matter of chance


def near(mind: Mind, way: Way, worlds: int) -> Level:
    """A step ahead in so many worlds."""
    return Level(mind, worlds * CHANCES if way == "worlds" else worlds, 0.25)


def far(values: Values, way: Way, iterations: int, steps: int, worlds: int, seconds: float) -> Level:
    """Trees of so many iterations, so many steps in so many worlds, or a step in as many worlds as iterations."""
    if way in ("tree", "trees"):
        trees, times = (TREES, DEEPER) if way == "trees" else (1, 1)
        search = Search(values, worlds=max(WORLDS, iterations // USES), trees=trees)
        return Level(search, iterations * times, seconds)
    if way == "steps":
        return Level(GreedyMind(values, steps=steps), worlds, seconds)
    return Level(GreedyMind(values), iterations, seconds)


# For people to play with, the weakest first; then those of the lab. Each is made of what moments are worth.
PEOPLE = ("easy", "normal", "hard", "hardest")
LEVELS: dict[str, Callable[[Values, Way], Level]] = {
    "easy": lambda values, way: near(EasyMind(values, 1.0), way, 4),
    "normal": lambda values, way: near(EasyMind(values, 0.25), way, 8),
    "hard": lambda values, way: far(values, way, HARD, 2, 16, 1.0),
    "hardest": lambda values, way: far(values, way, HARDEST, 3, 8, 5.0),
    "random": lambda values, way: Level(RandomMind(), 1),
    "greedy": lambda values, way: Level(GreedyMind(Guess(), patience=False), 48, 1.0),
    "quick": lambda values, way: near(GreedyMind(values), way, 2),
}
RIVAL = "normal"  # where nobody has chosen
STAND_IN = "hard"  # plays for somebody who is away


def check(name: str) -> None:
    """Refuse a name that no level has."""
    if name not in LEVELS:
        raise Refusal("no_such_bot", bot=name, bots=", ".join(LEVELS))


@lru_cache
def find(name: str, game: AnyGame, players: int, own: bool = False) -> Level:
    """A level at a game; with values of one's own, of which nothing was learnt, it goes by the game's own guess.

    Minds keep nothing between thoughts, so one can sit in many seats.
    """
    check(name)
    return make(name, game, None if own else weights.read(game, players))


def make(name: str, game: AnyGame, learnt: tuple[weights.Header, Values] | None) -> Level:
    """A level by what was learnt, or by the game's own guess."""
    if learnt is None:
        return LEVELS[name](Guess(), "worlds" if game.guess_by_chance else "trees")
    header, values = learnt
    return LEVELS[name](values, "tree" if header.tree else "steps")
