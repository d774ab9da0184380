"""The `rookery` command: its language, its subcommands, and every failure as one clear line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import TextIO

import click

import rookery
from rookery.engine import dice, registry
from rookery.engine.refusals import Refusal
from rookery.engine.words import LANGUAGES, Words
from rookery.terminal import (
    admin,
    balance,
    compare,
    editions,
    games,
    learn,
    minds,
    play,
    positions,
    replay,
    report,
    results,
    serve,
    simulate,
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line, and end the process."""
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a poor terminal gets question marks, not a crash
    words = Words.read(language_of(arguments, os.environ), "rookery.terminal", "rookery.engine")
    sys.exit(run(arguments, words, sys.stderr))


def run(arguments: Sequence[str], words: Words, errors: TextIO) -> int:
    """Run the command line; its exit status."""
    try:
        status = commands(words).main(list(arguments), prog_name="rookery", standalone_mode=False)
    except Refusal as refusal:
        game = refusal.about.get("game")
        if isinstance(game, str) and game in registry.names():
            words = registry.find(game).words(words.language).over(words)
        print(f"rookery: {words.refusal(refusal)}", file=errors)
        return 1
    except click.UsageError as problem:
        hint = f" {words.say('try_help', {'command': problem.ctx.command_path})}" if problem.ctx else ""
        print(f"rookery: {problem.format_message()}{hint}", file=errors)
        return 2
    except (KeyboardInterrupt, click.Abort):
        return 130
    except BrokenPipeError:  # whoever read us has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status if isinstance(status, int) else 0


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language wished for: by --lang, else by ROOKERY_LANG, else by the locale; English where none is ours."""
    for number, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or next(iter(arguments[number + 1 :]), "")
            if value in LANGUAGES:
                return value
    for variable in ("ROOKERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(variable, "")
        if wish:
            return wish[:2] if wish[:2] in LANGUAGES else "en"
    return "en"


def commands(words: Words) -> click.Group:
    """All commands, described in the language of the words."""
    made: list[click.Command] = [
        games.games_command(words),
        games.rules_command(words),
        editions.editions_command(words),
        learn.learn_command(words),
        play.play_command(words),
        play.resume_command(words),
        simulate.simulate_command(words),
        compare.compare_command(words),
        balance.balance_command(words),
        report.report_command(words),
        replay.replay_command(words),
        replay.verify_command(words),
        minds.hint_command(words),
        minds.review_command(words),
        minds.ladder_command(words),
        minds.train_command(words),
        positions.positions_command(words),
        serve.serve_command(words),
        results.results_command(words),
        admin.admin_command(words),
    ]
    for command in made:
        for one in [command, *(command.commands.values() if isinstance(command, click.Group) else [])]:
            one.params.append(lang_option(words))
    group = click.Group("rookery", help=words.say("help.rookery"), commands=made, params=[lang_option(words)])
    compiled = not (dice.__file__ or "").endswith(".py")
    version = words.say("version.compiled" if compiled else "version.pure", {"version": rookery.__version__})
    return click.version_option(message=version)(group)


def lang_option(words: Words) -> click.Option:
    """--lang, which stands anywhere; `language_of` has read it already."""
    return click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help=words.say("help.lang"))
