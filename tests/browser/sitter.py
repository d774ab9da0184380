"""Somebody at a table against bots, whose moves are made beside the page where the page is not the subject."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Page

from rookery.engine.dice import QuickDice
from tests.table.client import Client, Message
from tests.table.server import Server

KEEP = """([table, kept, settings]) => {
  localStorage.setItem("rookery.tables", JSON.stringify({[table]: kept}));
  localStorage.setItem("rookery.settings", JSON.stringify(settings));
}"""
HEARD = """(moves) => Number(document.querySelector("main")?.dataset.moves) >= moves"""
CATCHING_UP = 120_000.0  # milliseconds that a page may be behind what was played beside it
NOW = {"pace": "instant", "forced": False}  # nothing is shown slowly, and nothing is played for me


def name_of(move: Message) -> str:
    """A move as its piece is marked on the page."""
    return " ".join(str(part) for part in (move["verb"], move["piece"]) if part is not None)


def asked(view: Message) -> bool:
    """Whether I am to move, or it is over."""
    return bool(view["moves"]) or view["ending"] is not None


class Sitter:
    """A table, its page, and a line of my own to it."""

    def __init__(self, server: Server, page: Page, game: str, players: int, settings: Any = NOW) -> None:
        made = server.table("me", *["easy"] * (players - 1), game=game)
        self.page = page
        self.table: str = made["table"]
        self.token: str = made["token"]
        self.client = Client(server.address, self.table, self.token)
        self.dice = QuickDice(7)
        self.used: Counter[str] = Counter()
        page.goto("/")
        kept = {"game": game, "token": self.token, "seat": 0, "when": 1, "over": False, "links": {}}
        page.evaluate(KEEP, [self.table, kept, settings])
        page.goto(f"/t/{self.table}")

    def view(self) -> Message:
        """What I see once I am asked, or it is over."""
        return self.client.view_when(asked)

    def heard(self) -> None:
        """Wait until the page has heard of all that my own line has."""
        self.page.wait_for_function(HEARD, arg=self.client.moves(), timeout=CATCHING_UP)

    def made(self) -> int:
        """How many moves I have made, as far as was heard."""
        return sum(event["what"] == "move" and event["seat"] == 0 for event in self.client.events())

    def after(self, made: int) -> Message:
        """What I see once I have made more moves than those, and am asked again, or it is over."""
        return self.client.view_when(lambda view: asked(view) and self.made() > made)

    def choose(self, moves: list[Message]) -> Message:
        """One of some moves: every other time one of the rarest kind."""
        least = min(self.used[move["verb"]] for move in moves)
        rare = [move for move in moves if self.used[move["verb"]] == least]
        some = rare if self.dice.pick(2) else moves
        move = some[self.dice.pick(len(some))]
        self.used[move["verb"]] += 1
        return move

    def step(self) -> Message:
        """One move beside the page; what I see then."""
        move = self.choose(self.view()["moves"])
        made = self.made()
        assert self.client.act_in_time(name_of(move))["type"] == "ack"
        return self.after(made)

    def play(self, moves: int) -> Message:
        """So many moves beside the page, or to the end."""
        view = self.view()
        while moves and view["ending"] is None:
            view = self.step()
            moves -= 1
        return view
