"""The front door for Python programs: start a game by name, go on with a saved one, and ask what could be done."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rookery.engine import journal, registry
from rookery.engine.match import Match, replay
from rookery.minds.hint import Hint, for_seat
from rookery.minds.review import Review
from rookery.minds.review import review as go_through


def start(game: str, players: int, options: Mapping[str, object] | None = None, seed: int | None = None) -> Match:
    """Start a game. Without a seed, one is drawn that nobody can guess."""
    return Match(registry.find(game), players, options, seed)


def load(path: str | Path) -> Match:
    """Go on with a saved game: its journal is played again."""
    return replay(journal.load(path))


def hint(match: Match, seat: int) -> Hint:
    """What a good player would do in a seat's place, from what that seat knows, and why. The match keeps that."""
    return for_seat(match, seat)


def review(match: Match, seat: int) -> Review:
    """A seat's finished game: what each decision was worth, knowing what it knew then; luck told from play."""
    return go_through(match, seat)
