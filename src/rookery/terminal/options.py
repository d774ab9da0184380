"""Options that several commands share."""

from __future__ import annotations

import click

from rookery.engine import edition, files
from rookery.engine.game import AnyGame
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words


def game_options(words: Words) -> click.Option:
    """--option NAME=VALUE, as often as wished."""
    return click.Option(["--option", "wishes"], multiple=True, metavar="NAME=VALUE", help=words.say("help.option"))


def seed_option(words: Words) -> click.Option:
    """--seed N."""
    return click.Option(["--seed"], type=int, help=words.say("help.seed"))


def paired_options(words: Words) -> list[click.Option]:
    """What plans that are compared share. The seed is always the same one: who compares wants to see it again."""
    return [
        click.Option(["--bots"], default="random", show_default=True, help=words.say("help.bots")),
        click.Option(["--games"], type=int, default=1000, show_default=True, help=words.say("help.how_many")),
        click.Option(["--seed"], type=click.IntRange(0), default=1, show_default=True, help=words.say("help.seed")),
    ]


def bots_of(names: str) -> list[str]:
    """The bots that were named."""
    return [name.strip() for name in names.split(",")]


def wishes_by_name(wishes: tuple[str, ...]) -> dict[str, str]:
    """The options asked for, by name, as they were typed."""
    typed = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        if not equals:
            raise Refusal("option_form", option=wish)
        typed[name.strip()] = value.strip()
    return typed


def read_wishes(game: AnyGame, wishes: tuple[str, ...]) -> dict[str, str]:
    """The options asked for, by name; of an edition, the text in the file that is named."""
    editions = {option.name for option in game.options if option.edition is not None}
    typed = wishes_by_name(wishes)
    return {name: read_edition(name, value) if value and name in editions else value for name, value in typed.items()}


def read_edition(option: str, path: str) -> str:
    """The text of a file of one's own; refused where it is blank, since no text stands for the box."""
    text = files.read(path, edition.FILE_LIMIT)
    if not text:
        raise Refusal("edition_empty", option=option)
    return text
