"""What a table promises each player before the end: a guess for bots that look ahead.

A target counts for who leads there, less the more of their rivals can still go there; it promises something to those
who can; a gang likewise; and money counts for what it may still buy. The weights are those that best tell who won, in
some hundred games of bots that searched by an earlier guess.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.state import NONE
from rookery.games.crooks.count import KINDS, Count
from rookery.games.crooks.moves import SEND
from rookery.games.crooks.pieces import (
    ACCOMPLICE,
    GANG_POINTS,
    PICKED,
    PICKPOCKET,
    SPY,
    TARGETS,
    Deck,
    each_of,
    number_of,
)
from rookery.games.crooks.rows import cell
from rookery.games.crooks.steps.numbers import FACING, KILLING, PICKING, SENDING, TAKING, TRANSFERRING

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks

# Points, by number of players
SPREAD: Final = [1.0, 1.0, 7.8, 7.1, 7.1]  # that make a lead count
GANG: Final = [0.0, 0.0, 0.95, 1.1, 0.5]  # of each point for a gang that is led
GANG_RIVAL: Final = [0.0, 0.0, -1.3, -0.4, -0.1]  # less for each rival who can still send anybody
GANG_TIED: Final = [0.0, 0.0, 0.45, 0.45, 0.0]
DOLLAR: Final = [0.0, 0.0, 2.6, 1.3, 0.83]  # that a dollar may still bring
PENNY: Final = [0.0, 0.0, 0.05, 0.05, 0.05]  # and one that can only break a tie
RECRUIT: Final = [0.0, 0.0, -1.86, 2.16, 0.0]  # for each crook that they may bring
EAGER: Final = [0.0, 0.0, -5.7, -9.4, -3.3]  # for a row that can be filled
TURN: Final = [0.0, 0.0, -0.9, -0.4, -0.45]
RIVAL: Final = [0.0, 0.0, -0.55, -0.19, -0.3]  # of a target that is led, for each rival who can still go there
RIVAL_LACK: Final = [0.0, 0.0, -0.066, -0.044, 0.0]  # and for each level that its leader lacks to the highest
VACANT: Final = [0.0, 0.0, 0.79, 0.07, 0.26]  # of a target where nobody is, to who can go there
LED: Final = [0.0, 0.0, 0.55, -0.07, -0.26]  # and where somebody is
LED_LACK: Final = [0.0, 0.0, 0.066, 0.128, 0.228]
HIGHEST: Final = 10
FEW: Final = 3  # of the cheapest places tell what a crook costs
SHARE: Final = 1.5  # of all that are left, beside an even one, that somebody may get
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
        best = DOLLAR[state.players] * PICKED
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


def who_is_next(state: Crooks) -> int:
    """Whose turn can still change something: with a full row, the next one's who has not passed."""
    seat = state.turn
    for _ in range(state.players):
        if not state.rows.full(seat) and not state.passed >> seat & 1:
            break
        seat = (seat + 1) % state.players
    return seat


