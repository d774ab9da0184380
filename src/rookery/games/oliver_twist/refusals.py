"""Why a move cannot be played now, and the rule that says so."""

from __future__ import annotations

from rookery.engine.refusals import Refusal
from rookery.games.oliver_twist.board import is_visible, touches_token
from rookery.games.oliver_twist.pieces import (
    BRIBE,
    CHARACTERS,
    KINDS,
    MOVE_BRIBE,
    MOVE_HIDE,
    MOVE_HOLD,
    MOVE_KEEP,
    MOVE_LOOK,
    MOVE_PAY,
    MOVE_PLACE,
    MOVE_PLAY,
    MOVE_SELL,
    MOVE_TAKE,
    MOVE_TURN,
    OWE_BARGAIN,
    OWE_CHAIN,
    OWE_CLEAR,
    OWE_DISCARD,
    OWE_EQUIP,
    OWE_EXCESS,
    OWE_FENCE,
    OWE_FILE,
    OWE_KEEP,
    OWE_NAME,
    OWE_PATH,
    OWE_PLACE,
    OWE_PROWL,
    OWE_ROAM,
    OWE_SALE,
    OWE_SEARCH,
    OWE_SEIZE,
    OWE_SNATCH,
    OWE_STEAL,
    OWE_TURN,
)
from rookery.games.oliver_twist.rules import Twist

# What to do instead, by what is owed.
FIRST = {
    OWE_TURN: ("choose_action", "O8"),
    OWE_PROWL: ("prowl_first", "O2"),
    OWE_PATH: ("prowl_first", "O37"),
    OWE_CHAIN: ("turn_first", "O16"),
    OWE_PLACE: ("place_first", "O5"),
    OWE_FILE: ("file_first", "O4"),
    OWE_SALE: ("sale_first", "O6"),
    OWE_KEEP: ("keep_first", "O18"),
    OWE_DISCARD: ("discard_first", "O18"),
    OWE_NAME: ("name_first", "O14"),
    OWE_ROAM: ("roam_first", "O33"),
    OWE_SNATCH: ("snatch_first", "O21"),
    OWE_EQUIP: ("equip_first", "O30"),
    OWE_FENCE: ("fence_first", "O22"),
    OWE_CLEAR: ("clear_first", "O23"),
    OWE_STEAL: ("rob_first", "O25"),
    OWE_SEARCH: ("rob_first", "O26"),
    OWE_SEIZE: ("seize_first", "O26"),
    OWE_EXCESS: ("excess_first", "O27"),
    OWE_BARGAIN: ("bargain_first", "O32"),
}
PROWLS = (OWE_TURN, OWE_PROWL, OWE_ROAM)


def refuse(state: Twist, seat: int, move: int) -> Refusal:
    """The reason against an illegal move of a seat that owes one."""
    step = state.step()
    if step in PROWLS and move < MOVE_TURN:
        return refuse_token(state, move - MOVE_TAKE + 1)
    if step in PROWLS and MOVE_TURN <= move < MOVE_LOOK:
        return Refusal("nothing_to_turn", "O16", space=move - MOVE_TURN + 1)
    if step == OWE_PLACE and MOVE_LOOK <= move < MOVE_PLACE:
        return Refusal("no_look", "O17", space=move - MOVE_LOOK + 1)
    if step == OWE_PLACE and MOVE_PLACE <= move < MOVE_BRIBE:
        return Refusal("no_landing", "O5", space=move - MOVE_PLACE)
    if step == OWE_TURN:
        return refuse_action(state, seat, move)
    reason, rule = FIRST[step]
    return Refusal(reason, rule)


def refuse_token(state: Twist, space: int) -> Refusal:
    """Why this token cannot be taken by a prowl."""
    if state.board[space] < 0:
        return Refusal("no_token", "O2", space=space)
    if not is_visible(state.board, state.known, space):
        return Refusal("hidden_token", "O15", space=space)
    return Refusal("out_of_reach", "O2", space=space)


def refuse_action(state: Twist, seat: int, move: int) -> Refusal:
    """Why this cannot be done with a turn."""
    if move == MOVE_BRIBE:
        if touches_token(state.near, state.board, state.pawn):
            return Refusal("pawn_touches", "O5")
        if state.money[seat] < BRIBE:
            return Refusal("too_poor", "O5", pounds=BRIBE)
        return Refusal("streets_empty", "O9")
    if move == MOVE_PAY:
        return Refusal("can_still_act", "O9")
    if MOVE_SELL <= move < MOVE_HOLD:
        return Refusal("no_set", "O6", kind=KINDS[move - MOVE_SELL])
    if MOVE_PLAY <= move < MOVE_KEEP:
        card = move - (MOVE_PLAY if move < MOVE_HIDE else MOVE_HIDE)
        return Refusal("no_such_card", "O7", character=CHARACTERS[card])
    if MOVE_LOOK <= move < MOVE_BRIBE:
        return Refusal("pawn_stays", "O5")
    reason, rule = FIRST[OWE_TURN]
    return Refusal(reason, rule)
