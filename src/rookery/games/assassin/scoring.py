"""The count of the match: what each player has scored, by the role he had."""

from __future__ import annotations

from rookery.engine.game import Line, Score
from rookery.games.assassin.pieces import (
    ASSASSIN,
    HEAD,
    OUTCOME,
    TRAITOR,
    UNITED_WON,
)
from rookery.games.assassin.rules import Affair


def scores(state: Affair) -> list[Score]:
    """A12, A16: the points of all deals, added up by role."""
    sheets = []
    for seat in range(state.players):
        sums = dict.fromkeys(("as_police", "as_assassin", "as_traitor", "united"), 0)
        for record in state.past:
            king, _, points = record[HEAD + 3 * seat : HEAD + 3 * seat + 3]
            kind = "as_assassin" if king == ASSASSIN else "as_traitor" if king == TRAITOR else "as_police"
            sums["united" if record[OUTCOME] == UNITED_WON else kind] += points
        if state.players == 4:
            del sums["united"]
        sheets.append(Score(tuple(Line(kind, sums[kind], "A16" if kind == "united" else "A12") for kind in sums)))
    return sheets


def ending(state: Affair) -> str:
    """A13: one winner, or several."""
    return "win" if len(state.winners()) == 1 else "shared"
