"""What a move costs a server: the version of commit 491f090 beside this one, in one run, in turns.

The clients are in this process, and only the server's own processes are measured (/proc). Every client comes from an
address of its own on the loopback, so that limits by address do not count. Run it with `make load`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from tests.table.postgres import Postgres
from tests.table.processes import cpu, descendants, fields, memory, own_cpu
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rookery.table import events
from rookery.table.patch import patched
from rookery.table.sqlite import SqliteStore

PEOPLE = 3  # at a table; with the watchers, five see each move
WATCHERS = 2
LATE = 0.1  # seconds: a move that took longer was not held
PACE = 0.08  # seconds between two moves of a seat: the server lets a seat do 20 things a second
addresses = (f"127.{a}.{b}.{c}" for a in range(20, 250) for b in range(250) for c in range(1, 250))


@dataclass
class Size:
    """How long everything takes."""

    rounds: int
    moves: int  # a round, at one table
    tables: int  # many
    seconds: float  # of many tables, a round
    games: int  # finished, for memory
    unfinished: int


LONG = Size(rounds=3, moves=400, tables=60, seconds=10.0, games=10_000, unfinished=10_000)
SHORT = Size(rounds=1, moves=40, tables=6, seconds=2.0, games=150, unfinished=2_000)


# The servers


@dataclass
class Contestant:
    """A version of the server, running."""

    name: str
    python: str
    more: list[str] = field(default_factory=list)
    shares: bool = True  # whether a seat is taken with a contribution to the deal
    cwd: Path = Path("/")

    def start(self, data: Path | None = None) -> float:
        """Start it; how long that took."""
        data = data or Path(tempfile.mkdtemp(prefix="rookery-load-"))
        begun = time.monotonic()
        environment = {**os.environ, "ROOKERY_LANG": "en"}
        if self.name == "old":
            environment.pop("PYTHONPATH", None)
        self.process = subprocess.Popen(  # noqa: S603
            [self.python, "-m", "rookery", "serve", "--port", "0", "--data", str(data), *self.more],
            stdout=subprocess.PIPE, text=True, cwd=self.cwd, env=environment,
        )  # fmt: skip
        assert self.process.stdout is not None
        said = ""
        while (found := re.search(r"127\.0\.0\.1:(\d+)", said)) is None:
            line = self.process.stdout.readline()
            assert line, f"{self.name} did not start: {said}"
            said += line
        self.address = f"http://127.0.0.1:{found[1]}"
        return time.monotonic() - begun

    def cpu(self) -> float:
        """Seconds of work that its processes have done."""
        return cpu(self.process.pid)

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(30)


# The players


class Line:
    """A seat's, or a watcher's, line to a table: knows what may be played, in the words of either version."""

    def __init__(self, socket: ClientConnection, table: Table) -> None:
        self.socket = socket
        self.table = table
        self.view: Any = None
        self.legal: list[dict[str, Any]] = []
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.changed = asyncio.Event()
        self.ids = itertools.count()
        self.hearing = asyncio.create_task(self.hear())

    async def hear(self) -> None:
        """Take in everything."""
        with contextlib.suppress(WebSocketException):
            async for text in self.socket:
                self.table.bytes += len(text)
                message = json.loads(text)
                kind = message["type"]
                if kind in ("ack", "refuse"):
                    if message["id"] in self.answers:
                        self.answers.pop(message["id"]).set_result(message)
                    continue
                if kind == "update" and "view" in message:
                    self.view = message["view"]
                elif kind == "update" and "patch" in message:
                    self.view = patched(self.view, message["patch"])
                elif kind == "view":
                    self.view = message["view"]
                else:
                    continue
                self.legal = self.view["moves"]
                self.table.moves = max(self.table.moves, message["move"])
                self.table.over = self.view["ending"] is not None
                self.changed.set()

    async def say(self, **message: Any) -> dict[str, Any]:
        """Say something; its answer."""
        id_ = f"{next(self.ids)}"
        self.answers[id_] = asyncio.get_running_loop().create_future()
        answer = self.answers[id_]
        await self.socket.send(json.dumps({"id": id_, **message}))
        return await asyncio.wait_for(answer, 30)

    async def close(self) -> None:
        """Hang up."""
        self.hearing.cancel()
        await self.socket.close()


class Table:
    """A table of people and watchers, who play any moves."""

    def __init__(self, contestant: Contestant, game: str, seed: int) -> None:
        self.contestant, self.game = contestant, game
        self.random = random.Random(seed)  # noqa: S311
        self.lines: list[Line] = []
        self.moves = 0
        self.bytes = 0
        self.over = False
        self.delays: list[float] = []

    async def open(self, watchers: int = WATCHERS) -> None:
        """Sit down."""
        self.moves, self.over = 0, False
        address = next(addresses)
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        async with httpx.AsyncClient(base_url=self.contestant.address, transport=transport, timeout=30) as client:
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (PEOPLE - 1)]
            taken = await post(client, "/api/tables", {"game": self.game, "seats": seats})
            join = f"/api/tables/{taken['table']}/join"
            if self.contestant.shares:  # who made the table sits down like everybody else
                await post(client, join, {"link": taken["token"], "keep": True, **self.share()})
            tokens = [taken["token"], *[(await post(client, join, self.share()))["token"] for _ in range(PEOPLE - 1)]]
        line = f"{self.contestant.address.replace('http', 'ws')}/api/tables/{taken['table']}/ws"
        for token in (*tokens, *[""] * watchers):
            socket = await connect(line, local_addr=(address, 0), max_size=None, open_timeout=30)
            self.lines.append(Line(socket, self))
            await self.lines[-1].say(type="resume", token=token, since=0)

    def share(self) -> dict[str, Any]:
        """What is sent along to sit down."""
        return {"share": f"{self.random.getrandbits(128):032x}"} if self.contestant.shares else {}

    async def play(self, moves: int = 1_000_000, until: float = 1e18, pace: float = PACE) -> int:
        """Play so many moves, until a time, or until the game is over; how many were made."""
        made = 0
        while made < moves and time.monotonic() < until and not self.over:
            before = self.moves
            await asyncio.gather(*(self.act(line) for line in self.lines[:PEOPLE] if line.legal))
            made += self.moves - before
            await asyncio.sleep(self.random.uniform(0.5, 1.5) * pace)
        return made

    async def act(self, line: Line) -> None:
        """One seat's move, and how long its answer takes."""
        line.changed.clear()
        begun = time.monotonic()
        answer = await line.say(type="act", **self.random.choice(line.legal))
        self.delays.append(time.monotonic() - begun)
        if answer["type"] == "ack":
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(line.changed.wait(), 5)
        else:
            await asyncio.sleep(0.2)

    async def close(self) -> None:
        """Go home."""
        await asyncio.gather(*(line.close() for line in self.lines))
        self.lines = []


