"""The score sheet, and how a game ended."""

from __future__ import annotations

from rookery.engine.game import Line, Score
from rookery.games.crooks.cards import FIRST_TARGET, GANGS, TARGETS
from rookery.games.crooks.count import LINES, count, totals
from rookery.games.crooks.rules import Crooks

KINDS = [*[f"target_{FIRST_TARGET + target}" for target in range(TARGETS)], *GANGS]


def scores(state: Crooks) -> list[Score]:
    """C15, C16: each player's points from every target and every gang, as if all were revealed now."""
    points = count(state.deck, state.where, state.players)
    return [
        Score(
            tuple(
                Line(kind, points[seat * LINES + line], "C15" if line < TARGETS else "C16")
                for line, kind in enumerate(KINDS)
            )
        )
        for seat in range(state.players)
    ]


def ending(state: Crooks) -> str:
    """C17: by points, by money among those tied, or shared."""
    points = totals(count(state.deck, state.where, state.players), state.players)
    if len(state.winners()) > 1:
        return "shared"
    return "win" if points.count(max(points)) == 1 else "money"
