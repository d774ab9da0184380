"""Every game at the eight sizes, at its start, in the middle and at its end, its lesson and its review: to look at.

`python -m tests.browser.gallery FOLDER [GAME ...]` takes start and middle; the moves are made beside the page. `--end`
takes the end too, `--all` also the lesson's first word and the review. `--players`, `--lang` and
`--sizes 390x844,844x390` choose, `--moves` says how far the middle is, where it is not a third of a game.
"""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from rookery.contract.positions import random_games
from rookery.engine import lesson, registry
from rookery.engine.game import AnyGame
from tests.browser import chromium
from tests.browser.measure import SIZES
from tests.browser.person import Person
from tests.browser.sayings import GAMES, game_words
from tests.browser.sitter import Sitter
from tests.table.server import Server

THINKING = 120_000.0  # milliseconds that a review may take
CENTRE = "part => part.scrollIntoView({block: 'center', behavior: 'instant'})"


@dataclass
class Gallery:
    """Where pictures are taken, at which sizes, and in which language."""

    browser: Browser
    server: Server
    folder: Path
    sizes: list[tuple[int, int]]
    language: str

    def page(self) -> Page:
        """A fresh page on which nothing moves."""
        context = chromium.profile(self.browser, self.server.address, self.language, chromium.DESKTOP, reduced=True)
        page = context.new_page()
        page.on("pageerror", lambda error: print("page error:", error))
        return page

    def take(self, page: Page, name: str, part: str = "") -> None:
        """The page as it is, or a part of it, at every size."""
        for width, height in self.sizes:
            page.set_viewport_size({"width": width, "height": height})
            if part:
                page.locator(part).first.evaluate(CENTRE)
            page.wait_for_timeout(250)
            page.screenshot(path=self.folder / f"{name}-{width}x{height}.png", animations="disabled")

    def game(self, name: str, players: int, moments: list[tuple[str, int]], review: bool) -> None:
        """A game against bots at some moments, each so many moves after the last one."""
        page = self.page()
        sitter = Sitter(self.server, page, name, players)
        person = Person(page, self.language, game_words(self.language, GAMES / name))
        for moment, moves in moments:
            sitter.play(moves)
            sitter.heard()
            person.asked()  # whatever waits for a click on the way
            page.wait_for_timeout(500)
            self.take(page, f"{name}-{moment}")
        if review:
            person.button("review.ask").click()
            page.get_by_role("img", name=person.ui.say("review.line")).wait_for(timeout=THINKING)
            page.wait_for_timeout(300)
            self.take(page, f"{name}-review", f'[aria-label="{person.ui.say("review.line")}"]')
        sitter.client.close()
        page.context.close()

    def lesson(self, name: str) -> None:
        """The first word of the coach."""
        page = self.page()
        person = Person(page, self.language, game_words(self.language, GAMES / name))
        person.visit()
        person.card.get_by_role("button", name=person.ui.say("learn.learn"), exact=True).click()
        page.get_by_role("dialog", name=person.ui.say("learn.coach")).wait_for()
        page.wait_for_timeout(500)
        self.take(page, f"{name}-lesson")
        page.context.close()


def third(game: AnyGame, players: int) -> int:
    """How many moves the first seat makes in a third of a random game."""
    return sum(seat == 0 for match in random_games(game, players, 1) for seat, _ in match.moves) // 3


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("--sizes", default="")
    parser.add_argument("--end", action="store_true", help="the end, too")
    parser.add_argument("--all", action="store_true", help="the end, the lesson and the review, too")
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    sizes = [
        (int(width), int(height)) for width, _, height in (one.partition("x") for one in wish.sizes.split(",") if one)
    ]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), hurried=True)
        browser = chromium.launch(playwright)
        gallery = Gallery(browser, server, wish.folder, sizes or SIZES, wish.lang)
        for game in [registry.find(name) for name in wish.games] or registry.all_games():
            players = wish.players or max(game.players)
            moments = [("start", 0), ("middle", wish.moves or third(game, players))]
            moments += [("end", -1)] if wish.end or wish.all else []
            gallery.game(game.name, players, moments, wish.all)
            if wish.all and lesson.read(game) is not None:
                gallery.lesson(game.name)
            print(f"{game.name}: {wish.folder}", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
