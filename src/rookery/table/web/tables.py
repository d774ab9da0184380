"""What can be asked about tables: making one, sitting down, leaving, coming back, playing again."""

from __future__ import annotations

import contextlib

from starlette.requests import Request
from starlette.routing import Route

from rookery.engine.refusals import Refusal
from rookery.minds import levels
from rookery.table import commands, keys, protocol
from rookery.table.limits import TABLE_BYTES
from rookery.table.names import clean
from rookery.table.service import check_share, viewer
from rookery.table.web.answers import Answers, bearer


class Tables(Answers):
    """Answers about tables and their seats."""

    def routes(self) -> list[Route]:
        """Their addresses."""
        table = "/api/tables/{table}"
        return [
            self.route("/api/tables", self.tables),
            self.route("/api/tables", self.make, "POST"),
            self.route(table, self.invitation),
            self.route(f"{table}/join", self.join, "POST"),
            self.route(f"{table}/fill", self.fill, "POST"),
            self.route(f"{table}/leave", self.leave, "POST"),
            self.route(f"{table}/return", self.come_back, "POST"),
            self.route(f"{table}/unlist", self.off_lobby, "POST"),
            self.route(f"{table}/list", self.on_lobby, "POST"),
            self.route(f"{table}/handover", self.hand_over, "POST"),
            self.route(f"{table}/standin", self.stand_in, "POST"),
            self.route(f"{table}/rematch", self.rematch, "POST"),
            self.route(f"{table}/calloff", self.call_off, "POST"),
        ]

    async def tables(self, _: Request) -> list[protocol.Listed]:
        """The public tables at which somebody is, to be joined or watched, the newest first."""
        hall = self.service.hall
        for table in await hall.store.public():
            with contextlib.suppress(Refusal):
                await hall.find(table)
        found = [
            hosted.audience.listed()
            for hosted in hall.hosted.values()
            if hosted.table.public and not hosted.audience.deserted() and not hosted.table.done
        ]
        return [one for one in reversed(found) if one.spectators or any(seat.kind == "open" for seat in one.seats)][:50]

    async def make(self, request: Request) -> protocol.Taken:
        """A new table."""
        wish = await self.body(request, protocol.NewTable, TABLE_BYTES)
        return await self.service.make(wish, self.service.trust.address(request))

    async def invitation(self, request: Request) -> protocol.Invitation:
        """A table, for who thinks of sitting down or of coming back. Who may not watch learns only who sits at it."""
        hosted = await self.table(request)
        try:
            seat = viewer(hosted.table, await self.key(request))
        except Refusal:
            return hosted.audience.invitation(None, False)
        return hosted.audience.invitation(seat, True)

    async def join(self, request: Request) -> protocol.Taken:
        """Take a seat."""
        wish = await self.body(request, protocol.Join)
        table = (await self.table(request)).table
        token = wish.link if wish.keep and wish.link else keys.new_key()
        link = keys.hash_of(wish.link) if wish.link else ""
        player = await self.service.people.find(bearer(request))
        id_, was = (player.id, player.was) if player is not None else ("", ())
        sit = commands.Sit(link, clean(wish.name), keys.hash_of(token), check_share(wish.share), id_, was)
        await self.service.hall.do(table.id, sit)
        seat = table.seat_of(sit.token)
        if player is not None and seat is not None:
            await self.service.people.sat_down(player, table.id, seat)
        return protocol.Taken(table.id, seat, token, table.commitment())

    async def fill(self, request: Request) -> dict[str, object]:
        """Give the seats that nobody has come to to bots."""
        wish = await self.body(request, protocol.SeatRequest)
        return await self.do(request, commands.Fill(await self.key(request), wish.bot or levels.STAND_IN))

    async def leave(self, request: Request) -> dict[str, object]:
        """Leave a seat to the table's bot."""
        await self.body(request, protocol.SeatRequest)
        return await self.do(request, commands.Leave(await self.key(request)))

    async def come_back(self, request: Request) -> dict[str, object]:
        """Take the seat back from the bot that plays there meanwhile."""
        await self.body(request, protocol.SeatRequest)
        return await self.do(request, commands.Return(await self.key(request)))

    async def off_lobby(self, request: Request) -> dict[str, object]:
        """Take a public table off the lobby."""
        await self.body(request, protocol.SeatRequest)
        return await self.do(request, commands.Show(await self.key(request), False))

    async def on_lobby(self, request: Request) -> dict[str, object]:
        """Put it back."""
        await self.body(request, protocol.SeatRequest)
        return await self.do(request, commands.Show(await self.key(request), True))

    async def hand_over(self, request: Request) -> protocol.Link:
        """Give a seat away."""
        await self.body(request, protocol.SeatRequest)
        link = keys.new_key()
        table = (await self.table(request)).table
        key = await self.key(request)
        seat = table.seat_of(key)
        await self.service.hall.do(table.id, commands.HandOver(key, keys.hash_of(link)))
        assert seat is not None
        return protocol.Link(seat, link)

    async def stand_in(self, request: Request) -> dict[str, object]:
        """Let the table's bot play for an absent person."""
        wish = await self.body(request, protocol.SeatRequest)
        hosted = await self.table(request)
        seat = -1 if wish.seat is None else wish.seat
        away = self.service.hall.away(hosted, seat)
        return await self.do(request, commands.StandIn(await self.key(request), seat, away))

    async def rematch(self, request: Request) -> protocol.Taken:
        """Play again."""
        await self.body(request, protocol.SeatRequest)
        table = (await self.table(request)).table
        return await self.service.rematch(table, await self.key(request), self.service.trust.address(request))

    async def call_off(self, request: Request) -> dict[str, object]:
        """Wish to stop a game that does not come to its end."""
        await self.body(request, protocol.SeatRequest)
        return await self.do(request, commands.CallOff(await self.key(request)))
