"""What a player has: a hand, a city of piles, money and boroughs."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rookery.engine.state import NONE, Part
from rookery.games.london.pieces import FIRST_MONEY, FIRST_POVERTY

EMPTY: Final = vec[i64]()


class Covered(Part):
    """A card that lies in a pile under another one. It never changes."""

    def __init__(self) -> None:
        self.pile: int = NONE
        self.card: int = NONE
        self.flipped: bool = False

    def copy(self) -> Covered:
        """The same card, of another moment."""
        twin = Covered()
        twin.pile = self.pile
        twin.card = self.card
        twin.flipped = self.flipped
        return twin


NONE_COVERED: Final[list[Covered]] = []


class Seat(Part):
    """What a player has. Sets of piles and of boroughs have a bit each."""

    def __init__(self) -> None:
        self.hand: vec[i64] = EMPTY  # in order
        self.tops: vec[i64] = EMPTY  # the card on each pile; replaced, never changed
        self.purses: vec[i64] = EMPTY  # L14: the money on that card; replaced
        self.flipped: int = 0  # the piles whose top card is flipped
        self.fresh: int = 0  # L12: was placed in this turn
        self.used: int = 0  # L17: was activated in this run
        self.spared: int = 0  # L19
        self.covered: list[Covered] = NONE_COVERED  # in the order they were covered; replaced
        self.powers: i64 = 0  # L15: of the visible cards
        self.worth: i64 = 0  # L33: points of all cards in the city
        self.best: i64 = 0  # L34: the highest of them
        self.money: i64 = FIRST_MONEY
        self.loans: i64 = 0
        self.poverty: i64 = FIRST_POVERTY
        self.points: i64 = 0  # taken in play
        self.lands: i64 = 0  # boroughs

    def copy(self) -> Seat:
        """The same things, of another moment."""
        twin = Seat()
        twin.hand = self.hand[:]
        twin.tops = self.tops
        twin.purses = self.purses
        twin.flipped = self.flipped
        twin.fresh = self.fresh
        twin.used = self.used
        twin.spared = self.spared
        twin.covered = self.covered
        twin.powers = self.powers
        twin.worth = self.worth
        twin.best = self.best
        twin.money = self.money
        twin.loans = self.loans
        twin.poverty = self.poverty
        twin.points = self.points
        twin.lands = self.lands
        return twin

    def receive(self, card: i64) -> None:
        """A card comes into the hand, in its place."""
        hand = append(self.hand, card)
        at = len(hand) - 1
        while at > 0 and hand[at - 1] > card:
            hand[at] = hand[at - 1]
            at -= 1
        hand[at] = card
        self.hand = hand

    def set_money(self, pile: int, money: i64) -> None:
        """L14: so much lies on a pile's card."""
        self.purses = self.purses[:]
        self.purses[pile] = money
