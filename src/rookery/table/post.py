"""Sends something to an address that a player gave: out into the world, never into the host's own network."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

import h11

from rookery.engine.refusals import Refusal

LONGEST = 2000  # characters of an address
PATIENCE = 20.0  # seconds for the whole of it
TASTE = 65536  # bytes of an answer that are read; nobody needs them
TRANSLATED = ip_network("64:ff9b::/96")  # an IPv4 address, wherever that leads


class Dead(Exception):  # noqa: N818 - of these three, none is an error of ours
    """The receiver says that there is nobody at an address any more."""


class Later(Exception):  # noqa: N818
    """It could not be delivered now; after how many seconds to try again, where the receiver says so."""

    def __init__(self, why: str, after: float = 0.0) -> None:
        super().__init__(why)
        self.after = after


class Unwanted(Exception):  # noqa: N818
    """The receiver does not take this one, now or later."""


@dataclass(frozen=True)
class Answer:
    """What a receiver said."""

    status: int
    after: float  # seconds, where it asked for time

    def check(self) -> None:
        """Raise what it means, unless it is well."""
        if self.status in (404, 410):
            raise Dead(str(self.status))
        if self.status in (408, 425, 429) or self.status >= 500:
            raise Later(str(self.status), self.after)
        if not 200 <= self.status < 300:  # to be sent elsewhere is no answer either: who knows where that leads
            raise Unwanted(str(self.status))


def check_address(address: str, private: bool) -> SplitResult:
    """An address that may be posted to, as far as can be told before it is looked up."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refusal("bad_webhook") from None
    fine = parts.scheme == "https" or (private and parts.scheme == "http")
    fine = fine and bool(parts.hostname) and "@" not in parts.netloc and len(address) <= LONGEST
    fine = fine and address.isascii() and address.isprintable() and " " not in address
    if not fine or not (private or port is None or port == 443 or port > 1023):
        raise Refusal("bad_webhook")
    return parts


def is_public(host: str) -> bool:
    """Whether an IP address is out in the world, and not another one in disguise."""
    address = ip_address(host)
    if isinstance(address, IPv6Address):
        disguised = address.ipv4_mapped or address.sixtofour or address.teredo or address in TRANSLATED
        if disguised or address.scope_id:
            return False
    return address.is_global and not address.is_multicast


@dataclass(frozen=True)
class Post:
    """Posts to addresses of players."""

    private: bool = False  # whether the host allows its own network, and HTTP
    trusted: ssl.SSLContext | None = None  # None: whom the system trusts
    # Names are looked up in threads of our own: one that nobody answers for must not hold up those who read tables.
    threads: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(16, "names"))

    async def send(self, address: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """Post something, and hear the status; whatever goes wrong on the way may go right later."""
        parts = check_address(address, self.private)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._send(parts, headers, body)
        except TimeoutError:
            raise Later("it took too long") from None
        except (OSError, h11.RemoteProtocolError, asyncio.IncompleteReadError) as problem:
            raise Later(str(problem) or type(problem).__name__) from None

    async def _send(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> Answer:
        secure = parts.scheme == "https"
        host, port = parts.hostname or "", parts.port or (443 if secure else 80)
        context = (self.trusted or ssl.create_default_context()) if secure else None
        reader, writer = await asyncio.open_connection(
            await self.look_up(host, port), port, ssl=context, server_hostname=host if secure else None
        )  # what was looked at is what is connected to: a name may lead elsewhere the next time it is asked for
        try:
            return await self._converse(reader, writer, parts, headers, body)
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def look_up(self, host: str, port: int) -> str:
        """The IP address of a host, if we may go there."""
        ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self.threads, ask)
        addresses = [str(one[4][0]) for one in found]
        if not self.private and not all(is_public(one) for one in addresses):
            raise Unwanted("its address is in a private network")
        return addresses[0]

    async def _converse(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        parts: SplitResult,
        headers: Mapping[str, str],
        body: bytes,
    ) -> Answer:
        connection = h11.Connection(h11.CLIENT)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = [("Host", parts.netloc), ("Content-Length", str(len(body))), ("Connection", "close"), *headers.items()]
        for part in (h11.Request(method="POST", target=target, headers=head), h11.Data(body), h11.EndOfMessage()):
            writer.write(connection.send(part) or b"")
        await writer.drain()
        tasted = 0
        while tasted < TASTE:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                data = await reader.read(4096)
                tasted += len(data)
                connection.receive_data(data)
            elif isinstance(event, h11.Response):
                said = {name.decode(): value.decode("latin-1") for name, value in event.headers}
                after = said.get("retry-after", "")
                return Answer(event.status_code, float(after) if after.isascii() and after.isdigit() else 0.0)
            elif isinstance(event, h11.ConnectionClosed):
                break
        raise Later("it gave no answer")
