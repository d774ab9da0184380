"""L12: place the card as a new pile, or on a pile whose top was not placed in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.engine.steps import ASK
from rookery.games.london.moves import ACTIVATES, COVER, COVER_BACK, COVER_BACKS, COVERS, NEW, PIECE
from rookery.games.london.pieces import CARD_NAMES
from rookery.games.london.steps.choice import Choice, piles_with

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Pile(Choice):
    """A new pile, or the cards that can be covered; L36: equal ones count as one."""

    def forced(self, state: London, seat: int) -> int:
        piles: int = len(state.mine.tops)
        return NEW if state.mine.fresh == (1 << piles) - 1 else ASK

    def legal(self, state: London, seat: int) -> list[int]:
        mine = state.mine
        cards = state.cards
        tops = mine.tops
        moves: list[int] = [NEW]
        for pile in range(len(tops)):
            if not mine.fresh >> pile & 1:
                kind = cards.kind[tops[pile]]
                move = COVER_BACK[kind] if mine.flipped >> pile & 1 else COVER[kind]
                if cards.copies[kind] == 1 or move not in moves:
                    moves.append(move)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        card = state.held
        state.held = NONE
        state.place(seat, NONE if move == NEW else find(state, move), card)

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        if not COVERS <= move < ACTIVATES:
            return super().refuse(state, seat, move)
        mine = state.seats[seat]
        kind = PIECE[move]
        alike = [
            pile for pile in piles_with(state, seat, kind) if bool(mine.flipped >> pile & 1) == (move >= COVER_BACKS)
        ]
        if any(mine.fresh >> pile & 1 for pile in alike):
            return Refusal("just_placed", "L12", card=CARD_NAMES[kind])
        return Refusal("not_on_top", "L12", card=CARD_NAMES[kind])


def find(state: London, move: int) -> int:
    """L36: the pile with that card on top; of equal ones, that with the least money on it, then the first."""
    mine = state.mine
    kind = PIECE[move]
    flipped = move >= COVER_BACKS
    found = NONE
    for pile in range(len(mine.tops)):
        if state.cards.kind[mine.tops[pile]] == kind and not mine.fresh >> pile & 1:
            alike = bool(mine.flipped >> pile & 1) == flipped
            if alike and (found == NONE or mine.purses[pile] < mine.purses[found]):
                found = pile
    return found
