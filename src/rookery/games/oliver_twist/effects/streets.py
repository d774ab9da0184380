"""Characters of the streets: the Artful Dodger, Toby Crackit, Noah Claypole and Oliver."""

from __future__ import annotations

from rookery.games.oliver_twist.board import is_visible, landings
from rookery.games.oliver_twist.pieces import (
    CHARACTER,
    MOVE_DONE,
    MOVE_TAKE,
    NONE,
    OWE_EQUIP,
    OWE_ROAM,
    OWE_SNATCH,
    PLAZA,
    TOOL,
    TYPES,
)
from rookery.games.oliver_twist.state import Gang
from rookery.games.oliver_twist.steps import prowl, relocation, taking


def snatch(state: Gang, seat: int) -> bool:
    """The Artful Dodger: any one token that lies face up."""
    if not visible(state, False):
        return False
    state.owe(OWE_SNATCH, seat)
    return True


def equip(state: Gang, seat: int) -> bool:
    """Toby Crackit: a tool from the streets, else a random one from the bag."""
    if visible(state, True):
        state.owe(OWE_EQUIP, seat)
        return True
    tools = [token for token in state.bag if TOOL <= state.type(token) < CHARACTER]
    if not tools:
        return False
    token = tools[state.dice.pick(len(tools))]
    state.bag = [other for other in state.bag if other != token]
    if state.told is not None:
        state.tell("equipped", "O30", {"seat": seat, "tool": TYPES[state.type(token)]})
    taking.take(state, seat, token)
    return True


def guide(state: Gang, seat: int) -> bool:
    """Noah Claypole: the pawn moves free, and a prowl follows."""
    if not landings(state.near, state.board, state.parts.spaces(state.players), PLAZA):
        return False
    relocation.begin(state, seat)
    return True


def double(state: Gang, seat: int) -> bool:
    """Oliver: two prowls, one after the other."""
    if not prowl.legal(state, seat):
        return False
    state.owe(OWE_ROAM, seat)
    state.owe(OWE_ROAM, seat)
    return True


def visible(state: Gang, tools_only: bool) -> list[int]:
    """The spaces of the open streets with a token face up, or with a tool."""
    found: list[int] = []
    for space in state.parts.spaces(state.players):
        if is_visible(state.board, state.known, space):
            what = state.type(state.board[space])
            if not tools_only or TOOL <= what < CHARACTER:
                found.append(space)
    return found


def legal_take(state: Gang, tools_only: bool) -> list[int]:
    """One of those tokens, or none."""
    return [MOVE_TAKE + space - 1 for space in visible(state, tools_only)] + [MOVE_DONE]


def take(state: Gang, seat: int, move: int) -> None:
    """Take it; the pawn stays, and nothing is filed."""
    if move == MOVE_DONE:
        return
    space = move - MOVE_TAKE + 1
    token = state.board[space]
    state.board[space] = NONE
    if state.told is not None:
        state.tell("snatched", state.help_rule(), {"seat": seat, "space": space, "token": TYPES[state.type(token)]})
    taking.take(state, seat, token)


def legal_roam(state: Gang, seat: int) -> list[int]:
    """A prowl, or none."""
    return [*prowl.legal(state, seat), MOVE_DONE]


def roam(state: Gang, seat: int, move: int) -> None:
    """O40: prowl; who declines one declines both."""
    if move != MOVE_DONE:
        prowl.play(state, seat, move)
    elif len(state.owed) == 1:
        state.owed.pop()
