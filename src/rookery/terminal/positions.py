"""`rookery positions`: positions of a game with the strongest bot's answers, for others to measure against."""

from __future__ import annotations

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from rookery.engine import files, registry
from rookery.engine.words import Words
from rookery.research import positions
from rookery.terminal.minds import pool


def positions_command(words: Words) -> click.Command:
    """`rookery positions GAME`."""

    def make(game: str, out: str, count: int, times: int, seed: int, jobs: int | None) -> None:
        registry.find(game)  # refuses one that is not there
        bar = [BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
        console = Console(stderr=True)
        found = []
        with (
            Progress(*bar, console=console, transient=True, disable=not console.is_terminal) as progress,
            pool(jobs) as executor,
        ):
            task = progress.add_task("", total=count)
            for position in positions.make(game, count, seed, times, executor):
                found.append(position)
                progress.advance(task)
        files.write(out, positions.text(game, count, seed, times, found))
        click.echo(words.say("positions_made", {"count": count, "path": out}))

    def number(name: str, default: int, low: int = 1) -> click.Option:
        told = words.say(f"help.{name}_of_positions")
        return click.Option([f"--{name}"], type=click.IntRange(low), default=default, show_default=True, help=told)

    return click.Command(
        "positions",
        callback=make,
        params=[
            click.Argument(["game"]),
            click.Option(
                ["--out"], required=True, type=click.Path(), metavar="FILE", help=words.say("help.out_of_positions")
            ),
            number("count", positions.COUNT),
            number("times", positions.TIMES),
            number("seed", positions.SEED, 0),
            click.Option(["--jobs"], type=click.IntRange(1), help=words.say("help.jobs")),
        ],
        help=words.say("help.positions"),
    )
