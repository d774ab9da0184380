"""L28: lay the Underground, marker by marker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.refusals import Refusal
from rookery.engine.steps import ASK, LAPSE
from rookery.games.london.moves import PLAYS, TUNNEL, TUNNELS
from rookery.games.london.pieces import (
    AROUND_CENTRE,
    BOROUGH_NAMES,
    BOROUGHS,
    BRIDGE_FEE,
    BRIDGES,
    CENTRE,
    NEIGHBOURS,
    TUBES,
    size,
)
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.choice import Choice

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Tunnel(Choice):
    """The boroughs in reach of the next marker; the river has its price."""

    def forced(self, state: London, seat: int) -> int:
        return ASK if state.due and sites(state) else LAPSE

    def lapse(self, state: London, seat: int) -> None:
        state.due = 0

    def legal(self, state: London, seat: int) -> list[int]:
        places = sites(state)
        return [TUNNELS[one] for one in range(BOROUGHS) if places >> one & 1]

    def play(self, state: London, seat: int, move: int) -> None:
        borough = move - TUNNEL
        pile = state.about
        state.due -= 1
        state.pay(seat, fee(state, borough), "L28")
        state.tubes |= 1 << borough
        if state.told is not None:
            state.tell("tunnelled", "L28", {"seat": seat, "borough": BOROUGH_NAMES[borough]})
        state.owe(to.TUNNEL, seat, pile)

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        if not TUNNEL <= move < PLAYS:
            return super().refuse(state, seat, move)
        borough = move - TUNNEL
        name = BOROUGH_NAMES[borough]
        if not state.occupied() >> borough & 1:
            return Refusal("site_empty", "L28", borough=name)
        if state.tubes >> borough & 1:
            return Refusal("site_marked", "L28", borough=name)
        if state.tubes:
            return Refusal("no_site", "L28", borough=name)
        centre = [BOROUGH_NAMES[one] for one in range(BOROUGHS) if CENTRE >> one & 1]
        return Refusal("first_site", "L28", borough=name, centre=centre)


def sites(state: London) -> i64:
    """Where a marker may go: built on, without a marker, and in reach. L38: nowhere, where none is left."""
    if size(state.tubes) >= TUBES:
        return 0
    free = state.occupied() & ~state.tubes
    if not state.tubes:
        return free & AROUND_CENTRE
    reached: i64 = 0
    for one in range(BOROUGHS):
        if free >> one & 1 and (NEIGHBOURS[one] | BRIDGES[one]) & state.tubes:
            reached |= 1 << one
    return reached


def fee(state: London, borough: int) -> int:
    """What a marker costs there: nothing, or the river."""
    return BRIDGE_FEE if state.tubes and not NEIGHBOURS[borough] & state.tubes else 0
