"""L25: name the opponent who takes the poverty."""

from __future__ import annotations

from rookery.games.london.effects.texts import burden
from rookery.games.london.pieces import NAME
from rookery.games.london.state import Board


def legal(board: Board) -> list[int]:
    """Every opponent."""
    return [NAME + seat for seat in range(board.players) if seat != board.turn]


def play(board: Board, move: int) -> None:
    """He takes it."""
    kind = board.kind_at(board.pile())
    board.settle()
    burden(board, move - NAME, kind)
