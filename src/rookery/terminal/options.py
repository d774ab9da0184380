"""Options that several commands share."""

from __future__ import annotations

import click

from rookery.engine.refusals import Refusal
from rookery.engine.words import Words


def game_options(words: Words) -> click.Option:
    """--option NAME=VALUE, as often as wished."""
    return click.Option(["--option", "wishes"], multiple=True, metavar="NAME=VALUE", help=words.say("help.option"))


def seed_option(words: Words) -> click.Option:
    """--seed N."""
    return click.Option(["--seed"], type=int, help=words.say("help.seed"))


def read_wishes(wishes: tuple[str, ...]) -> dict[str, str]:
    """The options asked for, by name."""
    read = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        if not equals:
            raise Refusal("option_form", option=wish)
        read[name.strip()] = value.strip()
    return read
