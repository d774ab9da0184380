"""A question to everyone, in secret and at once: use your jack, or pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.assassin.moves import ONLY_PASS, USE, USE_OR_PASS
from rookery.games.assassin.pieces import CLUBS, SPADES
from rookery.games.assassin.steps.refuse import holds, refuse_other

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair


class Question(Step["Affair"]):
    """A2, A8: it is about the jacks that may be used now, a bit each; whoever has none of them passes."""

    def legal(self, state: Affair, seat: int) -> list[int]:
        jack = state.jacks[seat]
        return USE_OR_PASS[jack] if state.about >> jack & 1 else ONLY_PASS

    def refuse(self, state: Affair, seat: int, move: int) -> Refusal:
        jack = move - USE
        if SPADES < jack <= CLUBS and holds(state, seat, jack):
            return self.untimely(jack)
        may = state.about >> state.jacks[seat] & 1
        return refuse_other(state, seat, move, Refusal("answer_first" if may else "pass_first", self.rule))

    def untimely(self, jack: int) -> Refusal:
        """Why a jack that somebody holds is not for now."""
        raise NotImplementedError
