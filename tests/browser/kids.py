"""Playing Kids of London at a page, one click a move."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.person import Person, Press, click


def cards(person: Person) -> Locator:
    """The children at home."""
    return person.page.get_by_role("list", name=person.game.say("browser.hand")).get_by_role("button")


def hand(person: Person) -> list[int]:
    """The children at home, by their numbers."""
    person.page.get_by_role("region", name=person.game.say("name")).wait_for()
    names = cards(person).evaluate_all("all => all.map(one => one.ariaLabel)")
    return [int(re.sub(r"\D", "", name)) for name in names]


def child(person: Person, number: int) -> Locator:
    """A child in the hand, when it can be sent."""
    return person.lit.and_(person.page.get_by_role("button", name=person.game.move("send", number), exact=True))


def send(person: Person, number: int, press: Press = click) -> None:
    """Send a child, and wait until it has left home."""
    press(child(person, number))
    expect(child(person, number)).to_have_count(0)


def play(person: Person, press: Press = click) -> str:
    """Play the first lit piece, and wait until that is done; how it was named."""
    piece = person.lit.first
    name = str(piece.evaluate("piece => piece.ariaLabel || piece.innerText"))
    if (
        person.page.get_by_role("list", name=person.game.say("browser.hand")).get_by_role("button").and_(piece)
    ).count():
        send(person, int(re.sub(r"\D", "", name)), press)
    else:
        press(piece)
        verb = next(verb for verb in ("rob", "steal", "spare") if person.game.move(verb, None) in name)
        expect(person.lit.filter(has_text=person.game.move(verb, None))).to_have_count(0)
    return name


def play_out(person: Person, press: Press = click) -> None:
    """Play to the score sheet."""
    while person.asked():
        play(person, press)


def together(*people: Person) -> None:
    """Play to the score sheet, whoever is asked."""
    while not all(person.sheet.is_visible() for person in people):
        for person in people:
            if person.lit.count():
                play(person)


def plate(person: Person, name: str) -> Locator:
    """A gang at the table, by its player's name."""
    return person.page.locator(".kids_of_london-GangPlate-gang").filter(has=person.page.get_by_text(name, exact=True))


def leaks(value: dict[str, Any], seat: int | None) -> bool:
    """Whether something in a message is another gang's secret: a child or choice before its time, or who is at home."""
    if value.get("kind") in ("sent", "chose") and value["args"]["gang"] != seat:
        return True
    if isinstance(gangs := value.get("gangs"), list) and all(isinstance(gang, dict) for gang in gangs):
        revealed = all(gang["out"] for gang in gangs)
        for number, gang in enumerate(gangs):
            open_hand = gang["children"] is not None or gang["choice"] is not None
            open_child = gang["child"] is not None and not revealed and not gang["dummy"]
            if number != seat and (open_hand or open_child):
                return True
    return False
