"""C2, C3, C6: choose a place to recruit at, or pass for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE
from rookery.engine.steps import Step
from rookery.games.crooks.moves import PASS, RECRUIT, RECRUITS
from rookery.games.crooks.pieces import PLACES
from rookery.games.crooks.steps.numbers import RECRUITING, TAKING

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks


class Recruit(Step["Crooks"]):
    """C2: pay for a place and look at all who are there; C3: or pass."""

    def legal(self, state: Crooks, seat: int) -> list[int]:
        money = state.money[seat]
        affordable: i64 = 0
        for place in range(len(state.sizes)):
            if 0 < state.sizes[place] <= money:
                affordable |= 1 << place
        return RECRUITS[affordable]

    def play(self, state: Crooks, seat: int, move: int) -> None:
        if move == PASS:
            state.pass_for_good(seat, "passed")
            return
        place = move - RECRUIT
        full = state.rows.full(seat)
        if full and state.warned == NONE:
            state.warned = place  # C6: the next choice pays
            if state.told is not None:
                state.tell("warned", "C6", {"seat": seat, "place": PLACES[place]})
            state.owe(RECRUITING, seat)
            return
        price = state.sizes[place]
        state.warned = NONE
        state.place = place
        state.money[seat] -= price
        if state.told is not None:
            state.tell("recruited", "C2", {"seat": seat, "place": PLACES[place], "count": price})
        state.look_into(seat, place, "C2")
        if full and not state.takeable(seat):
            state.barred |= state.piles[place]
            if state.told is not None:
                state.tell("found_nobody", "C6", {"seat": seat, "place": PLACES[place], "count": price})
        else:
            state.owe(TAKING, seat)

    def refuse(self, state: Crooks, seat: int, move: int) -> Refusal:
        place = move - RECRUIT
        if not 0 <= place < len(PLACES):
            return Refusal("recruit_first", "C2")
        if place >= len(state.sizes) or not state.sizes[place]:
            return refuse_place(state, place, "C2")
        return Refusal("too_dear", "C3", place=PLACES[place], price=state.sizes[place], money=state.money[seat])


def refuse_place(state: Crooks, place: int, rule: str) -> Refusal:
    """C1: a place that is not used with so many players; or one where nobody is left."""
    if place >= len(state.sizes):
        return Refusal("no_such_place", "C1", place=PLACES[place], last=PLACES[len(state.sizes) - 1])
    return Refusal("place_empty", rule, place=PLACES[place])
