"""Safety: origins, headers, sizes, paces, nonsense of every kind; and nothing secret on disk or in the log."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rookery.engine.refusals import Refusal
from rookery.table import limits
from rookery.table.keys import hash_of
from rookery.table.limits import Bucket, Buckets, Crowd
from tests.table.client import PATIENCE, Client
from tests.table.server import Server, bearer

EVIL = [
    "http://evil.example",
    "null",
    "http://[",
    "http://[::1",
    "https://",
    "\\",
    "http://127.0.0.1:1",
    "http://a@b:c",
]


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
    for evil in EVIL:
        answer = server.http.post("/api/tables", json={}, headers={"Origin": evil})
        assert (answer.status_code, answer.json()["reason"]) == (403, "wrong_origin")
        header = {"Origin": evil}
        with pytest.raises(InvalidStatus), connect(f"{address}/api/tables/{table}/ws", additional_headers=header):
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
    assert sorted(games, key=lambda game: game["weight"])[0] == kids  # the easiest
    words = server.get("/api/games/kids_of_london/words/fr")
    assert words["refusal"]["child_gone"]
    assert words["refusal"]["no_such_table"]  # the engine's below
    rules = server.get("/api/games/kids_of_london/rules/en")
    assert [rule["number"] for rule in rules][:2] == ["K1", "K2"]
    taken = server.table("me", "link", "random", spectators=False, options={"beggar": 17})
    played = server.get(f"/api/tables/{taken['table']}/rules/en", taken["token"])
    assert [rule["number"] for rule in played] == [rule["number"] for rule in rules]
    assert [other for rule, other in zip(rules, played, strict=True) if rule != other and "17" in other["text"]]
    for token, language, answer in (("", "en", 403), ("wrong", "en", 403), (taken["token"], "de", 404)):
        path = f"/api/tables/{taken['table']}/rules/{language}"
        assert server.http.get(path, headers=bearer(token)).status_code == answer
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
        ("POST", "/api/tables/none/join", b'{"share": "abababababababab"}', 404),
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
    table, tokens = server.people()
    with (
        Client(server.address, table, tokens[0]) as client,
        Client(server.address, table) as other,
    ):
        for rubbish in ("", "{", "[]", "null", '{"type": "dance", "id": "1"}', '{"type": "act"}', "\x00", "[" * 5000):
            client.socket.send(rubbish)
            refusal = client.until(lambda message: message["type"] == "refuse")
            assert (refusal["id"], refusal["reason"]) == ("", "bad_message")
        client.socket.send(b"\xff\x00")
        assert client.until(lambda message: message["type"] == "refuse")["reason"] == "bad_message"
        client.socket.send('{"type": "act", "id": "%s", "verb": "send", "piece": 1}' % ("x" * 99))
        assert client.until(lambda message: message["type"] == "refuse")["reason"] == "bad_message"
        for id_ in ('""', "7", "null"):
            client.socket.send(f'{{"type": "act", "id": {id_}, "verb": "send", "piece": 1}}')
            refusal = client.until(lambda message: message["type"] == "refuse")
            assert (refusal["id"], refusal["reason"]) == ("", "bad_message")
        assert client.act("send 3")["type"] == "ack"
        other.when_moves(1)


def test_text_that_is_no_text_is_refused(server: Server) -> None:
    """In frames that say they are text: whole, in parts, and half a letter at the end; and the line goes on."""
    table, tokens = server.people()
    with Client(server.address, table, tokens[0]) as client:
        for parts in ([b"\xff\xfe"], [b'{"type": "chat", "id": "1", "text": "', b"\xc3", b'"}'], [b"abc\xe2\x82"]):
            client.socket.protocol.send_text(parts[0], fin=len(parts) == 1)
            for number, part in enumerate(parts[1:], 2):
                client.socket.protocol.send_continuation(part, fin=number == len(parts))
            for data in client.socket.protocol.data_to_send():
                client.socket.socket.sendall(data)
            refusal = client.until(lambda message: message["type"] == "refuse")
            assert (refusal["id"], refusal["reason"]) == ("", "bad_message")
        assert client.act("send 3")["type"] == "ack"


def test_an_endless_message_costs_its_sender_the_line_only(server: Server) -> None:
    table, tokens = server.people()
    with Client(server.address, table) as other:
        with Client(server.address, table, tokens[0]) as client:
            client.socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed, match="1009"):
                client.until(lambda _: False)
        with Client(server.address, table, tokens[0]) as client:
            client.act("send 3")
        other.when_moves(1)


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
    table, tokens = server.people()
    with Client(server.address, table, tokens[0]) as client:
        begun = time.monotonic()
        answers = [client.act("dance") for _ in range(90)]
        assert any(answer["reason"] == "too_fast" for answer in answers)
        with Client(server.address, table, tokens[0]) as other:  # another line is no way around
            answers += [other.act("dance") for _ in range(60)]
        heard = [answer for answer in answers if answer["reason"] == "no_such_move"]
        assert len(heard) <= 60 + 20 * (time.monotonic() - begun) + 1


def test_many_lines_say_no_more_than_one(server: Server) -> None:
    """27 chats a second passed through many lines of one seat."""
    table, tokens = server.people()
    with ExitStack() as stack:
        lines = [stack.enter_context(Client(server.address, table, tokens[0])) for _ in range(10)]
        begun = time.monotonic()
        said = [line.say("chat", text="spam")["type"] for _ in range(5) for line in lines]
        assert said.count("ack") <= 6 + 0.5 * (time.monotonic() - begun) + 1


def test_many_seats_say_no_more_than_an_address_may(server: Server) -> None:
    """Nor through the many seats of tables of one's own."""
    with ExitStack() as stack:
        lines = []
        for _ in range(5):
            table, tokens = server.people(5)
            lines += [
                stack.enter_context(Client(server.address, table, token, source_address=("127.0.4.1", 0)))
                for token in tokens
            ]
        begun = time.monotonic()
        said = [line.say("chat", text="spam")["type"] for _ in range(4) for line in lines]
        assert said.count("ack") <= 24 + 2 * (time.monotonic() - begun) + 1
        table, tokens = server.people(2)
        with Client(server.address, table, tokens[0]) as other:  # who comes from elsewhere is heard
            assert other.say("chat", text="Hello")["type"] == "ack"


