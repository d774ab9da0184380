"""L20: take once more what a card of this run has brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.games.london.effects.needs import repeatable
from rookery.games.london.moves import ACTIVATE, ACTIVATES, PIECE
from rookery.games.london.pieces import CARD_NAMES
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.choice import Choice, piles_with

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Again(Choice):
    """The cards activated in this run: their gains and text, free of cost."""

    def legal(self, state: London, seat: int) -> list[int]:
        moves: list[int] = []
        for pile in range(len(state.mine.tops)):
            if repeatable(state, pile):
                move = ACTIVATE[state.kind_at(pile)]
                if move not in moves:
                    moves.append(move)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        kind = PIECE[move]
        if state.told is not None:
            state.tell("repeated", "L20", {"seat": seat, "card": CARD_NAMES[kind]})
        state.owe(to.EFFECT, seat, find(state, kind))

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        if move < ACTIVATES:
            return super().refuse(state, seat, move)
        card = CARD_NAMES[PIECE[move]]
        if not piles_with(state, seat, PIECE[move]):
            return Refusal("not_on_top", "L17", card=card)
        return Refusal("not_repeatable", "L20", card=card)


def find(state: London, kind: i64) -> int:
    """L36: the first pile with that card on top that can be used again."""
    for pile in range(len(state.mine.tops)):
        if state.kind_at(pile) == kind and repeatable(state, pile):
            return pile
    return NONE
