"""The night's chain (O14, O16): hidden tokens turned up one by one, with a choice at every fork."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.engine.refusals import Refusal
from rookery.engine.steps import ASK, LAPSE, Step
from rookery.games.oliver_twist.moves import MOVE_TURN
from rookery.games.oliver_twist.pieces import CHAIN, OPEN, TYPES
from rookery.games.oliver_twist.steps.numbers import OWE_CHAIN, OWE_NAME
from rookery.games.oliver_twist.steps.why import LAST_TURN, is_closed

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist
NO_MOVES: Final[list[int]] = []


class Chain(Step["Twist"]):
    """The next token: one of the hidden ones next to the last."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        if not state.chain_left:
            return NO_MOVES
        return [MOVE_TURN + space for space in state.hidden_near(state.chain_at)]

    def play(self, state: Twist, seat: int, move: int) -> None:
        turn_up(state, seat, move - MOVE_TURN)
        state.owe(OWE_CHAIN, seat)

    def forced(self, state: Twist, seat: int) -> int:
        """O38: one way on is taken, none ends the chain."""
        moves = self.legal(state, seat)
        if not moves:
            return LAPSE
        return moves[0] if len(moves) == 1 else ASK

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        if MOVE_TURN < move <= LAST_TURN and is_closed(state, move - MOVE_TURN):
            return Refusal("street_closed", "O41")
        return Refusal("turn_first", self.rule, space=state.chain_at)


def begin_chain(state: Twist) -> None:
    """A chain that starts next to the pawn."""
    state.chain_at = state.pawn
    state.chain_left = CHAIN


def turn_up(state: Twist, seat: int, space: int) -> None:
    """A token for everyone to see."""
    token = state.board[space]
    state.known[token] = OPEN
    state.chain_at = space
    state.chain_left -= 1
    if state.told is not None:
        args: dict[str, object] = {"seat": seat, "space": space, "token": TYPES[state.type(token)]}
        state.tell("turned", "O14" if state.owes(OWE_NAME) else "O16", args)
