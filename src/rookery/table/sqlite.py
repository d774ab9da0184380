"""Tables in one SQLite file: one connection in one thread, many appends in one commit; nothing is true before that."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from rookery.engine.refusals import Refusal
from rookery.table import events, ledger
from rookery.table.events import Happening
from rookery.table.migration import MIGRATIONS
from rookery.table.store import Conflict, Outage, Standing, Unreadable, Values, Word

R = TypeVar("R")
Job = Callable[[sqlite3.Connection], Any]

VERSION = 3
SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, number INTEGER NOT NULL, touched REAL NOT NULL, over INTEGER NOT NULL,
    bots_owe INTEGER NOT NULL, public INTEGER NOT NULL, due REAL
) STRICT, WITHOUT ROWID;
CREATE INDEX open_tables ON tables (touched) WHERE NOT over;
CREATE INDEX busy_tables ON tables (id) WHERE bots_owe;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE outages (since REAL NOT NULL, until REAL NOT NULL) STRICT;
CREATE TABLE beats (at REAL NOT NULL) STRICT;
CREATE TABLE events (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, data TEXT NOT NULL, PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
"""
HEAD = """
INSERT INTO tables (number, touched, over, bots_owe, public, due, id) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET number = excluded.number, touched = excluded.touched, over = excluded.over,
bots_owe = excluded.bots_owe, public = excluded.public, due = excluded.due
"""


