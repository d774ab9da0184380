"""What a seat is shown: the table as its game shows it, and around it what all games have."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from rookery.engine.moves import Piece


class Shown(msgspec.Struct):
    """Something that is shown, or a part of it. A game's `view.py` has a `Table` and `Facts` of this kind.

    The table changes from move to move; facts (the cards, the map) stay the same for a whole game, and are sent once.
    """


T = TypeVar("T")


class Move(Shown):
    """A verb and one piece."""

    verb: str
    piece: Piece


class ScoreLine(Shown):
    """One line of a score sheet: a key of the words, the points, and the rule that gives them."""

    kind: str
    points: int
    rule: str


class Score(Shown):
    """A player's points, line by line; and whether they come last, whatever the points of the others."""

    total: int
    lines: list[ScoreLine]
    last: bool = False


class Goal(Shown):
    """Where a seat stands on the way to a win, in one line: a key of the words (`goal.`), and what it is about."""

    kind: str
    args: dict[str, Any]


class View(Shown, Generic[T]):
    """All that a seat, or a spectator, may see now, with the moves open to it."""

    game: str
    seat: int | None
    players: int
    waiting: list[int]
    moves: list[Move]
    table: T
    ending: str | None
    returns: list[float] | None
    scores: list[Score] | None
    goal: Goal | None


def score(*lines: tuple[str, int, str], last: bool = False) -> Score:
    """A score of some lines: kind, points and rule of each; `last` for who comes behind all others by the rules."""
    made = [ScoreLine(kind=kind, points=points, rule=rule) for kind, points, rule in lines]
    return Score(total=sum(line.points for line in made), lines=made, last=last)
