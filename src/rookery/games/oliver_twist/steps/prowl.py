"""Prowling (O2): the token to take, and the way to it where there are several (O37)."""

from __future__ import annotations

from rookery.games.oliver_twist.board import hidden_near, landings, targets, touches_token, walks
from rookery.games.oliver_twist.pieces import (
    BRIBE,
    MOVE_BRIBE,
    MOVE_TAKE,
    MOVE_TURN,
    NONE,
    OWE_PATH,
    OWE_PROWL,
    PLAZA,
    TYPES,
)
from rookery.games.oliver_twist.state import Gang
from rookery.games.oliver_twist.steps import chain, relocation, taking


def legal(state: Gang, seat: int) -> list[int]:
    """O2: tokens within reach; else O16: a chain to begin; else O5: the police to bribe. None: no prowl."""
    near = state.near
    found = targets(near, state.board, state.known, state.pawn)
    if found:
        return [MOVE_TAKE + space - 1 for space in found]
    if touches_token(near, state.board, state.pawn):
        return [MOVE_TURN + space - 1 for space in hidden_near(near, state.board, state.known, state.pawn)]
    if state.money[seat] >= BRIBE and landings(near, state.board, state.parts.spaces(state.players), PLAZA):
        return [MOVE_BRIBE]
    return []


def play(state: Gang, seat: int, move: int) -> None:
    """Take a token, begin a chain, or bribe the police."""
    if move == MOVE_BRIBE:
        relocation.bribe(state, seat)
    elif move >= MOVE_TURN:
        state.owe(OWE_PROWL, seat)
        chain.begin(state)
        chain.play(state, seat, move)
    else:
        choose(state, seat, move - MOVE_TAKE + 1)


def choose(state: Gang, seat: int, space: int) -> None:
    """O37: go there, or ask for the way."""
    ways = walks(state.near, state.board, state.known, state.pawn, space)
    if len(ways) == 1:
        go(state, seat, ways[0], space)
    else:
        state.target = space
        state.way = []
        find_way(state, seat)


def ways_on(state: Gang) -> list[list[int]]:
    """The ways to the target that begin as chosen."""
    length = len(state.way)
    ways = walks(state.near, state.board, state.known, state.pawn, state.target)
    return [way for way in ways if way[:length] == state.way]


def legal_path(state: Gang, seat: int) -> list[int]:
    """O37: the next spaces of the ways that are left; the target itself for the one that ends there."""
    length = len(state.way)
    found: list[int] = []
    for way in ways_on(state):
        space = way[length] if length < len(way) else state.target
        if space not in found:
            found.append(space)
    found.sort()
    return [MOVE_TAKE + space - 1 for space in found]


def play_path(state: Gang, seat: int, move: int) -> None:
    """O37: a step on the way; the target itself means straight there."""
    space = move - MOVE_TAKE + 1
    if space == state.target:
        arrive(state, seat, state.way)
    else:
        state.way = [*state.way, space]
        find_way(state, seat)


def find_way(state: Gang, seat: int) -> None:
    """Go where only one way is left; else walk on to where they part, and ask."""
    ways = ways_on(state)
    if len(ways) == 1:
        arrive(state, seat, ways[0])
        return
    moves = legal_path(state, seat)
    while len(moves) == 1:
        state.way = [*state.way, moves[0] - MOVE_TAKE + 1]
        moves = legal_path(state, seat)
    state.owe(OWE_PATH, seat)


def arrive(state: Gang, seat: int, way: list[int]) -> None:
    """The way is chosen."""
    space = state.target
    state.target = NONE
    state.way = []
    go(state, seat, way, space)


def go(state: Gang, seat: int, way: list[int], space: int) -> None:
    """O2: the tokens passed go into the file, the last is taken, and the pawn stops there."""
    token = state.board[space]
    state.board[space] = NONE
    state.pawn = space
    if state.told is not None:
        state.tell("took", "O2", {"seat": seat, "space": space, "token": TYPES[state.type(token)]})
    if way:
        passed = [state.board[other] for other in way]
        for other in way:
            state.board[other] = NONE
        state.files[seat] = state.files[seat] + passed
        if state.told is not None:
            state.tell("filed", "O2", {"seat": seat, "tokens": state.told_types(passed)})
    taking.take(state, seat, token)
