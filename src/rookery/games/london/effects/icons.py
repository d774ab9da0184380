"""The interpreter of what cards bring: the icons of the base, then the text, if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.london.effects.texts import carry_out
from rookery.games.london.pieces import NO_TEXT, TEXT

if TYPE_CHECKING:
    from rookery.games.london.state import London


def take_gains(state: London, pile: int) -> None:
    """L18: money, points and poverty of a card of the turn's player, then what its text says."""
    cards = state.cards
    kind = state.kind_at(pile)
    state.earn(state.turn, cards.money[kind], "L18")
    state.score(state.turn, cards.points[kind], "L18")
    if cards.poverty[kind]:
        state.suffer(state.turn, cards.poverty[kind], "L18")
    if TEXT[kind] != NO_TEXT:
        carry_out(state, pile, kind)
