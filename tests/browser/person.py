"""Somebody at a page: what they see there, and what they do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from rookery.engine.words import Words
from tests.browser.chromium import PATIENCE
from tests.browser.sayings import anyhow, game_words, shell_words, verbs

expect.set_options(timeout=PATIENCE)

Press = Callable[[Locator], None]

# Looks at every picture that is drawn of the page, where waiting only looks now and then.
LOOK = """selector => {
  window.glimpsed = false;
  const look = () => {
    window.glimpsed = document.querySelector(selector) !== null;
    if (!window.glimpsed) requestAnimationFrame(look);
  };
  look();
}"""


def click(piece: Locator) -> None:
    """One click."""
    piece.click()


class Person:
    """A page, the words it is read in, and the pieces that are lit on it."""

    def __init__(self, page: Page, language: str, game: Words | None = None) -> None:
        self.page = page
        self.language = language
        self.ui = shell_words(language)
        self.game = game or game_words(language)

    def visit(self, path: str = "/") -> None:
        """Open an address."""
        self.page.goto(path)

    def reads(self, key: str, **args: object) -> re.Pattern[str]:
        """Some words of the shell, wherever they stand."""
        return re.compile(re.escape(self.ui.say(key, args)))

    def button(self, key: str, **args: object) -> Locator:
        """A button by its words in the shell."""
        return self.page.get_by_role("button", name=self.ui.say(key, args), exact=True)

    def heading(self, key: str, **args: object) -> Locator:
        """A heading by its words in the shell."""
        return self.page.get_by_role("heading", name=self.ui.say(key, args), exact=True)

    @property
    def card(self) -> Locator:
        """The game on the front page."""
        title = self.page.get_by_role("heading", name=self.game.say("name"), exact=True)
        return self.page.get_by_role("listitem").filter(has=title)

    def play_now(self, press: Press = click) -> None:
        """From the front page to a table against bots; who is offered to learn the game first would rather play."""
        press(self.card.get_by_role("button", name=self.ui.say("front.play")))
        self.page.wait_for_function("() => location.pathname.startsWith('/t/') || document.querySelector('dialog')")
        if self.button("learn.no").is_visible():
            press(self.button("learn.no"))
        self.page.wait_for_url("**/t/*")

    @property
    def lit(self) -> Locator:
        """The pieces that can be played now: buttons named as moves, and lit."""
        moves = self.page.locator("main").get_by_role("button", name=verbs(self.game))
        return moves.and_(self.page.locator(".lit:not(:disabled)"))

    @property
    def waiting(self) -> Locator:
        """The table before its game, with who is missing."""
        return self.page.get_by_role("heading", name=re.compile(anyhow(self.ui.say("gather.waiting"))))

    @property
    def sheet(self) -> Locator:
        """My place and how it ended, which is there when the game is over and its table has shown that."""
        return self.page.get_by_role("region", name=self.ui.say("sheet.title"), exact=True)

    @property
    def count(self) -> Locator:
        """The count on the table at the end: the one matrix of lines and players."""
        return self.page.locator(".look-Count-count")

    @property
    def log(self) -> Locator:
        """The log."""
        return self.page.get_by_role("log", name=self.ui.say("log.title"), exact=True)

    @property
    def status(self) -> Locator:
        """Whose turn it is."""
        return self.page.get_by_role("status").first

    def tab(self, key: str) -> None:
        """Turn to the log, the chat or the players."""
        self.page.get_by_role("tab", name=self.reads(key)).click()

    @property
    def onward(self) -> Locator:
        """What goes on after a deal, which waits for the player."""
        return self.page.locator('main [data-spot="onward"]')

    def asked(self) -> bool:
        """Whether they are to move: waits until that, or the end, can be seen, and goes on where a table waits."""
        self.lit.first.or_(self.sheet).or_(self.onward).first.wait_for()
        while self.onward.count():
            self.onward.click()
            self.lit.first.or_(self.sheet).or_(self.onward).first.wait_for()
        return not self.sheet.is_visible()

    @contextmanager
    def glimpses(self, selector: str) -> Iterator[None]:
        """What is done meanwhile must make something visible, be it for a moment only."""
        self.page.evaluate(LOOK, selector)
        yield
        self.page.wait_for_function("() => window.glimpsed")
