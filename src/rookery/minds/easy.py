"""Plays kindly: it looks one step ahead, and then does not always do what looks best."""

from __future__ import annotations

from math import exp
from typing import Final

from rookery.engine.dice import Dice
from rookery.engine.standpoint import Standpoint
from rookery.minds.greedy import GreedyMind
from rookery.minds.judge import Judge
from rookery.minds.mind import Budget, Thought
from rookery.minds.values import Values

SILLY: Final = 0.15  # share of the win below the best that it never gives away
LEAST: Final = 1e-6  # share of the win between moves that are all the same
MILLION: Final = 1_000_000


class EasyMind(Judge):
    """Takes one of the moves that are not much worse than the best, the better ones more often.

    How much worse is told by what can be lost at that moment: in a long game little hangs on each of many choices.
    """

    def __init__(self, values: Values, careless: float) -> None:
        super().__init__(values)
        self.greedy: GreedyMind = GreedyMind(values)
        self.careless: float = careless  # what makes a move e times as unlikely, in what any move loses on average

    def think(self, standpoint: Standpoint, budget: Budget, dice: Dice) -> Thought:
        thought = self.greedy.think(standpoint, budget, dice)
        best = max(thought.shares)
        scale = self.careless * max(LEAST, best - sum(thought.shares) / len(thought.shares))
        odds = [0.0 if best - share > SILLY else exp((share - best) / scale) for share in thought.shares]
        fall = sum(odds) * float(dice.pick(MILLION)) / MILLION
        for number in range(len(odds)):
            fall -= odds[number]
            if fall < 0.0:
                thought.move = thought.moves[number]
                break
        return thought
