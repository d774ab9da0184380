"""A card in place of the jack of spades."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.assassin.moves import LAY
from rookery.games.assassin.pieces import JACK
from rookery.games.assassin.steps.refuse import refuse_card

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair


class Replace(Step["Affair"]):
    """A7: from the hand, having seen the others' cards."""

    def legal(self, state: Affair, seat: int) -> list[int]:
        return state.hands[seat]

    def play(self, state: Affair, seat: int, move: int) -> None:
        state.replace(seat, move - LAY)

    def refuse(self, state: Affair, seat: int, move: int) -> Refusal:
        card = move - LAY
        return refuse_card(state, card) if card < JACK else Refusal("replace_first", "A7")
