"""A game's rules by number: sections of paragraphs, each opening with its number in bold."""

from __future__ import annotations

import re
from dataclasses import dataclass

PARAGRAPH = re.compile(r"\*\*([A-Z]\d+)\*\*\s+(.*)", re.DOTALL)


@dataclass(frozen=True)
class Rule:
    """A numbered paragraph and the section it stands in."""

    number: str
    section: str
    text: str


class Rulebook:
    """The rules read from Markdown; `text` is the whole of it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rules: dict[str, Rule] = {}
        section = ""
        for block in re.split(r"\n\s*\n", text):
            block = block.strip()
            if block.startswith("#"):
                section = block.lstrip("# ")
            elif match := PARAGRAPH.fullmatch(block):
                self.rules[match[1]] = Rule(match[1], section, " ".join(match[2].split()))
