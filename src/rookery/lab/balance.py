"""One option of a game, value by value, over the same deals: what each changes beside the game as it is in the box."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rookery.engine.game import Option, Value
from rookery.engine.refusals import Refusal
from rookery.lab.compare import Comparison, compare
from rookery.lab.record import Record

MOST = 100  # values
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")


@dataclass(frozen=True)
class Sweep:
    """What each value of an option made of the same deals, beside the one that counts where nobody chooses."""

    option: str
    default: str  # its label
    steps: dict[str, Comparison]  # by label, in the order that was wished; the default's is with itself

    def data(self) -> dict[str, Any]:
        """As plain data: what was played, then each value's differences."""
        some = next(iter(self.steps.values()))
        plan = some.one.plan.data()
        steps = [{"value": label, "differences": step.data()["differences"]} for label, step in self.steps.items()]
        return {"option": self.option, "default": self.default, "games": some.games, "plan": plan, "values": steps}


def several(wish: str) -> bool:
    """Whether a wish names more than one value."""
    return "," in wish or RANGE.fullmatch(wish.strip()) is not None


def values_of(option: Option, wish: str) -> dict[str, Value]:
    """The values that a wish names, each by its label: `4..12`, `4,8,12`, `yes,no`. Of editions, `texts_of`."""
    found: dict[str, Value] = {}
    for part in wish.split(","):
        span = RANGE.fullmatch(part.strip())
        ends = (int(span[1]), int(span[2])) if span else (0, 0)
        wanted = [str(number) for number in range(ends[0], ends[1] + 1)] if span else [part.strip()]
        if not wanted or len(found) + ends[1] - ends[0] >= MOST:
            raise Refusal("bad_range", wish=wish, most=MOST)
        found |= {label_of(value): value for value in map(option.check, wanted)}
    return found


def texts_of(option: Option, wish: str, read: Callable[[str], str]) -> dict[str, Value]:
    """The editions in some files, each by its file's name."""
    found: dict[str, Value] = {}
    for name in wish.split(","):
        label = Path(name.strip()).stem
        if label in found:
            raise Refusal("same_label", label=label)
        found[label] = option.check(read(name.strip()))
    return found


def label_of(value: Value) -> str:
    """A value as people type it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def default_of(option: Option) -> tuple[str, Value]:
    """The value where nobody chooses, by its label; of an edition, the text in the box.

    As a text, so that bots, which have learnt the box's values and no others, know as much of it as of the rest.
    """
    if option.edition is not None:
        return "box", option.check(option.edition.box())
    return label_of(option.default), option.default


def sweep(option: str, default: str, records: Iterable[tuple[str, Record]]) -> Sweep:
    """What the records of some values show; one of them is the default's."""
    found = dict(records)
    return Sweep(option, default, {label: compare(found[default], record) for label, record in found.items()})
