"""L11: spend a card of the same colour for the card that is to be placed; with School, of any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.games.london.moves import DISCARDS, PIECE, SPEND, SPENDS
from rookery.games.london.pieces import ANY_COLOUR, COLOUR, COLOURS
from rookery.games.london.steps.choice import ANY, Choice, add_hand, not_in_hand, spend

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Spend(Choice):
    """Cards of the colour; all of them, where School is in view."""

    def legal(self, state: London, seat: int) -> list[int]:
        moves: list[int] = []
        add_hand(state, moves, SPEND, ANY if state.mine.powers & ANY_COLOUR else colour_held(state))
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        kind = PIECE[move]
        if COLOUR[kind] != colour_held(state):
            state.pay(seat, state.cards.schooling, "L11")
        spend(state, kind, "L11")

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        card = state.cards.name(state.held)
        reason = Refusal("wrong_colour", "L11", card=card, colour=COLOURS[colour_held(state)])
        return refuse_spending(self, state, seat, move, reason)


def colour_held(state: London) -> i64:
    """The colour of the card that is being placed."""
    return COLOUR[state.cards.kind[state.held]]


def refuse_spending(step: Choice, state: London, seat: int, move: int, reason: Refusal) -> Refusal:
    """Why a card cannot be spent now: it is not there, or for a reason of the step's own."""
    if SPENDS <= move < DISCARDS:
        return not_in_hand(state, seat, move, "L11") or reason
    return Choice.refuse(step, state, seat, move)