def test_lines_are_limited_by_address(server: Server) -> None:
    table, _ = server.people(2)
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/ws"
    with ExitStack() as stack:
        open_ = 0
        for _ in range(30):  # lines that have not said who they are
            with contextlib.suppress(InvalidStatus):
                stack.enter_context(connect(address, source_address=("127.0.5.1", 0)))
                open_ += 1
        assert open_ == limits.UNSPOKEN_EACH
        with Client(server.address, table) as other:
            assert other.heard[0]["type"] == "hello"
    assert asyncio.run(many_lines(address, limits.LINES_EACH + 10)) == limits.LINES_EACH
    with Client(server.address, table, source_address=("127.0.5.2", 0)) as other:  # they have gone
        assert other.heard[0]["type"] == "hello"


async def many_lines(address: str, count: int) -> int:
    """How many lines can be had at once."""
    lines = []
    with contextlib.suppress(InvalidStatus):
        for _ in range(count):
            line = await connect_async(address, local_addr=("127.0.5.2", 0))
            await line.send('{"type": "resume", "id": "1"}')
            assert '"hello"' in str(await line.recv())
            lines.append(line)
    await asyncio.gather(*(line.close() for line in lines))
    return len(lines)


def test_half_requests_are_limited_and_not_waited_for(server: Server) -> None:
    halves = []
    for number in range(limits.DOORS_EACH + 50):
        line = socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.6.1", 0))
        with contextlib.suppress(OSError):
            line.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\n" + (b"Content-Length: 9\r\n\r\n{" if number % 2 else b"")
            )
        halves.append(line)
    begun = time.monotonic()
    assert server.get("/healthz")["ok"] is True  # nobody else minds
    table, tokens = server.people(2)
    with Client(server.address, table, tokens[0]) as quiet:
        time.sleep(0.5)
        assert sum(alive(line) for line in halves) <= limits.DOORS_EACH
        while any(alive(line) for line in halves):
            assert time.monotonic() - begun < limits.HALF + PATIENCE
            time.sleep(0.2)
        time.sleep(2.0)
        assert quiet.act("send 4")["type"] == "ack"  # a line to a table may be quiet for as long as it likes
    for line in halves:
        line.close()


