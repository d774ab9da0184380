"""`rookery play` and `rookery resume`: sit down at the terminal table."""

from __future__ import annotations

from pathlib import Path

import click

from rookery.engine import registry
from rookery.engine.journal import load
from rookery.engine.match import Match, replay
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.minds import levels
from rookery.terminal.options import game_options, read_wishes, seed_option
from rookery.terminal.screen import Screen
from rookery.terminal.table import YOU, Table

USUAL_PLAYERS = 4


def play_command(words: Words) -> click.Command:
    """`rookery play GAME`."""

    def play(game: str, seats: str | None, seed: int | None, wishes: tuple[str, ...], save: str | None) -> int:
        found = registry.find(game)
        usual = min(max(USUAL_PLAYERS, found.players[0]), found.players[-1])
        names = read_seats(seats) if seats else [YOU] + [levels.RIVAL] * (usual - 1)
        match = Match(found, len(names), read_wishes(found, wishes), seed, seats=names)
        if save is not None and Path(save).exists():
            raise Refusal("file_exists", path=save)
        return sit_down(match, words, save)

    return click.Command(
        "play",
        callback=play,
        params=[
            click.Argument(["game"]),
            seats_option(words),
            seed_option(words),
            game_options(words),
            click.Option(["--save"], type=click.Path(), metavar="FILE", help=words.say("help.save")),
        ],
        help=words.say("help.play"),
    )


def resume_command(words: Words) -> click.Command:
    """`rookery resume FILE`."""

    def resume(file: str, seats: str | None) -> int:
        match = replay(load(file))
        if seats:
            match.seats = read_seats(seats)
        if len(match.seats) != match.players:
            raise Refusal("seats_needed", players=match.players)
        for name in match.seats:
            if name != YOU:
                levels.check(name)
        return sit_down(match, words, file)

    return click.Command(
        "resume",
        callback=resume,
        params=[click.Argument(["file"], type=click.Path()), seats_option(words)],
        help=words.say("help.resume"),
    )


def sit_down(match: Match, words: Words, save: str | None) -> int:
    """Play at the terminal table, kept in a file from the first moment if one is named."""
    if save is not None:
        match.save(save)
    return Table(match, Screen(), words, save).run()


def seats_option(words: Words) -> click.Option:
    """--seats you,normal,hard."""
    return click.Option(["--seats"], metavar="you,normal,…", help=words.say("help.seats"))


def read_seats(text: str) -> list[str]:
    """Who sits where: people, or bots by name."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name != YOU:
            levels.check(name)
    return names
