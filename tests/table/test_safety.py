"""Safety: origins, headers, sizes, paces, nonsense of every kind; and nothing secret on disk or in the log."""

from __future__ import annotations

import contextlib
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rookery.table.limits import Bucket, Buckets
from tests.table.client import Client
from tests.table.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


def test_every_answer_has_the_headers(server: Server) -> None:
    for path in ("/", "/healthz", "/api/games", "/nowhere", "/t/x", "/api/tables/x/journal"):
        headers = server.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_pages_from_elsewhere_are_refused(server: Server) -> None:
    answer = server.http.post("/api/tables", json={}, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "wrong_origin")
    table = server.table("me", "random")["table"]
    address = server.address.replace("http", "ws")
    evil = {"Origin": "http://evil.example"}
    with pytest.raises(InvalidStatus), connect(f"{address}/api/tables/{table}/ws", additional_headers=evil):
        pass
    with Client(server.address, table, origin=server.address) as client:
        assert client.heard[0]["type"] == "hello"


def test_healthz(server: Server) -> None:
    assert server.get("/healthz")["ok"] is True


def test_games_words_and_rules(server: Server) -> None:
    games = server.get("/api/games")
    kids = next(game for game in games if game["name"] == "kids_of_london")
    assert (kids["low"], kids["high"]) == (2, 5)
    assert kids["title"]["fr"] == "Kids of London"
    words = server.get("/api/games/kids_of_london/words/fr")
    assert words["refusal"]["child_gone"]
    assert words["refusal"]["no_such_table"]  # the engine's below
    rules = server.get("/api/games/kids_of_london/rules/en")
    assert [rule["number"] for rule in rules][:2] == ["K1", "K2"]
    for path in ("chess/words/fr", "kids_of_london/words/de", "kids_of_london/rules/de"):
        assert server.http.get(f"/api/games/{path}").status_code == 404


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/tables", b"[" * 9000, 400),
        ("POST", "/api/tables", b"x" * 100_000, 413),
        ("POST", "/api/tables/any/join", b"x" * 20_000, 413),
        ("POST", "/api/tables/none/join", b"{}", 404),
        ("GET", "/api/tables/%00/moments/1", b"", 404),
        ("GET", "/api/tables/%ff/journal", b"", 404),
        ("GET", "/../../etc/passwd", b"", 404),
        ("GET", "/static/../app.py", b"", 404),
        ("DELETE", "/api/tables", b"", 404),
        ("GET", "/api/games/%2e%2e/words/en", b"", 404),
    ],
)
def test_nonsense_over_http(server: Server, method: str, path: str, content: bytes, status: int) -> None:
    answer = server.http.request(method, path, content=content)
    assert answer.status_code == status
    assert "reason" in answer.json()


def test_raw_nonsense_is_no_harm(server: Server) -> None:
    header = b"POST /api/tables HTTP/1.1\r\nContent-Length: x\r\n\r\n"
    for rubbish in (b"\x00\x01\x02", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", header):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(rubbish)
            line.settimeout(2)
            with contextlib.suppress(TimeoutError):
                assert b" 500 " not in line.recv(4096)
    assert server.get("/healthz")["ok"] is True


def test_nonsense_over_the_websocket_drops_nobody(server: Server) -> None:
    taken = server.table("me", "link", "link")
    with (
        Client(server.address, taken["table"], taken["token"]) as client,
        Client(server.address, taken["table"]) as other,
    ):
        for rubbish in ("", "{", "[]", "null", '{"type": "dance", "id": "1"}', '{"type": "act"}', "\x00", "[" * 5000):
            client.socket.send(rubbish)
            refusal = client.until(lambda message: message["type"] == "refuse")
            assert (refusal["id"], refusal["reason"]) == ("", "bad_message")
        client.socket.send(b"\xff\x00")
        assert client.until(lambda message: message["type"] == "refuse")["reason"] == "bad_message"
        client.socket.send('{"type": "act", "id": "%s", "verb": "send", "piece": 1}' % ("x" * 99))
        assert client.until(lambda message: message["type"] == "refuse")["reason"] == "bad_message"
        assert client.act("send 3")["type"] == "ack"
        assert other.until(lambda message: message["type"] == "event" and message["what"] == "move")


def test_an_endless_message_costs_its_sender_the_line_only(server: Server) -> None:
    taken = server.table("me", "link", "link")
    with Client(server.address, taken["table"]) as other:
        with Client(server.address, taken["table"], taken["token"]) as client:
            client.socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed, match="1009"):
                client.until(lambda _: False)
        with Client(server.address, taken["table"], taken["token"]) as client:
            client.act("send 3")
        assert other.until(lambda message: message["type"] == "event" and message["what"] == "move")


def test_who_does_not_say_resume_first_is_sent_away(server: Server) -> None:
    taken = server.table("me", "random")
    address = server.address.replace("http", "ws")
    with connect(f"{address}/api/tables/{taken['table']}/ws") as line:
        line.send('{"type": "chat", "id": "1", "text": "hi"}')
        assert "resume_first" in str(line.recv())
    for table, token, reason in (("none", "", "no_such_table"), (taken["table"], "wrong", "bad_token")):
        client = Client(server.address, table, token)
        assert client.heard[-1]["reason"] == reason
        client.close()


def test_too_much_at_once_is_slowed_down(server: Server) -> None:
    taken = server.table("me", "link", "link")
    with Client(server.address, taken["table"], taken["token"]) as client:
        answers = [client.act("dance") for _ in range(90)]
        assert any(answer["reason"] == "too_fast" for answer in answers)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(rubbish=st.one_of(st.text(max_size=300), st.binary(max_size=300)))
def test_any_rubbish_is_answered(server: Server, rubbish: str | bytes) -> None:
    answer = httpx.post(
        f"{server.address}/api/tables/none/join", content=rubbish if isinstance(rubbish, bytes) else rubbish.encode()
    )
    assert 400 <= answer.status_code < 500


def test_tokens_are_nowhere_on_disk(tmp_path: Path) -> None:
    server = Server(tmp_path)
    taken = server.table("me", "link", "random")
    handed = server.post(f"/api/tables/{taken['table']}/handover", token=taken["token"])
    secrets = [taken["token"], taken["links"]["1"], handed["link"]]
    said = server.stop()
    for path in tmp_path.iterdir():
        content = path.read_bytes()
        assert not any(secret.encode() in content for secret in secrets)
    assert not any(secret in said for secret in secrets)
    rows = sqlite3.connect(tmp_path / "rookery.sqlite").execute("SELECT token_hash, link_hash FROM seats").fetchall()
    assert [len(one) for row in rows for one in row] == [64, 64, 0, 64, 0, 0]


def test_buckets_fill_with_time() -> None:
    now = 0.0
    bucket = Bucket(rate=2, burst=3, clock=lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    many = Buckets(rate=1, burst=1, clock=lambda: now)
    assert [many.take("a"), many.take("a"), many.take("b")] == [True, False, True]
    for number in range(10_002):
        many.take(str(number))
    now = 200.0
    many.take("last")
    assert len(many.buckets) < 10
