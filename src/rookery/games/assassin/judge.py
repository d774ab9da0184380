"""The bots' guess at who will win the match."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair

WORTH: Final = 6.0  # points that multiply the odds of winning the match by e


def judge(state: Affair) -> list[float]:
    """Play this deal out by chance; every few points ahead in the match are worth the same odds."""
    world = state.copy()
    deals = len(world.past)
    dice = world.dice
    while len(world.past) == deals:
        for seat in world.waiting():
            legal = world.legal(seat)
            world.play(seat, legal[dice.pick(len(legal))])
    if not world.owing:
        return world.returns()
    odds = [exp(points / WORTH) for points in world.points]
    return [share / sum(odds) for share in odds]
