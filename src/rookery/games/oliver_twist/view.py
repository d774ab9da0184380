"""What a seat may see of the table. Files, reserves and money are covered: the table shows them to nobody else."""

from __future__ import annotations

from typing import Final, Literal

from rookery.engine.game import Options
from rookery.engine.view import Shown
from rookery.games.oliver_twist.edition import components
from rookery.games.oliver_twist.pieces import (
    CHARACTERS,
    EFFECTS,
    FEW,
    KIND_OF,
    KINDS,
    RESERVE,
    TYPES,
    VALUE_OF,
    Character,
    Effect,
    Kind,
    Token,
)

StepName = Literal[
    "turn", "prowl", "path", "chain", "place", "file", "sale", "keep", "discard", "name",
    "roam", "snatch", "fence", "clear", "steal", "search", "seize", "excess", "equip", "bargain", "over",
]  # fmt: skip
HIDDEN: Final = "?"
Lying = Literal["?"] | Token  # what lies on a space, as far as a seat may know


class Chain(Shown):
    """O14, O16: the space that the chain has come to, and how many tokens are left to turn up."""

    at: int
    left: int


class Sale(Shown):
    """O6: the tokens of the set, and what it brings; for the seller alone."""

    tokens: list[Token]
    brings: int


class Player(Shown):
    """A player as everyone sees them; what they have once the game is over, before that None."""

    tools: list[Token]
    cards: int
    burglaries: int
    looked: list[int]  # O17: where they have looked at tokens that lie face down
    money: int | None
    loot: list[int] | None  # pounds of the burglary cards
    total: int | None


class Held(Shown):
    """A token of one's reserve."""

    token: Token
    hexagonal: bool


class Bundle(Shown):
    """O6: a set that could be sold now: all of a kind, with the wallets that it needs."""

    kind: Kind
    tokens: list[Token]
    brings: int


class Mine(Shown):
    """One's own lair. One's file stays shut, unless a character opens it."""

    reserve: list[Held]
    money: int
    cards: list[Character]
    burglaries: list[int]  # pounds
    drawn: list[int]  # O18: pounds of the cards to choose from
    file: list[Token] | None  # O23, O26: one's own or the victim's
    sets: list[Bundle]


class Row(Shown):
    """What the end of a round was for a player."""

    cashed: int  # pounds for the last sets
    file: int  # tokens in the file
    kinds: int
    fine: int
    money: int  # after it


class Counted(Shown):
    """The end of a round: who ended it, what they paid, and what it was for everyone."""

    by: int
    paid: int
    seats: list[Row]


class Table(Shown):
    """The table. What the moves say is not repeated here: a space is lit when a move names it."""

    night: bool
    step: StepName
    turn: int  # whose turn it is
    mover: int | None  # who owes a move
    tokens: list[Lying | None]  # by space, 0 being the plaza
    pawn: int  # its space
    ways: list[list[int]]  # O2: while a prowl may be chosen, all its ways: those passed are filed, the last is taken
    path: list[int] | None  # O37: the spaces chosen so far, while a way is chosen; `ways` go on from there
    chain: Chain | None
    looks: int  # O17: secret looks left, before the pawn is placed
    sale: Sale | None
    rewards: list[int]  # those left, the next one first
    deck: int  # character cards left
    burglary_deck: int
    discard: list[Character]  # the last on top
    helper: Character | None  # who helps in this turn
    victim: int | None  # O26: whose file is searched
    taken: Token | None  # O4: a token that waits for room in a full reserve
    drawn: int  # O18: how many burglary cards are being chosen from
    seats: list[Player]
    mine: Mine | None  # None for spectators
    counts: list[Counted]  # of the rounds that were counted
    winners: list[int]  # O19: once it is over


class Facts(Shown):
    """The map, the tokens and the characters."""

    places: list[tuple[int, int]]  # x and y of each space on a grid
    edges: list[tuple[int, int]]  # pairs of spaces
    yellow: list[int]  # the spaces of the yellow streets
    closed: list[int]  # O41: those that nobody enters in this game
    kinds: dict[Token, Kind]  # as the police count them
    pounds: dict[Token, int]
    effects: dict[Character, Effect]
    limit: int  # O4: tokens in a reserve
    values: Literal["own", "reconstructed"]  # whether the edition is a player's own, or the one in the box


def facts(players: int, options: Options) -> Facts:
    """What stays the same for a whole game."""
    edition = str(options["edition"])
    parts = components(edition)
    yellow = [space for street in parts.yellow for space in street]
    return Facts(
        places=parts.places,
        edges=parts.edges,
        yellow=yellow,
        closed=yellow if players == FEW else [],
        kinds={name: KINDS[kind] for name, kind in zip(TYPES, KIND_OF, strict=True)},
        pounds=dict(zip(TYPES, VALUE_OF, strict=True)),
        effects={name: EFFECTS[effect] for name, effect in zip(CHARACTERS, parts.effects, strict=True)},
        limit=RESERVE,
        values="own" if edition else "reconstructed",
    )
