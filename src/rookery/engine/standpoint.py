"""What one seat may know and do: all that a bot is ever given."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.state import State


class Standpoint:
    """A seat at a game. The true state stays behind it; bots see worlds that could be true."""

    def __init__(self, state: State, seat: int) -> None:
        self._state: State = state
        self.seat: int = seat

    def legal(self) -> list[int]:
        """The moves open to this seat."""
        return self._state.legal(self.seat)

    def imagine(self, dice: Dice) -> State:
        """A world that agrees with all this seat has seen."""
        return self._state.imagine(self.seat, dice)
