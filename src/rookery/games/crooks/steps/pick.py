"""C8: the Pickpocket."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.crooks.moves import DECLINE, PICK_OR_NOT
from rookery.games.crooks.pieces import PICKED

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks


class Pick(Step["Crooks"]):
    """C8: the Pickpocket takes from the bank, or not."""

    def legal(self, state: Crooks, seat: int) -> list[int]:
        return PICK_OR_NOT

    def play(self, state: Crooks, seat: int, move: int) -> None:
        if move == DECLINE:
            state.decline(seat, self.rule)
            return
        state.money[seat] += PICKED
        if state.told is not None:
            state.tell("picked", "C8", {"seat": seat, "count": PICKED})

    def refuse(self, state: Crooks, seat: int, move: int) -> Refusal:
        return Refusal("pick_first", "C8")
