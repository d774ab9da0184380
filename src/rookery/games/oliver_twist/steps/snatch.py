"""A token that the Artful Dodger takes (O21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import DECLINE, MOVE_DONE, MOVE_TAKE, MOVE_TURN
from rookery.games.oliver_twist.pieces import TYPES
from rookery.games.oliver_twist.steps.why import why_nothing_lies

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Snatch(Step["Twist"]):
    """Any one token that lies face up, or none."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return [MOVE_TAKE + space for space in visible_spaces(state)] + DECLINE

    def play(self, state: Twist, seat: int, move: int) -> None:
        snatch(state, seat, move)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        if move <= MOVE_TURN:
            reason = why_nothing_lies(state, move - MOVE_TAKE)
            if reason is not None:
                return reason
        return Refusal("snatch_first", self.rule)


def visible_spaces(state: Twist) -> list[int]:
    """The spaces of the open streets with a token face up."""
    return [space for space in state.streets.spaces if state.is_visible(space)]


def snatch(state: Twist, seat: int, move: int) -> None:
    """Take a token; the pawn stays, and nothing is filed."""
    if move == MOVE_DONE:
        state.decline(seat)
        return
    space = move - MOVE_TAKE
    token = state.board[space]
    state.board[space] = NONE
    if state.told is not None:
        state.tell("snatched", state.help_rule(), {"seat": seat, "space": space, "token": TYPES[state.type(token)]})
    state.take(seat, token)
