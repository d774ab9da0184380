"""L13: Wren builds up to two cards of any colours, for their prices alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.games.london.moves import DISCARDS, DONE, PIECE, PLAY, PLAYS, SPENDS
from rookery.games.london.pieces import CARD_NAMES, STONE
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.choice import Choice, not_built, not_in_hand

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Architect(Choice):
    """What can be built, or no more."""

    def legal(self, state: London, seat: int) -> list[int]:
        moves: list[int] = []
        last: i64 = NONE
        for card in state.mine.hand:
            kind = state.cards.kind[card]
            if kind != last and STONE[kind]:
                last = kind
                moves.append(PLAY[kind])
        moves.append(DONE)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        if move == DONE:
            state.due = 0
            return
        state.due -= 1
        if state.due:
            state.owe(to.BUILD, seat)
        kind = PIECE[move]
        state.held = state.give_up(seat, kind)
        if state.told is not None:
            state.tell("played", "L13", {"seat": seat, "card": CARD_NAMES[kind]})
        state.pay(seat, state.cards.price[kind], "L13")
        state.owe(to.PILE, seat)

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        refusal = None
        if PLAYS <= move < SPENDS:
            unbuildable = Refusal("unbuildable", "L13", card=CARD_NAMES[PIECE[move]])
            refusal = not_in_hand(state, seat, move, "L10") or unbuildable
        elif SPENDS <= move < DISCARDS:
            refusal = not_built(state, seat, move)
        return refusal or super().refuse(state, seat, move)
