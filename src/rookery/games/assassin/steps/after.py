"""The question after a trick: whether the jack of hearts is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.games.assassin.moves import PASS
from rookery.games.assassin.pieces import SUITS
from rookery.games.assassin.steps.question import Question

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair


class After(Question):
    """A8: when all have answered, the queens are lined up anew; or A6: the first goes to the end."""

    def play(self, state: Affair, seat: int, move: int) -> None:
        if move != PASS:
            state.using |= 1 << seat
        if not state.owing:
            if state.using:
                state.use_after()
            else:
                state.rotate()

    def untimely(self, jack: int) -> Refusal:
        return Refusal("only_before", "A2", jack=SUITS[jack])
