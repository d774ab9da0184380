"""The count of the game (L33), and who wins by it (L34)."""

from __future__ import annotations

from typing import Final

from rookery.games.london.pieces import (
    BOROUGHS,
    LAND_POINTS,
    POUNDS_A_POINT,
    POVERTY_BEYOND,
    POVERTY_POINTS,
    REPAYMENT,
    TUBE_POINTS,
    UNPAID_LOAN,
)
from rookery.games.london.state import Board

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


def sums(points: list[int]) -> list[int]:
    """The sum of every set of some boroughs' points, by bit mask."""
    found = [0]
    for one in points:
        found += [before + one for before in found]
    return found


HALF: Final = BOROUGHS // 2
LOWER: Final = sums(LAND_POINTS[:HALF])
UPPER: Final = sums(LAND_POINTS[HALF:])


def lands_worth(lands: int) -> int:
    """L33: the points of a set of boroughs, looked up in two halves."""
    return LOWER[lands & (1 << HALF) - 1] + UPPER[lands >> HALF]


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
