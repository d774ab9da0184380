"""Makes what a seat may see of the table, as `view.py` has it: compiled, because every move is shown to everyone."""

from __future__ import annotations

from rookery.engine.state import NONE
from rookery.games.kids_of_london.count import stripped, winners
from rookery.games.kids_of_london.moves import CATALOGUE
from rookery.games.kids_of_london.pieces import CHARACTERS, CHIEF, HANDS, HOURS
from rookery.games.kids_of_london.state import Kids
from rookery.games.kids_of_london.view import Gang, Table


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
