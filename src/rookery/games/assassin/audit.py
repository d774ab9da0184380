"""Whether a moment can be: no card lost or doubled, and all sums right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.state import NONE
from rookery.games.assassin.pieces import IN_PLAY, JACK, TRICKS, suit_of
from rookery.games.assassin.steps.numbers import ORDER

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair


def audit(state: Affair) -> list[str]:
    """What is wrong."""
    faults = []
    suits = IN_PLAY[state.missing]
    held = [card for hand in state.hands for card in hand] + [int(card) for card in state.laid if NONE < card < JACK]
    if len(set(held)) != len(held) or any(suit_of(card) == state.missing for card in held):
        faults.append(f"the cards are {sorted(held)}")
    for seat in range(state.players):
        hand, laid = state.hands[seat], state.laid[seat]
        if len(hand) + (NONE < laid < JACK) != TRICKS - state.trick:
            faults.append(f"seat {seat} has {hand} and laid {laid} in trick {state.trick}")
        if hand != sorted(hand):
            faults.append(f"seat {seat}'s hand is not in order")
    if sorted(state.kings) != IN_PLAY[NONE]:
        faults.append(f"the kings are {state.kings}")
    if sorted(state.jacks) != suits or (state.step.number != ORDER and sorted(state.trumps) != suits):
        faults.append(f"the jacks are {state.jacks}, the queens {state.trumps}")
    if sum(state.victims) != state.trick + (state.double_at != NONE):
        faults.append(f"{state.victims} victims after {state.trick} tricks")
    if state.points != [sum(deal.points[seat] for deal in state.past) for seat in range(state.players)]:
        faults.append(f"the points are {state.points}")
    return faults
