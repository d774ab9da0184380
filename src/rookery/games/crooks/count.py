"""The count: targets, lowest first, then gangs; who wins, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.state import NONE
from rookery.engine.view import Goal, Score, score
from rookery.games.crooks.pieces import (
    FIRST_TARGET,
    GANG_POINTS,
    GANGS,
    TARGETS,
    Deck,
    each_of,
    first_of,
    nickname,
)
from rookery.games.crooks.rows import Rows, cell

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks

KINDS: Final = len(GANGS)


class Count:
    """What the crooks on the targets come to, without those that are hidden from whoever counts."""

    def __init__(self, deck: Deck, rows: Rows, players: int, hidden: i64 = 0) -> None:
        self.players: i64 = players
        self.levels: vec[i64] = vec[i64]([0] * (players * TARGETS))  # C9, C15: by cell
        self.worth: vec[i64] = vec[i64](NUMBERS)  # C15: of each target; it may be below nought
        self.numbers: vec[i64] = vec[i64]([0] * (players * KINDS))  # C16: each player's crooks of each gang
        for seat in range(players):
            for target in range(TARGETS):
                crooks = rows.at(seat, target) & ~hidden
                while crooks:
                    crook = first_of(crooks)
                    crooks &= crooks - 1
                    self.levels[cell(seat, target)] += deck.levels[crook]
                    self.worth[target] += deck.modifiers[crook]
                    gangs = deck.memberships[crook]
                    if gangs:
                        for gang in range(KINDS):
                            self.numbers[seat * KINDS + gang] += gangs >> gang & 1

    def level(self, seat: i64, target: i64) -> i64:
        """C9, C15: a player's total level on a target."""
        return self.levels[cell(seat, target)]

    def value(self, target: i64) -> i64:
        """C15: a target's number and all modifiers there, but not less than nought."""
        worth = self.worth[target]
        return worth if worth > 0 else 0

    def leaders(self, target: i64) -> list[int]:
        """C15: who has the highest total level on a target; several when tied, none where nobody is."""
        best: i64 = 0
        for seat in range(self.players):
            if self.level(seat, target) > best:
                best = self.level(seat, target)
        return [seat for seat in range(self.players) if best and self.level(seat, target) == best]

    def share(self, target: i64) -> i64:
        """C15: what each of the leaders gets."""
        tied = len(self.leaders(target))
        return self.value(target) // tied if tied else 0

    def members(self, seat: i64, gang: i64) -> i64:
        """C16: a player's crooks of a gang; one of two gangs counts in both."""
        return self.numbers[seat * KINDS + gang]

    def leader(self, gang: i64) -> i64:
        """C16: who has most of a gang, alone; or NONE."""
        most: i64 = 0
        leader: i64 = NONE
        for seat in range(self.players):
            has = self.members(seat, gang)
            if has > most:
                most = has
                leader = seat
            elif has == most:
                leader = NONE
        return leader

    def points(self) -> list[int]:
        """Each player's points in all."""
        sums = [0] * self.players
        for target in range(TARGETS):
            share = self.share(target)
            for seat in self.leaders(target):
                sums[seat] += share
        for gang in range(KINDS):
            leader = self.leader(gang)
            if leader != NONE:
                sums[leader] += GANG_POINTS[self.players]
        return sums


NUMBERS: Final = [FIRST_TARGET + target for target in range(TARGETS)]


def count(state: Crooks) -> Count:
    """The count as if all were revealed now."""
    return Count(state.deck, state.rows, state.players)


def winners(state: Crooks) -> list[int]:
    """C17: most points; then most money; then several."""
    best = leading(count(state).points())
    richest = max([state.money[seat] for seat in best])
    return [seat for seat in best if state.money[seat] == richest]


def leading(points: list[int]) -> list[int]:
    """Who has most points."""
    most = max(points)
    return [seat for seat in range(len(points)) if points[seat] == most]


def scores(state: Crooks) -> list[Score]:
    """C15, C16: each player's points from every target and every gang, as if all were revealed now."""
    counted = count(state)
    sheets = []
    for seat in range(state.players):
        lines = [
            (f"target_{NUMBERS[target]}", counted.share(target) if seat in counted.leaders(target) else 0, "C15")
            for target in range(TARGETS)
        ]
        for gang in range(KINDS):
            points = GANG_POINTS[state.players] if seat == counted.leader(gang) else 0
            lines.append((GANGS[gang], points, "C16"))
        sheets.append(score(*lines))
    return sheets


def ending(state: Crooks) -> str:
    """C17: by points, by money among those tied, or shared."""
    if len(winners(state)) > 1:
        return "shared"
    return "win" if len(leading(count(state).points())) == 1 else "money"


def tell_end(state: Crooks) -> None:
    """C15 to C17: who lay face down, the targets from the lowest up, the gangs, and the winner."""
    tell_revealed(state)
    counted = count(state)
    for target in range(TARGETS):
        seats = counted.leaders(target)
        about: dict[str, object] = {"target": NUMBERS[target], "seats": seats, "count": counted.value(target)}
        if not seats:
            state.tell("left_alone", "C15", {"target": NUMBERS[target]})
        elif len(seats) == 1:
            state.tell("robbed", "C15", about)
        else:
            state.tell("shared", "C15", {**about, "share": counted.share(target)})
    for gang in range(KINDS):
        leader = counted.leader(gang)
        if leader == NONE:
            state.tell("no_leader", "C16", {"gang": GANGS[gang]})
        else:
            state.tell("led", "C16", {"seat": leader, "gang": GANGS[gang], "count": GANG_POINTS[state.players]})
    best = leading(counted.points())
    won = winners(state)
    if len(won) < len(best):
        state.tell("richest", "C17", {"seats": won, "others": best, "count": state.money[won[0]]})
    state.tell("won", "C17", {"seats": won, "count": len(won)})


def tell_revealed(state: Crooks) -> None:
    """C15: who lay face down, by their numbers."""
    for crook in each_of(state.down):
        for seat in range(state.players):
            for target in range(TARGETS):
                if state.rows.at(seat, target) >> crook & 1:
                    told: dict[str, object] = {"seat": seat, "target": NUMBERS[target]}
                    state.tell("revealed", "C15", {**told, "card": crook + 1, "crook": nickname(state.deck, crook)})


def goal(state: Crooks, seat: int | None) -> Goal:
    """C15 to C17: the race for points as a seat sees it, and what modifiers bring it or cost it."""
    hidden: i64 = 0
    if state.owing:
        hidden = state.down if seat is None else state.down & ~state.rows.row(seat)
    counted = Count(state.deck, state.rows, state.players, hidden)
    points = counted.points()
    most = max(points)
    if not most:
        return Goal("start", {})
    if seat is None:
        return Goal("watching", {"seats": leading(points), "points": most})
    mine = points[seat]
    best = max([points[other] for other in range(state.players) if other != seat])
    kind = "ahead" if mine > best else "behind" if mine < best else "tied"
    change = changed(counted, seat)
    if not change:
        return Goal(kind, {"mine": mine, "best": best})
    return Goal(f"{kind}_changed", {"mine": mine, "best": best, "change": signed(change)})


def changed(counted: Count, seat: int) -> int:
    """C15: how many points modifiers bring a player, or cost them, where they lead."""
    change = 0
    for target in range(TARGETS):
        seats = counted.leaders(target)
        if seat in seats:
            change += counted.share(target) - NUMBERS[target] // len(seats)
    return change


def signed(number: int) -> str:
    """A number with its sign, for the eye."""
    return f"+{number}" if number > 0 else f"−{-number}"
