"""A game's rules by number: sections of paragraphs, each opening with its number in bold.

What an option changes, the text follows: `{{goal}}` is the value of an option, and `{{open? in turn | at once}}` says
the one where a yes-or-no is yes, the other where it is no; for an edition, the one where it is a player's own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

PARAGRAPH = re.compile(r"\*\*([A-Z]\d+)\*\*\s+(.*)", re.DOTALL)
FOLLOWS = re.compile(r"{{(\w+)(?:\?([^|}]*)\|([^}]*))?}}")


@dataclass(frozen=True)
class Rule:
    """A numbered paragraph and the section it stands in."""

    number: str
    section: str
    text: str


class Rulebook:
    """The rules read from Markdown, for a game with some options; `text` is the whole of it."""

    def __init__(self, text: str, options: Mapping[str, object]) -> None:
        self.text = FOLLOWS.sub(lambda found: follow(found, options), text)
        self.rules: dict[str, Rule] = {}
        section = ""
        for block in re.split(r"\n\s*\n", self.text):
            block = block.strip()
            if block.startswith("#"):
                section = block.lstrip("# ")
            elif match := PARAGRAPH.fullmatch(block):
                self.rules[match[1]] = Rule(match[1], section, " ".join(match[2].split()))


def follow(found: re.Match[str], options: Mapping[str, object]) -> str:
    """What the text says where an option is followed."""
    name, yes, no = found.groups()
    value = options[name]
    if yes is None:
        return str(value)
    return (yes if value else no).strip()
