"""L10, L11, L13: play cards: into the building area, or for their texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.games.london.effects.texts import play_special
from rookery.games.london.moves import ACTIVATES, DISCARDS, DONE, INVEST, PIECE, PLAY, PLAYS, SPENDS, THREE, TUNNEL
from rookery.games.london.pieces import ANY_COLOUR, CARD_NAMES, COLOUR, COLOURS, PLAYABLE, POWER, STONE, UNPAID
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.choice import Choice, not_built, not_in_hand

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Play(Choice):
    """L10: another card, or no more."""

    def legal(self, state: London, seat: int) -> list[int]:
        moves = playable(state)
        moves.append(DONE)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        if move != DONE:
            start_card(state, PIECE[move])

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        refusal = None
        if PLAYS <= move < SPENDS:
            refusal = refuse_play(state, seat, move)
        elif SPENDS <= move < DISCARDS:
            refusal = not_built(state, seat, move)
        elif move == THREE or INVEST <= move < TUNNEL or move >= ACTIVATES:
            refusal = Refusal("one_action", "L3", step=self.name)
        return refusal or super().refuse(state, seat, move)


def playable(state: London) -> list[int]:
    """The cards that can be played: what is built needs another card to spend, mostly of its colour (L11)."""
    hand = state.mine.hand
    kinds = state.cards.kind
    once: i64 = 0
    twice: i64 = 0  # the colours that the hand has at least two cards of
    for card in hand:
        bit = 1 << COLOUR[kinds[card]]
        twice |= once & bit
        once |= bit
    if state.mine.powers & ANY_COLOUR and len(hand) > 1:
        twice = once
    moves: list[int] = []
    last: i64 = NONE
    for card in hand:
        kind = kinds[card]
        if kind != last and PLAYABLE[kind]:
            last = kind
            if twice >> COLOUR[kind] & 1 or not STONE[kind] or POWER[kind] == UNPAID:
                moves.append(PLAY[kind])
    return moves


def start_card(state: London, kind: i64) -> None:
    """Play a card and pay for it; then a card is spent, and a pile chosen; then another may be played."""
    seat = state.turn
    card = state.give_up(seat, kind)
    state.owe(to.PLAY, seat)
    if state.told is not None:
        state.tell("played", "L10" if STONE[kind] else "L13", {"seat": seat, "card": CARD_NAMES[kind]})
    if not STONE[kind]:
        state.gone = [*state.gone, card]
        play_special(state, kind)
        return
    state.held = card
    state.pay(seat, state.cards.price[kind], "L11")
    state.owe(to.PILE, seat)
    if POWER[kind] != UNPAID:
        state.owe(to.SPEND, seat)


def refuse_play(state: London, seat: int, move: int) -> Refusal:
    """Why a card cannot be played: it is not there, or no other to spend for it."""
    kind = PIECE[move]
    reason = Refusal("nothing_to_spend", "L11", card=CARD_NAMES[kind], colour=COLOURS[COLOUR[kind]])
    return not_in_hand(state, seat, move, "L10") or reason
