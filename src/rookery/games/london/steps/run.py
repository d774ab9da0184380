"""L17, L29: run the city: activate one card after another, then count the poverty."""

from __future__ import annotations

from rookery.games.london.effects.needs import can_activate
from rookery.games.london.pieces import (
    ACTIVATABLE,
    ACTIVATE,
    CARD_NAMES,
    COPIES,
    DONE,
    FEE,
    FLIPPED,
    FLIPS,
    KIND,
    NONE,
    PAY,
    PIECE,
    TO_FEE,
    TO_FLIP,
    TO_TAKE_EFFECT,
    USED,
)
from rookery.games.london.state import Board


def legal(board: Board) -> list[int]:
    """Another card, or no more."""
    moves = [DONE]
    add_ready(board, moves)
    return moves


def add_ready(board: Board, moves: list[int]) -> None:
    """The cards that can be activated: visible, unflipped, not yet activated. L36: equal ones count as one."""
    tops = board.tops[board.turn]
    marks = board.marks[board.turn]
    for pile in range(len(tops)):
        if not marks[pile] & (FLIPPED | USED):
            kind = KIND[tops[pile]]
            if ACTIVATABLE[kind] and can_activate(board, kind):
                move = ACTIVATE[kind]
                if COPIES[kind] == 1 or move not in moves:
                    moves.append(move)


def find(board: Board, kind: int) -> int:
    """L36: the pile with that card on top; of equal ones, that with the most money on it, then the first."""
    tops = board.tops[board.turn]
    found = NONE
    for pile in range(len(tops)):
        if KIND[tops[pile]] == kind and not board.marks[board.turn][pile] & (FLIPPED | USED):
            purses = board.purses[board.turn]
            if found == NONE or purses[pile] > purses[found]:
                found = pile
    return found


def play(board: Board, move: int) -> None:
    """Activate a card: its cost, its gains, its flip. Or end the run."""
    if move == DONE:
        board.settle()
        count_poverty(board)
        return
    kind = PIECE[move]
    pile = find(board, kind)
    board.marks[board.turn][pile] |= USED
    if board.told is not None:
        board.tell("activated", "L18", {"seat": board.turn, "card": CARD_NAMES[kind]})
    board.pay(board.turn, PAY[kind], "L18")
    if FLIPS[kind]:
        board.owe(TO_FLIP, pile)
    board.owe(TO_TAKE_EFFECT, pile)
    if FEE[kind]:
        board.owe(TO_FEE, pile)


def forecast(board: Board, seat: int, pubs: bool) -> int:
    """L29: how poverty would change if a run ended now."""
    hand = 0 if pubs else len(board.hands[seat])
    return len(board.tops[seat]) + hand - board.lands[seat].bit_count()


def count_poverty(board: Board) -> None:
    """L29: piles and cards in hand, less boroughs. L27: without the hand."""
    seat = board.turn
    change = forecast(board, seat, board.pubs)
    if board.told is not None:
        args: dict[str, object] = {
            "seat": seat,
            "piles": len(board.tops[seat]),
            "cards": 0 if board.pubs else len(board.hands[seat]),
            "boroughs": board.lands[seat].bit_count(),
        }
        board.tell("city_counted", "L29", args)
    board.suffer(seat, change, "L29")
    board.pubs = False
