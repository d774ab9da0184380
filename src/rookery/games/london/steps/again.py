"""L20: take once more what a card of this run has brought."""

from __future__ import annotations

from rookery.games.london.effects.needs import repeatable
from rookery.games.london.pieces import ACTIVATE, CARD_NAMES, NONE, PIECE, TO_TAKE_EFFECT
from rookery.games.london.state import Board


def legal(board: Board) -> list[int]:
    """The cards activated in this run."""
    moves = []
    for pile in range(len(board.tops[board.turn])):
        if repeatable(board, pile):
            move = ACTIVATE[board.kind_at(pile)]
            if move not in moves:
                moves.append(move)
    return moves


def play(board: Board, move: int) -> None:
    """Its gains and its text, free of cost."""
    board.settle()
    kind = PIECE[move]
    found = NONE
    for pile in range(len(board.tops[board.turn])):
        if found == NONE and board.kind_at(pile) == kind and repeatable(board, pile):
            found = pile
    if board.told is not None:
        board.tell("repeated", "L20", {"seat": board.turn, "card": CARD_NAMES[kind]})
    board.owe(TO_TAKE_EFFECT, found)
