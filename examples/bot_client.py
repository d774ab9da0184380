"""A bot that plays over the network, with the protocol alone: no part of Rookery is imported.

    python examples/bot_client.py http://127.0.0.1:8021 --game kids_of_london

makes a table of three, sits down with two of the server's bots, plays random legal moves to the end, and prints who
won. With --join TABLE it takes an open seat instead, and waits with the others until all have come. It needs the
package `websockets`.
"""

from __future__ import annotations

import argparse
import json
import random
import secrets
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
        self.view: Any = None  # the table as this seat sees it now; None until the game has begun
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
                        self.hear(message)
                        if self.view is not None and self.view["ending"] is not None:
                            over: Message = self.view
                            return over
                        self.answer(socket, choose)
            except (OSError, WebSocketException):
                time.sleep(0.2)

    def hear(self, message: Message) -> None:
        """Take in one message."""
        if message["type"] == "update":
            for event in message.get("events", []):
                assert event["number"] == self.number + 1, "nothing is missed, nothing repeated"
                self.number = event["number"]
                self.events.append(event)
                if event["what"] == "close":
                    raise SystemExit(f"the table was closed: {event['text']}")
            if "view" in message:  # the first time
                self.view = message["view"]
            elif "patch" in message:  # then what has changed
                self.view = patched(self.view, message["patch"])
        elif message["type"] in ("ack", "refuse") and self.pending and message["id"] == self.pending["id"]:
            self.pending = None
        elif message["type"] == "refuse" and message["id"] == "r":
            raise SystemExit(f"refused: {message['reason']}")

    def answer(self, socket: Any, choose: Callable[[Message], Message]) -> None:
        """Move, if it is our turn and no move is on its way."""
        if self.view is not None and self.view["moves"] and self.pending is None:
            self.pending = {"type": "act", "id": uuid.uuid4().hex, **choose(self.view)}
            self.send(socket, self.pending)

    @staticmethod
    def send(socket: Any, message: Message) -> None:
        """Send one message."""
        socket.send(json.dumps(message))


def patched(before: Any, patch: Any) -> Any:
    """A value with a patch put on it: `[value]` replaces, `{key: patch}` goes deeper, into lists by place."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(before, list):
        return [patched(one, patch[str(place)]) if str(place) in patch else one for place, one in enumerate(before)]
    return {key: patched(one, patch[key]) if key in patch else one for key, one in before.items()}


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
    me: Message = {
        "name": "A script",
        "share": secrets.token_hex(16),
    }  # the share makes the deal one that nobody could choose
    table = wish.join
    if not table:
        made = post(f"{wish.server}/api/tables", {"game": wish.game, "seats": seats})
        table = made["table"]
        me |= {"link": made["token"], "keep": True}  # our own seat waits for us
    taken = post(f"{wish.server}/api/tables/{table}/join", me)
    print("table", taken["table"], "seat", taken["seat"])
    view = Client(wish.server, taken["table"], taken["token"]).play(lambda view: random.choice(view["moves"]))  # noqa: S311
    print(view["ending"], "shares of the win:", view["returns"])


if __name__ == "__main__":
    main()