class Outlook:
    """The promise of a moment."""

    def __init__(self, state: Crooks, count: Count) -> None:
        players = state.players
        self.deck: Deck = state.deck
        self.players: i64 = players
        self.count: Count = count
        self.empty: vec[i64] = vec[i64]([0] * players)  # each player's empty targets, a bit each
        self.reach: list[float] = [0.0] * players  # how much of them each can still fill
        self.points: list[float] = [0.0] * players
        self.dollar: float = DOLLAR[players]
        self.spread: float = SPREAD[players]
        self.rival: float = RIVAL[players]
        self.rival_lack: float = RIVAL_LACK[players]
        self.vacant: float = VACANT[players]
        self.led: float = LED[players]
        self.led_lack: float = LED_LACK[players]
        self.see_purses(state)
        for target in range(TARGETS):
            self.add_prize(self.points, target, 1.0)
        for gang in range(KINDS):
            self.add_gang(self.points, gang, 1.0)

    def see_purses(self, state: Crooks) -> None:
        """What money promises, and how much of their row everybody can fill with it."""
        players = state.players
        sizes: list[int] = []
        left = 0
        for size in state.sizes:
            if size:
                sizes.append(int(size))
                left += int(size)
        sizes.sort()
        few = min(FEW, len(sizes))
        price = 1.0
        for number in range(few):
            price += sizes[number] / few
        most = SHARE * left / players
        sending = state.step.number in (TAKING, SENDING, FACING)
        mover = who_is_next(state)
        for seat in range(players):
            self.empty[seat] = state.rows.empty(seat)
            empty = number_of(self.empty[seat])
            money = int(state.money[seat])
            if sending and state.turn == seat:
                empty -= 1
            if not few or money < sizes[0] or state.passed >> seat & 1 or empty <= 0:
                self.points[seat] += PENNY[players] * money
            else:
                crooks = min(most, (money + 1) / price, float(empty))
                self.reach[seat] = crooks / empty
                self.points[seat] += DOLLAR[players] * money + RECRUIT[players] * crooks
                self.points[seat] += EAGER[players] * self.reach[seat]
                if mover == seat:
                    self.points[seat] += TURN[players]
        if state.warned != NONE:  # C6: with a full row, going on would only cost
            self.points[state.turn] -= PENNY[players]

    def add_prize(self, points: list[float], target: i64, times: float) -> None:
        """Count a target for who leads there, and for who can still go there."""
        worth = self.count.worth[target]
        if worth <= 0:
            return
        players = self.players
        levels = self.count.levels
        best: i64 = 0
        tied: i64 = 0
        seat: i64 = 0
        comers = 0.0  # who can still go there
        while seat < players:
            level = levels[cell(seat, target)]
            if level > best:
                best = level
                tied = 1
            elif level == best:
                tied += 1
            if self.empty[seat] >> target & 1:
                comers += self.reach[seat]
            seat += 1
        prize = times * int(worth)
        lacks = float(int(HIGHEST - best)) if best < HIGHEST else 0.0
        if best:
            held = prize / int(tied) * (1.0 + comers * (self.rival + self.rival_lack * lacks))
            hope = prize * (self.led + self.led_lack * lacks)
        else:
            held = 0.0
            hope = prize * self.vacant
        seat = 0
        while seat < players:
            if best and levels[cell(seat, target)] == best:
                points[seat] += held
            elif self.empty[seat] >> target & 1:
                points[seat] += hope * self.reach[seat]
            seat += 1

    def add_gang(self, points: list[float], gang: i64, times: float) -> None:
        """Count a gang for who leads it, or could."""
        players = self.players
        most: i64 = 0
        second: i64 = 0
        comers = 0.0
        for seat in range(players):
            has = self.count.members(seat, gang)
            if has > most:
                second = most
                most = has
            elif has > second:
                second = has
            comers += self.reach[seat]
        if not most:
            return
        prize = times * GANG_POINTS[players]
        for seat in range(players):
            if self.count.members(seat, gang) == most:
                if most > second:
                    rivals = (comers - self.reach[seat]) * (1.0 if most == second + 1 else 0.3)
                    points[seat] += prize * (GANG[players] + GANG_RIVAL[players] * rivals)
                else:
                    points[seat] += prize * GANG_TIED[players] * self.reach[seat]

    def gain(self, seat: i64, crook: i64, target: i64) -> float:
        """What sending a crook to a target brings, beside what it brings or costs the others."""
        deck = self.deck
        count = self.count
        change = [0.0] * self.players
        skill = deck.skills[crook]
        here = cell(seat, target)
        if count.levels[here] and skill != ACCOMPLICE:
            return 0.0
        gangs = deck.memberships[crook]
        self.add_prize(change, target, -1.0)
        empty = self.empty[seat]
        count.levels[here] += deck.levels[crook]
        count.worth[target] += deck.modifiers[crook]
        self.empty[seat] = empty & ~(1 << target)
        self.add_prize(change, target, 1.0)
        self.empty[seat] = empty
        count.worth[target] -= deck.modifiers[crook]
        count.levels[here] -= deck.levels[crook]
        for gang in range(KINDS):
            if gangs >> gang & 1:
                self.add_gang(change, gang, -1.0)
                count.numbers[seat * KINDS + gang] += 1
                self.add_gang(change, gang, 1.0)
                count.numbers[seat * KINDS + gang] -= 1
        gained = change[seat]
        for other in range(self.players):
            if other != seat:
                gained -= change[other] / (int(self.players) - 1)
        if skill == PICKPOCKET:
            gained += PICKED * self.dollar
        elif skill == SPY:
            gained += GLANCE
        return gained

    def shares(self) -> list[float]:
        """The points as chances to win."""
        most = max(self.points)
        weights = [exp((points - most) / self.spread) for points in self.points]
        total = sum(weights)
        return [weight / total for weight in weights]
