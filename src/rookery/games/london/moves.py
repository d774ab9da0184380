"""The moves: verbs and their pieces, which are slots, seats, boroughs and kinds of cards."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.moves import Catalogue
from rookery.engine.state import NONE
from rookery.games.london.pieces import (
    BASED,
    BOROUGH_NAMES,
    CARD_NAMES,
    FLIPS,
    FORESEEN,
    KINDS,
    MOST_PLAYERS,
    PLAYABLE,
    SLOTS,
    STONE,
)

# The kinds of cards that a verb can be about
ALL: Final = list(range(KINDS))
PLAYED: Final = [kind for kind in ALL if PLAYABLE[kind]]
BUILT: Final = [kind for kind in ALL if STONE[kind]]
TURNED: Final = [kind for kind in BUILT if FLIPS[kind]]
ACTIVATED: Final = [kind for kind in ALL if BASED[kind]]


def names_of(kinds: list[int]) -> list[str]:
    """Kinds of cards by their names."""
    return [CARD_NAMES[kind] for kind in kinds]


CATALOGUE: Final = Catalogue(
    {
        "draw": [None],
        "take": range(1, SLOTS + 1),
        "keep": range(1, FORESEEN + 1),
        "put": range(1, FORESEEN + 1),
        "three": [None],
        "borrow": [None],
        "exchange": [None],
        "done": [None],
        "new": [None],
        "spare": [None],
        "flip": [None],
        "name": range(MOST_PLAYERS),
        "invest": BOROUGH_NAMES,
        "tunnel": BOROUGH_NAMES,
        "play": names_of(PLAYED),
        "spend": names_of(ALL),
        "discard": names_of(ALL),
        "cover": names_of(BUILT),
        "cover_back": names_of(TURNED),
        "activate": names_of(ACTIVATED),
    }
)

DRAW: Final = CATALOGUE.first("draw")
TAKE: Final = CATALOGUE.first("take")  # + slot of the Display
KEEP: Final = CATALOGUE.first("keep")  # + which of the cards looked at
PUT: Final = CATALOGUE.first("put")
THREE: Final = CATALOGUE.first("three")
BORROW: Final = CATALOGUE.first("borrow")
EXCHANGE: Final = CATALOGUE.first("exchange")
DONE: Final = CATALOGUE.first("done")
NEW: Final = CATALOGUE.first("new")
SPARE: Final = CATALOGUE.first("spare")
FLIP: Final = CATALOGUE.first("flip")
NAME: Final = CATALOGUE.first("name")  # + seat
INVEST: Final = CATALOGUE.first("invest")  # + borough
TUNNEL: Final = CATALOGUE.first("tunnel")  # + borough
# From here on the pieces are kinds of cards.
PLAYS: Final = CATALOGUE.first("play")
SPENDS: Final = CATALOGUE.first("spend")
DISCARDS: Final = CATALOGUE.first("discard")
COVERS: Final = CATALOGUE.first("cover")
COVER_BACKS: Final = CATALOGUE.first("cover_back")
ACTIVATES: Final = CATALOGUE.first("activate")


def numbered(first: int, kinds: list[int]) -> list[Any]:
    """The number of a verb's move by kind; NONE for kinds that it is not about.

    They are objects made once: put into the list of what is legal as they are, they need not be made anew.
    """
    return [first + kinds.index(kind) if kind in kinds else NONE for kind in ALL]


PLAY: Final = numbered(PLAYS, PLAYED)
SPEND: Final = numbered(SPENDS, ALL)
DISCARD: Final = numbered(DISCARDS, ALL)
COVER: Final = numbered(COVERS, BUILT)
COVER_BACK: Final = numbered(COVER_BACKS, TURNED)
ACTIVATE: Final = numbered(ACTIVATES, ACTIVATED)
# The kind that a move is about
PIECE: Final = vec[i64]([NONE] * PLAYS + PLAYED + ALL + ALL + BUILT + TURNED + ACTIVATED)

# By the slots of the Display that are filled, a bit each
TAKES: Final = [[TAKE + slot for slot in range(SLOTS) if mask >> slot & 1] for mask in range(1 << SLOTS)]
DRAWS: Final = [[*takes, DRAW] for takes in TAKES]
INVESTS: Final = [INVEST + borough for borough in range(len(BOROUGH_NAMES))]
TUNNELS: Final = [TUNNEL + borough for borough in range(len(BOROUGH_NAMES))]
EITHER: Final = [SPARE, FLIP]
