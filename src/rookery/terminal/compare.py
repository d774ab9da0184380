"""`rookery compare`: two plans over the same deals, and what differs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click
from rich.markup import escape
from rich.table import Table

from rookery.engine import registry
from rookery.engine.refusals import Refusal
from rookery.engine.words import UNBROKEN, Words
from rookery.lab.plan import plan
from rookery.terminal.crew import crew, crew_options, need_arrow
from rookery.terminal.options import bots_of, game_options, paired_options, read_wishes
from rookery.terminal.screen import Screen

if TYPE_CHECKING:  # an extra
    from rookery.lab.compare import Comparison, Difference

SHARES = ("seat", "bot", "ending")  # groups that are told in per cent


def compare_command(words: Words) -> click.Command:
    """`rookery compare A B`, or `rookery compare GAME --players N --option …`."""

    def compare(
        what: tuple[str, ...],
        players: int | None,
        bots: str,
        games: int,
        seed: int,
        wishes: tuple[str, ...],
        beside: tuple[str, ...],
        beside_bots: str,
        jobs: int | None,
        cluster: str,
        details: bool,
        as_json: bool,
    ) -> None:
        need_arrow()
        from rookery.lab import compare as lab
        from rookery.lab.folder import read
        from rookery.lab.record import gather

        if len(what) == 2:
            found = lab.compare(read(what[0]), read(what[1]))
        elif len(what) == 1 and players is not None:
            game = registry.find(what[0])
            sides = [(beside, bots_of(beside_bots or bots)), (wishes, bots_of(bots))]
            one, other = (
                plan(game.name, players, names, games, seed, read_wishes(game, wish), details=True)
                for wish, names in sides
            )
            with crew(one, 2 * games, jobs, cluster, words) as workers:
                found = lab.compare(gather(one, *workers), gather(other, *workers))
        else:
            raise Refusal("compare_what")
        if as_json:
            click.echo(json.dumps(found.data()))
        else:
            show(found, details, words)

    return click.Command(
        "compare",
        callback=compare,
        params=[
            click.Argument(["what"], nargs=-1, metavar="A B | GAME"),
            click.Option(["--players"], type=int, help=words.say("help.players")),
            *paired_options(words),
            game_options(words),
            click.Option(["--beside"], multiple=True, metavar="NAME=VALUE", help=words.say("help.beside")),
            click.Option(["--beside-bots"], default="", metavar="BOTS", help=words.say("help.beside_bots")),
            *crew_options(words),
            click.Option(["--details"], is_flag=True, help=words.say("help.events_too")),
            click.Option(["--json", "as_json"], is_flag=True, help=words.say("help.json")),
        ],
        help=words.say("help.compare"),
    )


def show(found: Comparison, details: bool, words: Words) -> None:
    """The differences as a table."""
    plan = found.one.plan
    told = registry.find(plan.game).words(words.language).over(words).seated(plan.players)
    screen = Screen()
    screen.say(f"[bold]{told.say('name')}[/]  {words.say('compared', {'count': found.games, 'seed': plan.seed})}")
    table = Table(box=None, padding=(0, 1))
    for column in ("what", "one", "other", "difference", "sure"):
        table.add_column(words.say(f"compare.{column}"), justify="left" if column == "what" else "right")
    for one in found.differences:
        if one.group != "event" or (details and (one.one or one.other)):
            means = [amount(one, value) for value in (one.one, one.other)]
            table.add_row(escape(name_of(one, told)), *means, apart(one), verdict(one, words))
    screen.console.print(table)
    screen.say(words.say("compare.honest"))


def name_of(one: Difference, told: Words) -> str:
    """What differs, in words."""
    if one.group == "seat":
        return told.say("compare.seat", {"seat": int(one.key)})
    if one.group in ("score", "ending"):
        return told.say(f"{one.group}.{one.key}")
    return one.key if one.group in ("bot", "event") else told.say(f"compare.{one.key}")


def amount(one: Difference, value: float) -> str:
    """A mean: a share in per cent, anything else as it is."""
    return f"{value:.1%}" if one.group in SHARES else f"{value:,.2f}"


def apart(one: Difference) -> str:
    """A difference and how far its interval reaches."""
    share = one.group in SHARES
    told, reach = ((f"{100 * value:.1f}" if share else f"{value:.2f}") for value in (one.difference, one.reach))
    signed = told if told.startswith("-") else f"+{told}"
    return f"{signed}{'%' * share}" if one.same else f"{signed}{UNBROKEN}±{UNBROKEN}{reach}{'%' * share}"


def verdict(one: Difference, words: Words) -> str:
    """Whether it is sure; if not, what it would take."""
    if one.same:
        return words.say("compare.in_every_game" if one.difference else "compare.no_difference")
    if one.sure:
        return words.say("compare.clear")
    return words.say("compare.never" if one.more is None else "compare.more", {"more": f"{one.more or 0:,}"})
