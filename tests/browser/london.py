"""Playing London at a page, one click a move."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import Locator

from rookery.engine.words import Words
from tests.browser.person import Person, Press, click
from tests.browser.sayings import GAMES, anyhow, game_words
from tests.table.client import Client
from tests.table.server import Server

PATIENT = 20_000
CHANCE = count(0, 7919)  # any order will do
# What a move always changes: what is lit, or the log.
NAME = """piece => (piece.querySelector(":scope > .aloud") || piece).textContent"""
MOMENT = f"""[document.querySelectorAll(".table-Log-line").length,
  ...[...document.querySelectorAll("main .lit")].map({NAME})].join()"""
NAMES = f"pieces => pieces.map({NAME})"
SOON = ["done", "flip", "activate", "three", "new", "draw", "discard", "spend"]  # a short turn: the bots do the rest
BUILD = ["done", "flip", "play", "spend", "new", "draw", "discard", "three"]
COVER = ["done", "flip", "play", "spend", "cover", "cover_back", "new", "draw", "discard", "three"]
RUN = ["activate", "flip", "spend", "draw", "discard", "done", "three"]
INVEST = ["invest", "draw", "discard", "three"]


def words(language: str = "en") -> Words:
    """The words of the game."""
    return game_words(language, GAMES / "london")


def play(person: Person, press: Press = click, wishes: list[str] = SOON) -> str:
    """Press the first lit piece of the verb wished most, or any, and wait until that is done; how it was named."""
    person.lit.first.wait_for()
    names: list[str] = person.lit.evaluate_all(NAMES)
    verbs = [re.compile(anyhow(person.game.find(f"verb.{verb}") or "")) for verb in wishes]
    named = ((place, name) for verb in verbs for place, name in enumerate(names) if verb.match(name))
    place, name = next(named, (0, names[0]))
    before = person.page.evaluate(MOMENT)
    press(person.lit.nth(place))
    person.page.wait_for_function(f"before => {MOMENT} !== before", arg=before, timeout=PATIENT)
    return name


def line(tally: Locator, title: str) -> list[int]:
    """The figures of a line of the score, which may name its rule."""
    named = re.compile(rf"^{re.escape(title)}( .*\bL\d+)?$")
    row = tally.get_by_role("row").filter(has=tally.page.get_by_role("rowheader", name=named))
    return [int(re.sub(r"[+★ ]", "", cell).replace("−", "-")) for cell in row.get_by_role("cell").all_inner_texts()]


def asked(view: dict[str, Any]) -> bool:
    """Whether the first seat is to move, or nobody any more."""
    return 0 in view["waiting"] or view["ending"] is not None


def table_at(server: Server, wanted: Callable[[dict[str, Any]], bool], players: int = 2) -> str:
    """A link to my seat at a table against bots, where I am asked something wanted; played there without a page."""
    while True:
        made = server.table("me", *["random"] * (players - 1), game="london")
        with Client(server.address, made["table"], made["token"]) as me:
            view = me.view_when(asked)
            while not view["ending"]:
                if wanted(view["table"]):
                    link = server.post(f"/api/tables/{made['table']}/handover", token=made["token"])["link"]
                    return f"/t/{made['table']}#link={link}"
                done = me.moves()
                move = view["moves"][next(CHANCE) % len(view["moves"])]
                assert (
                    me.act_in_time(" ".join(str(part) for part in move.values() if part is not None))["type"] == "ack"
                )
                view = me.view_when(lambda view, done=done: me.moves() > done and asked(view))


def leaks(value: dict[str, Any], seat: int | None) -> bool:
    """Whether something in a message is another's secret: a card they drew unseen, what they look at, their view."""
    if value.get("kind") in ("dealt", "drew", "looked", "kept", "put_back") and value["args"]["seat"] != seat:
        return True
    return value.get("game") == "london" and "seat" in value and "table" in value and value["seat"] != seat
