"""The count: coins, and what the chief of the district takes."""

from __future__ import annotations

from rookery.engine.game import Line, Score
from rookery.games.kids_of_london.rules import HOURS, Kids


def scores(state: Kids) -> list[Score]:
    """K11: each player's coins; once it is over, the richest lose them all."""
    most = max(state.coins)
    over = state.hour == HOURS
    sheets = []
    for coins in state.coins[: state.players]:
        lines = [Line("coins", coins, "K4")]
        if over and coins == most:
            lines.append(Line("stripped", -coins, "K11"))
        sheets.append(Score(tuple(lines)))
    return sheets


def ending(state: Kids) -> str:
    """K11, K12, K15: one winner, several, none, or the dummy."""
    winners = state.winners()
    if not winners:
        return "nobody"
    players = [gang for gang in winners if gang < state.players]
    if not players:
        return "dummy"
    return "win" if len(players) == 1 else "shared"
