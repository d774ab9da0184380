"""After the last move: the game to keep, and rules to look up."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from rookery.engine import journal
from rookery.engine.match import Match, verify
from tests.browser.person import Person


def saved(person: Person) -> Match:
    """Save the game from the page, and prove it."""
    with person.page.expect_download() as download:
        person.button("end.export").click()
    return verify(journal.load(download.value.path()))


def opens_its_paragraph(person: Person, chip: Locator) -> None:
    """A rule's chip opens the rulebook at its paragraph."""
    rule = chip.inner_text()
    chip.click()
    drawer = person.page.get_by_role("dialog", name=person.ui.say("rules.of", {"game": person.game.say("name")}))
    paragraph = drawer.get_by_role("paragraph").filter(has_text=re.compile(rf"^{rule}\b"))
    expect(paragraph).to_be_focused()
    expect(paragraph).to_be_in_viewport()
    drawer.get_by_role("button", name=person.ui.say("close")).click()
    expect(drawer).to_be_hidden()
