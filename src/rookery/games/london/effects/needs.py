"""What a card needs to be activated: L17 offers it only where it can be."""

from __future__ import annotations

from rookery.games.london.pieces import (
    ACTIVATABLE,
    ANY_CARD,
    BLUE,
    COLOUR,
    FEE,
    FETCH,
    KIND,
    NONE,
    REPEAT,
    SPARED,
    STONE,
    TEXT,
    USED,
)
from rookery.games.london.state import Board


def can_activate(board: Board, kind: int) -> bool:
    """Whether a visible card of this kind, not yet activated, can be now: its fee is there, and its text has sense."""
    if not ACTIVATABLE[kind]:
        return False
    fee = FEE[kind]
    if fee and not can_pay(board.hands[board.turn], fee):
        return False
    text = TEXT[kind]
    if text == FETCH:
        return can_fetch(board.display)
    if text == REPEAT:
        return can_repeat(board)
    return True


def can_pay(hand: list[int], fee: int) -> bool:
    """L18: whether a hand has a card to be spent."""
    if fee == ANY_CARD:
        return bool(hand)
    return any(COLOUR[KIND[card]] == BLUE for card in hand)


def can_fetch(display: list[int]) -> bool:
    """L21: whether the Display has a card that can be built. L37: else a Coffee House waits."""
    return any(card != NONE and STONE[KIND[card]] for card in display)


def can_repeat(board: Board) -> bool:
    """L20: whether a card has been activated. L37: else Whitehall waits."""
    marks = board.marks[board.turn]
    return any(repeatable(board, pile) for pile in range(len(marks)))


def repeatable(board: Board, pile: int) -> bool:
    """L19, L20: a card that was activated in this run and was not spared; not Whitehall itself."""
    mark = board.marks[board.turn][pile]
    if not mark & USED or mark & SPARED:
        return False
    kind = board.kind_at(pile)
    return ACTIVATABLE[kind] and TEXT[kind] != REPEAT
