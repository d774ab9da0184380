"""Finds the installed games, by entry points, so that anybody can add one."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from rookery.engine.game import AnyGame
from rookery.engine.refusals import Refusal

GROUP = "rookery.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def names() -> list[str]:
    """The names of the installed games."""
    return list(_entries())


@cache  # an entry point imports anew each time it is asked
def find(name: str) -> AnyGame:
    """The game of that name."""
    entry = _entries().get(name)
    if entry is None:
        near = get_close_matches(name, names(), 1, 0.4)
        raise Refusal("no_such_game", game=name, games=", ".join(near or names()))
    game: AnyGame = entry.load()
    return game


def all_games() -> list[AnyGame]:
    """All installed games."""
    return [find(name) for name in names()]
