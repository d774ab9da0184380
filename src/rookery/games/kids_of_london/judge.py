"""What bots go by: what a seat may know as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from rookery.engine.features import Features
from rookery.engine.state import NONE
from rookery.games.kids_of_london.moves import CHOICES, ROB
from rookery.games.kids_of_london.pieces import CHARACTERS, CHILDREN, HOURS, PURSE_OF, PURSES

if TYPE_CHECKING:
    from rookery.games.kids_of_london.state import Kids

KINDS: Final = len(CHARACTERS)
ASKED: Final = len(CHOICES)  # what may be asked once the children are revealed
ANSWERS: Final = 3
# How far one is ahead of a gang: a number for each of these that it is at least.
LEADS: Final = [-12, -9, -7, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 8, 10, 13]
COINS: Final = 1 + len(LEADS)
ORDER: Final = 4  # of the coins: the most, the second most and the third most less mine; how many have as many as I
RICHER: Final = 5  # how many have more than I
USUAL: Final = [float(PURSES[purse]) for purse in PURSE_OF]  # coins by character


def inputs(players: int) -> list[tuple[str, int]]:
    """What a seat may know, in blocks: the gangs in each go round from one's own on."""
    gangs = max(3, players)
    return [
        ("hour", HOURS),
        ("step", 2 + ASKED + ANSWERS),
        ("tile", KINDS),
        ("tiles to come", KINDS),
        ("purses", KINDS),
        ("children", CHILDREN * gangs),
        ("out", CHILDREN * gangs),
        ("dummy", gangs),  # where the gang without a player sits
        ("coins", COINS * (gangs - 1)),
        ("order", ORDER + RICHER),
    ]


def features(state: Kids, seat: int, into: Features) -> None:
    """Fill the blocks of `inputs`."""
    put_moment(state, seat, into)
    put_tiles(state, into)
    put_children(state, seat, into)
    put_coins(state, seat, into)


def put_moment(state: Kids, seat: int, into: Features) -> None:
    """The hour, and what is asked; of the answers, one's own."""
    start = into.block(HOURS)
    for hour in range(state.hour):
        into.put(start + hour, 1.0)
    start = into.block(2 + ASKED + ANSWERS)
    if state.owing >> seat & 1:
        into.put(start, 1.0)
    if state.choosing:
        into.put(start + 2 + state.about, 1.0)
        if state.choosing >> seat & 1:
            into.put(start + 1, 1.0)
            if state.chosen[seat] != NONE:
                into.put(start + 2 + ASKED + state.chosen[seat] - ROB, 1.0)


def put_tiles(state: Kids, into: Features) -> None:
    """Who comes by now, who is still to come, and what they carry, where it is not what they usually do."""
    start = into.block(KINDS)
    to_come = into.block(KINDS)
    if state.hour < HOURS:
        into.put(start + state.tiles[state.hour], 1.0)
    counts = [0] * KINDS
    for hour in range(state.hour + 1, HOURS):
        counts[state.tiles[hour]] += 1
    purses = into.block(KINDS)
    for kind in range(KINDS):
        into.put(to_come + kind, float(counts[kind]))
        into.put(purses + kind, (float(state.purses[kind]) - USUAL[kind]) / 8.0)


def put_children(state: Kids, seat: int, into: Features) -> None:
    """Who has not been out yet, as far as can be seen; and who is out. K1: before they are revealed, one's own."""
    gangs: i64 = state.gangs
    revealed = state.choosing != 0
    home = into.block(CHILDREN * gangs)
    out = into.block(CHILDREN * gangs)
    dummy = into.block(gangs)
    for place in range(state.gangs):
        gang = (seat + place) % gangs
        hand = state.hands[gang]
        child = state.sent[gang]
        if child != NONE and state.hour < HOURS:
            if revealed or gang == seat or gang >= state.players:
                into.put(out + place * CHILDREN + child, 1.0)
            else:
                hand |= 1 << child
        for one in range(CHILDREN):
            if hand >> one & 1:
                into.put(home + place * CHILDREN + one, 1.0)
        if gang >= state.players:
            into.put(dummy + place, 1.0)


def put_coins(state: Kids, seat: int, into: Features) -> None:
    """How far one is ahead of each gang, or behind; and one's place among them."""
    gangs: i64 = state.gangs
    mine = state.coins[seat]
    first: i64 = NONE
    second: i64 = NONE
    third: i64 = NONE
    richer: i64 = 0
    equal: i64 = 0
    start = into.block(COINS * (gangs - 1))
    for place in range(1, state.gangs):
        coins = state.coins[(seat + place) % gangs]
        ahead = mine - coins
        into.put(start, float(ahead) / 8.0)
        for number in range(len(LEADS)):
            if ahead < LEADS[number]:
                break
            into.put(start + 1 + number, 1.0)
        start += COINS
        if ahead < 0:
            richer += 1
        elif ahead == 0:
            equal += 1
        if coins > first:
            third = second
            second = first
            first = coins
        elif coins > second:
            third = second
            second = coins
        elif coins > third:
            third = coins
    start = into.block(ORDER + RICHER)
    into.put(start, float(first - mine) / 8.0)
    into.put(start + 1, float(second - mine) / 8.0)
    if third != NONE:
        into.put(start + 2, float(third - mine) / 8.0)
    into.put(start + 3, float(equal))
    into.put(start + ORDER + richer, 1.0)
