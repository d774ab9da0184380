"""The components: crooks with their abilities and gangs, targets, places, and the numbers of the set-up."""

from __future__ import annotations

from typing import Final

CROOKS: Final = 32
NO_CROOK: Final = -1

# Abilities
NONE: Final = 0
PICKPOCKET: Final = 1
ACCOMPLICE: Final = 2
TRANSFER: Final = 3
KILLER: Final = 4
KINGPIN: Final = 5
SPY: Final = 6
ABILITIES: Final = ["", "pickpocket", "accomplice", "transfer", "killer", "kingpin", "spy"]

# Gangs; a crook's are a bit mask
GANGS: Final = ["northside", "westside", "outfit"]
GANG_POINTS: Final = [0, 0, 5, 4, 3]  # C16, by number of players

# Targets, by their numbers, and places, by their letters
FIRST_TARGET: Final = 2
TARGETS: Final = 8
PLACES: Final = "ABCDEFGHI"
PILES: Final = [[], [], [2, 2, 3, 4, 5], [2, 2, 3, 3, 4, 4, 5], [2, 2, 3, 3, 3, 4, 4, 5, 5]]  # C1, by number of players

DOLLARS: Final = 18  # C1
HIDING: Final = 1  # C4
PICKED: Final = 2  # C8

# Where a crook is: at a place, by its number from 0, or
OUT: Final = -1  # in the box, unseen
HELD: Final = 9  # in the hand of whose turn it is
DEAD: Final = 10  # discarded
ROW: Final = 11  # from here on, eight targets a player

# A deck is six lists: a number of each crook in five of them, and what follows from those in the sixth.
LEVELS: Final = 0
MODIFIERS: Final = 1
MEMBERSHIPS: Final = 2
SKILLS: Final = 3
ATTESTED: Final = 4  # 1: known from the printed game; 0: reconstructed
DERIVED: Final = 5
THE_KINGPIN: Final = 0  # in DERIVED: which crook he is
OWN: Final = 1  # in DERIVED: 1 if the deck is a player's own edition


def make_deck(columns: list[list[int]], own: bool) -> list[list[int]]:
    """A deck of the crooks that an edition tells, one of whom is the Kingpin."""
    return [*columns, [columns[SKILLS].index(KINGPIN), 1 if own else 0]]
