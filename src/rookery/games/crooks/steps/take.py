"""C2, C6, C12: take one of the crooks at the place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.events import all_but, only
from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.crooks.moves import SEND, TAKE
from rookery.games.crooks.pieces import PLACES, first_of, nickname
from rookery.games.crooks.steps.numbers import SENDING

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks


class Take(Step["Crooks"]):
    """C2: one crook leaves the pile; nobody else sees who."""

    def legal(self, state: Crooks, seat: int) -> list[int]:
        crooks = state.takeable(seat)
        moves: list[int] = []
        while crooks:
            moves.append(TAKE + first_of(crooks))
            crooks &= crooks - 1
        return moves

    def play(self, state: Crooks, seat: int, move: int) -> None:
        crook = move - TAKE
        place = state.place
        state.crook = crook
        state.piles[place] &= ~(1 << crook)
        state.sizes[place] -= 1
        if state.piles[place] and state.rows.full(seat):
            state.mustered = [*state.mustered, state.piles[place]]
        state.known.learn(seat, crook)
        state.owe(SENDING, seat)
        if state.told is not None:
            where = PLACES[place]
            told: dict[str, object] = {"seat": seat, "place": where, "card": crook + 1}
            state.tell("took", "C2", {**told, "crook": nickname(state.deck, crook)}, only(seat))
            state.tell("took_somebody", "C2", {"seat": seat, "place": where}, all_but(seat))

    def refuse(self, state: Crooks, seat: int, move: int) -> Refusal:
        if not TAKE <= move < SEND:
            return Refusal("take_first", "C2", place=PLACES[state.place])
        crook = move - TAKE
        if not state.piles[state.place] >> crook & 1:
            return Refusal("not_there", "C2", card=crook + 1, place=PLACES[state.place])
        full = state.rows.full(seat)
        return Refusal("cannot_take", "C6" if full else "C12", card=crook + 1, why="full_row" if full else "kingpin")
