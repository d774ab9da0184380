"""What was played, as a table, and the command that plays it again."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from rookery.engine import registry
from rookery.engine.game import Option, Value
from rookery.lab.balance import default_of, label_of
from rookery.lab.plan import Plan
from rookery.lab.report.figure import Table
from rookery.lab.report.voice import Voice


@dataclass(frozen=True)
class Side:
    """A plan, how many of its games have been played, and what it is called where there are several."""

    plan: Plan
    games: int
    name: str = ""


def table(sides: list[Side], voice: Voice) -> Table:
    """One or more plans, a column each; options that differ from the usual say so."""
    plans = [side.plan for side in sides]
    game = registry.find(plans[0].game)
    rows = [
        [voice.say("plan.game"), *(f"{voice.words.say('name')} ({plan.game})" for plan in plans)],
        [voice.say("plan.players"), *(str(plan.players) for plan in plans)],
        [voice.say("plan.bots"), *(bots(plan, voice) for plan in plans)],
        [voice.say("plan.games"), *(played(side, voice) for side in sides)],
        [voice.say("plan.seed"), *(str(plan.seed) for plan in plans)],
        [voice.say("plan.rules"), *(str(plan.rules) for plan in plans)],
    ]
    for option in game.options:
        told = [told_value(option, plan.options[option.name], voice) for plan in plans]
        rows.append([f"{voice.option(option.name)} ({option.name})", *told])
    return Table([voice.say("plan.column"), *(side.name or voice.say("plan.value") for side in sides)], rows)


def bots(plan: Plan, voice: Voice) -> str:
    """Who played, and in how many seats."""
    counts = Counter(plan.bots)
    if len(counts) == 1:
        return voice.say("plan.all_seats", bot=plan.bots[0])
    return ", ".join(f"{count} × {bot}" for bot, count in counts.items())


def played(side: Side, voice: Voice) -> str:
    """How many games were played; and of how many, where some are missing."""
    if side.games == side.plan.games:
        return voice.whole(side.games)
    return voice.say("plan.part", games=voice.whole(side.games), wished=voice.whole(side.plan.games))


def told_value(option: Option, value: Value, voice: Voice) -> str:
    """The value of an option, and the usual one where it is another."""
    told = value_of(option, value, voice)
    return (
        told
        if value == option.default
        else voice.say("plan.usual", value=told, usual=value_of(option, option.default, voice))
    )


def value_of(option: Option, value: Value, voice: Voice) -> str:
    """The value of an option in words."""
    if option.edition is not None:
        return voice.say("plan.own" if value else "plan.box")
    if isinstance(value, bool):
        return voice.say("plan.yes" if value else "plan.no")
    return str(value)


def about(plan: Plan, games: int, voice: Voice) -> str:
    """What was played, in a sentence."""
    return voice.say("lead", count=games, games=voice.whole(games), players=plan.players, bots=bots(plan, voice))


def values(plan: Plan, voice: Voice) -> list[str]:
    """Whose values were played with, where they are not the printed ones."""
    found = registry.find(plan.game).values(plan.options)
    return [] if found == "printed" else [voice.say(f"values.{found}")]


def command(plan: Plan, games: int, voice: Voice, folder: str = "") -> str:
    """The command that plays a plan again into a folder."""
    return shlex.join(["rookery", "simulate", *wished(plan, games, voice), "--out", folder or voice.say("plan.folder")])


def again(*folders: str) -> str:
    """The command that draws a report again."""
    return shlex.join(["rookery", "report", *folders])


def sweep_again(plan: Plan, option: Option, labels: list[str], games: int, voice: Voice) -> list[str]:
    """The commands that try an option's values again, and draw them."""
    files = [f"{label}.csv" for label in labels if label != default_of(option)[0]]
    values = ",".join(files if option.edition is not None else labels)
    parts = [*wished(plan, games, voice, {option.name}), "--option", f"{option.name}={values}"]
    folder = voice.say("plan.folder")
    return [shlex.join(["rookery", "balance", *parts, "--out", folder]), again(folder)]


def wished(plan: Plan, games: int, voice: Voice, but: Collection[str] = ()) -> list[str]:
    """A plan as a command takes it, but for some options."""
    named = plan.bots[:1] if len(set(plan.bots)) == 1 else plan.bots
    parts = [plan.game, "--players", str(plan.players), "--bots", ",".join(named)]
    parts += ["--games", str(games), "--seed", str(plan.seed)]
    for option in registry.find(plan.game).options:
        value = plan.options[option.name]
        if value != option.default and option.name not in but:
            typed = voice.say("plan.file") if option.edition is not None else label_of(value)
            parts += ["--option", f"{option.name}={typed}"]
    return parts
