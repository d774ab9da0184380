"""`rookery hint`, `review`, `ladder` and `train`: what minds think, how good they are, and how they are made."""

from __future__ import annotations

import json
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.markup import escape
from rich.table import Table as Grid

from rookery.engine import registry
from rookery.engine.journal import load
from rookery.engine.match import replay
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.lab import ladder
from rookery.minds import hint, review
from rookery.terminal.options import game_options, read_wishes
from rookery.terminal.screen import Screen
from rookery.terminal.table import YOU


def hint_command(words: Words) -> click.Command:
    """`rookery hint FILE`."""

    def give(file: str, seat: int | None, as_json: bool) -> None:
        match = replay(load(file))
        if match.over:
            raise Refusal("over")
        asked = match.waiting()
        people = [one for one in asked if match.seats[one : one + 1] == [YOU]]
        chosen = seat - 1 if seat is not None else (people or asked)[0]
        if not 0 <= chosen < match.players:
            raise Refusal("no_such_seat", seat=chosen + 1, players=match.players)
        if chosen not in asked:
            raise Refusal("not_asked", game=match.game.name, seat=chosen, seats=asked)
        found = hint.for_seat(match, chosen)
        if as_json:
            click.echo(msgspec.json.encode(found))
            return
        told = match.words(words)
        screen = Screen()
        screen.say(f"[bold]{escape(told.say('hint_of', {'seat': chosen}))}[/]")
        for line in hint.told(found, match.game, told):
            screen.say(escape(line))

    return click.Command(
        "hint",
        callback=give,
        params=[click.Argument(["file"], type=click.Path()), seat_option(words), json_option(words)],
        help=words.say("help.hint"),
    )


def review_command(words: Words) -> click.Command:
    """`rookery review FILE`."""

    def go_through(file: str, seat: int | None, as_json: bool) -> None:
        match = replay(load(file))
        people = [one for one, name in enumerate(match.seats) if name == YOU]
        chosen = seat - 1 if seat is not None else (people or [0])[0]
        found = review.review(match, chosen)
        if as_json:
            click.echo(msgspec.json.encode(found))
            return
        told = match.words(words)
        screen = Screen()
        screen.say(f"[bold]{escape(told.say('review_of', {'seat': chosen}))}[/]")
        grid = Grid(box=None, padding=(0, 2))
        for column in ("number", "done", "share", "best", "best_share", "loss"):
            grid.add_column(words.say(f"decision.{column}"), justify="left" if column in ("done", "best") else "right")
        for one in found.decisions:
            if one.loss:
                done, best = (escape(review.say(move, match.game, told)) for move in (one.move, one.best))
                shares = [hint.percent(share) for share in (one.share, one.best_share, one.loss)]
                grid.add_row(str(one.number + 1), done, shares[0], best, *shares[1:])
        if grid.row_count:
            screen.console.print(grid)
        for line in review.told(found, match.game, told):
            screen.say(escape(line))

    return click.Command(
        "review",
        callback=go_through,
        params=[click.Argument(["file"], type=click.Path()), seat_option(words), json_option(words)],
        help=words.say("help.review"),
    )


def ladder_command(words: Words) -> click.Command:
    """`rookery ladder GAME`."""

    def rate(
        game: str, players: int, deals: int, jobs: int | None, seed: int, wishes: tuple[str, ...], as_json: bool
    ) -> None:
        found = registry.find(game)
        options = found.settle(read_wishes(found, wishes))
        found.start(players, options, seed)  # refuses a wrong number of players, or a wrong seed
        with pool(jobs) as executor:
            rungs = ladder.climb(game, players, deals, seed, options, executor)
        if as_json:
            told = {"game": game, "players": players, "options": options, "deals": deals, "seed": seed}
            click.echo(json.dumps({**told, "rungs": [rung.data(players) for rung in rungs]}))
            return
        grid = Grid(box=None, padding=(0, 2))
        for column in ("level", "rating", "against", "time", "games"):
            grid.add_column(words.say(f"ladder.{column}"), justify="left" if column == "level" else "right")
        for rung in reversed(rungs):
            grid.add_row(rung.level, *row(rung))
        Screen().console.print(grid)

    return click.Command(
        "ladder",
        callback=rate,
        params=[
            click.Argument(["game"]),
            click.Option(["--players"], type=int, required=True, help=words.say("help.players")),
            click.Option(
                ["--deals"], type=click.IntRange(1), default=40, show_default=True, help=words.say("help.deals")
            ),
            click.Option(["--jobs"], type=click.IntRange(1), help=words.say("help.jobs")),
            click.Option(["--seed"], type=click.IntRange(0), default=1, show_default=True, help=words.say("help.seed")),
            game_options(words),
            json_option(words),
        ],
        help=words.say("help.ladder"),
    )


def row(rung: ladder.Rung) -> list[str]:
    """A rung's figures."""
    rating = f"{rung.rating:.0f} ± {rung.error:.0f}"
    if rung.below is None:
        return [rating, "", "", ""]
    low, high = rung.below.tally.interval()
    won = f"{rung.below.tally.rate:.1%} ({low:.1%} – {high:.1%})"
    return [rating, won, f"{rung.below.milliseconds(0):.1f}", str(rung.below.tally.games)]


def train_command(words: Words) -> click.Command:
    """`rookery train GAME`."""

    def learn(game: str, players: int, minutes: float, iterations: int, out: str, jobs: int | None, seed: int) -> None:
        try:
            from rookery.lab import train
        except ImportError:  # an extra
            raise Refusal("no_numpy") from None
        found = registry.find(game)
        found.start(players, None, seed)  # refuses a wrong number of players, or a wrong seed

        def hear(line: dict[str, Any]) -> None:
            said = words.say("learnt", line)
            if "duel" in line:
                verdict = words.say("promoted" if line["promoted"] else "not_promoted")
                said += "; " + words.say("duelled", {"duel": f"{line['duel']:.2f}", "verdict": verdict})
            click.echo(said)

        with pool(jobs) as executor:
            course = train.course_of(found, players, seed)
            train.train(course, minutes, Path(out), executor, hear, iterations)

    return click.Command(
        "train",
        callback=learn,
        params=[
            click.Argument(["game"]),
            click.Option(["--players"], type=int, required=True, help=words.say("help.players")),
            click.Option(["--minutes"], type=float, default=10.0, show_default=True, help=words.say("help.minutes")),
            click.Option(["--iterations"], type=click.IntRange(0), default=0, help=words.say("help.iterations")),
            click.Option(["--out"], required=True, type=click.Path(), metavar="DIR", help=words.say("help.out")),
            click.Option(["--jobs"], type=click.IntRange(1), help=words.say("help.jobs")),
            click.Option(["--seed"], type=click.IntRange(0), default=1, show_default=True, help=words.say("help.seed")),
        ],
        help=words.say("help.train"),
    )


def pool(jobs: int | None) -> ProcessPoolExecutor:
    """Processes to play in."""
    return ProcessPoolExecutor(jobs or os.cpu_count() or 1, mp_context=get_context("spawn"))


def seat_option(words: Words) -> click.Option:
    """--seat N."""
    return click.Option(["--seat"], type=click.IntRange(1), metavar="N", help=words.say("help.seat"))


def json_option(words: Words) -> click.Option:
    """--json."""
    return click.Option(["--json", "as_json"], is_flag=True, help=words.say("help.json"))
