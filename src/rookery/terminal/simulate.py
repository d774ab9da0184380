"""`rookery simulate`: many games between bots, and who wins them."""

from __future__ import annotations

import json
import secrets
import time
from pathlib import Path

import click
from rich.table import Table

from rookery.engine import registry
from rookery.engine.tally import Tally
from rookery.engine.words import Words
from rookery.lab import plan as plans
from rookery.lab import simulate as lab
from rookery.terminal.crew import Crew, crew, crew_options, need_arrow
from rookery.terminal.options import bots_of, game_options, read_wishes, seed_option
from rookery.terminal.screen import Screen


def simulate_command(words: Words) -> click.Command:
    """`rookery simulate GAME`."""

    def simulate(
        game: str,
        players: int,
        bots: str,
        games: int,
        jobs: int | None,
        seed: int | None,
        wishes: tuple[str, ...],
        as_json: bool,
        journals: str,
        details: bool,
        out: str,
        cluster: str,
    ) -> None:
        options = read_wishes(registry.find(game), wishes)
        if out:
            need_arrow()
            seed = seed_in(out) if seed is None else seed
        seed = secrets.randbits(32) if seed is None else seed
        plan = plans.plan(game, players, bots_of(bots), games, seed, options, bool(journals), details or bool(out))
        with crew(plan, games, jobs, cluster, words) as workers:
            report = kept(out, plan, workers, journals, words) if out else lab.simulate(plan, *workers, journals)
        if as_json:
            click.echo(json.dumps(report.data()))
        else:
            show(report, words)

    return click.Command(
        "simulate",
        callback=simulate,
        params=[
            click.Argument(["game"]),
            click.Option(["--players"], type=int, required=True, help=words.say("help.players")),
            click.Option(["--bots"], default="random", show_default=True, help=words.say("help.bots")),
            click.Option(["--games"], type=int, default=1000, show_default=True, help=words.say("help.how_many")),
            *crew_options(words),
            seed_option(words),
            game_options(words),
            click.Option(["--details"], is_flag=True, help=words.say("help.details")),
            click.Option(["--json", "as_json"], is_flag=True, help=words.say("help.json")),
            click.Option(["--journals"], default="", metavar="DIR", help=words.say("help.journals")),
            click.Option(["--out"], default="", metavar="DIR", help=words.say("help.rows")),
        ],
        help=words.say("help.simulate"),
    )


def seed_in(out: str) -> int | None:
    """The seed of a folder that was begun: whoever goes on need not name it again."""
    from rookery.lab import folder  # an extra

    return folder.read_plan(Path(out)).seed if (Path(out) / folder.PLAN).exists() else None


def kept(out: str, plan: plans.Plan, workers: Crew, journals: str, words: Words) -> lab.Report:
    """Play what a folder lacks of a plan, and count all that it has."""
    from rookery.lab import folder  # an extra

    began = time.perf_counter()
    report = lab.Report(plan)
    try:
        report.played = folder.fill(out, plan, *workers, journals, report)
    except KeyboardInterrupt:
        click.echo(words.say("interrupted", {"path": out}), err=True)
        raise
    report.seconds = time.perf_counter() - began
    return report


def show(report: lab.Report, words: Words) -> None:
    """The report as tables."""
    screen = Screen()
    plan = report.plan
    told = registry.find(plan.game).words(words.language).over(words).seated(plan.players)
    speed = {"seconds": f"{report.seconds:.1f}", "rate": f"{report.played / report.seconds:,.0f}"}
    screen.say(f"[bold]{told.say('name')}[/]  {words.say('played', {'count': report.played, **speed})}")
    if report.played < plan.games:
        screen.say(words.say("gone_on", {"count": plan.games - report.played}))
    screen.values(registry.find(plan.game), plan.options, words)
    screen.say(words.say("played_how", {"seed": plan.seed, "moves": f"{report.moves / plan.games:.1f}"}))
    for ending, count in sorted(report.endings.items()):
        screen.say(f"  {told.say(f'ending.{ending}')}  {count} ({count / plan.games:.1%})")
    screen.say()
    screen.console.print(shares(words.say("by_bot"), report.by_bot, words))
    screen.say()
    by_seat = {told.tell(seat, "seat"): tally for seat, tally in enumerate(report.by_seat)}
    screen.console.print(shares(words.say("by_seat"), by_seat, words))
    if plan.details:
        lines = {told.say(f"score.{line}"): points for line, points in report.points.items()}
        for title, counts in (("by_line", lines), ("by_event", dict(sorted(report.events.items())))):
            screen.say()
            screen.console.print(a_game(words.say(title), counts, plan.games, words))


def shares(title: str, tallies: dict[str, Tally], words: Words) -> Table:
    """Win rates with their intervals."""
    table = Table(box=None, padding=(0, 2))
    table.add_column(title)
    for column in ("games", "wins", "win_rate", "interval"):
        table.add_column(words.say(f"column.{column}"), justify="right")
    for name, tally in tallies.items():
        low, high = tally.interval()
        table.add_row(name, str(tally.games), f"{tally.wins:.1f}", f"{tally.rate:.2%}", f"{low:.2%} – {high:.2%}")
    return table


def a_game(title: str, counts: dict[str, int], games: int, words: Words) -> Table:
    """Sums, and how much that is a game."""
    table = Table(box=None, padding=(0, 2))
    table.add_column(title)
    for column in ("sum", "a_game"):
        table.add_column(words.say(f"column.{column}"), justify="right")
    for name, count in counts.items():
        table.add_row(name, str(count), f"{count / games:.3f}")
    return table
