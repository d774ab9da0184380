"""L26: send cards from the hand to prison, or Paupers to work, one at a time."""

from __future__ import annotations

from rookery.games.london.effects.texts import imprison
from rookery.games.london.pieces import CARD_NAMES, COLOUR, DONE, GREY, KIND, NONE, PIECE, SPEND, TO_IMPRISON
from rookery.games.london.state import Board


def legal(board: Board) -> list[int]:
    """Any card for a prison, a Pauper for work; or no more."""
    paupers = board.step() != TO_IMPRISON
    moves = [DONE]
    last = NONE
    for card in board.hands[board.turn]:
        kind = KIND[card]
        if kind != last and not (paupers and COLOUR[kind] != GREY):
            last = kind
            moves.append(SPEND[kind])
    return moves


def asks(board: Board) -> bool:
    """Whether more can be sent. Paupers are always asked for: whether there are any is nobody's business."""
    if board.hands[board.turn] and (board.due or board.step() != TO_IMPRISON):
        return True
    board.due = 0
    board.settle()
    return False


def play(board: Board, move: int) -> None:
    """Send one, or stop."""
    if move == DONE:
        board.due = 0
        board.settle()
        return
    kind = PIECE[move]
    if board.step() == TO_IMPRISON:
        board.due -= 1
    card = board.give_up(board.turn, kind)
    if board.told is not None:
        board.tell("spent", "L26", {"seat": board.turn, "card": CARD_NAMES[kind]})
    imprison(board, board.pile(), card)
