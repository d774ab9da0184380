"""The kinds of pictures: rows with intervals, rows of bars, pairs of dots, columns, and lines over values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rookery.lab.report.drawing import LINE, Drawing, Scale, around, box, caption, dot, legend, line, remark, text

TRACK = 28  # height of what is drawn below a row's words
AXIS = 24  # height of the numbers below a picture
TALL = 200  # height of columns and lines

Tell = Callable[[float], str]  # a number on an axis, in words


@dataclass(frozen=True)
class Span:
    """A row with a dot and its interval; `kind` is the dot's look."""

    label: str
    value: str
    low: float
    middle: float
    high: float
    kind: str = "dot"


@dataclass(frozen=True)
class Bar:
    """A row with a bar from nought."""

    label: str
    value: str
    length: float
    kind: str = "bar"


@dataclass(frozen=True)
class Pair:
    """A row with two dots and what lies between them."""

    label: str
    value: str
    one: float
    other: float


@dataclass(frozen=True)
class Point:
    """A place on a line: where, how high, its interval, and the look of its dot."""

    label: str
    x: float
    low: float
    middle: float
    high: float
    kind: str


def spans(rows: Sequence[Span], tell: Tell, mark: tuple[float, str] | None = None) -> Drawing:
    """Dots with their intervals; a mark is a number to measure them by, and what it is."""
    values = [end for row in rows for end in (row.low, row.middle, row.high)]
    scale = around([*values, mark[0]] if mark else values)
    drawn, y = [], 0.0
    if mark:
        words, y = remark(mark[1])
        drawn.append(words)
    top = y
    for row in rows:
        words, y = caption(y, row.label, row.value)
        middle = y + 9
        reach = line(scale.at(row.low), middle, scale.at(row.high), middle, "reach")
        drawn += [words, line("0", middle, "100%", middle, "track"), reach]
        drawn.append(dot(scale.at(row.middle), middle, row.kind))
        y += TRACK
    back = line(scale.at(mark[0]), top, scale.at(mark[0]), y, "mark") if mark else ""
    return framed([back, *drawn], scale, top, y, tell)


def dots_by_tens(rows: Sequence[Span], scale: Scale, tell: Tell) -> Drawing:
    """Dots on a scale on which each step is ten times the one before: their numbers are logarithms."""
    drawn, y = [], 0.0
    for row in rows:
        words, y = caption(y, row.label, row.value)
        middle = y + 9
        drawn += [words, line("0", middle, "100%", middle, "track"), dot(scale.at(row.middle), middle, row.kind)]
        y += TRACK
    return framed(drawn, scale, 0, y, tell, [float(power) for power in range(int(scale.low), int(scale.high) + 1)])


def bars(rows: Sequence[Bar], tell: Tell) -> Drawing:
    """Bars from nought."""
    scale = around([row.length for row in rows], nought=True)
    drawn, y = [], 0.0
    for row in rows:
        words, y = caption(y, row.label, row.value)
        left, right = sorted((scale.part(0.0), scale.part(row.length)))
        drawn += [words, box(f"{100 * left:.2f}%", y + 2, f"{100 * (right - left):.2f}%", 13, row.kind)]
        y += TRACK
    return framed(drawn, scale, 0, y, tell)


def pairs(rows: Sequence[Pair], tell: Tell, names: tuple[str, str]) -> Drawing:
    """Two dots a row, the one hollow and the other full, and what lies between them."""
    scale = around([end for row in rows for end in (row.one, row.other)], nought=True)
    words, y = legend(0, [("hollow", names[0]), ("full", names[1])])
    drawn, top = [words], y
    for row in rows:
        words, y = caption(y, row.label, row.value)
        middle = y + 9
        ends = scale.at(row.one), scale.at(row.other)
        drawn += [words, line("0", middle, "100%", middle, "track"), line(ends[0], middle, ends[1], middle, "between")]
        drawn += [dot(ends[0], middle, "hollow"), dot(ends[1], middle, "full")]
        y += TRACK
    return framed(drawn, scale, top, y, tell)


