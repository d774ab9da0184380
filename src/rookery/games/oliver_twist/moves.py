"""The moves, and lists of them made once: by the set of types, kinds or tools they are open for, a bit each."""

from __future__ import annotations

from typing import Final

from rookery.engine.moves import Catalogue
from rookery.games.oliver_twist.pieces import (
    CHARACTER,
    CHARACTERS,
    GOODS,
    KINDS,
    MOST_PLAYERS,
    OBJECTS,
    SPACES,
    TOOL,
    TOOL_KINDS,
    TYPES,
    WALLET,
)

CATALOGUE: Final = Catalogue(
    {
        "take": range(1, SPACES),
        "turn": range(1, SPACES),
        "look": range(1, SPACES),
        "place": range(SPACES),
        "bribe": [None],
        "pay": [None],
        "deal": [None],
        "done": [None],
        "wallet": [None],
        "sell": KINDS[:GOODS],
        "hold": TYPES[:WALLET],
        "file": TYPES[:OBJECTS],
        "seize": TYPES[:OBJECTS],
        "clear": KINDS,
        "rob": range(MOST_PLAYERS),
        "play": CHARACTERS,
        "hide": CHARACTERS,
        "keep": range(1, TOOL_KINDS + 2),
        "discard": TYPES[TOOL:CHARACTER],
        "name": range(MOST_PLAYERS),
    }
)

MOVE_TAKE: Final = CATALOGUE.first("take") - 1  # + space: the token there; in a fork, the way through it
MOVE_TURN: Final = CATALOGUE.first("turn") - 1  # + space: turn that token up
MOVE_LOOK: Final = CATALOGUE.first("look") - 1  # + space: look at it in secret
MOVE_PLACE: Final = CATALOGUE.first("place")  # + space: put the pawn there
MOVE_BRIBE: Final = CATALOGUE.first("bribe")
MOVE_PAY: Final = CATALOGUE.first("pay")  # and end the round
MOVE_DEAL: Final = CATALOGUE.first("deal")  # close the sale
MOVE_DONE: Final = CATALOGUE.first("done")  # no more of an effect
MOVE_WALLET: Final = CATALOGUE.first("wallet")  # one more wallet
MOVE_SELL: Final = CATALOGUE.first("sell")  # + kind
MOVE_HOLD: Final = CATALOGUE.first("hold")  # + type: hold one back from the sale
MOVE_FILE: Final = CATALOGUE.first("file")  # + type: from the reserve into the file
MOVE_SEIZE: Final = CATALOGUE.first("seize")  # + type: from another's file
MOVE_CLEAR: Final = CATALOGUE.first("clear")  # + kind: out of one's own file
MOVE_ROB: Final = CATALOGUE.first("rob")  # + seat
MOVE_PLAY: Final = CATALOGUE.first("play")  # + character: for the effect
MOVE_HIDE: Final = CATALOGUE.first("hide")  # + character
MOVE_KEEP: Final = CATALOGUE.first("keep")  # + which of the burglary cards drawn, the lowest first
MOVE_DISCARD: Final = CATALOGUE.first("discard")  # + kind of tool
MOVE_NAME: Final = CATALOGUE.first("name")  # + seat


def by_set(first: int, things: int, more: list[int]) -> list[list[int]]:
    """For every set of some things the moves about those in it, and then some more."""
    return [[first + one for one in range(things) if mask >> one & 1] + more for mask in range(1 << things)]


SELLS: Final = by_set(MOVE_SELL, GOODS, [])
FILES: Final = by_set(MOVE_FILE, OBJECTS, [])
SEIZES: Final = by_set(MOVE_SEIZE, OBJECTS, [MOVE_DONE])
CLEARS: Final = by_set(MOVE_CLEAR, len(KINDS), [MOVE_DONE])
ROBS: Final = by_set(MOVE_ROB, MOST_PLAYERS, [MOVE_DONE])
DISCARDS: Final = by_set(MOVE_DISCARD, TOOL_KINDS, [])
KEEPS: Final = [list(range(MOVE_KEEP, MOVE_KEEP + count)) for count in range(TOOL_KINDS + 2)]  # by number of cards
NAMES: Final = [list(range(MOVE_NAME, MOVE_NAME + players)) for players in range(MOST_PLAYERS + 1)]
LOOKS_AT: Final = [MOVE_LOOK + space for space in range(SPACES)]  # by space; there is nothing to see on the plaza
PLACES: Final = [MOVE_PLACE + space for space in range(SPACES)]
DECLINE: Final = [MOVE_DONE]
PART_OR_NOT: Final = [MOVE_WALLET, MOVE_DONE]
