"""What a table promises each player before the end: a guess for bots that look one step ahead.

A target counts for who leads there, less the weaker they are and the more their rivals can still spend; a gang
likewise; and money counts for what it may still buy. The weights are guesses. Beside playing each step out at random, a
bot that looks one step ahead by them is at least as strong, as far as a hundred games can tell, and twice as fast.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from rookery.engine.state import NONE
from rookery.games.crooks.count import KINDS, Count
from rookery.games.crooks.moves import SEND
from rookery.games.crooks.pieces import DOLLARS, GANG_POINTS, PICKED, PICKPOCKET, SPY, TARGETS, Deck, each_of
from rookery.games.crooks.rows import cell
from rookery.games.crooks.steps.numbers import FACING, KILLING, PICKING, SENDING, TAKING, TRANSFERRING

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks

SPREAD: Final = 4.0  # points that make a lead count
DOLLAR: Final = 0.9  # points that a dollar may still bring
PENNY: Final = 0.02  # and one that can only break a tie
DOUBT: Final = 0.09  # of a target, for each level that its leader lacks to the highest, while all can still spend
HIGHEST: Final = 10
GANG_DOUBT: Final = 0.4  # of a gang, while all can still spend
MEMBER: Final = 0.7  # points that one more member of a gang may bring
GLANCE: Final = 0.3  # points that a spy's look may bring
NOTHING: Final = -100.0  # no crook is at hand


def judge(state: Crooks) -> list[float]:
    """The outlook, once the crook at hand is sent where they promise most."""
    step = state.step.number
    if step in (KILLING, TRANSFERRING):
        return best_answer(state)
    outlook = Outlook(state, Count(state.deck, state.rows, state.players))
    outlook.points[state.turn] += promise(state, outlook)
    return outlook.shares()


def promise(state: Crooks, outlook: Outlook) -> float:
    """What the crook at hand, or one at the place, brings whose turn it is where they promise most."""
    step = state.step.number
    seat = state.turn
    best = NOTHING
    if step == FACING:
        best = outlook.gain(seat, state.crook, state.target)
    elif step == SENDING:
        for send in state.legal(seat):
            best = max(best, outlook.gain(seat, state.crook, send - SEND))
    elif step == TAKING:
        free = state.rows.empty(seat)
        for crook in each_of(state.takeable(seat)):
            for target in range(TARGETS):
                if free >> target & 1:
                    best = max(best, outlook.gain(seat, crook, target))
    elif step == PICKING:
        best = DOLLAR * PICKED
    return best if best > NOTHING else 0.0


def best_answer(state: Crooks) -> list[float]:
    """The outlook after the best answer to what an ability asks."""
    seat = state.turn
    best: list[float] = []
    for move in state.legal(seat):
        world = state.copy()
        world.play(seat, move)
        shares = judge(world) if world.waiting() else world.returns()
        if not best or shares[seat] > best[seat]:
            best = shares
    return best


class Outlook:
    """The promise of a moment."""

    def __init__(self, state: Crooks, count: Count) -> None:
        players = state.players
        self.deck: Deck = state.deck
        self.players: i64 = players
        self.count: Count = count
        least: i64 = 0
        for size in state.sizes:
            if size and (not least or size < least):
                least = size
        purse: i64 = 0
        for seat in range(players):
            if not state.passed >> seat & 1:
                purse += state.money[seat]
        self.open: float = int(purse) / (players * DOLLARS) if least else 0.0  # how much can still change
        if self.open > 1.0:
            self.open = 1.0
        self.points: list[float] = [0.0] * players
        for target in range(TARGETS):
            self.add_prize(self.points, target, self.count.worth[target], 1.0)
        for gang in range(KINDS):
            leader = self.count.leader(gang)
            if leader != NONE:
                self.points[leader] += GANG_POINTS[players] * (1.0 - GANG_DOUBT * self.open)
        for seat in range(players):
            money = state.money[seat]
            # C6: with a full row it is hardly of use
            spends = least and money >= least and not state.passed >> seat & 1 and not state.rows.full(seat)
            self.points[seat] += int(money) * (DOLLAR if spends else PENNY)

    def add_prize(self, points: list[float], target: i64, worth: i64, times: float) -> None:
        """Count a target for who leads there."""
        if worth <= 0:
            return
        best: i64 = 0
        tied: i64 = 0
        for seat in range(self.players):
            level = self.count.level(seat, target)
            if level > best:
                best = level
                tied = 1
            elif level == best:
                tied += 1
        if best:
            lacks = HIGHEST - best if best < HIGHEST else 0
            share = times * int(worth) / int(tied) * (1.0 - self.open * DOUBT * int(lacks))
            for seat in range(self.players):
                if self.count.level(seat, target) == best:
                    points[seat] += share

    def gain(self, seat: i64, crook: i64, target: i64) -> float:
        """What sending a crook to a target brings, beside what it brings or costs the others."""
        change = [0.0] * self.players
        worth = self.count.worth[target]
        self.add_prize(change, target, worth, -1.0)
        self.count.levels[cell(seat, target)] += self.deck.levels[crook]
        self.add_prize(change, target, worth + self.deck.modifiers[crook], 1.0)
        self.count.levels[cell(seat, target)] -= self.deck.levels[crook]
        gained = change[seat]
        for other in range(self.players):
            if other != seat:
                gained -= change[other] / (int(self.players) - 1)
        for gang in range(KINDS):
            if self.deck.memberships[crook] >> gang & 1:
                gained += MEMBER
        skill = self.deck.skills[crook]
        if skill == PICKPOCKET:
            gained += PICKED * DOLLAR
        elif skill == SPY:
            gained += GLANCE
        return gained

    def shares(self) -> list[float]:
        """The points as chances to win."""
        most = max(self.points)
        weights = [exp((points - most) / SPREAD) for points in self.points]
        total = sum(weights)
        return [weight / total for weight in weights]
