"""Notices: one for a turn, to those who asked, whatever dies in between. Days take no time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.engine.refusals import Refusal
from rookery.table import commands, events, notices
from rookery.table.addresses import WAIT, NewAddress, NoticeWish
from rookery.table.audience import Listener
from rookery.table.outbox import FIRST, LEASE, TRIES
from rookery.table.post import Answer, Post
from rookery.table.postgres import PostgresStore
from rookery.table.sqlite import SqliteStore
from tests.table.noticing import ANN, BOB, DAY, URL, House, opened
from tests.table.receivers import Web

# Turns


def test_a_turn_is_told_once_after_a_while(run: Any) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.player(ANN, "Ann"), await house.player(BOB, "Bob", "fr")
        await house.hook(ann, "/ann")
        await house.hook(bob, "/bob")
        await house.table("t1", ann, bob)
        await house.after(WAIT - 10)
        assert house.got("/ann") == house.got("/bob") == []
        await house.after(20)
        (told,) = house.got("/ann")
        assert told["kind"] == "turn"
        assert told["link"] == f"{URL}/t/t1"
        assert told["title"] == "Your turn: Kids of London"
        assert told["body"] == "It is your turn in Kids of London, with Bob."
        assert house.got("/bob")[0]["title"] == "À vous de jouer\u00a0: Kids of London"
        await house.after(DAY)
        assert len(house.got("/ann")) == len(house.got("/bob")) == 1
        await house.move("t1", 0)
        await house.after(DAY)
        assert len(house.got("/ann")) == len(house.got("/bob")) == 1  # Bob owes the same move; Ann does not any more
        await house.move("t1", 1)
        await house.after(DAY)
        assert len({one["id"] for one in house.got("/ann")}) == len(house.got("/ann")) == 2
        assert len(house.got("/bob")) == 2

    run(story)


def test_a_turn_that_is_taken_back_and_comes_again_is_the_same_one(run: Any) -> None:
    async def story(house: House) -> None:
        await house.turn("/ann")
        await house.after(WAIT)
        for _ in range(3):
            await house.move("t1", 0)
            await house.hall.do("t1", commands.TakeBack("tt10", f"u{house.now}"))
            await house.after(DAY)
        assert len(house.got("/ann")) == 1

    run(story)


def test_nobody_is_told_who_is_at_the_table(run: Any) -> None:
    async def story(house: House) -> None:
        await house.turn("/ann")
        hosted = await house.hall.find("t1")
        there = Silent(0, "tt10")
        house.hall.listen(hosted, there)
        await house.after(DAY)
        assert house.got("/ann") == []
        house.hall.stop_listening(hosted, there)
        house.hall.listen(hosted, Silent(1, "tt11"))  # somebody else's being there is no reason
        await house.after(10)
        assert len(house.got("/ann")) == 1

    run(story)


class Silent(Listener):
    """Somebody who is there, and does not listen."""

    def hear(self, message: bytes) -> None:
        pass

    def dismiss(self) -> None:
        pass


def test_clocks_and_wishes_say_how_long_a_turn_waits(run: Any) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.player(ANN, "Ann"), await house.player(BOB, "Bob")
        await house.hook(ann, "/ann")
        await house.notices.addresses.wish(ann, NoticeWish(wait=3600.0))
        await house.table("live", ann, bob, clock=events.Clock("live", 600.0, 10.0))
        await house.table("days", ann, bob, clock=events.Clock("days", 3 * DAY, 0.0))
        await house.after(notices.LIVE)
        assert [one["table"] for one in house.got("/ann")] == ["live"]
        await house.after(3600)
        assert [one["table"] for one in house.got("/ann")] == ["live", "days"]
        await house.notices.addresses.wish(ann, NoticeWish(turns=False))
        await house.table("other", ann, bob)
        await house.after(DAY)
        assert len(house.got("/ann")) == 2

    run(story)


def test_what_a_crash_has_not_noted_is_told_all_the_same(run: Any) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.player(ANN, "Ann"), await house.player(BOB, "Bob")
        await house.hook(bob, "/bob")
        await house.table("t1", ann, bob)
        house.mine.dirty.clear()  # the server dies: nothing was noted
        house.hall.hosted.clear()
        await house.after(WAIT)
        await house.after(WAIT)
        assert len(house.got("/bob")) == 1

    run(story)


def test_a_turn_that_was_played_before_it_could_be_sent_is_not_told(run: Any) -> None:
    async def story(house: House) -> None:
        assert house.web is not None
        await house.turn("/ann")
        house.web.answers["/ann"] = 503
        await house.after(WAIT)
        assert len(house.got("/ann")) == 1
        house.web.answers.clear()
        await house.move("t1", 0)
        await house.after(DAY)
        assert len(house.got("/ann")) == 1

    run(story)


# The outbox


def test_what_was_being_sent_when_a_worker_died_is_sent_by_another(run: Any) -> None:
    async def story(house: House) -> None:
        await house.turn("/ann")
        outbox = house.notices.outbox
        id_ = await house.written()
        assert await outbox.claim(id_, house.now) is not None  # and it dies
        assert await outbox.claim(id_, house.now) is None
        assert await outbox.due(house.now, 9) == []
        await house.after(LEASE / 2)
        assert house.got("/ann") == []
        await house.after(LEASE)
        assert [one["id"] for one in house.got("/ann")] == [id_]

    run(story)


def test_a_worker_of_the_same_name_need_not_wait(run: Any) -> None:
    async def story(house: House) -> None:
        await house.turn("/ann")
        id_ = await house.written()
        await house.notices.outbox.claim(id_, house.now)
        await house.notices.prepare()  # it starts again
        await house.after(0)
        assert len(house.got("/ann")) == 1

    run(story)


def test_two_workers_tell_a_turn_once(database: str, web: Web) -> None:
    async def whole() -> None:
        async with AsyncPair(database, web) as (one, other):
            ann, bob = await one.player(ANN, "Ann"), await one.player(BOB, "Bob")
            await one.hook(ann, "/ann")
            await one.hook(bob, "/bob")
            assert one.notices.addresses.signer == other.notices.addresses.signer  # made once
            for number in range(5):
                await one.table(f"t{number}", ann, bob)
            await one.mine.close()
            for house in (one, other):
                house.now += WAIT
            for _ in range(2):
                await asyncio.gather(one.notices.look(), other.notices.look())
                one.now = other.now = one.now + 1
            await asyncio.gather(one.notices.look(), other.notices.look())
            for _ in range(4):
                await asyncio.gather(one.notices.send(), other.notices.send())
                await asyncio.gather(*one.notices.sending, *other.notices.sending)
            for path in ("/ann", "/bob"):
                assert sorted(told["table"] for told in one.got(path)) == [f"t{number}" for number in range(5)]

    asyncio.run(whole())


def test_another_worker_s_table_is_not_told_to_who_is_there(database: str, web: Web) -> None:
    async def whole() -> None:
        async with AsyncPair(database, web) as (one, other):
            ann, bob = await one.player(ANN, "Ann"), await one.player(BOB, "Bob")
            await one.hook(ann, "/ann")
            await one.table("t1", ann, bob)
            one.hall.listen(await one.hall.find("t1"), Silent(0, "tt10"))
            await one.mine.close()
            other.now += WAIT
            await other.notices.look()
            await asyncio.sleep(0.3)  # what workers say to each other takes a moment
            other.now += notices.ANSWER
            await other.notices.look()
            assert await other.notices.outbox.due(other.now, 9) == []

    asyncio.run(whole())


class AsyncPair:
    """Two workers over one database."""

    def __init__(self, database: str, web: Web) -> None:
        self.database, self.web = database, web
        self.stack = contextlib.AsyncExitStack()

    async def __aenter__(self) -> tuple[House, House]:
        one, other = [
            await self.stack.enter_async_context(opened(PostgresStore(self.database, name), self.web, worker=name))
            for name in ("w1", "w2")
        ]
        return one, other

    async def __aexit__(self, *problem: object) -> None:
        await self.stack.aclose()


def test_what_cannot_be_delivered_is_tried_again_later_and_later(run: Any) -> None:
    async def story(house: House) -> None:
        assert house.web is not None
        ann = await house.turn("/ann")
        house.web.answers["/ann"] = 503
        await house.after(WAIT)
        await house.after(FIRST / 2)
        assert len(house.got("/ann")) == 1
        await house.after(FIRST)
        assert len(house.got("/ann")) == 2
        await house.after(FIRST * 2)
        assert len(house.got("/ann")) == 2
        for _ in range(2 * TRIES):
            await house.after(DAY / 2)
        assert len(house.got("/ann")) == TRIES
        assert len({one["id"] for one in house.got("/ann")}) == 1
        assert len((await house.notices.addresses.of(ann)).addresses) == 1  # it may be well another day
        house.web.answers.clear()
        await house.move("t1", 0)
        await house.move("t1", 1)
        await house.after(WAIT)
        assert len(house.got("/ann")) == TRIES + 1

    run(story)


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (400, 1), (302, 1)])
def test_an_address_is_dropped_when_its_receiver_says_so(run: Any, status: int, left: int) -> None:
    async def story(house: House) -> None:
        assert house.web is not None
        ann = await house.turn("/ann")
        house.web.answers["/ann"] = status
        await house.after(WAIT)
        assert len((await house.notices.addresses.of(ann)).addresses) == left
        await house.after(DAY)
        assert len(house.got("/ann")) == 1  # in no case again

    run(story)


# Digests


def test_a_digest_comes_daily_to_those_who_asked_when_something_waits(run: Any) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.player(ANN, "Ann"), await house.player(BOB, "Bob")
        addresses = house.notices.addresses
        await house.hook(ann, "/ann")
        await addresses.wish(ann, NoticeWish(turns=False, digest=8 * 60))
        at = (await addresses.of(ann)).digest
        assert at is not None
        assert house.now < at <= house.now + DAY
        assert at % DAY == 8 * 3600
        await house.after(at - house.now)
        assert house.got("/ann") == []  # nothing waits
        await house.table("t1", ann, bob)
        await house.table("t2", ann, bob)
        for day in range(1, 4):
            await house.after(DAY)
            assert len(house.got("/ann")) == day
        told = house.got("/ann")[0]
        assert told["title"] == "2 tables wait for you"
        assert f"{URL}/t/t1" in told["text"]
        assert f"{URL}/t/t2" in told["text"]
        await house.after(5 * DAY)  # after days without a server comes one
        assert len(house.got("/ann")) == 4
        for seat in (0, 1):
            for table in ("t1", "t2"):
                await house.move(table, seat)
        await addresses.wish(ann, NoticeWish(turns=False))
        await house.after(2 * DAY)
        assert len(house.got("/ann")) == 4

    run(story)


# Players


def test_what_is_forgotten_is_told_nothing_any_more(run: Any) -> None:
    async def story(house: House) -> None:
        ann = await house.turn("/ann")
        await house.mine.close()
        await house.mine.forget(ann)
        await house.after(DAY)
        assert house.got("/ann") == []
        for name in ("addresses", "wishes", "turns", "outbox"):
            assert ann.id not in repr(await house.store.rows(f"SELECT * FROM {name}"))  # noqa: S608

    run(story)


def test_a_device_that_joins_brings_its_addresses(run: Any) -> None:
    async def story(house: House) -> None:
        await house.turn("/ann")
        pip = await house.player("me_" + "p" * 24, "Pip")
        joined = await house.people.join(ANN, await house.people.offer(pip))
        assert [one.kind for one in (await house.notices.addresses.of(joined)).addresses] == ["webhook"]
        await house.after(WAIT)
        assert len(house.got("/ann")) == 1

    run(story)


# Anything in any order


class Heard(Post):
    """A receiver that takes everything; sometimes we die before it has taken something, or before we know it."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(private=True)
        object.__setattr__(self, "ids", [])
        object.__setattr__(self, "faults", faults)

    ids: list[str]
    faults: list[str]

    async def send(self, address: str, headers: Any, body: bytes) -> Answer:
        told = msgspec.json.decode(body)
        if told["kind"] == "hello":
            return Answer(200, 0.0)
        fault = self.faults.pop() if self.faults else ""
        if fault != "before":
            self.ids.append(told["id"])
        if fault:
            raise asyncio.CancelledError
        return Answer(200, 0.0)


