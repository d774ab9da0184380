"""Law 8: everything has its French and its English, with equal placeholders, and fits a plain terminal.

French may come later: a game without any is told in English, and this is only a warning.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any
from warnings import warn

from rich.text import Text

from rookery.contract import UnfinishedWarning
from rookery.contract.positions import random_games, worth_a_look
from rookery.engine.game import AnyGame
from rookery.engine.rulebook import FOLLOWS
from rookery.engine.words import LANGUAGES, Words, placeholders

COLUMNS = 80


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


def test_both_languages_are_spoken(game: AnyGame) -> None:
    texts = [f"words/{language}.json" for language in LANGUAGES] + [f"rules/{language}.md" for language in LANGUAGES]
    missing = [text for text in texts if not (files(game.package) / text).is_file()]
    if missing == ["words/fr.json", "rules/fr.md"]:
        warn(UnfinishedWarning(f"{game.name} speaks no French yet"), stacklevel=1)
    else:
        assert missing == []


def test_both_languages_say_the_same(game: AnyGame) -> None:
    assert_alike(game.words("en"), game.words("fr"))


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
                    drawing = Text.from_markup(
                        game.draw(again.view(viewer), again.facts(), strict(game, language, players))
                    )
                    assert all(len(line) <= COLUMNS for line in drawing.plain.splitlines())
                    assert drawing.plain.strip()
                    goal = again.view(viewer).goal
                    assert goal is None or strict(game, language, players).say(f"goal.{goal.kind}", goal.args)
            if move >= 0:
                again.play(seat, move)


def test_every_refusal_in_the_code_has_words(game: AnyGame) -> None:
    words = game.words("en")
    found = reasons(Path(str(files(game.package))))
    assert {reason for reason in found if words.find(f"refusal.{reason}") is None} == set()


def test_every_fault_in_the_code_has_words(game: AnyGame) -> None:
    words = game.words("en")
    kinds = faults(Path(str(files(game.package))))
    assert {kind for kind in kinds if words.find(f"fault.{kind}") is None} == set()
    assert set(words.keys("fault")) <= kinds


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


def test_the_rules_follow_the_options(game: AnyGame) -> None:
    """`{{goal}}` is an option; `{{open? yes | no}}` is a yes-or-no, or an edition, which is one's own or not."""
    kinds = {option.name: isinstance(option.default, bool) or option.edition is not None for option in game.options}
    for language in LANGUAGES:
        path = files(game.package) / "rules" / f"{language}.md"
        if path.is_file():
            for name, yes, _ in FOLLOWS.findall(path.read_text("utf-8")):
                assert kinds.get(name) == bool(yes), f"{name} in {path}"
            for wishes in [{}, *({option.name: value} for option in game.options for value in option.values())]:
                text = game.rulebook(language, game.settle(wishes)).text
                assert "{{" not in text
                assert "}}" not in text


def test_the_rules_have_the_same_numbers(game: AnyGame) -> None:
    english, french = game.rulebook("en").rules, game.rulebook("fr").rules
    assert list(english) == list(french) != []
    letter = next(iter(english))[0]
    assert list(english) == [f"{letter}{number}" for number in range(1, len(english) + 1)]
