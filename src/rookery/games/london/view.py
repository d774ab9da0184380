"""What a seat may see of the table: everything but others' hands and the deck.

Cards and boroughs are told by their keys (`coffee_house`, `st_pancras`), the pieces of moves; the words' groups `card`,
`text` and `borough` put them into words.
"""

from __future__ import annotations

from typing import Literal

from msgspec import field

from rookery.engine.game import Options
from rookery.engine.view import Shown
from rookery.games.london.count import Count
from rookery.games.london.pieces import (
    BOROUGH_NAMES,
    BOROUGH_ROWS,
    BOROUGHS,
    CARD_NAMES,
    CARD_ROWS,
    COLOUR,
    COLOURS,
    COLUMNS,
    FEE,
    FEES,
    FLIPS,
    LAND_CARDS,
    LAND_POINTS,
    LAND_PRICE,
    PER_BROWN,
    PER_OTHER,
    STONE,
    TEXT,
    TEXTS,
    Cards,
    Colour,
    Fee,
    word,
)

Verb = Literal["activate", "cover", "cover_back"]
Letter = Literal["A", "B", "C"]


class Below(Shown, omit_defaults=True):
    """A card that lies in a pile under another one."""

    card: str
    flipped: bool = False


class Gains(Shown):
    """What activating a card would bring now, without its cost, and but for what its text leaves to choose."""

    money: int
    points: int
    poverty: int


class Pile(Shown, omit_defaults=True):
    """A pile by its top card; what is left out is false, nothing or none."""

    card: str
    flipped: bool = False
    fresh: bool = False  # placed in this turn
    used: bool = False  # activated in this run
    money: int = 0  # lying on it
    covered: list[Below] = field(default_factory=list)  # the lowest first
    brings: Gains | None = None  # none where it is flipped or has nothing to activate
    verb: Verb | None = None  # what its owner would do with it in this step, where that is legal
    free: bool = False  # activating it costs nothing and asks nothing


class Forecast(Shown):
    """L29: what a run that ended now would do: piles + cards − boroughs, the change of poverty."""

    piles: int
    cards: int
    boroughs: int
    change: int


class Player(Shown):
    """A player as everyone sees them, and what this viewer knows of their hand."""

    money: int
    poverty: int
    loans: int
    loan: int  # what one brings
    points: int  # taken in play
    boroughs: int
    markers: int  # left to build with
    cards: int  # in hand
    known: list[str]  # those of them that this viewer knows
    letters: list[int]  # L35: how many of them are of each deck
    piles: list[Pile]
    powers: list[str]  # of the visible cards
    forecast: Forecast
    count: list[int]  # the lines of the score sheet as if the game ended now, as the facts name them
    total: int


class Deck(Shown):
    """How much is left of the deck, and what this seat knows of it."""

    left: int
    letter: Letter | None  # of the top card
    known: list[str]  # on top, the topmost first


class Cost(Shown):
    """L8: what a move costs, and how many loans that takes."""

    pay: int
    loans: int


class Mine(Shown):
    """One's own hand, what playing or spending each of its cards costs now, and the cards of the deck one looks at."""

    hand: list[str]
    pays: list[Cost | None]
    looked: list[str]


class Table(Shown):
    """The Display, the map, everyone's city, and what is to be chosen."""

    turn: int
    step: str | None  # what they choose now; none when the game is over
    held: str | None  # the card that is being placed
    pile: int | None  # the pile of the turn's player that the step is about
    slot: int | None  # of the Display, that is being swapped for
    due: int  # how many more may be built, imprisoned or tunnelled in this step
    draws: int  # how many are to be drawn in it
    swapped: bool  # L7: in this turn
    pubs: bool  # L27: hands don't count in this run
    closing: int | None  # L32: who took the last card of the deck: the last turns are being played
    deck: Deck
    display: list[str | None]  # the top row first; `take 1` takes the first of them
    gone: int  # cards that have left the game
    owners: list[int | None]  # of the boroughs, as the facts list them
    tubed: list[str]  # the boroughs with an Underground marker
    open: list[str]  # L30: those where the turn's player could invest
    tubes: int  # Underground markers left
    counters: int  # L8: loans left in the bank
    seats: list[Player]
    pays: dict[str, Cost]  # what the moves of the turn's player cost, by name, but for those of the hand
    winners: list[int]
    mine: Mine | None


class Card(Shown, omit_defaults=True):
    """What is printed on a card, where there is anything."""

    colour: Colour
    price: int = 0
    pay: int = 0  # pounds, to activate it
    spend: Fee = ""  # a card, to activate it
    money: int = 0
    points: int = 0
    poverty: int = 0
    flip: bool = False
    worth: int = 0  # points at the end
    text: str = ""
    amount: int = 0  # in the text
    power: str = ""
    strength: int = 0  # the number in the power
    stone: bool = False  # it can be built
    uncertain: bool = False  # L23: how many there are of it is not certain


class Borough(Shown):
    """A borough as it is printed on the map."""

    borough: str
    price: int
    cards: int
    points: int
    bank: Literal["north", "south"]
    thames: bool
    neighbours: list[str]  # by land
    bridges: list[str]  # neighbours over a bridge


class Facts(Shown):
    """The cards by their keys, the map, and the lines of the score sheet."""

    values: Literal["printed", "own"]  # of the cards: in the box, or a player's edition
    flipped_colours: bool  # L22: whether a flipped card still shows its colour
    columns: int  # of the Display
    cards: dict[str, Card]
    boroughs: list[Borough]
    lines: list[str]


def facts(players: int, options: Options) -> Facts:
    """What stays the same for a whole game."""
    cards = Cards.read(str(options["edition"]))
    shows = bool(options["flipped_colours"])
    return Facts(
        values="own" if cards.text else "printed",
        flipped_colours=shows,
        columns=COLUMNS[players],
        cards={name: card_facts(cards, kind, shows) for kind, name in enumerate(CARD_NAMES)},
        boroughs=[borough_facts(one) for one in range(BOROUGHS)],
        lines=Count.LINES,
    )


def card_facts(cards: Cards, kind: int, flipped_colours: bool) -> Card:
    """What is printed on the cards of a kind; L22: a text that counts colours says which are seen."""
    return Card(
        colour=COLOURS[COLOUR[kind]],
        price=cards.price[kind],
        pay=cards.pay[kind],
        spend=FEES[FEE[kind]],
        money=cards.money[kind],
        points=cards.points[kind],
        poverty=cards.poverty[kind],
        flip=FLIPS[kind],
        worth=cards.worth[kind],
        text=TEXTS[TEXT[kind]] + ("_up" if not flipped_colours and PER_BROWN <= TEXT[kind] <= PER_OTHER else ""),
        amount=cards.amount[kind],
        power=word(CARD_ROWS[kind]["power"]),
        strength=cards.strength[kind],
        stone=STONE[kind],
        uncertain=not cards.attested[kind],
    )


def borough_facts(one: int) -> Borough:
    """A borough of the map."""
    row = BOROUGH_ROWS[one]
    return Borough(
        borough=BOROUGH_NAMES[one],
        price=LAND_PRICE[one],
        cards=LAND_CARDS[one],
        points=LAND_POINTS[one],
        bank="north" if row["bank"] == "north" else "south",
        thames=row["thames"] == "1",
        neighbours=row["neighbours"].split(),
        bridges=row["bridges"].split(),
    )
