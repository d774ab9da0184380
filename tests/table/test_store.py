"""The port of the store: the same tests over SQLite and over PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from rookery.engine.refusals import Refusal
from rookery.table import events
from rookery.table.events import Happening
from rookery.table.postgres import PostgresStore, hide, prepare
from rookery.table.sqlite import SqliteStore
from rookery.table.store import Conflict, Standing, Store, Unreadable, Word
from tests.table.postgres import Postgres

OPEN = Standing(over=False, bots_owe=False, public=True)
OWED = Standing(over=False, bots_owe=True, public=False)
OVER = Standing(over=True, bots_owe=False, public=True)


class Place:
    """Where a store can be opened, and spoilt."""

    def __init__(self, kind: str, address: str) -> None:
        self.kind = kind
        self.address = address

    def store(self, worker: str = "1") -> Store:
        """A store there."""
        if self.kind == "sqlite":
            return SqliteStore(Path(self.address))
        return PostgresStore(self.address, worker)

    def spoil(self, statement: str) -> None:
        """Change what is kept behind the store's back."""
        if self.kind == "sqlite":
            connection = sqlite3.connect(self.address)
            connection.execute(statement)
            connection.commit()
            connection.close()
        else:
            with psycopg.connect(self.address, autocommit=True) as database:
                database.execute(statement.encode())


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return Place("sqlite", str(tmp_path / "rookery.sqlite"))
    return Place("postgres", request.getfixturevalue("database"))


def tell(place: Place, story: Callable[[Store], Awaitable[None]]) -> None:
    """Let something happen in a store."""

    async def run() -> None:
        store = place.store()
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def said(text: str, at: float = 1.0) -> Happening:
    return events.Said(at=at, seat=0, text=text)


def test_what_was_appended_is_loaded_after_a_restart(place: Place) -> None:
    first = [said("a"), said("é \u2028 \U0001f987 \\ \" '"), events.Moved(at=2.5, seat=1, move="send 4", request="r")]

    async def write(store: Store) -> None:
        await store.append("t", 0, first, OPEN)
        await store.append("t", 3, [said("z")], OPEN)
        await store.append("other", 0, [said("o")], OPEN)

    async def check(store: Store) -> None:
        assert await store.load("t") == [*first, said("z")]
        assert await store.load("t", 2) == [first[2], said("z")]
        assert await store.load("t", 4) == []
        assert await store.load("t", 99) == []
        assert await store.load("none") == []

    tell(place, write)
    tell(place, check)


def test_of_two_who_append_at_one_number_one_wins(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.append("t", 0, [said("0")], OPEN)
        tries = [store.append("t", 1, [said(f"{who}a"), said(f"{who}b")], OPEN) for who in range(8)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(one).__name__ for one in answers) == ["Conflict"] * 7 + ["NoneType"]
        winner = answers.index(None)
        assert await store.load("t") == [said("0"), said(f"{winner}a"), said(f"{winner}b")]
        with pytest.raises(Conflict):
            await store.append("t", 2, [said("late"), said("later")], OPEN)  # all or none
        assert len(await store.load("t")) == 3

    tell(place, story)


def test_many_tables_at_once(place: Place) -> None:
    async def story(store: Store) -> None:
        async def play(table: str) -> None:
            for number in range(20):
                await store.append(table, number, [said(str(number))], OPEN)

        await asyncio.gather(*(play(f"t{number}") for number in range(20)))
        for number in range(20):
            assert await store.load(f"t{number}") == [said(str(one)) for one in range(20)]
        assert await store.unfinished() == 20

    tell(place, story)


def test_what_is_known_without_reading(place: Place) -> None:
    async def story(store: Store) -> None:
        await store.append("old", 0, [said("x", 10.0)], OPEN)
        await store.append("busy", 0, [said("x", 20.0)], OWED)
        await store.append("done", 0, [said("x", 5.0)], OVER)
        assert await store.unfinished() == 2
        assert await store.bots_owe() == ["busy"]
        assert await store.idle(15.0) == ["old"]
        assert await store.idle(5.0) == []
        await store.append("busy", 1, [said("y", 30.0)], OVER)
        await store.append("old", 1, [said("y", 30.0)], OPEN)
        assert (await store.unfinished(), await store.bots_owe(), await store.idle(29.0)) == (1, [], [])
        await store.check()
        assert await store.load("") == []  # the check leaves nothing

    tell(place, story)


def test_an_unreadable_row_is_about_its_table_alone(place: Place) -> None:
    async def write(store: Store) -> None:
        for table in ("bad", "worse", "strange", "good"):
            await store.append(table, 0, [said("a"), said("b")], OPEN)

    async def check(store: Store) -> None:
        for table in ("bad", "worse", "strange"):
            with pytest.raises(Unreadable):
                await store.load(table)
        assert await store.load("good") == [said("a"), said("b")]
        assert await store.unfinished() == 4

    tell(place, write)
    place.spoil("UPDATE events SET data = '{\"what\": ' WHERE table_id = 'bad' AND number = 2")
    place.spoil("UPDATE events SET data = '' WHERE table_id = 'worse' AND number = 1")
    place.spoil('UPDATE events SET data = \'{"what":"danced","at":1}\' WHERE table_id = \'strange\' AND number = 1')
    tell(place, check)


def test_a_store_of_a_later_version_is_left_alone(place: Place) -> None:
    async def nothing(store: Store) -> None:
        await store.append("t", 0, [said("a")], OPEN)

    tell(place, nothing)
    place.spoil("PRAGMA user_version = 99" if place.kind == "sqlite" else "UPDATE rookery_version SET version = 99")
    with pytest.raises(Refusal, match="other_data"):
        tell(place, nothing)


# SQLite alone


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / "rookery.sqlite").touch(mode=0o644)
    place = Place("sqlite", str(folder / "rookery.sqlite"))

    async def story(store: Store) -> None:
        await store.append("t", 0, [said("a")], OPEN)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        for path in folder.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name

    before = os.umask(0)
    try:
        tell(place, story)
    finally:
        os.umask(before)


