"""What every answer carries and every request must pass: headers, host and origin, size, and whose address it is."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rookery.engine.refusals import Refusal
from rookery.table.limits import BODY_BYTES

POLICY = "; ".join([
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'",
    "font-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
])  # fmt: skip
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(frozen=True)
class Trust:
    """Whom to believe: the address the world knows us by, and the proxies whose word on addresses counts."""

    public_url: str = ""
    proxies: tuple[str, ...] = ()

    def address(self, connection: HTTPConnection) -> str:
        """Where a request comes from: the last hop that is not a proxy of ours."""
        peer = connection.client.host if connection.client else ""
        if not self.believes(peer):
            return peer
        for hop in reversed(connection.headers.get("x-forwarded-for", "").split(",")):
            hop = hop.strip()
            if hop and not self.believes(hop):
                return hop[:64]
        return peer

    def believes(self, peer: str) -> bool:
        """Whether an address is a proxy of ours."""
        try:
            address = ip_address(peer)
            return any(address in ip_network(proxy, strict=False) for proxy in self.proxies)
        except ValueError:
            return False

    def same_origin(self, headers: Headers) -> bool:
        """Whether a request comes from a page of ours, or from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            sent_by = urlsplit(origin)
            if self.public_url:
                ours = urlsplit(self.public_url)
                return (sent_by.scheme, sent_by.netloc) == (ours.scheme, ours.netloc)
            return bool(sent_by.netloc) and sent_by.netloc == headers.get("host")
        except ValueError:
            return False


class SafeHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self.app(scope, receive, send_safely)


async def read_body(request: Request, trust: Trust, limit: int = BODY_BYTES) -> bytes:
    """The body of a request, if it is not too long and comes from a page of ours."""
    if not trust.same_origin(request.headers):
        raise Refusal("wrong_origin")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise Refusal("too_long", limit=limit)
    return bytes(body)
