"""L2, L5: draw a card, from the deck or from the Display; each draw is a choice of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import ASK, LAPSE
from rookery.games.london.moves import DONE, DRAW, DRAWS, KEEP, TAKE, TAKES
from rookery.games.london.pieces import FREE_DRAW
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.choice import Choice, any_displayed, filled, no_card_there

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Draw(Choice):
    """The deck, and every card of the Display. L6: or no more, where that is one's own affair."""

    def forced(self, state: London, seat: int) -> int:
        return ASK if state.left or any_displayed(state) else LAPSE

    def lapse(self, state: London, seat: int) -> None:
        state.draws = 0
        if state.told is not None:
            state.tell("nothing_to_draw", "L2", {"seat": seat})

    def legal(self, state: London, seat: int) -> list[int]:
        moves = (DRAWS if state.left else TAKES)[filled(state)]
        return [*moves, DONE] if free(state) else moves

    def play(self, state: London, seat: int, move: int) -> None:
        if move == DONE:
            state.draws = 0
            return
        state.draws -= 1
        if state.draws:
            state.owe(to.DRAW, seat)
        if move == DRAW:
            state.draw_card(seat, "L2")
        else:
            state.take_card(seat, move - TAKE, "L2")

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        if move == DRAW:
            return Refusal("deck_empty", "L2")
        if move == DONE:
            return Refusal("must_draw", "L2")
        refusal = no_card_there(state, move) if TAKE <= move < KEEP else None
        return refusal or super().refuse(state, seat, move)


def free(state: London) -> bool:
    """L6: whether these are the first draws of a turn, with Parliament in view."""
    return bool(state.mine.powers & FREE_DRAW) and state.next_step() == to.ACT
