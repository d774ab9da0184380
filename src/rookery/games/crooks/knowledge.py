"""What each player knows of the crooks that lie hidden, and how a world is made that agrees with it.

A player's knowledge sorts the crooks into sets: he knows which crooks are in a set and which places, hidden crooks and
discards they are spread over, but not which is where. At first there is one set of all; a look splits a set in two; a
crook that he knows is a set of its own. To imagine is to let the crooks of each set change places.

As a pile is only ever looked into as a whole, all of a pile are in one set of each player's.
"""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.games.crooks.cards import CROOKS


def split(sets: list[int], seen: list[int]) -> None:
    """A look: those seen are now a set of their own. They were in one set before."""
    fresh = sets[CROOKS] + 1
    sets[CROOKS] = fresh
    for crook in seen:
        sets[crook] = fresh


def ignorance() -> list[int]:
    """One set of all crooks: a number of each crook's set, and last the highest number in use."""
    return [0] * (CROOKS + 1)


def exchange(
    sets: list[int], kingpin: int, throne: list[bool], joiners: list[int], barred: int, musters: list[int], dice: Dice
) -> list[int]:
    """Who takes each crook's place in an imagined world: any of his set, each way as likely as every other.

    The Kingpin may only be where `throne` says. Of the joiners, those who can enter a full row, none may be where it is
    `barred` (a bit for each crook there), and if there are `musters`, one must be there: in the hand of somebody with a
    full row, or in the pile he is choosing from. (In the latter case, some ways are a little likelier than others.)
    """
    became = list(range(CROOKS))
    done = 0
    for first in range(CROOKS):
        if done >> first & 1:
            continue
        number = sets[first]
        slots = []
        for crook in range(first, CROOKS):
            if sets[crook] == number:
                slots.append(crook)
                done |= 1 << crook
        if len(slots) > 1:
            fill(slots, became, kingpin, throne, joiners, barred, musters, dice)
    return became


def fill(
    slots: list[int],
    became: list[int],
    kingpin: int,
    throne: list[bool],
    joiners: list[int],
    barred: int,
    musters: list[int],
    dice: Dice,
) -> None:
    """Let the crooks of one set change places: first those who cannot be everywhere, then the others."""
    crooks = slots[:]
    free = slots[:]
    if barred or musters:
        choosy = [crook for crook in crooks if crook in joiners]
        called = [slot for slot in free if slot in musters]
        if called and choosy:
            seat(choosy[dice.pick(len(choosy))], called[dice.pick(len(called))], crooks, free, became)
            choosy = [crook for crook in crooks if crook in joiners]
        if kingpin in crooks:
            seat(kingpin, pick_throne(free, throne, barred, len(choosy), dice), crooks, free, became)
        for crook in choosy:
            open_to = [slot for slot in free if not barred >> slot & 1]
            seat(crook, open_to[dice.pick(len(open_to))], crooks, free, became)
    elif kingpin in crooks:
        seat(kingpin, pick_throne(free, throne, 0, 0, dice), crooks, free, became)
    dice.shuffle(crooks)
    for number in range(len(free)):
        became[free[number]] = crooks[number]


def seat(crook: int, slot: int, crooks: list[int], free: list[int], became: list[int]) -> None:
    """Put a crook in a place."""
    became[slot] = crook
    crooks.remove(crook)
    free.remove(slot)


def pick_throne(free: list[int], throne: list[bool], barred: int, joiners: int, dice: Dice) -> int:
    """A place for the Kingpin, more likely the more ways it leaves to seat the joiners."""
    unbarred = len([slot for slot in free if not barred >> slot & 1])
    choices: list[int] = []
    for slot in free:
        if throne[slot]:
            ways = 1
            if joiners:
                ways = unbarred if barred >> slot & 1 else unbarred - joiners
            choices += [slot] * ways
    return choices[dice.pick(len(choices))]
