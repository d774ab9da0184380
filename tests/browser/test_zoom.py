"""Text twice as large, and a small phone on its side: every game can still be read, and nothing of it is cut off."""

from __future__ import annotations

import pytest

from rookery.engine import registry
from tests.browser.conftest import OpenPage
from tests.browser.measure import faults
from tests.browser.sitter import Sitter
from tests.table.server import Server

# Half of 1366 by 650 and of 1024 by 768, which is what 200 % leaves of them; and the smallest phone held sideways.
SIZES = [(683, 325), (512, 384), (667, 375)]


@pytest.mark.parametrize("name", [game.name for game in registry.all_games()])
def test_every_game_is_whole_at_twice_its_size(open_page: OpenPage, server: Server, name: str) -> None:
    person = open_page("fr", reduced=True)
    sitter = Sitter(server, person.page, name, max(registry.find(name).players))
    person.page.locator("main .lit").first.wait_for()
    assert faults(person.page, turn=False, sizes=SIZES) == []
    sitter.client.close()
