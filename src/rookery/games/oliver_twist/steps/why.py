"""Why something cannot be done now: reasons that several steps share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.engine.refusals import Refusal
from rookery.games.oliver_twist.moves import (
    MOVE_BRIBE,
    MOVE_DEAL,
    MOVE_FILE,
    MOVE_HIDE,
    MOVE_HOLD,
    MOVE_KEEP,
    MOVE_LOOK,
    MOVE_NAME,
    MOVE_PLACE,
    MOVE_PLAY,
    MOVE_SEIZE,
    MOVE_SELL,
    MOVE_TAKE,
    MOVE_TURN,
    MOVE_WALLET,
)
from rookery.games.oliver_twist.pieces import BRIBE, CHARACTERS, KIND_OF, KINDS, PLAZA, SET, TYPES, WALLET

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist

LAST_TURN: Final = MOVE_LOOK  # the last move that begins a prowl, but for the bribe


def why_not_prowl(state: Twist, move: int) -> Refusal:
    """O2, O15, O16: why this token cannot be taken by a prowl, or turned up."""
    if move > MOVE_TURN:
        return why_not_turn(state, move - MOVE_TURN)
    space = move - MOVE_TAKE
    reason = why_nothing_lies(state, space)
    if reason is not None:
        return reason
    near = neighbours(state, state.pawn)
    if any(state.is_visible(other) for other in near):
        return Refusal("out_of_reach", "O2", space=space)
    if state.hidden_near(state.pawn):
        return Refusal("dark_first", "O16")
    return Refusal("pawn_alone", "O5", pounds=BRIBE)


def why_nothing_lies(state: Twist, space: int) -> Refusal | None:
    """O15, O41: why there is nothing to take on a space; None if a token lies there face up."""
    if is_closed(state, space):
        return Refusal("street_closed", "O41")
    if state.board[space] < 0:
        return Refusal("no_token", "O2", space=space)
    if state.is_hidden(space):
        return Refusal("hidden_token", "O15", space=space)
    return None


def why_not_turn(state: Twist, space: int) -> Refusal:
    """O16: why a chain cannot begin there."""
    if is_closed(state, space):
        return Refusal("street_closed", "O41")
    if not state.is_hidden(space):
        return Refusal("nothing_to_turn", "O16", space=space)
    if space in state.hidden_near(state.pawn):
        return Refusal("lit_first", "O16")
    return Refusal("chain_begins", "O16", space=space)


def why_not_look(state: Twist, seat: int, space: int) -> Refusal:
    """O17: why a secret look there is not to be had."""
    if is_closed(state, space):
        return Refusal("street_closed", "O41")
    if not state.about:
        return Refusal("no_look", "O17")
    if state.board[space] < 0:
        return Refusal("no_token", "O2", space=space)
    return Refusal("seen_already", "O17", space=space)


def why_not_place(state: Twist, space: int) -> Refusal:
    """O5: why the pawn cannot go there."""
    if is_closed(state, space):
        return Refusal("street_closed", "O41")
    if state.board[space] >= 0:
        return Refusal("space_taken", "O5", space=space)
    return Refusal("no_landing", "O5", space=space)


def why_not_sell(state: Twist, seat: int, kind: int, least: int) -> Refusal:
    """O6, O32: why no set of a kind can be made."""
    count = 0
    for token in state.reserves[seat]:
        if KIND_OF[state.type(token)] == kind:
            count += 1
    if not count:
        return Refusal("none_of_kind", "O6", kind=KINDS[kind])
    return Refusal("no_set", "O6", kind=KINDS[kind], least=least, have=count + state.wallets(seat))


def why_not_hold(state: Twist, what: int) -> Refusal | None:
    """O6: why a token cannot be held back; None if it is not for sale at all."""
    goods = [token for token in state.sale if state.type(token) != WALLET]
    if not state.types_among(goods) >> what & 1:
        return None
    if len(goods) == 1:
        return Refusal("last_of_kind", "O6")
    return Refusal("set_needs", "O6", least=state.about)


def why_not_file(state: Twist, seat: int, what: int) -> Refusal | None:
    """O4: why a token of the reserve cannot be filed; None if it can."""
    if state.types_among(state.reserves[seat]) >> what & 1:
        return None
    return Refusal("not_in_reserve", "O4", token=TYPES[what])


def why_not_rob(state: Twist, seat: int, victim: int, rule: str) -> Refusal | None:
    """O25, O26: why somebody cannot be chosen; None if they are no opponent at all."""
    if victim == seat or victim >= state.players:
        return None
    return Refusal("nothing_there", rule, seat=victim)


def why_not_in_turn(state: Twist, seat: int, move: int, rule: str) -> Refusal:
    """Why something is not open at the beginning of a turn."""
    if move <= LAST_TURN:
        return why_not_prowl(state, move)
    if move < MOVE_PLACE:
        return Refusal("look_later", "O17")
    if move < MOVE_BRIBE:
        return Refusal("pawn_stays", "O5", pounds=BRIBE)
    if MOVE_SELL <= move < MOVE_HOLD:
        return why_not_sell(state, seat, move - MOVE_SELL, SET)
    if move in (MOVE_DEAL, MOVE_WALLET) or MOVE_HOLD <= move < MOVE_FILE:
        return Refusal("not_selling", "O6")
    if MOVE_FILE <= move < MOVE_SEIZE:
        return Refusal("file_later", "O4")
    if MOVE_SEIZE <= move < MOVE_PLAY:
        return Refusal("needs_character", "O7")
    if MOVE_PLAY <= move < MOVE_KEEP:
        card = move - (MOVE_PLAY if move < MOVE_HIDE else MOVE_HIDE)
        return Refusal("no_such_card", "O7", character=CHARACTERS[card])
    if MOVE_KEEP <= move < MOVE_NAME:
        return Refusal("no_burglary", "O18")
    if move >= MOVE_NAME:
        return Refusal("name_later", "O14")
    return Refusal("choose_action", rule)


def is_closed(state: Twist, space: int) -> bool:
    """O41: whether nobody enters a space in this game."""
    return space != PLAZA and space not in state.streets.spaces


def neighbours(state: Twist, space: int) -> list[int]:
    """The open spaces next to one."""
    streets = state.streets
    return [streets.near[at] for at in range(streets.first[space], streets.first[space + 1])]
