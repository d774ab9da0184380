"""What lies on the table: cards and boroughs as the data files have them, moves, and what can be owed."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from importlib.resources import files
from typing import Final


def read(name: str) -> list[dict[str, str]]:
    """The lines of a data file."""
    text = (files("rookery.games.london") / "data" / f"{name}.csv").read_text("utf-8")
    return list(csv.DictReader(text.splitlines()))


def word(cell: str) -> str:
    """The name in a cell such as `per_borough 1`."""
    return cell.partition(" ")[0]


def amount(cell: str) -> int:
    """The number in a cell such as `per_borough 1`; 0 where there is none."""
    return int(cell.partition(" ")[2] or 0)


# The set-up (L1) and the numbers of the rules.
FIRST_HAND: Final = 6
FIRST_MONEY: Final = 5
FIRST_POVERTY: Final = 5
COLUMNS: Final = {2: 3, 3: 4, 4: 5}  # of the Display, whose rows are two
HAND_LIMIT: Final = 9  # L4
THREE_CARDS: Final = 3  # L31
MARKERS: Final = 11  # a player's
TUBES: Final = 10  # Underground markers
COUNTERS: Final = 28  # L8: loans in the bank
LOAN: Final = 10
REPAYMENT: Final = 15  # L9
UNPAID_LOAN: Final = 7  # L33: points lost
POUNDS_A_POINT: Final = 3
TUBE_POINTS: Final = 2
BRIDGE_FEE: Final = 3  # L28
POVERTY_POINTS: Final = [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15]
POVERTY_BEYOND: Final = 3  # for each point over the table

NONE: Final = -1

# Kinds of cards, in the order of the file. Cards of a kind are alike but for the letter on their back.
DECKS: Final = "abc"
COLOURS: Final = ["brown", "blue", "pink", "grey"]
BROWN: Final = 0
BLUE: Final = 1
PINK: Final = 2
GREY: Final = 3

CARD_ROWS: Final = read("cards")
CARD_NAMES: Final = [row["card"] for row in CARD_ROWS]
KINDS: Final = len(CARD_ROWS)
COLOUR: Final = [COLOURS.index(row["colour"]) for row in CARD_ROWS]
STONE: Final = [row["stone"] == "1" for row in CARD_ROWS]  # L10: may be built
PRICE: Final = [int(row["price"]) for row in CARD_ROWS]
PAY: Final = [int(row["pay"]) for row in CARD_ROWS]  # L18: money to activate it
MONEY: Final = [int(row["money"]) for row in CARD_ROWS]
POINTS: Final = [int(row["points"]) for row in CARD_ROWS]
POVERTY: Final = [int(row["poverty"]) for row in CARD_ROWS]
FLIPS: Final = [row["flip"] == "1" for row in CARD_ROWS]
WORTH: Final = [int(row["worth"]) for row in CARD_ROWS]  # points at the end

# L18: a card to be spent to activate it.
NO_CARD: Final = 0
ANY_CARD: Final = 1
BLUE_CARD: Final = 2
FEE: Final = [["", "any", "blue"].index(row["spend"]) for row in CARD_ROWS]

# What a text at the bottom of a card does when it is activated, or the card played.
TEXTS: Final = [
    "", "takings", "per_borough", "per_thames", "per_north", "per_south", "per_brown", "per_other",
    "opponents_pay", "opponents_taxed", "burden", "hand_over", "prison", "hard_prison", "workhouse", "no_hand",
    "underground", "repeat", "fetch", "newcomers", "architect",
]  # fmt: skip
NO_TEXT: Final = 0
TAKINGS: Final = 1
PER_BOROUGH: Final = 2
PER_THAMES: Final = 3
PER_NORTH: Final = 4
PER_SOUTH: Final = 5
PER_BROWN: Final = 6
PER_OTHER: Final = 7
OPPONENTS_PAY: Final = 8
OPPONENTS_TAXED: Final = 9
BURDEN: Final = 10
HAND_OVER: Final = 11
PRISON: Final = 12
HARD_PRISON: Final = 13
WORKHOUSE: Final = 14
NO_HAND: Final = 15
UNDERGROUND: Final = 16
REPEAT: Final = 17
FETCH: Final = 18
NEWCOMERS: Final = 19
ARCHITECT: Final = 20
TEXT: Final = [TEXTS.index(word(row["text"])) for row in CARD_ROWS]
TEXT_AMOUNT: Final = [amount(row["text"]) for row in CARD_ROWS]

# What a power at the top of a card is, a bit each (L15).
POWERS: Final = ["any_colour", "large_loans", "swap", "foresight", "free_draw", "earns", "spares", "unpaid"]
ANY_COLOUR: Final = 1
LARGE_LOANS: Final = 2
SWAP: Final = 4
FORESIGHT: Final = 8
FREE_DRAW: Final = 16
EARNS: Final = 32
SPARES: Final = 64
UNPAID: Final = 128
POWER: Final = [1 << POWERS.index(word(row["power"])) if row["power"] else 0 for row in CARD_ROWS]
AMOUNTS: Final = {word(row["power"]): amount(row["power"]) for row in CARD_ROWS}
SCHOOLING: Final = AMOUNTS["any_colour"]  # L11: pounds for another colour
LARGE_LOAN: Final = AMOUNTS["large_loans"]  # L8
FORESEEN: Final = AMOUNTS["foresight"]  # L6: cards looked at
FREELY: Final = AMOUNTS["free_draw"]  # L6: cards drawn at most
EARNED: Final = AMOUNTS["earns"]  # L14: pounds a card placed

PLAYABLE: Final = [STONE[kind] or TEXT[kind] != NO_TEXT for kind in range(KINDS)]
# L17: what has a base that brings something, or a text to carry out
ACTIVATABLE: Final = [
    STONE[kind] and bool(MONEY[kind] or POINTS[kind] or POVERTY[kind] or TEXT[kind]) for kind in range(KINDS)
]

# Cards: the numbers of a kind's copies follow each other.
COPIES: Final = [sum(int(row[deck]) for deck in DECKS) for row in CARD_ROWS]
KIND: Final = [kind for kind in range(KINDS) for _ in range(COPIES[kind])]
LETTER: Final = [deck for row in CARD_ROWS for deck in range(3) for _ in range(int(row[DECKS[deck]]))]
CARDS: Final = len(KIND)
FIRST_CARD: Final = [sum(COPIES[:kind]) for kind in range(KINDS)]

# Boroughs; sets of them are bit masks.
BOROUGH_ROWS: Final = read("boroughs")
BOROUGH_NAMES: Final = [row["borough"] for row in BOROUGH_ROWS]
BOROUGHS: Final = len(BOROUGH_ROWS)
LAND_PRICE: Final = [int(row["price"]) for row in BOROUGH_ROWS]
LAND_CARDS: Final = [int(row["cards"]) for row in BOROUGH_ROWS]
LAND_POINTS: Final = [int(row["points"]) for row in BOROUGH_ROWS]


def mask(names: str) -> int:
    """The set of the boroughs named."""
    return sum([1 << BOROUGH_NAMES.index(name) for name in names.split()])


def where(column: str, value: str) -> int:
    """The set of the boroughs with this value in a column."""
    return mask(" ".join([row["borough"] for row in BOROUGH_ROWS if row[column] == value]))


NEIGHBOURS: Final = [mask(row["neighbours"]) for row in BOROUGH_ROWS]
BRIDGES: Final = [mask(row["bridges"]) for row in BOROUGH_ROWS]
NORTH: Final = where("bank", "north")
SOUTH: Final = where("bank", "south")
THAMES: Final = where("thames", "1")
FIRST_LAND: Final = where("first", "1")  # L30
CENTRE: Final = where("centre", "1")  # L28
AROUND_CENTRE: Final = CENTRE | sum(
    [1 << one for one in range(BOROUGHS) if (NEIGHBOURS[one] | BRIDGES[one]) & CENTRE and not CENTRE >> one & 1]
)

# The catalogue: verbs with their pieces, in the order of their numbers.
SLOTS: Final = 10
SEATS: Final = 4
PLAYED: Final = [kind for kind in range(KINDS) if PLAYABLE[kind]]
BUILT: Final = [kind for kind in range(KINDS) if STONE[kind]]
FLIPPED_KINDS: Final = [kind for kind in range(KINDS) if STONE[kind] and FLIPS[kind]]
ACTIVATED: Final = [kind for kind in range(KINDS) if ACTIVATABLE[kind]]

DRAW: Final = 0
TAKE: Final = 1  # + slot of the Display
KEEP: Final = TAKE + SLOTS  # + which of the cards looked at
PUT: Final = KEEP + FORESEEN
THREE: Final = PUT + FORESEEN
BORROW: Final = THREE + 1
EXCHANGE: Final = BORROW + 1
DONE: Final = EXCHANGE + 1
NEW: Final = DONE + 1
SPARE: Final = NEW + 1
FLIP: Final = SPARE + 1
NAME: Final = FLIP + 1  # + seat
INVEST: Final = NAME + SEATS  # + borough
TUNNEL: Final = INVEST + BOROUGHS  # + borough
PLAYS: Final = TUNNEL + BOROUGHS
SPENDS: Final = PLAYS + len(PLAYED)
DISCARDS: Final = SPENDS + KINDS
COVERS: Final = DISCARDS + KINDS
COVER_BACKS: Final = COVERS + len(BUILT)
ACTIVATES: Final = COVER_BACKS + len(FLIPPED_KINDS)
MOVES: Final = ACTIVATES + len(ACTIVATED)


def numbered(first: int, kinds: list[int]) -> list[int]:
    """The number of a verb's move by kind; NONE for kinds that it is not about."""
    return [first + kinds.index(kind) if kind in kinds else NONE for kind in range(KINDS)]


