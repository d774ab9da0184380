"""What is wrong with a moment: crooks lost, doubled or where they cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.crooks.pieces import CROOKS, PILES, TARGETS, each_of

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks


def audit(state: Crooks) -> list[str]:
    """The faults of a state."""
    faults = []
    rows = [state.rows.row(seat) for seat in range(state.players)]
    places = [state.out, state.dead, state.in_hand(), *state.piles, *rows]
    counts = [sum(place >> crook & 1 for place in places) for crook in range(CROOKS)]
    faults += [f"crook {crook} is in {counts[crook]} places" for crook in range(CROOKS) if counts[crook] != 1]
    sizes = [len(each_of(pile)) for pile in state.piles]
    if sizes != list(state.sizes):
        faults.append(f"the piles are {sizes}, not {list(state.sizes)}")
    for seat in range(state.players):
        occupied = sum(1 << target for target in range(TARGETS) if state.rows.at(seat, target))
        if occupied != state.rows.occupied[seat]:
            faults.append(f"of row {seat}, {occupied} is occupied, not {state.rows.occupied[seat]}")
    if len(each_of(state.out)) != CROOKS - sum(PILES[state.players]):
        faults.append(f"{len(each_of(state.out))} crooks are out of the game")
    on_targets = 0
    for row in rows:
        on_targets |= row
    for crook in each_of(state.down & (~on_targets | 1 << state.deck.kingpin)):
        faults.append(f"crook {crook} lies face down where they cannot")
    for crook in each_of(state.barred & state.deck.joiners):
        faults.append(f"crook {crook} could have been sent")
    if min(state.money) < 0:
        faults.append(f"the money is {list(state.money)}")
    return faults
