"""What an edition's file says, ready for play: the streets as lists of neighbours, the tokens, the cards."""

from __future__ import annotations

from rookery.games.oliver_twist.pieces import FEW, NONE, PLAZA


class Components:
    """A board and what lies on it. Space 0 is the plaza; the others are numbered in the order of the file."""

    def __init__(
        self,
        names: list[str],
        places: list[list[int]],
        edges: list[list[int]],
        streets: list[list[int]],
        types: list[int],
        rewards: list[int],
        burglaries: list[int],
        effects: list[int],
        money: int,
    ) -> None:
        self.names: list[str] = names  # of the spaces
        self.places: list[list[int]] = places  # x and y of each space
        self.edges: list[list[int]] = edges
        self.streets: list[list[int]] = streets  # the two that are closed with two players
        self.types: list[int] = types  # of each token: 85 round ones, then the hexagonal ones
        self.rewards: list[int] = rewards  # the top one first
        self.burglaries: list[int] = burglaries  # pounds on each card, the lowest first
        self.effects: list[int] = effects  # of each character
        self.money: int = money
        self.street_of: list[int] = [NONE] * len(names)
        for number in range(len(streets)):
            for space in streets[number]:
                self.street_of[space] = number
        everything = [True] * len(names)
        self.all_near: list[list[int]] = neighbours(edges, everything)
        self.few_near: list[list[int]] = neighbours(edges, [street == NONE for street in self.street_of])
        self.all_spaces: list[int] = [space for space in range(len(names)) if space != PLAZA]
        self.few_spaces: list[int] = [space for space in self.all_spaces if self.street_of[space] == NONE]

    def near(self, players: int) -> list[list[int]]:
        """The open spaces next to each one; none next to one in a closed street."""
        return self.few_near if players == FEW else self.all_near

    def spaces(self, players: int) -> list[int]:
        """The open spaces that get a token."""
        return self.few_spaces if players == FEW else self.all_spaces


def neighbours(edges: list[list[int]], counted: list[bool]) -> list[list[int]]:
    """For each space those next to it, in order, as far as both count."""
    near: list[list[int]] = [[] for _ in counted]
    for edge in edges:
        one = edge[0]
        other = edge[1]
        if counted[one] and counted[other]:
            near[one].append(other)
            near[other].append(one)
    for spaces in near:
        spaces.sort()
    return near
