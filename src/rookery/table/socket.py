"""The server's WebSocket side: one conversation with one client at one table."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rookery.engine.refusals import Refusal
from rookery.table import commands, protocol
from rookery.table.audience import Listener
from rookery.table.hall import Hosted
from rookery.table.limits import MESSAGE_BYTES, SLOW
from rookery.table.service import Service, viewer

BACKLOG = 400  # messages that a slow client may be behind before it is cut off, to come back and resume
FIRST_WORD = 15.0  # seconds a client has for its resume
AHEAD = 8  # messages that a client may send before the first of them is answered; then the rest wait outside
ENOUGH = 300  # messages refused before the line is cut

decoder = msgspec.json.Decoder(protocol.Request)
encode = msgspec.json.Encoder().encode


class Transport(WebSocketsSansIOProtocol):
    """A client's line as uvicorn holds it: what cannot be read is left to us, who does not read is cut off.

    What a table tells goes straight to the transport, without a task or a queue on the way; only the handshake, pings
    and the end of the line are uvicorn's.
    """

    def handle_connect(self, event: Any) -> None:
        """Somebody comes: the application finds us among the extensions of its scope."""
        self.tell_writable: Callable[[], None] = lambda: None  # who wants to know that the client has caught up
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["rookery"] = {"transport": self}

    def send_receive_event_to_app(self) -> None:
        """A message is there. A text that is no UTF-8 is passed on as bytes, to be refused in words.

        Reading is stopped only for a client that is several messages ahead of us: to stop and go on for each of them
        would be two calls of the system a move.
        """
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        message: Any = {"type": "websocket.receive", "bytes": data}
        if self.curr_msg_data_type == "text":
            with contextlib.suppress(UnicodeDecodeError):
                message = {"type": "websocket.receive", "text": data.decode()}
        self.queue.put_nowait(message)
        if self.queue.qsize() > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        """The client reads too slowly: after a while it is dropped, with all that waits for it."""
        super().pause_writing()
        self.cutting = self.loop.call_later(SLOW, self.transport.abort)

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self.cutting.cancel()
        self.tell_writable()

    def write(self, messages: list[bytes]) -> None:
        """Send messages, in one piece, unless the line has ended."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([part for one in messages for part in (head(len(one)), one)]))


def head(length: int) -> bytes:
    """What stands before a text of some bytes (RFC 6455, 5.2): it is whole, it is text, it is so long, not masked."""
    if length < 126:
        return bytes((0x81, length))
    return b"\x81\x7e" + length.to_bytes(2) if length < 1 << 16 else b"\x81\x7f" + length.to_bytes(8)


class Line(Listener):
    """A client's end of a table. Messages wait here while the client does not read, and while its request is done."""

    def __init__(self, seat: int | None, key: str, transport: Transport, close: Callable[[], None]) -> None:
        super().__init__(seat, key)
        self.transport = transport
        self.close = close
        self.waiting: list[bytes] = []
        self.held = False  # a request is being carried out: what it brings goes out with its answer
        self.dismissed = False
        transport.tell_writable = self.flush

    def hear(self, message: bytes) -> None:
        if self.dismissed:
            return
        if len(self.waiting) >= BACKLOG:
            self.dismiss()
            return
        self.waiting.append(message)
        if not self.held:
            self.flush()

    def flush(self) -> None:
        """Send what waits, unless the client is too far behind."""
        if self.transport.writable.is_set() and self.waiting:
            self.transport.write(self.waiting)
            self.waiting = []

    def dismiss(self) -> None:
        self.waiting = []
        if not self.dismissed:
            self.dismissed = True
            self.close()

    def answer(self, message: protocol.Reply) -> None:
        """Send this client alone something: the answer to what it asked, behind what that has brought."""
        self.held = False
        self.hear(encode(message))


