"""The browser knows no rules: what a line that lies makes of a view is what the page shows."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.sayings import GAMES, game_words

View = dict[str, Any]


def lone_chief(view: View) -> None:
    """One chief alone is never arrested."""
    view["table"]["gangs"][1] |= {"out": True, "child": 8, "arrested": True}


def impossible_sum(view: View) -> None:
    """No trick is worth so much, and none lies there yet."""
    view["table"] |= {"step": "lay", "sum": 99}
    view["moves"] = []


def dear_target(view: View) -> None:
    """No target is worth so much."""
    view["table"]["targets"][0]["value"] = 77


def sudden_poverty(view: View) -> None:
    """No run could bring so much in the first turn."""
    for seat in view["table"]["seats"]:
        seat["forecast"]["change"] = 77


def rich_reward(view: View) -> None:
    """Fagin never pays so much."""
    view["table"]["rewards"][0] = 77


@pytest.mark.parametrize(
    ("title", "lie", "shown"),
    [
        ("kids_of_london", lone_chief, "Arrested"),
        ("assassin", impossible_sum, "99"),
        ("crooks", dear_target, "77"),
        ("london", sudden_poverty, "77"),
        ("oliver_twist", rich_reward, "77"),
    ],
)
def test_the_page_shows_what_it_is_sent(
    title: str, lie: Callable[[View], None], shown: str, open_page: OpenPage
) -> None:
    person = open_page(reduced=True, game=game_words("en", GAMES / title))

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("type") == "update" and "view" in said:
                lie(said["view"])
            line.send(json.dumps(said))

        server.on_message(pass_on)
        line.on_message(server.send)

    person.page.route_web_socket(re.compile("/ws$"), carry)
    person.visit()
    person.play_now()
    expect(person.page.locator("main").get_by_text(shown).first).to_be_visible()
