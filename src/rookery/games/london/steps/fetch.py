"""L21: take a card of the Display and build it on the card that fetches it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.games.london.moves import KEEP, TAKE
from rookery.games.london.pieces import CARD_NAMES, STONE
from rookery.games.london.steps.choice import Choice, no_card_there

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Fetch(Choice):
    """The cards of the Display that can be built; in this run they may be activated."""

    def legal(self, state: London, seat: int) -> list[int]:
        display = state.display
        kinds = state.cards.kind
        return [TAKE + slot for slot in range(len(display)) if display[slot] != NONE and STONE[kinds[display[slot]]]]

    def play(self, state: London, seat: int, move: int) -> None:
        slot = move - TAKE
        card = state.display[slot]
        kind = state.cards.kind[card]
        state.display[slot] = NONE
        if state.told is not None:
            state.tell("fetched", "L21", {"seat": seat, "card": CARD_NAMES[kind]})
        state.pay(seat, state.cards.price[kind], "L21")
        state.place(seat, state.about, card)

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        if not TAKE <= move < KEEP:
            return super().refuse(state, seat, move)
        refusal = no_card_there(state, move)
        return refusal or Refusal("unbuildable", "L21", card=state.cards.name(state.display[move - TAKE]))
