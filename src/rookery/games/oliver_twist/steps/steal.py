"""A victim for Bill Sikes (O25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import MOVE_DONE, MOVE_PLAY, MOVE_ROB, ROBS
from rookery.games.oliver_twist.pieces import TYPES
from rookery.games.oliver_twist.steps.why import why_not_rob

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Steal(Step["Twist"]):
    """An opponent with anything in reserve, or none."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return ROBS[who_has(state, seat, state.reserves)]

    def play(self, state: Twist, seat: int, move: int) -> None:
        """A token is drawn blindly and shown (O34)."""
        if move == MOVE_DONE:
            state.decline(seat)
            return
        victim = move - MOVE_ROB
        reserve = state.reserves[victim]
        token = reserve[state.dice.pick(len(reserve))]
        state.unstore(victim, token)
        if state.told is not None:
            state.tell("stole", "O25", {"seat": seat, "victim": victim, "token": TYPES[state.type(token)]})
        state.take(seat, token)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        reason = why_not_rob(state, seat, move - MOVE_ROB, self.rule) if MOVE_ROB <= move < MOVE_PLAY else None
        return Refusal("rob_first", self.rule) if reason is None else reason


def who_has(state: Twist, seat: int, things: list[list[int]]) -> int:
    """The opponents who have any of these, a bit each."""
    found = 0
    for other in range(state.players):
        if other != seat and things[other]:
            found |= 1 << other
    return found
