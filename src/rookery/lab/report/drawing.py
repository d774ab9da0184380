"""The parts of a picture: SVG whose widths are in per cent, so that a phone shows its letters no smaller."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from textwrap import wrap

NICE = (1, 2, 2.5, 5, 10)  # steps at which people count
LINE = 18  # height of a line of text
LETTERS = 42  # that stand on one line of a narrow page
SIDE = 24  # around a picture that stands alone


@dataclass(frozen=True)
class Drawing:
    """What is drawn, and how high that is. Its width is whatever it is given."""

    height: int
    body: str

    def svg(self, label: str) -> str:
        """As a part of a page."""
        told = escape(label, quote=True)
        return (
            f'<svg class="picture" role="img" aria-label="{told}" width="100%" height="{self.height}">{self.body}</svg>'
        )

    def alone(self, label: str, style: str, width: int = 720) -> str:
        """As a file of its own."""
        told, high = escape(label, quote=True), self.height + 2 * SIDE
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{told}" width="{width}" height="{high}" '
            f'viewBox="0 0 {width} {high}"><title>{escape(label)}</title><style>{style}</style>'
            f'<rect class="sheet" width="100%" height="100%"/><svg class="picture" x="{SIDE}" y="{SIDE}" '
            f'width="{width - 2 * SIDE}" height="{self.height}" overflow="visible">{self.body}</svg></svg>\n'
        )


@dataclass(frozen=True)
class Scale:
    """Where numbers lie between two ends."""

    low: float
    high: float

    def part(self, value: float) -> float:
        """How far along it is, from 0 to 1."""
        return (value - self.low) / (self.high - self.low)

    def at(self, value: float) -> str:
        """How far along it is, as a length of a drawing."""
        return f"{100 * self.part(value):.2f}%"

    def ticks(self, wished: int = 4) -> list[float]:
        """Round numbers between the ends, about so many."""
        step = step_of((self.high - self.low) / wished)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [number * step for number in range(first, last + 1)]


def step_of(rough: float) -> float:
    """The next round step."""
    ten = 10.0 ** floor(log10(rough))
    return next(nice * ten for nice in NICE if nice * ten >= rough * (1 - 1e-9))


def around(values: list[float], nought: bool = False) -> Scale:
    """A scale on which all of some values lie, with round ends; if so wished, from nought."""
    low, high = min(values), max(values)
    if nought:
        low, high = min(low, 0.0), max(high, 0.0)
    if low == high:
        low, high = low - 1.0, high + 1.0
    step = step_of((high - low) / 6)
    return Scale(floor(low / step + 1e-9) * step, ceil(high / step - 1e-9) * step)


def text(x: str, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    """Some words."""
    return f'<text x="{x}" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: str, y1: float, x2: str, y2: float, kind: str) -> str:
    """A line."""
    return f'<line x1="{x1}" y1="{y1:g}" x2="{x2}" y2="{y2:g}" class="{kind}"/>'


def dot(x: str, y: float, kind: str, radius: float = 5) -> str:
    """A dot."""
    return f'<circle cx="{x}" cy="{y:g}" r="{radius:g}" class="{kind}"/>'


def box(x: str, y: float, width: str, height: float, kind: str) -> str:
    """A box."""
    return f'<rect x="{x}" y="{y:g}" width="{width}" height="{height:g}" class="{kind}"/>'


def caption(y: float, label: str, value: str) -> tuple[str, float]:
    """What stands above a row: its label on the left, on as many lines as it needs, and its value on the right."""
    lines = wrap(label, LETTERS) or [""]
    if len(lines[-1]) + len(value) + 2 > LETTERS:
        lines.append("")
    drawn = [text("0", y + LINE * (number + 1) - 4, said, "label") for number, said in enumerate(lines) if said]
    end = y + LINE * len(lines)
    return "".join([*drawn, text("100%", end - 4, value, "value", "end")]), end


def remark(said: str) -> tuple[str, float]:
    """A remark at the top of a picture, and where what comes below it begins."""
    drawn = [text("0", LINE * number + 14, part, "tick marked") for number, part in enumerate(wrap(said, LETTERS))]
    return "".join(drawn), LINE * len(drawn) + 4.0


def legend(y: float, entries: list[tuple[str, str]]) -> tuple[str, float]:
    """What marks mean: a dot of each kind before its name, one below the other."""
    drawn = []
    for kind, said in entries:
        drawn += [dot("6", y + 9, kind), text("20", y + 14, said, "tick")]
        y += LINE
    return "".join(drawn), y + 6
