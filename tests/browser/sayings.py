"""What the page says, read from the files it reads, so that a label can be worded anew without a test to mend."""

from __future__ import annotations

import json
import re
from pathlib import Path

from rookery.engine.words import PLACEHOLDER, Words

ROOT = Path(__file__).parent.parent.parent
GAMES = ROOT / "src" / "rookery" / "games"


def shell_words(language: str) -> Words:
    """The words of the shell."""
    return read(language, ROOT / "web" / "src" / "shell" / "words")


def game_words(language: str, folder: Path = GAMES / "kids_of_london") -> Words:
    """The words of a game, those of the engine below them."""
    return read(language, folder / "words").over(Words.read(language, "rookery.engine"))


def read(language: str, folder: Path) -> Words:
    """The words in a folder."""
    return Words(language, json.loads((folder / f"{language}.json").read_text("utf-8")))


def anyhow(sentence: str) -> str:
    """A sentence as a pattern, whatever is put into its placeholders."""
    return ".+".join(re.escape(part) for part in PLACEHOLDER.split(sentence)[:: PLACEHOLDER.groups + 1])


def verbs(words: Words) -> re.Pattern[str]:
    """Any move of the game, by its name."""
    return re.compile("|".join(anyhow(words.find(f"verb.{verb}") or "") for verb in words.keys("verb")))
