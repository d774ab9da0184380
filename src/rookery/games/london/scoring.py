"""The score sheet: every line of L33 for every player, and how the game ended (L34)."""

from __future__ import annotations

from rookery.engine.game import Line, Score
from rookery.games.london.count import BUILDINGS, CASH, LANDS, POOR, TAKEN, TUBED, UNPAID, decided_by, tally
from rookery.games.london.rules import London

LINES = {
    "cash": CASH,
    "boroughs": LANDS,
    "underground": TUBED,
    "buildings": BUILDINGS,
    "taken": TAKEN,
    "loans": UNPAID,
    "poverty": POOR,
}
ENDINGS = ["points", "poverty", "boroughs", "card", "shared"]


def scores(state: London) -> list[Score]:
    """Everybody's points, as if the game ended now."""
    return [Score(tuple(Line(kind, count[place], "L33") for kind, place in LINES.items())) for count in tally(state)]


def ending(state: London) -> str:
    """By points, by one of the ties' rules, or shared."""
    return ENDINGS[decided_by(state)]
