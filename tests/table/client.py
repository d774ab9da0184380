"""A client that says what it is told to, and hears everything."""

from __future__ import annotations

import itertools
import json
import secrets
import time
from contextlib import ExitStack, suppress
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rookery.table.patch import patched

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
        self.view: Message | None = None  # the table as it was last seen
        self.undo = False
        self.say("resume", token=token, since=since)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up; the server may do so at the same moment."""
        with suppress(ConnectionClosed):
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

    def act_in_time(self, move: str) -> Message:
        """Play a move by its name; who outruns the pace of a seat waits a little, and plays it then."""
        while (answer := self.act(move)).get("reason") == "too_fast":
            time.sleep(0.1)
        return answer

    def hear(self) -> Message:
        """The next message."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            if "view" in message:
                self.view = message["view"]
            elif "patch" in message:
                self.view = patched(self.view, message["patch"])
            self.undo = message.get("undo", self.undo)
        self.heard.append(message)
        return message

    def until(self, wanted: Any) -> Message:
        """Hear on until a message is as wanted."""
        while not wanted(message := self.hear()):
            pass
        return message

    def view_when(self, wanted: Any) -> Message:
        """The view once it is as wanted."""
        while self.view is None or not wanted(self.view):
            self.hear()
        return self.view

    def when_moves(self, moves: int) -> Message:
        """The view once so many moves have been made."""
        while self.moves() != moves or self.view is None:
            self.hear()
        return self.view

    def moves(self) -> int:
        """How many moves have been made, as far as was heard."""
        last = self.last("update")
        return -1 if last is None else int(last["move"])

    def last(self, type_: str) -> Message | None:
        """The last message of a type."""
        return next((message for message in reversed(self.heard) if message["type"] == type_), None)

    def asked(self) -> Message | None:
        """Whose wish to take back is open."""
        last = self.last("update")
        return None if last is None else last.get("asked")

    def events(self) -> list[Message]:
        """All events heard."""
        return [event for message in self.heard if message["type"] == "update" for event in message.get("events", [])]


def share() -> str:
    """A contribution to a deal."""
    return secrets.token_hex(16)


def play_out(client: Client, pick: Any = lambda moves: moves[0]) -> Message:
    """Play to the end; the last view."""
    while True:
        view = client.view_when(lambda view: view["ending"] is not None or view["moves"])
        if view["ending"] is not None:
            return view
        answer = client.say("act", **pick(view["moves"]))
        if answer.get("reason") == "too_fast":  # who plays alone against quick bots outruns the pace of a seat
            time.sleep(0.2)
            continue
        assert answer["type"] == "ack", answer
