"""Why a move cannot be played now, and the rule that says so."""

from __future__ import annotations

from rookery.engine.refusals import Refusal
from rookery.games.kids_of_london.rules import ROB, SPARE, Kids


def refuse(state: Kids, seat: int, move: int) -> Refusal:
    """The reason against an illegal move of a gang that owes one."""
    choices = state.choices[seat]
    if not choices:
        return Refusal("child_gone", "K1", child=move) if move < ROB else Refusal("send_first", "K1")
    if move < ROB:
        return Refusal("choose_first", state.rule_of_choice(seat))
    return Refusal("not_an_actor", "K9") if move == SPARE else Refusal("not_the_lowest", "K4")
