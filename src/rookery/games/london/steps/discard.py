"""L4: discard down to the limit, a card at a time."""

from __future__ import annotations

from rookery.games.london.pieces import CARD_NAMES, DISCARD, HAND_LIMIT, KIND, NONE, PIECE
from rookery.games.london.state import Board


def legal(board: Board) -> list[int]:
    """Any card of the hand."""
    moves = []
    last = NONE
    for card in board.hands[board.turn]:
        kind = KIND[card]
        if kind != last:
            last = kind
            moves.append(DISCARD[kind])
    return moves


def asks(board: Board) -> bool:
    """Whether the hand is too large."""
    if len(board.hands[board.turn]) > HAND_LIMIT:
        return True
    board.settle()
    return False


def play(board: Board, move: int) -> None:
    """It goes to the Display."""
    kind = PIECE[move]
    card = board.give_up(board.turn, kind)
    if board.told is not None:
        board.tell("discarded", "L4", {"seat": board.turn, "card": CARD_NAMES[kind]})
    board.lay_out(card)
