"""What research libraries want to know of a game before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rookery.engine import registry
from rookery.engine.dice import SEEDS, derive
from rookery.engine.game import AnyGame, Options
from rookery.engine.refusals import Refusal
from rookery.engine.state import State
from rookery.minds import weights

LONGEST = 20_000  # moves, where a game names no limit: the laws hold that random play ends before
LARGEST = 100.0  # no number that a seat knows is as large, by the laws


@dataclass(frozen=True)
class Spec:
    """A game with its players and options, as it is played again and again."""

    game: AnyGame
    players: int
    options: Options

    @cached_property
    def size(self) -> int:
        """How many numbers a seat knows."""
        return weights.size(self.game, self.players)

    @property
    def actions(self) -> int:
        """How many moves the game has in all."""
        return len(self.game.catalogue)

    @property
    def limit(self) -> int:
        """Moves after which a game is stopped, and counts as it stands."""
        return self.game.limit or LONGEST

    def __reduce__(self) -> tuple[object, ...]:
        return spec, (self.game.name, self.players, dict(self.options))

    def deal(self, seed: int, number: int) -> State:
        """The game of a number in the row that a seed begins: the first is that of the seed itself."""
        state: State = self.game.start(self.players, self.options, derive(seed, "deal", number) if number else seed)
        return state


def spec(game: str, players: int, options: Mapping[str, object] | None = None) -> Spec:
    """A game as research libraries know it; refused where it cannot be played so, or tells nothing in numbers."""
    found = registry.find(game)
    made = Spec(found, players, found.settle(options))
    found.start(players, made.options, 0)  # refuses a wrong number of players
    if not made.size:
        raise Refusal("nothing_to_learn", game=game)
    return made


def check_seed(seed: int) -> int:
    """A seed that can be dealt from."""
    if not 0 <= seed < SEEDS:
        raise Refusal("wrong_seed", seed=str(seed))
    return seed
