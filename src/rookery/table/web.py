"""The server's HTTP side: what can be asked in one question."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import rookery
from rookery.bots import levels
from rookery.engine import registry
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.words import LANGUAGES
from rookery.table import protocol
from rookery.table.hall import Hall
from rookery.table.limits import BODY_BYTES, TABLE_BYTES, Buckets
from rookery.table.safety import read_body
from rookery.table.table import Table

B = TypeVar("B")
Answer = Callable[[Request], Awaitable[Any]]

STATUS = {
    "no_such_table": 404, "no_such_game": 404, "no_such_language": 404, "no_such_moment": 404, "no_such_address": 404,
    "bad_token": 403, "bad_link": 403, "wrong_origin": 403, "watching_barred": 403,
    "not_over": 409, "no_open_seat": 409, "not_absent": 409,
    "too_long": 413, "too_fast": 429, "house_full": 503, "not_saved": 503,
}  # fmt: skip


class Web:
    """Answers HTTP requests about games and tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.makers = Buckets(rate=0.5, burst=20)  # new tables, by address
        self.askers = Buckets(rate=20, burst=100)  # anything else that costs something

    def routes(self) -> list[Route]:
        """All addresses."""
        table = "/api/tables/{table}"
        return [
            self.route("/healthz", self.health),
            self.route("/api/games", self.games),
            self.route("/api/games/{game}/words/{language}", self.words),
            self.route("/api/games/{game}/rules/{language}", self.rules),
            self.route("/api/tables", self.tables),
            self.route("/api/tables", self.make, "POST"),
            self.route(f"{table}/join", self.join, "POST"),
            self.route(f"{table}/leave", self.leave, "POST"),
            self.route(f"{table}/handover", self.hand_over, "POST"),
            self.route(f"{table}/standin", self.stand_in, "POST"),
            self.route(f"{table}/rematch", self.rematch, "POST"),
            self.route(f"{table}/moments/{{move}}", self.moment),
            self.route(f"{table}/journal", self.journal),
        ]

    def route(self, path: str, answer: Answer, method: str = "GET") -> Route:
        """An address whose answer is JSON, and so is every refusal."""

        async def endpoint(request: Request) -> Response:
            try:
                address = request.client.host if request.client else ""
                if not self.askers.take(address):
                    raise Refusal("too_fast")
                return as_json(await answer(request))
            except Refusal as refusal:
                return refused(refusal)

        return Route(path, endpoint, methods=[method])

    # Games

    async def health(self, _: Request) -> dict[str, object]:
        """Whether the server lives and its disk can be written."""
        await self.hall.write(lambda connection: connection.execute("SELECT 1").close())
        return {"ok": True, "version": rookery.__version__, "tables": len(self.hall.tables)}

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
        """A game's rules by number."""
        rulebook = registry.find(request.path_params["game"]).rulebook(request.path_params["language"])
        return [protocol.RuleInfo(rule.number, rule.section, rule.text) for rule in rulebook.rules.values()]

    # Tables

    async def tables(self, _: Request) -> list[protocol.Listed]:
        """The lobby."""
        return self.hall.listed()

    async def make(self, request: Request) -> protocol.Taken:
        """A new table."""
        wish = await body(request, protocol.NewTable, TABLE_BYTES)
        if not self.makers.take(request.client.host if request.client else ""):
            raise Refusal("too_fast")
        return await self.hall.make(wish)

    async def join(self, request: Request) -> protocol.Taken:
        """Take a seat."""
        wish = await body(request, protocol.Join)
        return await self.hall.join(await self.table(request), wish)

    async def leave(self, request: Request) -> dict[str, object]:
        """Leave a seat to a bot."""
        await body(request, protocol.SeatRequest)
        await self.hall.leave(await self.table(request), token(request))
        return {}

    async def hand_over(self, request: Request) -> protocol.Link:
        """Give a seat away."""
        await body(request, protocol.SeatRequest)
        return await self.hall.hand_over(await self.table(request), token(request))

    async def stand_in(self, request: Request) -> dict[str, object]:
        """Let a bot play for an absent person."""
        wish = await body(request, protocol.SeatRequest)
        await self.hall.stand_in(await self.table(request), token(request), wish)
        return {}

    async def rematch(self, request: Request) -> protocol.Taken:
        """Play again."""
        await body(request, protocol.SeatRequest)
        return await self.hall.rematch(await self.table(request), token(request))

    async def moment(self, request: Request) -> protocol.Moment:
        """The table after so many moves, as the asking seat saw it then."""
        table = await self.table(request)
        seat = viewer(table, token(request))
        now = table.match
        wish = request.path_params["move"]
        if not (wish.isascii() and wish.isdigit()) or len(wish) > 6 or int(wish) > len(now.moves):
            raise Refusal("no_such_moment", at=wish[:12], moves=len(now.moves))
        then = Match(now.game, now.players, now.options, now.seed, now.nonce)
        for mover, move in now.moves[: int(wish)]:
            then.play(mover, move)
        told = [protocol.Told(event.kind, event.rule, event.args) for event in then.log[-1] if event.seen_by(seat)]
        last = then.moves[-1][0] if then.moves else None
        return protocol.Moment(len(then.moves), len(now.moves), last, told, then.view(seat))

    async def journal(self, request: Request) -> msgspec.Raw:
        """The journal of a finished game."""
        table = await self.table(request)
        viewer(table, token(request))
        if not table.match.over:
            raise Refusal("not_over")
        table.match.seats = [one.bot or "person" for one in table.sittings]
        return msgspec.Raw(table.match.journal().text().encode())

    async def table(self, request: Request) -> Table:
        """The table that a request is about."""
        return await self.hall.find(request.path_params["table"])


def as_json(answer: Any, status: int = 200) -> Response:
    """An answer as JSON, never kept by anybody on the way."""
    content = msgspec.json.encode(answer)
    return Response(content, status, media_type="application/json", headers={"Cache-Control": "no-store"})


def refused(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    return as_json(msgspec.convert(refusal.data(), protocol.Fault), STATUS.get(refusal.reason, 400))


async def body(request: Request, kind: type[B], limit: int = BODY_BYTES) -> B:
    """The body of a request, as what it should be."""
    try:
        return msgspec.json.decode(await read_body(request, limit) or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise Refusal("bad_message", why=str(problem)) from None


def token(request: Request) -> str:
    """The token in the header, if there is one."""
    kind, _, value = request.headers.get("authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" else ""


def viewer(table: Table, token: str) -> int | None:
    """Whose eyes a token gives: a seat's, or a spectator's where those are allowed."""
    if not token:
        if not table.spectators:
            raise Refusal("watching_barred")
        return None
    seat = table.seat_of(token)
    if seat is None:
        raise Refusal("bad_token")
    return seat


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
    return protocol.GameInfo(game.name, low, high, options, game.reconstructed, list(levels.LEVELS), *texts)
