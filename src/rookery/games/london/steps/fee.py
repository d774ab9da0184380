"""L18: spend the card that activating another one costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.games.london.moves import PIECE, SPEND
from rookery.games.london.pieces import BLUE, BLUE_CARD, CARD_NAMES, FEE
from rookery.games.london.steps.choice import ANY, Choice, add_hand, spend
from rookery.games.london.steps.spend import refuse_spending

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Fee(Choice):
    """Any card, or a blue one: School does not help here (L11)."""

    def legal(self, state: London, seat: int) -> list[int]:
        moves: list[int] = []
        add_hand(state, moves, SPEND, BLUE if FEE[state.kind_at(state.about)] == BLUE_CARD else ANY)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        spend(state, PIECE[move], "L18")

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        reason = Refusal("blue_fee", "L18", card=CARD_NAMES[state.kind_at(state.about)])
        return refuse_spending(self, state, seat, move, reason)
