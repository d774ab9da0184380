"""Refusals: why something asked for was not done. A value to send or show; raised where nobody asked for one."""

from __future__ import annotations

from collections.abc import Mapping


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
        args = {name: value.data() if isinstance(value, Refusal) else value for name, value in self.about.items()}
        return {"reason": self.reason, "rule": self.rule, "args": args}

    def __str__(self) -> str:
        args = ", ".join(f"{name}={value}" for name, value in self.about.items())
        return f"{self.reason}{f' ({args})' if args else ''}{f' [{self.rule}]' if self.rule else ''}"

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.about.items())
        return f"Refusal({self.reason!r}, {self.rule!r}{args})"
