"""A burglary (O18): a card for the house and one for each kind of tool, of which one is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.events import all_but, only
from rookery.engine.refusals import Refusal
from rookery.engine.steps import ASK, Step
from rookery.games.oliver_twist.moves import KEEPS, MOVE_KEEP
from rookery.games.oliver_twist.steps.discard import tool_kinds
from rookery.games.oliver_twist.steps.numbers import OWE_DISCARD, OWE_KEEP

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Keep(Step["Twist"]):
    """One card stays face down with the player; the others are shuffled back."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        return KEEPS[len(state.drawn)]

    def forced(self, state: Twist, seat: int) -> int:
        """Without a tool there is no choice."""
        return MOVE_KEEP if len(state.drawn) == 1 else ASK

    def play(self, state: Twist, seat: int, move: int) -> None:
        card = state.drawn[move - MOVE_KEEP]
        if len(state.drawn) > 1:
            cards = state.burglaries + [other for other in state.drawn if other != card]
            state.dice.shuffle(cards)
            state.burglaries = cards
        state.drawn = []
        state.keep(seat, card)
        if state.told is not None:
            state.tell("kept", "O18", {"seat": seat, "pounds": state.parts.burglaries[card]}, only(seat))
            state.tell("kept_hidden", "O18", {"seat": seat}, all_but(seat))

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        return Refusal("keep_first", self.rule)


def burgle(state: Twist, seat: int) -> None:
    """Draw; then a card is kept, and a tool lost."""
    count = 1 + tool_kinds(state, seat).bit_count()
    drawn = state.burglaries[-count:]
    drawn.sort()
    state.burglaries = state.burglaries[:-count]
    state.drawn = drawn
    seen = 0
    for card in drawn:
        seen |= 1 << card
    if state.kept:
        state.rule_out(seat, seen)
    if state.told is not None:
        cards = [state.parts.burglaries[card] for card in drawn]
        state.tell("burgled", "O18", {"seat": seat, "count": count})
        state.tell("saw_burglaries", "O18", {"seat": seat, "cards": cards}, only(seat))
    state.owe(OWE_DISCARD, seat)
    state.owe(OWE_KEEP, seat)
