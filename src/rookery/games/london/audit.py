"""What could be wrong with a table: every card in one place, sums that add up, what is kept beside the facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.state import NONE
from rookery.games.london.pieces import EARNS, HAND_LIMIT, MARKERS, POWER, TUBES, size

if TYPE_CHECKING:
    from rookery.games.london.seats import Seat
    from rookery.games.london.state import London


def faults(state: London) -> list[str]:
    """All that is wrong."""
    wrong = [*cards(state), *sums(state), *town(state)]
    for seat in range(state.players):
        wrong += area(state, state.seats[seat])
    return wrong


def cards(state: London) -> list[str]:
    """Every card is in one place, and hands are in order."""
    found = [*state.deck[: state.left], *state.looked, *state.gone]
    found += [card for card in state.display if card != NONE]
    held = []
    for one in state.seats:
        held += list(one.hand)
        found += [*one.hand, *one.tops, *[covered.card for covered in one.covered]]
    if state.held != NONE:
        found.append(state.held)
    wrong = []
    if sorted(found) != list(range(len(state.cards.kind))):
        wrong.append(f"the cards are {sorted(found)}")
    shown = [card for card in range(len(state.shown)) if state.shown[card]]
    if [card for card in shown if card not in held]:
        wrong.append(f"of the cards in hands, {held}, {shown} were shown")
    for seat in range(state.players):
        hand = list(state.seats[seat].hand)
        if hand != sorted(hand):
            wrong.append(f"hand {seat} is {hand}")
        if seat != state.turn and len(hand) > HAND_LIMIT:
            wrong.append(f"hand {seat} has {len(hand)} cards")
    return wrong


def sums(state: London) -> list[str]:
    """Money, points and poverty are what was given out."""
    wrong = []
    money = [one.money for one in state.seats]
    purses = sum([sum(one.purses) for one in state.seats])
    if sum(money) + purses != state.money_out or min(money) < 0:
        wrong.append(f"the money is {money} and {purses} of {state.money_out}")
    points = [one.points for one in state.seats]
    if sum(points) != state.points_out or min(points) < 0:
        wrong.append(f"the points are {points} of {state.points_out}")
    poverty = [one.poverty for one in state.seats]
    if sum(poverty) != state.poverty_out or min(poverty) < 0:
        wrong.append(f"the poverty is {poverty} of {state.poverty_out}")
    loans = [one.loans for one in state.seats]
    if min(loans) < 0:
        wrong.append(f"the loans are {loans}")
    return wrong


def area(state: London, one: Seat) -> list[str]:
    """Powers and points of a building area are those of its cards; money lies only on shops."""
    wrong = []
    piles = len(one.tops)
    if len(one.purses) != piles:
        wrong.append(f"the piles are {one.tops}, {one.purses}")
    if (one.flipped | one.fresh | one.used | one.spared) >> int(piles):
        wrong.append(f"of {piles} piles {one.flipped}, {one.fresh}, {one.used}, {one.spared} are marked")
    kinds = [state.cards.kind[card] for card in one.tops]
    visible = [pile for pile in range(piles) if not one.flipped >> pile & 1]
    powers = 0
    for pile in visible:
        powers |= POWER[kinds[pile]]
    if powers != one.powers:
        wrong.append(f"the powers are {one.powers}, not {powers}")
    if sum([one.purses[pile] for pile in visible if POWER[kinds[pile]] & EARNS]) != sum(one.purses):
        wrong.append(f"the purses are {one.purses}")
    built = [*one.tops, *[covered.card for covered in one.covered]]
    worths = [state.cards.worth[state.cards.kind[card]] for card in built]
    if (sum(worths), max(worths, default=0)) != (one.worth, one.best):
        wrong.append(f"the area is worth {one.worth}, the best {one.best}")
    if one is not state.mine and one.fresh | one.used | one.spared:
        wrong.append(f"marked out of turn are {one.fresh}, {one.used}, {one.spared}")
    return wrong


def town(state: London) -> list[str]:
    """A building in a borough, and enough markers for all."""
    wrong = []
    lands = [one.lands for one in state.seats]
    if sum([size(one) for one in lands]) != size(state.occupied()):
        wrong.append(f"the boroughs are {lands}")
    if max([size(one) for one in lands]) > MARKERS:
        wrong.append(f"more markers than there are: {lands}")
    if state.tubes & ~state.occupied() or size(state.tubes) > TUBES:
        wrong.append(f"the Underground is {state.tubes}")
    return wrong
