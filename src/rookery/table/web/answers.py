"""How questions over HTTP are answered: who asks, about which table, with what; JSON, refusals included."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from rookery.engine.refusals import Refusal
from rookery.table import commands, people, protocol
from rookery.table.hall import Hosted
from rookery.table.limits import BODY_BYTES
from rookery.table.safety import read_body
from rookery.table.service import Service

B = TypeVar("B")
Answer = Callable[[Request], Awaitable[Any]]

STATUS = {
    "no_such_table": 404, "no_such_game": 404, "no_such_language": 404, "no_such_moment": 404, "no_such_address": 404,
    "no_lesson": 404, "no_such_player": 404, "no_such_night": 404,
    "bad_token": 403, "bad_link": 403, "wrong_origin": 403, "watching_barred": 403, "only_maker": 403, "only_host": 403,
    "bad_host_key": 403, "never_public": 409,
    "bad_pass": 403,
    "no_mail": 409, "no_webhook": 409, "webhook_silent": 409, "mail_asked": 429,
    "not_over": 409, "no_open_seat": 409, "not_absent": 409, "not_away_long": 409, "not_begun": 409,
    "clock_decides": 409, "not_asked": 409, "over": 409, "not_endless": 409, "night_begun": 409, "night_full": 409,
    "night_empty": 409, "no_hints_tonight": 409, "dealt_elsewhere": 409,
    "table_closed": 410, "table_unreadable": 500,
    "too_long": 413, "too_fast": 429, "house_full": 503, "not_saved": 503, "thought_too_long": 503,
}  # fmt: skip


class Answers:
    """What answers to questions of one kind have in common."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def routes(self) -> list[Route]:
        """All addresses that are answered here."""
        raise NotImplementedError

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

    async def player(self, request: Request) -> people.Player:
        """Who asks."""
        return await self.service.people.need(bearer(request))

    async def key(self, request: Request) -> str:
        """What the secret in the header opens."""
        return await self.service.key_of(bearer(request))

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


def bearer(request: Request) -> str:
    """The token in the header, if there is one."""
    kind, _, value = request.headers.get("authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" else ""
