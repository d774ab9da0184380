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


def read_wishes(game: AnyGame, wishes: tuple[str, ...]) -> dict[str, str]:
    """The options asked for, by name; of an edition, the text in the file that is named."""
    editions = {option.name for option in game.options if option.edition is not None}
    read = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        if not equals:
            raise Refusal("option_form", option=wish)
        name, value = name.strip(), value.strip()
        read[name] = read_edition(name, value) if value and name in editions else value
    return read


def read_edition(option: str, path: str) -> str:
    """The text of a file of one's own; refused where it is blank, since no text stands for the box."""
    text = files.read(path, edition.FILE_LIMIT)
    if not text:
        raise Refusal("edition_empty", option=option)
    return text
