"""A client's connection between requests, as uvicorn holds it: counted by address, and closed if it dawdles."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from rookery.engine.refusals import Refusal
from rookery.table.limits import HALF, REST

TO_COME = (h11.IDLE, h11.SEND_BODY)  # what we hear of a client whose request is not all there yet


class Door(H11Protocol):
    """Lets requests in. Half a request is not waited for without end, nor are there more of them than can be."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is at the door; where there are too many, it stays shut."""
        super().connection_made(transport)
        self.counted = ExitStack()
        self.closing: asyncio.TimerHandle | None = None
        self.upgraded = False
        self.answered = False  # before all of a request was there
        service = self.config.app.state.service  # type: ignore[union-attr]
        peer, port = self.client or ("", 0)
        address = f"{peer}:{port}" if service.trust.believes(peer) else peer  # a proxy stands for many
        try:
            self.counted.enter_context(service.doors.one(address))
        except Refusal:
            transport.abort()
        else:
            self.watch()

    def data_received(self, data: bytes) -> None:
        """Part of a request, or all of it."""
        super().data_received(data)
        if self.answered and self.conn.their_state is not h11.SEND_BODY:  # now all of it is there
            self.answered = False
            self.forget()
        self.watch()

    def watch(self) -> None:
        """See to it that a request that has begun comes to its end."""
        if self.upgraded or self.conn.their_state not in TO_COME:
            self.forget()
        elif self.closing is None:
            self.closing = self.loop.call_later(HALF, self.transport.abort)

    def on_response_complete(self) -> None:
        """An answer has gone out; between requests, uvicorn waits for a while, but for the rest of this one we do.

        Not long; but a door that is shut in the face of who still speaks takes the answer back: the line is reset.
        """
        self.forget()
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:
            self.answered = True
            self.closing = self.loop.call_later(REST, self.transport.abort)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a line to a table, and counted as one."""
        self.upgraded = True
        self.forget()
        self.counted.close()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has gone."""
        self.forget()
        self.counted.close()
        super().connection_lost(exc)

    def forget(self) -> None:
        """Nothing is to come any more."""
        if self.closing is not None:
            self.closing.cancel()
            self.closing = None
