"""Playing Crooks at a page, one click a move."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from rookery.engine.words import Words
from tests.browser.person import Person, Press, click
from tests.browser.sayings import GAMES, game_words

NAME = "piece => piece.ariaLabel || piece.innerText"
DONE = f"([piece, name]) => !piece.isConnected || !piece.matches('.lit') || ({NAME})(piece) !== name"


def words(language: str = "en") -> Words:
    """The words of the game."""
    return game_words(language, GAMES / "crooks")


def look(person: Person) -> Locator:
    """The window of a look that is theirs alone."""
    return person.page.get_by_role("dialog").filter(has_text=person.game.say("browser.only_you"))


def asked(person: Person) -> bool:
    """Whether they are to move: waits until that, or the end, can be seen; a look is put away."""
    person.lit.first.or_(person.sheet).or_(look(person)).first.wait_for()
    if look(person).count():
        person.page.keyboard.press("Escape")
        look(person).wait_for(state="hidden")
    return person.asked()


def piece(person: Person, verb: str, what: int | str | None = None) -> Locator:
    """A lit piece by its move."""
    name = person.game.move(verb, what)
    return person.lit.and_(person.page.get_by_role("button", name=name))


def play(person: Person, piece: Locator, press: Press = click) -> str:
    """Play a lit piece, and wait until that is done; how it was named."""
    name = str(piece.evaluate(NAME))
    handle = piece.element_handle()
    press(piece)
    person.page.wait_for_function(DONE, arg=[handle, name])
    return name


def edition(*abilities: str) -> str:
    """Values of one's own: the kingpin, and crooks of level 5 who have these abilities in turn, all in one gang."""
    rows = [f"{card},5,0,outfit,{abilities[card % len(abilities)]},no" for card in range(2, 33)]
    return "\n".join(["id,level,modifier,gangs,ability,attested", "1,10,0,,kingpin,no", *rows, ""])


def leaks(value: dict[str, Any], seat: int | None) -> bool:
    """Whether something in a message is another's secret: who is at a place, in a hand or face down, their own view."""
    if value.get("kind") in ("saw_place", "saw_crook", "took", "hid") and value["args"]["seat"] != seat:
        return True
    if "looking" in value and "holding" in value:
        if value["turn"] != seat or seat is None:
            return value["looking"] is not None or value["hand"] is not None
        return False
    if "stacks" in value and "leaders" in value:
        others = [stack for stack in value["stacks"] if stack["seat"] != seat]
        return any(stack["down"] and stack["cards"][0] is not None for stack in others)
    return value.get("game") == "crooks" and "seat" in value and "table" in value and value["seat"] != seat
