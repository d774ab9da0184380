"""Asking a character for help, or hiding behind him (O7)."""

from __future__ import annotations

from rookery.games.oliver_twist.effects import favours, lairs, streets
from rookery.games.oliver_twist.pieces import (
    BARGAIN,
    CHARACTERS,
    CLEAR,
    DENOUNCE,
    EQUIP,
    FENCE,
    GIFT,
    GUIDE,
    MOVE_HIDE,
    MOVE_PLAY,
    SEARCH,
    SNATCH,
    STEAL,
)
from rookery.games.oliver_twist.state import Gang, without


def legal(state: Gang, seat: int) -> list[int]:
    """Each card, for its effect or to hide."""
    hand = state.hands[seat]
    return [MOVE_PLAY + card for card in hand] + [MOVE_HIDE + card for card in hand]


def play(state: Gang, seat: int, move: int) -> None:
    """The card is discarded face up, and helps; or it does not."""
    helps = move < MOVE_HIDE
    card = move - (MOVE_PLAY if helps else MOVE_HIDE)
    state.hands[seat] = without(state.hands[seat], card)
    state.discard.append(card)
    if not helps:
        state.tell("hid", "O7", {"seat": seat, "character": CHARACTERS[card]})
        return
    state.tell("helped", "O7", {"seat": seat, "character": CHARACTERS[card]})
    state.helper = card
    if not help_out(state, seat, state.parts.effects[card]):
        state.tell("nothing_came", state.help_rule(), {"seat": seat})


def help_out(state: Gang, seat: int, effect: int) -> bool:
    """An effect; whether it could do anything."""
    if effect == SNATCH:
        return streets.snatch(state, seat)
    if effect == FENCE:
        return favours.fence(state, seat)
    if effect == CLEAR:
        return favours.clear(state, seat)
    if effect == STEAL:
        return lairs.steal(state, seat)
    if effect == SEARCH:
        return lairs.search(state, seat)
    if effect == DENOUNCE:
        return lairs.denounce(state, seat)
    if effect == GIFT:
        return favours.gift(state, seat)
    if effect == EQUIP:
        return streets.equip(state, seat)
    if effect == GUIDE:
        return streets.guide(state, seat)
    if effect == BARGAIN:
        return favours.bargain(state, seat)
    return streets.double(state, seat)
