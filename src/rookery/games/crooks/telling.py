"""How a crook is named in a word, and what is told of the count."""

from __future__ import annotations

from typing import Final

from rookery.engine.state import State
from rookery.games.crooks.cards import (
    CROOKS,
    FIRST_TARGET,
    GANGS,
    LEVELS,
    MEMBERSHIPS,
    MODIFIERS,
    ROW,
    SKILLS,
    TARGETS,
)
from rookery.games.crooks.count import KINDS, LINES, NOBODY, count, leader_of, members, strengths, totals, values

INITIALS: Final = ["N", "W", "O"]  # of the gangs
SIGNS: Final = ["", "$", "&", "⇄", "†", "♛", "◉"]  # of the abilities


def nickname(deck: list[list[int]], crook: int) -> str:
    """A crook in a word that needs no language: level, modifier, gangs and ability, such as `6-1NW⇄`."""
    modifier = deck[MODIFIERS][crook]
    sign = "+" if modifier > 0 else ""
    name = f"{deck[LEVELS][crook]}{sign}{modifier}" if modifier else f"{deck[LEVELS][crook]}"
    for gang in range(len(GANGS)):
        if deck[MEMBERSHIPS][crook] >> gang & 1:
            name += INITIALS[gang]
    return name + SIGNS[deck[SKILLS][crook]]


def tell_count(state: State, deck: list[list[int]], where: list[int], hidden: int, money: list[int]) -> None:
    """C15 to C17: who lay face down, the targets from the lowest up, the gangs, and the winner."""
    players = state.players
    for crook in range(CROOKS):
        if hidden >> crook & 1:
            seat, target = divmod(where[crook] - ROW, TARGETS)
            told: dict[str, object] = {"seat": seat, "target": FIRST_TARGET + target}
            state.tell("revealed", "C15", {**told, "card": crook + 1, "crook": nickname(deck, crook)})
    points = count(deck, where, players)
    worth = values(deck, where)
    power = strongest(deck, where, players)
    for target in range(TARGETS):
        seats = power[target]
        about: dict[str, object] = {"target": FIRST_TARGET + target, "seats": seats, "count": worth[target]}
        if not seats:
            state.tell("left_alone", "C15", {"target": FIRST_TARGET + target})
        elif len(seats) == 1:
            state.tell("robbed", "C15", about)
        else:
            state.tell("shared", "C15", {**about, "share": points[seats[0] * LINES + target]})
    numbers = members(deck, where, players)
    for gang in range(KINDS):
        leader = leader_of(numbers, gang, players)
        if leader == NOBODY:
            state.tell("no_leader", "C16", {"gang": GANGS[gang]})
        else:
            bonus = points[leader * LINES + TARGETS + gang]
            state.tell("led", "C16", {"seat": leader, "gang": GANGS[gang], "count": bonus})
    sums = totals(points, players)
    best = [seat for seat in range(players) if sums[seat] == max(sums)]
    richest = [seat for seat in best if money[seat] == max([money[one] for one in best])]
    if len(richest) < len(best):
        state.tell("richest", "C17", {"seats": richest, "others": best, "count": money[richest[0]]})
    state.tell("won", "C17", {"seats": richest, "count": len(richest)})


def strongest(deck: list[list[int]], where: list[int], players: int) -> list[list[int]]:
    """Who has the highest total level on each target; several when tied, none where nobody is."""
    power = strengths(deck, where, players)
    found = []
    for target in range(TARGETS):
        best = max([power[seat * TARGETS + target] for seat in range(players)])
        found.append([seat for seat in range(players) if best and power[seat * TARGETS + target] == best])
    return found
