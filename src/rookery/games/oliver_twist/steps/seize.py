"""An object that Monks takes from the file of another (O26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import MOVE_DONE, MOVE_SEIZE, SEIZES
from rookery.games.oliver_twist.pieces import OBJECTS, TYPES

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist
ANY_OBJECT: Final = (1 << OBJECTS) - 1


class Seize(Step["Twist"]):
    """An object in that file, or none."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return SEIZES[state.types_among(state.files[state.about]) & ANY_OBJECT]

    def play(self, state: Twist, seat: int, move: int) -> None:
        """It is taken, and shown (O34)."""
        if move == MOVE_DONE:
            state.decline(seat)
            return
        victim = state.about
        what = move - MOVE_SEIZE
        token = state.token_of(state.files[victim], what)
        state.files[victim] = [other for other in state.files[victim] if other != token]
        state.tell("seized", "O26", {"seat": seat, "victim": victim, "token": TYPES[what]})
        state.take(seat, token)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        return Refusal("seize_first", self.rule)
