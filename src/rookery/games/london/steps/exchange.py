"""L7: Stock Exchange: swap a hand card with a card of the Display, at any decision, never to a dead end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.games.london.effects.needs import can_fetch, can_pay
from rookery.games.london.moves import KEEP, PIECE, SPEND, TAKE
from rookery.games.london.pieces import ANY_COLOUR, COLOUR, FEE, SWAP
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.choice import Choice, no_card_there
from rookery.games.london.steps.spend import colour_held, refuse_spending

if TYPE_CHECKING:
    from rookery.games.london.state import London


class ExchangeTake(Choice):
    """The cards of the Display that one may have; what is given for it comes next."""

    def legal(self, state: London, seat: int) -> list[int]:
        step = state.next_step()
        about = state.next_about()
        return [TAKE + slot for slot in range(len(state.display)) if any_partner(state, step, about, slot)]

    def play(self, state: London, seat: int, move: int) -> None:
        state.owe(to.SWAP_GIVE, seat, move - TAKE)

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        if TAKE <= move < KEEP:
            return no_card_there(state, move) or Refusal("dead_swap", "L40")
        return super().refuse(state, seat, move)


class ExchangeGive(Choice):
    """The cards of the hand that may go for the one in the slot; L40: into that very slot."""

    def legal(self, state: London, seat: int) -> list[int]:
        step = state.next_step()
        about = state.next_about()
        moves: list[int] = []
        last: i64 = NONE
        for card in state.mine.hand:
            kind = state.cards.kind[card]
            if kind != last and leaves_a_way(state, step, about, state.about, card):
                last = kind
                moves.append(SPEND[kind])
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        slot = state.about
        taken = state.display[slot]
        given = state.give_up(seat, PIECE[move])
        state.display[slot] = given
        state.mine.receive(taken)
        state.shown[taken] = 1
        if state.told is not None:
            names = {"given": state.cards.name(given), "card": state.cards.name(taken)}
            state.tell("swapped", "L7", {"seat": seat, **names})

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        return refuse_spending(self, state, seat, move, Refusal("dead_swap", "L40"))


def offered(state: London) -> bool:
    """Whether the turn's player may swap now."""
    step = state.step.number
    if state.swapped or step == to.SWAP_TAKE or step == to.SWAP_GIVE or not state.mine.powers & SWAP:
        return False
    return any(any_partner(state, step, state.about, slot) for slot in range(len(state.display)))


def any_partner(state: London, step: int, about: int, slot: int) -> bool:
    """Whether some hand card can go in this slot, while a step waits."""
    if state.display[slot] == NONE:
        return False
    return any(leaves_a_way(state, step, about, slot, card) for card in state.mine.hand)


def leaves_a_way(state: London, step: int, about: int, slot: int, card: i64) -> bool:
    """L40: whether the step that waits can still be done once a card has gone in the slot for the one there."""
    if step == to.FETCH:
        display = state.display[:]
        display[slot] = card
        return can_fetch(state.cards, display)
    if step != to.SPEND and step != to.FEE:
        return True
    hand = append(remove(state.mine.hand[:], card), state.display[slot])
    if step == to.FEE:
        return can_pay(state.cards, hand, FEE[state.kind_at(about)])
    return bool(state.mine.powers & ANY_COLOUR) or has_colour(state, hand, colour_held(state))


def has_colour(state: London, hand: vec[i64], colour: i64) -> bool:
    """Whether a hand has a card of a colour."""
    return any(COLOUR[state.cards.kind[card]] == colour for card in hand)
