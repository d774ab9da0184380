"""The count: coins, what the chief of the district takes, and the second richest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.state import NONE
from rookery.engine.view import Goal, Score, score
from rookery.games.kids_of_london.pieces import DUMMY, HOURS

if TYPE_CHECKING:
    from rookery.games.kids_of_london.state import Kids


def winners(state: Kids) -> list[int]:
    """K11, K12, K15: the richest gangs of those not stripped; none when all are."""
    most = max(state.coins)
    second = NONE
    for coins in state.coins:
        if second < coins < most:
            second = coins
    return [gang for gang in range(state.gangs) if state.coins[gang] == second]


def stripped(state: Kids) -> list[int]:
    """K11: the richest gangs, once it is over."""
    most = max(state.coins)
    return [gang for gang in range(state.gangs) if state.coins[gang] == most] if state.hour == HOURS else []


def scores(state: Kids) -> list[Score]:
    """K11: each player's coins; once it is over, the richest lose them all and come last, behind who has none."""
    poor = stripped(state)
    sheets = []
    for seat in range(state.players):
        coins = state.coins[seat]
        if seat in poor:
            sheets.append(score(("coins", coins, "K4"), ("stripped", -coins, "K11"), last=True))
        else:
            sheets.append(score(("coins", coins, "K4")))
    return sheets


def ending(state: Kids) -> str:
    """K11, K12, K15: one winner, several, none, or the dummy."""
    won = winners(state)
    if not won:
        return "nobody"
    players = [gang for gang in won if gang < state.players]
    if not players:
        return "dummy"
    return "win" if len(players) == 1 else "shared"


def tell_end(state: Kids) -> None:
    """K11, K12, K15: who is stripped, and who wins."""
    for gang in stripped(state):
        state.tell("stripped", "K11", {"gang": gang, "count": state.coins[gang]})
    won = winners(state)
    players = [gang for gang in won if gang < state.players]
    if not won:
        state.tell("nobody_won", "K12", {})
    elif not players:
        state.tell("dummy_won", "K15", {"gang": DUMMY})
    else:
        state.tell("won", "K11", {"gangs": players, "count": len(players)})


def goal(state: Kids, seat: int | None) -> Goal:
    """K11: the second richest wins; whether one is, as the coins lie now."""
    most = max(state.coins)
    won = winners(state)
    if not won:
        return Goal("equal", {})
    if seat is None:
        return Goal("watching", {"gangs": won})
    if state.coins[seat] == most:
        return Goal("richest", {})
    if seat in won:
        return Goal("second", {})
    return Goal("behind", {"gangs": won, "count": state.coins[won[0]] - state.coins[seat]})
