"""After a burglary (O18): a tool is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import ASK, LAPSE, Step
from rookery.games.oliver_twist.moves import DISCARDS, MOVE_DISCARD, MOVE_NAME
from rookery.games.oliver_twist.pieces import TOOL, TYPES

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Discard(Step["Twist"]):
    """A kind of tool that lies before the house; it goes into the bag."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return DISCARDS[tool_kinds(state, seat)]

    def forced(self, state: Twist, seat: int) -> int:
        """One kind leaves no choice, and none nothing to lose."""
        moves = self.legal(state, seat)
        if not moves:
            return LAPSE
        return moves[0] if len(moves) == 1 else ASK

    def play(self, state: Twist, seat: int, move: int) -> None:
        what = TOOL + move - MOVE_DISCARD
        token = state.token_of(state.fronts[seat], what)
        state.fronts[seat] = [tool for tool in state.fronts[seat] if tool != token]
        state.throw(token)
        if state.told is not None:
            state.tell("spent_tool", "O18", {"seat": seat, "tool": TYPES[what]})

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        if MOVE_DISCARD <= move < MOVE_NAME:
            return Refusal("no_such_tool", self.rule, tool=TYPES[TOOL + move - MOVE_DISCARD])
        return Refusal("discard_first", self.rule)


def tool_kinds(state: Twist, seat: int) -> int:
    """The kinds of tools before a player's house, a bit each."""
    return state.types_among(state.fronts[seat]) >> TOOL
