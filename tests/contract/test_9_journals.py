"""Law 9: recorded games play again to their recorded results, one for each way a game can end."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

from rookery.engine import journal
from rookery.engine.game import AnyGame
from rookery.engine.match import verify
from tests.contract.positions import TESTS, journal_files


def test_recorded_games_play_again_to_their_results(game: AnyGame) -> None:
    endings = set()
    for path in journal_files(game):
        recorded = journal.load(path)
        match = verify(recorded)
        assert match.journal().text() == path.read_text("utf-8")
        endings.add(game.ending(match.state))
    assert endings == set(game.words("en").keys("ending"))


def test_every_rule_is_named_by_a_test(game: AnyGame) -> None:
    """Tests say which rules they prove: `@pytest.mark.rule("K7")`."""
    ours = TESTS / "games" / game.name
    folder = ours if ours.is_dir() else Path(str(files(game.package) / "tests"))
    assert set(game.rulebook("en").rules) == proved(folder)


def proved(folder: Path) -> set[str]:
    """The rules that the tests in a folder are marked with."""
    marks = [
        decorator
        for path in folder.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Attribute)
        and decorator.func.attr == "rule"
    ]
    return {str(number.value) for mark in marks for number in mark.args if isinstance(number, ast.Constant)}
