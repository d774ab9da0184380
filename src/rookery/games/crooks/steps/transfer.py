"""C10: the Transfer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.crooks.moves import KILL, TRANSFER, TRANSFERS
from rookery.games.crooks.pieces import FIRST_TARGET, each_of

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks


class Transfer(Step["Crooks"]):
    """C10: all who were there before the Transfer move on together, as they lie."""

    def legal(self, state: Crooks, seat: int) -> list[int]:
        return TRANSFERS[state.rows.empty(seat)]

    def play(self, state: Crooks, seat: int, move: int) -> None:
        target = move - TRANSFER
        newcomer = 1 << state.crook
        moved = state.rows.clear(seat, state.target) & ~newcomer
        state.rows.put(seat, state.target, newcomer)
        state.rows.put(seat, target, moved)
        if state.told is not None:
            here, there = FIRST_TARGET + state.target, FIRST_TARGET + target
            state.tell("moved", "C10", {"seat": seat, "count": len(each_of(moved)), "target": here, "to": there})

    def refuse(self, state: Crooks, seat: int, move: int) -> Refusal:
        if TRANSFER <= move < KILL:
            return Refusal("not_empty", "C10", target=move - TRANSFER + FIRST_TARGET)
        return Refusal("move_first", "C10", target=state.target + FIRST_TARGET)
