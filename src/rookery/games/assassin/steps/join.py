"""Whom the traitor joins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.assassin.moves import NAME, NAMES

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair


class Join(Step["Affair"]):
    """A11: one of the others, whoever they are."""

    def legal(self, state: Affair, seat: int) -> list[int]:
        return NAMES[state.players][seat]

    def play(self, state: Affair, seat: int, move: int) -> None:
        state.join(seat, move - NAME)

    def refuse(self, state: Affair, seat: int, move: int) -> Refusal:
        if move < NAME:
            return Refusal("join_first", "A11")
        return Refusal("not_yourself" if move - NAME == seat else "nobody_there", "A11")
