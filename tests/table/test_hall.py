"""The hall from the inside: a disk that fails, tables that leave memory and come back, and who is there."""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
import threading
import time
import weakref
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rookery.engine import registry
from rookery.engine.edition import Edition, Faults
from rookery.engine.game import Option
from rookery.engine.refusals import Refusal
from rookery.table import app, bots, commands, events, protocol
from rookery.table import hall as hall_module
from rookery.table.advice import Advice
from rookery.table.audience import GATHER
from rookery.table.bots import Bots
from rookery.table.decide import AWAY
from rookery.table.hall import Hall
from rookery.table.host import archive
from rookery.table.safety import Trust
from rookery.table.service import Service
from rookery.table.sqlite import SqliteStore
from rookery.table.store import Standing
from rookery.table.table import fold
from rookery.table.thinking import Thinkers
from tests.table.ear import Ear

NOBODY = Standing(over=False, bots_owe=False, public=False)


class Clock:
    """Time as a number."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def in_hall(folder: Path, story: Callable[[Hall, Clock], Awaitable[None]]) -> None:
    """Let something happen in a hall of its own, with bots."""

    async def tell() -> None:
        store, thinkers, clock = SqliteStore(folder / "rookery.sqlite"), Thinkers(1), Clock()
        hall = Hall(store, "w", clock)
        driver = Bots(hall, thinkers)
        await driver.open()
        try:
            await story(hall, clock)
        finally:
            await driver.close()
            await hall.close()
            thinkers.close()
            await store.close()

    asyncio.run(tell())


def happenings(*kinds: str, at: float = 1000.0) -> list[events.Happening]:
    """A table that has begun: whoever sits at seat n has the key `kn`."""
    places = [events.Place("person") if kind == "me" else events.Place("bot", kind) for kind in kinds]
    made: list[events.Happening] = [
        events.Opened(
            at=at, game="kids_of_london", rules=1, options={}, places=places, public=True, spectators=True,
            maker="k0", secret="12ab", nonce="34cd",
        )
    ]  # fmt: skip
    for seat, kind in enumerate(kinds):
        if kind == "me":
            made.append(events.Seated(at=at, seat=seat, name=f"P{seat}", token=f"k{seat}", share="ab" * 8))
    return [*made, events.Started(at=at)]


async def put(hall: Hall, table: str, *kinds: str, at: float = 1000.0) -> None:
    await hall.store.append(table, 0, happenings(*kinds, at=at), NOBODY)


async def until(true: Callable[[], object], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


def act(seat: int, move: str, request: str = "a") -> commands.Act:
    return commands.Act(f"k{seat}", move, request)


def test_a_disk_that_fails_is_a_refusal_and_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        await put(hall, "t", "me", "me")
        hosted = await hall.find("t")
        before = repr(hosted.table.match and hosted.table.match.state), hosted.table.number
        ear = Ear()
        hall.listen(hosted, ear)

        async def full(_: Any) -> None:
            raise Refusal("not_saved", why="database or disk is full")

        with monkeypatch.context() as disk:
            disk.setattr(hall.store, "_run", full)
            with pytest.raises(Refusal, match="not_saved"):
                await hall.do("t", act(0, "send 4"))
            with pytest.raises(Refusal, match="not_saved"):
                await hall.find("another")
            with pytest.raises(Refusal, match="not_saved"):
                await hall.store.check()
        assert (repr(hosted.table.match and hosted.table.match.state), hosted.table.number) == before
        assert not any(b'"move"' in one for one in ear.heard)
        assert await hall.do("t", act(0, "send 4")) == before[1] + 1  # the same request, when there is room again

    in_hall(tmp_path, story)


def test_a_deed_is_done_even_if_whoever_asked_has_gone(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        await put(hall, "t", "me", "me")
        hosted = await hall.find("t")
        asking = asyncio.create_task(hall.do("t", act(0, "send 4")))
        await asyncio.sleep(0)
        asking.cancel()  # the line is cut while the disk is busy
        with pytest.raises(asyncio.CancelledError):
            await asking
        await until(lambda: hosted.table.moves)
        assert hosted.table.requests[0, "a"] == hosted.table.number

    in_hall(tmp_path, story)


def test_many_commands_at_once_are_done_one_after_the_other(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        await put(hall, "t", "me", "me")
        says = [hall.do("t", commands.Say(f"k{n % 2}", f"{n}", f"r{n // 4}")) for n in range(200)]
        numbers = await asyncio.gather(*says)
        assert len(set(numbers)) == 100  # each seat's ids twice
        kept = await hall.store.load("t")
        assert len(kept) == 4 + 100
        assert fold("t", kept).requests == (await hall.find("t")).table.requests

    in_hall(tmp_path, story)


# Memory


def test_tables_leave_memory_when_nobody_looks_and_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "KEEP", 0.05)

    async def story(hall: Hall, _: Clock) -> None:
        for number in range(30):
            await put(hall, f"t{number}", "me", "me")
            await hall.do(f"t{number}", act(0, "send 4"))
        watched = await hall.find("t3")
        ear = Ear()
        hall.listen(watched, ear)
        ghost = weakref.ref((await hall.find("t5")).table)
        assert len(hall.hosted) == 30
        await asyncio.sleep(0.1)
        hall.sweep()
        assert set(hall.hosted) == {"t3"}
        gc.collect()
        assert ghost() is None
        assert (await hall.find("t5")).table.moves == 1  # unfinished, it comes back from disk
        assert await hall.do("t7", act(1, "send 2"))
        hall.stop_listening(watched, ear)
        await asyncio.sleep(0.1)
        hall.sweep()
        assert not hall.hosted
        assert not hall.loading

    in_hall(tmp_path, story)


def test_finished_tables_leave_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "KEEP_DONE", 0.05)

    async def story(hall: Hall, _: Clock) -> None:
        for number in range(5):
            await put(hall, f"t{number}", "random", "random")
            hosted = await hall.find(f"t{number}")
            await until(partial(getattr, hosted.table, "over"), 60)
        await asyncio.sleep(0.2)
        hall.sweep()
        assert not hall.hosted
        assert await hall.store.bots_owe() == []
        assert await hall.store.unfinished() == 0
        assert (await hall.find("t2")).table.over

    in_hall(tmp_path, story)


def test_a_table_that_is_driven_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall_module, "KEEP", 0.0)

    async def story(hall: Hall, _: Clock) -> None:
        await put(hall, "t", "random", "random", "random")
        table = (await hall.find("t")).table
        while not table.over:
            hall.sweep()
            assert "t" in hall.hosted or table.over
            await asyncio.sleep(0.005)

    in_hall(tmp_path, story)


def test_abandoned_tables_are_archived(tmp_path: Path) -> None:
    async def story(hall: Hall, clock: Clock) -> None:
        await put(hall, "old", "me", "me", at=10.0)
        await put(hall, "new", "me", "me", at=900.0)
        await archive(hall, 500.0)
        kept = await hall.store.load("old")
        assert kept[-1] == events.Closed(at=clock.now, reason="abandoned")
        assert (await hall.store.unfinished(), await hall.store.idle(1e9)) == (1, ["new"])
        with pytest.raises(Refusal, match="table_closed"):
            await hall.do("old", act(0, "send 4"))
        assert await hall.do("new", act(0, "send 4"))

    in_hall(tmp_path, story)


def test_the_house_is_kept_though_the_store_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SWEEP", 0.02)
    monkeypatch.setattr(app, "ARCHIVE", 0.0)

    async def story(hall: Hall, _: Clock) -> None:
        asked = []

        async def failing(before: float) -> list[str]:
            asked.append(before)
            raise Refusal("not_saved", why="gone")

        monkeypatch.setattr(hall.store, "idle", failing)
        keeping = asyncio.create_task(app.keep_house(hall, 1.0))
        await until(lambda: len(asked) > 2)
        assert not keeping.done()
        keeping.cancel()

    in_hall(tmp_path, story)


def test_ten_thousand_unfinished_tables_are_not_replayed(tmp_path: Path) -> None:
    rows = [events.encode(one).decode() for one in happenings("me", "random")]
    store = SqliteStore(tmp_path / "rookery.sqlite")
    asyncio.run(store.close())
    file = sqlite3.connect(tmp_path / "rookery.sqlite")
    for number in range(10_000):
        file.executemany(
            "INSERT INTO events VALUES (?, ?, ?)", [(f"t{number}", at, row) for at, row in enumerate(rows, 1)]
        )
        file.execute("INSERT INTO tables VALUES (?, 3, 1000.0, 0, ?, 1, NULL)", (f"t{number}", number % 10 == 0))
    file.commit()
    file.close()

    async def story(hall: Hall, _: Clock) -> None:
        assert len(hall.hosted) < 100  # those whose bots owe a move are taken up one after the other, meanwhile
        assert await hall.store.unfinished() == 10_000

    in_hall(tmp_path, story)


# Unreadable tables


@pytest.mark.parametrize("spoil", ['UPDATE events SET data = \'{"what":\' WHERE number = 2',
                                   "UPDATE events SET data = replace(data, 'kids_of_london', 'chess') WHERE number = 1",
                                   "UPDATE events SET data = replace(data, '\"seat\":1', '\"seat\":9')",
                                   "UPDATE events SET data = data",  # a move that is not legal
                                   "DELETE FROM events WHERE number = 1"])  # fmt: skip
def test_what_cannot_be_read_is_put_aside(tmp_path: Path, spoil: str, caplog: pytest.LogCaptureFixture) -> None:
    async def write(hall: Hall, _: Clock) -> None:
        await put(hall, "bad", "me", "me")
        await put(hall, "good", "me", "me")
        await hall.store.append("bad", 4, [events.Moved(at=1.0, seat=1, move="rob")], NOBODY)

    async def read(hall: Hall, _: Clock) -> None:
        with pytest.raises(Refusal, match="table_unreadable"):
            await hall.find("bad")
        assert await hall.do("good", act(0, "send 4"))

    in_hall(tmp_path, write)
    file = sqlite3.connect(tmp_path / "rookery.sqlite")
    file.execute(spoil + (" AND" if "WHERE" in spoil else " WHERE") + " table_id = 'bad'")
    file.commit()
    file.close()
    with caplog.at_level(logging.ERROR):
        in_hall(tmp_path, read)
    assert [one for one in caplog.messages if "bad" in one]


# Who is there


def test_a_minute_of_absence_counts_from_when_they_left(tmp_path: Path) -> None:
    async def story(hall: Hall, clock: Clock) -> None:
        await put(hall, "t", "me", "me")
        clock.now += 500
        hosted = await hall.find("t")  # after a restart: nobody knows who was there until just now
        ear = Ear(1, "k1")
        assert hall.away(hosted, 1) == 0
        clock.now += AWAY - 1
        hall.listen(hosted, ear)
        assert hall.away(hosted, 1) == 0
        clock.now += 500
        hall.stop_listening(hosted, ear)
        for seconds, allowed in ((0.0, False), (AWAY - 1, False), (2.0, True)):
            clock.now += seconds
            wish = commands.StandIn("k0", 1, hall.away(hosted, 1))
            if allowed:
                assert await hall.do("t", wish)
            else:
                with pytest.raises(Refusal, match="not_away_long"):
                    await hall.do("t", wish)

    in_hall(tmp_path, story)


def test_who_has_lost_a_seat_is_cut_off_at_once(tmp_path: Path) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        await put(hall, "t", "me", "me")
        hosted = await hall.find("t")
        old, other, watcher = Ear(0, "k0"), Ear(1, "k1"), Ear()
        for ear in (old, other, watcher):
            hall.listen(hosted, ear)
        await hall.do("t", commands.HandOver("k0", "l"))
        await hall.do("t", commands.Sit("l", "Heir", "new", "ee" * 8))
        assert [ear.dismissed for ear in (old, other, watcher)] == [True, False, False]
        with pytest.raises(Refusal, match="bad_token"):
            await hall.do("t", act(0, "send 4"))

    in_hall(tmp_path, story)


def test_a_thousand_watchers_coming_and_going_cost_nothing_per_pair(tmp_path: Path) -> None:
    """Comings and goings within a moment are told in one word; 1,000 x 1,000 words would be a million."""

    async def story(hall: Hall, _: Clock) -> None:
        await put(hall, "t", "me", "me")
        hosted = await hall.find("t")
        seated = Ear(0, "k0")
        hall.listen(hosted, seated)
        ears = [Ear() for _ in range(1000)]
        begun, work = time.monotonic(), time.process_time()
        for ear in ears:
            hosted.audience.welcome(ear, 0)
            hall.listen(hosted, ear)
        assert hosted.audience.presence().watching == 1000
        for ear in ears:
            hall.stop_listening(hosted, ear)
        await asyncio.sleep(2 * GATHER)
        words = (time.monotonic() - begun) / GATHER + 1
        assert len(seated.heard) <= words
        assert sum(len(ear.heard) for ear in ears) <= 1000 * words
        assert not hosted.audience.shown.keys() - {0}
        assert not hosted.audience.count[None]
        last = msgspec.json.decode(seated.heard[-1], type=protocol.Reply)
        assert isinstance(last, protocol.Presence)
        assert last.watching == 0
        print(f"{time.process_time() - work:.2f} s for 1,000 watchers")

    in_hall(tmp_path, story)


def test_one_view_is_encoded_once_for_all_who_see_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        await put(hall, "t", "me", "me")
        hosted = await hall.find("t")
        for ear in (Ear(0, "k0"), Ear(1, "k1"), Ear(1, "k1"), *(Ear() for _ in range(50))):
            hosted.audience.welcome(ear, 0)
            hall.listen(hosted, ear)
        made = []
        update = type(hosted.audience).update

        def counted(*args: Any) -> protocol.Update:
            made.append(args[1])
            return update(*args)

        monkeypatch.setattr(type(hosted.audience), "update", counted)
        await hall.do("t", act(0, "send 4"))
        assert sorted(made, key=str) == [0, 1, None]

    in_hall(tmp_path, story)


# Tables


def test_there_are_only_so_many_unfinished_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rookery.table.limits.TABLES", 3)

    async def story(hall: Hall, _: Clock) -> None:
        service = Service(hall, Advice(hall, Thinkers(1)), Trust())
        wish = protocol.NewTable("kids_of_london", [protocol.Wish("me"), protocol.Wish("open")])
        for number in range(3):
            await service.make(wish, f"10.0.0.{number}")
        with pytest.raises(Refusal, match="house_full"):
            await service.make(wish, "10.0.0.9")

    in_hall(tmp_path, story)


def test_bots_go_on_when_the_disk_has_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "PAUSE", 0.05)

    async def story(hall: Hall, _: Clock) -> None:
        await put(hall, "t", "random", "random")
        append, failures = hall.store.append, []

        async def full(*_: Any) -> None:
            failures.append(1)
            raise Refusal("not_saved", why="full")

        monkeypatch.setattr(hall.store, "append", full)
        table = (await hall.find("t")).table
        await until(lambda: len(failures) > 2)
        assert table.moves == 0
        monkeypatch.setattr(hall.store, "append", append)
        await until(lambda: table.over, 30)

    in_hall(tmp_path, story)


def test_a_bot_that_another_worker_has_played_for_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(hall: Hall, _: Clock) -> None:
        await put(hall, "t", "me", "easy")
        lease = hall.store.lease

        async def late(*wish: Any) -> bool:
            """Another worker's move comes while it is asked whether we may think."""
            monkeypatch.setattr(hall.store, "lease", lease)
            move = (await hall.find("t")).table.match.legal(1)[0]  # type: ignore[union-attr]
            await hall.do("t", commands.BotAct(1, move, 0, "easy"))
            return True

        monkeypatch.setattr(hall.store, "lease", late)
        hosted = await hall.find("t")
        await until(lambda: hosted.table.moves == 1 and not hall.busy("t"))

    in_hall(tmp_path, story)
    assert not caplog.records


def test_a_slow_edition_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reading, read = threading.Event(), threading.Event()

    def slowly(text: str, faults: Faults) -> str:
        reading.set()
        assert read.wait(30)
        return text

    kids = registry.find("kids_of_london")
    option = Option("edition", "", edition=Edition(kids.package, "rules/en.md", slowly))
    monkeypatch.setattr(registry, "find", lambda _: replace(kids, options=(*kids.options, option)))

    async def story(hall: Hall, _: Clock) -> None:
        service = Service(hall, Advice(hall, Thinkers(1)), Trust())
        wish = protocol.NewTable("kids_of_london", [protocol.Wish("bot", "random")] * 3)
        slow = msgspec.structs.replace(wish, options={"edition": "a text that takes long to check"})
        making = asyncio.create_task(service.make(slow, ""))
        while not reading.is_set():
            await asyncio.sleep(0.01)
        table = (await hall.find((await service.make(wish, "")).table)).table  # meanwhile, the hall goes on
        await until(lambda: table.over, 30)
        assert not making.done()
        read.set()
        assert (await hall.find((await making).table)).table.head.options["edition"] == slow.options["edition"]

    in_hall(tmp_path, story)
