"""What is in the box: the cards and the boroughs as the data files have them, and the numbers of the rules."""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

# The set-up (L1) and the numbers of the rules.
FIRST_HAND: Final = 6
FIRST_MONEY: Final = 5
FIRST_POVERTY: Final = 5
MOST_PLAYERS: Final = 4
COLUMNS: Final = {2: 3, 3: 4, 4: 5}  # of the Display, whose rows are two
SLOTS: Final = 10  # of the largest Display
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


def read(name: str) -> str:
    """A data file."""
    return (files("rookery.games.london") / "data" / name).read_text("utf-8")


def rows_of(text: str) -> list[dict[str, str]]:
    """The lines of a table, each by its columns."""
    return list(csv.DictReader(text.splitlines()))


def word(cell: str) -> str:
    """The name in a cell such as `per_borough 1`."""
    return cell.partition(" ")[0]


def amount(cell: str) -> int:
    """The number in a cell such as `per_borough 1`; 0 where there is none."""
    return int(cell.partition(" ")[2] or 0)


# Kinds of cards, in the order of the file. Cards of a kind are alike but for the letter of their deck. What is said
# here of a kind is the same in every edition; the numbers are an edition's, in `Cards`.
CARD_ROWS: Final = rows_of(read("cards.csv"))
CARD_NAMES: Final = [row["card"] for row in CARD_ROWS]
KINDS: Final = len(CARD_ROWS)
DECKS: Final = "abc"
LETTERS: Final = len(DECKS)

Colour = Literal["brown", "blue", "pink", "grey"]
COLOURS: Final[list[Colour]] = ["brown", "blue", "pink", "grey"]
BROWN: Final = 0
BLUE: Final = 1
PINK: Final = 2
GREY: Final = 3
COLOUR: Final = vec[i64]([COLOURS.index(row["colour"]) for row in CARD_ROWS])  # type: ignore[arg-type]

STONE: Final = vec[bool]([row["stone"] == "1" for row in CARD_ROWS])  # L10: may be built
FLIPS: Final = vec[bool]([row["flip"] == "1" for row in CARD_ROWS])

# L18: a card to be spent to activate it.
NO_CARD: Final = 0
ANY_CARD: Final = 1
BLUE_CARD: Final = 2
Fee = Literal["", "any", "blue"]
FEES: Final[list[Fee]] = ["", "any", "blue"]
SPENT: Final[list[str]] = [*FEES]
FEE: Final = vec[i64]([SPENT.index(row["spend"]) for row in CARD_ROWS])

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
TEXT: Final = vec[i64]([TEXTS.index(word(row["text"])) for row in CARD_ROWS])

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
POWER: Final = vec[i64]([1 << POWERS.index(word(row["power"])) if row["power"] else 0 for row in CARD_ROWS])
FORESEEN: Final = max([amount(row["power"]) for row in CARD_ROWS if word(row["power"]) == "foresight"])  # L6: at most

PLAYABLE: Final = vec[bool]([STONE[kind] or TEXT[kind] != NO_TEXT for kind in range(KINDS)])
# L17: what has a base that may bring something, or a text to carry out
GAINS: Final = ("money", "points", "poverty")
BASED: Final = vec[bool](
    [row["stone"] == "1" and (row["text"] != "" or any(row[gain] != "0" for gain in GAINS)) for row in CARD_ROWS]
)
CARDS: Final = sum([int(row[deck]) for row in CARD_ROWS for deck in DECKS])


def column(rows: list[dict[str, str]], name: str) -> vec[i64]:
    """The numbers of a column, by kind."""
    return vec[i64]([int(row[name]) for row in rows])


