"""How everybody has played in a deal, for all to remember: what others' roles can be told by."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.state import NONE
from rookery.games.assassin.pieces import ASSASSIN, RANKS, TRAITOR, rank_of

# What is counted of each seat, trick by trick.
RANKS_LAID: Final = 0  # added up
LOW: Final = 1  # cards up to 3
HIGH: Final = 2  # cards from 8 on
SUNK_BY: Final = 3  # what was missing to a ten in the packets that went to the centre
LOWEST_SUNK: Final = 4  # such packets to which it gave the lowest card, or one as low
SAVED_BY: Final = 5  # what it gave to packets that another took
LAST_SUNK: Final = 6  # packets that went to the centre when it laid last, having seen the others
LAST_SAVED: Final = 7  # those that did not
HABITS: Final = 8
SCALES: Final = [30.0, 3.0, 3.0, 20.0, 2.0, 20.0, 2.0, 2.0]  # to numbers of about 1

# By how much a habit of its scale speaks for a role, in logarithms of odds: counted over 1,078 deals between minds.
POLICE_HABITS: Final = [-0.14, -0.23, 0.23, 0.14, 0.18, 0.12, -0.85, 0.47]
ASSASSIN_HABITS: Final = [0.46, 0.06, -0.41, -0.12, -0.30, -0.17, 0.90, -0.89]
TRAITOR_HABITS: Final = [-0.32, 0.17, 0.18, -0.01, 0.12, 0.04, -0.05, 0.42]

LOW_RANK: Final = 3
HIGH_RANK: Final = 8


def note(habits: vec[i64], laid: vec[i64], taker: int, last: int) -> None:
    """Count a trick whose packet went to a seat, or to the centre, with who laid last in sight of the others."""
    players = len(laid)
    sunk = taker == players
    lowest: i64 = RANKS
    for seat in range(players):
        rank = rank_of(laid[seat])
        if rank < lowest:
            lowest = rank
    for seat in range(players):
        rank = rank_of(laid[seat])
        first: i64 = seat * HABITS
        habits[first + RANKS_LAID] += rank
        if rank <= LOW_RANK:
            habits[first + LOW] += 1
        elif rank >= HIGH_RANK:
            habits[first + HIGH] += 1
        if sunk:
            habits[first + SUNK_BY] += RANKS - rank
            if rank == lowest:
                habits[first + LOWEST_SUNK] += 1
        elif seat != taker:
            habits[first + SAVED_BY] += rank
    if last != NONE:
        habits[last * HABITS + (LAST_SUNK if sunk else LAST_SAVED)] += 1


def likely(habits: vec[i64], kings: list[int], players: int, seat: int) -> float:
    """How well the roles of all but a seat fit how they have played."""
    sum_of_logs = 0.0
    for other in range(players):
        if other != seat:
            king = kings[other]
            speaks = ASSASSIN_HABITS if king == ASSASSIN else TRAITOR_HABITS if king == TRAITOR else POLICE_HABITS
            first = other * HABITS
            for habit in range(HABITS):
                sum_of_logs += speaks[habit] * float(habits[first + habit]) / SCALES[habit]
    return exp(sum_of_logs)
