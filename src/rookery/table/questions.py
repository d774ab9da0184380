"""What a thinking process is asked: a bot's move, a hint, a review. Each is all that its answer needs, and no more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.journal import Journal
from rookery.engine.match import replay
from rookery.engine.standpoint import Standpoint
from rookery.minds import hint, levels, review


class Question:
    """Something to think about."""

    def answer(self) -> Any:
        """What comes of it."""
        raise NotImplementedError


@dataclass
class WhichMove(Question):
    """A bot's turn."""

    level: str
    game: str
    own: bool  # whether it is played with values of somebody's own
    standpoint: Standpoint
    seed: int

    def answer(self) -> int:
        """Its choice."""
        level = levels.find(self.level, registry.find(self.game), self.standpoint.world.players, self.own)
        return level.choose(self.standpoint, QuickDice(self.seed))


@dataclass
class WhichHint(Question):
    """A person's wish to be told what they could do."""

    game: str
    own: bool
    standpoint: Standpoint
    number: int  # moves that have been made

    def answer(self) -> hint.Hint:
        """The best moves, and why."""
        return hint.hint(registry.find(self.game), self.own, self.standpoint, self.number)


@dataclass
class WhatWentWrong(Question):
    """A person's wish to go through a finished game."""

    journal: Journal
    seat: int

    def answer(self) -> review.Review:
        """What each of the seat's decisions was worth."""
        return review.review(replay(self.journal), self.seat)
