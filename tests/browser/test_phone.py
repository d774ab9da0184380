"""The same game on a phone, held upright, with a thumb."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import OpenPage
from tests.browser.friends import open_invitation, raid
from tests.browser.kids import hand, play
from tests.browser.person import Person
from tests.table.server import Server

THUMB = 40

# How wide and high the part of a piece is that a thumb can meet: neither off the screen nor below another piece.
REACHABLE = """piece => {
  const box = piece.getBoundingClientRect();
  const meets = (x, y) => piece.contains(document.elementFromPoint(x, y));
  const xs = [], ys = [];
  for (let y = box.top + 1; y < box.bottom; y += 2)
    for (let x = box.left + 1; x < box.right; x += 2)
      if (meets(x, y)) { xs.push(x); ys.push(y); }
  return [Math.max(...xs) - Math.min(...xs) + 2, Math.max(...ys) - Math.min(...ys) + 2];
}"""


# The widest that the page has been, in any picture that was drawn of it.
WIDEST = """
window.widest = 0;
const look = () => {
  window.widest = Math.max(window.widest, document.documentElement?.scrollWidth ?? 0);
  requestAnimationFrame(look);
};
look();
"""


def tap(piece: Locator) -> None:
    """One tap."""
    piece.tap()


# How wide the page is, and what of it stands out to the right.
WIDE = """width => ({
  widths: [document.documentElement.scrollWidth, innerWidth, visualViewport.width],
  out: [...document.querySelectorAll("body *")].filter(one => one.getBoundingClientRect().right > width)
    .map(one => `${one.tagName} ${one.getAttribute("class")} ${one.getBoundingClientRect().right}: ${one.textContent}`),
})"""


def stays_in_its_width(person: Person) -> None:
    """Nothing scrolls sideways."""
    found = person.page.evaluate(WIDE, PHONE[0])
    assert max(found["widths"]) <= PHONE[0], found


def test_a_whole_game(open_page: OpenPage) -> None:
    person = open_page(size=PHONE, reduced=True)
    person.visit()
    stays_in_its_width(person)
    person.card.get_by_role("button", name=person.ui.say("front.play")).tap()
    while person.asked():
        stays_in_its_width(person)
        if len(hand(person)) in (9, 5, 2) or person.lit.count() == 2:
            for piece in person.lit.all():
                piece.scroll_into_view_if_needed()
                assert min(piece.evaluate(REACHABLE)) >= THUMB, piece
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
    person.card.get_by_role("button", name=person.ui.say("front.play")).tap()
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
