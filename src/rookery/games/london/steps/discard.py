"""L4: discard down to the limit, a card at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.games.london.moves import COVERS, DISCARD, DISCARDS, PIECE
from rookery.games.london.pieces import CARD_NAMES
from rookery.games.london.steps.choice import ANY, Choice, add_hand, not_in_hand

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Discard(Choice):
    """Any card of the hand goes to the Display. Whether it is too large is asked whenever the turn would end."""

    def legal(self, state: London, seat: int) -> list[int]:
        moves: list[int] = []
        add_hand(state, moves, DISCARD, ANY)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        kind = PIECE[move]
        card = state.give_up(seat, kind)
        if state.told is not None:
            state.tell("discarded", "L4", {"seat": seat, "card": CARD_NAMES[kind]})
        state.lay_out(card)

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        refusal = not_in_hand(state, seat, move, "L4") if DISCARDS <= move < COVERS else None
        return refusal or super().refuse(state, seat, move)
