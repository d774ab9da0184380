"""The board and what comes with it, as an edition says: streets with every way of a prowl, tokens and cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rookery.engine.state import NONE
from rookery.games.oliver_twist.moves import MOVE_TAKE
from rookery.games.oliver_twist.pieces import KIND_OF, ONE_MORE, PLAZA, STEPS


class Reach:
    """What a prowl from one space may reach (O2): every way of one to four spaces, none of them twice.

    After each way come those that prolong it, so that where one is blocked all of these are passed over at once.
    """

    def __init__(self, near: list[list[int]], start: int) -> None:
        ends: list[int] = []
        past: list[int] = []
        before: list[int] = []
        explore(near, [start], NONE, ends, past, before)
        spaces = sorted(set(ends))
        self.ends: vec[i64] = vec[i64](ends)  # the last space of each way
        self.past: vec[i64] = vec[i64](past)  # the next way that does not prolong it
        self.before: vec[i64] = vec[i64](before)  # the way that it prolongs by one space, or NONE
        # A bit for its last space among all of them, in order; made here, since 1 << i64 is of 32 bits when compiled.
        bits: list[int] = [1 << spaces.index(end) for end in ends]
        self.bits: vec[i64] = vec[i64](bits)
        self.takes: list[int] = [MOVE_TAKE + space for space in spaces]  # in the same order
        self.single: bool = len(spaces) == len(ends)  # whether only one way leads to each of them


def explore(
    near: list[list[int]], way: list[int], before: int, ends: list[int], past: list[int], befores: list[int]
) -> None:
    """Note all ways that prolong one, which begins at the pawn."""
    for space in near[way[-1]]:
        if space in way:
            continue
        number = len(ends)
        ends.append(space)
        befores.append(before)
        past.append(0)
        if len(way) < STEPS:
            explore(near, [*way, space], number, ends, past, befores)
        past[number] = len(ends)


class Streets:
    """The open streets: what lies next to a space, and within reach of it."""

    def __init__(self, near: list[list[int]], spaces: list[int]) -> None:
        self.near: vec[i64] = vec[i64]([other for others in near for other in others])  # of all spaces, one by one
        self.first: vec[i64] = vec[i64]([0])  # where those of each space begin, and last where they end
        for others in near:
            self.first = append(self.first, self.first[-1] + len(others))
        self.spaces: list[int] = spaces  # those that get a token
        self.reaches: list[Reach] = [Reach(near, space) for space in range(len(near))]


class Components:
    """A board and what lies on it. Space 0 is the plaza; the others are numbered in the order of the file."""

    def __init__(
        self,
        names: list[str],
        places: list[tuple[int, int]],
        edges: list[tuple[int, int]],
        yellow: list[list[int]],
        types: list[int],
        rewards: list[int],
        burglaries: list[int],
        effects: list[int],
        money: int,
    ) -> None:
        self.text: str = ""  # of the edition's file; none for the one in the box
        self.names: list[str] = names  # of the spaces
        self.places: list[tuple[int, int]] = places  # x and y of each space
        self.edges: list[tuple[int, int]] = edges
        self.yellow: list[list[int]] = yellow  # the spaces of the two streets that are closed with two players
        self.types: vec[i64] = vec[i64](types)  # of each token: 85 round ones, then the hexagonal ones
        self.tallies: vec[i64] = vec[i64]([ONE_MORE[KIND_OF[what]] for what in types])  # of each token, for counting
        self.rewards: list[int] = rewards  # the top one first
        self.burglaries: list[int] = burglaries  # pounds on each card, the lowest first
        self.effects: list[int] = effects  # of each character
        self.money: int = money
        spaces = [space for space in range(len(names)) if space != PLAZA]
        closed = {space for street in yellow for space in street}
        self.all_streets: Streets = Streets(neighbours(edges, len(names), set()), spaces)
        self.few_streets: Streets = Streets(
            neighbours(edges, len(names), closed), [space for space in spaces if space not in closed]
        )

    @staticmethod
    def of(text: str) -> Components:
        """What an edition's text says, or with no text the one in the box."""
        from rookery.games.oliver_twist.edition import components  # it reads into what is defined here

        return components(text)

    def __reduce__(self) -> tuple[object, ...]:
        return Components.of, (self.text,)

    def __repr__(self) -> str:
        return f"Components.of({self.text!r})"


def neighbours(edges: list[tuple[int, int]], spaces: int, closed: set[int]) -> list[list[int]]:
    """For each space those next to it, in order, as far as both are open."""
    near: list[list[int]] = [[] for _ in range(spaces)]
    for one, other in edges:
        if one not in closed and other not in closed:
            near[one].append(other)
            near[other].append(one)
    for others in near:
        others.sort()
    return near
