"""The count at the end: targets, lowest first, then gangs."""

from __future__ import annotations

from typing import Final

from rookery.games.crooks.cards import (
    CROOKS,
    FIRST_TARGET,
    GANG_POINTS,
    GANGS,
    LEVELS,
    MEMBERSHIPS,
    MODIFIERS,
    ROW,
    TARGETS,
)

LINES: Final = TARGETS + len(GANGS)  # of a player's score
KINDS: Final = len(GANGS)
NOBODY: Final = -1


def strengths(deck: list[list[int]], where: list[int], players: int) -> list[int]:
    """C9, C15: each player's total level on each target."""
    levels = deck[LEVELS]
    sums = [0] * (players * TARGETS)
    for crook in range(CROOKS):
        if where[crook] >= ROW:
            sums[where[crook] - ROW] += levels[crook]
    return sums


def values(deck: list[list[int]], where: list[int]) -> list[int]:
    """C15: each target's number and all modifiers there, but not less than nought."""
    modifiers = deck[MODIFIERS]
    worth = [FIRST_TARGET + target for target in range(TARGETS)]
    for crook in range(CROOKS):
        if where[crook] >= ROW:
            worth[(where[crook] - ROW) % TARGETS] += modifiers[crook]
    for target in range(TARGETS):
        if worth[target] < 0:
            worth[target] = 0
    return worth


def members(deck: list[list[int]], where: list[int], players: int) -> list[int]:
    """C16: each player's crooks of each gang; one of two gangs counts in both."""
    memberships = deck[MEMBERSHIPS]
    numbers = [0] * (players * KINDS)
    for crook in range(CROOKS):
        gangs = memberships[crook]
        if gangs and where[crook] >= ROW:
            first = (where[crook] - ROW) // TARGETS * KINDS
            for gang in range(KINDS):
                numbers[first + gang] += gangs >> gang & 1
    return numbers


def count(deck: list[list[int]], where: list[int], players: int) -> list[int]:
    """Each player's points, a line for each target and each gang."""
    points = [0] * (players * LINES)
    power = strengths(deck, where, players)
    worth = values(deck, where)
    for target in range(TARGETS):
        best = 0
        tied = 0
        for seat in range(players):
            level = power[seat * TARGETS + target]
            if level > best:
                best = level
                tied = 0
            if level == best:
                tied += 1
        if best:
            share = worth[target] // tied
            for seat in range(players):
                if power[seat * TARGETS + target] == best:
                    points[seat * LINES + target] = share
    numbers = members(deck, where, players)
    for gang in range(KINDS):
        leader = leader_of(numbers, gang, players)
        if leader != NOBODY:
            points[leader * LINES + TARGETS + gang] = GANG_POINTS[players]
    return points


def leader_of(numbers: list[int], gang: int, players: int) -> int:
    """C16: who has most of a gang, alone."""
    most = 0
    leader = NOBODY
    for seat in range(players):
        has = numbers[seat * KINDS + gang]
        if has > most:
            most = has
            leader = seat
        elif has == most:
            leader = NOBODY
    return leader


def totals(points: list[int], players: int) -> list[int]:
    """Each player's sum."""
    return [sum(points[seat * LINES : (seat + 1) * LINES]) for seat in range(players)]
