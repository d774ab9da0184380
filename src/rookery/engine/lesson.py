"""A guided first game: a fixed deal, what everybody plays at first, and what the coach says on the way.

A game's `lesson.json` has it, with every sentence in all languages. The player has the first seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files

import msgspec

from rookery.engine.game import AnyGame
from rookery.engine.match import Match

LEARNER = 0  # the player's seat


class Step(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that the coach says. The lesson goes on when it was read, or once the move was made."""

    say: dict[str, str]  # by language
    point: str = ""  # the spot on the table that is meant; none: the piece that makes the move, if there is one
    move: str = ""  # the only one that is open now; none: it is only read


class Lesson(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A deal, its first moves, and its coach."""

    players: int
    seed: int
    rival: str  # the level that plays on for the others when all is said
    steps: list[Step]
    others: dict[str, list[str]]  # by seat, what the others play first
    options: dict[str, bool | int | str] = {}

    def script(self, seat: int) -> list[str]:
        """What a seat plays first, in order."""
        if seat == LEARNER:
            return [step.move for step in self.steps if step.move]
        return self.others.get(str(seat), [])

    def next_move(self, moves: Sequence[tuple[int, str]], seat: int) -> str | None:
        """What a seat is to play after some moves; None when all is played, or somebody has left the path."""
        for other in range(self.players):
            played = [move for mover, move in moves if mover == other]
            script = self.script(other)
            if played[: len(script)] != script[: len(played)]:
                return None
        made = sum(mover == seat for mover, _ in moves)
        script = self.script(seat)
        return script[made] if made < len(script) else None


@lru_cache
def read(game: AnyGame) -> Lesson | None:
    """A game's lesson, if it has one."""
    file = files(game.package) / "lesson.json"
    return msgspec.json.decode(file.read_bytes(), type=Lesson) if file.is_file() else None


def begin(game: AnyGame, lesson: Lesson) -> Match:
    """The match that a lesson is about, as it is dealt."""
    return Match(game, lesson.players, game.settle(lesson.options), lesson.seed)
