"""The small set that Mrs Bedwin helps to sell (O32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import DECLINE, MOVE_DONE, MOVE_HOLD, MOVE_SELL, SELLS
from rookery.games.oliver_twist.pieces import SMALL_SET
from rookery.games.oliver_twist.steps.sale import begin_sale, kinds_to_sell
from rookery.games.oliver_twist.steps.why import why_not_sell

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Bargain(Step["Twist"]):
    """A kind to sell, or none."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return SELLS[kinds_to_sell(state, seat, SMALL_SET)] + DECLINE

    def play(self, state: Twist, seat: int, move: int) -> None:
        if move == MOVE_DONE:
            state.decline(seat)
        else:
            begin_sale(state, seat, move - MOVE_SELL, SMALL_SET)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        if MOVE_SELL <= move < MOVE_HOLD:
            return why_not_sell(state, seat, move - MOVE_SELL, SMALL_SET)
        return Refusal("bargain_first", self.rule)
