"""Plays kindly: it looks one step ahead, and then does not always do what looks best."""

from __future__ import annotations

from math import exp
from typing import Final

from rookery.engine.dice import Dice
from rookery.engine.standpoint import Standpoint
from rookery.minds.greedy import GreedyMind
from rookery.minds.mind import Budget, Mind, Thought
from rookery.minds.values import Values

CARELESS: Final = 0.06  # share of the win that makes a move e times as unlikely
SILLY: Final = 0.15  # share of the win below the best that it never gives away
MILLION: Final = 1_000_000


class EasyMind(Mind):
    """Takes one of the moves that are not much worse than the best, the better ones more often."""

    def __init__(self, values: Values) -> None:
        self.greedy: GreedyMind = GreedyMind(values)

    def think(self, standpoint: Standpoint, budget: Budget, dice: Dice) -> Thought:
        thought = self.greedy.think(standpoint, budget, dice)
        best = max(thought.shares)
        odds = [0.0 if best - share > SILLY else exp((share - best) / CARELESS) for share in thought.shares]
        fall = sum(odds) * float(dice.pick(MILLION)) / MILLION
        for number in range(len(odds)):
            fall -= odds[number]
            if fall < 0.0:
                thought.move = thought.moves[number]
                break
        return thought
