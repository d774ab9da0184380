"""The first player of the night (O14), named by the poorest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import MOVE_NAME, NAMES
from rookery.games.oliver_twist.steps.numbers import OWE_TURN

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Name(Step["Twist"]):
    """Anybody."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return NAMES[state.players]

    def play(self, state: Twist, seat: int, move: int) -> None:
        state.turn = move - MOVE_NAME
        state.tell("named", "O14", {"seat": seat, "first": state.turn})
        state.owe(OWE_TURN, state.turn)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        return Refusal("name_first", self.rule)
