"""L25: name the opponent who takes the poverty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.games.london.effects.texts import burden
from rookery.games.london.moves import INVEST, NAME
from rookery.games.london.steps.choice import Choice

if TYPE_CHECKING:
    from rookery.games.london.state import London


class Name(Choice):
    """Every opponent."""

    def legal(self, state: London, seat: int) -> list[int]:
        return [NAME + other for other in range(state.players) if other != seat]

    def play(self, state: London, seat: int, move: int) -> None:
        burden(state, move - NAME, state.kind_at(state.about))

    def refuse(self, state: London, seat: int, move: int) -> Refusal:
        if NAME <= move < INVEST:
            return Refusal("an_opponent", "L25")
        return super().refuse(state, seat, move)
