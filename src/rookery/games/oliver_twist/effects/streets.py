"""Characters of the streets: the Artful Dodger, Toby Crackit, Noah Claypole and Oliver."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.oliver_twist.pieces import CHARACTER, TOOL, TYPES
from rookery.games.oliver_twist.steps.equip import visible_tools
from rookery.games.oliver_twist.steps.numbers import OWE_EQUIP, OWE_PLACE, OWE_ROAM, OWE_SNATCH
from rookery.games.oliver_twist.steps.place import looks
from rookery.games.oliver_twist.steps.prowl import any_token, prowl_moves
from rookery.games.oliver_twist.steps.snatch import visible_spaces

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


def snatch(state: Twist, seat: int) -> bool:
    """The Artful Dodger: any one token that lies face up."""
    if not visible_spaces(state):
        return False
    state.owe(OWE_SNATCH, seat)
    return True


def equip(state: Twist, seat: int) -> bool:
    """Toby Crackit: a tool from the streets, else a random one from the bag."""
    if visible_tools(state):
        state.owe(OWE_EQUIP, seat)
        return True
    tools = [token for token in state.bag if TOOL <= state.type(token) < CHARACTER]
    if not tools:
        return False
    token = tools[state.dice.pick(len(tools))]
    state.bag = [other for other in state.bag if other != token]
    if state.told is not None:
        state.tell("equipped", "O30", {"seat": seat, "tool": TYPES[state.type(token)]})
    state.take(seat, token)
    return True


def guide(state: Twist, seat: int) -> bool:
    """Noah Claypole: the pawn moves free, and a prowl follows."""
    if not any_token(state):
        return False
    state.owe(OWE_PLACE, seat, looks(state))
    return True


def double(state: Twist, seat: int) -> bool:
    """Oliver: two prowls, one after the other."""
    if not prowl_moves(state, seat):
        return False
    state.owe(OWE_ROAM, seat, 1)
    return True
