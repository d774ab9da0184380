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


def test_rules_by_number() -> None:
    rules = Rulebook(TEXT).rules
    assert list(rules) == ["G1", "G2", "G3"]
    assert rules["G1"].text == "Draw a card, then play one."
    assert (rules["G2"].section, rules["G3"].section) == ("A turn", "The end")