class Conversation:
    """From resume to the end of the line."""

    def __init__(self, service: Service, socket: WebSocket) -> None:
        self.service = service
        self.hall = service.hall
        self.socket = socket
        self.address = service.trust.address(socket)
        self.transport: Transport = socket.scope["extensions"]["rookery"]["transport"]
        self.refused = 0

    async def run(self) -> None:
        """Hold the conversation."""
        if not self.service.trust.same_origin(self.socket.headers):
            await self.socket.close(4403)
            return
        try:
            with self.service.lines.one(self.address), ExitStack() as unspoken:
                unspoken.enter_context(self.service.unspoken.one(self.address))
                await self.socket.accept()
                await self.greet(unspoken)
        except (WebSocketDisconnect, TimeoutError):
            pass
        except Refusal:  # too many lines
            await self.socket.close(4429)
        finally:
            if self.socket.client_state is WebSocketState.CONNECTED:
                await self.close(1000)

    async def close(self, code: int) -> None:
        """End the line, if it has not ended by itself."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(code)

    def end(self, code: int) -> None:
        """The same, when the client has read what was sent before."""
        self.ending = asyncio.create_task(self.close(code))

    async def greet(self, unspoken: ExitStack) -> None:
        """Hear who comes, tell what they missed, and go on."""
        request = None
        async with asyncio.timeout(FIRST_WORD):
            while request is None:
                request = await self.hear()
        unspoken.close()
        try:
            if not isinstance(request, protocol.Resume):
                raise Refusal("resume_first")
            hosted = await self.hall.find(self.socket.path_params["table"])
            key = await self.service.key_of(request.token)
            seat = viewer(hosted.table, key)
        except Refusal as refusal:
            self.transport.write([encode(refuse(request.id, refusal))])
            await self.close(4403 if refusal.reason in ("bad_token", "watching_barred") else 4404)
            return
        line = Line(seat, key, self.transport, lambda: self.end(4409))
        line.held = True
        if seat is not None:
            await self.come_back(line, hosted, key)
        for message in hosted.audience.welcome(line, request.since):
            line.hear(message)
        self.hall.listen(hosted, line)  # from here on it hears everything; nothing can come between
        line.answer(protocol.Ack(request.id, hosted.table.number))
        try:
            await self.converse(hosted, line)
        finally:
            self.hall.stop_listening(hosted, line)

    async def come_back(self, line: Line, hosted: Hosted, key: str) -> None:
        """The person of a seat is there: the bot steps aside; where that cannot be kept, they are told."""
        try:
            await self.hall.do(hosted.table.id, commands.Return(key))
        except Refusal as refusal:
            line.hear(encode(refuse("", refusal)))

    async def converse(self, hosted: Hosted, line: Line) -> None:
        """Carry out one request after the other, until the client goes."""
        while True:
            request = await self.hear(line)
            if request is None:
                continue
            line.held = True
            try:
                number = await self.answer(hosted, line, request)
            except Refusal as refusal:
                line.answer(refuse(request.id, refusal))
                if refusal.reason == "too_fast":
                    self.count_refusal()
            else:
                line.answer(protocol.Ack(request.id, number))

    async def answer(self, hosted: Hosted, line: Line, request: protocol.Request) -> int:
        """Carry out a request; the number it got."""
        self.service.pace_each.check(self.address)
        self.service.pace.check((hosted.table.id, line.seat) if line.seat is not None else self.address)
        if isinstance(request, protocol.Resume):
            raise Refusal("resumed_already")
        if line.seat is None:
            raise Refusal("only_seats")
        command: commands.Command
        if isinstance(request, protocol.Act):
            piece = "" if request.piece is None else f" {request.piece}"
            command = commands.Act(line.key, request.verb + piece, request.id)
        elif isinstance(request, protocol.Undo):
            command = commands.TakeBack(line.key, request.id)
            if request.answer is not None:
                command = commands.Answer(line.key, request.answer, request.id)
        else:
            self.service.words.check((hosted.table.id, line.seat))
            self.service.words_each.check(self.address)
            command = commands.Say(line.key, words(request.text), request.id)
        return await self.hall.do(hosted.table.id, command)

    async def hear(self, line: Line | None = None) -> protocol.Request | None:
        """The next request; None for something that is none, which is refused."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        why: Any = "it must be text in UTF-8"
        text = message.get("text")
        if text is not None:
            try:
                request: protocol.Request = decoder.decode(text)
                if 0 < len(request.id) <= protocol.ID_LIMIT and len(text) <= MESSAGE_BYTES:
                    return request
                why = "it is too long" if request.id else "it has no id"
            except (msgspec.DecodeError, RecursionError) as problem:
                why = problem
        refusal = protocol.Refuse("", "bad_message", "", {"why": str(why)[:200]})
        self.count_refusal()
        if line is None:
            self.transport.write([encode(refusal)])
        else:
            line.answer(refusal)
        return None

    def count_refusal(self) -> None:
        """One more; whoever goes on and on is cut off."""
        self.refused += 1
        if self.refused > ENOUGH:
            raise WebSocketDisconnect(4429)


def words(text: str) -> str:
    """What is said, in one line, not too long."""
    text = " ".join(text.split())
    if not 0 < len(text) <= protocol.TEXT_LIMIT:
        raise Refusal("text_length", limit=protocol.TEXT_LIMIT)
    return text


def refuse(id_: str, refusal: Refusal) -> protocol.Refuse:
    """A refusal as a message."""
    data = refusal.data()
    return protocol.Refuse(id_, refusal.reason, refusal.rule, data["args"])  # type: ignore[arg-type]
