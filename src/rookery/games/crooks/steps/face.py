"""C4, C5: face up, or face down for a dollar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.crooks.moves import FACES, HIDE
from rookery.games.crooks.pieces import FIRST_TARGET

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks


class Face(Step["Crooks"]):
    """C4: the crook is placed for all to see, or in secret."""

    def legal(self, state: Crooks, seat: int) -> list[int]:
        return FACES

    def play(self, state: Crooks, seat: int, move: int) -> None:
        if move == HIDE:
            state.place_down(seat)
        else:
            state.place_up(seat)

    def refuse(self, state: Crooks, seat: int, move: int) -> Refusal:
        return Refusal("face_first", "C4", target=state.target + FIRST_TARGET)
