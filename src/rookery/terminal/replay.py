"""`rookery replay` and `rookery verify`: a recorded game told again, and proved."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.markup import escape

from rookery.engine.journal import load
from rookery.engine.match import Match, replay, verify
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.terminal.screen import Screen


def replay_command(words: Words) -> click.Command:
    """`rookery replay FILE`."""

    def replay_file(file: str, at: int | None, as_json: bool) -> None:
        match = replay(load(file))
        if at is not None:
            if at > len(match.moves):
                raise Refusal("no_such_moment", at=at, moves=len(match.moves))
            match = match.at(at)
        if as_json:
            for line in lines(match):
                click.echo(json.dumps(line, ensure_ascii=False))
        else:
            show(match, words)

    return click.Command(
        "replay",
        callback=replay_file,
        params=[
            click.Argument(["file"], type=click.Path()),
            click.Option(["--at"], type=click.IntRange(0), metavar="N", help=words.say("help.at")),
            click.Option(["--json", "as_json"], is_flag=True, help=words.say("help.json_lines")),
        ],
        help=words.say("help.replay"),
    )


def lines(match: Match) -> list[dict[str, Any]]:
    """Each move with its seat, verb and piece, the events it caused, and the scores after it; first, the opening."""
    made = []
    catalogue = match.game.catalogue
    for number, then in enumerate(match.again()):
        line: dict[str, Any] = {"number": number}
        if number:
            seat, move = then.moves[-1]
            line |= {"seat": seat, "verb": catalogue.verb(move), "piece": catalogue.piece(move)}
        line["events"] = [{**event.data(), "to": event.to} for event in then.log[-1]]
        line["scores"] = [score.total for score in then.scores()]
        made.append(line)
    return made


def show(match: Match, words: Words) -> None:
    """The log in words, all of it; then the table as it stands."""
    screen = Screen()
    told = match.words(words)
    screen.values(match.game, match.options, words, recorded=True)
    for number, events in enumerate(match.log):
        if number:
            seat, move = match.moves[number - 1]
            deed = told.move(match.game.catalogue.verb(move), match.game.catalogue.piece(move))
            screen.say(f"[bold]{number:>4}[/]  {escape(told.tell(seat, 'seat'))}: {escape(deed)}")
        screen.log([event for event in events if event.seen_by(None)], told)
    screen.say()
    screen.say(match.game.draw(match.view(), match.facts(), told))
    if match.over:
        screen.say()
        screen.score_sheet(match.scores(), match.state.returns(), told)


def verify_command(words: Words) -> click.Command:
    """`rookery verify FILE`."""

    def verify_file(file: str) -> None:
        match = verify(load(file))
        told = match.words(words)
        screen = Screen()
        screen.say(f"[bold green]{words.say('verified')}[/] {escape(told.say('name'))}")
        screen.values(match.game, match.options, words, recorded=True)
        screen.say(escape(words.say("verified_how", {"moves": len(match.moves), "commitment": match.commitment})))
        screen.say(escape(told.say(f"ending.{match.game.ending(match.state)}")))

    return click.Command(
        "verify",
        callback=verify_file,
        params=[click.Argument(["file"], type=click.Path())],
        help=words.say("help.verify"),
    )
