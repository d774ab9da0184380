"""The texts of cards, a function each; only here is it known which card says what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.games.london.pieces import (
    ARCHITECT,
    BROWN,
    BURDEN,
    COLOUR,
    FETCH,
    HAND_OVER,
    HARD_PRISON,
    NEWCOMERS,
    NO_HAND,
    NORTH,
    OPPONENTS_PAY,
    OPPONENTS_TAXED,
    PER_BOROUGH,
    PER_BROWN,
    PER_NORTH,
    PER_OTHER,
    PER_SOUTH,
    PER_THAMES,
    PRISON,
    REPEAT,
    SOUTH,
    TAKINGS,
    TEXT,
    THAMES,
    UNDERGROUND,
    WORKHOUSE,
    size,
)
from rookery.games.london.steps import numbers as to

if TYPE_CHECKING:
    from rookery.games.london.state import London


def carry_out(state: London, pile: int, kind: i64) -> None:
    """What the text at the bottom of an activated card says."""
    text = TEXT[kind]
    amount = state.cards.amount[kind]
    seat = state.turn
    if text == TAKINGS:
        empty_purse(state, pile)
    elif PER_BOROUGH <= text <= PER_BROWN:
        rule = "L23" if PER_THAMES <= text <= PER_SOUTH else "L22"
        state.earn(seat, brings_money(state, seat, kind), rule)
    elif text == PER_OTHER:
        state.score(seat, brings_points(state, seat, kind), "L22")
    elif text == OPPONENTS_PAY:
        collect(state, amount)
    elif text == OPPONENTS_TAXED:
        tax(state, amount)
    elif text in (BURDEN, HAND_OVER):
        if text == BURDEN or state.mine.poverty:
            ask_whom(state, pile)
    elif text in (PRISON, HARD_PRISON):
        state.due = amount
        state.owe(to.IMPRISON, seat, pile)
    elif text == WORKHOUSE:
        state.owe(to.EMPLOY, seat, pile)
    elif text == NO_HAND:
        go_to_the_pub(state)
    elif text == UNDERGROUND:
        state.due = amount
        state.owe(to.TUNNEL, seat, pile)
    elif text == REPEAT:
        state.owe(to.REPEAT, seat, pile)
    elif text == FETCH:
        state.owe(to.FETCH, seat, pile)


def brings_money(state: London, seat: int, kind: i64) -> i64:
    """L22, L23: Omnibus, Steamboats, Train Station by boroughs, Bridge and Tower Bridge by brown cards."""
    text = TEXT[kind]
    lands = state.seats[seat].lands
    count: i64 = 0
    if text == PER_BOROUGH:
        count = size(lands)
    elif text == PER_THAMES:
        count = size(lands & THAMES)
    elif text == PER_NORTH:
        count = size(lands & NORTH)
    elif text == PER_SOUTH:
        count = size(lands & SOUTH)
    elif text == PER_BROWN:
        count = of_colour(state, seat, True)
    elif text == OPPONENTS_PAY:
        count = state.players - 1
    return count * state.cards.amount[kind]


def brings_points(state: London, seat: int, kind: i64) -> i64:
    """L22: Town Houses by cards that are not brown."""
    return of_colour(state, seat, False) * state.cards.amount[kind] if TEXT[kind] == PER_OTHER else 0


def of_colour(state: London, seat: int, brown: bool) -> i64:
    """L22: the piles with a brown card on top, or with another: face up, or flipped where that still shows."""
    mine = state.seats[seat]
    unseen = 0 if state.flipped_colours else mine.flipped
    count: i64 = 0
    for pile in range(len(mine.tops)):
        if (COLOUR[state.cards.kind[mine.tops[pile]]] == BROWN) == brown and not unseen >> pile & 1:
            count += 1
    return count


def empty_purse(state: London, pile: int) -> None:
    """L14: Shops bring the money that lies on them."""
    money = state.mine.purses[pile]
    if money:
        state.mine.set_money(pile, 0)
        state.money_out -= money
        state.earn(state.turn, money, "L14")


def collect(state: London, amount: i64) -> None:
    """L24: Lloyds, every opponent pays the player."""
    for other in range(state.players):
        if other != state.turn:
            state.pay_player(other, state.turn, amount, "L24")


def tax(state: London, amount: i64) -> None:
    """L24: the Fire Brigade, every opponent pays the bank for their boroughs."""
    for other in range(state.players):
        if other != state.turn:
            state.pay(other, size(state.seats[other].lands) * amount, "L24")


def ask_whom(state: London, pile: int) -> None:
    """L25: Fleet Street and the Police Force need an opponent; of one, no choice is left."""
    if state.players == 2:
        burden(state, 1 - state.turn, state.kind_at(pile))
    else:
        state.owe(to.NAME, state.turn, pile)


def burden(state: London, other: int, kind: i64) -> None:
    """L25: an opponent takes poverty, by the Police Force from the player who runs the city."""
    amount = state.cards.amount[kind]
    if TEXT[kind] == HAND_OVER:
        amount = min(amount, state.mine.poverty)
        state.suffer(state.turn, -amount, "L25")
    state.suffer(other, amount, "L25")


def go_to_the_pub(state: London) -> None:
    """L27: Public Houses, the hand does not count in this run."""
    state.pubs = True
    if state.told is not None:
        state.tell("hand_forgiven", "L27", {"seat": state.turn})


def play_special(state: London, kind: i64) -> None:
    """L13: Huguenots and Jewish Refugees bring cards; Wren builds."""
    if TEXT[kind] == NEWCOMERS:
        state.draws = state.cards.amount[kind]
        state.owe(to.DRAW, state.turn)
    elif TEXT[kind] == ARCHITECT:
        state.due = state.cards.amount[kind]
        state.owe(to.BUILD, state.turn)


def imprison(state: London, pile: int, card: i64) -> None:
    """L26: Brixton Prison, Millbank Prison and the Workhouse, for a card that was spent."""
    kind = state.kind_at(pile)
    state.lay_out(card)
    state.suffer(state.turn, -1, "L26")
    if TEXT[kind] == HARD_PRISON:
        state.score(state.turn, 1, "L26")
    elif TEXT[kind] == WORKHOUSE:
        state.earn(state.turn, state.cards.amount[kind], "L26")
