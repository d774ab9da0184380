"""The queen that comes next in the line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import ASK, Step
from rookery.games.assassin.moves import NAME, PLACE, PLACES
from rookery.games.assassin.pieces import SUITS

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair


class Order(Step["Affair"]):
    """A8: it is about the queens that are left, a bit each; the last goes by itself."""

    def legal(self, state: Affair, seat: int) -> list[int]:
        return PLACES[state.about]

    def forced(self, state: Affair, seat: int) -> int:
        places = PLACES[state.about]
        return places[0] if len(places) == 1 else ASK

    def play(self, state: Affair, seat: int, move: int) -> None:
        state.place(seat, move - PLACE)

    def refuse(self, state: Affair, seat: int, move: int) -> Refusal:
        if PLACE <= move < NAME:
            suit = move - PLACE
            if suit == state.missing:
                return Refusal("suit_left", "A14", suit=SUITS[suit])
            return Refusal("queen_placed", "A8", suit=SUITS[suit])
        return Refusal("order_first", "A8")
