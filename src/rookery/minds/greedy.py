"""Looks a few steps ahead in worlds that could be true, and takes the move that looks best on the whole."""

from __future__ import annotations

from rookery.engine.dice import Dice, QuickDice
from rookery.engine.standpoint import Standpoint
from rookery.engine.state import State
from rookery.minds.judge import Judge
from rookery.minds.mind import Budget, Thought
from rookery.minds.values import Values


class GreedyMind(Judge):
    """In each imagined world tries each move against the same falls of the dice; an iteration is a world.

    A world is judged after the move, once all who choose at that moment have chosen; with more than one step, after
    the best that can be done in so many steps of one's own turn. With `patience`, a move that leaves the very same
    choice is judged by the best that could be chosen then: otherwise whoever likes none of their moves puts them off,
    and pays for that.
    """

    def __init__(self, values: Values, patience: bool = True, steps: int = 1) -> None:
        super().__init__(values)
        self.patience: bool = patience
        self.steps: int = steps

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
                if self.steps > 1 and after.waiting() == [seat]:
                    self.go_on(after, seat, self.steps - 1, worths, shares, chance)
                elif self.patience and same_choice(after, seat, legal):
                    judge_choice(self.values, after, seat, legal, number, worths, shares, chance)
                else:
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
        thought.visits = [float(worlds)] * len(legal)
        thought.worlds = worlds
        return thought

    def go_on(
        self, world: State, seat: int, steps: int, worths: list[float], shares: list[float], luck: QuickDice
    ) -> None:
        """Judge a moment of one's own turn by the best that can be done in so many more steps of it."""
        most = -1e18
        share = 0.0
        for move in world.legal(seat)[:]:
            after = world.copy()
            chance = luck.copy()
            after.play(seat, move)
            if steps > 1 and after.waiting() == [seat]:
                self.go_on(after, seat, steps - 1, worths, shares, chance)
            else:
                self.values.judge(after, 1 << seat, worths, shares, chance)
            if worths[seat] > most:
                most = worths[seat]
                share = shares[seat]
        worths[seat] = most
        shares[seat] = share


def play_at_once(world: State, seat: int, move: int, luck: QuickDice) -> None:
    """Play a seat's move, and any move of those who choose at the same time."""
    others = [other for other in world.waiting() if other != seat]
    world.play(seat, move)
    for other in others:
        legal = world.legal(other)
        world.play(other, legal[luck.pick(len(legal))])


def same_choice(world: State, seat: int, legal: list[int]) -> bool:
    """Whether a seat, after its move, chooses alone among the same moves as before it."""
    waiting = world.waiting()
    return len(waiting) == 1 and waiting[0] == seat and len(legal) > 1 and world.legal(seat) == legal


def judge_choice(
    values: Values,
    world: State,
    seat: int,
    legal: list[int],
    but: int,
    worths: list[float],
    shares: list[float],
    luck: QuickDice,
) -> None:
    """Judge a moment by the best of a seat's moves, but for one of them."""
    most = -1e18
    share = 0.0
    for number in range(len(legal)):
        if number != but:
            after = world.copy()
            chance = luck.copy()
            after.play(seat, legal[number])
            values.judge(after, 1 << seat, worths, shares, chance)
            if worths[seat] > most:
                most = worths[seat]
                share = shares[seat]
    worths[seat] = most
    shares[seat] = share
