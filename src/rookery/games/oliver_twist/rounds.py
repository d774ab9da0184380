"""How a round begins and ends: the day (O1), the end of a round (O9 to O12), and the night (O13, O14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.events import only
from rookery.engine.state import NONE
from rookery.games.oliver_twist.count import RoundCount, SeatCount, best_sets, count_kinds, tell_end
from rookery.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTERS,
    FAREWELLS,
    FINES,
    GOODS,
    KIND_OF,
    LEFTOVERS,
    OPEN,
    PLAZA,
    ROUND,
    SPACES,
    START,
    STARTING,
    TOKENS,
)
from rookery.games.oliver_twist.steps.chain import begin_chain
from rookery.games.oliver_twist.steps.numbers import OWE_CHAIN, OWE_NAME, OWE_TURN

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist

# The day


def begin_day(state: Twist) -> None:
    """O1: money, cards, tokens face up in all open streets, two hexagonal ones each, a first player by lot."""
    dice = state.dice
    for seat in range(state.players):
        state.earn(seat, state.parts.money, START)
    state.bank = 0  # what they begin with is not counted against it
    state.deck = list(range(len(CHARACTERS)))
    dice.shuffle(state.deck)
    state.burglaries = list(range(len(state.parts.burglaries)))
    dice.shuffle(state.burglaries)
    state.aside = [token for token in range(ROUND) if state.type(token) == BURGLARY]
    state.bag = [token for token in range(ROUND) if state.type(token) != BURGLARY]
    state.pool = list(range(ROUND, TOKENS))
    fill_streets(state)
    for token in range(ROUND):
        state.known[token] = OPEN  # what is not in the streets is in the bag: anyone can tell
    state.turn = dice.pick(state.players)
    state.tell("day_broke", "O1", {"seat": state.turn, "pounds": state.parts.money})
    deal_hexagons(state, "O1")
    state.owe(OWE_TURN, state.turn)


def fill_streets(state: Twist) -> None:
    """A token from the bag for every open space."""
    state.dice.shuffle(state.bag)
    state.board = vec[i64]([NONE] * SPACES)
    for space in state.streets.spaces:
        state.board[space] = state.bag.pop()
    state.pawn = PLAZA
    state.rewarded = 0


def deal_hexagons(state: Twist, rule: str) -> None:
    """Two hexagonal tokens for everyone, who alone sees them."""
    pool = state.pool[:]
    for token in pool:
        state.known[token] = 0
    state.dice.shuffle(pool)
    for seat in range(state.players):
        tokens: list[int] = []
        for _ in range(STARTING):
            token = pool.pop()
            state.known[token] = 1 << seat
            tokens.append(token)
        state.reserves[seat] = tokens
        if state.told is not None:
            state.tell("given", rule, {"seat": seat, "tokens": state.told_types(tokens)}, only(seat))
    state.pool = pool


# The end of a round


def give_up(state: Twist, seat: int) -> None:
    """O9: £4, or all one has, and the round is over; an option may ask for more or less."""
    count = RoundCount()
    count.by = seat
    count.paid = state.pay(seat, state.farewell, FAREWELLS)
    state.tell("gave_up", "O9", {"seat": seat, "pounds": count.paid})
    count.seats = [SeatCount() for _ in range(state.players)]
    for other in range(state.players):
        count.seats[other].cashed = cash_leftovers(state, other)
    fine(state, count)
    for other in range(state.players):
        count.seats[other].money = state.money[other]
    state.counts = [*state.counts, count]
    if not state.night:
        begin_night(state)
    else:
        state.over = True
        if state.told is not None:
            tell_end(state)


def cash_leftovers(state: Twist, seat: int) -> int:
    """O10: the best sets bring their best token's pounds; O11: what is left goes into the file."""
    reserve = state.reserves[seat]
    best = best_sets(state.types_of(reserve))
    pounds = best[0]
    sold: list[int] = []
    rest: list[int] = []
    for token in reserve:
        kind = KIND_OF[state.type(token)]
        cashed = best[1] != 0 if kind == GOODS else bool(best[1] >> kind & 1)
        if cashed:
            sold.append(token)
        else:
            rest.append(token)
    state.reserves[seat] = []
    for token in sold:
        state.throw(token)
    for token in rest:
        state.file(seat, token)
    state.earn(seat, pounds, LEFTOVERS)
    if state.told is not None:
        if sold:
            state.tell("cashed", "O10", {"seat": seat, "tokens": state.told_types(sold), "pounds": pounds})
        if rest:
            state.tell("filed_rest", "O11", {"seat": seat, "tokens": state.told_types(rest)})
    return pounds


def fine(state: Twist, count: RoundCount) -> None:
    """O11: the fullest files cost £1 for each kind in them."""
    most = 0
    for seat in range(state.players):
        most = max(most, len(state.files[seat]))
    for seat in range(state.players):
        tokens = state.files[seat]
        row = count.seats[seat]
        row.file = len(tokens)
        row.kinds = count_kinds(state, tokens)
        state.tell("filed_in_all", "O11", {"seat": seat, "count": row.file, "kinds": row.kinds})
        if most and row.file == most:
            row.fine = state.pay(seat, row.kinds, FINES)
            state.tell("fined", "O11", {"seat": seat, "pounds": row.fine})


# The night


def begin_night(state: Twist) -> None:
    """O12: everything but the tools goes back; O13: the streets are filled face down; O14: a chain from the plaza."""
    for token in state.board:
        if token >= 0:
            state.bag.append(token)
    for seat in range(state.players):
        for filed in state.files[seat]:
            state.throw(filed)
        state.files[seat] = []
    state.bag += state.aside
    state.aside = []
    state.bag.sort()  # so that the night depends on the dice alone
    state.pool = sorted(state.pool)
    for round_one in state.bag:
        state.known[round_one] = 0
    state.night = True
    fill_streets(state)
    state.box = state.bag
    state.bag = []
    state.helper = NONE
    state.opened = False
    state.tell("night_fell", "O13", {})
    deal_hexagons(state, "O13")
    for seat in range(state.players):
        state.tell("announced", "O14", {"seat": seat, "pounds": state.money[seat]})
    poorest = state.money.index(min(state.money))
    state.turn = poorest
    state.tell("poorest", "O14", {"seat": poorest})
    state.owe(OWE_NAME, poorest)
    begin_chain(state)
    state.owe(OWE_CHAIN, poorest)
