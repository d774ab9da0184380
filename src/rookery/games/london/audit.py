"""What could be wrong with a table: every card in one place, sums that add up, what is kept beside the facts."""

from __future__ import annotations

from rookery.games.london.pieces import (
    CARDS,
    EARNS,
    FLIPPED,
    HAND_LIMIT,
    KIND,
    MARKERS,
    NONE,
    POWER,
    TUBES,
    WORTH,
)
from rookery.games.london.state import Board


def faults(board: Board) -> list[str]:
    """All that is wrong."""
    return [*cards(board), *sums(board), *areas(board), *town(board)]


def cards(board: Board) -> list[str]:
    """Every card is in one place, and hands are in order."""
    found = [*board.deck[: board.left], *board.looked, *board.gone]
    found += [card for card in board.display if card != NONE]
    for seat in range(board.players):
        found += board.hands[seat]
        found += board.tops[seat]
        found += [packed >> 1 & 127 for packed in board.covered[seat]]
    if board.held != NONE:
        found.append(board.held)
    wrong = []
    if sorted(found) != list(range(CARDS)):
        wrong.append(f"the cards are {sorted(found)}")
    for seat in range(board.players):
        hand = board.hands[seat]
        if hand != sorted(hand):
            wrong.append(f"hand {seat} is {hand}")
        if any(card not in hand for card in board.shown[seat]) or len(set(board.shown[seat])) < len(board.shown[seat]):
            wrong.append(f"hand {seat} is {hand}, of which {board.shown[seat]} were shown")
        if seat != board.turn and len(hand) > HAND_LIMIT:
            wrong.append(f"hand {seat} has {len(hand)} cards")
    return wrong


def sums(board: Board) -> list[str]:
    """Money, points and poverty are what was given out."""
    wrong = []
    purses = sum(sum(purses) for purses in board.purses)
    if sum(board.money) + purses != board.money_out or min(board.money) < 0:
        wrong.append(f"the money is {board.money} and {board.purses} of {board.money_out}")
    if sum(board.points) != board.points_out or min(board.points) < 0:
        wrong.append(f"the points are {board.points} of {board.points_out}")
    if sum(board.poverty) != board.poverty_out or min(board.poverty) < 0:
        wrong.append(f"the poverty is {board.poverty} of {board.poverty_out}")
    if min(board.loans) < 0:
        wrong.append(f"the loans are {board.loans}")
    return wrong


def areas(board: Board) -> list[str]:
    """Powers and points of the building areas are those of their cards; money lies only on shops."""
    wrong = []
    for seat in range(board.players):
        tops, marks, purses = board.tops[seat], board.marks[seat], board.purses[seat]
        if not len(tops) == len(marks) == len(purses):
            wrong.append(f"the piles of {seat} are {tops}, {marks}, {purses}")
        visible = [
            (KIND[card], purse) for card, mark, purse in zip(tops, marks, purses, strict=True) if not mark & FLIPPED
        ]
        powers = 0
        for kind, _ in visible:
            powers |= POWER[kind]
        if powers != board.powers[seat]:
            wrong.append(f"the powers of {seat} are {board.powers[seat]}, not {powers}")
        if sum(purse for kind, purse in visible if POWER[kind] & EARNS) != sum(purses):
            wrong.append(f"the purses of {seat} are {purses}")
        worths = [WORTH[KIND[card]] for card in [*tops, *(packed >> 1 & 127 for packed in board.covered[seat])]]
        if (sum(worths), max(worths, default=0)) != (board.worth[seat], board.best[seat]):
            wrong.append(f"the area of {seat} is worth {board.worth[seat]}, the best {board.best[seat]}")
        if seat != board.turn and any(mark & ~FLIPPED for mark in marks):
            wrong.append(f"the marks of {seat} are {marks}")
    return wrong


def town(board: Board) -> list[str]:
    """A building in a borough, and enough markers for all."""
    wrong = []
    if sum(lands.bit_count() for lands in board.lands) != board.occupied().bit_count():
        wrong.append(f"the boroughs are {board.lands}")
    if max(lands.bit_count() for lands in board.lands) > MARKERS:
        wrong.append(f"more markers than there are: {board.lands}")
    if board.tubes & ~board.occupied() or board.tubes.bit_count() > TUBES:
        wrong.append(f"the Underground is {board.tubes}")
    return wrong
