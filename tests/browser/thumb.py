"""A phone held upright: what a thumb can meet, and whether the page stays in its width."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.chromium import PHONE
from tests.browser.person import Person

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

# Where a hand would scroll a piece to: away from the bars at the edges.
CENTRE = "piece => piece.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})"

# How wide the page is, and what of it stands out to the right.
WIDE = """width => ({
  widths: [document.documentElement.scrollWidth, innerWidth, visualViewport.width],
  out: [...document.querySelectorAll("body *")].filter(one => one.getBoundingClientRect().right > width)
    .map(one => `${one.tagName} ${one.getAttribute("class")} ${one.getBoundingClientRect().right}: ${one.textContent}`),
})"""


def tap(piece: Locator) -> None:
    """One tap."""
    piece.tap()


def within_reach(person: Person) -> None:
    """Every lit piece is large enough for a thumb."""
    for piece in person.lit.all():
        piece.evaluate(CENTRE)
        reach = piece.evaluate(REACHABLE)
        assert min(reach) >= THUMB, (reach, piece.evaluate("one => one.outerHTML")[:400])


def stays_in_its_width(person: Person) -> None:
    """Nothing scrolls sideways."""
    found = person.page.evaluate(WIDE, PHONE[0])
    assert max(found["widths"]) <= PHONE[0], found
