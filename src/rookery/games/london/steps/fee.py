"""L18: spend the card that activating another one costs."""

from __future__ import annotations

from rookery.games.london.pieces import BLUE, BLUE_CARD, COLOUR, FEE, KIND, NONE, PIECE, SPEND
from rookery.games.london.state import Board
from rookery.games.london.steps.spend import spend


def legal(board: Board) -> list[int]:
    """Any card, or a blue one: School does not help here (L11)."""
    blue = FEE[board.kind_at(board.pile())] == BLUE_CARD
    moves = []
    last = NONE
    for card in board.hands[board.turn]:
        kind = KIND[card]
        if kind != last and not (blue and COLOUR[kind] != BLUE):
            last = kind
            moves.append(SPEND[kind])
    return moves


def play(board: Board, move: int) -> None:
    """Spend it."""
    board.settle()
    spend(board, PIECE[move], "L18")
