"""L28: lay the Underground, marker by marker."""

from __future__ import annotations

from rookery.games.london.pieces import (
    AROUND_CENTRE,
    BOROUGH_NAMES,
    BOROUGHS,
    BRIDGE_FEE,
    BRIDGES,
    NEIGHBOURS,
    TUBES,
    TUNNEL,
)
from rookery.games.london.state import Board


def sites(board: Board) -> int:
    """Where a marker may go, a bit each: built on, without a marker, and in reach."""
    free = board.occupied() & ~board.tubes
    if not board.tubes:
        return free & AROUND_CENTRE
    reached = 0
    for one in range(BOROUGHS):
        if free >> one & 1 and (NEIGHBOURS[one] | BRIDGES[one]) & board.tubes:
            reached |= 1 << one
    return reached


def fee(board: Board, borough: int) -> int:
    """What a marker costs there: nothing, or the river."""
    return BRIDGE_FEE if board.tubes and not NEIGHBOURS[borough] & board.tubes else 0


def legal(board: Board) -> list[int]:
    """The boroughs in reach."""
    places = sites(board)
    return [TUNNEL + one for one in range(BOROUGHS) if places >> one & 1]


def asks(board: Board) -> bool:
    """Whether a marker is still to be placed, is there (L38), and can be."""
    if board.due and board.tubes.bit_count() < TUBES and sites(board):
        return True
    board.due = 0
    board.settle()
    return False


def play(board: Board, move: int) -> None:
    """Place it; the river has its price."""
    borough = move - TUNNEL
    board.due -= 1
    board.pay(board.turn, fee(board, borough), "L28")
    board.tubes |= 1 << borough
    if board.told is not None:
        board.tell("tunnelled", "L28", {"seat": board.turn, "borough": BOROUGH_NAMES[borough]})
