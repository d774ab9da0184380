"""A card for the trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.assassin.moves import LAY
from rookery.games.assassin.pieces import CARD_NAMES, JACK, SPADES
from rookery.games.assassin.steps.question import refuse_jack

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair


class Lay(Step["Affair"]):
    """A3: face down, all at once; A10, A17: face up, in turn. A7: a number card, or the jack of spades."""

    def legal(self, state: Affair, seat: int) -> list[int]:
        if state.jacks[seat] == SPADES and not state.used >> SPADES & 1:
            return state.hands[seat] + WITH_JACK
        return state.hands[seat]

    def play(self, state: Affair, seat: int, move: int) -> None:
        state.lay(seat, move - LAY)

    def refuse(self, state: Affair, seat: int, move: int) -> Refusal:
        card = move - LAY
        if card < JACK:
            return Refusal("not_in_hand", "A3", card=CARD_NAMES[card])
        return refuse_jack(state, seat, SPADES) if card == JACK else Refusal("lay_first", "A3")


WITH_JACK = [LAY + JACK]
