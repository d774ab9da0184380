"""What players ask about themselves: name, tables, results, devices, and how they hear that it is their turn."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from rookery.table import addresses, mine, people, protocol, results
from rookery.table.web.answers import Answers, bearer


class Me(Answers):
    """Answers to a player about themselves."""

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            self.route("/api/me", self.me),
            self.route("/api/me", self.keep_me, "POST"),
            self.route("/api/me/tables", self.my_tables),
            self.route("/api/me/tables/{table}/hide", self.hide_table, "POST"),
            self.route("/api/me/tables/{table}/show", self.show_table, "POST"),
            self.route("/api/me/results", self.my_results),
            self.route("/api/me/pass", self.offer_pass, "POST"),
            self.route("/api/me/join", self.join_device, "POST"),
            self.route("/api/me/export", self.export_me),
            self.route("/api/me/forget", self.forget_me, "POST"),
            self.route("/api/me/notices", self.my_notices),
            self.route("/api/me/notices", self.wish_notices, "POST"),
            self.route("/api/me/notices/add", self.add_address, "POST"),
            self.route("/api/me/notices/remove", self.remove_address, "POST"),
        ]

    async def me(self, request: Request) -> people.Me:
        """What is kept of the asking player."""
        return await self.service.people.me(await self.player(request))

    async def keep_me(self, request: Request) -> people.Me:
        """Keep a player's name, language and settings; a new key is a new player."""
        about = await self.body(request, people.AboutMe)
        if await self.service.people.find(bearer(request)) is None:
            self.service.makers.check(self.service.trust.address(request))
        return await self.service.people.me(await self.service.people.keep(bearer(request), about))

    async def my_tables(self, request: Request) -> list[mine.MyTable]:
        """The tables of the asking player, the newest first."""
        return await self.service.mine.tables(await self.player(request))

    async def hide_table(self, request: Request) -> dict[str, object]:
        """Take a table off the asking player's list."""
        return await self.list_table(request, False)

    async def show_table(self, request: Request) -> dict[str, object]:
        """Put it back."""
        return await self.list_table(request, True)

    async def list_table(self, request: Request, shown: bool) -> dict[str, object]:
        """Change what is on the asking player's list, on all their devices."""
        await self.body(request, protocol.SeatRequest)
        player = await self.player(request)
        await self.service.mine.show(player, request.path_params["table"], shown)
        self.service.followers.wake(player.id)
        return {}

    async def my_results(self, request: Request) -> list[results.GameResults]:
        """How the asking player does, game by game."""
        return await self.service.results.of_player((await self.player(request)).id)

    async def offer_pass(self, request: Request) -> people.Pass:
        """Let one other device in, once and soon."""
        await self.body(request, protocol.SeatRequest)
        return people.Pass(await self.service.people.offer(await self.player(request)))

    async def join_device(self, request: Request) -> people.Me:
        """Join this device to the player who made a pass."""
        wish = await self.body(request, people.Pass)
        self.service.makers.check(self.service.trust.address(request))
        before = await self.service.people.find(bearer(request))
        player = await self.service.people.join(bearer(request), wish.secret)
        self.service.followers.wake(player.id, *([before.id] if before is not None else []))
        return await self.service.people.me(player)

    async def export_me(self, request: Request) -> mine.Export:
        """All that is kept of the asking player."""
        player = await self.player(request)
        return await self.service.mine.export(player, await self.service.notices.addresses.of(player))

    async def forget_me(self, request: Request) -> dict[str, object]:
        """Forget a player and all that is personal; what they played stays, by somebody."""
        await self.body(request, protocol.SeatRequest)
        player = await self.player(request)
        await self.service.mine.forget(player)
        self.service.followers.wake(player.id)
        return {}

    async def my_notices(self, request: Request) -> addresses.MyNotices:
        """How the asking player is told that it is their turn."""
        return await self.service.notices.addresses.of(await self.player(request))

    async def wish_notices(self, request: Request) -> addresses.MyNotices:
        """Change when, and how often."""
        wish = await self.body(request, addresses.NoticeWish)
        player = await self.player(request)
        await self.service.notices.addresses.wish(player, wish)
        return await self.service.notices.addresses.of(player)

    async def add_address(self, request: Request) -> addresses.MyNotices:
        """Tell the asking player in one more place."""
        wish = await self.body(request, addresses.NewAddress)
        self.service.makers.check(self.service.trust.address(request))
        player = await self.player(request)
        await self.service.notices.addresses.add(player, wish)
        return await self.service.notices.addresses.of(player)

    async def remove_address(self, request: Request) -> addresses.MyNotices:
        """Tell them there no more."""
        wish = await self.body(request, addresses.OldAddress)
        player = await self.player(request)
        await self.service.notices.addresses.remove(player, wish.id)
        return await self.service.notices.addresses.of(player)
