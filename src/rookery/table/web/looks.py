"""What can be asked about the game at a table: advice, why not, moments that are past, its rules and its journal."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from rookery.engine.moves import name_of
from rookery.engine.refusals import Refusal
from rookery.minds import hint, review
from rookery.table import protocol
from rookery.table.service import viewer
from rookery.table.web.answers import Answers
from rookery.table.web.games import paragraphs


class Looks(Answers):
    """Answers about the game at a table."""

    def routes(self) -> list[Route]:
        """Their addresses."""
        table = "/api/tables/{table}"
        return [
            self.route(f"{table}/hint", self.hint, "POST"),
            self.route(f"{table}/why", self.why, "POST"),
            self.route(f"{table}/study", self.study, "POST"),
            self.route(f"{table}/review/{{seat}}", self.review),
            self.route(f"{table}/moments", self.moments),
            self.route(f"{table}/moments/{{move}}", self.moment),
            self.route(f"{table}/rules/{{language}}", self.table_rules),
            self.route(f"{table}/journal", self.journal),
        ]

    async def hint(self, request: Request) -> hint.Hint:
        """What the asking seat could do now, and why; the result keeps that it was asked for."""
        await self.body(request, protocol.SeatRequest)
        self.service.hints.check(self.service.trust.address(request))
        return await self.service.advice.hint(await self.table(request), await self.key(request))

    async def why(self, request: Request) -> protocol.Fault:
        """Why the asking seat cannot make a move now."""
        wish = await self.body(request, protocol.Why)
        table = (await self.table(request)).table
        seat = table.seat_of(await self.key(request))
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
        viewer(table, await self.key(request))
        return await self.service.study(table, wish, self.service.trust.address(request))

    async def review(self, request: Request) -> review.Review:
        """A seat's finished game, decision by decision."""
        hosted = await self.table(request)
        viewer(hosted.table, await self.key(request))
        wish = request.path_params["seat"]
        if not (wish.isascii() and wish.isdigit()) or len(wish) > 2:
            raise Refusal("no_such_seat", seat=wish[:12], players=len(hosted.table.sittings))
        self.service.hints.check(self.service.trust.address(request))
        return await self.service.advice.review(hosted, int(wish))

    async def moments(self, request: Request) -> list[int]:
        """After how many moves there was something new for the asking seat to see."""
        table = (await self.table(request)).table
        seat = viewer(table, await self.key(request))
        if table.match is None:
            raise Refusal("no_such_moment", at="0", moves=0)
        return await asyncio.to_thread(table.match.steps, seat)

    async def moment(self, request: Request) -> protocol.Moment:
        """The table after so many moves, as the asking seat saw it then."""
        table = (await self.table(request)).table
        seat = viewer(table, await self.key(request))
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
        viewer(table, await self.key(request))
        return paragraphs(table.game.rulebook(request.path_params["language"], table.options))

    async def journal(self, request: Request) -> msgspec.Raw:
        """The journal of a finished game."""
        table = (await self.table(request)).table
        viewer(table, await self.key(request))
        table.finished()
        return msgspec.Raw(table.journal().text().encode())
