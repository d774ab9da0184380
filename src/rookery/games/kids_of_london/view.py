"""What a seat may see of the table. K10: what is discarded is not shown again."""

from __future__ import annotations

from rookery.engine.game import Options
from rookery.engine.state import NONE
from rookery.engine.view import Shown
from rookery.games.kids_of_london.count import stripped, winners
from rookery.games.kids_of_london.moves import CATALOGUE
from rookery.games.kids_of_london.pieces import CHARACTERS, CHIEF, HANDS, HOURS, PURSE_OF, Character
from rookery.games.kids_of_london.state import Kids


class Gang(Shown):
    """A gang: its coins for all to see, its cards for its own eyes until they are revealed."""

    dummy: bool
    coins: int
    children: list[int] | None  # at home; for its own seat
    out: bool  # whether its child of this hour is on the street
    child: int | None
    arrested: bool  # K2: the child is a chief, and not the only one
    choosing: bool  # whether it chooses in this hour what to take
    choice: str | None  # what it has chosen; for its own seat


class Table(Shown):
    """The hour and its character, and the gangs."""

    hour: int
    tile: Character | None  # none once it is over
    gangs: list[Gang]
    stripped: list[int]
    winners: list[int]


class Facts(Shown):
    """The hours of the day, and what each character carries."""

    hours: int
    purses: dict[Character, int]


def facts(players: int, options: Options) -> Facts:
    """What stays the same for a whole game."""
    purses = {name: int(options[purse]) for name, purse in zip(CHARACTERS, PURSE_OF, strict=True)}
    return Facts(hours=HOURS, purses=purses)


def view(state: Kids, seat: int | None) -> Table:
    """The character of the hour, the gangs with their coins, and one's own children."""
    over = state.hour == HOURS
    return Table(
        hour=min(state.hour + 1, HOURS),
        tile=None if over else CHARACTERS[state.tiles[state.hour]],
        gangs=[gang_view(state, gang, seat) for gang in range(state.gangs)],
        stripped=stripped(state),
        winners=winners(state) if over else [],
    )


def gang_view(state: Kids, gang: int, seat: int | None) -> Gang:
    """A gang as a seat sees it."""
    child = NONE if state.hour == HOURS else state.sent[gang]
    dummy = gang >= state.players
    revealed = bool(state.choosing)  # then somebody chooses between tile and card
    shown = gang == seat or dummy or revealed
    chosen = state.chosen[gang]
    asked = bool(state.choosing >> gang & 1)
    return Gang(
        dummy=dummy,
        coins=state.coins[gang],
        children=HANDS[state.hands[gang]] if gang == seat else None,
        out=child != NONE,
        child=child if child != NONE and shown else None,
        arrested=revealed and child == CHIEF and list(state.sent).count(CHIEF) > 1,
        choosing=asked,
        choice=CATALOGUE.verb(chosen) if asked and gang == seat and chosen != NONE else None,
    )
