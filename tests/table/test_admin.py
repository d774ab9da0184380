"""The host's side of a server, and strangers in the lobby: the key, the figures, closing with a word, hiding."""

from __future__ import annotations

import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rookery.engine.refusals import Refusal
from rookery.table import commands, keys
from rookery.table.hall import Hall
from rookery.table.host import Host, make_key, read_key
from rookery.table.thinking import Thinkers
from tests.table.client import Client
from tests.table.postgres import Postgres, free_port
from tests.table.server import Server, bearer
from tests.table.test_decide import Play
from tests.table.test_hall import Clock, in_hall, put


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """A server twice; with PostgreSQL two servers with one database."""
    if request.param == "sqlite":
        one = two = Server(tmp_path_factory.mktemp("data"))
    else:
        database: Postgres = request.getfixturevalue("postgres")
        address = database.new()
        one, two = (Server(tmp_path_factory.mktemp("data"), "--store", address) for _ in range(2))
    yield one, two
    for server in {one, two}:
        assert server.stop() == ""


def key_of(server: Server) -> str:
    """The host's key."""
    return read_key(server.data / "host.key")


def house(server: Server, key: str) -> dict[str, Any]:
    """What the host is told."""
    told: dict[str, Any] = server.get("/api/host", key)
    return told


def row(server: Server, key: str, table: str) -> dict[str, Any]:
    """What the host is told of a table."""
    (found,) = (one for one in house(server, key)["tables"] if one["table"] == table)
    return dict(found)


def test_the_key_is_in_one_file_for_its_owner_alone(pair: tuple[Server, Server]) -> None:
    one, two = pair
    file = one.data / "host.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in one.data.iterdir() if path.name.endswith("key") or path.name.startswith(".")] == [
        "host.key"
    ]
    if two is not one:  # who starts later makes none, and knows the same
        assert not (two.data / "host.key").exists()
    assert house(two, key_of(one))["version"]


def test_a_wrong_key_learns_nothing_and_cannot_go_on_guessing(pair: tuple[Server, Server]) -> None:
    one, _ = pair
    table = one.table("me", "random")["table"]
    calls = [("GET", "/api/host"), ("POST", f"/api/host/tables/{table}/close"), ("POST", "/api/host/archive")]
    for number, (method, path) in enumerate(calls):
        with one.coming_from(f"127.0.7.{number + 1}") as stranger:
            for key in ("", "wrong", keys.new_key(), key_of(one)[:-1]):
                answer = stranger.request(method, path, headers=bearer(key), json={"word": 3})
                assert (answer.status_code, answer.json()) == (
                    403, {"reason": "bad_host_key", "rule": "", "args": {}}
                )  # fmt: skip
    with one.coming_from("127.0.7.9") as stranger:
        seen = [stranger.get("/api/host", headers=bearer("wrong")).status_code for _ in range(14)]
        assert seen[0] == 403
        assert seen[-1] == 429
        assert stranger.get("/api/host", headers=bearer(key_of(one))).status_code == 429  # it is not even looked at
    for _ in range(30):  # who has the key is not slowed down
        house(one, key_of(one))


def test_the_host_sees_tables_and_figures(pair: tuple[Server, Server]) -> None:
    one, two = pair
    key = key_of(one)
    taken = one.table("me", "open", public=True)
    table = taken["table"]
    alone = one.table("me", "random")["table"]
    with Client(one.address, table, taken["token"]), Client(two.address, table):
        until = time.monotonic() + 20
        while True:  # who is there at the other worker is told as soon as it says so
            seen = row(two, key, table)
            if (seen["here"], seen["watching"]) == ([0], 1) or time.monotonic() > until:
                break
        assert (seen["here"], seen["watching"], seen["listed"], seen["over"]) == ([0], 1, True, False)
    assert (seen["game"], seen["names"], seen["bots"], seen["moves"]) == ("kids_of_london", ["Ann", ""], ["", ""], 0)
    assert abs(seen["touched"] - time.time()) < 60
    other = row(two, key, alone)
    assert (other["names"], other["bots"], other["listed"]) == (["Ann", ""], ["", "random"], False)
    before = house(one, key)
    one.post("/api/me", {"name": "Bob"}, "me_" + keys.new_key())
    after = house(one, key)
    assert after["players"] == before["players"] + 1
    assert after["all_tables"] >= after["unfinished"] >= 2
    assert after["disk"] > 4096
    assert (after["free"] is None) == (one is not two)
    assert after["since"] <= after["at"]
    assert set(after["bots"]) == {"running", "waiting", "processes", "most"}
    assert after["bots"]["running"] <= after["bots"]["processes"] <= after["bots"]["most"]


