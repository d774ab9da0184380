"""The same game on a phone, held upright, with a thumb."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import OpenPage
from tests.browser.friends import open_invitation, raid
from tests.browser.kids import hand, play
from tests.browser.thumb import stays_in_its_width, tap, within_reach
from tests.table.server import Server

# The widest that the page has been, in any picture that was drawn of it.
WIDEST = """
window.widest = 0;
const look = () => {
  window.widest = Math.max(window.widest, document.documentElement?.scrollWidth ?? 0);
  requestAnimationFrame(look);
};
look();
"""


def test_a_whole_game(open_page: OpenPage) -> None:
    person = open_page(size=PHONE, reduced=True)
    person.visit()
    stays_in_its_width(person)
    person.play_now(tap)
    while person.asked():
        stays_in_its_width(person)
        if len(hand(person)) in (9, 5, 2) or person.lit.count() == 2:
            within_reach(person)
        play(person, tap)
    stays_in_its_width(person)
    person.button("end.rematch").tap()
    expect(person.sheet).to_be_hidden()


def test_an_arrest_stays_in_its_width(open_page: OpenPage, server: Server) -> None:
    person = open_page(size=PHONE)
    person.page.add_init_script(WIDEST)
    for friend in raid(person, server):
        friend.close()
    assert person.page.evaluate("() => window.widest") <= PHONE[0]


def test_drawers_and_dialogs(open_page: OpenPage) -> None:
    person = open_page("fr", size=PHONE, reduced=True)
    open_invitation(person)
    stays_in_its_width(person)
    person.button("close").tap()
    person.play_now(tap)
    assert person.asked()
    play(person, tap)
    for key in ("log.title", "chat.title", "player.title"):
        person.page.get_by_role("tab", name=person.reads(key)).tap()
        expect(person.page.get_by_role("tabpanel", name=person.reads(key))).to_be_in_viewport()
        stays_in_its_width(person)
    person.page.get_by_role("complementary").get_by_role("button", name=person.ui.say("close")).tap()
    person.button("rules.title").tap()
    expect(person.page.get_by_role("dialog", name=person.ui.say("rules.title"))).to_be_in_viewport()
    stays_in_its_width(person)
    person.page.get_by_role("dialog").get_by_role("button", name=person.ui.say("close")).tap()
    person.button("replay.open").tap()
    expect(person.page.get_by_role("slider")).to_be_visible()
    stays_in_its_width(person)
