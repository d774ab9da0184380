"""L2, L5: draw a card, from the deck or from the Display; each draw is a choice of its own."""

from __future__ import annotations

from rookery.games.london.pieces import DONE, DRAW, FREE_DRAW, NONE, STEP_MASK, TAKE, TO_ACT
from rookery.games.london.state import Board


def legal(board: Board) -> list[int]:
    """The deck, and every card of the Display. L6: or no more, where that is one's own affair."""
    moves = taking(board)
    if board.left:
        moves.append(DRAW)
    if free(board):
        moves.append(DONE)
    return moves


def taking(board: Board) -> list[int]:
    """The cards of the Display."""
    display = board.display
    return [TAKE + slot for slot in range(len(display)) if display[slot] != NONE]


def free(board: Board) -> bool:
    """L6: whether these are the first draws of a turn, with Parliament in view."""
    return board.owed[-2] & STEP_MASK == TO_ACT and bool(board.powers[board.turn] & FREE_DRAW)


def asks(board: Board) -> bool:
    """Whether a card is still to be drawn, and there is one."""
    if board.draws and (board.left or some(board.display)):
        return True
    if board.draws and board.told is not None:
        board.tell("nothing_to_draw", "L2", {"seat": board.turn})
    board.draws = 0
    board.settle()
    return False


def some(display: list[int]) -> bool:
    """Whether a card lies in the Display."""
    return any(card != NONE for card in display)


def play(board: Board, move: int) -> None:
    """Draw, take, or leave it."""
    if move == DONE:
        board.draws = 0
        return
    board.draws -= 1
    if move == DRAW:
        board.draw_card(board.turn, "L2")
    else:
        board.take_card(board.turn, move - TAKE, "L2")
