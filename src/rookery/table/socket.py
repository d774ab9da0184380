"""The server's WebSocket side: one conversation with one client at one table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rookery.engine.refusals import Refusal
from rookery.table import protocol
from rookery.table.hall import Hall
from rookery.table.limits import MESSAGE_BYTES, Bucket
from rookery.table.safety import same_origin
from rookery.table.table import Listener, Table
from rookery.table.web import viewer

BACKLOG = 4000  # messages that a slow client may be behind before it is cut off, to come back and resume
FIRST_WORD = 15.0  # seconds a client has for its resume
ENOUGH = 300  # messages refused as too fast before the line is cut

decoder = msgspec.json.Decoder(protocol.Request)


class Line(Listener):
    """A client's end of a table: messages wait here until they are sent."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def hear(self, message: bytes) -> None:
        if self.waiting.qsize() < BACKLOG:
            self.waiting.put_nowait(message)
        else:
            self.dismiss()

    def dismiss(self) -> None:
        self.waiting.put_nowait(None)

    def say(self, message: protocol.Reply) -> None:
        """Send this client alone something."""
        self.hear(msgspec.json.encode(message))


class Conversation:
    """From resume to the end of the line."""

    def __init__(self, hall: Hall, socket: WebSocket) -> None:
        self.hall = hall
        self.socket = socket
        self.pace = Bucket(rate=20, burst=60)
        self.words = Bucket(rate=0.5, burst=6)  # chat
        self.refused = 0

    async def run(self) -> None:
        """Hold the conversation."""
        if not same_origin(self.socket.headers):
            await self.socket.close(4403)
            return
        await self.socket.accept()
        try:
            await self.greet()
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            if self.socket.client_state is WebSocketState.CONNECTED:
                await self.close(1000)

    async def close(self, code: int) -> None:
        """End the line, if it has not ended by itself."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(code)

    async def greet(self) -> None:
        """Hear who comes, tell what he missed, and go on."""
        request = None
        while request is None:
            async with asyncio.timeout(FIRST_WORD):
                request = await self.hear()
        try:
            if not isinstance(request, protocol.Resume):
                raise Refusal("resume_first")
            table = await self.hall.find(self.socket.path_params["table"])
            seat = viewer(table, request.token)
        except Refusal as refusal:
            await self.socket.send_text(msgspec.json.encode(refuse(request.id, refusal)).decode())
            await self.close(4403 if refusal.reason in ("bad_token", "watching_barred") else 4404)
            return
        if seat is not None:
            await self.hall.come_back(table, seat)
        line = Line(seat)
        line.say(table.hello(seat))
        for happening in table.happenings[max(0, request.since) :]:
            line.say(happening.message(seat))
        self.hall.listen(table, line)  # from here on it hears everything; nothing can come between
        line.say(table.view(seat))
        if table.consent is not None:
            line.say(table.asked())
        line.say(protocol.Ack(request.id, len(table.happenings)))
        sending = asyncio.create_task(self.send(line))
        try:
            await self.converse(table, line)
        finally:
            sending.cancel()
            self.hall.stop_listening(table, line)

    async def send(self, line: Line) -> None:
        """Send what waits, in order."""
        try:
            while (message := await line.waiting.get()) is not None:
                await self.socket.send_text(message.decode())
            await self.close(4409)
        except (WebSocketDisconnect, RuntimeError):  # the client has gone; the other side notices too
            pass

    async def converse(self, table: Table, line: Line) -> None:
        """Carry out one request after the other, until the client goes."""
        while True:
            request = await self.hear(line)
            if request is None:
                continue
            try:
                if not self.pace.take():
                    self.refused += 1
                    if self.refused > ENOUGH:
                        return
                    raise Refusal("too_fast")
                number = await self.answer(table, line, request)
            except Refusal as refusal:
                line.say(refuse(request.id, refusal))
            else:
                line.say(protocol.Ack(request.id, number))

    async def answer(self, table: Table, line: Line, request: protocol.Request) -> int:
        """Carry out a request; the number it got."""
        if isinstance(request, protocol.Resume):
            raise Refusal("resumed_already")
        if line.seat is None:
            raise Refusal("only_seats")
        if isinstance(request, protocol.Act):
            return await self.hall.act(table, line.seat, request)
        if isinstance(request, protocol.Undo):
            return await self.hall.undo(table, line.seat, request)
        if not self.words.take():
            raise Refusal("too_fast")
        return await self.hall.chat(table, line.seat, request)

    async def hear(self, line: Line | None = None) -> protocol.Request | None:
        """The next request; None for something that is none, which is refused."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        why: Any = "it must be text"
        text = message.get("text")
        if text is not None:
            try:
                request: protocol.Request = decoder.decode(text)
                if len(request.id) <= protocol.ID_LIMIT and len(text) <= MESSAGE_BYTES:
                    return request
                why = "it is too long"
            except (msgspec.DecodeError, RecursionError) as problem:
                why = problem
        refusal = protocol.Refuse("", "bad_message", "", {"why": str(why)[:200]})
        self.refused += 1
        if self.refused > ENOUGH:
            raise WebSocketDisconnect(4429)
        if line is None:
            await self.socket.send_text(msgspec.json.encode(refusal).decode())
        else:
            line.say(refusal)
        return None


def refuse(id_: str, refusal: Refusal) -> protocol.Refuse:
    """A refusal as a message."""
    data = refusal.data()
    return protocol.Refuse(id_, refusal.reason, refusal.rule, data["args"])  # type: ignore[arg-type]
