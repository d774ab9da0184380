"""Characters who reach into other people's lairs: Bill Sikes, Monks, Mr Bumble and Mrs Corney."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.oliver_twist.pieces import SPARED
from rookery.games.oliver_twist.steps.numbers import OWE_EXCESS, OWE_SEARCH, OWE_STEAL
from rookery.games.oliver_twist.steps.steal import who_has

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


def steal(state: Twist, seat: int) -> bool:
    """Bill Sikes: a random token from an opponent's reserve."""
    if not who_has(state, seat, state.reserves):
        return False
    state.owe(OWE_STEAL, seat)
    return True


def search(state: Twist, seat: int) -> bool:
    """Monks: a look into an opponent's file, and an object from it."""
    if not who_has(state, seat, state.files):
        return False
    state.owe(OWE_SEARCH, seat)
    return True


def denounce(state: Twist, seat: int) -> bool:
    """Mr Bumble, Mrs Corney: who hoards too much files the rest, in turn order."""
    found = False
    for distance in range(state.players - 1, 0, -1):  # the last is owed first
        other = (seat + distance) % state.players
        if len(state.reserves[other]) > SPARED:
            state.owe(OWE_EXCESS, other)
            found = True
    return found
