"""Wallets that Charley Bates takes off a player's hands (O22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import MOVE_DONE, PART_OR_NOT
from rookery.games.oliver_twist.pieces import FAVOURS, WALLET, WALLET_PRICE
from rookery.games.oliver_twist.steps.numbers import OWE_FENCE

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Fence(Step["Twist"]):
    """One more wallet, or no more."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return PART_OR_NOT

    def play(self, state: Twist, seat: int, move: int) -> None:
        if move == MOVE_DONE:
            state.decline(seat)
            return
        token = state.token_of(state.reserves[seat], WALLET)
        state.unstore(seat, token)
        state.throw(token)
        state.earn(seat, WALLET_PRICE, FAVOURS)
        state.tell("fenced", "O22", {"seat": seat, "pounds": WALLET_PRICE})
        if state.wallets(seat):
            state.owe(OWE_FENCE, seat)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        return Refusal("fence_first", self.rule)
