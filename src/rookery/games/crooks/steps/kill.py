"""C11: the Killer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.crooks.moves import DECLINE, KILL, KILLS, SPY
from rookery.games.crooks.pieces import FIRST_TARGET

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks


class Kill(Step["Crooks"]):
    """C11: all crooks of another player on the Killer's target are discarded; or nobody's."""

    def legal(self, state: Crooks, seat: int) -> list[int]:
        return KILLS[state.victims(seat)]

    def play(self, state: Crooks, seat: int, move: int) -> None:
        if move == DECLINE:
            state.decline(seat, self.rule)
        else:
            state.kill(seat, move - KILL)

    def refuse(self, state: Crooks, seat: int, move: int) -> Refusal:
        if move == KILL + seat:
            return Refusal("own_killer", "C11", target=state.target + FIRST_TARGET)
        if KILL <= move < SPY:
            return Refusal("no_victim", "C11", target=state.target + FIRST_TARGET)
        return Refusal("kill_first", "C11")
