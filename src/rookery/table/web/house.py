"""What only the host may ask."""

from __future__ import annotations

from starlette.requests import Request
from starlette.routing import Route

from rookery.table import host
from rookery.table.web.answers import Answers, bearer


class House(Answers):
    """Answers to the host."""

    def routes(self) -> list[Route]:
        """Their addresses."""
        return [
            self.route("/api/host", self.house),
            self.route("/api/host/tables/{table}/close", self.close_table, "POST"),
            self.route("/api/host/archive", self.archive, "POST"),
        ]

    async def house(self, request: Request) -> host.HostInfo:
        """How the house stands."""
        return await (await self.as_host(request)).info()

    async def close_table(self, request: Request) -> dict[str, object]:
        """Close a table, with a word to its people."""
        deeds = await self.as_host(request)
        wish = await self.body(request, host.CloseTable)
        await deeds.close_table(request.path_params["table"], wish.word)
        return {}

    async def archive(self, request: Request) -> host.Archived:
        """Close what nobody comes back to."""
        deeds = await self.as_host(request)
        return await deeds.archive((await self.body(request, host.Archive)).days)

    async def as_host(self, request: Request) -> host.Host:
        """What the host may do, if it is them who ask."""
        await self.service.host.check(bearer(request), self.service.trust.address(request))
        return self.service.host
