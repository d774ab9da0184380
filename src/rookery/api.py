"""The front door for Python programs: start a game by name, or go on with a saved one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rookery.engine import journal, registry
from rookery.engine.match import Match, replay


def start(game: str, players: int, options: Mapping[str, object] | None = None, seed: int | None = None) -> Match:
    """Start a game. Without a seed, one is drawn that nobody can guess."""
    return Match(registry.find(game), players, options, seed)


def load(path: str | Path) -> Match:
    """Go on with a saved game: its journal is played again."""
    return replay(journal.load(path))
