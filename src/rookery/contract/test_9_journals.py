"""Law 9: recorded games play again to their recorded results, one for each way a game can end; tests name every rule.

A game that is new may do without either at first: that is only a warning.
"""

from __future__ import annotations

import ast
from pathlib import Path
from warnings import warn

from rookery.contract import UnfinishedWarning
from rookery.engine import journal
from rookery.engine.game import AnyGame
from rookery.engine.match import verify


def test_recorded_games_play_again_to_their_results(game: AnyGame, journals: tuple[Path, ...]) -> None:
    if not journals:
        warn(UnfinishedWarning(f"{game.name} has no recorded games yet"), stacklevel=1)
        return
    endings = set()
    for path in journals:
        match = verify(journal.load(path))
        assert match.journal().text() == path.read_text("utf-8")
        endings.add(game.ending(match.state))
    assert endings == set(game.words("en").keys("ending"))


def test_every_rule_is_named_by_a_test(game: AnyGame, proofs: tuple[Path, ...]) -> None:
    """Tests say which rules they prove: `@pytest.mark.rule("K7")`."""
    if not proofs:
        warn(UnfinishedWarning(f"{game.name} has no tests of its own yet"), stacklevel=1)
        return
    assert set(game.rulebook("en").rules) == {number for path in proofs for number in proved(path)}


def proved(path: Path) -> set[str]:
    """The rules that the tests in a file are marked with."""
    marks = [
        decorator
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Attribute)
        and decorator.func.attr == "rule"
    ]
    return {str(number.value) for mark in marks for number in mark.args if isinstance(number, ast.Constant)}