def test_a_job_that_fails_is_undone_alone(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        assert isinstance(store, SqliteStore)

        def good(connection: sqlite3.Connection) -> int:
            return int(connection.execute("SELECT 1").fetchone()[0])

        def bad(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO events VALUES ('x', 1, '')")
            connection.execute("INSERT INTO nowhere VALUES (1)")

        one, failed, other = await asyncio.gather(*map(store._run, (good, bad, good)), return_exceptions=True)
        assert (one, other) == (1, 1)
        assert isinstance(failed, Refusal)
        assert await store.load("x") == []

    tell(Place("sqlite", str(tmp_path / "rookery.sqlite")), story)


def test_one_process_has_the_file(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(Refusal, match="data_in_use"):
            SqliteStore(tmp_path / "rookery.sqlite")
        assert await store.lease("t", 1, 30.0)

    tell(Place("sqlite", str(tmp_path / "rookery.sqlite")), story)


# PostgreSQL alone


def test_workers_that_start_at_once_make_one_schema(database: str) -> None:
    with ThreadPoolExecutor(8) as pool:
        for made in [pool.submit(prepare, database) for _ in range(8)]:
            made.result()


def between(database: str, story: Callable[[PostgresStore, PostgresStore, list[Word]], Awaitable[None]]) -> None:
    """Let something happen between two workers; the second's words are listened to."""

    async def run() -> None:
        one, two = PostgresStore(database, "1"), PostgresStore(database, "2")
        heard: list[Word] = []
        two.listen(heard.append)
        await asyncio.gather(one.open(), two.open())
        try:
            await story(one, two, heard)
        finally:
            await asyncio.gather(one.close(), two.close())

    asyncio.run(run())


async def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def test_workers_hear_each_other_and_not_themselves(database: str) -> None:
    async def story(one: PostgresStore, two: PostgresStore, heard: list[Word]) -> None:
        long = [said("é" * 390) for _ in range(12)]  # more than NOTIFY carries
        await two.append("own", 0, [said("mine")], OPEN)
        await one.append("t", 0, [said("a"), said("b c  d")], OPEN)
        await one.append("t", 2, long, OPEN)
        await one.tell_presence("t", "1:0,3/2")
        with pytest.raises(Conflict):
            await one.append("t", 1, [said("never heard")], OPEN)
        await one.append("t", 14, [said("last")], OPEN)
        await until(lambda: len(heard) == 4)
        assert heard == [
            Word("t", 2, (said("a"), said("b c  d"))),
            Word("t", 14, ()),
            Word("t", presence="1:0,3/2"),
            Word("t", 15, (said("last"),)),
        ]
        assert await two.load("t", 2) == [*long, said("last")]

    between(database, story)


def test_a_bots_turn_is_one_workers_until_it_dies(database: str) -> None:
    async def story(one: PostgresStore, two: PostgresStore, _: list[Word]) -> None:
        answers = await asyncio.gather(one.lease("t", 5, 30.0), two.lease("t", 5, 30.0))
        assert sorted(answers) == [False, True]
        mine, other = (one, two) if answers[0] else (two, one)
        assert not await other.lease("t", 5, 30.0)
        assert await mine.lease("t", 5, 0.3)  # it may go on
        assert await mine.lease("t", 6, 0.3)
        assert not await other.lease("t", 6, 30.0)
        await asyncio.sleep(0.5)
        assert await other.lease("t", 6, 30.0)  # its worker has not come back
        assert await mine.lease("t", 7, 30.0)  # a new turn

    between(database, story)


def test_a_database_that_was_away_is_listened_to_again(postgres: Postgres, database: str) -> None:
    async def story(one: PostgresStore, two: PostgresStore, heard: list[Word]) -> None:
        await one.append("t", 0, [said("a")], OPEN)
        await until(lambda: len(heard) == 1)
        with psycopg.connect(database, autocommit=True) as cutter:
            cutter.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                           " WHERE datname = current_database() AND pid <> pg_backend_pid()")  # fmt: skip
        await until(lambda: Word("") in heard)  # something may have been missed
        for _ in range(20):
            try:
                await one.append("t", 1, [said("b")], OPEN)
                break
            except (Refusal, Conflict):
                await asyncio.sleep(0.1)
        await until(lambda: heard[-1].number == 2)
        assert await two.load("t") == [said("a"), said("b")]

    between(database, story)


def test_no_database_is_a_refusal_without_a_password() -> None:
    async def run() -> None:
        store = PostgresStore("postgresql://ann:s3cret@127.0.0.1:1/none", "1")
        await store.open()

    with pytest.raises(Refusal, match="cannot_open_data") as refusal:
        asyncio.run(run())
    assert "s3cret" not in str(refusal.value)
    assert hide("postgresql://ann:s3c@ret@host/db") == "postgresql://…@host/db"