def test_a_table_is_closed_with_a_word_to_its_people(pair: tuple[Server, Server]) -> None:
    one, two = pair
    key = key_of(one)
    table, tokens = one.people(2, public=True)
    with Client(one.address, table, tokens[0]) as ann:
        two.post(f"/api/host/tables/{table}/close", {"word": "  The club\n closes\x07 at ten. "}, key)
        while not ann.events() or ann.events()[-1]["what"] != "close":
            ann.hear()
        told = ann.events()[-1]
        assert (told["text"], told["word"], told["seat"]) == ("host", "The club closes at ten.", None)
    with Client(two.address, table, tokens[1]) as bob:  # who comes later reads it, too
        assert bob.events()[-1]["word"] == "The club closes at ten."
    seen = row(one, key, table)
    assert (seen["closed"], seen["listed"]) == ("host", False)
    assert table not in [listed["table"] for listed in two.get("/api/tables")]
    again = one.http.post(f"/api/host/tables/{table}/close", json={}, headers=bearer(key))
    assert (again.status_code, again.json()["reason"]) == (410, "table_closed")
    none = one.http.post("/api/host/tables/nowhere/close", json={}, headers=bearer(key))
    assert (none.status_code, none.json()["reason"]) == (404, "no_such_table")
    other, _ = one.people(2)
    for body, reason in (({"word": "x" * 401}, "text_length"), ({"word": 3}, "bad_message"), ({"x": 1}, "bad_message")):
        refused = one.http.post(f"/api/host/tables/{other}/close", json=body, headers=bearer(key))
        assert (refused.status_code, refused.json()["reason"]) == (400, reason)
    assert row(one, key, other)["closed"] == ""


def test_what_nobody_comes_back_to_is_archived(pair: tuple[Server, Server]) -> None:
    one, _ = pair
    key = key_of(one)
    one.people(2)
    assert one.post("/api/host/archive", {"days": 1}, key) == {"tables": 0}
    for days in (0, -1, 1e9):
        refused = one.http.post("/api/host/archive", json={"days": days}, headers=bearer(key))
        assert (refused.status_code, refused.json()["reason"]) == (400, "bad_days")


def test_the_maker_takes_a_table_off_the_lobby_and_puts_it_back(pair: tuple[Server, Server]) -> None:
    one, two = pair
    table, tokens = one.people(2, public=True)

    def listed(server: Server) -> bool:
        return table in [told["table"] for told in server.get("/api/tables")]

    with Client(one.address, table, tokens[0]) as ann:
        assert ann.until(lambda message: message["type"] == "presence")["lobby"] == "listed"
        assert listed(one)
        refused = one.http.post(f"/api/tables/{table}/unlist", json={}, headers=bearer(tokens[1]))
        assert (refused.status_code, refused.json()["reason"]) == (403, "only_maker")
        two.post(f"/api/tables/{table}/unlist", token=tokens[0])
        ann.until(lambda message: message["type"] == "presence" and message["lobby"] == "hidden")
        assert (ann.events()[-1]["what"], ann.events()[-1].get("yes", False)) == ("lobby", False)
        number = ann.events()[-1]["number"]
        assert not listed(one)
        assert not listed(two)
        assert not row(two, key_of(one), table)["listed"]
        two.post(f"/api/tables/{table}/unlist", token=tokens[0])  # again: nothing happens
        two.post(f"/api/tables/{table}/list", token=tokens[0])
        ann.until(lambda message: message["type"] == "presence" and message["lobby"] == "listed")
        assert (ann.events()[-1]["what"], ann.events()[-1]["yes"]) == ("lobby", True)
        assert ann.events()[-1]["number"] == number + 1
        assert listed(one)
    private, (token, _) = one.people(2)
    refused = one.http.post(f"/api/tables/{private}/list", json={}, headers=bearer(token))
    assert (refused.status_code, refused.json()["reason"]) == (409, "never_public")


