"""Playing L'assassin habite au 21 at a page, one click a move."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator

from rookery.engine.words import Words
from tests.browser.person import Person, Press, click
from tests.browser.sayings import GAMES, game_words
from tests.table.client import Client
from tests.table.server import Server

PATIENT = 6_000
TRIES = 4
GONE = "piece => !piece.isConnected || !piece.classList.contains('lit')"


def words(language: str = "en") -> Words:
    """The words of the game."""
    return game_words(language, GAMES / "assassin")


def hand(person: Person) -> Locator:
    """My number cards."""
    return person.page.get_by_role("list", name=person.game.say("browser.hand")).get_by_role("button")


def play(person: Person, press: Press = click, last: bool = False) -> str:
    """Play the first lit piece, or the last one, and wait until that is done; how it was named."""
    piece = person.lit.last if last else person.lit.first
    name = str(piece.evaluate("piece => piece.ariaLabel || piece.innerText"))
    handle = piece.element_handle()
    for _ in range(TRIES):
        press(piece)
        with suppress(Error):  # late: a rival's card came at that moment, and the click was taken as seen enough of it
            person.page.wait_for_function(GONE, arg=handle, timeout=PATIENT)
            return name
    raise AssertionError(f"{name} stays lit")


def table_with(server: Server, jacks: set[str], players: int = 4, **options: int | bool) -> tuple[str, str]:
    """A table against bots at which I hold one of some jacks; a link to my seat, and the jack."""
    while True:
        made = server.table("me", *["random"] * (players - 1), game="assassin", options=options)
        with Client(server.address, made["table"], made["token"]) as me:
            jack = me.view_when(lambda view: True)["table"]["mine"]["jack"]
        if jack in jacks:
            link = server.post(f"/api/tables/{made['table']}/handover", token=made["token"])["link"]
            return f"/t/{made['table']}#link={link}", jack


def leaks(value: dict[str, Any], seat: int | None) -> bool:
    """Whether something in a message is another's secret: what they were given, a card before its time, their view."""
    if value.get("kind") in ("given", "laid") and value["args"]["seat"] != seat:
        return True
    if "mine" in value and "seats" in value:
        hidden = value["step"] == "lay" and not value["face_up"]
        laid = [one["laid"] for other, one in enumerate(value["seats"]) if other != seat]
        return (seat is None and value["mine"] is not None) or (hidden and not {*laid} <= {None, "hidden"})
    return value.get("game") == "assassin" and "seat" in value and "table" in value and value["seat"] != seat
