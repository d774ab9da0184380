"""Worlds that a gang cannot tell from the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.dice import Dice
from rookery.engine.state import NONE
from rookery.games.kids_of_london.moves import CHOICES
from rookery.games.kids_of_london.pieces import HANDS, HOURS

if TYPE_CHECKING:
    from rookery.games.kids_of_london.state import Kids


def imagine(state: Kids, seat: int, dice: Dice) -> Kids:
    """Other gangs' secret cards and answers, the tiles to come, and the order of the dummy's cards to come."""
    world = state.copy()
    world.dice = dice.fork()
    world.tiles = shuffled_from(state.tiles, state.hour + 1, dice)
    world.dummy = shuffled_from(state.dummy, state.hour + 1, dice)
    if state.hour == HOURS:
        return world  # it is over: every card has been seen
    for gang in range(state.players):
        if gang == seat:
            continue
        if state.choosing:
            if state.chosen[gang] != NONE and state.choosing >> gang & 1:
                choices = CHOICES[state.about]
                world.chosen[gang] = choices[dice.pick(len(choices))]
        elif state.sent[gang] != NONE:
            mask = state.hands[gang] | 1 << state.sent[gang]
            hand = HANDS[mask]
            child = hand[dice.pick(len(hand))]
            world.sent[gang] = child
            world.hands[gang] = mask & ~(1 << child)
    return world


def shuffled_from(pieces: list[int], first: int, dice: Dice) -> list[int]:
    """The same pieces, those from the first on in a new order."""
    to_come = sorted(pieces[first:])  # so that the truth does not show in what comes of the same dice
    dice.shuffle(to_come)
    return pieces[:first] + to_come


def secrets(state: Kids, seat: int) -> dict[str, int]:
    """What a gang cannot know: the other gangs' children on the street and choices, and what comes next."""
    found: dict[str, int] = {}
    for gang in range(state.players):
        if gang != seat and state.hour < HOURS:
            if state.choosing >> gang & 1 and state.chosen[gang] != NONE:
                found["choice"] = state.chosen[gang]
            elif not state.choosing and state.sent[gang] != NONE:
                found["child"] = state.sent[gang]
    if state.hour + 1 < HOURS:
        found["next tile"] = state.tiles[state.hour + 1]
        if state.dummy:
            found["dummy's next child"] = state.dummy[state.hour + 1]
    return found
