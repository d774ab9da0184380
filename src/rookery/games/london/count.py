"""The count of the game (L33, L34), and a guess at it before the end."""

from __future__ import annotations

from math import exp
from typing import Final

from rookery.games.london.effects.texts import brings_money, brings_points
from rookery.games.london.pieces import (
    ACTIVATABLE,
    BOROUGHS,
    FEE,
    FLIPPED,
    FLIPS,
    KIND,
    LAND_POINTS,
    MONEY,
    NONE,
    PAY,
    POINTS,
    POUNDS_A_POINT,
    POVERTY,
    POVERTY_BEYOND,
    POVERTY_POINTS,
    POWER,
    PRICE,
    REPAYMENT,
    STEP_MASK,
    STONE,
    TO_RUN,
    TUBE_POINTS,
    UNPAID_LOAN,
    USED,
    WORTH,
)
from rookery.games.london.state import Board
from rookery.games.london.steps.run import forecast

# What a seat's count holds, by place.
REPAID: Final = 0  # loans paid back
CASH: Final = 1  # points, from here on
LANDS: Final = 2
TUBED: Final = 3
BUILDINGS: Final = 4
TAKEN: Final = 5
UNPAID: Final = 6
POOR: Final = 7
TOTAL: Final = 8
POORNESS: Final = 9  # poverty after the least poor player's was taken off everyone's


def poverty_cost(poverty: int) -> int:
    """L33: points lost, by the table."""
    last = len(POVERTY_POINTS) - 1
    if poverty <= last:
        return POVERTY_POINTS[poverty]
    return POVERTY_POINTS[last] + (poverty - last) * POVERTY_BEYOND


def lands_worth(lands: int) -> int:
    """L33: the points of a set of boroughs."""
    points = 0
    for one in range(BOROUGHS):
        if lands >> one & 1:
            points += LAND_POINTS[one]
    return points


