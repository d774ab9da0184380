"""A moment as numbers, for values that are learnt: what a seat may know, and nothing of the others' hands.

Numbers lie between about -2 and 2. `inputs` names the blocks, `see` fills them in the same order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.features import Features
from rookery.engine.state import NONE
from rookery.games.london.count import poverty_cost
from rookery.games.london.effects.texts import brings_money, brings_points
from rookery.games.london.moves import INVEST
from rookery.games.london.pieces import (
    BOROUGHS,
    BROWN,
    CARDS,
    COLOUR,
    FEE,
    FLIPS,
    KINDS,
    PER_BOROUGH,
    PER_OTHER,
    POUNDS_A_POINT,
    POWERS,
    REPAYMENT,
    STONE,
    TEXT,
    TUBE_POINTS,
    UNPAID_LOAN,
    lands_worth,
    size,
)
from rookery.games.london.steps.numbers import EFFECT, END

if TYPE_CHECKING:
    from rookery.games.london.state import London

STANDING: Final = 27  # what a player has
CITY: Final = 18  # what their city would bring
STEPS: Final = END + 1
LEFTS: Final = vec[i64]([0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36, 47, 60, 75, 90])  # cards of the deck
HAND: Final = 13  # by colours
MOMENT: Final = 9
NO_KINDS: Final = vec[i64]([0] * KINDS)
AGAIN: Final = 0.5  # a card that has been activated in this run and may be again in another


def inputs(players: int) -> list[tuple[str, int]]:
    """The blocks, for each player from the seat on round, and for the seat."""
    blocks: list[tuple[str, int]] = []
    for place in range(players):
        who = "mine" if place == 0 else f"next_{place}"
        blocks += [(f"{who}_standing", STANDING), (f"{who}_city", CITY), (f"{who}_powers", len(POWERS))]
    blocks += [("my_city_kinds", KINDS), ("other_city_kinds", KINDS), ("hand_kinds", KINDS), ("hand_colours", HAND)]
    blocks += [("offered_kinds", KINDS), ("held_kind", KINDS)]
    blocks += [
        ("my_boroughs", BOROUGHS),
        ("other_boroughs", BOROUGHS),
        ("tubes", BOROUGHS),
        ("open_boroughs", BOROUGHS),
    ]
    blocks += [("my_step", STEPS), ("my_next_step", STEPS), ("other_step", STEPS)]
    return [*blocks, ("deck_left", len(LEFTS)), ("moment", MOMENT)]


class Sums:
    """What all cards of a city that can be activated now would bring, and of these those that stay."""

    def __init__(self) -> None:
        self.money: i64 = 0
        self.points: i64 = 0
        self.poverty: i64 = 0
        self.cards: i64 = 0  # to be spent for it
        self.ready: i64 = 0  # how many cards they are
        self.purse: i64 = 0
        self.lasting_money: i64 = 0
        self.lasting_points: i64 = 0
        self.lasting_poverty: i64 = 0
        self.browns: i64 = 0
        self.flipped: i64 = 0


def see(state: London, seat: int, into: Features) -> None:
    """Fill the blocks of a seat."""
    players = state.players
    least: i64 = 1000
    for one in state.seats:
        poor = one.poverty + len(one.hand)
        if poor < least:
            least = poor
    mine_total = total(state, seat, least)
    my_kinds = NO_KINDS[:]
    other_kinds = NO_KINDS[:]
    for place in range(players):
        one_seat = seat + place if seat + place < players else seat + place - players
        one = state.seats[one_seat]
        sums = add_up(state, one_seat, my_kinds if place == 0 else other_kinds)
        see_standing(state, one_seat, least, mine_total, into)
        see_city(state, one_seat, least, sums, into)
        powers = into.block(len(POWERS))
        for power in range(len(POWERS)):
            if one.powers >> power & 1:
                into.put(powers + power, 1.0)
    put_kinds(into, my_kinds)
    put_kinds(into, other_kinds)
    see_hand(state, seat, into)
    see_table(state, seat, into)
    see_map(state, seat, into)
    see_moment(state, seat, into)


def total(state: London, seat: int, least: i64) -> i64:
    """L33: the count as if the game ended now; `count.Count` without its lines."""
    mine = state.seats[seat]
    repaid = min(mine.loans, mine.money // REPAYMENT)
    points = (mine.money - repaid * REPAYMENT) // POUNDS_A_POINT + lands_worth(mine.lands)
    points += size(mine.lands & state.tubes) * TUBE_POINTS + mine.worth + mine.points
    points -= (mine.loans - repaid) * UNPAID_LOAN
    return points - poverty_cost(int(mine.poverty + len(mine.hand) - least))


def add_up(state: London, seat: int, kinds: vec[i64]) -> Sums:
    """What a city would bring; and its cards by kind, twice each that is open, once where it has been activated."""
    sums = Sums()
    mine = state.seats[seat]
    cards = state.cards
    tops = mine.tops
    pending = NONE  # activated, but it has brought nothing yet
    if seat == state.turn and state.later and state.next_step() == EFFECT:
        pending = state.next_about()
    flipped: i64 = mine.flipped
    used: i64 = mine.used
    for pile in range(len(tops)):
        kind = cards.kind[tops[pile]]
        if COLOUR[kind] == BROWN:
            sums.browns += 1
        if flipped >> pile & 1:
            sums.flipped += 1
            continue
        done = bool(used >> pile & 1) and pile != pending
        kinds[kind] += 1 if done else 2
        if not cards.activates[kind]:
            continue
        money = cards.money[kind] - cards.pay[kind]
        points = cards.points[kind]
        text = TEXT[kind]
        if text >= PER_BOROUGH:
            if text < PER_OTHER:
                money += brings_money(state, seat, kind)
            elif text == PER_OTHER:
                points += brings_points(state, seat, kind)
        if not done:
            sums.ready += 1
            sums.money += money
            sums.points += points
            sums.poverty += cards.poverty[kind]
            sums.purse += mine.purses[pile]
            if FEE[kind] and pile != pending:
                sums.cards += 1
        if not FLIPS[kind]:
            sums.lasting_money += money
            sums.lasting_points += points
            sums.lasting_poverty += cards.poverty[kind]
    return sums


def see_standing(state: London, seat: int, least: i64, mine_total: i64, into: Features) -> None:
    """What a player has, and what it would count now."""
    mine = state.seats[seat]
    at = into.block(STANDING)
    money = mine.money
    loans = mine.loans
    hand = len(mine.hand)
    lands = size(mine.lands)
    repaid = min(loans, money // REPAYMENT)
    poor = mine.poverty + hand - least
    count = total(state, seat, least)
    into.put(at, float(min(money, 60)) / 20.0)
    into.put(at + 1, float(min(money, 10)) / 10.0)
    into.put(at + 2, float(min(money, 4)) / 4.0)
    into.put(at + 3, float(loans) / 4.0)
    into.put(at + 4, 1.0 if loans else 0.0)
    into.put(at + 5, float(loans - repaid) / 3.0)
    into.put(at + 6, float(money - repaid * REPAYMENT) / 15.0)
    into.put(at + 7, float(money - loans * REPAYMENT) / 30.0)
    into.put(at + 8, float(mine.poverty) / 10.0)
    into.put(at + 9, float(min(mine.poverty, 4)) / 4.0)
    into.put(at + 10, float(poor) / 10.0)
    into.put(at + 11, float(poverty_cost(int(poor))) / 15.0)
    into.put(at + 12, 0.0 if poor else 1.0)
    into.put(at + 13, float(hand) / 9.0)
    into.put(at + 14, float(max(0, hand - 6)) / 3.0)
    into.put(at + 15, float(mine.points) / 20.0)
    into.put(at + 16, float(mine.worth) / 20.0)
    into.put(at + 17, float(lands_worth(mine.lands)) / 20.0)
    into.put(at + 18, float(lands) / 5.0)
    into.put(at + 19, float(size(mine.lands & state.tubes)) / 3.0)
    into.put(at + 20, float(len(mine.tops)) / 6.0)
    into.put(at + 21, float(len(mine.tops) - lands) / 4.0)
    into.put(at + 22, float(count) / 40.0)
    into.put(at + 23, float(count - mine_total) / 25.0)
    if state.turn == seat:
        into.put(at + 24, 1.0)
    if state.closing != NONE:
        into.put(at + 25, 1.0 if state.closing == seat else 0.0)
        into.put(at + 26, 1.0 if has_turns(state, seat) else 0.0)


def has_turns(state: London, seat: int) -> bool:
    """L32: whether a player has a turn, or the rest of one, before the end that is coming."""
    players = state.players
    until = (state.closing - state.turn + players) % players or players
    return (seat - state.turn + players) % players < until


def see_city(state: London, seat: int, least: i64, sums: Sums, into: Features) -> None:
    """What running the city would bring, and leave."""
    mine = state.seats[seat]
    at = into.block(CITY)
    hand: i64 = 0 if state.pubs and seat == state.turn else len(mine.hand)
    change = len(mine.tops) + hand - size(mine.lands)  # L29
    relieved = max(0, mine.poverty + sums.poverty)
    after = max(0, relieved + change - max(0, min(sums.cards, hand)))
    done = max(0, mine.poverty + change)
    piles = len(mine.tops)
    into.put(at, float(sums.money) / 12.0)
    into.put(at + 1, float(sums.points) / 5.0)
    into.put(at + 2, float(sums.poverty) / 5.0)
    into.put(at + 3, float(min(sums.purse, 15)) / 5.0)
    into.put(at + 4, float(sums.cards) / 3.0)
    into.put(at + 5, float(sums.ready) / 5.0)
    into.put(at + 6, 1.0 if sums.ready else 0.0)
    into.put(at + 7, float(piles - sums.flipped) / 5.0)
    into.put(at + 8, float(sums.lasting_money) / 6.0)
    into.put(at + 9, float(sums.lasting_points) / 4.0)
    into.put(at + 10, float(sums.lasting_poverty) / 4.0)
    into.put(at + 11, float(sums.browns) / 4.0)
    into.put(at + 12, float(piles - sums.browns) / 4.0)
    into.put(at + 13, float(change) / 6.0)
    into.put(at + 14, float(after) / 10.0)
    into.put(at + 15, float(after - least) / 10.0)
    if mine.used:  # a run is under way
        into.put(at + 16, 1.0)
        into.put(at + 17, float(done - least) / 10.0)


def put_kinds(into: Features, halves: vec[i64]) -> None:
    """A block of cards by kind; of several alike each more counts half."""
    at = into.block(KINDS)
    kind: i64 = 0
    while kind < KINDS:
        many = halves[kind]
        if many:
            into.put(at + kind, AGAIN if many == 1 else 0.5 + 0.25 * float(many))
        kind += 1


def see_hand(state: London, seat: int, into: Features) -> None:
    """The seat's own hand, by kinds and by colours."""
    cards = state.cards
    kinds = NO_KINDS[:]
    browns: i64 = 0
    blues: i64 = 0
    pinks: i64 = 0
    greys: i64 = 0
    stones: i64 = 0
    price: i64 = 0
    for card in state.seats[seat].hand:
        kind = cards.kind[card]
        kinds[kind] += 2
        colour = COLOUR[kind]
        if colour == 0:
            browns += 1
        elif colour == 1:
            blues += 1
        elif colour == 2:
            pinks += 1
        else:
            greys += 1
        if STONE[kind]:
            stones += 1
            price += cards.price[kind]
    put_kinds(into, kinds)
    at = into.block(HAND)
    into.put(at, float(browns) / 3.0)
    into.put(at + 1, float(blues) / 3.0)
    into.put(at + 2, float(pinks) / 3.0)
    into.put(at + 3, float(greys) / 3.0)
    into.put(at + 4, 1.0 if browns > 1 else 0.0)
    into.put(at + 5, 1.0 if blues > 1 else 0.0)
    into.put(at + 6, 1.0 if pinks > 1 else 0.0)
    into.put(at + 7, 1.0 if browns == 1 else 0.0)
    into.put(at + 8, 1.0 if blues == 1 else 0.0)
    into.put(at + 9, 1.0 if pinks == 1 else 0.0)
    into.put(at + 10, float(browns // 2 + blues // 2 + pinks // 2) / 3.0)
    into.put(at + 11, float(stones) / 5.0)
    into.put(at + 12, float(min(price, 30)) / 15.0)


def see_table(state: London, seat: int, into: Features) -> None:
    """What one may take: the Display and, if the seat looks at the deck, what it sees; and the card being placed."""
    cards = state.cards
    kinds = NO_KINDS[:]
    for card in state.display:
        if card != NONE:
            kinds[cards.kind[card]] += 2
    mine = state.turn == seat
    if mine:
        for card in state.looked:
            kinds[cards.kind[card]] += 2
    put_kinds(into, kinds)
    at = into.block(KINDS)
    if state.held != NONE:
        into.put(at + cards.kind[state.held], 1.0 if mine else -1.0)


def see_map(state: London, seat: int, into: Features) -> None:
    """Who is where, and where one may go next."""
    own = into.block(BOROUGHS)
    others = into.block(BOROUGHS)
    tubes = into.block(BOROUGHS)
    free = into.block(BOROUGHS)
    mine = state.seats[seat].lands
    taken = state.occupied()
    borough: i64 = 0
    while borough < BOROUGHS:
        if taken >> borough & 1:
            into.put((own if mine >> borough & 1 else others) + borough, 1.0)
            if state.tubes >> borough & 1:
                into.put(tubes + borough, 1.0 if mine >> borough & 1 else -1.0)
        borough += 1
    for move in state.open_lands:
        borough = move - INVEST
        into.put(free + borough, 1.0)


def see_moment(state: London, seat: int, into: Features) -> None:
    """What is owed, and how near the end is."""
    steps = into.block(STEPS)
    nexts = into.block(STEPS)
    others = into.block(STEPS)
    if state.owing:
        step: i64 = state.step.number
        if state.owing >> seat & 1:
            into.put(steps + step, 1.0)
            if state.later:
                after: i64 = state.next_step()
                into.put(nexts + after, 1.0)
        else:
            into.put(others + step, 1.0)
    at = into.block(len(LEFTS))
    left = state.left + len(state.looked)
    for number in range(len(LEFTS)):
        if left > LEFTS[number]:
            into.put(at + number, 1.0)
    at = into.block(MOMENT)
    lying: i64 = 0
    for card in state.display:
        if card != NONE:
            lying += 1
    into.put(at, float(left) / CARDS)
    into.put(at + 1, float(state.draws) / 3.0)
    into.put(at + 2, float(state.due) / 3.0)
    into.put(at + 3, 1.0 if state.swapped else 0.0)
    into.put(at + 4, 1.0 if state.pubs else 0.0)
    into.put(at + 5, 1.0 if state.closing != NONE else 0.0)
    into.put(at + 6, float(lying) / 8.0)
    into.put(at + 7, float(len(state.display) - lying) / 8.0)
    if state.held != NONE and state.turn == seat:
        into.put(at + 8, float(state.cards.worth[state.cards.kind[state.held]]) / 5.0)
