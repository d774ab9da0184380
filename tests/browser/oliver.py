"""Playing Oliver Twist at a page, one click a move, in haste: the longest ways end a round soonest."""

from __future__ import annotations

import re
from typing import Any

from rookery.engine.words import Words
from tests.browser.friends import Scripted
from tests.browser.person import Person, Press, click
from tests.browser.sayings import GAMES, anyhow, game_words

# The lit pieces: how each is named, and how many tokens its way would file.
PIECES = """all => all.map(one => [
  one.ariaLabel || one.innerText, Number(one.querySelector(".oliver_twist-Space-files")?.dataset.count ?? 0),
])"""
# What a move changes: the lit pieces, what can be done beside the streets, and the lair.
TABLE = """() => [
  ...[...document.querySelectorAll("main .lit")].map(one => one.ariaLabel || one.innerText),
  ...[...document.querySelectorAll(".oliver_twist-Cards-cards, .oliver_twist-Lair-lair")].map(one => one.innerText),
  document.querySelector("[role=log]")?.textContent.length,  // it grows, even where all else comes to look as before
].join()"""
SECRETS = ("given", "drew", "looked", "offered", "saw_burglaries", "kept")  # told to one seat only


def words(language: str = "en") -> Words:
    """The words of the game."""
    return game_words(language, GAMES / "oliver_twist")


def verb_of(name: str, game: Words) -> str:
    """Which move a piece makes, by its name."""
    plain = name.replace("\xa0", " ")
    return next(verb for verb in game.keys("verb") if re.search(anyhow(game.find(f"verb.{verb}") or ""), plain))


def pieces(person: Person) -> list[tuple[str, int]]:
    """The lit pieces: the verb of each, and how many tokens its way would file."""
    return [(verb_of(name, person.game), files) for name, files in person.lit.evaluate_all(PIECES)]


def play(person: Person, press: Press = click, tried: set[str] | None = None) -> str:
    """Play a lit piece and wait until that is done: a kind of move not tried yet, or else the longest way; its verb."""
    found = pieces(person)
    new = [tried is not None and verb not in tried for verb, _ in found]
    chosen = max(range(len(found)), key=lambda number: (new[number], found[number][1], number))
    before = person.page.evaluate(TABLE)
    press(person.lit.nth(chosen))
    person.page.wait_for_function(f"before => ({TABLE})() !== before", arg=before)
    if tried is not None:
        tried.add(found[chosen][0])
    return found[chosen][0]


def moves(friend: Scripted) -> list[str]:
    """What a friend without a page can do now."""
    view = friend.view if friend.to_move() else None
    return [str(move["verb"]) for move in view["moves"]] if view else []


def by_length(friend: Scripted) -> list[str]:
    """Their moves, the longest ways first."""
    ways = friend.view["table"]["ways"] if friend.view else []
    return [f"take {way[-1]}" for way in sorted(ways, key=len, reverse=True)]


def leaks(value: dict[str, Any], seat: int | None) -> bool:
    """Whether something in a message is another's secret: what they alone were told, their lair, looks and choices."""
    if value.get("kind") in SECRETS and value["args"]["seat"] != seat:
        return True
    if "mine" in value and "tokens" in value:
        mine = set() if seat is None else {*value["seats"][seat]["looked"]}
        theirs = {space for player in value["seats"] for space in player["looked"]} - mine
        seen = any(value["tokens"][space] != "?" for space in theirs)
        seen = seen or (value["sale"] is not None and value["mover"] != seat)
        rich = value["step"] != "over" and any(player["money"] is not None for player in value["seats"])
        return seen or rich or (seat is None and value["mine"] is not None)
    return value.get("game") == "oliver_twist" and "seat" in value and "table" in value and value["seat"] != seat
