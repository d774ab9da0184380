"""What a card needs to be activated: L17 offers it only where it can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.state import NONE
from rookery.games.london.pieces import ANY_CARD, BLUE, COLOUR, FEE, FETCH, REPEAT, STONE, TEXT, Cards

if TYPE_CHECKING:
    from rookery.games.london.state import London


def can_activate(state: London, kind: i64) -> bool:
    """Whether a visible card of this kind, not yet activated, can be now: its fee is there, and its text has sense."""
    if not state.cards.activates[kind]:
        return False
    fee = FEE[kind]
    if fee and not can_pay(state.cards, state.mine.hand, fee):
        return False
    text = TEXT[kind]
    if text == FETCH:
        return can_fetch(state.cards, state.display)
    if text == REPEAT:
        return can_repeat(state)
    return True


def can_pay(cards: Cards, hand: vec[i64], fee: i64) -> bool:
    """L18: whether a hand has a card to be spent."""
    if fee == ANY_CARD:
        return len(hand) > 0
    return any(COLOUR[cards.kind[card]] == BLUE for card in hand)


def can_fetch(cards: Cards, display: vec[i64]) -> bool:
    """L21: whether the Display has a card that can be built. L37: else a Coffee House waits."""
    return any(card != NONE and STONE[cards.kind[card]] for card in display)


def can_repeat(state: London) -> bool:
    """L20: whether a card has been activated. L37: else Whitehall waits."""
    return any(repeatable(state, pile) for pile in range(len(state.mine.tops)))


def repeatable(state: London, pile: int) -> bool:
    """L19, L20: a card that was activated in this run and was not spared; not Whitehall itself."""
    mine = state.mine
    if not (mine.used & ~mine.spared) >> pile & 1:
        return False
    kind = state.kind_at(pile)
    return state.cards.activates[kind] and TEXT[kind] != REPEAT
