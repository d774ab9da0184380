"""Several workers over one PostgreSQL: any serves any table, none misses anything, and one may die at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from rookery.engine.journal import read
from rookery.engine.match import verify
from rookery.engine.refusals import Refusal
from rookery.table import commands
from rookery.table.decide import AWAY
from rookery.table.hall import Hall
from rookery.table.postgres import PostgresStore
from tests.table import processes
from tests.table.client import Client, play_out
from tests.table.ear import Ear
from tests.table.players import Player, count_deeds
from tests.table.postgres import Postgres
from tests.table.processes import descendants, gone
from tests.table.server import Server
from tests.table.test_hall import NOBODY, Clock, act, happenings, until


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers with one database."""
    database = postgres.new()
    one, two = (Server(tmp_path_factory.mktemp("data"), "--store", database) for _ in range(2))
    yield one, two
    assert one.stop() == ""
    assert two.stop() == ""


def test_people_at_two_workers_play_together(pair: tuple[Server, Server]) -> None:
    one, two = pair
    taken = one.table("me", "open", "random")
    table = taken["table"]
    with Client(one.address, table, taken["token"]) as ann:
        joined = two.join(table, name="Bob")
        ann.when_moves(0)
        with Client(two.address, table, joined["token"]) as bob, Client(two.address, table) as watcher:
            here = ann.until(lambda message: message["type"] == "presence" and message["watching"] == 1)
            assert [seat["here"] for seat in here["seats"]] == [True, True, False]
            assert [seat["name"] for seat in here["seats"]] == ["Ann", "Bob", ""]
            ann.say("chat", text="Hello")
            while not any(event["what"] == "chat" for event in bob.events()):
                bob.hear()
            thread = threading.Thread(target=play_out, args=(bob,))
            thread.start()
            play_out(ann)
            thread.join()
            watcher.view_when(lambda view: view["ending"] is not None)
            assert ann.events()[-1]["what"] == "end"
            while bob.events()[-1]["what"] != "end":
                bob.hear()
        here = ann.until(lambda message: message["type"] == "presence" and not message["watching"])
    numbers = [event["number"] for event in ann.events()]
    assert numbers == list(range(1, len(numbers) + 1))
    assert [event["number"] for event in bob.events()] == numbers
    journal = read(two.http.get(f"/api/tables/{table}/journal").text)
    assert len(verify(journal).moves) == len([event for event in ann.events() if event["what"] == "move"])


def test_deeds_at_one_worker_hold_at_the_other(pair: tuple[Server, Server]) -> None:
    one, two = pair
    table, tokens = one.people(2)
    with ExitStack() as stack:
        ann = stack.enter_context(Client(one.address, table, tokens[0]))
        bob = stack.enter_context(Client(two.address, table, tokens[1]))
        number = ann.act("send 8", "mine")["number"]
        with Client(two.address, table, tokens[0]) as again:  # the same request, sent again elsewhere
            assert again.act("send 8", "mine")["number"] == number
        bob.act("send 4")
        ann.when_moves(2)
        ann.say("undo")
        while not bob.asked():
            bob.hear()
        bob.say("undo", answer=True)
        assert ann.when_moves(0)["waiting"] == [0, 1]
        link = two.post(f"/api/tables/{table}/handover", token=tokens[0])["link"]
        two.join(table, link, "Heir")
        with pytest.raises(ConnectionClosed, match="4409"):  # cut off, though at the other worker
            ann.until(lambda _: False)


def test_there_is_one_lobby(pair: tuple[Server, Server]) -> None:
    one, two = pair
    taken = one.table("me", "open", public=True)
    with Client(one.address, taken["table"], taken["token"]):
        for server in (one, two):
            processes.until(lambda: listed(server, taken["table"]))  # noqa: B023


