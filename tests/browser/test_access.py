"""axe finds nothing to complain of, on any page, in either language, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import OpenPage
from tests.browser.friends import Scripted, invite, open_invitation
from tests.browser.kids import play, send
from tests.table.server import Server

everywhere = pytest.mark.parametrize(
    ("language", "size"),
    [("en", DESKTOP), ("fr", DESKTOP), ("fr", PHONE)],
    ids=["en-desktop", "fr-desktop", "fr-phone"],
)


def test_axe_is_awake(open_page: OpenPage) -> None:
    page = open_page().page
    page.set_content("<html><title>x</title><p style='color: #999; background: #aaa'>Fog</p><input></html>")
    assert {fault.split(":")[0] for fault in violations(page)} == {"color-contrast", "html-has-lang", "label"}


@everywhere
def test_the_page_of_parts(open_page: OpenPage, language: str, size: tuple[int, int]) -> None:
    person = open_page(language, size, reduced=True)
    person.visit("/parts")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    expect(person.heading("front.title")).to_have_count(0)  # it is a page of its own
    assert violations(person.page) == []


@everywhere
def test_axe_is_content(open_page: OpenPage, server: Server, language: str, size: tuple[int, int]) -> None:
    person = open_page(language, size, reduced=True)
    guest = open_page(language, size, reduced=True)
    found: dict[str, list[str]] = {}

    def look(moment: str) -> None:
        found[moment] = violations(person.page)

    person.visit()
    expect(person.card).to_be_visible()
    look("front")
    open_invitation(person)
    look("invitation")

    links = invite(person, "Ann", 3)
    look("waiting")
    guest.visit(links[0])
    expect(guest.button("claim.sit")).to_be_visible()
    found["claim"] = violations(guest.page)
    guest.visit(person.page.url)
    expect(guest.waiting).to_be_visible()
    found["watching"] = violations(guest.page)
    friends = [Scripted(server, link, name) for link, name in zip(links, ("Bob", "Cat"), strict=True)]
    assert person.asked()
    look("start")
    for friend in friends:
        friend.play("send 4")
    send(person, 4)  # all equal: everybody has a choice (K6)
    expect(person.lit.filter(has_text=person.game.move("steal", None))).to_be_visible()
    look("choice")
    person.button("rules.title").click()
    expect(person.page.get_by_role("dialog").get_by_text("K6", exact=True)).to_be_visible()
    look("rules")
    person.page.keyboard.press("Escape")
    person.tab("chat.title")
    look("chat")
    person.page.keyboard.press("Escape")
    person.button("replay.open").click()
    look("replay")
    person.button("replay.leave").click()

    while not person.sheet.is_visible():
        if person.lit.count():
            play(person)
        for friend in friends:
            if friend.to_move():
                friend.play()
    look("end")
    for friend in friends:
        friend.close()
    assert {moment: faults for moment, faults in found.items() if faults} == {}
