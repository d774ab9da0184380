"""A page without a mouse: where the keyboard is, and how one walks to a piece."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.chromium import PATIENCE
from tests.browser.person import Person, Press

PAUSE = 50  # milliseconds
FAR = 60  # presses of the Tab key after which nobody would go on

# Where the keyboard is: something else than the page itself, in sight, and marked by an outline.
PLACE = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nowhere";
  const style = getComputedStyle(at), box = at.getBoundingClientRect();
  const marked = (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1) || style.boxShadow !== "none";
  const seen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth && box.width > 1;
  const name = `${at.tagName} ${at.getAttribute("aria-label") || at.innerText || at.id}`;
  if (!at.matches(":focus-visible") || !marked) return `${name}: not marked`;
  return seen ? "good" : `${name}: out of sight`;
}"""


def place(person: Person) -> str:
    """Whether one sees where one is."""
    return str(person.page.evaluate(PLACE))


def rest(person: Person) -> str:
    """Whether one sees where one is, once the page has come to rest."""
    for _ in range(int(PATIENCE / PAUSE)):
        if place(person) == "good":
            break
        person.page.wait_for_timeout(PAUSE)
    return place(person)


def is_at(piece: Locator) -> bool:
    """Whether the keyboard is at a piece."""
    return piece.count() == 1 and bool(piece.evaluate("piece => piece === document.activeElement"))


def walker(person: Person) -> Press:
    """A press that goes to a piece by the Tab key, seeing every stop, and presses Enter and Space in turn."""
    keys = ["Enter", "Space"]

    def press(piece: Locator) -> None:
        for _ in range(FAR):
            if is_at(piece):
                break
            person.page.keyboard.press("Tab")
            assert place(person) in ("good", "nowhere")  # at the end of the page, the browser's own bar comes next
        assert is_at(piece), f"not reached: {piece}"
        assert place(person) == "good"
        person.page.keyboard.press(keys[0])
        keys.reverse()

    return press
