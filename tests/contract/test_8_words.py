"""Law 8: everything has its French and its English, with equal placeholders, and fits a plain terminal."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

import rookery
from rookery.engine.game import AnyGame
from rookery.engine.words import LANGUAGES, Words, placeholders
from tests.contract.positions import random_games, worth_a_look

COLUMNS = 80
SHARED = ["rookery.engine", "rookery.terminal"]


class Strict(Words):
    """Words that fail where a sentence or an argument is missing."""

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        said = super().say(key, args)
        assert self.find(key) or self.find(f"{key}_other"), f"no words for {key} in {self.language}"
        assert "{{" not in said, f"missing argument: {said}"
        return said


def strict(game: AnyGame, language: str, players: int) -> Strict:
    words = game.words(language)
    return Strict(language, *words.trees, seats=words.seated(players).seats)


def sentences(tree: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from sentences(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def assert_alike(one: Words, other: Words) -> None:
    ours, theirs = dict(sentences(one.trees[0])), dict(sentences(other.trees[0]))
    assert set(ours) == set(theirs)
    for key, sentence in ours.items():
        assert sentence.strip(), key
        assert placeholders(sentence) == placeholders(theirs[key]), key
        if key.endswith("_one"):
            assert key.removesuffix("_one") + "_other" in ours


def test_both_languages_say_the_same(game: AnyGame) -> None:
    assert_alike(game.words("en"), game.words("fr"))


@pytest.mark.parametrize("package", SHARED)
def test_shared_words_say_the_same(package: str) -> None:
    assert_alike(Words.read("en", package), Words.read("fr", package))


def test_name_verbs_and_options_have_words(game: AnyGame) -> None:
    for language in LANGUAGES:
        words = strict(game, language, game.players[-1])
        assert words.say("name")
        assert words.say("summary")
        assert words.say("length")
        for move in range(len(game.catalogue)):
            assert words.move(game.catalogue.verb(move), game.catalogue.piece(move))
        for option in game.options:
            assert words.say(f"option.{option.name}")


def test_every_event_and_every_view_can_be_told(game: AnyGame, players: int) -> None:
    for match in random_games(game, players, 4):
        for language in LANGUAGES:
            words = strict(game, language, players)
            for event in [event for told in match.log for event in told]:
                assert words.event(event.kind, event.args)


def test_the_drawing_fits_the_terminal(game: AnyGame, players: int) -> None:
    for match in random_games(game, players, 2):
        again = type(match)(game, players, match.options, match.seed, "nonce")
        for seat, move in [*match.moves, (0, -1)]:
            for language in LANGUAGES if worth_a_look(len(again.moves)) or again.over else ():
                for viewer in [None, *range(players)]:
                    drawing = Text.from_markup(game.draw(again.view(viewer), strict(game, language, players)))
                    assert all(len(line) <= COLUMNS for line in drawing.plain.splitlines())
                    assert drawing.plain.strip()
            if move >= 0:
                again.play(seat, move)


def test_every_refusal_in_the_code_has_words(game: AnyGame) -> None:
    known = [game.words("en"), *(Words.read("en", package) for package in SHARED)]
    for reason in reasons(Path(str(files(game.package)))):
        assert any(words.find(f"refusal.{reason}") for words in known), reason


def test_every_fault_in_the_code_has_words(game: AnyGame) -> None:
    words = game.words("en")
    kinds = faults(Path(str(files(game.package))))
    assert {kind for kind in kinds if words.find(f"fault.{kind}") is None} == set()
    assert set(words.keys("fault")) <= kinds


def test_every_fault_of_the_generic_code_has_words() -> None:
    engine = Path(rookery.__file__).parent / "engine"
    assert faults(engine) == set(Words.read("en", "rookery.engine").keys("fault"))


def test_every_refusal_of_the_generic_code_has_words() -> None:
    known = [Words.read("en", package) for package in SHARED]
    folder = Path(rookery.__file__).parent
    found = set().union(*(reasons(path) for path in folder.iterdir() if path.is_dir() and path.name != "games"))
    assert {reason for reason in found if not any(words.find(f"refusal.{reason}") for words in known)} == set()
    assert {key for words in known for key in words.keys("refusal")} == found | {"not_legal"}


def reasons(folder: Path) -> set[str]:
    """The reasons for which some code refuses something."""
    made = [call for call in calls(folder) if isinstance(call.func, ast.Name) and call.func.id == "Refusal"]
    return {str(call.args[0].value) for call in made if isinstance(call.args[0], ast.Constant)}


def faults(folder: Path) -> set[str]:
    """What some code finds wrong with a text: the second argument of `Faults.note`."""
    noted = [call for call in calls(folder) if isinstance(call.func, ast.Attribute) and call.func.attr == "note"]
    return {str(call.args[1].value) for call in noted if isinstance(call.args[1], ast.Constant)}


def calls(folder: Path) -> list[ast.Call]:
    """All calls in some code."""
    trees = [ast.parse(path.read_text("utf-8")) for path in folder.rglob("*.py")]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def test_the_rules_have_the_same_numbers(game: AnyGame) -> None:
    english, french = game.rulebook("en").rules, game.rulebook("fr").rules
    assert list(english) == list(french) != []
    letter = next(iter(english))[0]
    assert list(english) == [f"{letter}{number}" for number in range(1, len(english) + 1)]
