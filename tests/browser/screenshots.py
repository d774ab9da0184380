"""The pictures of docs/pictures: each game as it looks on a desk in English and on a phone in French."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import assassin_pictures, chromium, kids_pictures, london_pictures
from tests.browser.camera import PICTURES, Camera
from tests.table.server import Server

GAMES = {"kids_of_london": kids_pictures.take, "assassin": assassin_pictures.take, "london": london_pictures.take}


def main(games: list[str]) -> None:
    """Take them all, or those of some games."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = chromium.launch(playwright)
        for kind, language, size in (("desktop", "en", chromium.DESKTOP), ("phone", "fr", chromium.PHONE)):
            for game in games or GAMES:
                GAMES[game](Camera(browser, server, kind, language, size))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
