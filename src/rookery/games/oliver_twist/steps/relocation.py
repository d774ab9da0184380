"""Moving the pawn elsewhere (O5): the bribe, by night two secret looks (O17), and the space."""

from __future__ import annotations

from rookery.engine.events import all_but, only
from rookery.games.oliver_twist.board import landings
from rookery.games.oliver_twist.pieces import (
    BRIBE,
    BRIBES,
    FACE_UP,
    GUIDE,
    LOOKS,
    MOVE_DONE,
    MOVE_LOOK,
    MOVE_PLACE,
    OWE_PLACE,
    OWE_PROWL,
    PLAZA,
    TYPES,
)
from rookery.games.oliver_twist.state import Gang


def bribe(state: Gang, seat: int) -> None:
    """O5: the police look away for £2."""
    state.pay(seat, BRIBE, BRIBES)
    state.tell("bribed", "O5", {"seat": seat, "pounds": BRIBE})
    begin(state, seat)


def begin(state: Gang, seat: int) -> None:
    """A new place for the pawn; O17: by night after two looks."""
    state.looks = LOOKS if state.night else 0
    state.owe(OWE_PLACE, seat)


def legal(state: Gang, seat: int) -> list[int]:
    """O17: a look; O5: a space for the pawn. Noah Claypole may be sent away at once (O35)."""
    spaces = state.parts.spaces(state.players)
    moves: list[int] = []
    if state.looks:
        for space in spaces:
            token = state.board[space]
            if token >= 0 and not (state.known[token] & FACE_UP or state.known[token] >> seat & 1):
                moves.append(MOVE_LOOK + space - 1)
    moves += [MOVE_PLACE + space for space in landings(state.near, state.board, spaces, PLAZA)]
    if (
        state.helper >= 0
        and state.parts.effects[state.helper] == GUIDE
        and state.looks == (LOOKS if state.night else 0)
    ):
        moves.append(MOVE_DONE)
    return moves


def play(state: Gang, seat: int, move: int) -> None:
    """A look, then more of it; or the pawn is placed, and a prowl follows."""
    if move == MOVE_DONE:
        return
    if move < MOVE_PLACE:
        look(state, seat, move - MOVE_LOOK + 1)
        state.owe(OWE_PLACE, seat)
        return
    state.pawn = move - MOVE_PLACE
    state.looks = 0
    if state.told is not None:
        state.tell("placed", "O5", {"seat": seat, "space": state.pawn})
    state.owe(OWE_PROWL, seat)


def look(state: Gang, seat: int, space: int) -> None:
    """O17: everyone sees where he looks, he alone what lies there."""
    token = state.board[space]
    state.known[token] |= 1 << seat
    state.looks -= 1
    if state.told is not None:
        state.tell("looked", "O17", {"seat": seat, "space": space, "token": TYPES[state.type(token)]}, only(seat))
        state.tell("looked_hidden", "O17", {"seat": seat, "space": space}, all_but(seat))
