"""What a game need not bring: French, a drawing of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from rookery.engine.plain import COLUMNS, draw_plainly
from rookery.engine.refusals import Refusal
from rookery.engine.view import Shown, View
from rookery.engine.words import Words, read_text


class Chest(Shown):
    """Something in a view."""

    coins: int
    owner: str | None


class Table(Shown):
    """A view."""

    night: int
    cards: list[int]
    chests: list[Chest]
    note: str


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package that speaks English only."""
    for name, text in {
        "words/en.json": '{"verb": {"run": "Run"}}', "rules/en.md": "**D1** Run.", "__init__.py": ""
    }.items():  # fmt: skip
        path = tmp_path / "plain_alley" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return "plain_alley"


def test_what_has_no_french_is_told_in_english(package: str) -> None:
    words = Words.read("fr", package, "rookery.engine")
    assert words.move("run", None) == "Run"
    assert words.say("and") == "et"
    assert read_text(package, "fr", "rules/{}.md") == "**D1** Run."


def test_another_language_is_refused(package: str) -> None:
    with pytest.raises(Refusal, match="no_such_language"):
        Words.read("de", package)


def test_a_table_is_drawn_as_an_outline() -> None:
    table = Table(night=2, cards=list(range(60)), chests=[Chest(coins=3, owner=None)], note="[old]")
    view = View(
        game="alley",
        seat=0,
        players=2,
        waiting=[0],
        moves=[],
        table=table,
        ending=None,
        returns=None,
        scores=None,
        goal=None,
    )
    lines = Text.from_markup(draw_plainly(view, None, Words("en", {}))).plain.splitlines()
    assert all(len(line) <= COLUMNS for line in lines)
    assert lines[0] == "  night: 2"
    assert lines[-5:] == ["  chests", "    0", "      coins: 3", "      owner: –", "  note: [old]"]