async def post(client: httpx.AsyncClient, path: str, body: Any) -> Any:
    """Ask for something that must be done."""
    answer = await client.post(path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


@contextlib.asynccontextmanager
async def seated(contestant: Contestant, game: str, count: int, watchers: int) -> AsyncIterator[list[Table]]:
    """Some tables, with people at them."""
    tables = [Table(contestant, game, number) for number in range(count)]
    for table in tables:
        await table.open(watchers)
    try:
        yield tables
    finally:
        for table in tables:
            await table.close()


# What is measured


@dataclass
class Cost:
    """What some moves have cost."""

    moves: int
    cpu: float
    bytes: int
    delays: list[float]
    seconds: float = 0.0

    @property
    def each(self) -> float:
        """Milliseconds of work a move."""
        return 1000 * self.cpu / max(1, self.moves)


async def one_table(contestant: Contestant, game: str, moves: int) -> Cost:
    """One table that five people see; a game that is over is followed by another. Sitting down is not counted."""
    cost = Cost(0, 0.0, 0, [])
    while cost.moves < moves:
        async with seated(contestant, game, 1, WATCHERS) as (table,):
            await asyncio.sleep(0.3)
            table.bytes = 0
            before = contestant.cpu()
            cost.moves += await table.play(moves - cost.moves, pace=0.05)
            await asyncio.sleep(0.3)
            cost.cpu += contestant.cpu() - before
            cost.bytes += table.bytes
            cost.delays += table.delays
    return cost


async def many_tables(contestant: Contestant, game: str, count: int, seconds: float, pace: float) -> Cost:
    """Many tables at once, each until its game is over."""
    async with seated(contestant, game, count, 0) as tables:
        await asyncio.sleep(0.3)
        for table in tables:
            table.bytes, table.delays = 0, []
        before, begun = contestant.cpu(), time.monotonic()
        until = begun + seconds
        made = sum(await asyncio.gather(*(table.play(until=until, pace=pace) for table in tables)))
        spent = contestant.cpu() - before
        delays = [delay for table in tables for delay in table.delays]
        return Cost(made, spent, sum(table.bytes for table in tables), delays, time.monotonic() - begun)


async def held(contestant: Contestant, game: str, seconds: float) -> float:
    """How many moves a second are held with 99 of 100 answered within 100 ms: more and more tables, then in between."""
    best, good, bad = 0.0, 0, 0
    count = 4
    while not bad or bad - good > max(1, good // 16):
        cost = await many_tables(contestant, game, count, seconds, PACE)
        late = sorted(cost.delays)[int(0.99 * len(cost.delays))] if cost.delays else 9.0
        print(
            f"    {contestant.name}: {count} tables, {cost.moves / cost.seconds:.0f} moves/s, p99 {1000 * late:.0f} ms"
        )
        if late > LATE:
            bad = count
        else:
            good = count
            best = max(best, cost.moves / cost.seconds)
        count = (good + bad) // 2 if bad else int(count * 1.5)
    return best


async def finished_games(contestant: Contestant, count: int) -> None:
    """Let bots play many games to their end."""
    gate = asyncio.Semaphore(20)

    async def one(number: int) -> None:
        async with gate:
            address = f"127.{10 + number // 2000}.{number // 10 % 200}.1"
            transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
            seats = [{"kind": "bot", "bot": "random"}] * 2
            async with httpx.AsyncClient(base_url=contestant.address, transport=transport, timeout=60) as client:
                taken = await post(client, "/api/tables", {"game": "kids_of_london", "seats": seats})
                while (await client.get(f"/api/tables/{taken['table']}/journal")).status_code != 200:
                    await asyncio.sleep(0.2)

    for start in range(0, count, 500):
        await asyncio.gather(*(one(number) for number in range(start, min(count, start + 500))))


def unfinished_file(folder: Path, count: int) -> None:
    """A file with many unfinished tables, made directly."""
    asyncio.run(SqliteStore(folder / "rookery.sqlite").close())
    places = [events.Place("person"), events.Place("person")]
    opened = events.Opened(
        at=time.time(), game="kids_of_london", rules=1, options={}, places=places, public=True, spectators=True,
        maker="m", secret="12ab", nonce="34cd",  # noqa: S106
    )  # fmt: skip
    told: list[events.Happening] = [opened]
    told += [events.Seated(at=0.0, seat=seat, name="P", token=f"k{seat}", share="ab" * 8) for seat in (0, 1)]
    told += [events.Started(at=0.0), events.Moved(at=0.0, seat=0, move="send 4")]
    rows = [events.encode(one).decode() for one in told]
    file = sqlite3.connect(folder / "rookery.sqlite")
    for number in range(count):
        name = f"t{number}"
        file.executemany("INSERT INTO events VALUES (?, ?, ?)", [(name, at, row) for at, row in enumerate(rows, 1)])
        file.execute("INSERT INTO tables VALUES (?, ?, ?, 0, 0, 1)", (name, len(rows), time.time()))
    file.commit()
    file.close()


# The report


class Report:
    """Figures beside each other, and whether they are as they should be."""

    def __init__(self) -> None:
        self.missed = 0

    def line(self, what: str, figures: str, ratio: float | None = None, most: float | None = None) -> None:
        """One line; a ratio that is more than it may be is marked."""
        verdict = ""
        if ratio is not None and most is not None:
            good = ratio <= most
            self.missed += not good
            verdict = f"   {ratio:.2f} x, at most {most:.2f}: {'ok' if good else 'MISSED'}"
        print(f"{what:46} {figures}{verdict}", flush=True)


def middle(costs: list[Cost]) -> float:
    """The median of what a move costs."""
    return median(cost.each for cost in costs)


def versions(report: Report, old: Contestant, new: Contestant, games: list[str], size: Size) -> None:
    """The two versions, in turns."""
    for game in games:
        one: dict[str, list[Cost]] = {"old": [], "new": []}
        many: dict[str, list[Cost]] = {"old": [], "new": []}
        for _ in range(size.rounds):
            for contestant in (old, new):
                one[contestant.name].append(asyncio.run(one_table(contestant, game, size.moves)))
            for contestant in (old, new):
                run = many_tables(contestant, game, size.tables, size.seconds, 0.2)
                many[contestant.name].append(asyncio.run(run))
        target = 0.25 if game == "london" else 0.5
        for title, found in (("one table, five viewers", one), (f"{size.tables} tables", many)):
            was, now = middle(found["old"]), middle(found["new"])
            report.line(f"{game}, {title}: CPU a move", f"{was:.2f} -> {now:.2f} ms", now / was, target)
        was, now = (median(cost.bytes / max(1, cost.moves) for cost in one[name]) for name in ("old", "new"))
        report.line(
            f"{game}: bytes a move to five viewers",
            f"{was:.0f} -> {now:.0f}",
            now / was,
            0.2 if game == "london" else None,
        )
        was, now = (asyncio.run(held(contestant, game, size.seconds)) for contestant in (old, new))
        report.line(
            f"{game}: moves/s held at p99 < 100 ms",
            f"{was:.0f} -> {now:.0f}",
            max(1.0, was) / now if now else float("inf"),  # where nothing was held, nothing is proved
            1 / 3 if game == "london" else None,
        )


def workers(report: Report, new: Contestant, game: str, size: Size) -> None:
    """Two workers over PostgreSQL beside one process over SQLite, in turns."""
    postgres = Postgres()
    pair = Contestant("pair", new.python, ["--store", postgres.new(), "--workers", "2"])
    pair.start()
    try:
        alone, together, shares = [], [], []
        for _ in range(size.rounds):
            alone.append(asyncio.run(many_tables(new, game, size.tables, size.seconds, 0.2)))
            before = {pid: own_cpu(pid) for pid in workers_of(pair)}
            together.append(asyncio.run(many_tables(pair, game, size.tables, size.seconds, 0.2)))
            spent = [own_cpu(pid) - before[pid] for pid in workers_of(pair)]
            shares.append(min(spent) / max(sum(spent), 1e-9))
        was, now = middle(alone), middle(together)
        report.line(f"{game}: one on SQLite, two on PostgreSQL", f"{was:.2f} -> {now:.2f} ms", now / was, 1.5)
        share = median(shares)
        report.line(f"{game}: the less busy worker's share", f"{100 * share:.0f} %", 0.35 / max(share, 0.01), 1.0)
    finally:
        pair.stop()
        postgres.remove()


def workers_of(pair: Contestant) -> list[int]:
    """The processes that serve."""
    return [pid for pid in descendants(pair.process.pid) if fields(pid) and int(fields(pid)[1]) == pair.process.pid]


def keeping(report: Report, new: Contestant, size: Size) -> None:
    """Memory after many finished games, and how fast a server with many unfinished ones starts."""
    fresh = Contestant("new", new.python)
    fresh.start()
    asyncio.run(finished_games(fresh, 100))
    time.sleep(30)  # tables that nobody looks at leave memory
    first = memory(fresh.process.pid)
    asyncio.run(finished_games(fresh, size.games))
    time.sleep(30)
    last = memory(fresh.process.pid)
    fresh.stop()
    grown = last - first
    report.line(f"memory after 100 and {size.games} finished games", f"{first:.0f} -> {last:.0f} MB", grown / 20, 1.0)
    with tempfile.TemporaryDirectory() as folder:
        unfinished_file(Path(folder), size.unfinished)
        empty = fresh.start()
        fresh.stop()
        full = fresh.start(Path(folder))
        fresh.stop()
    report.line(f"start with {size.unfinished} unfinished tables", f"{empty:.2f} -> {full:.2f} s", full / 2, 1.0)


@contextlib.contextmanager
def running(*contestants: Contestant) -> Iterator[None]:
    """Servers that run, all at once; those that are not measured have nothing to do."""
    for contestant in contestants:
        contestant.start()
    try:
        yield
    finally:
        for contestant in contestants:
            contestant.stop()


def main() -> int:
    """Measure, and say it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--old", required=True, help="the Python of an environment with the version of 491f090")
    parser.add_argument("--games", default="kids_of_london,london")
    parser.add_argument("--short", action="store_true", help="only to see that it works")
    parser.add_argument("--only", default="versions,workers,keeping")
    wish = parser.parse_args()
    size = SHORT if wish.short else LONG
    report = Report()
    old = Contestant("old", str(Path(wish.old).absolute()), shares=False)
    new = Contestant("new", sys.executable)
    games = wish.games.split(",")
    parts = wish.only.split(",")
    with running(old, new):
        if "versions" in parts:
            versions(report, old, new, games, size)
        if "workers" in parts:
            for game in games:
                workers(report, new, game, size)
    if "keeping" in parts:
        keeping(report, new, size)
    print(f"{report.missed} missed" if report.missed else "all as it should be")
    return 1 if report.missed else 0


if __name__ == "__main__":
    sys.exit(main())
