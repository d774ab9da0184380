"""Which effect a character has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.oliver_twist.effects.favours import bargain, clear, fence, gift
from rookery.games.oliver_twist.effects.lairs import denounce, search, steal
from rookery.games.oliver_twist.effects.streets import double, equip, guide, snatch
from rookery.games.oliver_twist.pieces import BARGAIN, CLEAR, DENOUNCE, EQUIP, FENCE, GIFT, GUIDE, SEARCH, SNATCH, STEAL

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


def help_out(state: Twist, seat: int, effect: int) -> bool:
    """An effect; whether it could do anything."""
    if effect == SNATCH:
        return snatch(state, seat)
    if effect == FENCE:
        return fence(state, seat)
    if effect == CLEAR:
        return clear(state, seat)
    if effect == STEAL:
        return steal(state, seat)
    if effect == SEARCH:
        return search(state, seat)
    if effect == DENOUNCE:
        return denounce(state, seat)
    if effect == GIFT:
        return gift(state, seat)
    if effect == EQUIP:
        return equip(state, seat)
    if effect == GUIDE:
        return guide(state, seat)
    if effect == BARGAIN:
        return bargain(state, seat)
    return double(state, seat)
