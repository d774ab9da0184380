"""The two decisions of an hour: whom to send, and what to take at the tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rookery.engine.events import all_but, only
from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.kids_of_london.moves import CATALOGUE, CHOICES, ROB, SEND, SENDS, SPARE

if TYPE_CHECKING:
    from rookery.games.kids_of_london.state import Kids

SEND_OUT: Final = 0
CHOOSE: Final = 1


class SendOut(Step["Kids"]):
    """K1: a child leaves in secret; when all have, they are revealed."""

    def legal(self, state: Kids, seat: int) -> list[int]:
        return SENDS[state.hands[seat]]

    def play(self, state: Kids, seat: int, move: int) -> None:
        child = move - SEND
        state.hands[seat] &= ~(1 << child)
        state.sent[seat] = child
        if state.told is not None:
            state.tell("sent", "K1", {"gang": seat, "child": child}, only(seat))
            state.tell("sent_somebody", "K1", {"gang": seat}, all_but(seat))
        if not state.owing:
            state.reveal()

    def refuse(self, state: Kids, seat: int, move: int) -> Refusal:
        return Refusal("child_gone", "K1", child=move - SEND) if move < ROB else Refusal("send_first", "K1")


class Choose(Step["Kids"]):
    """K5, K6, K9: an answer, kept secret until all are in."""

    def legal(self, state: Kids, seat: int) -> list[int]:
        return CHOICES[state.about]

    def play(self, state: Kids, seat: int, move: int) -> None:
        state.chosen[seat] = move
        if state.told is not None:
            rule = state.rule_of_choice()
            state.tell("chose", rule, {"gang": seat, "choice": CATALOGUE.verb(move)}, only(seat))
            state.tell("chose_something", rule, {"gang": seat}, all_but(seat))
        if not state.owing:
            state.take_all()

    def refuse(self, state: Kids, seat: int, move: int) -> Refusal:
        if move < ROB:
            return Refusal("choose_first", state.rule_of_choice())
        return Refusal("not_an_actor", "K9") if move == SPARE else Refusal("not_the_lowest", "K4")


STEPS: Final[list[Step[Any]]] = [SendOut(SEND_OUT, "send", "K1"), Choose(CHOOSE, "choose", "K4")]
