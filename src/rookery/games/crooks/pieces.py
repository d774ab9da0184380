"""What is in the box: crooks with their abilities and gangs, targets, places, and the numbers of the set-up."""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.state import Part

PLAYERS: Final = 4  # at most

# Crooks are numbered from 0 inside, from 1 for people; a set of them is a bit mask.
CROOKS: Final = 32
ALL_CROOKS: Final = (1 << CROOKS) - 1

# Abilities
UNSKILLED: Final = 0
PICKPOCKET: Final = 1
ACCOMPLICE: Final = 2
TRANSFER: Final = 3
KILLER: Final = 4
KINGPIN: Final = 5
SPY: Final = 6
Ability = Literal["pickpocket", "accomplice", "transfer", "killer", "kingpin", "spy"]
ABILITIES: Final[list[Ability | None]] = [
    None, "pickpocket", "accomplice", "transfer", "killer", "kingpin", "spy",
]  # fmt: skip
SIGNS: Final = ["", "$", "&", "⇄", "†", "♛", "◉"]

# Gangs; those of a crook are a bit mask
Gang = Literal["northside", "westside", "outfit"]
GANGS: Final[list[Gang]] = ["northside", "westside", "outfit"]
INITIALS: Final = ["N", "W", "O"]
GANG_POINTS: Final = [0, 0, 5, 4, 3]  # C16, by number of players

# Targets, by their numbers, and places, by their letters
FIRST_TARGET: Final = 2
TARGETS: Final = 8
ALL_TARGETS: Final = (1 << TARGETS) - 1
PLACES: Final = "ABCDEFGHI"
PILES: Final = [[], [], [2, 2, 3, 4, 5], [2, 2, 3, 3, 4, 4, 5], [2, 2, 3, 3, 3, 4, 4, 5, 5]]  # C1, by number of players

DOLLARS: Final = 18  # C1
HIDING: Final = 1  # C4
PICKED: Final = 2  # C8

NO_NUMBERS: Final = vec[i64]()
NOUGHTS: Final = vec[i64]([0] * CROOKS)  # to copy as many as are needed


class Deck(Part):
    """The crooks of an edition: a number of each in each column, and what follows from those. Never changed."""

    def __init__(self) -> None:
        self.levels: vec[i64] = NO_NUMBERS
        self.modifiers: vec[i64] = NO_NUMBERS
        self.memberships: vec[i64] = NO_NUMBERS  # gangs
        self.skills: vec[i64] = NO_NUMBERS
        self.attested: i64 = 0  # those known from the printed game; the others are reconstructed
        self.kingpin: i64 = 0  # which of them
        self.joiners: i64 = 0  # C6, C9, C11: those who can go to an occupied target of a full row
        self.enterers: i64 = 0  # C10: and those who can go to an occupied target while another is empty


def make_deck(
    levels: list[int], modifiers: list[int], memberships: list[int], skills: list[int], attested: int
) -> Deck:
    """A deck of these crooks, one of whom is the Kingpin."""
    deck = Deck()
    deck.levels = vec[i64](levels)
    deck.modifiers = vec[i64](modifiers)
    deck.memberships = vec[i64](memberships)
    deck.skills = vec[i64](skills)
    deck.attested = attested
    deck.kingpin = skills.index(KINGPIN)
    for crook in range(CROOKS):
        if skills[crook] in (ACCOMPLICE, KILLER):
            deck.joiners |= 1 << crook
        if skills[crook] in (ACCOMPLICE, KILLER, TRANSFER):
            deck.enterers |= 1 << crook
    return deck


# Sets of crooks. Divided by 37, the powers of two all leave another rest: by it, which power it was.
RESTS: Final = 37
FIRST: Final = vec[i64](
    [next((crook for crook in range(CROOKS) if (1 << crook) % RESTS == rest), 0) for rest in range(RESTS)]
)


def first_of(crooks: i64) -> i64:
    """The crook with the lowest number in a set that is not empty."""
    return FIRST[(crooks & -crooks) % RESTS]


def each_of(crooks: i64) -> list[int]:
    """The crooks in a set, in the order of their numbers."""
    found: list[int] = []
    while crooks:
        found.append(first_of(crooks))
        crooks &= crooks - 1
    return found


def number_of(pieces: i64) -> int:
    """How many are in a set, of crooks or of targets."""
    number = 0
    while pieces:
        number += 1
        pieces &= pieces - 1
    return number


def nickname(deck: Deck, crook: int) -> str:
    """A crook in a word that needs no language: level, modifier, gangs and ability, such as `6-1NW⇄`."""
    modifier = deck.modifiers[crook]
    sign = "+" if modifier > 0 else ""
    name = f"{deck.levels[crook]}{sign}{modifier}" if modifier else f"{deck.levels[crook]}"
    for gang in range(len(GANGS)):
        if deck.memberships[crook] >> gang & 1:
            name += INITIALS[gang]
    return name + SIGNS[deck.skills[crook]]
