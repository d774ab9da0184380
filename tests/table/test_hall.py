"""The hall and its store from the inside: a disk that fails, a job that fails, a bot whose process dies."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rookery.engine.refusals import Refusal
from rookery.table import protocol
from rookery.table.hall import Hall
from rookery.table.store import Store
from rookery.table.thinking import Thinkers


def in_hall(folder: Path, story: Callable[[Hall], Awaitable[None]]) -> None:
    """Let something happen in a hall of its own."""

    async def tell() -> None:
        store, thinkers = Store(folder / "rookery.sqlite"), Thinkers(1)
        hall = Hall(store, thinkers)
        try:
            await story(hall)
        finally:
            await hall.close()
            thinkers.close()
            store.close()

    asyncio.run(tell())


def wish(*kinds: str) -> protocol.NewTable:
    seats = [protocol.Wish("bot", kind) if kind == "random" else protocol.Wish(kind) for kind in kinds]  # type: ignore[arg-type]
    return protocol.NewTable("kids_of_london", seats)


def test_a_disk_that_fails_is_a_refusal_and_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        taken = await hall.make(wish("me", "link", "link"))
        table = await hall.find(taken.table)
        before = repr(table.match.state), len(table.happenings)

        async def full(_: Any) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as disk:
            disk.setattr(hall.store, "run", full)
            with pytest.raises(Refusal, match="not_saved"):
                await hall.act(table, 0, protocol.Act("a", "send", 4))
            with pytest.raises(Refusal, match="not_saved"):
                await hall.make(wish("me", "link", "link"))
        assert (repr(table.match.state), len(table.happenings)) == before
        assert await hall.act(table, 0, protocol.Act("a", "send", 4)) == 2  # the same request, when there is room again

    in_hall(tmp_path, story)


def test_a_job_that_fails_is_undone_alone(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        def good(connection: sqlite3.Connection) -> int:
            return connection.execute("PRAGMA user_version").fetchone()[0]  # type: ignore[no-any-return]

        def bad(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO seats VALUES ('x', 0, 'person', '', '', '', '')")
            connection.execute("INSERT INTO nowhere VALUES (1)")

        jobs = [hall.store.run(job) for job in (good, bad, good)]
        one, failed, other = await asyncio.gather(*jobs, return_exceptions=True)
        assert (one, other) == (1, 1)
        assert isinstance(failed, sqlite3.OperationalError)
        left = await hall.store.run(lambda connection: connection.execute("SELECT count(*) FROM seats").fetchone()[0])
        assert left == 0

    in_hall(tmp_path, story)


def test_a_bots_process_that_dies_is_replaced(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        taken = await hall.make(wish("me", "random", "random"))
        table = await hall.find(taken.table)
        while len(table.match.moves) < 2:  # the bots have sent their children
            await asyncio.sleep(0.01)
        for pid in list(hall.thinkers.pool._processes):
            os.kill(pid, signal.SIGKILL)
        await hall.act(table, 0, protocol.Act("a", "send", 4))
        while len(table.match.moves) < 5:
            if "rob" in table.match.legal(0):  # the deal may leave us a choice, and the bots wait for it
                await hall.act(table, 0, protocol.Act("b", "rob"))
            await asyncio.sleep(0.01)

    in_hall(tmp_path, story)


def test_a_deed_is_done_even_if_whoever_asked_has_gone(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        taken = await hall.make(wish("me", "link", "link"))
        table = await hall.find(taken.table)
        asking = asyncio.create_task(hall.act(table, 0, protocol.Act("a", "send", 4)))
        await asyncio.sleep(0)
        asking.cancel()  # the line is cut while the disk is busy
        with pytest.raises(asyncio.CancelledError):
            await asking
        while not table.match.moves:
            await asyncio.sleep(0.01)
        assert table.requests[0, "a"] == 2

    in_hall(tmp_path, story)
