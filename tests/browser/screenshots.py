"""The pictures of docs/pictures: each game as it looks on a desk in English and on a phone in French.

`python -m tests.browser.screenshots` takes them all; with names (`crooks`), those of some games. What is worth a
picture in a game is said in its own module beside this one.
"""

from __future__ import annotations

import importlib
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.camera import PICTURES, Camera
from tests.table.server import Server

END = "_pictures"
GAMES = sorted(path.stem.removesuffix(END) for path in Path(__file__).parent.glob(f"*{END}.py"))


def main(games: list[str]) -> None:
    """Take them all, or those of some games."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = chromium.launch(playwright)
        for kind, language, size in (("desktop", "en", chromium.DESKTOP), ("phone", "fr", chromium.PHONE)):
            for game in games or GAMES:
                pictures = importlib.import_module(f"tests.browser.{game}{END}")
                pictures.take(Camera(browser, server, kind, language, size))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
