"""A player's own line: their tables, live, from whichever worker they are played at."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table.client import PATIENCE, Client, share
from tests.table.postgres import Postgres
from tests.table.server import Server, bearer


@pytest.fixture(scope="module", params=["alone", "two workers"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Where it is played, and where it is followed: one server, or two over one database."""
    with ExitStack() as ending:
        more: list[str] = []
        if request.param == "two workers":
            postgres: Postgres = request.getfixturevalue("postgres")
            more = ["--store", postgres.new()]
        servers = [Server(tmp_path_factory.mktemp("data"), *more, hurried=True) for _ in range(1 + bool(more))]
        for one in servers:
            ending.callback(one.stop)
        yield servers[0], servers[-1]


class Follower:
    """Somebody who looks at their tables."""

    def __init__(self, server: Server, key: str) -> None:
        self.line = ExitStack()
        self.socket = self.line.enter_context(connect(f"{server.address.replace('http', 'ws')}/api/me/ws"))
        self.socket.send(json.dumps({"key": key}))
        self.tables: dict[str, Any] = {}
        self.hear()

    def hear(self) -> None:
        """One word more."""
        news = json.loads(self.socket.recv(timeout=PATIENCE))
        self.tables |= {one["table"]: one for one in news["tables"]}
        for table in news["gone"]:
            del self.tables[table]

    def until(self, wanted: Any) -> None:
        """Hear on until the list is as wanted."""
        while not wanted(self.tables):
            self.hear()


def player(server: Server, name: str) -> str:
    """Somebody new; their key."""
    key = "me_" + secrets.token_urlsafe(18)
    server.post("/api/me", {"name": name}, key)
    return key


def sit(server: Server, table: str, key: str) -> Any:
    """Take an open seat, as a player."""
    return server.post(f"/api/tables/{table}/join", {"share": share(), "name": "x"}, key)


def test_tables_come_and_change_without_being_asked_for(pair: tuple[Server, Server]) -> None:
    here, there = pair
    ann, bob = player(here, "Ann"), player(here, "Bob")
    follower = Follower(there, ann)
    assert follower.tables == {}
    table = here.table("open", "open")["table"]
    sit(here, table, ann)
    follower.until(lambda tables: table in tables and not tables[table]["begun"])
    sit(here, table, bob)
    follower.until(lambda tables: tables[table]["begun"] and tables[table]["mine"])
    with Client(here.address, table, ann) as line:
        assert line.view is not None
        move = line.view["moves"][0]
        line.say("act", verb=move["verb"], piece=move["piece"])
    follower.until(lambda tables: not tables[table]["mine"] and tables[table]["moves"] == 1)


def test_a_table_taken_off_the_list_is_put_back_seat_and_all(pair: tuple[Server, Server]) -> None:
    here, _ = pair
    ann = player(here, "Ann")
    follower, other = Follower(here, ann), Follower(here, ann)
    table = here.table("open", "random")["table"]
    sit(here, table, ann)
    for one in (follower, other):
        one.until(lambda tables: table in tables)
    here.post(f"/api/me/tables/{table}/hide", token=ann)
    other.until(lambda tables: table not in tables)
    assert here.get("/api/me/tables", ann) == []
    assert [one["table"] for one in here.get("/api/me/export", ann)["tables"]] == [table]
    here.post(f"/api/me/tables/{table}/show", token=ann)
    other.until(lambda tables: table in tables)
    with Client(here.address, table, ann) as line:
        assert line.heard[0]["seat"] == 0


def test_a_seat_that_was_handed_over_is_on_the_other_list(pair: tuple[Server, Server]) -> None:
    here, _ = pair
    ann, bob = player(here, "Ann"), player(here, "Bob")
    table = here.table("open", "random")["table"]
    sit(here, table, ann)
    follower, other = Follower(here, ann), Follower(here, bob)
    follower.until(lambda tables: table in tables)
    link = here.post(f"/api/tables/{table}/handover", token=ann)["link"]
    here.post(f"/api/tables/{table}/join", {"share": share(), "name": "Bob", "link": link}, bob)
    follower.until(lambda tables: table not in tables)
    other.until(lambda tables: table in tables)


def test_who_is_unknown_or_forgotten_or_speaks_nonsense_is_shown_out(pair: tuple[Server, Server]) -> None:
    here, _ = pair
    with pytest.raises(ConnectionClosed) as unknown:
        Follower(here, "me_" + "x" * 24)
    assert unknown.value.rcvd is not None
    assert unknown.value.rcvd.code == 4404
    with connect(f"{here.address.replace('http', 'ws')}/api/me/ws") as socket:
        socket.send('{"key": 7}')
        with pytest.raises(ConnectionClosed) as nonsense:
            socket.recv(timeout=PATIENCE)
    assert nonsense.value.rcvd is not None
    assert nonsense.value.rcvd.code == 4400
    ann = player(here, "Ann")
    talker = Follower(here, ann)
    talker.socket.send("{}")
    with pytest.raises(ConnectionClosed) as talking:
        talker.hear()
    assert talking.value.rcvd is not None
    assert talking.value.rcvd.code == 4400
    follower = Follower(here, ann)
    here.post("/api/me/forget", token=ann)
    with pytest.raises(ConnectionClosed):
        follower.hear()


def test_who_left_comes_back_without_a_new_line(pair: tuple[Server, Server]) -> None:
    here, _ = pair
    ann = player(here, "Ann")
    table = here.table("open", "random")["table"]
    sit(here, table, ann)
    here.post(f"/api/tables/{table}/leave", token=ann)
    assert here.get(f"/api/tables/{table}")["seats"][0]["bot"]
    here.post(f"/api/tables/{table}/return", token=ann)
    assert not here.get(f"/api/tables/{table}")["seats"][0]["bot"]
    assert here.http.post(f"/api/tables/{table}/return", json={}, headers=bearer("no")).status_code == 403
