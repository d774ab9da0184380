"""One moment of a game: plain data, changed in place, cheap to copy."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rookery.engine.dice import Dice
from rookery.engine.events import EVERYONE, Event


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state can do. Lists it returns are the state's own: read them, don't change them."""

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
        return []

    def legal(self, seat: int) -> list[int]:
        """The moves open to a waiting seat, never none."""
        raise NotImplementedError

    def play(self, seat: int, move: int) -> None:
        """Play a legal move of a waiting seat. Trusts its caller: `Match` is who checks."""
        raise NotImplementedError

    def copy(self) -> State:
        """The same moment, independent of this one; nobody listens to it."""
        raise NotImplementedError

    def imagine(self, seat: int, dice: Dice) -> State:
        """A copy in which all that this seat cannot know is dealt anew, consistent with all it has seen."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Each player's share of the win: they sum to 1, or to 0 if nobody wins."""
        raise NotImplementedError

    def estimate(self) -> list[float] | None:
        """A guess at `returns` before the end, for bots that look one step ahead. None: play it out instead."""
        return None

    def audit(self) -> list[str]:
        """What is wrong with this state: pieces lost or doubled, sums that fail. Empty when all is well."""
        return []

    def fields(self) -> tuple[object, ...]:
        """What the class must be called with to make this very moment again."""
        raise NotImplementedError

    def tell(self, kind: str, rule: str, args: dict[str, object], to: int = EVERYONE) -> None:
        """Record an event if anybody listens. Hot paths ask `self.told is not None` first and build no arguments."""
        if self.told is not None:
            self.told.append(Event(kind, rule, args, to))

    def __reduce__(self) -> tuple[type[State], tuple[object, ...]]:
        return type(self), self.fields()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(field) for field in self.fields()])})"
