"""Makes what a seat may see of the table, as `view.py` has it: compiled, because every move is shown to everyone."""

from __future__ import annotations

from typing import Literal, cast

from mypy_extensions import i64

from rookery.engine.state import NONE
from rookery.games.crooks.count import KINDS, NUMBERS, Count, winners
from rookery.games.crooks.pieces import (
    GANG_POINTS,
    PLACES,
    TARGETS,
    each_of,
    first_of,
)
from rookery.games.crooks.state import Crooks
from rookery.games.crooks.steps.numbers import TAKING
from rookery.games.crooks.view import Covered, GangCount, Loot, Player, Stack, StepName, Table, Target


def view(state: Crooks, seat: int | None) -> Table:
    """The table as a seat (or, None, a spectator) sees it."""
    over = not state.owing
    mine = seat == state.turn and not over
    taking = mine and state.step.number == TAKING
    held = state.in_hand()
    secret = state.down if seat is None else state.down & ~state.rows.row(seat)
    count = Count(state.deck, state.rows, state.players, 0 if over else secret)
    money = state.money[state.turn]
    return Table(
        first=state.first,
        turn=None if over else state.turn,
        step=cast(StepName, state.step.name),
        place=None if state.place == NONE else PLACES[state.place],
        warned=None if state.warned == NONE else PLACES[state.warned],
        looking=[crook + 1 for crook in each_of(state.piles[state.place])] if taking else None,
        stays=why_some_stay(state) if taking else None,
        hand=first_of(held) + 1 if mine and held else None,
        holding=held != 0,
        target=None if state.target == NONE else NUMBERS[state.target],
        players=[player_view(state, player) for player in range(state.players)],
        places=list(state.sizes),
        affordable=[PLACES[place] for place, size in enumerate(state.sizes) if not over and 0 < size <= money],
        targets=targets_view(state, count, 0 if over else secret, 0 if over else state.down),
        gangs=gangs_view(count),
        loot=loot_view(count) if over else [],
        covered=covered_view(state, secret) if over else None,
        winners=winners(state) if over else [],
    )


def why_some_stay(state: Crooks) -> Literal["kingpin", "full_row"] | None:
    """C6, C12: why somebody at the place cannot be taken."""
    if state.takeable(state.turn) == state.piles[state.place]:
        return None
    return "full_row" if state.rows.full(state.turn) else "kingpin"


def player_view(state: Crooks, seat: int) -> Player:
    """What a player has."""
    return Player(
        money=state.money[seat],
        passed=bool(state.passed >> seat & 1),
        crooks=len(each_of(state.rows.row(seat))),
    )


def targets_view(state: Crooks, count: Count, secret: i64, down: i64) -> list[Target]:
    """The targets, without those who are secret."""
    return [
        Target(
            value=count.value(target),
            leaders=count.leaders(target),
            stacks=[
                stack_view(state, count, seat, target, secret, down)
                for seat in range(state.players)
                if state.rows.at(seat, target)
            ],
        )
        for target in range(TARGETS)
    ]


def stack_view(state: Crooks, count: Count, seat: int, target: int, secret: i64, down: i64) -> Stack:
    """A player's crooks on a target: whoever lies face down came first."""
    crooks = state.rows.at(seat, target)
    ordered = each_of(crooks & down) + each_of(crooks & ~down)
    return Stack(
        seat=seat,
        cards=[None if secret >> crook & 1 else crook + 1 for crook in ordered],
        down=bool(crooks & down),
        level=count.level(seat, target),
    )


def gangs_view(count: Count) -> list[GangCount]:
    """The gangs, and who leads them."""
    found = []
    for gang in range(KINDS):
        leader = count.leader(gang)
        counts = [int(count.members(seat, gang)) for seat in range(count.players)]
        found.append(GangCount(counts=counts, leader=None if leader == NONE else leader))
    return found


def loot_view(count: Count) -> list[Loot]:
    """C15, C16: the count, line by line."""
    lines = [Loot(seats=count.leaders(target), points=count.share(target)) for target in range(TARGETS)]
    for gang in range(KINDS):
        leader = count.leader(gang)
        bonus = GANG_POINTS[count.players]
        lines.append(Loot(seats=[], points=0) if leader == NONE else Loot(seats=[leader], points=bonus))
    return lines


def covered_view(state: Crooks, secret: i64) -> Covered:
    """What a seat saw before the end."""
    count = Count(state.deck, state.rows, state.players, secret)
    return Covered(targets=targets_view(state, count, secret, state.down), gangs=gangs_view(count))
