"""The disk: one SQLite file, one connection in one thread, many writes in one commit; nothing is true before that."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from rookery.engine.refusals import Refusal

R = TypeVar("R")
Job = Callable[[sqlite3.Connection], Any]

VERSION = 1
SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, players INTEGER NOT NULL, options TEXT NOT NULL,
    seed TEXT NOT NULL, nonce TEXT NOT NULL, public INTEGER NOT NULL, spectators INTEGER NOT NULL,
    rematch TEXT NOT NULL DEFAULT '', over INTEGER NOT NULL DEFAULT 0, made REAL NOT NULL
) STRICT;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    bot TEXT NOT NULL, token_hash TEXT NOT NULL, link_hash TEXT NOT NULL, PRIMARY KEY (table_id, seat)
) STRICT;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, what TEXT NOT NULL, seat INTEGER,
    data TEXT NOT NULL, request TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, number)
) STRICT;
"""


class Store:
    """Runs jobs on the file, in order, each whole or not at all; `run` returns when its job is on disk."""

    def __init__(self, path: Path) -> None:
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._connection = open_file(path)
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[sqlite3.Connection], R]) -> R:
        """Run a job in the writer's thread; its answer once it is committed."""
        future: Future[R] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Finish what was asked for, and close the file."""
        self._jobs.put(None)
        self._thread.join()

    def _write(self) -> None:
        open_ = True
        while open_:
            batch = [self._jobs.get()]
            while not self._jobs.empty():
                batch.append(self._jobs.get())
            open_ = None not in batch
            self._commit([job for job in batch if job is not None])
        self._connection.close()

    def _commit(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        """One transaction for all that has gathered; a job that fails is undone alone."""
        answers: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job, future in batch:
                self._connection.execute("SAVEPOINT job")
                try:
                    answers.append((future, job(self._connection), None))
                except Exception as problem:
                    self._connection.execute("ROLLBACK TO job")
                    answers.append((future, None, problem))
                self._connection.execute("RELEASE job")
            self._connection.execute("COMMIT")  # with synchronous = FULL, on disk when it returns
        except sqlite3.Error as problem:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            answers = [(future, None, problem) for _, future in batch]
        for future, answer, fault in answers:
            if future.cancelled():
                continue
            if fault is None:
                future.set_result(answer)
            else:
                future.set_exception(fault)


def open_file(path: Path) -> sqlite3.Connection:
    """Open the file for this process alone."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN IMMEDIATE")  # takes the lock, which is then kept
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            for statement in SCHEMA.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except sqlite3.OperationalError as problem:
        if "locked" in str(problem):
            raise Refusal("data_in_use", path=str(path)) from None
        raise Refusal("cannot_open_data", path=str(path), why=str(problem)) from None
    except (OSError, sqlite3.Error) as problem:
        raise Refusal("cannot_open_data", path=str(path), why=str(problem)) from None
    if version not in (0, VERSION):
        connection.close()
        raise Refusal("other_data", path=str(path), version=version, ours=VERSION)
    return connection
