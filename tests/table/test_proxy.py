"""Behind a proxy: a real nginx with the very file of the documentation; whose address and which origin is believed."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rookery.table import limits
from rookery.table.safety import Trust
from tests.table.client import PATIENCE, Client, play_out, share
from tests.table.postgres import free_port
from tests.table.server import Server

PUBLIC = "https://table.example"
CONFIG = Path(__file__).parent.parent.parent / "docs" / "host-nginx.conf"
MISSING = "NO NGINX: the tests behind a proxy cannot run. Install it (`make proxy`), then try again."
MAIN = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


@dataclass
class House:
    """A server, and the address of the proxy before it."""

    server: Server
    address: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if nginx is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    settings = ["--public-url", PUBLIC, "--trust-proxy", "127.0.0.1"]
    server = Server(tmp_path_factory.mktemp("data"), *settings, port=free_port())
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    site = CONFIG.read_text("utf-8")
    assert "127.0.0.1:8021;" in site
    assert "listen 80;" in site
    site = site.replace("127.0.0.1:8021;", f"127.0.0.1:{server.port};").replace(
        "listen 80;", f"listen 127.0.0.1:{port};"
    )
    (folder / "site.conf").write_text(site, "utf-8")
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder), "utf-8")
    main = f"{folder}/nginx.conf"
    command = [nginx, "-c", main, "-p", str(folder), "-e", f"{folder}/error.log", "-g", "master_process off;"]
    process = subprocess.Popen(command)
    until = time.monotonic() + PATIENCE
    while True:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{port}/healthz")
            break
        assert time.monotonic() < until
        time.sleep(0.05)
    yield House(server, f"http://127.0.0.1:{port}")
    process.terminate()
    process.wait(10)
    assert server.stop() == ""


def test_a_game_is_played_through_the_proxy(house: House) -> None:
    origin = {"Origin": PUBLIC}
    body = {"game": "kids_of_london", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    answer = httpx.post(f"{house.address}/api/tables", json=body, headers=origin)
    assert answer.status_code == 200, answer.text
    taken = answer.json()
    wish = {"link": taken["token"], "keep": True, "share": share()}
    answer = httpx.post(f"{house.address}/api/tables/{taken['table']}/join", json=wish, headers=origin)
    assert answer.status_code == 200, answer.text
    with Client(house.address, taken["table"], taken["token"], additional_headers=origin) as client:
        play_out(client)
    assert httpx.get(f"{house.address}/api/tables/{taken['table']}/journal").status_code == 200


def test_only_pages_of_the_public_address_are_believed(house: House) -> None:
    for origin in ("https://evil.example", "http://table.example", house.address, house.server.address, "http://["):
        answer = httpx.post(f"{house.address}/api/tables", json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "wrong_origin")
        line = f"{house.address.replace('http', 'ws')}/api/tables/x/ws"
        with pytest.raises(InvalidStatus), connect(line, additional_headers={"Origin": origin}):
            pass
    answer = httpx.post(f"{house.address}/api/tables", json={}, headers={"Origin": PUBLIC})
    assert answer.json()["reason"] == "bad_message"


def test_limits_are_by_the_address_before_the_proxy(house: House) -> None:
    """What a client says of itself is not believed: only what our proxy adds to it."""
    body = {"game": "kids_of_london", "seats": [{"kind": "me"}, {"kind": "open"}]}

    def make(address: str, claimed: str) -> int:
        transport = httpx.HTTPTransport(verify=False, local_address=address)
        with httpx.Client(base_url=house.address, transport=transport) as client:
            return client.post("/api/tables", json=body, headers={"X-Forwarded-For": claimed}).status_code

    assert 429 in [make("127.0.7.1", f"10.0.0.{number}") for number in range(40)]
    assert make("127.0.7.2", "") == 200  # another is another


def test_lines_are_counted_by_the_address_before_the_proxy(house: House) -> None:
    taken = house.server.table("me", "open")
    line = f"{house.address.replace('http', 'ws')}/api/tables/{taken['table']}/ws"
    with ExitStack() as stack:
        for _ in range(limits.UNSPOKEN_EACH):
            stack.enter_context(connect(line, source_address=("127.0.7.3", 0)))
        with pytest.raises(InvalidStatus):
            stack.enter_context(connect(line, source_address=("127.0.7.3", 0)))
        stack.enter_context(connect(line, source_address=("127.0.7.4", 0)))


# Without a proxy


def connection(peer: str, forwarded: str = "") -> HTTPConnection:
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    return HTTPConnection({"type": "http", "client": (peer, 1), "headers": headers})


def test_whose_address_it_is() -> None:
    trust = Trust("", ("10.1.0.0/16", "::1"))
    for peer, forwarded, address in (
        ("1.2.3.4", "", "1.2.3.4"),
        ("1.2.3.4", "9.9.9.9", "1.2.3.4"),  # not a proxy of ours
        ("10.1.0.5", "9.9.9.9", "9.9.9.9"),
        ("10.1.0.5", "8.8.8.8, 9.9.9.9", "9.9.9.9"),  # who came first may have lied
        ("10.1.0.5", "9.9.9.9, 10.1.0.7", "9.9.9.9"),  # two proxies of ours
        ("10.1.0.5", "", "10.1.0.5"),
        ("10.1.0.5", " , ,", "10.1.0.5"),
        ("::1", "2001:db8::1", "2001:db8::1"),
        ("10.1.0.5", "x" * 500, "x" * 64),
        ("testclient", "9.9.9.9", "testclient"),
    ):
        assert trust.address(connection(peer, forwarded)) == address
    assert Trust().address(connection("127.0.0.1", "9.9.9.9")) == "127.0.0.1"


def test_whose_page_it_is() -> None:
    for trust, host, origin, ours in (
        (Trust(), "a.example:8021", "http://a.example:8021", True),
        (Trust(), "a.example:8021", "http://a.example", False),
        (Trust(), "a.example", "http://[", False),
        (Trust(), "a.example", "null", False),
        (Trust(), "", "", False),
        (Trust("https://a.example"), "127.0.0.1:8021", "https://a.example", True),
        (Trust("https://a.example/"), "x", "https://a.example", True),
        (Trust("https://a.example"), "b.example", "https://b.example", False),
        (Trust("https://a.example"), "a.example", "http://a.example", False),
    ):
        assert trust.same_origin(Headers({"host": host, "origin": origin})) is ours
    assert Trust().same_origin(Headers({"host": "a"}))