class SqliteStore:
    """The embedded store: for one process."""

    def __init__(self, path: Path) -> None:
        self._jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._path = path
        self._connection = open_file(path)
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    # The port

    async def open(self) -> None:
        """It is."""

    async def append(self, table: str, expected: int, happenings: list[Happening], standing: Standing | None) -> None:
        """Put events after the first `expected` ones, all or none; on disk when it returns, else Conflict."""
        rows = [(table, number, events.encode(one).decode()) for number, one in enumerate(happenings, expected + 1)]

        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.executemany("INSERT INTO events (table_id, number, data) VALUES (?, ?, ?)", rows)
            except sqlite3.IntegrityError:
                raise Conflict from None
            if standing is not None:
                head = (standing.over, standing.bots_owe, standing.public, standing.due)
                connection.execute(HEAD, (rows[-1][1], happenings[-1].at, *head, table))

        await self._run(job)

    async def load(self, table: str, since: int = 0) -> list[Happening]:
        """The events of a table after the first ones; none where there is no such table."""
        query = "SELECT data FROM events WHERE table_id = ? AND number > ? ORDER BY number"
        rows = await self._run(lambda connection: connection.execute(query, (table, since)).fetchall())
        return read_all(row[0] for row in rows)

    async def unfinished(self) -> int:
        """How many tables can still be played at."""
        query = "SELECT count(*) FROM tables WHERE NOT over"
        return int(await self._run(lambda connection: connection.execute(query).fetchone()[0]))

    async def bots_owe(self) -> list[str]:
        """The tables at which a bot owes a move."""
        query = "SELECT id FROM tables WHERE bots_owe"
        return [row[0] for row in await self._run(lambda connection: connection.execute(query).fetchall())]

    async def idle(self, before: float) -> list[str]:
        """The unfinished tables at which nothing has happened since a time."""
        query = "SELECT id FROM tables WHERE NOT over AND touched < ?"
        return [row[0] for row in await self._run(lambda connection: connection.execute(query, (before,)).fetchall())]

    async def public(self) -> list[str]:
        """There is no other worker."""
        return []

    async def due(self, before: float) -> list[str]:
        """The tables at which somebody's time is over before a time."""
        query = "SELECT id FROM tables WHERE due < ?"
        return [row[0] for row in await self._run(lambda connection: connection.execute(query, (before,)).fetchall())]

    async def beat(self, now: float, patience: float, known: float) -> list[Outage]:
        """Note that a server runs now. If none has for longer than that, no server ran; the outages since a time."""

        def job(connection: sqlite3.Connection) -> list[Outage]:
            row = connection.execute("SELECT at FROM beats").fetchone()
            if row is None:
                connection.execute("INSERT INTO beats VALUES (?)", (now,))
            else:
                connection.execute("UPDATE beats SET at = max(at, ?)", (now,))
                if now - row[0] > patience:
                    connection.execute("INSERT INTO outages VALUES (?, ?)", (row[0], now))
            query = "SELECT since, until FROM outages WHERE until > ? ORDER BY until"
            return [Outage(*one) for one in connection.execute(query, (known,))]

        return await self._run(job)

    async def lease(self, table: str, number: int, seconds: float) -> bool:
        """There is no other worker."""
        return True

    async def rows(self, statement: str, values: Values = ()) -> list[tuple[Any, ...]]:
        """The rows of a statement about what is kept beside tables; a value for each question mark."""
        return await self._run(lambda connection: connection.execute(statement, values).fetchall())

    async def write(self, *statements: tuple[str, Values]) -> None:
        """Carry out statements about what is kept beside tables, all or none; on disk when it returns."""

        def job(connection: sqlite3.Connection) -> None:
            for statement, values in statements:
                connection.execute(statement, values)

        await self._run(job)

    async def size(self) -> tuple[int, int | None]:
        """How many bytes the file takes with its log, and how many are left on its disk."""
        taken = sum(file.stat().st_size for file in self._path.parent.glob(f"{self._path.name}*"))
        return taken, shutil.disk_usage(self._path.parent).free

    async def check(self) -> None:
        """Write something and take it away again: raises where that cannot be done."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO events VALUES ('', ?, ?)", (time.time_ns(), "x" * 4096))
            connection.execute("DELETE FROM events WHERE table_id = ''")

        await self._run(job)

    def listen(self, hear: Callable[[Word], None]) -> None:
        """There is nobody to hear."""

    async def tell_presence(self, table: str, presence: str) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """Finish what was asked for, and close the file."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    # The thread

    async def _run(self, job: Callable[[sqlite3.Connection], R]) -> R:
        """Run a job in the writer's thread; its answer once it is committed."""
        future: asyncio.Future[R] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        try:
            return await future
        except sqlite3.Error as problem:
            raise Refusal("not_saved", why=str(problem)) from None

    def _work(self) -> None:
        open_ = True
        while open_:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            open_ = None not in batch
            self._commit([job for job in batch if job is not None])
        self._connection.close()

    def _commit(self, batch: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        """One transaction for all that has gathered; where a job fails, each by itself, so that it fails alone."""
        answers: list[Any] = []
        fault: Exception | None = None
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            answers = [job(self._connection) for job, _ in batch]
            self._connection.execute("COMMIT")  # with synchronous = FULL, on disk when it returns
        except Exception as problem:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            if len(batch) > 1:
                for one in batch:
                    self._commit([one])
                return
            answers, fault = [None], problem
        if batch:
            futures = [future for _, future in batch]
            with contextlib.suppress(RuntimeError):  # the server has ended
                futures[0].get_loop().call_soon_threadsafe(deliver, futures, answers, fault)


def deliver(futures: list[asyncio.Future[Any]], answers: list[Any], fault: Exception | None) -> None:
    """In the server's own thread, tell all who wait for one commit: it is woken once."""
    for future, answer in zip(futures, answers, strict=True):
        if future.done():
            continue
        if fault is None:
            future.set_result(answer)
        else:
            future.set_exception(fault)


def read_all(texts: Any) -> list[Happening]:
    """Events from what is kept of them."""
    try:
        return [events.decode(text) for text in texts]
    except msgspec.DecodeError as problem:
        raise Unreadable(str(problem)) from None


def open_file(path: Path) -> sqlite3.Connection:
    """Open the file for this process alone, readable by its owner alone, in today's form."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        if os.name == "posix":
            path.parent.chmod(0o700)
            path.chmod(0o600)
        connection = sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN IMMEDIATE")  # takes the lock, which is then kept
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            connection.close()
            raise Refusal("other_data", path=str(path), version=version, ours=VERSION)
        if version == 0:
            for statement in (SCHEMA + ledger.SCHEMA).split(";"):
                connection.execute(statement)
        for older in range(version or VERSION, VERSION):
            MIGRATIONS[older](connection, SCHEMA + ledger.SCHEMA)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except sqlite3.OperationalError as problem:
        if "locked" in str(problem):
            raise Refusal("data_in_use", path=str(path)) from None
        raise Refusal("cannot_open_data", path=str(path), why=str(problem)) from None
    except (OSError, sqlite3.Error) as problem:
        raise Refusal("cannot_open_data", path=str(path), why=str(problem)) from None
    return connection
