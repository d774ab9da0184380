"""What can be asked about club nights."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from rookery.table import nights, protocol
from rookery.table.limits import TABLE_BYTES
from rookery.table.service import check_clock
from rookery.table.web.answers import Answers, bearer


class Nights(Answers):
    """Answers about club nights."""

    def routes(self) -> list[Route]:
        """Their addresses."""
        night = "/api/nights/{night}"
        return [
            self.route("/api/nights", self.make_night, "POST"),
            self.route(night, self.night),
            self.route(f"{night}/enter", self.enter_night, "POST"),
            self.route(f"{night}/leave", self.leave_night, "POST"),
            self.route(f"{night}/bots", self.add_bots, "POST"),
            self.route(f"{night}/begin", self.begin_night, "POST"),
            self.route(f"{night}/hurry", self.hurry_night, "POST"),
        ]

    async def make_night(self, request: Request) -> nights.NightMade:
        """A new club night, hosted by who asks."""
        wish = await self.body(request, nights.NewNight, TABLE_BYTES)
        await self.service.check_room(self.service.trust.address(request))
        wish.clock = check_clock(wish.clock)
        return nights.NightMade(await self.service.nights.make(wish, await self.player(request)))

    async def night(self, request: Request) -> nights.NightInfo:
        """How a night stands."""
        player = await self.service.people.find(bearer(request))
        return await self.service.nights.tell(request.path_params["night"], player)

    async def enter_night(self, request: Request) -> dict[str, object]:
        """Take part."""
        wish = await self.body(request, nights.NewEntrant)
        await self.service.nights.enter(request.path_params["night"], await self.player(request), wish.name)
        return {}

    async def leave_night(self, request: Request) -> dict[str, object]:
        """Take part no longer, before it begins."""
        await self.body(request, protocol.SeatRequest)
        await self.service.nights.leave(request.path_params["night"], await self.player(request))
        return {}

    async def add_bots(self, request: Request) -> dict[str, object]:
        """Let bots take part."""
        wish = await self.body(request, nights.NewBots)
        await self.service.nights.add_bots(request.path_params["night"], await self.player(request), wish)
        return {}

    async def begin_night(self, request: Request) -> dict[str, object]:
        """Begin the first round."""
        await self.body(request, protocol.SeatRequest)
        await self.service.nights.begin(request.path_params["night"], await self.player(request))
        return {}

    async def hurry_night(self, request: Request) -> dict[str, object]:
        """Let bots play for those who are waited for."""
        await self.body(request, protocol.SeatRequest)
        await self.service.nights.hurry(request.path_params["night"], await self.player(request))
        return {}
