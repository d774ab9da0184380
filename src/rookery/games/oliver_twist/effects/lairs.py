"""Characters who reach into other people's lairs: Bill Sikes, Monks, Mr Bumble and Mrs Corney."""

from __future__ import annotations

from rookery.games.oliver_twist.pieces import (
    MOVE_DONE,
    MOVE_FILE,
    MOVE_ROB,
    MOVE_SEIZE,
    NONE,
    OBJECTS,
    OPEN,
    OWE_EXCESS,
    OWE_SEARCH,
    OWE_SEIZE,
    OWE_STEAL,
    SPARED,
    TYPES,
)
from rookery.games.oliver_twist.state import Gang, without
from rookery.games.oliver_twist.steps import taking


def steal(state: Gang, seat: int) -> bool:
    """Bill Sikes: a random token from an opponent's reserve."""
    if not victims(state, seat, state.reserves):
        return False
    state.owe(OWE_STEAL, seat)
    return True


def search(state: Gang, seat: int) -> bool:
    """Monks: a look into an opponent's file, and an object from it."""
    if not victims(state, seat, state.files):
        return False
    state.owe(OWE_SEARCH, seat)
    return True


def denounce(state: Gang, seat: int) -> bool:
    """Mr Bumble, Mrs Corney: who hoards too much files the rest, in turn order."""
    found = False
    for distance in range(state.players - 1, 0, -1):  # the last is owed first
        other = (seat + distance) % state.players
        if len(state.reserves[other]) > SPARED:
            state.owe(OWE_EXCESS, other)
            found = True
    return found


def victims(state: Gang, seat: int, things: list[list[int]]) -> list[int]:
    """The opponents who have any of these."""
    return [other for other in range(state.players) if other != seat and things[other]]


def legal_victim(state: Gang, seat: int, things: list[list[int]]) -> list[int]:
    """One of them, or none."""
    return [MOVE_ROB + other for other in victims(state, seat, things)] + [MOVE_DONE]


def rob(state: Gang, seat: int, move: int) -> None:
    """Bill Sikes draws a token blindly and shows it (O34)."""
    if move == MOVE_DONE:
        return
    victim = move - MOVE_ROB
    reserve = state.reserves[victim]
    token = reserve[state.dice.pick(len(reserve))]
    state.unstore(victim, token)
    if state.told is not None:
        state.tell("stole", "O25", {"seat": seat, "victim": victim, "token": TYPES[state.type(token)]})
    taking.take(state, seat, token)


def open_file(state: Gang, seat: int, move: int) -> None:
    """Monks looks into a file."""
    if move == MOVE_DONE:
        return
    state.victim = move - MOVE_ROB
    state.tell("searched", "O26", {"seat": seat, "victim": state.victim})
    state.owe(OWE_SEIZE, seat)


def legal_seize(state: Gang, seat: int) -> list[int]:
    """An object in that file, or none."""
    tokens = state.files[state.victim]
    return [MOVE_SEIZE + what for what in range(OBJECTS) if state.token_of(tokens, what) >= 0] + [MOVE_DONE]


def seize(state: Gang, seat: int, move: int) -> None:
    """Monks takes an object and shows it (O34)."""
    victim = state.victim
    state.victim = NONE
    if move == MOVE_DONE:
        return
    what = move - MOVE_SEIZE
    token = state.token_of(state.files[victim], what)
    state.files[victim] = without(state.files[victim], token)
    state.known[token] = OPEN
    state.tell("seized", "O26", {"seat": seat, "victim": victim, "token": TYPES[what]})
    taking.take(state, seat, token)


def legal_excess(state: Gang, seat: int) -> list[int]:
    """Any token of the reserve."""
    return taking.legal(state, seat)


def excess(state: Gang, seat: int, move: int) -> None:
    """File one, and more while there are too many."""
    taking.file_one(state, seat, move - MOVE_FILE, "O27")
    if len(state.reserves[seat]) > SPARED:
        state.owe(OWE_EXCESS, seat)