PLAY: Final = numbered(PLAYS, PLAYED)
SPEND: Final = numbered(SPENDS, list(range(KINDS)))
DISCARD: Final = numbered(DISCARDS, list(range(KINDS)))
COVER: Final = numbered(COVERS, BUILT)
COVER_BACK: Final = numbered(COVER_BACKS, FLIPPED_KINDS)
ACTIVATE: Final = numbered(ACTIVATES, ACTIVATED)
# The kind that a move is about
PIECE: Final = [NONE] * PLAYS + PLAYED + list(range(KINDS)) * 2 + BUILT + FLIPPED_KINDS + ACTIVATED


def names_of(kinds: list[int]) -> list[str]:
    """Kinds of cards by their names."""
    return [CARD_NAMES[kind] for kind in kinds]


VERBS: Final[dict[str, Sequence[int | str | None]]] = {
    "draw": [None],
    "take": list(range(1, SLOTS + 1)),
    "keep": list(range(1, FORESEEN + 1)),
    "put": list(range(1, FORESEEN + 1)),
    "three": [None],
    "borrow": [None],
    "exchange": [None],
    "done": [None],
    "new": [None],
    "spare": [None],
    "flip": [None],
    "name": list(range(SEATS)),
    "invest": BOROUGH_NAMES,
    "tunnel": BOROUGH_NAMES,
    "play": names_of(PLAYED),
    "spend": CARD_NAMES,
    "discard": CARD_NAMES,
    "cover": names_of(BUILT),
    "cover_back": names_of(FLIPPED_KINDS),
    "activate": names_of(ACTIVATED),
}

