"""Somebody who listens at a table without a line to it."""

from __future__ import annotations

from rookery.table.audience import Listener


class Ear(Listener):
    """Keeps all that it is sent."""

    def __init__(self, seat: int | None = None, key: str = "") -> None:
        super().__init__(seat, key)
        self.heard: list[bytes] = []
        self.dismissed = False

    def hear(self, message: bytes) -> None:
        self.heard.append(message)

    def dismiss(self) -> None:
        self.dismissed = True
