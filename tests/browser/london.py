"""Playing London at a page, one click a move."""

from __future__ import annotations

import re
from typing import Any

from rookery.engine.words import Words
from tests.browser.person import Person, Press, click
from tests.browser.sayings import GAMES, anyhow, game_words

PATIENT = 20_000
# What a move always changes: what is lit, or the log.
NAME = """piece => (piece.querySelector(":scope > .aloud") || piece).textContent"""
MOMENT = f"""[document.querySelectorAll(".log-line").length,
  ...[...document.querySelectorAll("main .lit")].map({NAME})].join()"""
NAMES = f"pieces => pieces.map({NAME})"
SOON = ["three", "done", "flip", "new", "draw", "take", "discard", "spend"]  # verbs that bring the end near
BUILD = ["done", "flip", "play", "spend", "new", "draw", "discard", "three"]
RUN = ["activate", "flip", "spend", "draw", "discard", "done", "three"]
INVEST = ["invest", "draw", "discard", "three"]


def words(language: str = "en") -> Words:
    """The words of the game."""
    return game_words(language, GAMES / "london")


def play(person: Person, press: Press = click, wishes: list[str] = SOON) -> str:
    """Press the first lit piece of the verb wished most, or any, and wait until that is done; how it was named."""
    names: list[str] = person.lit.evaluate_all(NAMES)
    verbs = [re.compile(anyhow(person.game.find(f"verb.{verb}") or "")) for verb in wishes]
    named = ((place, name) for verb in verbs for place, name in enumerate(names) if verb.match(name))
    place, name = next(named, (0, names[0]))
    before = person.page.evaluate(MOMENT)
    press(person.lit.nth(place))
    person.page.wait_for_function(f"before => {MOMENT} !== before", arg=before, timeout=PATIENT)
    return name




def leaks(value: dict[str, Any], seat: int | None) -> bool:
    """Whether something in a message is another's secret: a card he drew unseen, what he looks at, his own view."""
    if value.get("kind") in ("dealt", "drew", "looked", "kept", "put_back") and value["args"]["seat"] != seat:
        return True
    return value.get("game") == "london" and "seat" in value and "table" in value and value["seat"] != seat
