"""C4, C9 to C11: send the crook in hand to a target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.crooks.moves import SEND, SENDS, SHOW
from rookery.games.crooks.pieces import ALL_TARGETS, FIRST_TARGET, HIDING
from rookery.games.crooks.steps.numbers import FACING

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks


class Send(Step["Crooks"]):
    """C4: to an empty target of one's own, or by ability to an occupied one; face up or down, where both may be."""

    def legal(self, state: Crooks, seat: int) -> list[int]:
        enters = state.deck.enterers >> state.crook & 1  # a transfer never with a full row: nobody could have taken it
        return SENDS[ALL_TARGETS if enters else state.rows.empty(seat)]

    def play(self, state: Crooks, seat: int, move: int) -> None:
        target = move - SEND
        state.target = target
        must_show = state.crook == state.deck.kingpin or state.rows.at(seat, target) != 0  # C12, C19
        if must_show or state.money[seat] < HIDING:
            state.place_up(seat)
        else:
            state.owe(FACING, seat)
            if state.told is not None:
                state.tell("aimed", "C4", {"seat": seat, "target": FIRST_TARGET + target})

    def refuse(self, state: Crooks, seat: int, move: int) -> Refusal:
        if SEND <= move < SHOW:
            return Refusal("occupied", "C4", target=move - SEND + FIRST_TARGET)
        return Refusal("send_first", "C4")
