"""A tool of the streets that Toby Crackit takes (O30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import DECLINE, MOVE_TAKE, MOVE_TURN
from rookery.games.oliver_twist.pieces import CHARACTER, TOOL
from rookery.games.oliver_twist.steps.snatch import snatch, visible_spaces
from rookery.games.oliver_twist.steps.why import why_nothing_lies

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Equip(Step["Twist"]):
    """A tool that lies face up, or none."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return [MOVE_TAKE + space for space in visible_tools(state)] + DECLINE

    def play(self, state: Twist, seat: int, move: int) -> None:
        snatch(state, seat, move)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        if move <= MOVE_TURN:
            reason = why_nothing_lies(state, move - MOVE_TAKE)
            return Refusal("no_tool", self.rule) if reason is None else reason
        return Refusal("equip_first", self.rule)


def visible_tools(state: Twist) -> list[int]:
    """The spaces of the open streets with a tool face up."""
    return [space for space in visible_spaces(state) if TOOL <= state.type(state.board[space]) < CHARACTER]
