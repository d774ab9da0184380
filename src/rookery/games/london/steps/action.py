"""L3: exactly one action; its first card or borough says which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.games.london.moves import (
    ACTIVATES,
    BORROW,
    COVERS,
    DISCARDS,
    DONE,
    DRAW,
    INVEST,
    KEEP,
    PIECE,
    PLAYS,
    SPENDS,
    TAKE,
    THREE,
    TUNNEL,
)
from rookery.games.london.pieces import (
    BOROUGH_NAMES,
    FIRST_LAND,
    LAND_CARDS,
    LAND_PRICE,
    MARKERS,
    SWAP,
    THREE_CARDS,
    size,
)
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.choice import Choice, no_card_there, not_built
from rookery.games.london.steps.play import playable, refuse_play, start_card
from rookery.games.london.steps.run import activate, add_ready, refuse_activation, refuse_idle

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Action(Choice):
    """A card to play, one to activate, a borough to invest in, three cards; L8: or first a loan."""

    def legal(self, state: London, seat: int) -> list[int]:
        moves = playable(state)
        add_ready(state, moves)
        if size(state.seats[seat].lands) < MARKERS:
            moves += state.open_lands
        moves.append(THREE)
        if state.counters() > 0:
            moves.append(BORROW)
        return moves

    def play(self, state: London, seat: int, move: int) -> None:
        if move == BORROW:
            state.borrow(seat, 1)
            state.owe(to.ACT, seat)  # and think again
        elif move == THREE:
            if state.told is not None:
                state.tell("takes_three", "L31", {"seat": seat})
            draw(state, seat, THREE_CARDS)
        elif INVEST <= move < TUNNEL:
            borough = move - INVEST
            state.pay(seat, LAND_PRICE[borough], "L30")
            state.found(seat, borough)
            draw(state, seat, LAND_CARDS[borough])
        elif move >= ACTIVATES:
            if state.told is not None:
                state.tell("runs_city", "L17", {"seat": seat})
            activate(state, PIECE[move])
        else:
            start_card(state, PIECE[move])

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        refusal = None
        if move == DRAW:
            refusal = Refusal("drawn", "L3")
        elif TAKE <= move < KEEP:
            refusal = no_card_there(state, move) or Refusal("drawn", "L3")
        elif move == BORROW:
            refusal = Refusal("bank_empty", "L8")
        elif move == DONE:
            refusal = Refusal("must_act", "L3")
        elif INVEST <= move < TUNNEL:
            refusal = refuse_borough(state, move)
        elif PLAYS <= move < SPENDS:
            refusal = refuse_play(state, seat, move)
        elif SPENDS <= move < DISCARDS:
            refusal = not_built(state, seat, move)
        elif COVERS <= move < ACTIVATES:
            refusal = refuse_idle(state, seat, PIECE[move])
        elif move >= ACTIVATES:
            refusal = refuse_activation(state, seat, PIECE[move])
        return refusal or super().refuse(state, seat, move)


def draw(state: London, seat: int, cards: i64) -> None:
    """Draw so many cards, and with the last of them the turn is over; L7: unless its player could swap yet."""
    if state.mine.powers & SWAP:
        state.owe(to.END, seat)
    state.draws = cards
    state.owe(to.DRAW, seat)


def refuse_borough(state: London, move: int) -> Refusal | None:
    """Why one cannot invest there."""
    borough = move - INVEST
    name = BOROUGH_NAMES[borough]
    taken = state.occupied()
    if taken >> borough & 1:
        return Refusal("borough_taken", "L30", borough=name)
    if move in state.open_lands:
        return Refusal("no_marker", "L39")
    if taken:
        return Refusal("borough_far", "L30", borough=name)
    first = [BOROUGH_NAMES[one] for one in range(len(BOROUGH_NAMES)) if FIRST_LAND >> one & 1]
    return Refusal("first_borough", "L30", boroughs=first)
