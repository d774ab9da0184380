"""L17, L29: run the city: activate one card after another, then count the poverty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.games.london.effects.needs import can_activate, can_pay
from rookery.games.london.moves import ACTIVATE, ACTIVATES, COVERS, DONE, INVEST, PIECE, PLAYS, SPENDS, THREE, TUNNEL
from rookery.games.london.pieces import CARD_NAMES, FEE, FEES, FLIPS, REPEAT, TEXT, size
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.choice import Choice, piles_with

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Run(Choice):
    """Another card, or no more."""

    def legal(self, state: London, seat: int) -> list[int]:
        moves = [DONE]
        add_ready(state, moves)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        if move == DONE:
            count_poverty(state)
        else:
            activate(state, PIECE[move])

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        refusal = None
        if move >= ACTIVATES:
            refusal = refuse_activation(state, seat, PIECE[move])
        elif move >= COVERS:
            refusal = refuse_idle(state, seat, PIECE[move])
        elif move == THREE or INVEST <= move < TUNNEL or PLAYS <= move < SPENDS:
            refusal = Refusal("one_action", "L3", step=self.name)
        return refusal or super().refuse(state, seat, move)


def add_ready(state: London, moves: list[int]) -> None:
    """The cards that can be activated: visible, unflipped, not yet activated. L36: equal ones count as one."""
    mine = state.mine
    cards = state.cards
    tops = mine.tops
    done = mine.flipped | mine.used
    for pile in range(len(tops)):
        if not done >> pile & 1:
            kind = cards.kind[tops[pile]]
            if cards.activates[kind] and can_activate(state, kind):
                move = ACTIVATE[kind]
                if cards.copies[kind] == 1 or move not in moves:
                    moves.append(move)


def find(state: London, kind: i64) -> int:
    """L36: the pile with that card on top; of equal ones, that with the most money on it, then the first."""
    mine = state.mine
    done = mine.flipped | mine.used
    found = NONE
    for pile in range(len(mine.tops)):
        alike = state.cards.kind[mine.tops[pile]] == kind and not done >> pile & 1
        if alike and (found == NONE or mine.purses[pile] > mine.purses[found]):
            found = pile
    return found


def activate(state: London, kind: i64) -> None:
    """L18: a card's cost, its gains, its flip; then the run goes on."""
    seat = state.turn
    pile = find(state, kind)
    state.mine.used |= 1 << pile
    if state.told is not None:
        state.tell("activated", "L18", {"seat": seat, "card": CARD_NAMES[kind]})
    state.pay(seat, state.cards.pay[kind], "L18")
    state.owe(to.RUN, seat)
    if FLIPS[kind]:
        state.owe(to.FLIP, seat, pile)
    state.owe(to.EFFECT, seat, pile)
    if FEE[kind]:
        state.owe(to.FEE, seat, pile)


def forecast(state: London, seat: int) -> i64:
    """L29: how poverty would change if a run ended now. L27: without the hand."""
    mine = state.seats[seat]
    hand: i64 = 0 if state.pubs and seat == state.turn else len(mine.hand)
    return len(mine.tops) + hand - size(mine.lands)


def count_poverty(state: London) -> None:
    """L29: piles and cards in hand, less boroughs."""
    seat = state.turn
    mine = state.mine
    if state.told is not None:
        args: dict[str, object] = {
            "seat": seat,
            "piles": len(mine.tops),
            "cards": 0 if state.pubs else len(mine.hand),
            "boroughs": size(mine.lands),
        }
        state.tell("city_counted", "L29", args)
    state.suffer(seat, forecast(state, seat), "L29")
    state.pubs = False


def refuse_activation(state: London, seat: int, kind: int) -> Refusal:
    """Why this card cannot be activated."""
    mine = state.seats[seat]
    card = CARD_NAMES[kind]
    piles = piles_with(state, seat, kind)
    if not piles:
        return Refusal("not_on_top", "L17", card=card)
    done = mine.flipped | mine.used
    if any(not done >> pile & 1 for pile in piles):
        return refuse_need(state, kind)
    if any(not mine.flipped >> pile & 1 for pile in piles):
        return Refusal("was_used", "L17", card=card)
    return Refusal("was_flipped", "L18", card=card)


def refuse_need(state: London, kind: int) -> Refusal:
    """What a card that is ready lacks to be activated."""
    card = CARD_NAMES[kind]
    if not state.cards.activates[kind]:
        return Refusal("nothing_to_activate", "L17", card=card)
    if FEE[kind] and not can_pay(state.cards, state.mine.hand, FEE[kind]):
        return Refusal("fee_missing", "L18", card=card, fee=FEES[FEE[kind]])
    if TEXT[kind] == REPEAT:
        return Refusal("nothing_to_repeat", "L37", card=card)
    return Refusal("nothing_to_fetch", "L37", card=card)


def refuse_idle(state: London, seat: int, kind: int) -> Refusal | None:
    """Why a card of the city is of no use in a run: it has nothing to activate, or is flipped."""
    piles = piles_with(state, seat, kind)
    if not piles or state.cards.activates[kind]:
        return None
    if all(state.seats[seat].flipped >> pile & 1 for pile in piles):
        return Refusal("was_flipped", "L18", card=CARD_NAMES[kind])
    return Refusal("nothing_to_activate", "L17", card=CARD_NAMES[kind])
