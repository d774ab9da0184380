"""A victim for Monks (O26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import MOVE_DONE, MOVE_PLAY, MOVE_ROB, ROBS
from rookery.games.oliver_twist.steps.numbers import OWE_SEIZE
from rookery.games.oliver_twist.steps.steal import who_has
from rookery.games.oliver_twist.steps.why import why_not_rob

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Search(Step["Twist"]):
    """An opponent with anything on file, or none."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return ROBS[who_has(state, seat, state.files)]

    def play(self, state: Twist, seat: int, move: int) -> None:
        if move == MOVE_DONE:
            state.decline(seat)
            return
        victim = move - MOVE_ROB
        state.tell("searched", "O26", {"seat": seat, "victim": victim})
        state.owe(OWE_SEIZE, seat, victim)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        reason = why_not_rob(state, seat, move - MOVE_ROB, self.rule) if MOVE_ROB <= move < MOVE_PLAY else None
        return Refusal("rob_first", self.rule) if reason is None else reason
