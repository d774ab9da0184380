"""L18: a card that was activated, and paid for, takes effect; there is nothing to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.steps import LAPSE
from rookery.games.london.effects.icons import take_gains
from rookery.games.london.steps.choice import Choice

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Effect(Choice):
    """The gains and the text of the card on a pile."""

    def forced(self, state: London, seat: int) -> int:
        return LAPSE

    def lapse(self, state: London, seat: int) -> None:
        take_gains(state, state.about)
