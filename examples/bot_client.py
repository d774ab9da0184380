"""A bot that plays over the network, with the protocol alone: no part of Rookery is imported.

    python examples/bot_client.py http://127.0.0.1:8021 --game kids_of_london

makes a table of three, sits down with two of the server's bots, plays random legal moves to the end, and prints who
won. With --join TABLE it takes an open seat instead. It needs the package `websockets`.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import uuid
from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

Message = dict[str, Any]


class Client:
    """One seat at one table. It survives lost connections: it comes back, resumes, and asks again."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self.address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        self.token = token
        self.number = 0  # the last event seen
        self.events: list[Message] = []
        self.view: Message | None = None  # the last one
        self.pending: Message | None = None  # asked for, and not yet answered

    def play(self, choose: Callable[[Message], Message]) -> Message:
        """Play to the end; `choose` picks one of a view's moves. The last view."""
        while True:
            try:
                with connect(self.address) as socket:
                    self.view = None
                    self.send(socket, {"type": "resume", "id": "r", "token": self.token, "since": self.number})
                    if self.pending is not None:
                        self.send(socket, self.pending)  # perhaps it was done, perhaps not: the id makes it once
                    for text in socket:
                        message = json.loads(text)
                        view = self.hear(socket, message, choose)
                        if view is not None:
                            return view
            except (OSError, WebSocketException):
                time.sleep(0.2)

    def hear(self, socket: Any, message: Message, choose: Callable[[Message], Message]) -> Message | None:
        """Take in one message; the view, if the game is over."""
        if message["type"] == "event":
            assert message["number"] == self.number + 1, "nothing is missed, nothing repeated"
            self.number = message["number"]
            self.events.append(message)
        elif message["type"] in ("ack", "refuse") and self.pending and message["id"] == self.pending["id"]:
            self.pending = None
        elif message["type"] == "refuse" and message["id"] == "r":
            raise SystemExit(f"refused: {message['reason']}")
        elif message["type"] == "view":
            self.view = message["view"]
            if self.view["ending"] is not None:
                return self.view
        if self.view is not None and self.view["moves"] and self.pending is None:
            self.pending = {"type": "act", "id": uuid.uuid4().hex, **choose(self.view)}
            self.send(socket, self.pending)
        return None

    @staticmethod
    def send(socket: Any, message: Message) -> None:
        """Send one message."""
        socket.send(json.dumps(message))


def post(address: str, body: Message) -> Message:
    """Ask the server something."""
    request = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(request) as answer:  # noqa: S310
        read: Message = json.loads(answer.read())
        return read


def main() -> None:
    """Make or join a table, and play."""
    parser = argparse.ArgumentParser(description="Play random moves at a Rookery server.")
    parser.add_argument("server")
    parser.add_argument("--game", default="kids_of_london")
    parser.add_argument("--join", metavar="TABLE", default="")
    wish = parser.parse_args()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}]
    if wish.join:
        taken = post(f"{wish.server}/api/tables/{wish.join}/join", {"name": "A script"})
    else:
        taken = post(f"{wish.server}/api/tables", {"game": wish.game, "name": "A script", "seats": seats})
    print("table", taken["table"], "seat", taken["seat"])
    view = Client(wish.server, taken["table"], taken["token"]).play(lambda view: random.choice(view["moves"]))  # noqa: S311
    print(view["ending"], "shares of the win:", view["returns"])


if __name__ == "__main__":
    main()
