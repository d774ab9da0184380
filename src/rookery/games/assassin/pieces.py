"""What lies on the table: suits, cards, roles and moves, what can be owed, and lists made once."""

from __future__ import annotations

from typing import Final

# Suits; number cards run through them, ace to ten.
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = ["spades", "hearts", "diamonds", "clubs"]
RANKS: Final = 10
CARDS: Final = 40
TRICKS: Final = RANKS  # with three players, too: 30 cards, 10 each
SUIT_OF: Final = [card // RANKS for card in range(CARDS)]
RANK_OF: Final = [card % RANKS + 1 for card in range(CARDS)]

# The kings are roles.
ASSASSIN: Final = SPADES
TRAITOR: Final = CLUBS

# The moves. A number card's is its own number.
JACK: Final = CARDS  # lay the jack of spades in place of a card
USE: Final = 40  # + suit: use that jack, but for spades, which is laid
PASS: Final = 44
PLACE: Final = 45  # + suit: that queen comes next in the line
NAME: Final = 49  # + seat: the traitor joins him
CARD_NAMES: Final = [f"{SUITS[suit]}-{rank}" for suit in range(4) for rank in range(1, RANKS + 1)] + ["jack"]

# What is owed.
BEFORE: Final = 0  # A2: an answer of everyone, before a trick
LAY: Final = 1  # A3, A10, A17: a card
REPLACE: Final = 2  # A7: a card for the jack of spades
AFTER: Final = 3  # A8: an answer of everyone, after a trick
ORDER: Final = 4  # A8: the next queen of the line
JOIN: Final = 5  # A11: whom the traitor joins
OVER: Final = 6

NONE: Final = -1
VICTIMS: Final = 1  # A5: in a packet
DOUBLED: Final = 2  # A9

# How a deal may end (A12, A16).
POLICE_WON: Final = 0
ASSASSIN_WON: Final = 1
TIED: Final = 2
UNITED_WON: Final = 3
ABSENT_WON: Final = 4
OUTCOMES: Final = ["police_won", "assassin_won", "tied", "united_won", "absent_won"]

# Lists made once: answers, suits and seats.
ONLY_PASS: Final = [PASS]
USE_OR_PASS: Final = [[USE + suit, PASS] for suit in range(4)]
QUEENS: Final = [[PLACE + suit for suit in range(4) if mask >> suit & 1] for mask in range(1 << 4)]
SEATS: Final = [[seat for seat in range(4) if mask >> seat & 1] for mask in range(1 << 4)]
OTHERS: Final = [
    [[NAME + other for other in range(players) if other != seat] for seat in range(4)] for players in range(5)
]

# A past deal begins with these, then king, victims and points of each seat.
HEAD: Final = 8
OUTCOME: Final = 0
PAST_TRAITOR: Final = 1
NAMED: Final = 2
MISSING: Final = 3
CENTRE: Final = 4
POLICE: Final = 5
ASSASSINS: Final = 6
PRIZE: Final = 7
