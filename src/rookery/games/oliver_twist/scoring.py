"""The count of the game: where each player's pounds came from, and how it ended."""

from __future__ import annotations

from rookery.engine.game import Line, Score
from rookery.games.oliver_twist.pieces import LINE_RULES, LINES
from rookery.games.oliver_twist.rules import Twist
from rookery.games.oliver_twist.steps.rounds import loot, winners


def scores(state: Twist) -> list[Score]:
    """The ledger of the two rounds, then the burglary cards (O19)."""
    sheets = []
    for seat in range(state.players):
        sums = state.ledger[seat * len(LINES) : (seat + 1) * len(LINES)]
        lines = [Line(kind, pounds, rule) for kind, pounds, rule in zip(LINES, sums, LINE_RULES, strict=True)]
        sheets.append(Score((*lines, Line("burglaries", loot(state, seat), "O19"))))
    return sheets


def ending(state: Twist) -> str:
    """O19: one winner, or several."""
    return "win" if len(winners(state)) == 1 else "shared"
