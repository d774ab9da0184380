"""What a game has that brings nothing of its own: no facts, secrets, goals, numbers; a table drawn as an outline."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

import msgspec

from rookery.engine.view import Shown, View
from rookery.engine.words import Words

COLUMNS = 80


class Facts(Shown):
    """Nothing stays the same."""


def no_facts(players: int, options: Mapping[str, object]) -> Facts:
    """A game without facts."""
    return Facts()


def no_secrets(state: Any, seat: int) -> Mapping[str, float]:
    """A game that names no secrets."""
    return {}


def no_names(facts: Any, words: Words) -> Mapping[str, Any]:
    """A game whose words have a name for every piece."""
    return {}


def no_goal(state: Any, seat: int | None) -> None:
    """A game that does not say where one stands."""


def no_inputs(players: int) -> list[tuple[str, int]]:
    """A game that tells nothing in numbers."""
    return []


def draw_plainly(view: View[Any], facts: Any, words: Words) -> str:
    """The table as an outline of its parts, by their names in the program."""
    return "\n".join(outline(msgspec.to_builtins(view.table), 1)).replace("[", r"\[")


def outline(node: Any, depth: int) -> Iterator[str]:
    """Lines for each part, with what is in it below."""
    indent = "  " * depth
    parts = node.items() if isinstance(node, dict) else enumerate(node)
    for name, value in parts:
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, dict) for one in value)):
            yield f"{indent}{name}"
            yield from outline(value, depth + 1)
        else:
            told = "  ".join(map(str, value)) if isinstance(value, list) else value
            line = f"{name}: {'–' if told in (None, '') else told}"
            yield from wrap(line, COLUMNS, initial_indent=indent, subsequent_indent=f"{indent}    ")
