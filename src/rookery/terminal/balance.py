"""`rookery balance`: one option, value by value, over the same deals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.table import Table

from rookery.engine import registry
from rookery.engine.game import AnyGame, Option, Options, Value
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.lab.plan import Plan, plan
from rookery.terminal.compare import amount, apart, name_of
from rookery.terminal.crew import Crew, crew, crew_options, need_arrow
from rookery.terminal.options import bots_of, paired_options, read_edition, read_wishes, wishes_by_name
from rookery.terminal.screen import Screen

if TYPE_CHECKING:  # an extra
    from rookery.lab.balance import Sweep
    from rookery.lab.compare import Difference
    from rookery.lab.record import Record

HEADLINES = (("seat", "0"), ("points", "mean"), ("points", "best"), ("points", "margin"), ("length", "turns"))


def balance_command(words: Words) -> click.Command:
    """`rookery balance GAME --option NAME=VALUES`."""

    def balance(
        game: str,
        players: int,
        bots: str,
        games: int,
        seed: int,
        wishes: tuple[str, ...],
        jobs: int | None,
        cluster: str,
        out: str,
        as_json: bool,
    ) -> None:
        need_arrow()
        from rookery.lab.balance import default_of, sweep

        rules = registry.find(game)
        option, values, rest = swept(rules, wishes)
        default, usual = default_of(option)
        fixed = {**rest, option.name: usual}
        base = plan(game, players, bots_of(bots), games, seed, fixed, details=True)
        plans = {
            label: replace(base, options=Options({**base.options, option.name: value}))
            for label, value in {default: usual, **values}.items()
        }
        with crew(base, games * len(plans), jobs, cluster, words) as workers:
            found = sweep(option.name, default, played(option, plans, workers, out))
        if as_json:
            click.echo(json.dumps(found.data()))
        else:
            show(found, words)

    return click.Command(
        "balance",
        callback=balance,
        params=[
            click.Argument(["game"]),
            click.Option(["--players"], type=int, required=True, help=words.say("help.players")),
            *paired_options(words),
            click.Option(
                ["--option", "wishes"],
                multiple=True,
                required=True,
                metavar="NAME=VALUES",
                help=words.say("help.sweep"),
            ),
            *crew_options(words),
            click.Option(["--out"], default="", metavar="DIR", help=words.say("help.sweep_rows")),
            click.Option(["--json", "as_json"], is_flag=True, help=words.say("help.json")),
        ],
        help=words.say("help.balance"),
    )


def swept(game: AnyGame, wishes: tuple[str, ...]) -> tuple[Option, dict[str, Value], dict[str, str]]:
    """The option whose values are tried, those values by label, and the options that stay as they are."""
    from rookery.lab.balance import several, texts_of, values_of

    wished = wishes_by_name(wishes)
    many = [name for name, value in wished.items() if several(value)] or list(wished)[-1:]
    if len(many) > 1:
        raise Refusal("one_sweep", options=", ".join(many))
    option = next((one for one in game.options if one.name == many[0]), None)
    if option is None:
        known = ", ".join(one.name for one in game.options) or "-"
        raise Refusal("no_such_option", game=game.name, option=many[0], options=known)
    rest = read_wishes(game, tuple(wish for wish in wishes if wish.partition("=")[0].strip() != option.name))
    if option.edition is not None:
        return option, texts_of(option, wished[option.name], lambda path: read_edition(option.name, path)), rest
    return option, values_of(option, wished[option.name]), rest


def played(option: Option, plans: dict[str, Plan], workers: Crew, out: str) -> Iterator[tuple[str, Record]]:
    """The record of each value; with a folder, in one of its own there, which is gone on with."""
    from rookery.lab.folder import fill, read
    from rookery.lab.record import gather

    for label, one in plans.items():
        if out:
            folder = Path(out) / f"{option.name}={label}"
            fill(folder, one, *workers)
            yield label, read(folder)
        else:
            yield label, gather(one, *workers)


def show(found: Sweep, words: Words) -> None:
    """A row for each value: what it makes, and by how much that differs."""
    base = found.steps[found.default]
    plan = base.one.plan
    told = registry.find(plan.game).words(words.language).over(words).seated(plan.players)
    screen = Screen()
    screen.say(f"[bold]{told.say('name')}[/]  {words.say('compared', {'count': base.games, 'seed': plan.seed})}")
    table = Table(box=None, padding=(0, 1))
    table.add_column(found.option)
    for group, key in HEADLINES:
        table.add_column(name_of(base.find(group, key), told), justify="right")
    for label, step in found.steps.items():
        usual = label == found.default
        name = f"{label} {words.say('balance.default')}" if usual else label
        table.add_row(name, *(cell(step.find(*headline), usual) for headline in HEADLINES))
    screen.console.print(table)
    screen.say(words.say("balance.marks"))


def cell(one: Difference, usual: bool) -> str:
    """A mean, and below it by how much it differs; a difference that is sure is marked."""
    if usual:
        return amount(one, one.other)
    return f"{amount(one, one.other)}\n[dim]{apart(one)}{'*' if one.sure else ''}[/]"
