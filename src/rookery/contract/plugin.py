"""The pytest plugin: for which games the laws are tried, and where a game keeps its recorded games and its tests.

It is named on the command line (`-p rookery.contract.plugin`), or in a project's `addopts`. As an entry point it would
be loaded by every pytest run of everybody who has Rookery installed; in a conftest beside the laws, pytest would read
it only after the command line, and refuse `--game`.
"""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import settings

from rookery.engine import registry
from rookery.engine.game import AnyGame

settings.register_profile(
    "rookery", deadline=None, max_examples=60, print_blob=True, derandomize=bool(os.environ.get("CI"))
)
settings.load_profile("rookery")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", help="try Rookery's laws on this game only (may be repeated)")
    for name, what in (("journals", "recorded games"), ("tests", "tests")):
        told = f"the folder of a game's {what}, {{game}} being its name; where there is none, {name} in its package"
        parser.addini(f"rookery_{name}", told, type="string", default="")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of record that a test proves")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `game` runs for every registered one; with `players`, for every number of them."""
    if "game" not in metafunc.fixturenames:
        return
    games = [registry.find(name) for name in metafunc.config.getoption("--game") or registry.names()]
    if "players" in metafunc.fixturenames:
        pairs = [(game, players) for game in games for players in game.players]
        metafunc.parametrize(("game", "players"), pairs, ids=[f"{game.name}-{players}" for game, players in pairs])
    else:
        metafunc.parametrize("game", games, ids=[game.name for game in games])


@pytest.fixture
def journals(game: AnyGame, pytestconfig: pytest.Config) -> tuple[Path, ...]:
    """The recorded games of a game."""
    return tuple(sorted(folder(game, "journals", pytestconfig).glob("*.json")))


@pytest.fixture
def proofs(game: AnyGame, pytestconfig: pytest.Config) -> tuple[Path, ...]:
    """The tests of a game, which name the rules that they prove."""
    return tuple(sorted(folder(game, "tests", pytestconfig).rglob("test_*.py")))


def folder(game: AnyGame, name: str, config: pytest.Config) -> Path:
    """Where a game keeps something: where the configuration says, else in its package."""
    said = config.getini(f"rookery_{name}")
    place = config.rootpath / said.replace("{game}", game.name)
    return place if said and place.is_dir() else Path(str(files(game.package) / name))
