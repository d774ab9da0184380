"""A client that says what it is told to, and hears everything."""

from __future__ import annotations

import itertools
import json
from contextlib import ExitStack
from typing import Any, Self

from websockets.sync.client import connect

Message = dict[str, Any]
PATIENCE = 20.0


class Client:
    """One connection to one table."""

    ids = itertools.count()

    def __init__(self, address: str, table: str, token: str = "", since: int = 0, **more: Any) -> None:
        self.line = ExitStack()
        self.socket = self.line.enter_context(connect(f"{address.replace('http', 'ws')}/api/tables/{table}/ws", **more))
        self.raw: list[str] = []
        self.heard: list[Message] = []
        self.say("resume", token=token, since=since)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.line.close()

    def say(self, type_: str, id_: str = "", **more: Any) -> Message:
        """Say something and wait for its answer, an ack or a refuse."""
        id_ = id_ or f"c{next(self.ids)}"
        self.socket.send(json.dumps({"type": type_, "id": id_, **more}))
        return self.until(lambda message: message["type"] in ("ack", "refuse") and message["id"] == id_)

    def act(self, move: str, id_: str = "") -> Message:
        """Play a move by its name."""
        verb, _, piece = move.partition(" ")
        return self.say("act", id_, verb=verb, piece=(int(piece) if piece.isdigit() else piece) if piece else None)

    def hear(self) -> Message:
        """The next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        self.heard.append(json.loads(text))
        return self.heard[-1]

    def until(self, wanted: Any) -> Message:
        """Hear on until a message is as wanted."""
        while not wanted(message := self.hear()):
            pass
        return message

    def view_when(self, wanted: Any) -> Message:
        """The first view that is as wanted, the last one heard included."""
        last = self.last("view")
        if last is not None and wanted(last):
            return last
        return self.until(lambda message: message["type"] == "view" and wanted(message))

    def last(self, type_: str) -> Message | None:
        """The last message of a type."""
        return next((message for message in reversed(self.heard) if message["type"] == type_), None)

    def events(self) -> list[Message]:
        """All events heard."""
        return [message for message in self.heard if message["type"] == "event"]


def play_out(client: Client, pick: Any = lambda moves: moves[0]) -> Message:
    """Play to the end; the last view."""
    while True:
        view = client.view_when(lambda message: message["view"]["ending"] is not None or message["view"]["moves"])
        if view["view"]["ending"] is not None:
            return view
        client.say("act", **pick(view["view"]["moves"]))
        assert client.heard[-1]["type"] == "ack", client.heard[-1]
