"""What all tests share: the games that are registered, and how Hypothesis explores."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from rookery.engine import registry

settings.register_profile("here", deadline=None, max_examples=60, print_blob=True)
settings.register_profile("ci", settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="test only this game's contract (may be repeated)")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `game` runs for every registered one; with `players`, for every number of them."""
    names = metafunc.config.getoption("--game") or registry.names()
    games = [registry.find(name) for name in names]
    if "players" in metafunc.fixturenames and "game" in metafunc.fixturenames:
        pairs = [(game, players) for game in games for players in game.players]
        metafunc.parametrize(("game", "players"), pairs, ids=[f"{game.name}-{players}" for game, players in pairs])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