def framed(
    drawn: list[str], scale: Scale, top: float, y: float, tell: Tell, ticks: Sequence[float] | None = None
) -> Drawing:
    """Rows over the lines of their scale, at round numbers or at given ones, and its numbers below."""
    ticks = scale.ticks() if ticks is None else ticks
    grid = [line(scale.at(tick), top, scale.at(tick), y, "grid") for tick in ticks]
    numbers = [text(scale.at(tick), y + 16, tell(tick), "tick", anchor(scale.part(tick))) for tick in ticks]
    return Drawing(int(y + AXIS), "".join([*grid, *drawn, *numbers]))


def anchor(part: float) -> str:
    """On which side of its place a number stands, so that none leaves the picture."""
    return "start" if part < 0.03 else "end" if part > 0.97 else "middle"


def columns(
    series: Sequence[tuple[str, str, Sequence[float]]], first: float, width: float, tell: tuple[Tell, Tell], unit: str
) -> Drawing:
    """Columns side by side from a first value on, each so wide; one series, or two, side by side.

    A series has a look, a name and the columns' heights; `tell` puts what is below and what is beside them into words.
    """
    count = len(series[0][2])
    across, up = Scale(first, first + count * width), around([max(max(one[2]) for one in series)], nought=True)
    names = [(kind, name) for kind, name, _ in series if name]
    words, top = legend(0, names) if names else ("", 0.0)
    top += 18
    floor = top + TALL
    grid, numbers = levels(up, top, tell[1])
    drawn = [words, *grid]
    part = 0.92 / len(series)  # of a column's room
    for place, (kind, _, heights) in enumerate(series):
        for number, height in enumerate(heights):
            if height:
                high, left = TALL * up.part(height), first + (number + 0.04 + place * part) * width
                drawn.append(box(across.at(left), floor - high, f"{100 / count * part:.3f}%", high, kind))
    drawn += numbers
    for tick in across.ticks(5):
        drawn.append(text(across.at(tick), floor + 16, tell[0](tick), "tick", anchor(across.part(tick))))
    drawn.append(text("100%", floor + 34, unit, "tick", "end"))
    return Drawing(int(floor + 42), "".join(drawn))


def lines(points: Sequence[Point], tell: Tell, unit: str, mark: tuple[float, str]) -> Drawing:
    """A line over values, with the interval at each; a mark is a height to measure them by, and what it is."""
    up = around([mark[0], *(end for point in points for end in (point.low, point.high))])
    xs = [point.x for point in points]
    margin = (max(xs) - min(xs)) * 0.06 or 1.0
    across = Scale(min(xs) - 2.5 * margin, max(xs) + margin)  # the numbers stand on the left
    words, top = remark(mark[1])
    top += LINE
    floor = top + TALL

    def high(value: float) -> float:
        return floor - TALL * up.part(value)

    drawn, numbers = levels(up, top, tell)
    drawn += [words, line("0", high(mark[0]), "100%", high(mark[0]), "mark")]
    for one, other in pairwise(points):
        drawn.append(line(across.at(one.x), high(one.middle), across.at(other.x), high(other.middle), "between"))
    shown = -(-len(points) // 10)  # so many labels have room
    for number, point in enumerate(points):
        x = across.at(point.x)
        drawn.append(line(x, high(point.low), x, high(point.high), "reach"))
        drawn.append(dot(x, high(point.middle), point.kind))
        if number % shown == 0:
            drawn.append(text(x, floor + 18, point.label, "tick", "middle"))
    drawn += numbers
    drawn.append(text("100%", floor + 38, unit, "tick", "end"))
    return Drawing(int(floor + 46), "".join(drawn))


def levels(up: Scale, top: float, tell: Tell) -> tuple[list[str], list[str]]:
    """Lines across at round heights, and their numbers above the left ends; the floor needs no number at nought."""
    grid, numbers = [], []
    for tick in up.ticks(3):
        y = top + TALL * (1 - up.part(tick))
        grid.append(line("0", y, "100%", y, "grid"))
        if tick or up.low < 0:
            numbers.append(text("0", y - 4, tell(tick), "tick"))
    return grid, numbers
