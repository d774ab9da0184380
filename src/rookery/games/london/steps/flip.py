"""L18, L19: flip the card that was activated, or spare it by flipping a Hospital instead."""

from __future__ import annotations

from rookery.games.london.pieces import (
    CARD_NAMES,
    FLIP,
    FLIPPED,
    KIND,
    NONE,
    POWER,
    SPARE,
    SPARED,
    SPARES,
    USED,
)
from rookery.games.london.state import Board

EITHER = [SPARE, FLIP]


def legal(board: Board) -> list[int]:
    """Spare it, or not."""
    return EITHER


def asks(board: Board) -> bool:
    """Whether there is a Hospital; without one, the card is flipped."""
    if board.powers[board.turn] & SPARES:
        return True
    play(board, FLIP)
    return False


def play(board: Board, move: int) -> None:
    """Flip the one or the other."""
    seat = board.turn
    pile = board.pile()
    board.settle()
    if move == FLIP:
        board.turn_over(seat, pile)
        return
    healer = hospital(board)
    board.marks[seat][pile] |= SPARED
    board.marks[seat][healer] |= USED
    if board.told is not None:
        card, by = board.kind_at(pile), board.kind_at(healer)
        board.tell("spared", "L19", {"seat": seat, "card": CARD_NAMES[card], "by": CARD_NAMES[by]})
    board.turn_over(seat, healer)


def hospital(board: Board) -> int:
    """The first pile of the turn's player with an unflipped card on top that spares others."""
    tops = board.tops[board.turn]
    for pile in range(len(tops)):
        if POWER[KIND[tops[pile]]] & SPARES and not board.marks[board.turn][pile] & FLIPPED:
            return pile
    return NONE
