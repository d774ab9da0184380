"""What a move costs, told before it is made: the pounds, and the loans they take (L8)."""

from __future__ import annotations

from rookery.games.london.pieces import (
    ACTIVATES,
    COLOUR,
    DISCARDS,
    INVEST,
    KEEP,
    KIND,
    LAND_PRICE,
    PAY,
    PIECE,
    PLAYS,
    PRICE,
    SCHOOLING,
    SPENDS,
    TAKE,
    TO_FETCH,
    TO_REPEAT,
    TO_SPEND,
    TUNNEL,
)
from rookery.games.london.state import Board
from rookery.games.london.steps.tunnel import fee


def price(board: Board, move: int) -> int:
    """The pounds that a legal move of the turn's player costs."""
    step = board.step()
    if PLAYS <= move < SPENDS:
        return PRICE[PIECE[move]]
    if SPENDS <= move < DISCARDS:
        other = step == TO_SPEND and COLOUR[PIECE[move]] != COLOUR[KIND[board.held]]
        return SCHOOLING if other else 0
    if move >= ACTIVATES:
        return 0 if step == TO_REPEAT else PAY[PIECE[move]]
    if INVEST <= move < TUNNEL:
        return LAND_PRICE[move - INVEST]
    if TUNNEL <= move < PLAYS:
        return fee(board, move - TUNNEL)
    if TAKE <= move < KEEP and step == TO_FETCH:
        return PRICE[KIND[board.display[move - TAKE]]]
    return 0
