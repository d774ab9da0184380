"""What a hoarder must file whom Mr Bumble or Mrs Corney denounces (O27, O28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import FILES, MOVE_FILE, MOVE_SEIZE
from rookery.games.oliver_twist.pieces import SPARED
from rookery.games.oliver_twist.steps.file import file_one
from rookery.games.oliver_twist.steps.numbers import OWE_EXCESS
from rookery.games.oliver_twist.steps.why import why_not_file

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Excess(Step["Twist"]):
    """Any token of the reserve, and more while there are too many."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return FILES[state.types_among(state.reserves[seat])]

    def play(self, state: Twist, seat: int, move: int) -> None:
        file_one(state, seat, move - MOVE_FILE, "O27")
        if len(state.reserves[seat]) > SPARED:
            state.owe(OWE_EXCESS, seat)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        reason = why_not_file(state, seat, move - MOVE_FILE) if MOVE_FILE <= move < MOVE_SEIZE else None
        return Refusal("excess_first", self.rule) if reason is None else reason
