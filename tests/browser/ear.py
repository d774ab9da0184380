"""Everything that reaches a page, and what of it is another's secret."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

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

    def heard(self) -> list[str]:
        """All texts that came in."""
        bodies = [response.text() for response in self.responses if "/api/" in response.url]
        return [frame if isinstance(frame, str) else frame.decode() for frame in self.frames] + bodies

    def leaks(self, secret: Secret, seat: int | None) -> list[Any]:
        """What was heard and is for other seats only."""
        found = [part for text in self.heard() for part in parts(json.loads(text))]
        return [part for part in found if secret(part, seat)]

    def told(self, kind: str) -> list[Any]:
        """The arguments of all things told of a kind, in the order they came over the line."""
        frames = [json.loads(frame) for frame in self.frames]
        events = [told for frame in frames if frame["type"] == "event" for told in frame["told"]]
        return [told["args"] for told in events if told["kind"] == kind]


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
