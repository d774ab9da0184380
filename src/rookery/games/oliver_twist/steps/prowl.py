"""Prowling (O2): the token to take; or a chain to turn up first (O16), or the police to bribe (O5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import MOVE_BRIBE, MOVE_TAKE, MOVE_TURN
from rookery.games.oliver_twist.pieces import BRIBE, FACE_UP
from rookery.games.oliver_twist.steps.chain import begin_chain, turn_up
from rookery.games.oliver_twist.steps.numbers import OWE_CHAIN, OWE_PROWL
from rookery.games.oliver_twist.steps.path import set_out
from rookery.games.oliver_twist.steps.place import bribe
from rookery.games.oliver_twist.steps.why import LAST_TURN, why_not_prowl

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Prowl(Step["Twist"]):
    """A prowl that must be: after a chain, or when the pawn has been placed."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return prowl_moves(state, seat)

    def play(self, state: Twist, seat: int, move: int) -> None:
        prowl(state, seat, move)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        return why_not_prowl(state, move) if move <= LAST_TURN else Refusal("prowl_first", self.rule)


def prowl_moves(state: Twist, seat: int) -> list[int]:
    """O2: tokens within reach; O16: a chain to begin; else O5: the police to bribe. None: no prowl. A new list."""
    board = state.board
    known = state.known
    reach = state.streets.reaches[state.pawn]
    ends = reach.ends
    past = reach.past
    bits = reach.bits
    found: i64 = 0  # the spaces within reach, a bit each
    way: i64 = 0
    while way < len(ends):
        token = board[ends[way]]
        if token >= 0 and known[token] & FACE_UP:
            found |= bits[way]
            way += 1
        else:
            way = past[way]
    moves: list[int] = []
    takes = reach.takes
    rank: i64 = 0
    while found:
        if found & 1:
            moves.append(takes[rank])
        found >>= 1
        rank += 1
    if state.night and (not moves or (state.junctions and not state.opened)):
        moves += [MOVE_TURN + space for space in state.hidden_near(state.pawn)]
    if not moves and state.money[seat] >= BRIBE and any_token(state):
        moves.append(MOVE_BRIBE)
    return moves


def any_token(state: Twist) -> bool:
    """Whether a token is left in the streets; if so, there is a space next to it for the pawn."""
    for token in state.board:  # noqa: SIM110 - a generator costs more when compiled
        if token >= 0:
            return True
    return False


def prowl(state: Twist, seat: int, move: int) -> None:
    """Take a token, begin a chain, or bribe the police."""
    if move == MOVE_BRIBE:
        bribe(state, seat)
    elif move > MOVE_TURN:
        state.opened = True
        state.owe(OWE_PROWL, seat)
        begin_chain(state)
        turn_up(state, seat, move - MOVE_TURN)
        state.owe(OWE_CHAIN, seat)
    else:
        set_out(state, seat, move - MOVE_TAKE)
