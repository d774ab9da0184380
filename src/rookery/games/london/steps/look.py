"""L6: University of London: look at the top of the deck, choose, and put the rest back in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from rookery.engine.events import all_but, only
from rookery.engine.refusals import Refusal
from rookery.engine.steps import ASK, LAPSE
from rookery.games.london.moves import DONE, KEEP, PUT, TAKE, TAKES, THREE
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.choice import Choice, any_displayed, filled, no_card_there
from rookery.games.london.steps.draw import free

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Look(Choice):
    """One of the cards looked at, or one of the Display; L6: or no more, with Parliament in view."""

    def forced(self, state: London, seat: int) -> int:
        return ASK if state.draws and (len(state.looked) or any_displayed(state)) else LAPSE

    def lapse(self, state: London, seat: int) -> None:
        state.draws = 0
        state.owe(to.PUT, seat)

    def legal(self, state: London, seat: int) -> list[int]:
        moves = TAKES[filled(state)][:]
        for number in range(len(state.looked)):
            moves.append(KEEP + number)
        if free(state):
            moves.append(DONE)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        state.draws = 0 if move == DONE else state.draws - 1
        state.owe(to.LOOK, seat)
        if TAKE <= move < KEEP:
            state.take_card(seat, move - TAKE, "L6")
        elif move != DONE:
            keep(state, seat, move - KEEP)

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        if KEEP <= move < PUT:
            return Refusal("no_such_card", "L6")
        refusal = no_card_there(state, move) if TAKE <= move < KEEP else None
        return refusal or super().refuse(state, seat, move)


class Put(Choice):
    """Each of the cards may go back next, the later the higher; the last one goes by itself."""

    def forced(self, state: London, seat: int) -> int:
        count = len(state.looked)
        return ASK if count > 1 else PUT if count else LAPSE

    def legal(self, state: London, seat: int) -> list[int]:
        return [PUT + number for number in range(len(state.looked))]

    def play(self, state: London, seat: int, move: int) -> None:
        state.owe(to.PUT, seat)
        put_back(state, seat, move - PUT)

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        if PUT <= move < THREE:
            return Refusal("no_such_card", "L6")
        return super().refuse(state, seat, move)


def open_books(state: London) -> None:
    """Take the top cards of the deck to look at; the topmost comes first."""
    seat = state.turn
    count = min(state.cards.foreseen, state.left)
    state.left -= count
    looked = list(state.deck[state.left : state.left + count])
    looked.reverse()
    state.looked = vec[i64](looked)
    if state.told is not None:
        state.tell("looked", "L6", {"seat": seat, "cards": state.names(looked)}, only(seat))
        state.tell("looked_hidden", "L6", {"seat": seat, "count": count}, all_but(seat))


def keep(state: London, seat: int, number: int) -> None:
    """One of the cards comes into the hand; others learn only that."""
    card = state.looked[number]
    state.looked = remove(state.looked[:], card)
    state.mine.receive(card)
    if state.told is not None:
        state.tell("kept", "L6", {"seat": seat, "card": state.cards.name(card)}, only(seat))
        state.tell("kept_hidden", "L6", {"seat": seat}, all_but(seat))
    if not state.left and not len(state.looked):
        state.close(seat)


def put_back(state: London, seat: int, number: int) -> None:
    """A card goes on top of the deck, and its reader knows that it is there."""
    card = state.looked[number]
    state.looked = remove(state.looked[:], card)
    state.deck = append(state.deck[: state.left], card)
    state.left += 1
    state.peeker = seat
    if card not in state.peeked:
        state.peeked = append(state.peeked[:], card)
    if state.told is not None:
        state.tell("put_back", "L6", {"seat": seat, "card": state.cards.name(card)}, only(seat))
        state.tell("put_back_hidden", "L6", {"seat": seat}, all_but(seat))
