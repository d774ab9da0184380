"""The rulebook: numbered paragraphs in sections."""

from __future__ import annotations

from rookery.engine.rulebook import Rulebook

TEXT = """# A game

Some words before.

## A turn

**G1** Draw a card,
then play one.

**G2** No passing.

## The end

**G3** Most points win.
"""


def test_the_text_follows_the_options() -> None:
    text = "**G1** Play to {{goal}}.\n\n**G2** All choose {{open? in turn | at once}}.\n"
    for options, first, second in (
        ({"goal": 21, "open": False}, "21", "at once"),
        ({"goal": 5, "open": True}, "5", "in turn"),
    ):
        rules = Rulebook(text, options).rules
        assert [rule.text for rule in rules.values()] == [f"Play to {first}.", f"All choose {second}."]


def test_rules_by_number() -> None:
    rules = Rulebook(TEXT, {}).rules
    assert list(rules) == ["G1", "G2", "G3"]
    assert rules["G1"].text == "Draw a card, then play one."
    assert (rules["G2"].section, rules["G3"].section) == ("A turn", "The end")
