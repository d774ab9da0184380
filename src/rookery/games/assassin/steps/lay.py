"""A card for the trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.assassin.moves import LAY, USE
from rookery.games.assassin.pieces import CLUBS, HEARTS, JACK, SPADES, SUITS
from rookery.games.assassin.steps.refuse import holds, refuse_card, refuse_other

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
            return refuse_card(state, card)
        jack = move - USE
        if SPADES < jack <= CLUBS and holds(state, seat, jack):
            return Refusal("not_now", "A8" if jack == HEARTS else "A2", jack=SUITS[jack])
        return refuse_other(state, seat, move, Refusal("lay_first", "A3"))


WITH_JACK = [LAY + JACK]
