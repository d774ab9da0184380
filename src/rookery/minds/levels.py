"""The levels by name: which mind plays, and how much it may think."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from rookery.engine.dice import Dice
from rookery.engine.game import AnyGame
from rookery.engine.refusals import Refusal
from rookery.engine.standpoint import Standpoint
from rookery.minds import weights
from rookery.minds.easy import EasyMind
from rookery.minds.greedy import GreedyMind
from rookery.minds.mind import Budget, Mind, RandomMind
from rookery.minds.search import Search
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

    def choose(self, standpoint: Standpoint, dice: Dice) -> int:
        """A move."""
        return self.mind.think(standpoint, self.budget(), dice).move


NORMAL, HARD, HARDEST = 60, 800, 4000  # iterations


def look(values: Values, tree: bool, iterations: int, steps: int, worlds: int, seconds: float) -> Level:
    """A tree of so many iterations, or so many steps of one's own turn in full, in so many worlds."""
    if tree:
        return Level(Search(values), iterations, seconds)
    return Level(GreedyMind(values, steps=steps), worlds, seconds)


# For people to play with, the weakest first; then those of the lab. Each is made of what moments are worth.
PEOPLE = ("easy", "normal", "hard", "hardest")
LEVELS: dict[str, Callable[[Values, bool], Level]] = {
    "easy": lambda values, tree: Level(EasyMind(values), 4, 0.25),
    "normal": lambda values, tree: look(values, tree, NORMAL, 1, 2, 0.25),
    "hard": lambda values, tree: look(values, tree, HARD, 2, 16, 1.0),
    "hardest": lambda values, tree: look(values, tree, HARDEST, 3, 8, 5.0),
    "random": lambda values, tree: Level(RandomMind(), 1),
    "greedy": lambda values, tree: Level(GreedyMind(Guess(), patience=False), 48, 1.0),
    "quick": lambda values, tree: Level(GreedyMind(values), 2, 0.25),
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
    learnt = None if own else weights.read(game, players)
    if learnt is None:
        return LEVELS[name](Guess(), True)
    header, values = learnt
    return LEVELS[name](values, header.tree)
