"""Everything that reaches a page, and what of it is another's secret."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from rookery.table.patch import patched

Message = dict[str, Any]
Secret = Callable[[dict[str, Any], int | None], bool]  # whether a part of a message is another seat's secret


class Ear:
    """Hears every WebSocket frame and every HTTP body that a page receives."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str | bytes] = []
        self.responses: list[Response] = []
        page.on("websocket", self.line)
        page.on("response", lambda response: self.responses.append(response))

    def line(self, socket: WebSocket) -> None:
        """Hear a new line."""
        socket.on("framereceived", lambda frame: self.frames.append(frame))

    def messages(self) -> list[Message]:
        """What came over the line, and with each patch the view that it makes."""
        found: list[Message] = []
        view: Any = None
        for message in map(json.loads, self.frames):
            if message.get("type") == "update":  # what comes of my tables has no type
                view = message.get("view", view)
                if "patch" in message:
                    view = patched(view, message.pop("patch"))
                message["view"] = view
            found.append(message)
        return found

    def updates(self) -> list[str]:
        """What came of the game itself, as it came; the facts, which all know, are not in it."""
        return [text for text in map(str, self.frames) if json.loads(text).get("type") == "update"]

    def heard(self) -> list[Any]:
        """All that came in."""
        bodies = [json.loads(response.text()) for response in self.responses if "/api/" in response.url]
        return self.messages() + bodies

    def leaks(self, secret: Secret, seat: int | None) -> list[Any]:
        """What was heard and is for other seats only."""
        return [part for message in self.heard() for part in parts(message) if secret(part, seat)]

    def told(self, kind: str) -> list[Any]:
        """The arguments of all things told of a kind, in the order they came over the line."""
        return [told["args"] for message in self.messages() for told in told_in(message) if told["kind"] == kind]

    def first_view(self) -> Any:
        """The first view that came."""
        return next(message["view"] for message in self.messages() if message.get("view"))


def told_in(message: Message) -> list[Message]:
    """All things told by a message."""
    return [told for event in message.get("events", []) for told in event.get("told", [])]


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """All named things in a message, the message itself included."""
    if isinstance(value, dict):
        yield value
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from parts(one)


def hear_only_their_own(ears: list[Ear], secret: Secret) -> None:
    """Two seats and a spectator, one of whom looked back, heard no secret but their own; and theirs was one."""
    assert any("/moments/" in response.url for ear in ears for response in ear.responses)
    for ear, seat in zip(ears, (0, 1, None), strict=True):
        assert ear.leaks(secret, seat) == []
        assert seat is None or ear.leaks(secret, 1 - seat)
