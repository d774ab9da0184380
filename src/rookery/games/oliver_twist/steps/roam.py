"""The prowls that Oliver offers (O33, O40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import ASK, LAPSE, Step
from rookery.games.oliver_twist.moves import MOVE_DONE
from rookery.games.oliver_twist.steps.numbers import OWE_ROAM
from rookery.games.oliver_twist.steps.prowl import prowl, prowl_moves
from rookery.games.oliver_twist.steps.why import LAST_TURN, why_not_prowl

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Roam(Step["Twist"]):
    """A prowl, or none; who declines the first declines both."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        moves = prowl_moves(state, seat)
        moves.append(MOVE_DONE)
        return moves

    def forced(self, state: Twist, seat: int) -> int:
        """O40: a prowl that cannot be is skipped."""
        return ASK if prowl_moves(state, seat) else LAPSE

    def play(self, state: Twist, seat: int, move: int) -> None:
        if move == MOVE_DONE:
            state.decline(seat)
            return
        if state.about:
            state.owe(OWE_ROAM, seat, state.about - 1)
        prowl(state, seat, move)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        return why_not_prowl(state, move) if move <= LAST_TURN else Refusal("roam_first", self.rule)
