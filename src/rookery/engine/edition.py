"""Editions: a game's values in a file, which players may replace by a file of their own, checked line by line.

The option that chooses an edition holds the text of the file, not its name: so a journal has all it needs to be played
again anywhere, and a server never reads a file that a client names.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any

from rookery.engine.refusals import Fault, Refusal
from rookery.engine.strict import Unfit, can_be_written, decode
from rookery.engine.strict import whole as whole  # games read numbers with it, too

LIMIT = 32768  # bytes of a text
FILE_LIMIT = 2 * LIMIT + 3  # bytes of its file, which may end every line with two and begin with a mark
MOST = 50  # faults told of one text
SHOWN = 40  # characters of a wrong value that are told


@dataclass
class Faults:
    """What is wrong with a text, gathered while it is read, so that its author hears of everything at once."""

    found: list[Fault] = field(default_factory=list)

    def note(self, place: int | str, kind: str, **args: object) -> None:
        """A fault at a line, at a place such as `cards[3].coins`, or (empty) in the whole; `kind` is a key of words."""
        if len(self.found) < MOST:
            self.found.append(Fault(place, kind, args))

    def number(self, place: int | str, name: str, value: object, low: int, high: int) -> int:
        """A whole number within bounds; the lower bound stands for a wrong one, which is noted."""
        number = whole(value)
        if number is not None and low <= number <= high:
            return number
        self.note(place, "number", name=name, value=shown(value), low=low, high=high)
        return low

    def choice(self, place: int | str, name: str, value: object, choices: Iterable[str]) -> str:
        """One word of several; the first stands for a wrong one, which is noted."""
        words = list(choices)
        if isinstance(value, str) and value in words:
            return value
        self.note(place, "choice", name=name, value=shown(value), choices=", ".join(words))
        return words[0]


@dataclass(frozen=True)
class Edition:
    """A file of values in a game's package, and how to read such a file."""

    package: str
    path: str  # of the file in the package
    parse: Callable[
        [str, Faults], Any
    ]  # the values in a text; what is wrong with it is noted, and then they don't count

    def box(self) -> str:
        """The text of the file that comes with the game."""
        return (files(self.package) / self.path).read_text("utf-8")

    def read(self, text: str) -> Any:
        """The values in a text, or with no text those in the box; refused with every fault."""
        return _read(self, text)

    def faults(self, text: str) -> list[Fault]:
        """All that is wrong with a text."""
        return _parse(self, text)[1]

    def check(self, option: str, text: object) -> str:
        """The text as the value of an option; refused when it is no text, blank, too long or wrong."""
        if not isinstance(text, str) or not can_be_written(text):
            raise Refusal("edition_text", option=option)
        if not text:
            return ""
        text = text.removeprefix("\ufeff").replace("\r\n", "\n")  # as some editors write it
        if len(text.encode()) > LIMIT:
            raise Refusal("edition_length", option=option, limit=LIMIT)
        if not text.strip():
            raise Refusal("edition_empty", option=option)
        self.read(text)
        return text


def _parse(edition: Edition, text: str) -> tuple[Any, list[Fault]]:
    faults = Faults()
    values = edition.parse(text, faults)
    return values, faults.found


@lru_cache(maxsize=32)
def _read(edition: Edition, text: str) -> Any:
    values, faults = _parse(edition, text or edition.box())
    if faults:
        raise Refusal("edition_faults", count=len(faults), first=faults[0], faults=faults)
    return values


# Reading


def read_table(text: str, columns: Sequence[str], faults: Faults) -> list[tuple[int, dict[str, str]]]:
    """The lines of comma-separated values, each with its number and its cells by column, stripped.

    The first line names the columns, in any order. Empty lines don't count.
    """
    reader = csv.reader(io.StringIO(text), strict=True)
    lines: list[tuple[int, list[str]]] = []
    try:
        for cells in reader:
            stripped = [cell.strip() for cell in cells]
            if any(stripped):
                lines.append((reader.line_num, stripped))
    except csv.Error as problem:
        faults.note(reader.line_num, "table", why=str(problem))
        return []
    line, names = lines[0] if lines else (1, [])
    if sorted(names) != sorted(columns):
        faults.note(line, "columns", columns=",".join(columns), value=shown(",".join(names)))
        return []
    rows = []
    for line, cells in lines[1:]:
        if len(cells) == len(names):
            rows.append((line, dict(zip(names, cells, strict=True))))
        else:
            faults.note(line, "cells", cells=len(cells), columns=len(names))
    return rows


def read_json(text: str, faults: Faults) -> Any:
    """The data in a JSON text; None where it is not JSON, or not fit to be read, which is noted with its line."""
    try:
        return decode(text)
    except Unfit as unfit:
        faults.note(unfit.line or "", unfit.kind, **{name: shown(arg) for name, arg in unfit.about.items()})
    return None


def shown(value: object) -> str:
    """A wrong value, short enough to be told."""
    text = str(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
