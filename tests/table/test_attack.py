"""Attacks on a server, all at once, while somebody plays: whatever is sent, the game goes on and nobody complains.

A few seconds here; `make attack` goes on for minutes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.table.client import Client, share
from tests.table.processes import memory
from tests.table.server import Server

SECONDS = float(os.environ.get("ATTACK_SECONDS", "8"))
VALUES: list[Any] = [
    None, True, 0, -1, 1, 2**31, 2**63, -(2**63), 10**30, 1e308, float("nan"), "", "send", "send 4", "4", "\0",
    "é" * 99, "\ud800", "x" * 9000, [], {}, [[]], {"type": "act"}, "resume", "kids_of_london", "../../etc/passwd",
    "' OR 1=1 --",
]  # fmt: skip
FIELDS = ["type", "id", "verb", "piece", "token", "since", "answer", "text", "seat", "bot", "share", "name", "link",
          "game", "seats", "options", "public", "spectators", "kind", "x"]  # fmt: skip
MESSAGES: list[dict[str, Any]] = [
    {"type": "resume", "id": "1", "token": "", "since": 0},
    {"type": "act", "id": "1", "verb": "send", "piece": 4},
    {"type": "undo", "id": "1"},
    {"type": "undo", "id": "1", "answer": True},
    {"type": "chat", "id": "1", "text": "hello"},
]
PATHS = [
    "join",
    "fill",
    "leave",
    "handover",
    "standin",
    "rematch",
    "moments",
    "moments/0",
    "moments/99999",
    "journal",
    "ws",
    "x",
]


class Attack:
    """Everything that is tried, counted by what came of it."""

    def __init__(self, server: Server, table: str, tokens: list[str], seed: int) -> None:
        self.server, self.table, self.tokens = server, table, tokens
        self.random = random.Random(seed)  # noqa: S311
        self.until = time.monotonic() + SECONDS
        self.count: Counter[str] = Counter()
        self.line = f"{server.address.replace('http', 'ws')}/api/tables/{table}/ws"

    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    def rubbish(self) -> str | bytes:
        """A message with something wrong in it, mostly."""
        message: Any = dict(self.random.choice(MESSAGES))
        for _ in range(self.random.randrange(4)):
            message[self.random.choice(FIELDS)] = self.random.choice(VALUES)
        if self.random.random() < 0.3:
            message.pop(self.random.choice(list(message)), None)
        text = json.dumps(self.random.choice([message, message, message, [message], self.random.choice(VALUES)]))
        if self.random.random() < 0.2:
            cut = self.random.randrange(len(text) + 1)
            text = (
                text[:cut]
                + self.random.choice(["", "\0", "}", "[" * 3000, '"'])
                + text[cut + self.random.randrange(3) :]
            )
        return text.encode() if self.random.random() < 0.1 else text

    async def open(self, address: str) -> ClientConnection:
        """A line from some address."""
        return await connect(self.line, local_addr=(address, 0), open_timeout=30)

    async def fuzz(self, number: int) -> None:
        """Say nonsense of every kind, as a player and as a stranger; every line is answered or closed."""
        while self.going():
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with await self.open(f"127.1.0.{number + 1}") as line:
                    token = self.random.choice(self.tokens)
                    await line.send(json.dumps({"type": "resume", "id": "1", "token": token}))
                    for _ in range(60):
                        await line.send(self.rubbish())
                        self.count["messages"] += 1
                    with contextlib.suppress(TimeoutError):
                        while True:
                            async with asyncio.timeout(0.05):
                                self.count[json.loads(await line.recv())["type"]] += 1

    async def ask(self, number: int) -> None:
        """Nonsense over HTTP."""
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=f"127.1.1.{number + 1}")
        async with httpx.AsyncClient(base_url=self.server.address, transport=transport, timeout=30) as client:
            while self.going():
                table = self.random.choice([self.table, "none", "%00", "a" * 300, "..%2f"])
                path = self.random.choice(
                    ["/api/tables", f"/api/tables/{table}/{self.random.choice(PATHS)}", "/healthz"]
                )
                body = self.rubbish()
                token = self.random.choice([*self.tokens, "", "x" * 5000])
                headers = {
                    "Authorization": f"Bearer {token}",
                    "Origin": self.random.choice([self.server.address, "http://["]),
                }
                method = self.random.choice(["GET", "POST", "PUT", "DELETE"])
                content = body if isinstance(body, bytes) else body.encode("utf-8", "surrogatepass")
                with contextlib.suppress(httpx.TransportError):
                    answer = await client.request(method, path, content=content, headers=headers)
                    assert answer.status_code < 500 or answer.status_code == 503, (method, path, body, answer.text)
                    self.count[f"status {answer.status_code}"] += 1

    async def flood(self, number: int) -> None:
        """Chat as fast as it goes, through several lines of one seat, in the second half: it leaves room for little."""
        await asyncio.sleep(SECONDS / 2)
        while self.going():
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with await self.open(f"127.1.2.{number + 1}") as line:
                    await line.send(json.dumps({"type": "resume", "id": "r", "token": self.tokens[0]}))
                    for n in range(400):
                        await line.send(json.dumps({"type": "chat", "id": f"f{number}-{n}", "text": "spam"}))
                        self.count["flooded"] += 1
                    async with asyncio.timeout(5):
                        async for _ in line:
                            pass

    async def come_and_go(self, number: int) -> None:
        """Open a line, say half a word or none, and hang up in the middle of things."""
        while self.going():
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                line = await self.open(f"127.1.3.{number + 1}")
                if self.random.random() < 0.7:
                    await line.send('{"type": "resume", "id": "1"}')
                self.count["lines"] += 1
                await asyncio.sleep(self.random.uniform(0, 0.05))
                line.transport.abort()
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", self.server.port, local_addr=(f"127.1.4.{number + 1}", 0)
                )
                writer.write(
                    self.random.choice(
                        [b"GET / HT", b"POST /api/tables HTTP/1.1\r\nContent-Length: 99\r\n\r\n{", b"\0\xff" * 99]
                    )
                )
                await asyncio.sleep(self.random.uniform(0, 0.05))
                writer.transport.abort()
            await asyncio.sleep(0.01)

    async def dawdle(self, number: int) -> None:
        """Never read what is sent."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, limit=16)
        writer.write(
            f"GET /api/tables/{self.table}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await asyncio.sleep(0.5)
        said = b'{"type": "resume", "id": "1"}'
        with contextlib.suppress(OSError):
            while self.going():
                writer.write(bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said)
                await writer.drain()
                await asyncio.sleep(0.05)
        assert reader is not None
        writer.transport.abort()

    async def run(self) -> None:
        """All of it at once."""
        tries = [self.fuzz, self.ask, self.flood, self.come_and_go]
        await asyncio.gather(*(one(number) for one in tries for number in range(4)), *map(self.dawdle, range(10)))


def test_under_attack_the_game_goes_on(tmp_path: Path) -> None:
    server = Server(tmp_path)
    target, tokens = server.people(3)
    taken = server.table("me", "open")
    joined = server.join(taken["table"])
    before = memory(server.process.pid)
    attack = Attack(server, target, tokens, 7)
    delays = asyncio.run(both(attack, server, taken["table"], [taken["token"], joined["token"]]))
    time.sleep(1.0)
    assert server.get("/healthz")["ok"] is True
    with Client(server.address, target, tokens[0]) as client:  # and its own table, too
        said = client.say("chat", text="still here")
        assert said["type"] == "ack" or said["reason"] == "too_fast"
    grown = memory(server.process.pid) - before
    said_at_last = server.stop()
    assert said_at_last == "", said_at_last[-3000:]
    delays.sort()
    print(f"\n{dict(attack.count)}; {len(delays)} words of others, half of them answered within"
          f" {delays[len(delays) // 2] * 1000:.0f} ms, all within {delays[-1] * 1000:.0f}; {grown:.0f} MB more",
          file=sys.stderr)  # fmt: skip
    assert delays[len(delays) // 2] < 0.5
    assert grown < 60


async def both(attack: Attack, server: Server, table: str, tokens: list[str]) -> list[float]:
    """The attack, and two people who talk meanwhile; how long they wait for their answers."""
    delays: list[float] = []

    async def talk(token: str) -> None:
        async with connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/ws") as line:
            await line.send(json.dumps({"type": "resume", "id": "r", "token": token}))
            while attack.going():
                begun = time.monotonic()
                id_ = share()
                await line.send(json.dumps({"type": "undo", "id": id_}))
                while json.loads(await line.recv()).get("id") != id_:
                    pass
                delays.append(time.monotonic() - begun)
                await asyncio.sleep(0.2)

    await asyncio.gather(attack.run(), *map(talk, tokens))
    return delays
