"""What a seat may see of the table. K10: what is discarded is not shown again."""

from __future__ import annotations

from rookery.engine.game import Options
from rookery.engine.view import Shown
from rookery.games.kids_of_london.pieces import CHARACTERS, HOURS, PURSE_OF, Character


class Gang(Shown):
    """A gang: its coins for all to see, its cards for its own eyes until they are revealed."""

    dummy: bool
    coins: int
    children: list[int] | None  # at home; for its own seat
    out: bool  # whether its child of this hour is on the street
    child: int | None
    arrested: bool  # K2: the child is a chief, and not the only one
    choosing: bool  # whether it chooses in this hour what to take
    choice: str | None  # what it has chosen; for its own seat


class Table(Shown):
    """The hour and its character, and the gangs."""

    hour: int
    tile: Character | None  # none once it is over
    gangs: list[Gang]
    stripped: list[int]
    winners: list[int]


class Facts(Shown):
    """The hours of the day, and what each character carries."""

    hours: int
    purses: dict[Character, int]


def facts(players: int, options: Options) -> Facts:
    """What stays the same for a whole game."""
    purses = {name: int(options[purse]) for name, purse in zip(CHARACTERS, PURSE_OF, strict=True)}
    return Facts(hours=HOURS, purses=purses)
