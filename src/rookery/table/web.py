"""The server's HTTP side: what can be asked in one question."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import rookery
from rookery.engine import lesson, registry
from rookery.engine.game import AnyGame
from rookery.engine.moves import name_of
from rookery.engine.refusals import Refusal
from rookery.engine.rulebook import Rulebook
from rookery.engine.words import LANGUAGES
from rookery.minds import hint, levels, review
from rookery.table import commands, keys, protocol
from rookery.table.hall import Hosted
from rookery.table.limits import BODY_BYTES, TABLE_BYTES
from rookery.table.safety import read_body
from rookery.table.service import Service, check_share, clean, viewer

B = TypeVar("B")
Answer = Callable[[Request], Awaitable[Any]]

STATUS = {
    "no_such_table": 404, "no_such_game": 404, "no_such_language": 404, "no_such_moment": 404, "no_such_address": 404,
    "no_lesson": 404,
    "bad_token": 403, "bad_link": 403, "wrong_origin": 403, "watching_barred": 403, "only_maker": 403,
    "not_over": 409, "no_open_seat": 409, "not_absent": 409, "not_away_long": 409, "not_begun": 409,
    "not_asked": 409, "over": 409, "not_endless": 409,
    "table_closed": 410, "table_unreadable": 500,
    "too_long": 413, "too_fast": 429, "house_full": 503, "not_saved": 503, "thought_too_long": 503,
}  # fmt: skip


class Web:
    """Answers HTTP requests about games and tables."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def routes(self) -> list[Route]:
        """All addresses."""
        table = "/api/tables/{table}"
        return [
            self.route("/healthz", self.health),
            self.route("/api/games", self.games),
            self.route("/api/games/{game}/words/{language}", self.words),
            self.route("/api/games/{game}/rules/{language}", self.rules),
            self.route("/api/games/{game}/lesson", self.lesson),
            self.route("/api/games/{game}/lesson", self.learn, "POST"),
            self.route("/api/tables", self.tables),
            self.route("/api/tables", self.make, "POST"),
            self.route(table, self.invitation),
            self.route(f"{table}/join", self.join, "POST"),
            self.route(f"{table}/fill", self.fill, "POST"),
            self.route(f"{table}/leave", self.leave, "POST"),
            self.route(f"{table}/handover", self.hand_over, "POST"),
            self.route(f"{table}/standin", self.stand_in, "POST"),
            self.route(f"{table}/rematch", self.rematch, "POST"),
            self.route(f"{table}/hint", self.hint, "POST"),
            self.route(f"{table}/why", self.why, "POST"),
            self.route(f"{table}/study", self.study, "POST"),
            self.route(f"{table}/calloff", self.call_off, "POST"),
            self.route(f"{table}/review/{{seat}}", self.review),
            self.route(f"{table}/moments/{{move}}", self.moment),
            self.route(f"{table}/rules/{{language}}", self.table_rules),
            self.route(f"{table}/journal", self.journal),
        ]

    def route(self, path: str, answer: Answer, method: str = "GET") -> Route:
        """An address whose answer is JSON, and so is every refusal."""

        async def endpoint(request: Request) -> Response:
            try:
                address = self.service.trust.address(request)
                self.service.askers.check(address)
                with self.service.asking.one(address):
                    return as_json(await answer(request))
            except Refusal as refusal:
                return refused(refusal)
            except ClientDisconnect:  # in the middle of a request: there is nobody to answer
                return Response(status_code=400)

        return Route(path, endpoint, methods=[method])

    # Games

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

    # Tables

    async def tables(self, _: Request) -> list[protocol.Listed]:
        """The public tables at which somebody is, to be joined or watched, the newest first."""
        hall = self.service.hall
        for table in await hall.store.public():
            with contextlib.suppress(Refusal):
                await hall.find(table)
        found = [
            hosted.audience.listed()
            for hosted in hall.hosted.values()
            if hosted.table.head.public and not hosted.audience.deserted() and not hosted.table.done
        ]
        return [one for one in reversed(found) if one.spectators or any(seat.kind == "open" for seat in one.seats)][:50]

    async def make(self, request: Request) -> protocol.Taken:
        """A new table."""
        wish = await self.body(request, protocol.NewTable, TABLE_BYTES)
        return await self.service.make(wish, self.service.trust.address(request))

    async def join(self, request: Request) -> protocol.Taken:
        """Take a seat."""
        wish = await self.body(request, protocol.Join)
        table = (await self.table(request)).table
        token = wish.link if wish.keep and wish.link else keys.new_key()
        link = keys.hash_of(wish.link) if wish.link else ""
        sit = commands.Sit(link, clean(wish.name), keys.hash_of(token), check_share(wish.share))
        await self.service.hall.do(table.id, sit)
        return protocol.Taken(table.id, table.seat_of(sit.token), token, table.commitment())

    async def invitation(self, request: Request) -> protocol.Invitation:
        """A table, for who thinks of sitting down."""
        hosted = await self.table(request)
        return hosted.audience.invitation()

    async def fill(self, request: Request) -> dict[str, object]:
        """Give the seats that nobody has come to to bots."""
        wish = await self.body(request, protocol.SeatRequest)
        return await self.do(request, commands.Fill(key(request), wish.bot or levels.STAND_IN))

    async def leave(self, request: Request) -> dict[str, object]:
        """Leave a seat to the table's bot."""
        await self.body(request, protocol.SeatRequest)
        return await self.do(request, commands.Leave(key(request)))

    async def hand_over(self, request: Request) -> protocol.Link:
        """Give a seat away."""
        await self.body(request, protocol.SeatRequest)
        link = keys.new_key()
        table = (await self.table(request)).table
        seat = table.seat_of(key(request))
        await self.service.hall.do(table.id, commands.HandOver(key(request), keys.hash_of(link)))
        assert seat is not None
        return protocol.Link(seat, link)

    async def stand_in(self, request: Request) -> dict[str, object]:
        """Let the table's bot play for an absent person."""
        wish = await self.body(request, protocol.SeatRequest)
        hosted = await self.table(request)
        seat = -1 if wish.seat is None else wish.seat
        away = self.service.hall.away(hosted, seat)
        return await self.do(request, commands.StandIn(key(request), seat, away))

    async def rematch(self, request: Request) -> protocol.Taken:
        """Play again."""
        await self.body(request, protocol.SeatRequest)
        table = (await self.table(request)).table
        return await self.service.rematch(table, key(request), self.service.trust.address(request))

    async def hint(self, request: Request) -> hint.Hint:
        """What the asking seat could do now, and why; the result keeps that it was asked for."""
        await self.body(request, protocol.SeatRequest)
        self.service.hints.check(self.service.trust.address(request))
        return await self.service.advice.hint(await self.table(request), key(request))

    async def why(self, request: Request) -> protocol.Fault:
        """Why the asking seat cannot make a move now."""
        wish = await self.body(request, protocol.Why)
        table = (await self.table(request)).table
        seat = table.seat_of(key(request))
        if seat is None:
            raise Refusal("bad_token")
        if table.match is None:
            raise Refusal("not_begun", seats=table.missing())
        refusal = table.match.refusal(seat, name_of(wish.verb, wish.piece))
        return protocol.Fault("") if refusal is None else msgspec.convert(refusal.data(), protocol.Fault)

    async def study(self, request: Request) -> protocol.Taken:
        """Play on from a moment of a finished game."""
        wish = await self.body(request, protocol.Study)
        table = (await self.table(request)).table
        viewer(table, token(request))
        return await self.service.study(table, wish, self.service.trust.address(request))

    async def call_off(self, request: Request) -> dict[str, object]:
        """Wish to stop a game that does not come to its end."""
        await self.body(request, protocol.SeatRequest)
        return await self.do(request, commands.CallOff(key(request)))

    async def review(self, request: Request) -> review.Review:
        """A seat's finished game, decision by decision."""
        hosted = await self.table(request)
        viewer(hosted.table, token(request))
        wish = request.path_params["seat"]
        if not (wish.isascii() and wish.isdigit()) or len(wish) > 2:
            raise Refusal("no_such_seat", seat=wish[:12], players=len(hosted.table.sittings))
        self.service.hints.check(self.service.trust.address(request))
        return await self.service.advice.review(hosted, int(wish))

    async def moment(self, request: Request) -> protocol.Moment:
        """The table after so many moves, as the asking seat saw it then."""
        table = (await self.table(request)).table
        seat, _ = viewer(table, token(request))
        now = table.match
        wish = request.path_params["move"]
        if now is None or not (wish.isascii() and wish.isdigit()) or len(wish) > 6 or int(wish) > len(now.moves):
            raise Refusal("no_such_moment", at=wish[:12], moves=table.moves)
        moves = len(now.moves)
        then = await asyncio.to_thread(now.at, int(wish))
        told = [protocol.Told(event.kind, event.rule, event.args) for event in then.log[-1] if event.seen_by(seat)]
        last = then.moves[-1][0] if then.moves else None
        shown = last if last == seat or not any(then.unseen[-1:]) else None
        return protocol.Moment(len(then.moves), moves, shown, told, then.view(seat))

    async def table_rules(self, request: Request) -> list[protocol.RuleInfo]:
        """The rules as they are played at a table."""
        table = (await self.table(request)).table
        viewer(table, token(request))
        return paragraphs(table.game.rulebook(request.path_params["language"], table.options))

    async def journal(self, request: Request) -> msgspec.Raw:
        """The journal of a finished game."""
        table = (await self.table(request)).table
        viewer(table, token(request))
        if table.match is None or not table.over:
            raise Refusal("not_over")
        return msgspec.Raw(table.journal().text().encode())

    async def table(self, request: Request) -> Hosted:
        """The table that a request is about."""
        return await self.service.hall.find(request.path_params["table"])

    async def do(self, request: Request, command: commands.Command) -> dict[str, object]:
        """Carry out a command at the table that a request is about."""
        await self.service.hall.do((await self.table(request)).table.id, command)
        return {}

    async def body(self, request: Request, kind: type[B], limit: int = BODY_BYTES) -> B:
        """The body of a request, as what it should be."""
        try:
            return msgspec.json.decode(await read_body(request, self.service.trust, limit) or b"{}", type=kind)
        except (msgspec.DecodeError, RecursionError) as problem:
            raise Refusal("bad_message", why=str(problem)) from None


def as_json(answer: Any, status: int = 200) -> Response:
    """An answer as JSON, never kept by anybody on the way."""
    content = msgspec.json.encode(answer)
    return Response(content, status, media_type="application/json", headers={"Cache-Control": "no-store"})


def refused(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    return as_json(msgspec.convert(refusal.data(), protocol.Fault), STATUS.get(refusal.reason, 400))


def token(request: Request) -> str:
    """The token in the header, if there is one."""
    kind, _, value = request.headers.get("authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" else ""


def key(request: Request) -> str:
    """The hash of the token in the header, which is all that is ever compared."""
    found = token(request)
    return keys.hash_of(found) if found else ""


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
        game.limit, lesson.read(game) is not None, dict(game.standing), *texts,
    )  # fmt: skip
