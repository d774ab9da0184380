"""A mind that goes by what moments are worth."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from rookery.engine.dice import Dice
from rookery.engine.standpoint import Standpoint
from rookery.minds.mind import Budget, Mind
from rookery.minds.values import Values


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Mind):
    """Looks ahead, and judges what it sees; its thoughts say how often each move was looked at."""

    def __init__(self, values: Values) -> None:
        self.values: Values = values

    def weigh(self, standpoint: Standpoint, move: int, budget: Budget, dice: Dice) -> float:
        """What one move is worth, in shares of the win."""
        return self.think(standpoint, budget, dice).share(move)
