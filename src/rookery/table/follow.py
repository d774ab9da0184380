"""A player's own line: their tables as they are, and again whenever one of them has changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from contextlib import ExitStack

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from rookery.engine.refusals import Refusal
from rookery.table.followers import Follower
from rookery.table.mine import SOON, Follow, MyNews
from rookery.table.people import Player
from rookery.table.service import Service
from rookery.table.socket import FIRST_WORD, Transport

GATHER = SOON + 0.1  # seconds in which changes are told in one word; by then the summaries are written
AGAIN = 5.0  # seconds, after which a store that failed is asked again

log = logging.getLogger("rookery")


class Following(Follower):
    """The conversation with such a client, from its first word to the end of the line."""

    def __init__(self, service: Service, socket: WebSocket) -> None:
        super().__init__()
        self.service = service
        self.socket = socket
        self.address = service.trust.address(socket)
        self.transport: Transport = socket.scope["extensions"]["rookery"]["transport"]
        self.greeted = False

    async def run(self) -> None:
        """Hold the conversation."""
        if not self.service.trust.same_origin(self.socket.headers):
            await self.socket.close(4403)
            return
        try:
            with self.service.lines.one(self.address), ExitStack() as unspoken:
                unspoken.enter_context(self.service.unspoken.one(self.address))
                await self.socket.accept()
                key = await self._first_word()
                unspoken.close()
                await self._follow(key)
        except (WebSocketDisconnect, TimeoutError):
            pass
        except Refusal as refusal:
            codes = {"no_such_player": 4404, "bad_message": 4400}
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(codes.get(refusal.reason, 4429))

    async def _first_word(self) -> str:
        async with asyncio.timeout(FIRST_WORD):
            message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        try:
            return msgspec.json.decode(message.get("text") or "", type=Follow).key
        except (msgspec.DecodeError, RecursionError) as problem:
            raise Refusal("bad_message", why=str(problem)) from None

    async def _follow(self, key: str) -> None:
        """Tell what is new until the client goes; there is nothing more for it to say."""
        telling = asyncio.create_task(self._tell(key))
        leaving = asyncio.create_task(self.socket.receive())
        try:
            await asyncio.wait((telling, leaving), return_when=asyncio.FIRST_COMPLETED)
            if telling.done():
                telling.result()
            elif leaving.result()["type"] != "websocket.disconnect":
                raise Refusal("bad_message", why="there is nothing more to say on this line")
        finally:
            self.service.followers.note(self, set(), set())
            for task in (telling, leaving):
                task.cancel()
            await asyncio.gather(telling, leaving, return_exceptions=True)

    async def _tell(self, key: str) -> None:
        while True:
            self.news.clear()
            try:
                await self._tell_once(await self.service.people.need(key))
            except Refusal as refusal:
                if refusal.reason == "no_such_player":
                    raise
                log.warning("a player's tables could not be told: %s", refusal)
                await asyncio.sleep(AGAIN)
                continue
            await self.news.wait()
            await asyncio.sleep(GATHER)

    async def _tell_once(self, player: Player) -> None:
        self.service.followers.note(self, {player.id, *player.was}, set(self.told))  # whatever comes now is heard
        tables = {one.table: one for one in await self.service.mine.tables(player)}
        news = [one for name, one in tables.items() if self.told.get(name) != one]
        gone = [name for name in self.told if name not in tables]
        self.service.followers.note(self, self.ids, set(tables))
        self.told = tables
        if news or gone or not self.greeted:
            self.greeted = True
            await self.transport.writable.wait()
            self.transport.write([msgspec.json.encode(MyNews(self.service.hall.clock(), news, gone))])
