"""Why a move cannot be played now, and the rule that says so."""

from __future__ import annotations

from rookery.engine.refusals import Refusal
from rookery.games.assassin.pieces import (
    AFTER,
    BEFORE,
    CARD_NAMES,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JACK,
    JOIN,
    LAY,
    NAME,
    ORDER,
    PASS,
    PLACE,
    REPLACE,
    SPADES,
    SUITS,
    USE,
)
from rookery.games.assassin.rules import Affair

# What to do instead, by what is owed.
FIRST = {
    BEFORE: ("answer_first", "A2"),
    LAY: ("lay_first", "A3"),
    REPLACE: ("replace_first", "A7"),
    AFTER: ("answer_first", "A8"),
    ORDER: ("order_first", "A8"),
    JOIN: ("join_first", "A11"),
}


def refuse(state: Affair, seat: int, move: int) -> Refusal:
    """The reason against an illegal move of a seat that owes one."""
    step = state.step
    if step in (LAY, REPLACE) and move < JACK:
        return Refusal("not_in_hand", "A3", card=CARD_NAMES[move])
    if step == LAY and move == JACK:
        return refuse_jack(state, seat, SPADES)
    if step in (BEFORE, AFTER) and JACK < move < PASS:
        return refuse_jack(state, seat, move - USE)
    if step == ORDER and PLACE <= move < NAME:
        return Refusal("queen_not_there", "A8", suit=SUITS[move - PLACE])
    if step == JOIN and move >= NAME:
        return Refusal("name_another", "A11")
    reason, rule = FIRST[step]
    return Refusal(reason, rule)


def refuse_jack(state: Affair, seat: int, jack: int) -> Refusal:
    """Why this jack cannot be used now: it says nothing of who has it."""
    if state.jacks[seat] != jack:
        return Refusal("not_your_jack", "A1", jack=SUITS[jack])
    if state.used >> jack & 1:
        return Refusal("jack_gone", "A7", jack=SUITS[jack])
    if jack == HEARTS:
        return Refusal("only_after", "A8")
    if jack == CLUBS and state.step == BEFORE:
        return Refusal("hidden_anyway", "A18")
    assert jack in (CLUBS, DIAMONDS)
    return Refusal("only_before", "A2", jack=SUITS[jack])
