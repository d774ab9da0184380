"""Looks one step ahead in worlds that could be true, and takes the move that looks best on the whole."""

from __future__ import annotations

from rookery.bots.bot import Bot
from rookery.bots.playout import play_out
from rookery.engine.dice import Dice, QuickDice
from rookery.engine.standpoint import Standpoint
from rookery.engine.state import State


class GreedyBot(Bot):
    """In each imagined world tries each move against the same falls of the dice.

    A world's worth after the move is the game's own estimate, once all who choose at that moment have chosen;
    where the game has none, the result of random play to the end.
    """

    def __init__(self, worlds: int = 48) -> None:
        self.worlds: int = worlds

    def choose(self, standpoint: Standpoint, dice: Dice) -> int:
        legal = standpoint.legal()
        if len(legal) == 1:
            return legal[0]
        worth = [0.0] * len(legal)
        luck = QuickDice(dice.pick(1 << 30))
        for _ in range(self.worlds):
            world = standpoint.imagine(luck)
            fall = luck.fork()
            for number in range(len(legal)):
                worth[number] += try_move(world.copy(), standpoint.seat, legal[number], fall.copy())
        best = 0
        for number in range(1, len(legal)):
            if worth[number] > worth[best]:
                best = number
        return legal[best]


def try_move(world: State, seat: int, move: int, luck: QuickDice) -> float:
    """A seat's share of the win after a move, guessed or played out."""
    others = [other for other in world.waiting() if other != seat]
    world.play(seat, move)
    for other in others:
        legal = world.legal(other)
        world.play(other, legal[luck.pick(len(legal))])
    guess = world.judge() if world.waiting() else None
    if guess is None:
        play_out(world, luck)
        guess = world.returns()
    return guess[seat]
