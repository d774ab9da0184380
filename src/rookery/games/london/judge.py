"""A guess at the end before it comes, for bots that look one step ahead: what everyone has, and what it promises.

All worths are in victory points. The weights were found by playing against random choices.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from rookery.engine.state import NONE
from rookery.games.london.effects.texts import brings_money, brings_points
from rookery.games.london.pieces import (
    BOX,
    BURDEN,
    CARDS,
    COLOUR,
    FEE,
    FLIPS,
    GREY,
    HARD_PRISON,
    KINDS,
    OPPONENTS_PAY,
    PER_BOROUGH,
    PER_OTHER,
    POWER,
    PRISON,
    STONE,
    TEXT,
    TUBE_POINTS,
    UNDERGROUND,
    WORKHOUSE,
    Cards,
    lands_worth,
    size,
)
from rookery.games.london.steps.numbers import RUN
from rookery.games.london.steps.run import forecast

if TYPE_CHECKING:
    from rookery.games.london.state import London

POUND: Final = 0.3
EARLY_POUND: Final = 0.15  # more, while there is much to buy
LOAN: Final = 7.0  # what a loan costs in the end
POOR: Final = 2.2  # a point of poverty
CARD: Final = 0.5  # a card in hand, at the start
PAUPER: Final = -0.6
HAND_SHARE: Final = 0.25  # of what a card in hand could bring
READY: Final = 0.25  # of what a card in the city could bring, at the end
EARLY_READY: Final = 0.25
RUNNING: Final = 0.95  # while the city is being run
LASTING: Final = 1.5  # times more that a card which is not flipped will bring, at the start
PILE: Final = 1.2  # poverty that a pile will bring, at the start
LEFT_OVER: Final = 8.0  # cards of the deck below which no hand is worth anything
POWERFUL: Final = 1.0
SCALE: Final = 8.0  # points that multiply the odds by e
UNSURE: Final = 0.3  # of the odds nothing is known, at the start: who leads wants the end to come

# What a text may bring beyond counting
PROMISES: Final = {BURDEN: POOR, PRISON: 2 * POOR, HARD_PRISON: 2 * POOR + 2.0, WORKHOUSE: 2 * POOR, UNDERGROUND: 2.0}
COUNTS: Final = vec[bool]([PER_BOROUGH <= TEXT[kind] <= OPPONENTS_PAY for kind in range(KINDS)])  # what is on the table


class Prospects:
    """What the cards of an edition promise, by kind."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        self.money: vec[float] = vec[float]([float(cards.money[kind] - cards.pay[kind]) for kind in range(KINDS)])
        self.rest: vec[float] = vec[float]([promise(cards, kind) for kind in range(KINDS)])  # but for the money
        self.in_hand: vec[float] = vec[float]([self.held(kind) for kind in range(KINDS)])

    def held(self, kind: int) -> float:
        """What a card is worth in a hand."""
        if COLOUR[kind] == GREY:
            return PAUPER
        if not STONE[kind]:
            return 1.0
        pounds = self.money[kind] - float(self.cards.price[kind])
        return HAND_SHARE * max(0.0, float(self.cards.worth[kind]) + self.rest[kind] + pounds * POUND)


def promise(cards: Cards, kind: int) -> float:
    """What a card's base is worth when activated, and what its text may bring beyond counting."""
    if not cards.activates[kind]:
        return 0.0
    worth = float(cards.points[kind]) - float(cards.poverty[kind]) * POOR - (CARD if FEE[kind] else 0.0)
    return worth + PROMISES.get(TEXT[kind], 0.0)


OF_THE_BOX: Final = Prospects(BOX)
OTHERS: Final[dict[str, Prospects]] = {}  # by the text of the edition
MOST: Final = 16  # of these


def prospects_of(cards: Cards) -> Prospects:
    """What the cards of an edition promise, worked out once."""
    if not cards.text:
        return OF_THE_BOX
    if cards.text not in OTHERS:
        if len(OTHERS) >= MOST:
            OTHERS.clear()
        OTHERS[cards.text] = Prospects(cards)
    return OTHERS[cards.text]


def gains(state: London, prospects: Prospects, seat: int, kind: int, pound: float) -> float:
    """What activating a card of this kind would be worth."""
    money = prospects.money[kind]
    worth = prospects.rest[kind]
    if COUNTS[kind]:
        if TEXT[kind] == PER_OTHER:
            worth += float(brings_points(state, seat, kind))
        else:
            money += float(brings_money(state, seat, kind))
    return worth + money * pound


def stand(state: London, prospects: Prospects, seat: int, early: float, running: bool) -> float:
    """How a seat stands; `early` falls from 1 to 0 as the deck runs out."""
    cards = state.cards
    mine = state.seats[seat]
    pound = POUND + EARLY_POUND * early
    ready = READY + EARLY_READY * early
    value = float(mine.money) * pound - float(mine.loans) * LOAN + float(mine.points) + float(mine.worth)
    value += float(lands_worth(mine.lands) + size(mine.lands & state.tubes) * TUBE_POINTS)
    for pile in range(len(mine.tops)):
        if mine.flipped >> pile & 1:
            continue
        kind = cards.kind[mine.tops[pile]]
        if cards.activates[kind]:
            worth = gains(state, prospects, seat, kind, pound) + float(mine.purses[pile]) * pound
            if worth > 0.0:
                sure = 0.0
                if not mine.used >> pile & 1:
                    sure = RUNNING if running else ready
                if not FLIPS[kind]:
                    sure += LASTING * early
                value += worth * sure
        if POWER[kind]:
            value += POWERFUL * early
    if seat == state.turn and state.held != NONE:
        kind = cards.kind[state.held]
        value += float(cards.worth[kind])
        if cards.activates[kind]:
            lasting = 0.0 if FLIPS[kind] else LASTING * early
            value += max(0.0, gains(state, prospects, seat, kind, pound)) * (ready + lasting)
    poverty = float(mine.poverty)
    if running:
        poverty = max(0.0, poverty + float(forecast(state, seat)))
    hand = mine.hand
    poverty += float(len(hand)) * (1.0 - early) + float(len(mine.tops) - size(mine.lands)) * PILE * early
    for card in hand:
        value += (prospects.in_hand[cards.kind[card]] + CARD) * early
    return value - poverty * POOR


def judge(state: London) -> list[float]:
    """Each player's share of the win, guessed from how all stand."""
    prospects = prospects_of(state.cards)
    early = max(0.0, (float(state.left) - LEFT_OVER) / CARDS)
    running = state.owes(RUN)
    stands = [stand(state, prospects, seat, early, running and seat == state.turn) for seat in range(state.players)]
    most = max(stands)
    odds = [exp((value - most) / SCALE) for value in stands]
    total = sum(odds)
    unsure = UNSURE * float(state.left) / CARDS
    return [share / total * (1.0 - unsure) + unsure / state.players for share in odds]
