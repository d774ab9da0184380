"""What is in the box: a pack of 52 cards, of which the kings are roles, the queens trumps, and the jacks powers."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from rookery.engine.state import NONE

# Suits; number cards run through them, ace to ten.
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
ALL_SUITS: Final = 4
Suit = Literal["spades", "hearts", "diamonds", "clubs"]
SUITS: Final[list[Suit]] = ["spades", "hearts", "diamonds", "clubs"]
RANKS: Final = 10
CARDS: Final = 40
TRICKS: Final = 10  # with three players, too: 30 cards, 10 each
JACK: Final = CARDS  # the jack of spades, where it is laid in place of a number card
CARD_NAMES: Final = [f"{suit}-{rank}" for suit in SUITS for rank in range(1, RANKS + 1)] + ["jack"]

# What is dealt, by the suit that is missing; by NONE, which is the last, where none is.
PACKS: Final = [[card for card in range(CARDS) if card // RANKS != missing] for missing in [*range(ALL_SUITS), NONE]]
IN_PLAY: Final = [[suit for suit in range(ALL_SUITS) if suit != missing] for missing in [*range(ALL_SUITS), NONE]]

# The kings are roles.
ASSASSIN: Final = SPADES
TRAITOR: Final = CLUBS
Role = Literal["police", "traitor", "assassin"]
ROLES: Final[list[Role]] = ["assassin", "police", "police", "traitor"]  # by suit

# The jacks that may be used before a trick, and after it; a bit each.
BEFORE_TRICK: Final = 1 << DIAMONDS | 1 << CLUBS  # A2
AFTER_TRICK: Final = 1 << HEARTS  # A8

VICTIMS: Final = 1  # A5: in a packet
DOUBLED: Final = 2  # A9

# The points that end a match (A13) and the sums that save a packet (A4, A15). A designer may change them.
GOAL: Final = 21
THRESHOLDS: Final = {3: 14, 4: 21}  # by players


def rank_of(card: i64) -> i64:
    """What a number card counts."""
    return card % RANKS + 1


def suit_of(card: i64) -> i64:
    """The suit of a number card."""
    return card // RANKS
