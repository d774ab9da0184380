"""Tables in PostgreSQL, for several workers: `(table, number)` is unique and decides races; NOTIFY carries words."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.pq.abc import PGconn
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from rookery.engine.refusals import Refusal
from rookery.table import events
from rookery.table.events import Happening
from rookery.table.sqlite import read_all
from rookery.table.store import Conflict, Standing, Word

VERSION = 2  # the first that PostgreSQL has seen
SCHEMA = """
CREATE TABLE rookery_version (version integer NOT NULL);
CREATE TABLE tables (
    id text PRIMARY KEY, number integer NOT NULL, touched double precision NOT NULL, over boolean NOT NULL,
    bots_owe boolean NOT NULL, public boolean NOT NULL
);
CREATE INDEX open_tables ON tables (touched) WHERE NOT over;
CREATE INDEX busy_tables ON tables (id) WHERE bots_owe;
CREATE TABLE events (
    table_id text NOT NULL, number integer NOT NULL, data text NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE TABLE leases (
    table_id text PRIMARY KEY, number integer NOT NULL, worker text NOT NULL, until timestamptz NOT NULL
);
"""
LOCK = 0x524F4F4B  # so that two workers do not make the schema at once
APPEND = """
WITH added AS (
    INSERT INTO events (table_id, number, data)
    SELECT * FROM unnest(%(tables)s::text[], %(numbers)s::int[], %(data)s::text[])
), heads AS (
    INSERT INTO tables (id, number, touched, over, bots_owe, public)
    SELECT * FROM unnest(%(ids)s::text[], %(last)s::int[], %(touched)s::float8[], %(over)s::bool[],
    %(bots_owe)s::bool[], %(public)s::bool[])
    ON CONFLICT (id) DO UPDATE SET number = excluded.number, touched = excluded.touched, over = excluded.over,
    bots_owe = excluded.bots_owe, public = excluded.public
)
SELECT pg_notify('rookery', word) FROM unnest(%(words)s::text[]) AS word
"""
LEASE = """
INSERT INTO leases VALUES (%(table)s, %(number)s, %(worker)s, now() + make_interval(secs => %(seconds)s))
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, worker = excluded.worker, until = excluded.until
WHERE leases.until < now() OR leases.worker = excluded.worker OR leases.number < excluded.number
RETURNING 1
"""
ROOM = 7000  # bytes of a word that NOTIFY surely carries
AGAIN = 1.0  # seconds, before a lost line to the database is tried again

log = logging.getLogger("rookery")


@dataclass
class Append:
    """Events that wait to be written."""

    table: str
    expected: int
    data: list[str]
    touched: float
    standing: Standing | None
    done: asyncio.Future[None]

    def word(self, worker: str) -> str:
        """What other workers are told of it."""
        number = self.expected + len(self.data)
        word = f"{worker} {self.table} {number} [{','.join(self.data)}]"
        return word if len(word.encode()) <= ROOM else f"{worker} {self.table} {number} []"


class PostgresStore:
    """The store of a server with several workers."""

    def __init__(self, address: str, worker: str) -> None:
        prepare(address)
        self.address = address
        self.worker = worker
        self.hear: Callable[[Word], None] = lambda word: None
        self.pool = AsyncConnectionPool(
            address, min_size=1, max_size=6, open=False, timeout=10.0, kwargs={"autocommit": True}
        )
        self._listening: asyncio.Task[None] | None = None
        self._appends: list[Append] = []
        self._writing: asyncio.Task[None] | None = None

    # The port

    async def open(self) -> None:
        """Connect, and listen."""
        await self.pool.open(wait=True, timeout=10.0)
        started = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(started))
        await started.wait()

    async def append(self, table: str, expected: int, happenings: list[Happening], standing: Standing | None) -> None:
        """Put events after the first `expected` ones, all or none; on disk when it returns, else Conflict."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        data = [events.encode(one).decode() for one in happenings]
        self._appends.append(Append(table, expected, data, happenings[-1].at, standing, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def load(self, table: str, since: int = 0) -> list[Happening]:
        """The events of a table after the first ones; none where there is no such table."""
        query = "SELECT data FROM events WHERE table_id = %s AND number > %s ORDER BY number"
        return read_all(row[0] for row in await self._execute(query, (table, since)))

    async def unfinished(self) -> int:
        """How many tables can still be played at."""
        return int((await self._execute("SELECT count(*) FROM tables WHERE NOT over"))[0][0])

    async def bots_owe(self) -> list[str]:
        """The tables at which a bot owes a move."""
        return [row[0] for row in await self._execute("SELECT id FROM tables WHERE bots_owe")]

    async def idle(self, before: float) -> list[str]:
        """The unfinished tables at which nothing has happened since a time."""
        query = "SELECT id FROM tables WHERE NOT over AND touched < %s"
        return [row[0] for row in await self._execute(query, (before,))]

    async def public(self) -> list[str]:
        """The newest tables that the lobby may list and that another worker may have in its memory."""
        query = "SELECT id FROM tables WHERE public AND NOT over ORDER BY touched DESC LIMIT 50"
        return [row[0] for row in await self._execute(query)]

    async def lease(self, table: str, number: int, seconds: float) -> bool:
        """Whether this worker may think for the bots of a table at this number; nobody else may meanwhile."""
        wish = {"table": table, "number": number, "worker": self.worker, "seconds": seconds}
        return bool(await self._execute(LEASE, wish))

    async def check(self) -> None:
        """Write something and take it away again: raises where that cannot be done."""
        await self._execute("INSERT INTO leases VALUES ('', 0, '', now()) ON CONFLICT DO NOTHING")
        await self._execute("DELETE FROM leases WHERE table_id = ''")

    def listen(self, hear: Callable[[Word], None]) -> None:
        """Hear what other workers say."""
        self.hear = hear

    async def tell_presence(self, table: str, presence: str) -> None:
        """Say to other workers who is there."""
        with contextlib.suppress(Refusal):
            await self._execute("SELECT pg_notify('rookery', %s)", (f"{self.worker} {table} 0 {presence}",))

    async def close(self) -> None:
        """Let go of the database."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._writing is not None:
            await self._writing
        await self.pool.close()

    # The database

    async def _execute(self, query: str, wish: Any = None) -> Sequence[Any]:
        """Run a statement; its rows. A database that fails is a refusal, and nothing has changed."""
        try:
            async with self.pool.connection() as connection:
                cursor = await connection.execute(query, wish)
                return await cursor.fetchall() if cursor.description else []
        except errors.UniqueViolation:
            raise
        except (psycopg.Error, PoolTimeout) as problem:
            log.error("the database failed: %s", problem)
            raise Refusal("not_saved", why=str(problem).strip()) from None

    async def _write_all(self) -> None:
        """Write what waits, and what gathers meanwhile: one statement for all of it."""
        while self._appends:
            batch, self._appends = sorted(self._appends, key=lambda one: one.table), []  # in one order: no deadlock
            await self._write(batch)
        self._writing = None

    async def _write(self, batch: list[Append]) -> None:
        """Write some appends together; where one of them fails, each by itself, so that it fails alone."""
        heads = [(one, one.standing) for one in batch if one.standing is not None]
        try:
            await self._execute(APPEND, {
                "tables": [one.table for one in batch for _ in one.data],
                "numbers": [one.expected + place for one in batch for place in range(1, len(one.data) + 1)],
                "data": [text for one in batch for text in one.data],
                "ids": [one.table for one, _ in heads],
                "last": [one.expected + len(one.data) for one, _ in heads],
                "touched": [one.touched for one, _ in heads],
                "over": [standing.over for _, standing in heads],
                "bots_owe": [standing.bots_owe for _, standing in heads],
                "public": [standing.public for _, standing in heads],
                "words": [one.word(self.worker) for one in batch],
            })  # fmt: skip
        except (errors.UniqueViolation, Refusal) as problem:
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
            elif not batch[0].done.done():
                batch[0].done.set_exception(problem if isinstance(problem, Refusal) else Conflict())
            return
        for one in batch:
            if not one.done.done():
                one.done.set_result(None)

    async def _listen(self, started: asyncio.Event) -> None:
        """Hear words as long as the server runs; after a lost line everything is asked for anew."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                async with await AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute("LISTEN rookery")
                    if started.is_set():
                        await self.pool.check()  # the others were lost with it
                        self.hear(Word(""))  # something may have been missed
                    started.set()
                    lost: asyncio.Future[None] = loop.create_future()
                    fileno = connection.fileno()
                    loop.add_reader(fileno, self._take_words, connection.pgconn, lost)
                    try:
                        await lost
                    finally:
                        loop.remove_reader(fileno)
            except psycopg.Error as problem:
                log.error("the line to the database was lost: %s", problem)
                await asyncio.sleep(AGAIN)

    def _take_words(self, line: PGconn, lost: asyncio.Future[None]) -> None:
        """Take in what has come, straight from libpq: it comes with every move of every worker."""
        try:
            line.consume_input()
            while (note := line.notifies()) is not None:
                self._heard(note.extra.decode())
        except psycopg.Error as problem:
            if not lost.done():
                lost.set_exception(problem)

    def _heard(self, payload: str) -> None:
        worker, table, number, rest = payload.split(" ", 3)
        if worker == self.worker:
            return
        if number == "0":
            self.hear(Word(table, presence=rest))
        else:
            self.hear(Word(table, int(number), tuple(events.decode_all(rest))))


def prepare(address: str) -> None:
    """Make the schema where it is missing; refused in words where the database cannot be used."""
    try:
        with psycopg.connect(address, connect_timeout=10) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            found = connection.execute("SELECT to_regclass('rookery_version')").fetchone()
            if found is None or found[0] is None:
                connection.execute(SCHEMA)
                connection.execute("INSERT INTO rookery_version VALUES (%s)", (VERSION,))
            row = connection.execute("SELECT version FROM rookery_version").fetchone()
    except psycopg.Error as problem:
        raise Refusal("cannot_open_data", path=hide(address), why=str(problem).strip()) from None
    if row is None or row[0] != VERSION:
        raise Refusal("other_data", path=hide(address), version=row and row[0], ours=VERSION)


def hide(address: str) -> str:
    """An address without its password."""
    head, at, tail = address.rpartition("@")
    return f"{head.split(':', 1)[0]}://…@{tail}" if at else address
