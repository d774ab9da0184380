"""What a mind is, how much it may think, and what comes of it."""

from __future__ import annotations

import time

from mypy_extensions import mypyc_attr

from rookery.engine.dice import Dice
from rookery.engine.events import Event
from rookery.engine.standpoint import Standpoint, stand
from rookery.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """How much may be thought: so many iterations, so many seconds, whichever ends first; 0 is no bound.

    With iterations alone a thought is the same on every machine. `spent` is asked every few iterations; who wants to
    stop a thought at any moment overrides it.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.until: float = 0.0

    def begin(self) -> None:
        """The clock starts."""
        if self.seconds > 0.0:
            self.until = time.monotonic() + self.seconds

    def spent(self) -> bool:
        """Whether it is time to stop, whatever the iterations."""
        return self.seconds > 0.0 and time.monotonic() >= self.until


class Thought:
    """A move, and why: what each legal move seemed worth, in shares of the win."""

    def __init__(self, move: int, moves: list[int], shares: list[float]) -> None:
        self.move: int = move
        self.moves: list[int] = moves  # the legal ones
        self.shares: list[float] = shares  # of the win, as far as was seen, after each
        self.visits: list[float] = []  # how often each was looked at
        self.worlds: int = 0  # that were looked at
        self.line: list[tuple[int, int]] = []  # how it might go on: seats and moves

    def share(self, move: int) -> float:
        """What a legal move seemed worth."""
        return self.shares[self.moves.index(move)]

    def __reduce__(self) -> tuple[object, ...]:
        return thought, (self.move, self.moves, self.shares, self.visits, self.worlds, self.line)


def thought(
    move: int, moves: list[int], shares: list[float], visits: list[float], worlds: int, line: list[tuple[int, int]]
) -> Thought:
    """A thought, made again."""
    made = Thought(move, moves, shares)
    made.visits = visits
    made.worlds = worlds
    made.line = line
    return made


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Thinks for a seat, from what that seat may know; all its chance comes from the dice it is given.

    It keeps nothing from one thought to the next.
    """

    def think(self, standpoint: Standpoint, budget: Budget, dice: Dice) -> Thought:
        """One of the standpoint's legal moves, and what it thought of all of them."""
        raise NotImplementedError

    def listens(self) -> bool:
        """Whether it wants the story that its seat has heard."""
        return False


class RandomMind(Mind):
    """Plays any legal move, each as likely as the others."""

    def think(self, standpoint: Standpoint, budget: Budget, dice: Dice) -> Thought:
        legal = standpoint.legal()
        return Thought(legal[dice.pick(len(legal))], legal, [0.0] * len(legal))


def ask(mind: Mind, budget: Budget, state: State, seat: int, dice: Dice, story: list[Event]) -> int:
    """A mind's choice at the true table. It is shown a standpoint; where there is no choice it is not asked.

    Chance alone needs no standpoint, which is much faster.
    """
    legal = state.legal(seat)
    if isinstance(mind, RandomMind):
        return legal[dice.pick(len(legal))]
    if len(legal) == 1:
        return legal[0]
    return mind.think(stand(state, seat, dice, story), budget, dice).move
