"""Why a move cannot be played now, and the rule that says so."""

from __future__ import annotations

from rookery.engine.refusals import Refusal
from rookery.games.crooks import rules
from rookery.games.crooks import state as steps
from rookery.games.crooks.cards import FIRST_TARGET, PLACES
from rookery.games.crooks.rules import Crooks

# What a step waits for, where a move is not of its kind at all: Refusal(reason, rule).
FIRST = {
    steps.RECRUITING: ("recruit_first", "C2"),
    steps.TAKING: ("take_first", "C2"),
    steps.SENDING: ("send_first", "C4"),
    steps.FACING: ("face_first", "C4"),
    steps.PICKING: ("pick_first", "C8"),
    steps.MOVING: ("move_first", "C10"),
    steps.KILLING: ("kill_first", "C11"),
    steps.SPYING: ("spy_first", "C13"),
}


def refuse(state: Crooks, seat: int, move: int) -> Refusal:
    """The reason against an illegal move of the player whose turn it is."""
    step = state.step
    if step == steps.RECRUITING and move < rules.PASS:
        return refuse_place(state, seat, move - rules.RECRUIT)
    if step == steps.TAKING and rules.TAKE <= move < rules.SEND:
        if state.where[move - rules.TAKE] != state.place:
            return Refusal("not_there", "C2", card=move - rules.TAKE + 1, place=PLACES[state.place])
        return Refusal("cannot_take", "C6" if state.full(seat) else "C12", card=move - rules.TAKE + 1)
    if step == steps.SENDING and rules.SEND <= move < rules.SHOW:
        return Refusal("occupied", "C4", target=move - rules.SEND + FIRST_TARGET)
    if step == steps.MOVING and rules.MOVE <= move < rules.KILL:
        return Refusal("not_empty", "C10", target=move - rules.MOVE + FIRST_TARGET)
    if step == steps.KILLING and rules.KILL <= move < rules.LOOK:
        return Refusal("no_victim", "C11", target=state.target + FIRST_TARGET)
    if step == steps.SPYING and rules.LOOK <= move < rules.DECLINE:
        return Refusal("nothing_hidden", "C18")
    reason, rule = FIRST[step]
    return Refusal(reason, rule)


def refuse_place(state: Crooks, seat: int, place: int) -> Refusal:
    """Why nobody can be recruited at a place."""
    if place >= len(state.sizes):
        return Refusal("no_such_place", "C1", place=PLACES[place], last=PLACES[len(state.sizes) - 1])
    if not state.sizes[place]:
        return Refusal("place_empty", "C2", place=PLACES[place])
    return Refusal("too_dear", "C3", place=PLACES[place], price=state.sizes[place], money=state.money[seat])
