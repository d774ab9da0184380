"""What the decisions of London share: the cards of a hand by kind, and reasons why a move is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.engine.steps import Step
from rookery.games.london.moves import PIECE, TAKE
from rookery.games.london.pieces import CARD_NAMES, COLOUR, PLAYABLE

if TYPE_CHECKING:
    from rookery.games.london.state import London

ANY: Final = NONE  # colour


class Choice(Step["London"]):
    """A decision of London."""

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        """Why not: mostly because something else comes first."""
        return Refusal("first", self.rule, step=self.name)


def add_hand(state: London, moves: list[int], numbers: list[Any], colour: i64) -> None:
    """The moves of a verb for the cards in hand of a colour, or ANY; equal ones count as one."""
    kinds = state.cards.kind
    last: i64 = NONE
    for card in state.mine.hand:
        kind = kinds[card]
        if kind != last and (colour == ANY or COLOUR[kind] == colour):
            last = kind
            moves.append(numbers[kind])


def filled(state: London) -> i64:
    """The slots of the Display with a card in them, a bit each."""
    display = state.display
    found: i64 = 0
    for slot in range(len(display)):
        if display[slot] != NONE:
            found |= 1 << slot
    return found


def any_displayed(state: London) -> bool:
    """Whether a card lies in the Display."""
    return any(card != NONE for card in state.display)


def spend(state: London, kind: int, rule: str) -> None:
    """A card goes from the hand to the Display."""
    card = state.give_up(state.turn, kind)
    if state.told is not None:
        state.tell("spent", rule, {"seat": state.turn, "card": CARD_NAMES[kind]})
    state.lay_out(card)


# Why not


def no_card_there(state: London, move: int) -> Refusal | None:
    """The slot that a move would take a card from is free."""
    slot = move - TAKE
    if slot < len(state.display) and state.display[slot] != NONE:
        return None
    return Refusal("slot_empty", "L16", slot=slot + 1)


def not_in_hand(state: London, seat: int, move: int, rule: str) -> Refusal | None:
    """The card that a move is about is not in the hand."""
    kind = PIECE[move]
    if any(state.cards.kind[card] == kind for card in state.seats[seat].hand):
        return None
    return Refusal("not_in_hand", rule, card=CARD_NAMES[kind])


def not_built(state: London, seat: int, move: int) -> Refusal | None:
    """The card of the hand that would be spent cannot be played, and so is only there to be spent (L10)."""
    refusal = not_in_hand(state, seat, move, "L10")
    if refusal is None and not PLAYABLE[PIECE[move]]:
        refusal = Refusal("only_spent", "L10", card=CARD_NAMES[PIECE[move]])
    return refusal


def piles_with(state: London, seat: int, kind: int) -> list[int]:
    """A player's piles with a card of a kind on top."""
    tops = state.seats[seat].tops
    return [pile for pile in range(len(tops)) if state.cards.kind[tops[pile]] == kind]
