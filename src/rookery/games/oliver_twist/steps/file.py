"""A full reserve (O4): one of the old nine goes into the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import FILES, MOVE_FILE, MOVE_SEIZE
from rookery.games.oliver_twist.pieces import TYPES
from rookery.games.oliver_twist.steps.why import why_not_file

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class File(Step["Twist"]):
    """One of the old nine makes room for the token that waits."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return FILES[state.types_among(state.reserves[seat])]

    def play(self, state: Twist, seat: int, move: int) -> None:
        taken = state.about
        file_one(state, seat, move - MOVE_FILE, "O4")
        state.store(seat, taken)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        reason = why_not_file(state, seat, move - MOVE_FILE) if MOVE_FILE <= move < MOVE_SEIZE else None
        return Refusal("file_first", self.rule) if reason is None else reason


def file_one(state: Twist, seat: int, what: int, rule: str) -> None:
    """A token of a type from the reserve into the file, before everyone's eyes (O34)."""
    token = state.token_of(state.reserves[seat], what)
    state.unstore(seat, token)
    state.file(seat, token)
    if state.told is not None:
        state.tell("filed_own", rule, {"seat": seat, "token": TYPES[what]})
