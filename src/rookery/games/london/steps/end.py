"""L7: swap at the Stock Exchange, or end the turn: asked where the turn would end by itself with the swap unused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.engine.steps import ASK, LAPSE
from rookery.games.london.moves import DONE
from rookery.games.london.pieces import HAND_LIMIT
from rookery.games.london.steps.choice import Choice
from rookery.games.london.steps.exchange import offered

if TYPE_CHECKING:
    from rookery.games.london.state import London

END_IT: Final = [DONE]  # beside the swap, which is offered at any decision


class End(Choice):
    """End the turn, or swap first. With too many cards in hand it is not asked: there is a discard to swap at."""

    def forced(self, state: London, seat: int) -> int:
        return ASK if len(state.mine.hand) <= HAND_LIMIT and offered(state) else LAPSE

    def legal(self, state: London, seat: int) -> list[int]:
        return END_IT

    def play(self, state: London, seat: int, move: int) -> None:
        """Nothing else is left to do."""
