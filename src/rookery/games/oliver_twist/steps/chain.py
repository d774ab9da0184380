"""The night's chain (O14, O16): hidden tokens turned up one by one, with a choice at every fork."""

from __future__ import annotations

from rookery.games.oliver_twist.board import hidden_near
from rookery.games.oliver_twist.pieces import CHAIN, MOVE_TURN, OPEN, OWE_CHAIN, OWE_NAME, SEAT_BITS, TYPES
from rookery.games.oliver_twist.state import Gang


def begin(state: Gang) -> None:
    """A chain that starts next to the pawn."""
    state.chain_at = state.pawn
    state.chain_left = CHAIN


def legal(state: Gang, seat: int) -> list[int]:
    """The hidden tokens next to the last one."""
    return [MOVE_TURN + space - 1 for space in onward(state)]


def onward(state: Gang) -> list[int]:
    """Where the chain can go on; nowhere when it is long enough."""
    if not state.chain_left:
        return []
    return hidden_near(state.near, state.board, state.known, state.chain_at)


def play(state: Gang, seat: int, move: int) -> None:
    """Turn a token up, and owe the next."""
    turn_up(state, seat, move - MOVE_TURN + 1)
    state.owe(OWE_CHAIN, seat)


def turn_up(state: Gang, seat: int, space: int) -> None:
    """A token for everyone to see."""
    token = state.board[space]
    state.known[token] = OPEN
    state.chain_at = space
    state.chain_left -= 1
    if state.told is not None:
        args: dict[str, object] = {"seat": seat, "space": space, "token": TYPES[state.type(token)]}
        opening = state.owed[0] >> SEAT_BITS == OWE_NAME
        state.tell("turned", "O14" if opening else "O16", args)
