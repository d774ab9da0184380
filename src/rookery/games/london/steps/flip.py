"""L18, L19: flip the card that was activated, or spare it by flipping a Hospital instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.state import NONE
from rookery.engine.steps import ASK
from rookery.games.london.moves import EITHER, FLIP
from rookery.games.london.pieces import CARD_NAMES, POWER, SPARES
from rookery.games.london.steps.choice import Choice

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Flip(Choice):
    """Spare it, or not; without a Hospital in view, the card is flipped."""

    def forced(self, state: London, seat: int) -> int:
        return ASK if state.mine.powers & SPARES else FLIP

    def legal(self, state: London, seat: int) -> list[int]:
        return EITHER

    def play(self, state: London, seat: int, move: int) -> None:
        pile: int = state.about
        if move == FLIP:
            state.turn_over(seat, pile)
            return
        mine = state.mine
        healer = find_healer(state)
        mine.spared |= 1 << pile
        mine.used |= 1 << healer
        if state.told is not None:
            card, by = state.kind_at(pile), state.kind_at(healer)
            state.tell("spared", "L19", {"seat": seat, "card": CARD_NAMES[card], "by": CARD_NAMES[by]})
        state.turn_over(seat, healer)


def find_healer(state: London) -> int:
    """The first pile of the turn's player with an unflipped card on top that spares others."""
    mine = state.mine
    for pile in range(len(mine.tops)):
        if POWER[state.kind_at(pile)] & SPARES and not mine.flipped >> pile & 1:
            return pile
    return NONE
