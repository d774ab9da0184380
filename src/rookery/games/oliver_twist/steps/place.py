"""Moving the pawn elsewhere (O5): the bribe, by night two secret looks (O17), and the space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.events import all_but, only
from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import LOOKS_AT, MOVE_BRIBE, MOVE_DONE, MOVE_LOOK, MOVE_PLACE, PLACES
from rookery.games.oliver_twist.pieces import BRIBE, BRIBES, FACE_UP, GUIDE, LOOKS, SPACES, TYPES
from rookery.games.oliver_twist.steps.numbers import OWE_PLACE, OWE_PROWL
from rookery.games.oliver_twist.steps.why import why_not_look, why_not_place

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Place(Step["Twist"]):
    """O17: a look; O5: a space for the pawn. Noah Claypole may be sent away at once (O35)."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        board = state.board
        moves: list[int] = []
        space: i64 = 0
        if state.about:
            seen: i64 = FACE_UP | 1 << seat
            while space < SPACES:
                if board[space] >= 0 and not state.known[board[space]] & seen:
                    moves.append(LOOKS_AT[space])
                space += 1
            space = 0
        while space < SPACES:
            if board[space] < 0 and state.touches_token(space):
                moves.append(PLACES[space])
            space += 1
        if state.about == looks(state) and state.helper >= 0 and state.parts.effects[state.helper] == GUIDE:
            moves.append(MOVE_DONE)
        return moves

    def play(self, state: Twist, seat: int, move: int) -> None:
        if move == MOVE_DONE:
            state.decline(seat)
        elif move < MOVE_PLACE:
            look(state, seat, move - MOVE_LOOK)
            state.owe(OWE_PLACE, seat, state.about - 1)
        else:
            state.pawn = move - MOVE_PLACE
            if state.told is not None:
                state.tell("placed", "O5", {"seat": seat, "space": state.pawn})
            state.owe(OWE_PROWL, seat)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        if MOVE_LOOK < move < MOVE_PLACE:
            return why_not_look(state, seat, move - MOVE_LOOK)
        if MOVE_PLACE <= move < MOVE_BRIBE:
            return why_not_place(state, move - MOVE_PLACE)
        return Refusal("place_first", self.rule)


def bribe(state: Twist, seat: int) -> None:
    """O5: the police look away for £2."""
    state.pay(seat, BRIBE, BRIBES)
    state.tell("bribed", "O5", {"seat": seat, "pounds": BRIBE})
    state.owe(OWE_PLACE, seat, looks(state))


def looks(state: Twist) -> int:
    """O17: how many secret looks come before the pawn is placed."""
    return LOOKS if state.night else 0


def look(state: Twist, seat: int, space: int) -> None:
    """O17: everyone sees where somebody looks, they alone what lies there."""
    token = state.board[space]
    state.known[token] |= 1 << seat
    if state.told is not None:
        state.tell("looked", "O17", {"seat": seat, "space": space, "token": TYPES[state.type(token)]}, only(seat))
        state.tell("looked_hidden", "O17", {"seat": seat, "space": space}, all_but(seat))
