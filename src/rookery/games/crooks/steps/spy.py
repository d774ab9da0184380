"""C13, C18: the Spy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.events import only
from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.crooks.moves import DECLINE, SPY, SPY_PLACES, SPY_TARGET, SPY_TARGETS
from rookery.games.crooks.pieces import FIRST_TARGET, PLACES, each_of, nickname
from rookery.games.crooks.steps.recruit import refuse_place

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks


class Spy(Step["Crooks"]):
    """C13: a look at all crooks of a place, or of a target; or none."""

    def legal(self, state: Crooks, seat: int) -> list[int]:
        return [*SPY_PLACES[state.places()], *SPY_TARGETS[state.secret_targets(seat)], DECLINE]

    def play(self, state: Crooks, seat: int, move: int) -> None:
        if move == DECLINE:
            state.decline(seat, self.rule)
        elif move < SPY_TARGET:
            place = move - SPY
            if state.told is not None:
                state.tell("spied", "C13", {"seat": seat, "where": PLACES[place]})
            state.look_into(seat, place, "C13")
        else:
            self.look_at(state, seat, move - SPY_TARGET)

    def look_at(self, state: Crooks, seat: int, target: int) -> None:
        """A look at a target; only those of others who lie face down are news."""
        number = FIRST_TARGET + target
        if state.told is not None:
            state.tell("spied", "C13", {"seat": seat, "where": number})
        for crook in each_of(state.rows.column(target) & state.down & ~state.rows.row(seat)):
            state.known.learn(seat, crook)
            if state.told is not None:
                owner = next(one for one in range(state.players) if state.rows.row(one) >> crook & 1)
                told: dict[str, object] = {"seat": seat, "owner": owner, "target": number, "card": crook + 1}
                state.tell("saw_crook", "C13", {**told, "crook": nickname(state.deck, crook)}, only(seat))

    def refuse(self, state: Crooks, seat: int, move: int) -> Refusal:
        if not SPY <= move < DECLINE:
            return Refusal("spy_first", "C13")
        if move >= SPY_TARGET:
            return Refusal("nothing_hidden", "C18", target=move - SPY_TARGET + FIRST_TARGET)
        return refuse_place(state, move - SPY, "C18")