# What is owed: a stack of entries, each a step and, above STEP_BITS, the pile that it is about.
STEPS: Final = [
    "action", "play", "architect", "spend", "run", "fee", "name", "fetch", "again", "exchange_take", "exchange_give",
    "discard", "draw", "look", "put", "pile", "effect", "flip", "prison", "workhouse", "tunnel",
]  # fmt: skip
STEP_BITS: Final = 5
STEP_MASK: Final = (1 << STEP_BITS) - 1
TO_ACT: Final = 0  # L3
TO_PLAY: Final = 1  # L10
TO_BUILD: Final = 2  # L13
TO_SPEND: Final = 3  # L11
TO_RUN: Final = 4  # L17
TO_FEE: Final = 5  # L18
TO_NAME: Final = 6  # L25
TO_FETCH: Final = 7  # L21
TO_REPEAT: Final = 8  # L20
TO_SWAP_TAKE: Final = 9  # L7
TO_SWAP_GIVE: Final = 10
# These may turn out to need no choice.
MAY_PASS: Final = 11
TO_DISCARD: Final = 11  # L4
TO_DRAW: Final = 12  # L2, L5
TO_LOOK: Final = 13  # L6
TO_PUT: Final = 14
TO_PILE: Final = 15  # L12
TO_TAKE_EFFECT: Final = 16
TO_FLIP: Final = 17  # L18, L19
TO_IMPRISON: Final = 18  # L26
TO_EMPLOY: Final = 19
TO_TUNNEL: Final = 20  # L28

# Marks of a pile's top card, a bit each.
FLIPPED: Final = 1
FRESH: Final = 2  # L12: placed in this turn
USED: Final = 4  # L17: activated in this run
SPARED: Final = 8  # L19

NOBODY: Final[list[int]] = []
ONE: Final = [[seat] for seat in range(SEATS)]  # lists made once
