"""The report on two folders of the same deals, side by side."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rookery.lab.compare import Comparison, compare
from rookery.lab.folder import read
from rookery.lab.report import apart, facts, planned
from rookery.lab.report.figure import Figure, Table
from rookery.lab.report.lengths import binned
from rookery.lab.report.page import Page
from rookery.lab.report.pictures import columns
from rookery.lab.report.points import mean, spread
from rookery.lab.report.voice import Voice

GROUPS = {
    "wins": ("seat", "bot"),
    "points": ("points",),
    "lines": ("score",),
    "length": ("length",),
    "endings": ("ending",),
    "events": ("event",),
}


def page(one: str | Path, other: str | Path, language: str) -> Page:
    """The page on two folders."""
    found = compare(read(one), read(other))
    plan = found.one.plan
    voice = Voice(language, plan.game, plan.players)
    names = Path(one).resolve().name, Path(other).resolve().name
    games = [side.table.num_rows for side in (found.one, found.other)]
    plans = [side.plan for side in (found.one, found.other)]
    sides = [planned.Side(*side) for side in zip(plans, games, names, strict=True)]
    notes = [voice.say("differ.honest")]
    lead = voice.say("differ.lead", one=names[0], other=names[1], games=voice.whole(found.games), seed=plan.seed)
    again = [
        planned.command(*side, voice, name) for side, name in zip(zip(plans, games, strict=True), names, strict=True)
    ]
    return Page(
        voice,
        voice.words.say("name"),
        lead,
        figures(found, [facts.read(one), facts.read(other)], names, voice),
        planned.table(sides, voice),
        [*again, planned.again(*names)],
        notes,
    )


def figures(found: Comparison, both: list[facts.Facts], names: tuple[str, str], voice: Voice) -> list[Figure]:
    """The differences group by group, and how points and lengths are spread on both sides."""
    groups = {
        name: apart.figure(name, [one for one in found.differences if one.group in wanted], voice)
        for name, wanted in GROUPS.items()
    }
    totals = [side.totals[True] + side.totals[False] for side in both]
    beside = {
        "points": spreads("spread_points", totals, names, voice, voice.say("points.unit")),
        "length": spreads(
            "spread_turns", [side.lengths["turns"] for side in both], names, voice, voice.say("turns.unit")
        ),
    }
    shown = [figure for name in GROUPS for figure in (groups[name], beside.get(name))]
    return [figure for figure in shown if figure is not None]


def spreads(name: str, both: list[Counter[int]], names: tuple[str, str], voice: Voice, unit: str) -> Figure:
    """How something is spread on either side, the one before the other."""
    first, width, _ = binned(both[0] + both[1])
    most = max(max(counts) for counts in both)
    kinds = ("bar lost", "bar won")
    series = [
        (kind, side, [height / counts.total() for height in spread(counts, first, width, most)])
        for kind, side, counts in zip(kinds, names, both, strict=True)
    ]
    quarters = [[facts.quantile(counts, part) for part in (0.0, 0.25, 0.5, 0.75, 1.0)] for counts in both]
    means = [voice.number(mean(counts), 2) for counts in both]
    sentence = voice.say(
        f"differ.{name}",
        one=means[0], other=means[1], name=names[0], rival=names[1],
        high=voice.whole(quarters[0][3]), other_high=voice.whole(quarters[1][3]),
    )  # fmt: skip
    rows = [
        [side, average, *map(voice.whole, quarter)]
        for side, average, quarter in zip(names, means, quarters, strict=True)
    ]
    head = [voice.say(f"quartile.{key}") for key in ("least", "low", "middle", "high", "most")]
    table = Table([voice.say("column.who"), voice.say("mean"), *head], rows)
    drawing = columns(series, first, width, (voice.plain, voice.percent_mark), unit)
    return Figure(name.replace("_", "-"), voice.say(f"differ.title_{name}"), drawing, sentence, table)
