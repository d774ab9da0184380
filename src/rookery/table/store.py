"""Where tables are kept: a port with one way in, `append`, which decides every race."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rookery.table.events import Happening

Values = Sequence[str | int | float | None]


class Conflict(Exception):  # noqa: N818 - nothing went wrong: somebody was quicker
    """A table has gone on since the events to be appended were decided: catch up, and decide again."""


class Unreadable(Exception):  # noqa: N818 - it is about one table, not about the store
    """What is kept of a table cannot be read; why."""


@dataclass(frozen=True)
class Standing:
    """What the store knows of a table without reading its events."""

    over: bool  # nothing can be played there any more
    bots_owe: bool  # a bot owes a move
    public: bool
    due: float | None = None  # when somebody's time will be over


@dataclass(frozen=True)
class Outage:
    """A time in which no server ran, in seconds since 1970."""

    since: float
    until: float


@dataclass(frozen=True)
class Word:
    """Something that workers tell each other: a table has gone on, or somebody came or went."""

    table: str
    number: int = 0  # at which the table is now
    happenings: tuple[Happening, ...] = ()  # the last ones, where there was room for them
    presence: str = ""


class Store(Protocol):
    """Tables on disk. Every call may be made from many tasks at once."""

    async def open(self) -> None:
        """Be ready."""

    async def append(self, table: str, expected: int, happenings: list[Happening], standing: Standing | None) -> None:
        """Put events after the first `expected` ones, all or none; on disk when it returns, else Conflict.

        Other workers hear of it. Where no standing is given, it is what it was.
        """

    async def load(self, table: str, since: int = 0) -> list[Happening]:
        """The events of a table after the first ones; none where there is no such table."""

    async def unfinished(self) -> int:
        """How many tables can still be played at."""

    async def bots_owe(self) -> list[str]:
        """The tables at which a bot owes a move."""

    async def idle(self, before: float) -> list[str]:
        """The unfinished tables at which nothing has happened since a time."""

    async def public(self) -> list[str]:
        """The newest tables that the lobby may list and that another worker may have in its memory."""

    async def due(self, before: float) -> list[str]:
        """The tables at which somebody's time is over before a time."""

    async def beat(self, now: float, patience: float, known: float) -> list[Outage]:
        """Note that a server runs now. If none has for longer than that, no server ran; the outages since a time."""

    async def lease(self, table: str, number: int, seconds: float) -> bool:
        """Whether this worker may think for the bots of a table at this number; nobody else may meanwhile."""

    async def rows(self, statement: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """The rows of a statement about what is kept beside tables; a value for each question mark."""

    async def write(self, *statements: tuple[str, Values]) -> None:
        """Carry out statements about what is kept beside tables, all or none; on disk when it returns."""

    async def size(self) -> tuple[int, int | None]:
        """How many bytes everything takes, and how many are left, where that can be known."""

    async def check(self) -> None:
        """Write something and take it away again: raises where that cannot be done."""

    def listen(self, hear: Callable[[Word], None]) -> None:
        """Hear what other workers say."""

    async def tell_presence(self, table: str, presence: str) -> None:
        """Say to other workers who is there."""

    async def close(self) -> None:
        """Finish what was asked for."""
