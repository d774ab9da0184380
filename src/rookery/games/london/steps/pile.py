"""L12: place the card as a new pile, or on a pile whose top was not placed in this turn."""

from __future__ import annotations

from rookery.games.london.pieces import COPIES, COVER, COVER_BACK, COVER_BACKS, FLIPPED, FRESH, KIND, NEW, NONE, PIECE
from rookery.games.london.state import Board


def legal(board: Board) -> list[int]:
    """A new pile, or the cards that can be covered; L36: equal ones count as one."""
    moves = [NEW]
    tops = board.tops[board.turn]
    marks = board.marks[board.turn]
    for pile in range(len(tops)):
        mark = marks[pile]
        if not mark & FRESH:
            kind = KIND[tops[pile]]
            move = COVER_BACK[kind] if mark & FLIPPED else COVER[kind]
            if COPIES[kind] == 1 or move not in moves:
                moves.append(move)
    return moves


def asks(board: Board) -> bool:
    """Whether there is anything to cover; else the card makes a new pile."""
    for mark in board.marks[board.turn]:
        if not mark & FRESH:
            return True
    play(board, NEW)
    return False


def play(board: Board, move: int) -> None:
    """Place the card that is held."""
    board.settle()
    card = board.held
    board.held = NONE
    board.place(board.turn, NONE if move == NEW else find(board, move), card)


def find(board: Board, move: int) -> int:
    """L36: the pile with that card on top; of equal ones, that with the least money on it, then the first."""
    kind = PIECE[move]
    flipped = FLIPPED if move >= COVER_BACKS else 0
    tops = board.tops[board.turn]
    found = NONE
    for pile in range(len(tops)):
        mark = board.marks[board.turn][pile]
        if KIND[tops[pile]] == kind and mark & FLIPPED == flipped and not mark & FRESH:
            purses = board.purses[board.turn]
            if found == NONE or purses[pile] < purses[found]:
                found = pile
    return found
