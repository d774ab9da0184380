"""The report on an option's values, tried over the same deals: a line for each thing that they change."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from rookery.engine import registry
from rookery.engine.game import Option
from rookery.engine.refusals import Refusal
from rookery.lab.balance import default_of
from rookery.lab.compare import Difference, compare
from rookery.lab.folder import PLAN, read
from rookery.lab.plan import Plan
from rookery.lab.report import apart, planned
from rookery.lab.report.figure import Figure, Table
from rookery.lab.report.page import Page
from rookery.lab.report.pictures import Point, Span, lines, spans
from rookery.lab.report.voice import Voice

GROUPS = ("seat", "bot", "points", "score", "length", "ending")


@dataclass(frozen=True)
class Tried:
    """What values of an option make of the same deals, beside the usual one."""

    option: Option
    default: str  # its label
    plan: Plan  # with the usual value
    games: int
    steps: dict[str, list[Difference]]  # by label, from the least value to the greatest

    def along(self, group: str, key: str) -> dict[str, Difference]:
        """How one thing differs, value by value."""
        never = Difference(group, key, 0.0, 0.0, 0.0, 0.0, 0.0, True, None, None)  # an ending that others have
        return {
            label: next((one for one in step if (one.group, one.key) == (group, key)), never)
            for label, step in self.steps.items()
        }


def values_in(folder: Path) -> dict[str, Path]:
    """The folders of values in a folder, by name (`banker=4`); none, where it is no such folder."""
    return {one.parent.name: one.parent for one in sorted(folder.glob(f"*=*/{PLAN}"))}


def read_values(folder: Path) -> Tried:
    """What is in a folder of `rookery balance`; one value at a time is in memory, beside the usual one."""
    found = values_in(folder)
    names = {name.partition("=")[0] for name in found}
    if len(names) != 1:
        raise Refusal("no_plan", path=str(folder))
    name = names.pop()
    labels = {full.partition("=")[2]: path for full, path in found.items()}
    some = read(next(iter(labels.values())))
    option = next((one for one in registry.find(some.plan.game).options if one.name == name), None)
    if option is None:
        raise Refusal("no_plan", path=str(folder))
    default, _ = default_of(option)
    if default not in labels:
        raise Refusal("no_usual_value", path=str(folder), folder=f"{name}={default}")
    if len(labels) < 2:
        raise Refusal("no_other_value", path=str(folder))
    base = read(labels[default])
    steps, games = {}, base.table.num_rows
    for label in sorted(labels, key=lambda label: (number(label) is None, number(label) or 0, label != default, label)):
        step = compare(base, read(labels[label]))
        steps[label], games = step.differences, min(games, step.games)
    return Tried(option, default, base.plan, games, steps)


def number(label: str) -> int | None:
    """A label as a number, if it is one."""
    return int(label) if label.removeprefix("-").isdecimal() else None


def page(folder: str | Path, language: str) -> Page:
    """The page on a folder of `rookery balance`."""
    tried = read_values(Path(folder))
    voice = Voice(language, tried.plan.game, tried.plan.players)
    about = voice.say(
        "sweep.lead",
        option=voice.quoted(voice.option(tried.option.name)), name=tried.option.name,
        values=", ".join(tried.steps), default=tried.default, games=voice.whole(tried.games),
        players=tried.plan.players, bots=planned.bots(tried.plan, voice),
    )  # fmt: skip
    return Page(
        voice,
        voice.words.say("name"),
        about,
        figures(tried, voice),
        planned.table([planned.Side(tried.plan, tried.games, f"{tried.option.name}={tried.default}")], voice),
        planned.sweep_again(tried.plan, tried.option, list(tried.steps), tried.games, voice),
        [voice.say("sweep.honest")],
    )


def figures(tried: Tried, voice: Voice) -> list[Figure]:
    """A figure for each thing that can be compared; none for what is the same with every value."""
    keys = dict.fromkeys((one.group, one.key) for step in tried.steps.values() for one in step if one.group in GROUPS)
    found = [figure(tried, group, key, voice) for group, key in keys]
    return [one for one in found if one is not None]


def figure(tried: Tried, group: str, key: str, voice: Voice) -> Figure | None:
    """One thing over the values."""
    along = tried.along(group, key)
    if all(one.same and not one.difference for one in along.values()):
        return None
    some = next(iter(along.values()))
    name, usual = apart.name_of(some, voice), along[tried.default].other
    tell = voice.percent_mark if group in apart.SHARES else voice.plain
    numbers = [number(label) for label in along]
    mark = (usual, voice.say("sweep.mark", default=tried.default))
    if None in numbers:
        rows = [
            Span(label, amount(one, voice), one.one + one.low, one.other, one.one + one.high, kind(tried, label, one))
            for label, one in along.items()
        ]
        drawing = spans(rows, tell, mark)
    else:
        points = [
            Point(label, float(x or 0), one.one + one.low, one.other, one.one + one.high, kind(tried, label, one))
            for (label, one), x in zip(along.items(), numbers, strict=True)
        ]
        drawing = lines(points, tell, tried.option.name, mark)
    least, most = min(along, key=lambda label: along[label].other), max(along, key=lambda label: along[label].other)
    sure = [label for label, one in along.items() if apart.clear(one)]
    sentence = voice.say(
        "sweep.sure" if sure else "sweep.unsure",
        what=name, usual=voice.percent(usual) if group in apart.SHARES else voice.some(usual), default=tried.default,
        least=least, most=most, low=amount(along[least], voice), high=amount(along[most], voice),
        labels=voice.words.join(sure),
    )  # fmt: skip
    columns = [tried.option.name, *(voice.say(f"column.{head}") for head in ("mean", "difference", "sure"))]
    rows_ = [
        [label, amount(one, voice), *((apart.apart(one, voice), apart.verdict(one, voice)) if label != tried.default
                                      else ("", voice.say("sweep.usual")))]
        for label, one in along.items()
    ]  # fmt: skip
    return Figure(f"{group}-{key}", name, drawing, sentence, Table(columns, rows_))


def amount(one: Difference, voice: Voice) -> str:
    """What a value makes of it."""
    return apart.amount(one, one.other, voice)


def kind(tried: Tried, label: str, one: Difference) -> str:
    """The look of a value's dot: the usual one, one that surely differs, or neither."""
    return "dot" if label == tried.default else "full" if apart.clear(one) else "hollow"