def test_the_lobby_tells_no_secret(pair: tuple[Server, Server]) -> None:
    one, _ = pair
    table, tokens = one.people(2, public=True)
    link = one.post(f"/api/tables/{table}/handover", token=tokens[1])["link"]
    with Client(one.address, table, tokens[0]):
        told = one.http.get("/api/tables").text
        assert table in told
        for secret in (*tokens, link):
            assert secret not in told
            assert keys.hash_of(secret) not in told
    stranger = one.join(table, link, "Cat")  # whom the seat was handed on to
    assert stranger["seat"] == 1
    refused = one.http.post(f"/api/tables/{table}/leave", json={}, headers=bearer(tokens[1]))
    assert refused.json()["reason"] == "bad_token"


def test_a_key_of_the_hosts_own_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "mine"
    server = Server(tmp_path / "data", "--host-key-file", str(file))
    assert not (tmp_path / "data" / "host.key").exists()
    old = read_key(file)
    assert house(server, old)["tables"] == []
    server.stop()
    file.write_text("a-key-of-my-own-0123\n")
    server.start()
    assert house(server, "a-key-of-my-own-0123")["tables"] == []
    assert server.http.get("/api/host", headers=bearer(old)).status_code == 403
    server.stop()
    file.unlink()  # it was taken to a safer place, and is not made again
    server.start()
    assert house(server, "a-key-of-my-own-0123")["tables"] == []
    assert not file.exists()
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir() if path.is_file())
    said = server.stop()
    assert said == ""
    assert b"a-key-of-my-own-0123" not in kept
    assert keys.hash_of("a-key-of-my-own-0123").encode() in kept


def test_two_workers_of_one_server_make_one_key(database: str, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", "--store", database, "--workers", "2", port=free_port())
    try:
        assert [path.name for path in (tmp_path / "data").iterdir()] == ["host.key"]
        asked: set[str] = set()
        until = time.monotonic() + 20
        while len(asked) < 2 and time.monotonic() < until:  # by a new connection each time, until both have answered
            with server.coming_from("127.0.0.1") as client:
                asked.add(client.get("/api/host", headers=bearer(key_of(server))).json()["worker"])
        assert len(asked) == 2
    finally:
        assert server.stop() == ""


def test_days_are_counted_and_tables_on_disk_are_told(tmp_path: Path) -> None:
    async def story(hall: Hall, clock: Clock) -> None:
        clock.now = 1e6
        host = Host(hall, Thinkers(1))
        await put(hall, "old", "me", "me", at=clock.now - 3 * 86400)
        await put(hall, "new", "me", "me", at=clock.now - 86400 / 2)
        await hall.store.write(("INSERT INTO tables VALUES ('bad', 1, ?, 0, 0, 0, NULL)", (clock.now,)))
        for _ in range(2):  # the second time some are remembered
            told = await host.tables()
            assert [(one.table, one.game, one.moves) for one in told] == [
                ("bad", "", 0), ("new", "kids_of_london", 0), ("old", "kids_of_london", 0)
            ]  # fmt: skip
            hall.hosted.clear()
        assert (await host.archive(3.5)).tables == 0
        assert (await host.archive(1.0)).tables == 1
        assert [one.closed for one in await host.tables() if one.table == "old"] == ["abandoned"]
        assert (await host.archive(1.0)).tables == 0

    in_hall(tmp_path, story)


def test_a_key_is_made_once_and_a_poor_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "host.key"
    make_key(file)
    made = file.read_text()
    make_key(file)
    assert file.read_text() == made
    assert [path.name for path in file.parent.iterdir()] == ["host.key"]
    for poor in ("", "short", "two words in one key", "é" * 20, "x" * 201):
        file.write_text(poor)
        with pytest.raises(Refusal, match="wrong_host_key"):
            read_key(file)


def test_a_table_forgets_nothing_of_the_lobby_when_it_is_read_again() -> None:
    play = Play("me", "open")
    with pytest.raises(Refusal, match="never_public"):
        play.do(commands.Show("k0", True))
    play.table.head.public = play.table.public = True
    with pytest.raises(Refusal, match="only_maker"):
        play.do(commands.Show("k1", False))
    play.do(commands.Show("k0", False))
    assert not play.table.public
    number = play.table.number
    play.do(commands.Show("k0", False))
    assert play.table.number == number
    play.do(commands.Close("host", "Bye"))
    with pytest.raises(Refusal, match="table_closed"):
        play.do(commands.Show("k0", True))
