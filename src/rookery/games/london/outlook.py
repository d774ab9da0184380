"""A guess at the end before it comes, for bots that look one step ahead: what everyone has, and what it promises.

All worths are in victory points. The weights were found by playing against random choices.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rookery.games.london.count import lands_worth
from rookery.games.london.effects.texts import brings_money, brings_points
from rookery.games.london.pieces import (
    ACTIVATABLE,
    BURDEN,
    CARDS,
    COLOUR,
    FEE,
    FLIPPED,
    FLIPS,
    GREY,
    HARD_PRISON,
    KIND,
    KINDS,
    MONEY,
    NONE,
    OPPONENTS_PAY,
    PAY,
    PER_BOROUGH,
    PER_OTHER,
    POINTS,
    POVERTY,
    POWER,
    PRICE,
    PRISON,
    STEP_MASK,
    STONE,
    TEXT,
    TO_RUN,
    TUBE_POINTS,
    UNDERGROUND,
    USED,
    WORKHOUSE,
    WORTH,
)
from rookery.games.london.state import Board
from rookery.games.london.steps.run import forecast

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


def promise(kind: int) -> float:
    """What a card's base is worth when activated, and what its text may bring beyond counting."""
    if not ACTIVATABLE[kind]:
        return 0.0
    worth = POINTS[kind] - POVERTY[kind] * POOR - (CARD if FEE[kind] else 0.0)
    return worth + PROMISES.get(TEXT[kind], 0.0)


PROMISES: Final = {BURDEN: POOR, PRISON: 2 * POOR, HARD_PRISON: 2 * POOR + 2.0, WORKHOUSE: 2 * POOR, UNDERGROUND: 2.0}
MONEY_GAIN: Final = [MONEY[kind] - PAY[kind] for kind in range(KINDS)]
OTHER_GAIN: Final = [promise(kind) for kind in range(KINDS)]
COUNTS: Final = [PER_BOROUGH <= TEXT[kind] <= OPPONENTS_PAY for kind in range(KINDS)]  # something on the table
IN_HAND: Final = [
    PAUPER
    if COLOUR[kind] == GREY
    else HAND_SHARE * max(0.0, WORTH[kind] + OTHER_GAIN[kind] + (MONEY_GAIN[kind] - PRICE[kind]) * POUND)
    if STONE[kind]
    else 1.0
    for kind in range(KINDS)
]


def gains(board: Board, seat: int, kind: int, pound: float) -> float:
    """What activating a card of this kind would be worth."""
    money = MONEY_GAIN[kind]
    worth = OTHER_GAIN[kind]
    if COUNTS[kind]:
        if TEXT[kind] == PER_OTHER:
            worth += brings_points(board, seat, kind)
        else:
            money += brings_money(board, seat, kind)
    return worth + money * pound


def stand(board: Board, seat: int, early: float, running: bool) -> float:
    """How a seat stands; `early` falls from 1 to 0 as the deck runs out."""
    pound = POUND + EARLY_POUND * early
    ready = READY + EARLY_READY * early
    value = board.money[seat] * pound - board.loans[seat] * LOAN + board.points[seat] + board.worth[seat]
    value += lands_worth(board.lands[seat]) + (board.lands[seat] & board.tubes).bit_count() * TUBE_POINTS
    tops = board.tops[seat]
    marks = board.marks[seat]
    for pile in range(len(tops)):
        mark = marks[pile]
        if mark & FLIPPED:
            continue
        kind = KIND[tops[pile]]
        if ACTIVATABLE[kind]:
            worth = gains(board, seat, kind, pound) + board.purses[seat][pile] * pound
            if worth > 0.0:
                sure = 0.0
                if not mark & USED:
                    sure = RUNNING if running else ready
                if not FLIPS[kind]:
                    sure += LASTING * early
                value += worth * sure
        if POWER[kind]:
            value += POWERFUL * early
    held = board.held if seat == board.turn else NONE
    if held != NONE:
        kind = KIND[held]
        value += WORTH[kind]
        if ACTIVATABLE[kind]:
            value += max(0.0, gains(board, seat, kind, pound)) * (ready + (0.0 if FLIPS[kind] else LASTING * early))
    lands = board.lands[seat].bit_count()
    poverty = float(board.poverty[seat])
    if running:
        poverty = max(0.0, poverty + forecast(board, seat, board.pubs))
    hand = board.hands[seat]
    poverty += len(hand) * (1.0 - early) + (len(tops) - lands) * PILE * early
    for card in hand:
        value += (IN_HAND[KIND[card]] + CARD) * early
    return value - poverty * POOR


def guess(board: Board) -> list[float]:
    """Each player's share of the win, guessed from how all stand."""
    early = max(0.0, (board.left - LEFT_OVER) / CARDS)
    running = False
    for entry in board.owed:
        if entry & STEP_MASK == TO_RUN:
            running = True
    stands = [stand(board, seat, early, running and seat == board.turn) for seat in range(board.players)]
    most = max(stands)
    odds = [exp((value - most) / SCALE) for value in stands]
    total = sum(odds)
    unsure = UNSURE * board.left / CARDS
    return [share / total * (1.0 - unsure) + unsure / board.players for share in odds]