def test_a_refusal_arrives_though_the_rest_of_the_question_comes_later(server: Server) -> None:
    question = b"POST /api/host/archive HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.6.2", 0)) as line:
        line.settimeout(10)
        line.sendall(question)
        time.sleep(0.5)  # meanwhile it has been answered
        line.sendall(b'{"days":9')
        time.sleep(0.1)
        assert b" 403 " in whole_answer(line)
        time.sleep(limits.REST + 0.5)
        line.sendall(question + b'{"days":9')  # and the line may be used again
        assert b" 403 " in whole_answer(line)
        line.sendall(question)
        assert b" 403 " in whole_answer(line)
        begun = time.monotonic()
        while alive(line):  # but the rest is not waited for without end
            assert time.monotonic() - begun < limits.REST + PATIENCE
            time.sleep(0.1)


def whole_answer(line: socket.socket) -> bytes:
    """An answer, head and body, in however many pieces it comes."""
    said = b""
    while not said.endswith(b"}"):
        piece = line.recv(4096)
        assert piece, said
        said += piece
    return said


def alive(line: socket.socket) -> bool:
    """Whether the other side has not hung up."""
    line.setblocking(False)
    try:
        while data := line.recv(4096):
            assert b" 500 " not in data
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


def test_who_does_not_read_is_dropped_and_their_memory_freed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    taken = server.table("me", "open", public=True)
    deaf = []
    for _ in range(20):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.connect(("127.0.0.1", server.port))
        line.sendall(
            f"GET /api/tables/{taken['table']}/ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        deaf.append(line)
    time.sleep(0.5)
    said = b'{"type": "resume", "id": "1"}'
    for line in deaf:
        line.sendall(bytes([0x81, 0x80 | len(said), 0, 0, 0, 0]) + said)
    begun = time.monotonic()
    with Client(server.address, taken["table"], taken["token"]) as client:
        client.until(lambda message: message["type"] == "presence" and message["watching"] == 20)
        while True:  # what they are sent is not read; who reads is served as ever
            client.say("chat", text="x" * 400)
            presence = client.last("presence")
            if presence is not None and not presence["watching"]:
                break
            assert time.monotonic() - begun < 60
            time.sleep(0.2)
    for line in deaf:
        line.close()
    assert server.stop() == ""


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    """To who asks for health, to who plays, and to who comes back to a seat that a bot has held."""
    server = Server(tmp_path)
    table, tokens = server.people(2)
    server.post(f"/api/tables/{table}/leave", token=tokens[1])
    with Client(server.address, table, tokens[0]) as client:
        client.when_moves(1)
        assert server.get("/healthz")["ok"] is True
        grown = max(path.stat().st_size for path in tmp_path.iterdir())
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (grown, resource.RLIM_INFINITY))
        refusal = client.act("send 3", "mine")
        for number in range(2000):  # a little room may be left
            if refusal["type"] == "refuse" and refusal["reason"] == "not_saved":
                break
            refusal = client.say("chat", text=f"{number}" * 50)
            time.sleep(0.02)
        assert refusal["reason"] == "not_saved"
        health = server.http.get("/healthz")
        assert (health.status_code, health.json()["reason"]) == (503, "not_saved")
        with Client(server.address, table, tokens[1]) as back:
            assert "not_saved" in [message["reason"] for message in back.heard if message["type"] == "refuse"]
            assert back.view is not None  # and sees the table
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert server.get("/healthz")["ok"] is True
        while (answer := client.act("send 3", "mine"))["type"] != "ack":
            assert answer["reason"] in ("too_fast", "not_asked", "not_saved"), answer
            if answer["reason"] == "not_asked":
                break
            time.sleep(0.3)
    server.stop()


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
    secrets = [taken["token"], taken["invite"], handed["link"]]
    said = server.stop()
    for path in tmp_path.iterdir():
        content = path.read_bytes()
        assert not any(secret.encode() in content for secret in secrets)
    assert not any(secret in said for secret in secrets)
    file = sqlite3.connect(tmp_path / "rookery.sqlite")
    kept = "".join(row[0] for row in file.execute("SELECT data FROM events"))
    file.close()
    assert all(hash_of(secret) in kept for secret in secrets)


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
    for number in range(20_001):
        now += 0.001
        many.take(str(number))
    assert len(many.buckets) < 11_000


def test_a_crowd_is_counted() -> None:
    crowd = Crowd(3, 2)
    with crowd.one("a"), crowd.one("a"):
        with pytest.raises(Refusal, match="house_full"), crowd.one("a"):
            pass
        with crowd.one("b"), pytest.raises(Refusal, match="house_full"), crowd.one("c"):
            pass
    assert (crowd.all, dict(crowd.here)) == (0, {})