def tally(board: Board) -> list[list[int]]:
    """L33: everybody's count, as if the game ended now."""
    poverty = [board.poverty[seat] + len(board.hands[seat]) for seat in range(board.players)]
    least = min(poverty)
    counts = []
    for seat in range(board.players):
        repaid = min(board.loans[seat], board.money[seat] // REPAYMENT)
        cash = (board.money[seat] - repaid * REPAYMENT) // POUNDS_A_POINT
        lands = board.lands[seat]
        tubed = (lands & board.tubes).bit_count() * TUBE_POINTS
        unpaid = -(board.loans[seat] - repaid) * UNPAID_LOAN
        poor = poverty[seat] - least
        lost = -poverty_cost(poor)
        land = lands_worth(lands)
        total = cash + land + tubed + board.worth[seat] + board.points[seat] + unpaid + lost
        counts.append([repaid, cash, land, tubed, board.worth[seat], board.points[seat], unpaid, lost, total, poor])
    return counts


def ranks(board: Board, counts: list[list[int]]) -> list[list[int]]:
    """L34: what is compared, the first difference deciding, more being better."""
    return [
        [counts[seat][TOTAL], -counts[seat][POORNESS], board.lands[seat].bit_count(), board.best[seat]]
        for seat in range(board.players)
    ]


def winners(board: Board) -> list[int]:
    """L34: who wins; several, if all is equal."""
    ranked = ranks(board, tally(board))
    best = ranked[0]
    for rank in ranked:
        if rank > best:
            best = rank
    return [seat for seat in range(board.players) if ranked[seat] == best]


def decided_by(board: Board) -> int:
    """L34: how many comparisons it took: 0 for the points alone, 4 where even they leave a tie."""
    ranked = ranks(board, tally(board))
    best = max(ranked)
    rivals = [rank for rank in ranked if rank is not best]
    for number in range(len(best)):
        rivals = [rank for rank in rivals if rank[number] == best[number]]
        if not rivals:
            return number
    return len(best)


# A guess at the end, for bots that look one step ahead: tuned by hand against random play.
POUND: Final = 0.3  # points
EARLY_POUND: Final = 0.2  # more, while there is much to buy
LOAN_COST: Final = 6.0
POVERTY_COST: Final = 1.1  # points a poverty
LATE_READY: Final = 0.3  # what of a card's gains is sure before it is activated
EARLY_READY: Final = 0.5
RUNNING: Final = 0.9
LASTING: Final = 1.2  # further activations of a card that is not flipped, at the start
PILE_COST: Final = 1.4  # points a pile, at the start
CARD: Final = 0.5  # in hand
CARD_SHARE: Final = 0.3  # of what a hand card could bring
POWER_WORTH: Final = 1.0
SCALE: Final = 7.0  # points that multiply the odds by e
WHOLE_DECK: Final = 86.0


def gains(board: Board, seat: int, kind: int, pound: float) -> float:
    """What activating a card of this kind would bring, in points."""
    if not ACTIVATABLE[kind]:
        return 0.0
    money = MONEY[kind] + brings_money(board, seat, kind) - PAY[kind]
    points = POINTS[kind] + brings_points(board, seat, kind)
    worth = money * pound + points - POVERTY[kind] * POVERTY_COST
    return worth - CARD if FEE[kind] else worth


def stand(board: Board, seat: int) -> float:
    """How a seat stands: what it has, what its cards promise, what its poverty threatens."""
    early = min(1.0, board.left / WHOLE_DECK)
    pound = POUND + EARLY_POUND * early
    running = 0
    if seat == board.turn:
        for entry in board.owed:
            if entry & STEP_MASK == TO_RUN:
                running = 1
    value = board.money[seat] * pound - board.loans[seat] * LOAN_COST + board.points[seat] + board.worth[seat]
    value += lands_worth(board.lands[seat]) + (board.lands[seat] & board.tubes).bit_count() * TUBE_POINTS
    tops = board.tops[seat]
    ready = LATE_READY + EARLY_READY * early
    for pile in range(len(tops)):
        mark = board.marks[seat][pile]
        if mark & FLIPPED:
            continue
        kind = KIND[tops[pile]]
        worth = gains(board, seat, kind, pound)
        if worth > 0.0:
            sure = RUNNING if running and not mark & USED else ready
            if mark & USED:
                sure = 0.0 if FLIPS[kind] and board.step() != TO_RUN else ready * early
            value += worth * sure
            if not FLIPS[kind]:
                value += worth * LASTING * early
        if POWER[kind]:
            value += POWER_WORTH * early
        value += board.purses[seat][pile] * pound
    value -= len(tops) * PILE_COST * early
    value += board.lands[seat].bit_count() * PILE_COST * early
    held = board.held if seat == board.turn else NONE
    if held != NONE:
        kind = KIND[held]
        value += WORTH[kind] + max(0.0, gains(board, seat, kind, pound)) * ready
        if not FLIPS[kind]:
            value += max(0.0, gains(board, seat, kind, pound)) * LASTING * early
    poverty = board.poverty[seat]
    hand = len(board.hands[seat])
    if running:
        poverty = max(0, poverty + forecast(board, seat, board.pubs))
    for card in board.hands[seat]:
        kind = KIND[card]
        if STONE[kind]:
            dear = WORTH[kind] + max(0.0, gains(board, seat, kind, pound)) - PRICE[kind] * pound
            value += CARD_SHARE * max(0.0, dear) * early
        value += CARD * early
    return value - (poverty + hand * (1.0 - early)) * POVERTY_COST


def guess(board: Board) -> list[float]:
    """Each player's share of the win, guessed from how all stand."""
    stands = [stand(board, seat) for seat in range(board.players)]
    most = max(stands)
    odds = [exp((value - most) / SCALE) for value in stands]
    total = sum(odds)
    return [share / total for share in odds]
