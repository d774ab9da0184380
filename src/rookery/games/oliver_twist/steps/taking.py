"""What becomes of a token that a player takes (O3), and the full reserve that must make room for it (O4)."""

from __future__ import annotations

from rookery.engine.events import all_but, only
from rookery.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTER,
    CHARACTERS,
    MOVE_FILE,
    NONE,
    OBJECTS,
    OPEN,
    OWE_FILE,
    RESERVE,
    TYPES,
)
from rookery.games.oliver_twist.state import Gang
from rookery.games.oliver_twist.steps import burglary


def take(state: Gang, seat: int, token: int) -> None:
    """O3: an object goes into the reserve, a tool before the house; a character or a burglary happens."""
    what = state.type(token)
    state.known[token] = OPEN
    if what < OBJECTS:
        if len(state.reserves[seat]) < RESERVE:
            state.store(seat, token)
        else:
            state.taken = token
            state.owe(OWE_FILE, seat)
    elif what < CHARACTER:
        state.fronts[seat] = [*state.fronts[seat], token]
    else:
        state.throw(token)
        if what == BURGLARY:
            burglary.begin(state, seat)
        else:
            draw_character(state, seat)


def draw_character(state: Gang, seat: int) -> None:
    """O3: a character card, if there is one left."""
    if not state.deck:
        state.tell("nothing_came", "O3", {"seat": seat})
        return
    card = state.deck.pop()
    state.hands[seat] = [*state.hands[seat], card]
    if state.told is not None:
        state.tell("drew", "O3", {"seat": seat, "character": CHARACTERS[card]}, only(seat))
        state.tell("drew_hidden", "O3", {"seat": seat}, all_but(seat))


def legal(state: Gang, seat: int) -> list[int]:
    """O4: one of the old nine."""
    return [MOVE_FILE + what for what in range(OBJECTS) if state.token_of(state.reserves[seat], what) >= 0]


def play(state: Gang, seat: int, move: int) -> None:
    """O4: it goes into the file, and the new token into its place."""
    file_one(state, seat, move - MOVE_FILE, "O4")
    state.store(seat, state.taken)
    state.taken = NONE


def file_one(state: Gang, seat: int, what: int, rule: str) -> None:
    """A token of a type from the reserve into the file, before everyone's eyes (O34)."""
    token = state.token_of(state.reserves[seat], what)
    state.unstore(seat, token)
    state.file(seat, token)
    if state.told is not None:
        state.tell("filed_own", rule, {"seat": seat, "token": TYPES[what]})
