"""A decision is one object, a step; what is owed is a stack of steps, kept in the state as data."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from rookery.engine.dice import Dice
from rookery.engine.refusals import Refusal
from rookery.engine.state import MOST_SEATS, NONE, SEATS, State

S = TypeVar("S", bound="Stepped")

# What a step may say instead of a forced move.
ASK: Final = -1  # there is a choice
LAPSE: Final = -2  # nothing is left to choose: the step lapses

# What is owed later: which step, who owes it (a bit a seat), and what it is about. Only this module reads one.
STEP_BITS: Final = 6
STEP_MASK: Final = (1 << STEP_BITS) - 1
SEATS_MASK: Final = (1 << MOST_SEATS) - 1
ABOUT_SHIFT: Final = STEP_BITS + MOST_SEATS


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What may be chosen, what a choice does, and why another is refused. It keeps nothing: all is in the state.

    `number` is its place among the game's steps, `rule` the paragraph that asks for the decision. What it is about
    (a pile, a card; see `Stepped.owe`) is `state.about`, in all of its methods.
    """

    def __init__(self, number: int, name: str, rule: str) -> None:
        self.number: int = number
        self.name: str = name
        self.rule: str = rule

    def legal(self, state: S, seat: int) -> list[int]:
        """The moves open to a seat that owes this step; never none."""
        raise NotImplementedError

    def play(self, state: S, seat: int, move: int) -> None:
        """What a move does. The seat owes this step no longer; if it should again, the step is owed anew."""
        raise NotImplementedError

    def forced(self, state: S, seat: int) -> int:
        """The move that leaves no choice and plays itself; ASK: there is a choice; LAPSE: there is nothing to do."""
        return ASK

    def lapse(self, state: S, seat: int) -> None:
        """What comes of it where there is nothing to choose."""

    def refuse(self, state: S, seat: int, move: int) -> Refusal:
        """Why a seat that owes this step may not play a move."""
        return Refusal("not_legal", self.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stepped(State):
    """A state whose decisions are steps: one is owed first, the others later; with none, the game is over."""

    def __init__(self, players: int, dice: Dice, steps: list[Step[Any]]) -> None:
        super().__init__(players, dice)
        self.steps: list[Step[Any]] = steps  # by number; never changed
        self.step: Step[Any] = NO_STEP  # what is owed first
        self.owing: i64 = 0  # by whom: a bit a seat
        self.about: i64 = NONE  # what that step, or the one being played, is about
        self.later: list[int] = []  # what is owed after it, packed; the last comes first

    def copy_owed(self, twin: Stepped) -> None:
        """Let a copy owe the same."""
        twin.step = self.step
        twin.owing = self.owing
        twin.about = self.about
        twin.later = self.later[:]

    def go_on(self) -> None:
        """What comes when nothing is owed any more: owe the next step, or the game is over."""

    # What is owed

    def owe(self, step: int, seat: int, about: i64 = 0) -> None:
        """Let a seat owe a step, about something that is not negative, before all else."""
        self.owe_all(step, 1 << seat, about)

    def owe_all(self, step: int, seats: i64, about: i64 = 0) -> None:
        """Let a set of seats, a bit each, owe a step all at once."""
        if self.owing:
            self.later.append((self.about << MOST_SEATS | self.owing) << STEP_BITS | self.step.number)
        self.step = self.steps[step]
        self.owing = seats
        self.about = about

    def next_step(self) -> int:
        """The number of the step that is owed after the first; NONE where there is none."""
        return self.later[-1] & STEP_MASK if self.later else NONE

    def next_about(self) -> int:
        """What that step is about."""
        return self.later[-1] >> ABOUT_SHIFT

    def owes(self, step: int) -> bool:
        """Whether a step is owed, first or later."""
        return self.step.number == step or any(entry & STEP_MASK == step for entry in self.later)

    def waiting(self) -> list[int]:
        return SEATS[self.owing]

    # What is done

    def legal(self, seat: int) -> list[int]:
        return self.step.legal(self, seat)

    def play(self, seat: int, move: int) -> None:
        step = self.step
        self.owing &= ~(1 << seat)
        if self.owing:  # others still owe it
            step.play(self, seat, move)
        else:
            self.step = NO_STEP
            step.play(self, seat, move)
            self.advance()

    def advance(self) -> None:
        """Go on to the next choice: what leaves none is done."""
        while True:
            if not self.owing:
                if self.later:
                    entry: i64 = self.later.pop()
                    self.step = self.steps[entry & STEP_MASK]
                    self.owing = entry >> STEP_BITS & SEATS_MASK
                    self.about = entry >> ABOUT_SHIFT
                else:
                    self.go_on()
                    if not self.owing:
                        self.about = NONE
                        return
            if self.owing & (self.owing - 1):  # several seats: they choose at once
                return
            step = self.step
            seat = SEATS[self.owing][0]
            move = step.forced(self, seat)
            if move == ASK:
                return
            self.step = NO_STEP
            self.owing = 0
            if move == LAPSE:
                step.lapse(self, seat)
            else:
                step.play(self, seat, move)

    def refuse(self, seat: int, move: int) -> Refusal:
        return self.step.refuse(self, seat, move)


NO_STEP: Final[Step[Any]] = Step(NONE, "over", "")
