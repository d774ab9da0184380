"""The way of a prowl (O2), to be chosen where several lead to the token (O37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.engine.steps import Step
from rookery.games.oliver_twist.board import Reach
from rookery.games.oliver_twist.moves import MOVE_TAKE
from rookery.games.oliver_twist.pieces import TYPES
from rookery.games.oliver_twist.steps.numbers import OWE_PATH

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Path(Step["Twist"]):
    """O37: the next space of the ways that are left; the token itself for the one that goes straight there."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return [MOVE_TAKE + space for space in next_spaces(state, state.about)]

    def play(self, state: Twist, seat: int, move: int) -> None:
        target = state.about
        space = move - MOVE_TAKE
        if space == target:
            arrive(state, seat, state.way, target)
        else:
            state.way = [*state.way, space]
            find_way(state, seat, target)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        return Refusal("prowl_first", self.rule)


def ways_to(state: Twist, target: int) -> list[list[int]]:
    """The ways to a token, each as the spaces passed; ways that pass the same ones are one."""
    reach = state.streets.reaches[state.pawn]
    found: list[list[int]] = []
    way: i64 = 0
    while way < len(reach.ends):
        space = reach.ends[way]
        if space == target:
            passed = spaces_before(reach, way)
            if not found or is_new(passed, found):
                found.append(passed)
            way = reach.past[way]
        elif state.is_visible(space):
            way += 1
        else:
            way = reach.past[way]
    return found


def spaces_before(reach: Reach, way: i64) -> list[int]:
    """The spaces that a way passes before its last."""
    found: list[int] = []
    way = reach.before[way]
    while way >= 0:
        found.append(reach.ends[way])
        way = reach.before[way]
    found.reverse()
    return found


def is_new(passed: list[int], others: list[list[int]]) -> bool:
    """Whether no other way passes the same spaces."""
    spaces = sorted(passed)
    return all(sorted(other) != spaces for other in others)


def set_out(state: Twist, seat: int, space: int) -> None:
    """Go there, or ask for the way."""
    reach = state.streets.reaches[state.pawn]
    if reach.single:
        way: i64 = 0
        while reach.ends[way] != space:
            way += 1
        arrive(state, seat, spaces_before(reach, way), space)
        return
    ways = ways_to(state, space)
    if len(ways) == 1:
        arrive(state, seat, ways[0], space)
    else:
        state.way = []
        find_way(state, seat, space)


def ways_on(state: Twist, target: int) -> list[list[int]]:
    """The ways that begin as chosen."""
    length = len(state.way)
    return [way for way in ways_to(state, target) if way[:length] == state.way]


def next_spaces(state: Twist, target: int) -> list[int]:
    """Where the ways go on that begin as chosen."""
    length = len(state.way)
    found: list[int] = []
    for way in ways_on(state, target):
        space = way[length] if length < len(way) else target
        if space not in found:
            found.append(space)
    found.sort()
    return found


def find_way(state: Twist, seat: int, target: int) -> None:
    """Go where only one way is left; else walk on to where they part, and ask."""
    ways = ways_on(state, target)
    if len(ways) == 1:
        arrive(state, seat, ways[0], target)
        return
    spaces = next_spaces(state, target)
    while len(spaces) == 1:
        state.way = [*state.way, spaces[0]]
        spaces = next_spaces(state, target)
    state.owe(OWE_PATH, seat, target)


def arrive(state: Twist, seat: int, way: list[int], space: int) -> None:
    """O2: the tokens passed go into the file, the last is taken, and the pawn stops there."""
    board = state.board
    token = board[space]
    board[space] = NONE
    state.pawn = space
    state.way = []
    if state.told is not None:
        state.tell("took", "O2", {"seat": seat, "space": space, "token": TYPES[state.type(token)]})
    if way:
        passed: list[int] = [board[other] for other in way]
        for other in way:
            board[other] = NONE
        state.files[seat] = state.files[seat] + passed
        if state.told is not None:
            state.tell("filed", "O2", {"seat": seat, "tokens": state.told_types(passed)})
    state.take(seat, token)
