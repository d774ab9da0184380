"""What a table promises each player before the end: a guess for bots that look one step ahead.

A target counts for who leads there, less the weaker he is and the more his rivals can still spend; a gang likewise; and
money counts for what it may still buy. The weights are guesses. Beside playing each step out at random, a bot that looks
one step ahead by them is at least as strong, as far as a hundred games can tell, and twice as fast.
"""

from __future__ import annotations

from math import exp
from typing import Final

from rookery.games.crooks.cards import (
    DOLLARS,
    FIRST_TARGET,
    GANG_POINTS,
    LEVELS,
    MEMBERSHIPS,
    MODIFIERS,
    PICKED,
    PICKPOCKET,
    ROW,
    SKILLS,
    SPY,
    TARGETS,
)
from rookery.games.crooks.count import KINDS, NOBODY, leader_of, members, strengths

SPREAD: Final = 4.0  # points that make a lead count
DOLLAR: Final = 0.9  # points that a dollar may still bring
PENNY: Final = 0.02  # and one that can only break a tie
DOUBT: Final = 0.09  # of a target, for each level that its leader lacks to the highest, while all can still spend
HIGHEST: Final = 10
GANG_DOUBT: Final = 0.4  # of a gang, while all can still spend
MEMBER: Final = 0.7  # points that one more member of a gang may bring
GLANCE: Final = 0.3  # points that a spy's look may bring


class Outlook:
    """The promise of a moment."""

    def __init__(
        self, deck: list[list[int]], where: list[int], players: int, sizes: list[int], money: list[int], passed: int
    ) -> None:
        self.deck: list[list[int]] = deck
        self.players: int = players
        self.power: list[int] = strengths(deck, where, players)
        self.worth: list[int] = [FIRST_TARGET + target for target in range(TARGETS)]
        modifiers = deck[MODIFIERS]
        for crook in range(len(where)):
            if where[crook] >= ROW:
                self.worth[(where[crook] - ROW) % TARGETS] += modifiers[crook]
        least = 0
        for size in sizes:
            if size and (not least or size < least):
                least = size
        purse = 0
        for seat in range(players):
            if not passed >> seat & 1:
                purse += money[seat]
        self.open: float = purse / (players * DOLLARS) if least else 0.0  # how much can still change
        if self.open > 1.0:
            self.open = 1.0
        self.points: list[float] = [0.0] * players
        for target in range(TARGETS):
            self.add_prize(self.points, target, self.worth[target], 1.0)
        numbers = members(deck, where, players)
        for gang in range(KINDS):
            leader = leader_of(numbers, gang, players)
            if leader != NOBODY:
                self.points[leader] += GANG_POINTS[players] * (1.0 - GANG_DOUBT * self.open)
        for seat in range(players):
            full = all(self.power[cell] for cell in range(seat * TARGETS, (seat + 1) * TARGETS))  # C6: hardly of use
            spends = least and money[seat] >= least and not passed >> seat & 1 and not full
            self.points[seat] += money[seat] * (DOLLAR if spends else PENNY)

    def add_prize(self, points: list[float], target: int, worth: int, times: float) -> None:
        """Count a target for who leads there."""
        if worth <= 0:
            return
        best = 0
        tied = 0
        for seat in range(self.players):
            level = self.power[seat * TARGETS + target]
            if level > best:
                best = level
                tied = 1
            elif level == best:
                tied += 1
        if best:
            lacks = HIGHEST - best if best < HIGHEST else 0
            share = times * worth / tied * (1.0 - self.open * DOUBT * lacks)
            for seat in range(self.players):
                if self.power[seat * TARGETS + target] == best:
                    points[seat] += share

    def gain(self, seat: int, crook: int, target: int) -> float:
        """What sending a crook to a target brings, beside what it brings or costs the others."""
        change = [0.0] * self.players
        self.add_prize(change, target, self.worth[target], -1.0)
        self.power[seat * TARGETS + target] += self.deck[LEVELS][crook]
        self.add_prize(change, target, self.worth[target] + self.deck[MODIFIERS][crook], 1.0)
        self.power[seat * TARGETS + target] -= self.deck[LEVELS][crook]
        gained = change[seat]
        for other in range(self.players):
            if other != seat:
                gained -= change[other] / (self.players - 1)
        for gang in range(KINDS):
            if self.deck[MEMBERSHIPS][crook] >> gang & 1:
                gained += MEMBER
        skill = self.deck[SKILLS][crook]
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