def test_at_one_moment_one_wins(pair: tuple[Server, Server]) -> None:
    """Both seats, at both workers, talk as fast as they can: every word has its own number, and all hear all."""
    one, two = pair
    table, tokens = one.people(2)
    clients = [Client(server.address, table, token) for server in (one, two) for token in tokens]
    barrier = threading.Barrier(len(clients))

    def talk(client: Client, name: str) -> None:
        barrier.wait()
        for number in range(3):
            client.say("chat", f"{name}{number}", text=f"{name}{number}")

    threads = [threading.Thread(target=talk, args=(client, f"w{n}")) for n, client in enumerate(clients)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for client in clients:
        while len([event for event in client.events() if event["what"] == "chat"]) < 12:
            client.hear()
        numbers = [event["number"] for event in client.events()]
        assert numbers == list(range(1, len(numbers) + 1))
        assert client.events() == clients[0].events()
        client.close()


# One dies


def test_a_worker_that_dies_is_forgotten_and_its_bots_go_on(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new()
    one, two = Server(tmp_path, "--store", database), Server(tmp_path, "--store", database)
    taken = one.table("me", "random", "random", "open")
    joined = one.join(taken["table"])
    with Client(two.address, taken["table"], joined["token"]) as bob:
        ann = Client(one.address, taken["table"], taken["token"])
        bob.until(lambda message: message["type"] == "presence" and message["seats"][0]["here"])
        ann.act("send 8", "acknowledged")
        one.kill()
        with Client(two.address, taken["table"], taken["token"]) as ann:
            assert ann.act("send 7", "acknowledged")["type"] == "ack"  # it is there, once
            assert len([event for event in ann.events() if event["what"] == "move" and event["seat"] == 0]) == 1
            bob.act("send 8")
            bob.view_when(lambda _: bob.moves() >= 4)
        bob.until(lambda message: message["type"] == "presence")
        one.start()
        while True:  # where it comes back, nobody is there
            presence = bob.last("presence")
            if presence is not None and not presence["seats"][0]["here"]:
                break
            bob.hear()
        thread = threading.Thread(target=play_out, args=(bob,))
        thread.start()
        with Client(one.address, taken["table"], taken["token"]) as ann:
            play_out(ann)
        thread.join()
    verify(read(one.http.get(f"/api/tables/{taken['table']}/journal").text))
    assert once_each(database)
    one.stop()
    two.stop()


def once_each(database: str) -> bool:
    """Whether no bot has moved twice: every game in the database replays, and its moves are in turn."""
    with psycopg.connect(database) as connection:
        gaps = connection.execute(
            "SELECT table_id FROM events GROUP BY table_id HAVING max(number) <> count(*) OR min(number) <> 1"
        ).fetchall()
    return not gaps


@pytest.mark.timeout(200)
def test_one_of_two_workers_is_killed_under_play(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new()
    server = Server(tmp_path, "--store", database, "--workers", "2")
    players = []
    for number in range(4):
        taken = server.table("me", "open", "random")
        joined = server.join(taken["table"])
        players += [Player(server, taken["table"], token, 10 * number) for token in (taken["token"], joined["token"])]
    for player in players:
        player.start()
    killed = []
    for _ in range(3):
        time.sleep(1.0)
        workers = [pid for pid in descendants(server.process.pid) if "rookery.table.serve" in command(pid)]
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        killed.append(workers[0])
        processes.until(lambda: replaced(server, killed))
    for player in players:
        player.join(timeout=100)
        assert player.problem is None, player.problem
        assert player.over
    assert sum(player.comebacks for player in players) > 0
    for player in players:
        verify(read(server.http.get(f"/api/tables/{player.table}/journal").text))
    assert asyncio.run(count_deeds(PostgresStore(database, "check"), players)) > 20
    assert once_each(database)
    family = descendants(server.process.pid)
    server.stop()
    assert gone(family)


def listed(server: Server, table: str) -> bool:
    return table in [one["table"] for one in server.get("/api/tables")]


def replaced(server: Server, killed: list[int]) -> bool:
    """Whether the parent has put new workers in the place of those that were killed."""
    now = [pid for pid in descendants(server.process.pid) if "rookery.table.serve" in command(pid)]
    return len(now) == 2 and not set(now) & set(killed)


def command(pid: int) -> str:
    """How a process was started."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def test_two_workers_share_the_load(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path, "--store", postgres.new(), "--workers", "2")
    table, _ = server.people(2)
    with ExitStack() as stack:
        for _ in range(40):
            stack.enter_context(Client(server.address, table))
        workers = [pid for pid in descendants(server.process.pid) if "rookery.table.serve" in command(pid)]
        lines = [len(list(Path(f"/proc/{pid}/fd").iterdir())) for pid in workers]
    assert min(lines) > 15
    server.stop()


# From the inside, with a clock


def in_two_halls(database: str, story: Callable[[Hall, Hall, Clock], Awaitable[None]]) -> None:
    async def tell() -> None:
        clock = Clock()
        stores = [PostgresStore(database, name) for name in ("1", "2")]
        halls = [Hall(store, store.worker, clock) for store in stores]
        for store, hall in zip(stores, halls, strict=True):
            await store.open()
            await hall.open()
        try:
            await story(halls[0], halls[1], clock)
        finally:
            for store, hall in zip(stores, halls, strict=True):
                await hall.close()
                await store.close()

    asyncio.run(tell())


def test_absence_counts_from_when_they_left_wherever_that_was(database: str) -> None:
    async def story(one: Hall, two: Hall, clock: Clock) -> None:
        await one.store.append("t", 0, happenings("me", "me"), NOBODY)
        mine, theirs = await one.find("t"), await two.find("t")
        clock.now += 10 * AWAY
        ear = Ear(1, "k1")
        two.listen(theirs, ear)
        await until(lambda: mine.audience.present(1))
        assert one.away(mine, 1) == 0
        two.stop_listening(theirs, ear)
        await until(lambda: not mine.audience.present(1))
        assert one.away(mine, 1) == 0  # gone just now
        with pytest.raises(Refusal, match="not_away_long"):
            await one.do("t", commands.StandIn("k0", 1, one.away(mine, 1)))
        clock.now += AWAY
        assert await one.do("t", commands.StandIn("k0", 1, one.away(mine, 1)))
        await until(lambda: theirs.table.sittings[1].bot)

    in_two_halls(database, story)


def test_nothing_is_missed_while_a_table_is_loaded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Hall, two: Hall, _: Clock) -> None:
        await one.store.append("t", 0, happenings("me", "me"), NOBODY)
        load = two.store.load

        async def slow(table: str, since: int = 0) -> Any:
            found = await load(table, since)
            if not since:
                await one.do("t", act(0, "send 4"))  # between reading and being there
                await asyncio.sleep(0.2)
            return found

        monkeypatch.setattr(two.store, "load", slow)
        hosted = await two.find("t")
        await until(lambda: hosted.table.moves == 1, 2)

    in_two_halls(database, story)


def test_a_worker_that_ends_takes_its_people_along(database: str) -> None:
    async def story(one: Hall, two: Hall, _: Clock) -> None:
        await one.store.append("t", 0, happenings("me", "me"), NOBODY)
        mine, theirs = await one.find("t"), await two.find("t")
        two.listen(theirs, Ear(1, "k1"))
        await until(lambda: mine.audience.present(1))
        again = Hall(two.store, "2")  # as if it had died, and another had taken its place
        await again.open()
        await until(lambda: not mine.audience.present(1))

    in_two_halls(database, story)


def test_many_workers_decide_at_once(database: str) -> None:
    async def story(one: Hall, two: Hall, _: Clock) -> None:
        await one.store.append("t", 0, happenings("me", "me"), NOBODY)
        says = [
            hall.do("t", commands.Say(f"k{n % 2}", f"{n}", f"r{n}")) for n in range(30) for hall in (one, two)
        ]  # each word is asked for at both
        numbers = await asyncio.gather(*says)
        assert [numbers[n] == numbers[n + 1] for n in range(0, 60, 2)] == [True] * 30
        assert len(set(numbers)) == 30
        mine, theirs = await one.find("t"), await two.find("t")
        await until(lambda: mine.table.number == theirs.table.number == 4 + 30)

    in_two_halls(database, story)
