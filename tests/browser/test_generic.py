"""A game without a browser folder of its own is played at the generic table on its first day."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rookery.engine.words import Words
from tests.browser.axe import violations
from tests.browser.conftest import OpenPage
from tests.browser.sayings import game_words
from tests.table.server import Server
from tests.test_sixth_game import NAME

NIGHTS = 3


@pytest.fixture(scope="module")
def server(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the game installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])]))
        running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game(open_page: OpenPage, package: Path, language: str) -> None:
    words: Words = game_words(language, package / NAME)
    person = open_page(language, reduced=True, game=words)
    person.visit()
    expect(person.card).to_contain_text(person.ui.say("weight.3"))  # it does not say how heavy it is
    titles = person.page.locator("main li h3").all_inner_texts()
    assert titles.index(words.say("name")) in (2, 3)  # among those of medium weight
    person.play_now()
    for night in range(1, NIGHTS + 1):
        expect(person.log).to_contain_text(words.event("night_fell", {"night": night}))
        expect(person.lit).to_have_count(2)
        expect(person.page.get_by_role("region", name=person.ui.say("generic.table"))).to_contain_text(str(night))
        assert night != NIGHTS or violations(person.page) == []
        person.lit.filter(has_text=words.move("stay" if night % 2 else "run", None)).click()
    expect(person.sheet).to_be_visible()
    expect(person.count).to_contain_text(words.say("score.coins"))
    expect(person.count.get_by_role("button", name=person.ui.say("rules.open", {"rule": "D3"})).first).to_be_visible()
    expect(person.lit).to_have_count(0)
