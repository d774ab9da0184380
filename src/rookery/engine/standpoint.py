"""What one seat may know and do: all that a bot is ever given."""

from __future__ import annotations

from rookery.engine import fields
from rookery.engine.dice import Dice
from rookery.engine.events import Event
from rookery.engine.state import State


class Standpoint:
    """A seat at a game: a world that it cannot tell from the true one, and the story it has heard.

    The true state is not here: whatever a bot does to what it is handed, the game goes on as it was.
    """

    def __init__(self, world: State, seat: int, story: list[Event]) -> None:
        self.world: State = world
        self.seat: int = seat
        self.story: list[Event] = story  # empty where nobody listened

    def legal(self) -> list[int]:
        """The moves open to this seat."""
        return self.world.legal(self.seat)[:]

    def imagine(self, dice: Dice) -> State:
        """A world that agrees with all this seat has seen."""
        return self.world.imagine(self.seat, dice)

    def __reduce__(self) -> tuple[type[Standpoint], tuple[State, int, list[Event]]]:
        return Standpoint, (self.world, self.seat, self.story)


def stand(state: State, seat: int, dice: Dice, story: list[Event]) -> Standpoint:
    """The standpoint of a seat at the true table."""
    world = state.imagine(seat, dice)
    fields.own(world)
    return Standpoint(world, seat, [event.copy() for event in story])
