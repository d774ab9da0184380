"""Looks one step ahead in worlds that could be true, and takes the move that looks best on the whole."""

from __future__ import annotations

from rookery.engine.dice import Dice, QuickDice
from rookery.engine.standpoint import Standpoint
from rookery.engine.state import State
from rookery.minds.mind import Budget, Mind, Thought
from rookery.minds.values import Values


class GreedyMind(Mind):
    """In each imagined world tries each move against the same falls of the dice; an iteration is a world.

    A world is judged after the move, once all who choose at that moment have chosen.
    """

    def __init__(self, values: Values) -> None:
        self.values: Values = values

    def think(self, standpoint: Standpoint, budget: Budget, dice: Dice) -> Thought:
        legal = standpoint.legal()
        seat = standpoint.seat
        players = standpoint.world.players
        worths = [0.0] * players
        shares = [0.0] * players
        worth = [0.0] * len(legal)
        share = [0.0] * len(legal)
        luck = QuickDice(dice.pick(1 << 30))
        budget.begin()
        worlds = 0
        while True:
            world = standpoint.imagine(luck)
            fall = luck.fork()
            for number in range(len(legal)):
                after = world.copy()
                chance = fall.copy()
                play_at_once(after, seat, legal[number], chance)
                self.values.judge(after, 1 << seat, worths, shares, chance)
                worth[number] += worths[seat]
                share[number] += shares[seat]
            worlds += 1
            if worlds == budget.iterations or budget.spent():
                break
        best = 0
        for number in range(1, len(legal)):
            if worth[number] > worth[best]:
                best = number
        thought = Thought(legal[best], legal, [one / worlds for one in share])
        thought.worlds = worlds
        return thought


def play_at_once(world: State, seat: int, move: int, luck: QuickDice) -> None:
    """Play a seat's move, and any move of those who choose at the same time."""
    others = [other for other in world.waiting() if other != seat]
    world.play(seat, move)
    for other in others:
        legal = world.legal(other)
        world.play(other, legal[luck.pick(len(legal))])
