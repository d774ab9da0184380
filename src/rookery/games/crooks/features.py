"""What a player knows of the table, as numbers to learn from: the table as they can see it, and a guess by that."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.features import Features
from rookery.engine.state import NONE
from rookery.games.crooks.count import KINDS, Count
from rookery.games.crooks.judge import Outlook, promise
from rookery.games.crooks.knowledge import KNOWN, UNSEEN
from rookery.games.crooks.pieces import CROOKS, DOLLARS, GANG_POINTS, KINGPIN, PILES, TARGETS, each_of, first_of
from rookery.games.crooks.rows import cell
from rookery.games.crooks.steps.numbers import FACING, SENDING, TAKING

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks

MEMBERS: Final = KINDS * 2
ONE: Final = 8  # numbers of a player, beside their gangs and their row
PLACE: Final = 5  # numbers of a place
STEP: Final = 8  # decisions of a turn
STRONG: Final = 8  # from this level on
TABLE: Final = 9


def inputs(players: int) -> list[tuple[str, int]]:
    """The blocks of numbers; of players, whoever knows is first, then the others in turn."""
    places = len(PILES[players])
    return [
        ("guess", players),
        ("outlook", players),
        ("players", players * ONE),
        ("gangs", players * MEMBERS),
        ("levels", players * TARGETS),
        ("occupied", players * TARGETS),
        ("loot", players * TARGETS),
        ("secret", players * TARGETS),
        ("worth", TARGETS),
        ("places", places * PLACE),
        ("looked", CROOKS),
        ("choice", CROOKS),
        ("hand", CROOKS),
        ("target", TARGETS),
        ("step", STEP * 2),
        ("table", TABLE),
    ]


class Sight:
    """What a player has seen of the crooks."""

    def __init__(self, state: Crooks, seat: i64) -> None:
        deck = state.deck
        self.known: i64 = 0  # those whom they know by themselves
        sets = state.known.looks + 1
        self.numbers: vec[i64] = vec[i64]([0] * sets)  # of the crooks in each set that they cannot tell apart
        self.levels: vec[i64] = vec[i64]([0] * sets)
        self.best: vec[i64] = vec[i64]([0] * sets)
        self.strong: i64 = 0  # of those never seen
        self.kingpin: bool = False  # whether he is one of them
        crook: i64 = 0
        while crook < CROOKS:
            number = state.known.set_of(seat, crook)
            if number == KNOWN:
                self.known |= 1 << crook
            else:
                level = deck.levels[crook]
                self.numbers[number] += 1
                self.levels[number] += level
                if level > self.best[number]:
                    self.best[number] = level
                if number == UNSEEN:
                    if level >= STRONG:
                        self.strong += 1
                    if deck.skills[crook] == KINGPIN:
                        self.kingpin = True
            crook += 1

    def mean(self, number: i64) -> float:
        """The level of a crook of a set."""
        numbers = self.numbers[number]
        return int(self.levels[number]) / int(numbers) if numbers else 0.0


def known_count(state: Crooks, seat: i64, sight: Sight) -> Count:
    """The count as a player can make it: who lies hidden counts as one of those they have never seen."""
    deck = state.deck
    secret = state.down & ~sight.known
    counted = Count(deck, state.rows, state.players, secret)
    usual = i64(int(sight.mean(UNSEEN) + 0.5))
    if secret:
        for owner in range(state.players):
            for target in range(TARGETS):
                if state.rows.at(owner, target) & secret:
                    counted.levels[cell(owner, target)] += usual
    if state.step.number == FACING:  # as if they lay there already
        here = cell(state.turn, state.target)
        if state.turn == seat:
            crook = state.crook
            counted.levels[here] += deck.levels[crook]
            counted.worth[state.target] += deck.modifiers[crook]
            for gang in range(KINDS):
                counted.numbers[seat * KINDS + gang] += deck.memberships[crook] >> gang & 1
        else:
            counted.levels[here] += usual
    return counted


def features(state: Crooks, seat: int, into: Features) -> None:
    """Fill the blocks."""
    players = state.players
    step = state.step.number
    mine = state.turn == seat and state.owing != 0
    sight = Sight(state, seat)
    counted = known_count(state, seat, sight)
    outlook = Outlook(state, counted)
    if mine and step in (TAKING, SENDING):
        outlook.points[seat] += promise(state, outlook)
    put_guess(outlook, seat, into)
    put_players(state, counted, seat, into)
    put_rows(state, counted, seat, state.down, into)
    put_places(state, sight, seat, into)
    at = into.block(CROOKS)
    for crook in range(CROOKS):
        number = state.known.set_of(seat, crook)
        if number != KNOWN and number != UNSEEN:
            into.put(at + crook, 1.0)
    at = into.block(CROOKS)
    if mine and step == TAKING:
        for crook in each_of(state.takeable(seat)):
            into.put(at + crook, 1.0)
    hand = into.block(CROOKS)
    aim = into.block(TARGETS)
    if mine:
        if state.crook != NONE:
            into.put(hand + state.crook, 1.0)
        if state.target != NONE:
            into.put(aim + state.target, 1.0)
    at = into.block(STEP * 2)
    if state.owing:
        into.put(at + (0 if mine else STEP) + step, 1.0)
    at = into.block(TABLE)
    left: i64 = 0
    least: i64 = 0
    for size in state.sizes:
        left += size
        if size and (not least or size < least):
            least = size
    purse: i64 = 0
    active: i64 = 0
    for other in range(players):
        if not state.passed >> other & 1:
            purse += state.money[other]
            active += 1
    into.put(at, int(left) / 20.0)
    into.put(at + 1, int(least) / 4.0)
    into.put(at + 2, 1.0 if left else 0.0)
    into.put(at + 3, int(purse) / (players * DOLLARS))
    into.put(at + 4, int(active) / players)
    into.put(at + 5, sight.mean(UNSEEN) / 6.0)
    into.put(at + 6, int(sight.strong) / 6.0)
    into.put(at + 7, 1.0 if sight.kingpin else 0.0)
    if mine and step in (SENDING, FACING):
        into.put(at + 8, int(state.deck.levels[state.crook]) / 6.0)


def put_guess(outlook: Outlook, seat: i64, into: Features) -> None:
    """The guess: the odds, and the points that it goes by."""
    shares = outlook.shares()
    players = outlook.players
    odds = into.block(players)
    points = into.block(players)
    one = seat
    for place in range(players):
        share = min(0.98, max(0.02, shares[one]))
        into.put(odds + place, 0.5 * log(share / (1.0 - share)))
        ahead = outlook.points[one] - (outlook.points[seat] if place else 0.0)
        into.put(points + place, ahead / (20.0 if place else 40.0))
        one = one + 1 if one + 1 < players else 0


def put_players(state: Crooks, counted: Count, seat: i64, into: Features) -> None:
    """Money, turn and points of each player; their gangs."""
    players: i64 = state.players
    at = into.block(players * ONE)
    gangs = into.block(players * MEMBERS)
    points = counted.points()
    one = seat
    for place in range(players):
        money = state.money[one]
        into.put(at, int(money) / DOLLARS)
        into.put(at + 1, float(state.passed >> one & 1))
        into.put(at + 2, 1.0 if state.turn == one else 0.0)
        into.put(at + 3, points[one] / 20.0)
        if place:
            into.put(at + 4, (points[one] - points[seat]) / 10.0)
            richer = money - state.money[seat]
            into.put(at + 5, 1.0 if richer > 0 else -1.0 if richer < 0 else 0.0)  # C17
        free = state.rows.empty(one)
        empty: i64 = 0
        while free:
            empty += 1
            free &= free - 1
        into.put(at + 6, int(empty) / TARGETS)
        into.put(at + 7, 0.0 if empty else 1.0)
        for gang in range(KINDS):
            into.put(gangs + gang, int(counted.members(one, gang)) / 3.0)
            if counted.leader(gang) == one:
                into.put(gangs + KINDS + gang, GANG_POINTS[players] / 4.0)
        at += ONE
        gangs += MEMBERS
        one = one + 1 if one + 1 < players else 0


def put_rows(state: Crooks, counted: Count, seat: i64, down: i64, into: Features) -> None:
    """Target by target: levels, who is there, what it brings whom, who lies face down; what it is worth."""
    players: i64 = state.players
    width = players * TARGETS
    levels = into.block(width)
    occupied = into.block(width)
    loot = into.block(width)
    secret = into.block(width)
    worths = into.block(TARGETS)
    target: i64 = 0
    while target < TARGETS:
        worth = counted.worth[target]
        into.put(worths + target, int(worth) / 8.0)
        best: i64 = 0
        tied: i64 = 0
        other: i64 = 0
        while other < players:
            level = counted.levels[cell(other, target)]
            if level > best:
                best = level
                tied = 1
            elif level == best:
                tied += 1
            other += 1
        one = seat
        place: i64 = 0
        while place < players:
            here = place * TARGETS + target
            crooks = state.rows.crooks[cell(one, target)]
            level = counted.levels[cell(one, target)]
            if level:
                into.put(levels + here, int(level) / 8.0)
                if level == best and worth > 0:
                    into.put(loot + here, int(worth // tied) / 8.0)
            if crooks:
                into.put(occupied + here, 1.0)
                if crooks & down:
                    into.put(secret + here, 1.0)
            one = one + 1 if one + 1 < players else 0
            place += 1
        target += 1


def put_places(state: Crooks, sight: Sight, seat: i64, into: Features) -> None:
    """Place by place: how many are there, and what the player knows of those who were when they looked."""
    at = into.block(len(state.sizes) * PLACE)
    for place in range(len(state.sizes)):
        pile = state.piles[place]
        if pile:
            into.put(at, int(state.sizes[place]) / 4.0)
            into.put(at + 1, 1.0)
            number = state.known.set_of(seat, first_of(pile))
            if number == KNOWN:
                level = int(state.deck.levels[first_of(pile)]) / 6.0
                into.put(at + 2, 1.0)
                into.put(at + 3, level)
                into.put(at + 4, level)
            elif number != UNSEEN:
                into.put(at + 2, 1.0)
                into.put(at + 3, sight.mean(number) / 6.0)
                into.put(at + 4, int(sight.best[number]) / 6.0)
        at += PLACE
