"""A kind that Nancy or Rose Maylie removes from a player's own file (O23, O24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import CLEARS, MOVE_CLEAR, MOVE_DONE, MOVE_ROB
from rookery.games.oliver_twist.pieces import KIND_OF, KINDS

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Clear(Step["Twist"]):
    """A kind that is in the file, or none."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        kinds = 0
        for token in state.files[seat]:
            kinds |= 1 << KIND_OF[state.type(token)]
        return CLEARS[kinds]

    def play(self, state: Twist, seat: int, move: int) -> None:
        """All tokens of that kind leave the file, in the open."""
        if move == MOVE_DONE:
            state.decline(seat)
            return
        kind = move - MOVE_CLEAR
        stay: list[int] = []
        gone = 0
        for token in state.files[seat]:
            if KIND_OF[state.type(token)] == kind:
                state.throw(token)
                gone += 1
            else:
                stay.append(token)
        state.files[seat] = stay
        state.tell("cleared", "O23", {"seat": seat, "kind": KINDS[kind], "count": gone})

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        if MOVE_CLEAR <= move < MOVE_ROB:
            return Refusal("not_in_file", self.rule, kind=KINDS[move - MOVE_CLEAR])
        return Refusal("clear_first", self.rule)
