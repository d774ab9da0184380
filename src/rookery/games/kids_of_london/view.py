"""What a seat may see of the table. K10: what is discarded is not shown again."""

from __future__ import annotations

from rookery.engine.game import View
from rookery.games.kids_of_london.rules import CHOICES, HANDS, HOURS, NAMES, NOBODY, ROB, Kids


def view(state: Kids, seat: int | None) -> View:
    """The character of the hour, the gangs with their coins, and one's own children."""
    over = state.hour == HOURS
    tile = None if over else state.tiles[state.hour]
    most = max(state.coins)
    return {
        "hour": min(state.hour + 1, HOURS),
        "hours": HOURS,
        "tile": None if tile is None else NAMES[tile],
        "purse": None if tile is None else state.purses[tile],
        "gangs": [gang_view(state, gang, seat) for gang in range(state.gangs)],
        "stripped": [gang for gang in range(state.gangs) if state.coins[gang] == most] if over else [],
        "winners": state.winners() if over else [],
    }


def gang_view(state: Kids, gang: int, seat: int | None) -> View:
    """A gang: its coins for all to see, its cards for its own eyes until they are revealed."""
    child = NOBODY if state.hour == HOURS else state.sent[gang]
    dummy = gang >= state.players
    shown = gang == seat or dummy or state.revealed()
    chosen = state.chosen[gang]
    asked = bool(gang < state.players and state.choices[gang])
    return {
        "dummy": dummy,
        "coins": state.coins[gang],
        "children": HANDS[state.hands[gang]] if gang == seat else None,  # at home
        "out": child != NOBODY,
        "child": child if child != NOBODY and shown else None,
        "choosing": asked,
        "choice": CHOICES[chosen - ROB] if asked and gang == seat and chosen != NOBODY else None,
    }
