"""Why a move is not for now, whatever is being decided: what all steps say alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.games.assassin.moves import LAY, NAME, PASS, PLACE, USE
from rookery.games.assassin.pieces import CARD_NAMES, HEARTS, JACK, RANKS, SPADES, SUITS

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair


def refuse_card(state: Affair, card: int) -> Refusal:
    """Why a number card cannot be laid; A14: its suit may have left."""
    suit = card // RANKS
    if suit == state.missing:
        return Refusal("suit_left", "A14", suit=SUITS[suit])
    return Refusal("not_in_hand", "A3", card=CARD_NAMES[card])


def refuse_jack(state: Affair, seat: int, jack: int) -> Refusal:
    """Why a seat has no such jack: it says nothing of who has."""
    if jack == state.missing:
        return Refusal("suit_left", "A14", suit=SUITS[jack])
    if state.jacks[seat] != jack:
        return Refusal("not_your_jack", "A1", jack=SUITS[jack])
    return Refusal("jack_gone", "A7", jack=SUITS[jack])


def holds(state: Affair, seat: int, jack: int) -> bool:
    """Whether a seat still has a jack."""
    return state.jacks[seat] == jack and not state.used >> jack & 1


def refuse_other(state: Affair, seat: int, move: int, first: Refusal) -> Refusal:
    """Why a move that is no answer to this step is not for now; if nothing else speaks against it: what comes first."""
    if move >= NAME:
        return Refusal("joins_later", "A11")
    if move >= PLACE:
        return Refusal("only_hearts_order", "A8")
    jack = SPADES if move == LAY + JACK else move - USE if USE + HEARTS <= move < PASS else None
    if jack is not None and not holds(state, seat, jack):
        return refuse_jack(state, seat, jack)
    return first
