"""`rookery editions`: the games whose values a file of one's own may replace, and the check of such a file."""

from __future__ import annotations

import click
from rich.markup import escape

from rookery.engine import registry
from rookery.engine.edition import Edition
from rookery.engine.game import AnyGame, Option
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.terminal.options import read_edition
from rookery.terminal.screen import Screen


def editions_command(words: Words) -> click.Group:
    """`rookery editions`, with its own `show` and `check`."""
    group = click.Group(
        "editions",
        callback=lambda: list_editions(words),
        invoke_without_command=True,
        commands=[show_command(words), check_command(words)],
        help=words.say("help.editions"),
    )
    group.subcommand_metavar = "[show GAME | check GAME FILE]"
    return group


def list_editions(words: Words) -> None:
    """The games that have editions; nothing when a command of the group follows."""
    if click.get_current_context().invoked_subcommand is not None:
        return
    screen = Screen()
    for game in having():
        screen.say(f"[bold]{escape(game.words(words.language).say('name'))}[/]  {game.name}")
        screen.indent(words.say(f"box.{game.values(game.settle(None))}"))
        about = {"game": game.name, "option": option_of(game).name, "file": name_of(edition_of(game))}
        screen.indent(words.say("editions_how", about))
        screen.say()


def show_command(words: Words) -> click.Command:
    """`rookery editions show GAME`: the file in the box, to begin one's own from."""
    return click.Command(
        "show",
        callback=lambda game: click.echo(edition_of(registry.find(game)).box(), nl=False),
        params=[click.Argument(["game"])],
        help=words.say("help.editions_show"),
    )


def check_command(words: Words) -> click.Command:
    """`rookery editions check GAME FILE`: every fault with its line."""

    def check(game: str, file: str) -> int:
        found = registry.find(game)
        option = option_of(found)
        text = read_edition(option.name, file)
        try:
            option.check(text)
        except Refusal as refusal:
            faults = refusal.about.get("faults")
            if not isinstance(faults, list):
                raise
            told = found.words(words.language).over(words)
            for fault in faults:
                click.echo(f"{file}: {told.fault(fault)}")
            return 1
        click.echo(words.say("edition_fine", {"file": file, "game": game, "option": option.name}))
        return 0

    return click.Command(
        "check",
        callback=check,
        params=[click.Argument(["game"]), click.Argument(["file"], type=click.Path())],
        help=words.say("help.editions_check"),
    )


def having() -> list[AnyGame]:
    """The games that have editions."""
    return [game for game in registry.all_games() if game.edition is not None]


def option_of(game: AnyGame) -> Option:
    """The option that chooses an edition; refused where a game has none."""
    for option in game.options:
        if option.edition is not None:
            return option
    raise Refusal("no_edition", game=game.name, games=", ".join(other.name for other in having()) or "-")


def edition_of(game: AnyGame) -> Edition:
    """How a game's values are read."""
    edition = option_of(game).edition
    assert edition is not None
    return edition


def name_of(edition: Edition) -> str:
    """A name for a file of one's own."""
    return f"my-{edition.path.rsplit('/', 1)[-1]}"