DEEDS = st.lists(
    st.one_of(
        st.tuples(st.just("move"), st.integers(0, 1)),
        st.tuples(st.just("undo"), st.integers(0, 1)),
        st.tuples(st.just("wait"), st.sampled_from([1, 300, 700, 5000])),
        st.tuples(st.just("crash"), st.integers(0, 1)),
    ),
    max_size=25,
)


@settings(max_examples=25, deadline=None)
@given(deeds=DEEDS, faults=st.lists(st.sampled_from(["", "before", "after"]), max_size=6))
def test_whatever_happens_a_turn_is_told_once(
    tmp_path_factory: pytest.TempPathFactory, deeds: list[tuple[str, int]], faults: list[str]
) -> None:
    async def whole() -> None:
        path = tmp_path_factory.mktemp("any") / "rookery.sqlite"
        async with living(path) as house:
            post = Heard([*faults])
            house.notices.post = house.notices.addresses.post = post
            ann, bob = await house.player(ANN, "Ann"), await house.player(BOB, "Bob")
            await house.notices.addresses.add(ann, NewAddress("webhook", "http://127.0.0.1/ann"))
            await house.table("t1", ann, bob)
            asked = set()
            for deed, value in [*deeds, ("well", 0), ("wait", 5000), ("wait", 5000)]:
                hosted = await house.hall.find("t1")
                if deed == "move" and value in hosted.table.waiting():
                    await house.move("t1", value)
                elif deed == "undo":
                    with contextlib.suppress(Refusal):
                        await house.hall.do("t1", commands.TakeBack(f"tt1{value}", f"u{house.requests}"))
                elif deed == "crash":
                    house.mine.dirty.clear()
                    house.hall.hosted.clear()
                    await house.notices.prepare()
                elif deed == "well":
                    post.faults.clear()
                elif deed == "wait":
                    with contextlib.suppress(asyncio.CancelledError):
                        await house.after(value)
                    await house.notices.prepare()
                table = (await house.hall.find("t1")).table
                if 0 in table.asked:
                    asked.add(table.asked[0][0])
            assert len(post.ids) <= len(set(post.ids)) + faults.count("after")  # then it comes again, under its name
            assert len(set(post.ids)) <= len(asked)
            table = (await house.hall.find("t1")).table
            if 0 in table.asked:
                rows = await house.store.rows("SELECT turn, told FROM turns WHERE seat = 0")
                assert rows[0][1] >= rows[0][0]
            assert await house.store.rows("SELECT * FROM outbox WHERE state = ''") == []

    asyncio.run(whole())


@contextlib.asynccontextmanager
async def living(path: Path) -> AsyncIterator[House]:
    """A house of its own."""
    async with opened(SqliteStore(path)) as house:
        yield house
