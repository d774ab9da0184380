"""One moment of a game: plain data, changed in place, cheap to copy."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from rookery.engine import fields
from rookery.engine.dice import Dice
from rookery.engine.events import EVERYONE, Event
from rookery.engine.features import Features
from rookery.engine.refusals import Refusal

NONE: Final = -1  # no seat, no piece, no place
NOBODY: Final[list[int]] = []  # no seats
MOST_SEATS: Final = 5
# The seats in a set of them, a bit each; lists made once, never changed.
SEATS: Final = [[seat for seat in range(MOST_SEATS) if mask >> seat & 1] for mask in range(1 << MOST_SEATS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a state with fields of its own: a seat's things, a round. It is made without arguments."""

    @classmethod
    def of(cls, **wished: Any) -> Any:
        """A part with these fields."""
        return fields.restore(cls, wished)

    def __reduce__(self) -> tuple[object, ...]:
        return fields.restore, (type(self), fields.values(self))

    def __repr__(self) -> str:
        return fields.show(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state can do. It is made with its players and dice.

    Lists it returns are its own: read them, don't change them. A game states each field twice: with its first value in
    `__init__`, and in `copy`; what a copy shares with its original is replaced, never changed.
    """

    def __init__(self, players: int, dice: Dice) -> None:
        self.players: int = players
        self.dice: Dice = dice
        self.told: list[Event] | None = None

    def begin(self) -> None:
        """Do what the rules do before the first choice; called once, after the deal."""

    def waiting(self) -> list[int]:
        """The seats that owe a move now; several when they choose at once, none when the game is over."""
        raise NotImplementedError

    def unseen(self) -> list[int]:
        """The seats that answer unseen now: nobody else learns who has answered before all have. None: in the open."""
        return NOBODY

    def legal(self, seat: int) -> list[int]:
        """The moves open to a waiting seat, never none."""
        raise NotImplementedError

    def play(self, seat: int, move: int) -> None:
        """Play a legal move of a waiting seat. Trusts its caller: `Match` is who checks."""
        raise NotImplementedError

    def refuse(self, seat: int, move: int) -> Refusal:
        """Why a move of a waiting seat is not legal now."""
        return Refusal("not_legal")

    def copy(self) -> State:
        """The same moment, independent of this one; nobody listens to it."""
        raise NotImplementedError

    def imagine(self, seat: int, dice: Dice) -> State:
        """A copy in which all that this seat cannot know is dealt anew, consistent with all it has seen."""
        raise NotImplementedError

    def likely(self, seat: int) -> float:
        """How likely others would have played as they have, in an imagined world of a seat: its weight beside others.

        Negative: all worlds are equally likely.
        """
        return -1.0

    def returns(self) -> list[float]:
        """Each player's share of the win: they sum to 1, or to 0 if nobody wins."""
        raise NotImplementedError

    def judge(self) -> list[float] | None:
        """A guess at `returns` before the end, for minds that look ahead. None: play it out instead."""
        return None

    def features(self, seat: int, into: Features) -> None:
        """What a seat may know, as numbers, in the blocks of `Game.inputs`: the same in every imagined world."""

    def totals(self) -> list[float]:
        """Everybody's points as if the game ended now, for minds that care by how much. None given: all the same."""
        return [0.0] * self.players

    def audit(self) -> list[str]:
        """What is wrong with this state: pieces lost or doubled, sums that fail. Empty when all is well."""
        return []

    def tell(self, kind: str, rule: str, args: dict[str, object], to: int = EVERYONE) -> None:
        """Record an event if anybody listens. Hot paths ask `self.told is not None` first and build no arguments."""
        if self.told is not None:
            self.told.append(Event(kind, rule, args, to))

    @classmethod
    def of(cls, **wished: Any) -> Any:
        """A state with these fields: of those that are not named, their first values."""
        return fields.restore(cls, wished, "players", "dice")

    def __reduce__(self) -> tuple[object, ...]:
        return fields.restore, (type(self), fields.values(self), "players", "dice")

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __repr__(self) -> str:
        return fields.show(self)


def shares(won: list[int], players: int) -> list[float]:
    """The win in equal shares for those who won; gangs and the like without a player don't count."""
    seats = [seat for seat in won if seat < players]
    return [1.0 / len(seats) if seat in seats else 0.0 for seat in range(players)]
