"""What the rules allow can be done at the page, and nothing else: in every step the lit pieces are the legal moves."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rookery.engine.dice import QuickDice
from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PATIENCE, PHONE
from tests.browser.conftest import OpenPage
from tests.browser.friends import invite
from tests.browser.person import Person
from tests.browser.sayings import GAMES, game_words
from tests.table.client import Client, Message
from tests.table.server import Server

MOVES = int(os.environ.get("EVERY_MOVES", "60"))  # to play of each game, on the lookout for new steps
ALBUM = os.environ.get("EVERY_ALBUM", "")  # a folder for a picture of each step, which axe sees too
MY_KEY = "table => JSON.parse(localStorage.getItem('rookery.tables'))[table].token"
NAMES = "all => all.map(one => one.ariaLabel || (one.querySelector(':scope > .aloud') || one).textContent)"


@pytest.mark.timeout(300 + MOVES)
@pytest.mark.parametrize(("name", "players"), [("oliver_twist", 4), ("london", 3)])
def test_the_lit_pieces_are_the_legal_moves(open_page: OpenPage, server: Server, name: str, players: int) -> None:
    person = open_page(reduced=True, game=game_words("en", GAMES / name))
    seen: set[str] = set()
    for view in walk(person, server, players):
        step = f"{view['table']['step']}-{'-'.join(sorted({move['verb'] for move in view['moves']}))}"
        if step not in seen:
            seen.add(step)
            agree(person, view)
            if ALBUM:
                photograph(person, f"{name}-{step}")
                assert violations(person.page) == []
    assert len(seen) > 3


def walk(person: Person, server: Server, players: int) -> Iterator[Message]:
    """My moments at tables against bots; the moves between them are made beside the page, often the rarest."""
    used: Counter[str] = Counter()
    dice = QuickDice(1)
    while True:
        invite(person, person.game.say("seat.0"), players, bots=players - 1)
        person.page.wait_for_url("**/t/*")
        table = person.page.url.rsplit("/", 1)[1]
        expect(person.log).to_be_visible()
        with Client(server.address, table, person.page.evaluate(MY_KEY, table)) as me:
            view = me.view_when(asked)
            while view["ending"] is None:
                yield view
                if used.total() == MOVES:
                    return
                moves = view["moves"]
                least = min(used[move["verb"]] for move in moves)
                rare = [move for move in moves if used[move["verb"]] == least]
                some = rare if dice.pick(2) else moves
                move = some[dice.pick(len(some))]
                used[move["verb"]] += 1
                done = me.moves()
                assert me.say("act", **move)["type"] == "ack"
                view = me.view_when(lambda view, done=done: me.moves() > done and asked(view))


def asked(view: Message) -> bool:
    """Whether I am to move, or it is over."""
    return bool(view["moves"]) or view["ending"] is not None


def agree(person: Person, view: Message) -> None:
    """Wait until each legal move is the name of a lit piece, and each lit piece is named as one of them."""
    said = [person.game.move(move["verb"], move["piece"]) for move in view["moves"]]
    named = [re.compile(re.escape(one) + r"(?!\w)") for one in said]
    for _ in range(int(PATIENCE / 100)):
        names = [name.replace("\xa0", " ") for name in person.lit.evaluate_all(NAMES)]
        missing = [one for one, name in zip(said, named, strict=True) if not any(map(name.search, names))]
        unknown = [one for one in names if not any(name.search(one) for name in named)]
        if not missing and not unknown:
            return
        person.page.wait_for_timeout(100)
    raise AssertionError({"not lit": missing, "lit, but no move": unknown})


def photograph(person: Person, name: str) -> None:
    """A picture of the page on a desk, and one on a phone."""
    for kind, (width, height) in (("desktop", DESKTOP), ("phone", PHONE)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.screenshot(path=Path(ALBUM) / f"{name}-{kind}.png", animations="disabled")
    person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
