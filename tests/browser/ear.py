"""Everything that reaches a page, and what of it is another's secret."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocket


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

    def leaks(self, seat: int | None) -> list[Any]:
        """What was heard and is for other seats only."""
        return [leak for text in self.heard() for leak in leaks(json.loads(text), seat)]

    def told(self, kind: str) -> list[Any]:
        """The arguments of all things told of a kind, in the order they came over the line."""
        frames = [json.loads(frame) for frame in self.frames]
        events = [told for frame in frames if frame["type"] == "event" for told in frame["told"]]
        return [told["args"] for told in events if told["kind"] == kind]


def leaks(value: Any, seat: int | None) -> list[Any]:
    """The secrets of other gangs in a message: a child or a choice before its time, the children at home."""
    if isinstance(value, list):
        return [leak for one in value for leak in leaks(one, seat)]
    if not isinstance(value, dict):
        return []
    found = [leak for one in value.values() for leak in leaks(one, seat)]
    if value.get("kind") in ("sent", "chose") and value["args"]["gang"] != seat:
        found.append(value)
    if isinstance(gangs := value.get("gangs"), list) and all(isinstance(gang, dict) for gang in gangs):
        revealed = all(gang["out"] for gang in gangs)
        for number, gang in enumerate(gangs):
            open_hand = gang["children"] is not None or gang["choice"] is not None
            open_child = gang["child"] is not None and not revealed and not gang["dummy"]
            if number != seat and (open_hand or open_child):
                found.append(value)
    return found
