"""The question before a trick: whether the jacks of diamonds and clubs are used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.games.assassin.moves import PASS
from rookery.games.assassin.pieces import HEARTS
from rookery.games.assassin.steps.question import Question

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair


class Before(Question):
    """A2: when all have answered, those who use a jack show it, and cards are laid."""

    def play(self, state: Affair, seat: int, move: int) -> None:
        if move != PASS:
            state.using |= 1 << seat
        if not state.owing:
            if state.using:
                state.use_before()
            state.begin_trick()

    def untimely(self, jack: int) -> Refusal:
        return Refusal("only_after", "A8") if jack == HEARTS else Refusal("hidden_anyway", "A18")
