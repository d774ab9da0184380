"""Tables in PostgreSQL, for several workers: `(table, number)` is unique and decides races; NOTIFY carries words."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import msgspec
import psycopg
from psycopg import AsyncConnection
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn, PGresult
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from rookery.engine.refusals import Refusal
from rookery.table import events, ledger
from rookery.table.events import Happening
from rookery.table.sqlite import read_all
from rookery.table.store import Conflict, Outage, Standing, Values, Word

FIRST = 2  # the form that PostgreSQL has seen first
VERSION = 3
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
# What brings an older form to the next one; a new database goes all the way.
UPGRADES = {
    2: """
ALTER TABLE tables ADD COLUMN due double precision;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE outages (since double precision NOT NULL, until double precision NOT NULL);
CREATE TABLE beats (at double precision NOT NULL);
INSERT INTO beats VALUES (0);
"""
    + ledger.SCHEMA,
}
LOCK = 0x524F4F4B  # so that two workers do not make the schema at once
APPEND = """
PREPARE append (json) AS
WITH batch AS MATERIALIZED (
    SELECT * FROM json_to_recordset($1) AS one (
        id text, expected integer, data text[], word text, touched double precision,
        over boolean, bots_owe boolean, public boolean, due double precision
    )
), first AS (
    INSERT INTO events (table_id, number, data) SELECT id, expected + 1, data[1] FROM batch
    ON CONFLICT DO NOTHING RETURNING table_id AS id
), rest AS (
    INSERT INTO events (table_id, number, data) SELECT id, expected + place, one
    FROM batch JOIN first USING (id), unnest(data) WITH ORDINALITY AS each (one, place) WHERE place > 1
), heads AS (
    INSERT INTO tables (id, number, touched, over, bots_owe, public, due)
    SELECT id, expected + cardinality(data), touched, over, bots_owe, public, due
    FROM batch JOIN first USING (id) WHERE over IS NOT NULL ORDER BY id
    ON CONFLICT (id) DO UPDATE SET number = excluded.number, touched = excluded.touched, over = excluded.over,
    bots_owe = excluded.bots_owe, public = excluded.public, due = excluded.due
)
SELECT id, pg_notify('rookery', word) FROM batch JOIN first USING (id)
"""  # whose first event is in another's place has lost a race, and nothing of it is written
LEASE = """
INSERT INTO leases VALUES (%(table)s, %(number)s, %(worker)s, now() + make_interval(secs => %(seconds)s))
ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, worker = excluded.worker, until = excluded.until
WHERE leases.until < now() OR leases.worker = excluded.worker OR leases.number < excluded.number
RETURNING 1
"""
BEAT = """
WITH last AS MATERIALIZED (SELECT at FROM beats FOR UPDATE),
beat AS (UPDATE beats SET at = greatest(at, %(now)s))
INSERT INTO outages SELECT at, %(now)s FROM last WHERE at > 0 AND %(now)s - at > %(patience)s
"""
ROOM = 7000  # bytes of a word that NOTIFY surely carries
LOST = "the line to the database was lost"
AGAIN = 1.0  # seconds, before a lost line to the database is tried again

log = logging.getLogger("rookery")


@dataclass(eq=False)
class Append:
    """Events that wait to be written."""

    row: dict[str, Any]  # as the statement takes it
    done: asyncio.Future[None]
    alone: bool = False  # something failed when it was written with others

    @property
    def table(self) -> str:
        """Where they happen."""
        return str(self.row["id"])

    def settle(self, problem: Exception | None = None) -> None:
        """Tell who waits for it, if anybody still does."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


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
        self._line: Line | None = None  # while it is there

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
        word = f"{self.worker} {table} {expected + len(data)} [{','.join(data)}]"
        if len(word.encode()) > ROOM:
            word = f"{self.worker} {table} {expected + len(data)} []"
        row = {"id": table, "expected": expected, "data": data, "word": word}
        if standing is not None:
            row |= {"touched": happenings[-1].at, **asdict(standing)}
        if self._line is None:
            raise Refusal("not_saved", why=LOST)
        self._line.append(Append(row, done))
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

    async def due(self, before: float) -> list[str]:
        """The tables at which somebody's time is over before a time."""
        return [row[0] for row in await self._execute("SELECT id FROM tables WHERE due < %s", (before,))]

    async def beat(self, now: float, patience: float, known: float) -> list[Outage]:
        """Note that a server runs now. If none has for longer than that, no server ran; the outages since a time."""
        await self._execute(BEAT, {"now": now, "patience": patience})
        query = "SELECT since, until FROM outages WHERE until > %s ORDER BY until"
        return [Outage(*row) for row in await self._execute(query, (known,))]

    async def lease(self, table: str, number: int, seconds: float) -> bool:
        """Whether this worker may think for the bots of a table at this number; nobody else may meanwhile."""
        wish = {"table": table, "number": number, "worker": self.worker, "seconds": seconds}
        return bool(await self._execute(LEASE, wish))

    async def rows(self, statement: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """The rows of a statement about what is kept beside tables; a value for each question mark."""
        return list(await self._execute(statement.replace("?", "%s"), values))

    async def write(self, *statements: tuple[str, Values]) -> None:
        """Carry out statements about what is kept beside tables, all or none; on disk when it returns."""
        try:
            async with self.pool.connection() as connection, connection.transaction():
                for statement, values in statements:
                    await connection.execute(statement.replace("?", "%s").encode(), values)
        except (psycopg.Error, PoolTimeout) as problem:
            log.error("the database failed: %s", problem)
            raise Refusal("not_saved", why=str(problem).strip()) from None

    async def size(self) -> tuple[int, int | None]:
        """How many bytes the database takes; what is left is its own machine's affair."""
        return int((await self._execute("SELECT pg_database_size(current_database())"))[0][0]), None

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
        """Let go of the database, once everything is written."""
        if self._line is not None:
            await self._line.finish()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self.pool.close()

    # The database

    async def _execute(self, query: str, wish: Any = None) -> Sequence[Any]:
        """Run a statement; its rows. A database that fails is a refusal, and nothing has changed."""
        try:
            async with self.pool.connection() as connection:
                cursor = await connection.execute(query, wish)
                return await cursor.fetchall() if cursor.description else []
        except (psycopg.Error, PoolTimeout) as problem:
            log.error("the database failed: %s", problem)
            raise Refusal("not_saved", why=str(problem).strip()) from None

    async def _listen(self, started: asyncio.Event) -> None:
        """Hold a line as long as the server runs; after a lost one everything is asked for anew."""
        while True:
            try:
                async with await AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute(APPEND)
                    await connection.execute("LISTEN rookery")
                    if started.is_set():
                        await self.pool.check()  # the others were lost with it
                        self.hear(Word(""))  # something may have been missed
                    self._line = Line(connection.pgconn, self._heard)
                    started.set()
                    try:
                        await self._line.lost
                    finally:
                        self._line.close()
                        self._line = None
            except psycopg.Error as problem:
                log.error("the line to the database was lost: %s", problem)
                await asyncio.sleep(AGAIN)

    def _heard(self, payload: str) -> None:
        worker, table, number, rest = payload.split(" ", 3)
        if worker == self.worker:
            return
        if number == "0":
            self.hear(Word(table, presence=rest))
        else:
            self.hear(Word(table, int(number), tuple(events.decode_all(rest))))


class Line:
    """A worker's own line to the database, straight over libpq: appends go out on it, and the words of all come in.

    Every move of every worker passes here; there is no task on the way, and what comes together is read at once.
    """

    def __init__(self, pgconn: PGconn, heard: Callable[[str], None]) -> None:
        self.pgconn = pgconn
        self.heard = heard
        self.loop = asyncio.get_running_loop()
        self.lost: asyncio.Future[None] = self.loop.create_future()
        self.waiting: list[Append] = []
        self.sent: list[Append] = []  # with the statement that is being carried out
        self.result: PGresult  # of that
        self.socket = pgconn.socket
        self.full = False  # whether the rest of a statement waits for room
        self.loop.add_reader(self.socket, self.guard, self.read)

    def append(self, one: Append) -> None:
        """Write something soon, together with what else comes in this moment, or while others are being written."""
        self.waiting.append(one)
        if len(self.waiting) == 1 and not self.sent:
            self.loop.call_soon(self.guard, self.send)

    def guard(self, deed: Callable[[], None]) -> None:
        """Do something that finds out when the line is lost."""
        try:
            if not self.lost.done():
                deed()
        except psycopg.Error as problem:
            self.lost.set_exception(problem)

    def send(self) -> None:
        """Write what waits: one statement for all of it, in one order, so that two workers never wait in a ring."""
        if self.sent or not self.waiting:
            return
        if self.waiting[0].alone:
            self.sent = self.waiting[:1]
        else:
            firsts = {one.table: one for one in reversed(self.waiting)}  # of a table, one after the other
            self.sent = [firsts[table] for table in sorted(firsts)]
        self.waiting = [one for one in self.waiting if one not in self.sent]
        self.pgconn.send_query_prepared(b"append", [msgspec.json.encode([one.row for one in self.sent])])
        self.flush()

    def flush(self) -> None:
        """Send the rest when there is room for it."""
        full = self.pgconn.flush()
        if full and not self.full:
            self.loop.add_writer(self.socket, self.guard, self.flush)
        elif self.full and not full:
            self.loop.remove_writer(self.socket)
        self.full = bool(full)

    def read(self) -> None:
        """Take in what has come: words, and what became of the appends."""
        self.pgconn.consume_input()
        while (note := self.pgconn.notifies()) is not None:
            try:
                self.heard(note.extra.decode())
            except Exception:
                log.exception("a word of another worker could not be followed")
        while self.sent and not self.pgconn.is_busy():
            result = self.pgconn.get_result()
            if result is None:  # that was all
                self.settle()
                self.send()
            else:
                self.result = result

    def settle(self) -> None:
        """Tell everybody whether theirs is written; where something failed, each is tried by itself, to fail alone."""
        sent, self.sent = self.sent, []
        result = self.result
        if result.status == ExecStatus.TUPLES_OK:
            written = {result.get_value(row, 0) for row in range(result.ntuples)}
            for one in sent:
                one.settle(None if one.table.encode() in written else Conflict())
        elif len(sent) > 1:
            for one in sent:
                one.alone = True
            self.waiting[:0] = sent
        else:
            problem = result.error_message.decode(errors="replace").strip()
            log.error("the database failed: %s", problem)
            sent[0].settle(Refusal("not_saved", why=problem))

    async def finish(self) -> None:
        """Wait until everything is written that somebody waits for."""
        await asyncio.gather(*(one.done for one in (*self.sent, *self.waiting)), return_exceptions=True)

    def close(self) -> None:
        """Let go of it; what was not written is refused."""
        self.loop.remove_reader(self.socket)
        self.loop.remove_writer(self.socket)
        for one in (*self.sent, *self.waiting):
            one.settle(Refusal("not_saved", why=LOST))


def prepare(address: str) -> None:
    """Make the schema where it is missing; refused in words where the database cannot be used."""
    try:
        with psycopg.connect(address, connect_timeout=10) as connection:
            connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            found = connection.execute("SELECT to_regclass('rookery_version')").fetchone()
            if found is None or found[0] is None:
                connection.execute(SCHEMA)
                connection.execute("INSERT INTO rookery_version VALUES (%s)", (FIRST,))
            row = connection.execute("SELECT version FROM rookery_version").fetchone()
            if row is not None and row[0] < VERSION:
                for older in range(row[0], VERSION):
                    connection.execute(UPGRADES[older])
                connection.execute("UPDATE rookery_version SET version = %s", (VERSION,))
                row = (VERSION,)
    except psycopg.Error as problem:
        raise Refusal("cannot_open_data", path=hide(address), why=str(problem).strip()) from None
    if row is None or row[0] != VERSION:
        raise Refusal("other_data", path=hide(address), version=row and row[0], ours=VERSION)


def hide(address: str) -> str:
    """An address without its password."""
    head, at, tail = address.rpartition("@")
    return f"{head.split(':', 1)[0]}://…@{tail}" if at else address
