"""Players who never give up: they come back after every crash, ask again, and remember what was acknowledged."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

from websockets.exceptions import WebSocketException

from rookery.table.store import Store
from rookery.table.table import fold
from tests.table.client import Client, Message
from tests.table.server import Server

TALK = 0.2  # of deeds are words


class Player(threading.Thread):
    """Somebody at a table, until its game is over."""

    def __init__(self, server: Server, table: str, token: str, seed: int, pause: float = 0.1) -> None:
        super().__init__(daemon=True)
        self.server, self.table, self.token, self.pause = server, table, token, pause
        self.random = random.Random(seed)  # noqa: S311
        self.seat = -1
        self.acknowledged: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.over = False
        self.comebacks = 0
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.over:
                self.sit()
        except BaseException as problem:
            self.problem = problem

    def sit(self) -> None:
        """Play until the end, or until the line is lost."""
        try:
            with Client(self.server.address, self.table, self.token) as client:
                assert client.heard[0]["type"] == "hello", client.heard
                self.seat = client.heard[0]["seat"]
                while not self.over:
                    self.do(client)
        except (OSError, WebSocketException):
            self.comebacks += 1
            time.sleep(0.05)

    def do(self, client: Client) -> None:
        """Ask for the next thing; or again for what was not answered, in the same words."""
        if self.pending is None:
            view = client.view_when(lambda view: view["ending"] is not None or view["moves"])
            self.over = view["ending"] is not None
            if self.over:
                return
            time.sleep(self.random.uniform(0, self.pause))
            wish = {"type_": "act", **self.random.choice(view["moves"])}
            if self.random.random() < TALK:
                wish = {"type_": "chat", "text": f"{self.random.random()}"}
            self.pending = {"id_": f"{self.random.random()}", **wish}
        answer: Message = client.say(**self.pending)
        if answer["type"] == "ack":
            self.acknowledged[answer["id"]] = answer["number"]
        else:
            assert answer["reason"] in ("not_saved", "too_fast"), (answer, self.pending)
        if answer["type"] == "ack" or answer["reason"] == "too_fast":
            self.pending = None


async def count_deeds(store: Store, players: list[Player]) -> int:
    """How many deeds were acknowledged; each must be kept, under its number, and nothing twice."""
    await store.open()
    count = 0
    for table in sorted({player.table for player in players}):
        kept = await store.load(table)
        fold(table, kept)  # every move is legal where it stands
        requests = {
            (event.seat, request): number  # type: ignore[union-attr]
            for number, event in enumerate(kept, 1)
            if (request := getattr(event, "request", ""))
        }
        assert len(requests) == len([event for event in kept if getattr(event, "request", "")]), (
            "something was done twice"
        )
        for player in players:
            if player.table == table:
                for id_, number in player.acknowledged.items():
                    assert requests.get((player.seat, id_)) == number, (
                        f"{id_} was acknowledged as {number}, and is lost"
                    )
                    count += 1
    await store.close()
    return count
