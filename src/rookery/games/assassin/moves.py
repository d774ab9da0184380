"""The moves: lay a card, use a jack or pass, place a queen, name a player."""

from __future__ import annotations

from typing import Final

from rookery.engine.moves import Catalogue
from rookery.games.assassin.pieces import ALL_SUITS, CARD_NAMES, HEARTS, SUITS

MOST_PLAYERS: Final = 4

CATALOGUE: Final = Catalogue(
    {"lay": CARD_NAMES, "use": SUITS[HEARTS:], "pass": [None], "place": SUITS, "name": range(MOST_PLAYERS)}
)

LAY: Final = CATALOGUE.first("lay")  # + card. It is the first verb: a card is its own move, a hand a list of moves
USE: Final = CATALOGUE.first("use") - HEARTS  # + suit: that jack; but for spades, which is laid
PASS: Final = CATALOGUE.first("pass")
PLACE: Final = CATALOGUE.first("place")  # + suit: that queen comes next in the line
NAME: Final = CATALOGUE.first("name")  # + seat: the traitor joins them

# Lists made once.
ONLY_PASS: Final = [PASS]
USE_OR_PASS: Final = [[USE + suit, PASS] for suit in range(ALL_SUITS)]  # by jack
PLACES: Final = [
    [PLACE + suit for suit in range(ALL_SUITS) if mask >> suit & 1] for mask in range(1 << ALL_SUITS)
]  # by the queens that are left, a bit each
NAMES: Final = [
    [[NAME + other for other in range(players) if other != seat] for seat in range(MOST_PLAYERS)]
    for players in range(MOST_PLAYERS + 1)
]  # by players and seat
