"""`rookery games` and `rookery rules`: what can be played, and how."""

from __future__ import annotations

import click
from rich.markup import escape

from rookery.engine import registry
from rookery.engine.game import Option
from rookery.engine.words import Words
from rookery.terminal.options import game_options, read_wishes
from rookery.terminal.screen import Screen


def games_command(words: Words) -> click.Command:
    """`rookery games`."""

    def games() -> None:
        screen = Screen()
        for game in registry.all_games():
            told = game.words(words.language)
            players = words.say("players", {"low": game.players[0], "high": game.players[-1]})
            screen.say(f"[bold]{escape(told.say('name'))}[/]  {game.name}, {players}")
            screen.indent(told.say("summary"))
            screen.indent(words.say(f"box.{game.values(game.settle(None))}"))
            for option in game.options:
                meaning = told.say(f"option.{option.name}")
                usual = words.say("file") if option.edition is not None else option.default
                screen.indent(f"--option {option.name}={usual}  {meaning} ({span(option)})")
            screen.say()

    return click.Command("games", callback=games, help=words.say("help.games"))


def span(option: Option) -> str:
    """The values an option can take."""
    if option.edition is not None:
        return "rookery editions"
    if isinstance(option.default, bool):
        return "yes, no"
    if isinstance(option.default, int):
        return f"{option.low}–{option.high}"
    return ", ".join(option.choices)


def rules_command(words: Words) -> click.Command:
    """`rookery rules GAME [NUMBER]`."""

    def rules(game: str, number: str, wishes: tuple[str, ...]) -> None:
        found = registry.find(game)
        Screen().rules(found, found.settle(read_wishes(found, wishes)), words, number)

    return click.Command(
        "rules",
        callback=rules,
        params=[click.Argument(["game"]), click.Argument(["number"], default=""), game_options(words)],
        help=words.say("help.rules"),
    )
