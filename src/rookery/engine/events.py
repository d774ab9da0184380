"""What happened, without words: a kind, its arguments, the rule, and who may know."""

from __future__ import annotations

from typing import Final

from rookery.engine import fields

EVERYONE: Final = -1


def only(seat: int) -> int:
    """An audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """An audience of everyone else, spectators too."""
    return ~(1 << seat)


class Event:
    """One thing that happened. `to` has a bit for each seat that may know; a negative one includes spectators."""

    def __init__(self, kind: str, rule: str, args: dict[str, object], to: int = EVERYONE) -> None:
        self.kind: str = kind
        self.rule: str = rule
        self.args: dict[str, object] = args
        self.to: int = to

    def seen_by(self, seat: int | None) -> bool:
        """Whether this seat, or a spectator (None), may know of it."""
        return self.to < 0 if seat is None else bool(self.to >> seat & 1)

    def copy(self) -> Event:
        """The same event, told once more."""
        return Event(self.kind, self.rule, fields.apart(self.args), self.to)

    def data(self) -> dict[str, object]:
        """As plain data, for the wire and for files."""
        return {"kind": self.kind, "rule": self.rule, "args": self.args}

    def __reduce__(self) -> tuple[type[Event], tuple[str, str, dict[str, object], int]]:
        return Event, (self.kind, self.rule, self.args, self.to)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.rule!r}, {self.args!r}, {self.to})"
