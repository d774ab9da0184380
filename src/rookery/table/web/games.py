"""What can be asked about games: the house itself, their words, rules, lessons and results."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

import rookery
from rookery.engine import lesson, registry
from rookery.engine.game import AnyGame
from rookery.engine.refusals import Refusal
from rookery.engine.rulebook import Rulebook
from rookery.engine.words import LANGUAGES
from rookery.minds import levels
from rookery.table import protocol, results
from rookery.table.web.answers import Answers


class Games(Answers):
    """Answers about games."""

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            self.route("/healthz", self.health),
            self.route("/api/games", self.games),
            self.route("/api/games/{game}/words/{language}", self.words),
            self.route("/api/games/{game}/rules/{language}", self.rules),
            self.route("/api/games/{game}/lesson", self.lesson),
            self.route("/api/games/{game}/lesson", self.learn, "POST"),
            self.route("/api/games/{game}/results", self.game_results),
        ]

    async def health(self, _: Request) -> dict[str, object]:
        """Whether the server lives and its disk can be written."""
        await self.service.hall.store.check()
        return {"ok": True, "version": rookery.__version__, "tables": len(self.service.hall.hosted)}

    async def games(self, _: Request) -> list[protocol.GameInfo]:
        """All games, for the front page."""
        return [info(game) for game in registry.all_games()]

    async def words(self, request: Request) -> Mapping[str, Any]:
        """A game's words over the engine's."""
        words = registry.find(request.path_params["game"]).words(request.path_params["language"])
        merged: dict[str, Any] = {}
        for tree in reversed(words.trees):
            for key, value in tree.items():
                merged[key] = {**merged.get(key, {}), **value} if isinstance(value, dict) else value
        return merged

    async def rules(self, request: Request) -> list[protocol.RuleInfo]:
        """A game's rules by number, as it is played without options."""
        return paragraphs(registry.find(request.path_params["game"]).rulebook(request.path_params["language"]))

    async def lesson(self, request: Request) -> lesson.Lesson:
        """A game's guided first game."""
        return find_lesson(registry.find(request.path_params["game"]))

    async def learn(self, request: Request) -> protocol.Taken:
        """A table for a guided first game."""
        game = registry.find(request.path_params["game"])
        return await self.service.teach(game, find_lesson(game), self.service.trust.address(request))

    async def game_results(self, request: Request) -> results.GameResults:
        """How a game was played here, and by whom how well."""
        return await self.service.results.of_game(registry.find(request.path_params["game"]).name)


def find_lesson(game: AnyGame) -> lesson.Lesson:
    """A game's lesson."""
    found = lesson.read(game)
    if found is None:
        raise Refusal("no_lesson", game=game.name)
    return found


def paragraphs(rulebook: Rulebook) -> list[protocol.RuleInfo]:
    """A rulebook, paragraph by paragraph."""
    return [protocol.RuleInfo(rule.number, rule.section, rule.text) for rule in rulebook.rules.values()]


def info(game: AnyGame) -> protocol.GameInfo:
    """A game for the front page, in all languages."""
    words = {language: game.words(language) for language in LANGUAGES}
    options = [
        protocol.OptionInfo(
            option.name, option.default, option.low, option.high, list(option.choices), option.edition is not None
        )
        for option in game.options
    ]
    texts = ({language: one.say(key) for language, one in words.items()} for key in ("name", "summary", "length"))
    low, high = game.players[0], game.players[-1]
    return protocol.GameInfo(
        game.name, low, high, options, game.reconstructed, list(levels.PEOPLE), levels.RIVAL,
        game.limit, lesson.read(game) is not None, game.weight, dict(game.standing), *texts,
    )  # fmt: skip
