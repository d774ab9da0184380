"""Those who receive notices, on this machine: a mail server, a browser's push service, a webhook. They remember all."""

from __future__ import annotations

import json
import os
import threading
from base64 import urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.table.postgres import free_port


def written(data: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser that can be pushed to: the keys of a subscription. It opens what it gets by code that is not ours."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secrets = {"p256dh": written(point), "auth": written(self.auth)}

    def open(self, sealed: bytes) -> dict[str, Any]:
        """What was pushed."""
        text = http_ece.decrypt(sealed, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(text)
        return found


@dataclass
class Request:
    """Something that was posted."""

    path: str
    headers: dict[str, str]
    body: bytes


class Web:
    """A push service and a webhook at once. Its answers are 201, or as it was told for a path."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.answers: dict[str, int] = {}
        self.before_answer: Callable[[Request], None] = lambda request: None
        web = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                request = Request(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                web.requests.append(request)
                web.before_answer(request)
                self.send_response(web.answers.get(self.path, 201))
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def got(self, path: str) -> list[Request]:
        """What was posted to a path; of a webhook, without its first word."""
        return [one for one in self.requests if one.path == path and b'"kind":"hello"' not in one.body]

    def close(self) -> None:
        """No more."""
        self.server.shutdown()
        self.server.server_close()


@dataclass
class Mailbox:
    """A mail server. It refuses receivers as it was told."""

    letters: list[EmailMessage] = field(default_factory=list)
    refusals: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.port = free_port()
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self.controller.start()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: list[str]) -> str:  # noqa: N802
        if address in self.refusals:
            return self.refusals[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.letters.append(message)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        """What came for somebody."""
        return [one for one in self.letters if one["To"] == address]

    def close(self) -> None:
        """No more."""
        self.controller.stop(no_assert=True)


def link_in(letter: EmailMessage) -> str:
    """The first link in a mail."""
    text: str = letter.get_content()
    return next(word for word in text.split() if word.startswith("http") and "/notices/" in word)
