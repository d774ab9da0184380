"""The report on a ladder: how strong the levels are, from `rookery ladder --json` or from a file of many ladders."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from rookery.engine import files, registry
from rookery.engine.refusals import Refusal
from rookery.lab.balance import label_of
from rookery.lab.duel import Outcome
from rookery.lab.ladder import rungs_of
from rookery.lab.report.figure import Figure, Table
from rookery.lab.report.page import Page
from rookery.lab.report.pictures import Span, spans
from rookery.lab.report.voice import Voice


class Bout(msgspec.Struct):
    """How a level did against another."""

    games: int
    wins: float
    rate: float
    low: float
    high: float
    ms: float
    stopped: int = 0


class Rung(msgspec.Struct):
    """A level, as `rookery ladder --json` tells it."""

    level: str
    rating: int
    error: int
    below: Bout | None = None
    yardstick: Bout | None = None


class Ladder(msgspec.Struct):
    """The ladder of a game with some players."""

    game: str
    players: int
    rungs: list[Rung]
    options: dict[str, Any] = {}
    deals: int = 0
    seed: int = 0


def read(path: str | Path) -> list[Ladder]:
    """The ladders of a file; refused where there are none."""
    text = files.read(path)
    try:
        data = json.loads(text)
        found = [msgspec.convert(data, Ladder)] if isinstance(data, dict) and "rungs" in data else many(data)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Refusal("not_a_ladder", path=str(path)) from None
    if not found:
        raise Refusal("not_a_ladder", path=str(path))
    for ladder in found:
        registry.find(ladder.game)
    return found


def many(data: Mapping[str, Any]) -> list[Ladder]:
    """Ladders as docs/ladder.json keeps them: by game, players and options, then by who met whom."""
    found = []
    for name, met in data.items():
        game, players, *options = name.split()
        outcomes = {tuple(pair.split()): msgspec.convert(one["outcome"], Outcome) for pair, one in met.items()}
        rungs = rungs_of({(one, rival): outcome for (one, rival), outcome in outcomes.items()}, int(players))
        told = [rung.data(int(players)) for rung in rungs if rung.below is not None or rung is rungs[0]]
        wished = dict(option.split("=", 1) for option in options)
        found.append(Ladder(game, int(players), msgspec.convert(told, list[Rung]), wished))
    return found


def page(path: str | Path, language: str) -> Page:
    """The page on a file of ladders."""
    ladders = read(path)
    voice = Voice(language)
    games = sum(rung.below.games for ladder in ladders for rung in ladder.rungs if rung.below is not None)
    rows = [
        [title(ladder, voice), voice.whole(sum(rung.below.games for rung in ladder.rungs if rung.below)),
         ", ".join(rung.level for rung in ladder.rungs)]
        for ladder in ladders
    ]  # fmt: skip
    return Page(
        voice,
        voice.say("ladder.title"),
        voice.say("ladder.lead", games=voice.whole(games)),
        [figure(number, ladder, voice) for number, ladder in enumerate(ladders)],
        Table([voice.say(f"ladder.{column}") for column in ("game", "games", "levels")], rows),
        [again(ladder) for ladder in ladders],
        [voice.say("ladder.note")],
    )


def title(ladder: Ladder, voice: Voice) -> str:
    """The game, its players, and options that are not the usual ones."""
    name = registry.find(ladder.game).words(voice.language).say("name")
    return ", ".join([voice.say("ladder.way", name=name, players=ladder.players), *unusual(ladder)])


def unusual(ladder: Ladder) -> list[str]:
    """The options that are not the usual ones."""
    game = registry.find(ladder.game)
    usual, played = game.settle(None), game.settle(ladder.options)
    return [f"{name}={label_of(value)}" for name, value in played.items() if value != usual[name]]


def again(ladder: Ladder) -> str:
    """The command that climbs it again."""
    options = [part for option in unusual(ladder) for part in ("--option", option)]
    deals = ["--deals", str(ladder.deals), "--seed", str(ladder.seed)] if ladder.deals else []
    parts = [ladder.game, "--players", str(ladder.players), *options, *deals, "--json"]
    return shlex.join(["rookery", "ladder", *parts])


def figure(number: int, ladder: Ladder, voice: Voice) -> Figure:
    """One ladder, the strongest first."""
    rungs = ladder.rungs[::-1]
    rows = [
        Span(rung.level, rated(rung, voice), rung.rating - rung.error, rung.rating, rung.rating + rung.error)
        for rung in rungs
    ]
    met = [rung for rung in rungs if rung.below is not None]
    even = 1 / ladder.players
    sure = [rung.level for rung in met if rung.below is not None and rung.below.low > even]
    best = max(rungs, key=lambda rung: rung.rating)
    sentence = voice.say(
        "ladder.sure" if sure else "ladder.unsure",
        best=best.level, rating=voice.whole(best.rating), error=voice.whole(best.error), levels=voice.words.join(sure),
        even=voice.percent(even), count=len(sure),
    )  # fmt: skip
    columns = [voice.say(f"ladder.{column}") for column in ("level", "rating", "wins", "interval", "ms", "games")]
    cells = [[rung.level, rated(rung, voice), *below(rung.below, voice)] for rung in rungs]
    drawing = spans(rows, voice.plain)
    return Figure(f"ladder-{number}", title(ladder, voice), drawing, sentence, Table(columns, cells))


def rated(rung: Rung, voice: Voice) -> str:
    """A rating, and how sure it is."""
    return f"{voice.whole(rung.rating)} ± {voice.whole(rung.error)}"


def below(bout: Bout | None, voice: Voice) -> list[str]:
    """How a level did against the one below it."""
    if bout is None:
        return ["–"] * 4
    span = voice.span(voice.percent(bout.low), voice.percent(bout.high))
    return [voice.percent(bout.rate), span, voice.some(bout.ms), voice.whole(bout.games)]
