"""The moves: recruit or pass, take a crook, send them somewhere, face up or down, and use their ability or not."""

from __future__ import annotations

from typing import Final

from rookery.engine.moves import Catalogue
from rookery.engine.state import SEATS
from rookery.games.crooks.pieces import CROOKS, FIRST_TARGET, PLACES, PLAYERS, TARGETS

NUMBERS: Final = range(FIRST_TARGET, FIRST_TARGET + TARGETS)

CATALOGUE: Final = Catalogue(
    {
        "recruit": PLACES,
        "pass": [None],
        "take": range(1, CROOKS + 1),
        "send": NUMBERS,
        "show": [None],
        "hide": [None],
        "pick": [None],
        "transfer": NUMBERS,
        "kill": range(PLAYERS),
        "spy": [*PLACES, *NUMBERS],
        "decline": [None],
    }
)

RECRUIT: Final = CATALOGUE.first("recruit")  # + place
PASS: Final = CATALOGUE.first("pass")
TAKE: Final = CATALOGUE.first("take")  # + crook
SEND: Final = CATALOGUE.first("send")  # + target
SHOW: Final = CATALOGUE.first("show")
HIDE: Final = CATALOGUE.first("hide")
PICK: Final = CATALOGUE.first("pick")
TRANSFER: Final = CATALOGUE.first("transfer")  # + target: the crooks who were there before go to it
KILL: Final = CATALOGUE.first("kill")  # + whose
SPY: Final = CATALOGUE.first("spy")  # + place
SPY_TARGET: Final = SPY + len(PLACES)  # + target
DECLINE: Final = CATALOGUE.first("decline")

# Lists made once: by a set of places, of targets or of players, a bit each.
PLACE_SETS: Final = range(1 << len(PLACES))
TARGET_SETS: Final = range(1 << TARGETS)
RECRUITS: Final = [
    [*(RECRUIT + place for place in range(len(PLACES)) if mask >> place & 1), PASS] for mask in PLACE_SETS
]
SENDS: Final = [[SEND + target for target in range(TARGETS) if mask >> target & 1] for mask in TARGET_SETS]
TRANSFERS: Final = [[TRANSFER + target for target in range(TARGETS) if mask >> target & 1] for mask in TARGET_SETS]
KILLS: Final = [[*(KILL + seat for seat in SEATS[mask]), DECLINE] for mask in range(1 << PLAYERS)]
SPY_PLACES: Final = [[SPY + place for place in range(len(PLACES)) if mask >> place & 1] for mask in PLACE_SETS]
SPY_TARGETS: Final = [[SPY_TARGET + target for target in range(TARGETS) if mask >> target & 1] for mask in TARGET_SETS]
FACES: Final = [SHOW, HIDE]
PICK_OR_NOT: Final = [PICK, DECLINE]
