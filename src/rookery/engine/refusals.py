"""Refusals: why something asked for was not done. A value to send or show; raised where nobody asked for one.

Faults are what is wrong with a text, each with its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Fault:
    """Something wrong in a text: where, what (a key of the words' group `fault`), and its arguments."""

    place: int | str  # a line, counted from 1; a place within the data; empty: the whole
    kind: str
    args: Mapping[str, object] = field(default_factory=dict)

    def data(self) -> dict[str, object]:
        """As plain data, for the wire."""
        return {"place": self.place, "fault": self.kind, "args": dict(self.args)}


class Refusal(Exception):  # noqa: N818 - the word of the design: it is a value first
    """A reason (a key of the words), its arguments, and the rule that says so, if one does."""

    def __init__(self, reason: str, rule: str = "", **args: object) -> None:
        super().__init__(reason, rule)
        self.reason = reason
        self.rule = rule
        self.about: Mapping[str, object] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.data() == other.data()

    __hash__ = Exception.__hash__

    def data(self) -> dict[str, object]:
        """As plain data, for the wire."""
        return {
            "reason": self.reason,
            "rule": self.rule,
            "args": {name: plain(arg) for name, arg in self.about.items()},
        }

    def __str__(self) -> str:
        args = ", ".join(f"{name}={value}" for name, value in self.about.items())
        return f"{self.reason}{f' ({args})' if args else ''}{f' [{self.rule}]' if self.rule else ''}"

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.about.items())
        return f"Refusal({self.reason!r}, {self.rule!r}{args})"


def plain(value: object) -> object:
    """An argument as plain data."""
    if isinstance(value, Refusal | Fault):
        return value.data()
    return [plain(one) for one in value] if isinstance(value, list) else value
