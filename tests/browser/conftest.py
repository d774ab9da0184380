"""Chromium for the whole folder, a server for each file, and pages that may not complain."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from rookery.engine.words import Words
from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.sayings import GAMES, game_words
from tests.table.server import Server
from tests.test_sixth_game import package as package  # the fixture, for the test of the generic table

MISSING = "NO CHROMIUM: the browser tests were not run. Install it: apt-get install chromium"


@pytest.fixture(scope="package", autouse=True)
def once() -> None:
    """The page is the same, whether the rules are compiled or not."""
    if os.environ.get("ROOKERY_PURE") == "1":
        pytest.skip("the browser tests run once, with the compiled rules")


# Of the package and no longer: while it runs, nobody else in this process can have an event loop.
@pytest.fixture(scope="package")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Chromium, or a loud word that it is missing."""
    if chromium.executable() is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        with request.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
            print(f"\n{MISSING}", file=sys.stderr, flush=True)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        running = chromium.launch(playwright)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that ends without a word of complaint."""
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


class OpenPage(Protocol):
    """Opens a page in a fresh browser profile."""

    def __call__(
        self,
        language: str = "en",
        size: tuple[int, int] = chromium.DESKTOP,
        reduced: bool = False,
        server: Server | None = None,
        game: Words | None = None,
    ) -> Person: ...


@pytest.fixture
def complaints() -> list[str]:
    """What the pages of a test complained of; must be empty at its end."""
    return []


@pytest.fixture
def open_page(request: pytest.FixtureRequest, browser: Browser, complaints: list[str]) -> Iterator[OpenPage]:
    """Pages for a test, which fails if one of them logs an error or a warning or violates the policy."""
    contexts = []

    def open_one(
        language: str = "en",
        size: tuple[int, int] = chromium.DESKTOP,
        reduced: bool = False,
        server: Server | None = None,
        game: Words | None = None,
    ) -> Person:
        host = server or request.getfixturevalue("server")
        context = chromium.profile(browser, host.address, language, size, reduced)
        contexts.append(context)
        page = context.new_page()
        chromium.listen(page, complaints)
        return Person(page, language, game)

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


class Sit(Protocol):
    """Opens a page for the game that a file is about; nothing moves on it unless that is the subject."""

    def __call__(
        self, language: str = "en", size: tuple[int, int] = chromium.DESKTOP, reduced: bool = True
    ) -> Person: ...


@pytest.fixture
def sit(request: pytest.FixtureRequest, open_page: OpenPage) -> Sit:
    """Pages for a file's own game, which it calls GAME."""
    folder = GAMES / request.module.GAME

    def open_one(language: str = "en", size: tuple[int, int] = chromium.DESKTOP, reduced: bool = True) -> Person:
        return open_page(language, size, reduced, game=game_words(language, folder))

    return open_one