class Cards:
    """The numbers of an edition's cards, by kind; and of what kind each card is. Nothing of it ever changes."""

    def __init__(self, text: str, rows: list[dict[str, str]]) -> None:
        self.text: str = text  # of the edition; none: that in the box
        self.price: vec[i64] = column(rows, "price")
        self.pay: vec[i64] = column(rows, "pay")  # L18: money to activate it
        self.money: vec[i64] = column(rows, "money")
        self.points: vec[i64] = column(rows, "points")
        self.poverty: vec[i64] = column(rows, "poverty")
        self.worth: vec[i64] = column(rows, "worth")  # points at the end
        self.attested: vec[bool] = vec[bool]([row["attested"] == "yes" for row in rows])  # all of it is certain
        self.amount: vec[i64] = vec[i64]([amount(row["text"]) for row in rows])  # in the text
        self.activates: vec[bool] = vec[bool](
            [BASED[kind] and self.brings(kind) for kind in range(KINDS)]
        )  # L17: it brings something
        # Cards: the numbers of a kind's copies follow each other.
        copies = [sum([int(row[deck]) for deck in DECKS]) for row in rows]
        self.copies: vec[i64] = vec[i64](copies)
        self.first: vec[i64] = vec[i64]([sum(copies[:kind]) for kind in range(KINDS)])
        self.kind: vec[i64] = vec[i64]([kind for kind in range(KINDS) for _ in range(copies[kind])])
        self.letter: vec[i64] = vec[i64](
            [deck for row in rows for deck in range(LETTERS) for _ in range(int(row[DECKS[deck]]))]
        )
        self.strength: vec[i64] = vec[i64]([amount(row["power"]) for row in rows])  # the number in the power
        # What the powers amount to
        amounts = {word(row["power"]): amount(row["power"]) for row in rows}
        self.schooling: i64 = amounts["any_colour"]  # L11: pounds for another colour
        self.large_loan: i64 = amounts["large_loans"]  # L8
        self.foreseen: i64 = amounts["foresight"]  # L6: cards looked at
        self.freely: i64 = amounts["free_draw"]  # L6: cards drawn at most
        self.earned: i64 = amounts["earns"]  # L14: pounds a card placed

    def brings(self, kind: int) -> bool:
        """Whether activating a card of this kind does anything."""
        return bool(TEXT[kind] or self.money[kind] or self.points[kind] or self.poverty[kind])

    def name(self, card: int) -> str:
        """The name of a card's kind."""
        return CARD_NAMES[self.kind[card]]

    @classmethod
    def read(cls, text: str) -> Cards:
        """The cards of an edition, by its text."""
        if not text:
            return BOX
        from rookery.games.london.edition import EDITION  # it reads cards by this class

        found = EDITION.read(text)
        assert isinstance(found, Cards)
        return found

    def __reduce__(self) -> tuple[object, ...]:
        return Cards.read, (self.text,)

    def __repr__(self) -> str:
        return f"Cards.read({self.text!r})"


BOX: Final = Cards("", CARD_ROWS)

# Boroughs; sets of them are bit masks.
BOROUGH_ROWS: Final = rows_of(read("boroughs.csv"))
BOROUGH_NAMES: Final = [row["borough"] for row in BOROUGH_ROWS]
BOROUGHS: Final = len(BOROUGH_ROWS)
LAND_PRICE: Final = column(BOROUGH_ROWS, "price")
LAND_CARDS: Final = column(BOROUGH_ROWS, "cards")
LAND_POINTS: Final = column(BOROUGH_ROWS, "points")


def mask(names: str) -> int:
    """The set of the boroughs named."""
    return sum([1 << BOROUGH_NAMES.index(name) for name in names.split()])


def where(column: str, value: str) -> int:
    """The set of the boroughs with this value in a column."""
    return mask(" ".join([row["borough"] for row in BOROUGH_ROWS if row[column] == value]))


NEIGHBOURS: Final = vec[i64]([mask(row["neighbours"]) for row in BOROUGH_ROWS])
BRIDGES: Final = vec[i64]([mask(row["bridges"]) for row in BOROUGH_ROWS])
NORTH: Final = where("bank", "north")
SOUTH: Final = where("bank", "south")
THAMES: Final = where("thames", "1")
FIRST_LAND: Final = where("first", "1")  # L30
CENTRE: Final = where("centre", "1")  # L28
AROUND_CENTRE: Final = CENTRE | sum(
    [1 << one for one in range(BOROUGHS) if (NEIGHBOURS[one] | BRIDGES[one]) & CENTRE and not CENTRE >> one & 1]
)


# What is asked of sets of boroughs is looked up in two halves.
HALF: Final = BOROUGHS // 2
HALF_MASK: Final = (1 << HALF) - 1


def sums(points: list[int]) -> vec[i64]:
    """The sum of every set of some boroughs' points, by bit mask."""
    found = [0]
    for one in points:
        found += [before + one for before in found]
    return vec[i64](found)


COUNT_OF: Final = sums([1] * HALF)
LOWER_WORTH: Final = sums(list(LAND_POINTS)[:HALF])
UPPER_WORTH: Final = sums(list(LAND_POINTS)[HALF:])


def size(lands: i64) -> i64:
    """How many boroughs there are in a set."""
    return COUNT_OF[lands & HALF_MASK] + COUNT_OF[lands >> HALF]


def lands_worth(lands: i64) -> i64:
    """L33: the points of a set of boroughs."""
    return LOWER_WORTH[lands & HALF_MASK] + UPPER_WORTH[lands >> HALF]
