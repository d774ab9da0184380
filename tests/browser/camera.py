"""A camera for docs/pictures: a person on a desk who reads English, or on a phone who reads French."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Browser

from rookery.engine.words import Words
from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.sayings import ROOT
from tests.table.server import Server

PICTURES = ROOT / "docs" / "pictures"


@dataclass
class Camera:
    """Takes pictures of one kind: on a desk, or on a phone."""

    browser: Browser
    server: Server
    kind: str
    language: str
    size: tuple[int, int]

    def person(self, game: Words | None = None, reduced: bool = False) -> Person:
        """Somebody to look over the shoulder of."""
        context = chromium.profile(self.browser, self.server.address, self.language, self.size, reduced=reduced)
        return Person(context.new_page(), self.language, game)

    def take(self, person: Person, name: str) -> None:
        """Take a picture of what they see."""
        person.page.mouse.move(0, 0)
        person.page.screenshot(path=PICTURES / f"{name}-{self.kind}.png", animations="disabled")


def calm(person: Person, playing: str) -> None:
    """Cut short what still moves at a table, which is known by a selector."""
    while person.page.locator(playing).count():
        person.page.keyboard.press("Shift")
