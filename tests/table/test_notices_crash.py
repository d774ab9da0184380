"""Notices of real servers to real receivers: killed in between, each turn is told once; the links in them work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.table.client import Client, share
from tests.table.postgres import free_port
from tests.table.processes import until
from tests.table.receivers import Browser, Mailbox, Request, Web, link_in
from tests.table.server import Server

ANN, BOB = ("me_" + letter * 24 for letter in "ab")
MAIL = "ann@home.example"


def options(port: int, mailbox: Mailbox) -> list[str]:
    """How a server is told to send notices to this machine."""
    smtp = ["--smtp", f"smtp+plain://127.0.0.1:{mailbox.port}", "--mail-from", "rooks@club.example"]
    return ["--public-url", f"http://127.0.0.1:{port}", "--allow-private", *smtp]


def subscribe(server: Server, web: Web, mailbox: Mailbox, browser: Browser) -> None:
    """Ann and Bob are there; Ann wants to be told by every way, and at once."""
    server.post("/api/me", {"name": "Ann", "language": "fr"}, ANN)
    server.post("/api/me", {"name": "Bob", "language": "en"}, BOB)
    server.post("/api/me/notices", {"wait": 0.0}, ANN)
    server.post("/api/me/notices/add", {"kind": "webhook", "address": f"{web.address}/hook"}, ANN)
    pushed = {"kind": "push", "address": f"{web.address}/push", "secrets": browser.secrets}
    server.post("/api/me/notices/add", pushed, ANN)
    server.post("/api/me/notices/add", {"kind": "mail", "address": MAIL}, ANN)
    until(lambda: mailbox.to(MAIL))
    link = link_in(mailbox.to(MAIL)[0])
    assert "Oui" in httpx.get(link).text
    assert not server.get("/api/me/notices", ANN)["addresses"][-1]["confirmed"]  # to open it changes nothing
    assert httpx.post(link).status_code == 200
    assert server.get("/api/me/notices", ANN)["addresses"][-1]["confirmed"]


def seat_both(server: Server) -> str:
    """A table of Ann and Bob."""
    table: str = server.table("open", "open")["table"]
    for key, name in ((ANN, "Ann"), (BOB, "Bob")):
        server.post(f"/api/tables/{table}/join", {"name": name, "share": share()}, key)
    return table


def play(server: Server, table: str) -> None:
    """Both make their move, and go."""
    for key in (ANN, BOB):
        with Client(server.address, table, key) as client:
            view = client.view_when(lambda view: view["moves"])
            assert client.say("act", **view["moves"][0])["type"] == "ack"


def told(web: Web, mailbox: Mailbox, browser: Browser) -> list[list[str]]:
    """The ids of the turns that came, by each way, as often as they came."""
    hooks = [json.loads(one.body)["id"] for one in web.got("/hook")]
    pushes = [browser.open(one.body)["id"] for one in web.got("/push")]
    letters = [one["Message-ID"] for one in mailbox.to(MAIL)[1:]]
    return [hooks, pushes, letters]


def came(ways: list[list[str]], turns: int) -> bool:
    """Whether so many turns were told by every way."""
    return all(len(set(ids)) >= turns for ids in ways)


def test_a_server_that_is_killed_again_and_again_tells_each_turn_once(
    tmp_path: Path, web: Web, mailbox: Mailbox
) -> None:
    port, browser = free_port(), Browser()
    server = Server(tmp_path, *options(port, mailbox), port=port)
    subscribe(server, web, mailbox, browser)
    table = seat_both(server)
    deaths = 0

    def die(request: Request) -> None:
        """The worst moment: the receiver has it, and the server does not know that yet."""
        nonlocal deaths
        if request.path == "/push" and deaths == 0:
            deaths += 1
            server.process.kill()
            time.sleep(0.2)

    web.before_answer = die
    for turn in range(1, 4):
        if turn != 1:
            time.sleep(0.7 * turn)  # now it is noted, now in the outbox, now about to be sent
            server.kill()
            server.start()
        if turn == 1:
            until(lambda: deaths)
            server.wait()
            server.start()
        until(lambda turn=turn: came(told(web, mailbox, browser), turn))  # type: ignore[misc]
        assert [len(set(ids)) for ids in told(web, mailbox, browser)] == [turn] * 3
        play(server, table)
    time.sleep(5)
    ways = told(web, mailbox, browser)
    assert [len(set(ids)) for ids in ways] == [4] * 3  # after the last round both are asked again
    assert len(ways[1]) <= 5  # the one that was under way came twice at most, under one name
    assert server.stop() == ""


def test_of_two_workers_one_dies_and_the_other_tells_each_turn_once(
    tmp_path: Path, database: str, web: Web, mailbox: Mailbox
) -> None:
    ports, browser = (free_port(), free_port()), Browser()
    one, other = (
        Server(tmp_path, *options(ports[0], mailbox), "--store", database, port=port, hurried=True) for port in ports
    )
    subscribe(one, web, mailbox, browser)
    table = seat_both(one)
    for turn in range(1, 4):
        until(lambda turn=turn: came(told(web, mailbox, browser), turn))  # type: ignore[misc]
        play(other, table)
    until(lambda: came(told(web, mailbox, browser), 4))
    ways = told(web, mailbox, browser)
    assert [len(ids) for ids in ways] == [len(set(ids)) for ids in ways] == [4] * 3  # nobody died: nothing came twice
    web.before_answer = lambda request: one.process.kill()  # whoever sends it, one of them dies at that moment
    play(other, table)
    until(lambda: came(told(web, mailbox, browser), 5), 40)
    time.sleep(4)
    assert [len(set(ids)) for ids in told(web, mailbox, browser)] == [5] * 3
    one.wait()
    assert other.stop() == ""


def test_a_notice_is_stopped_by_its_own_link(tmp_path: Path, web: Web, mailbox: Mailbox) -> None:
    port, browser = free_port(), Browser()
    server = Server(tmp_path, *options(port, mailbox), port=port)
    subscribe(server, web, mailbox, browser)
    table = seat_both(server)
    until(lambda: came(told(web, mailbox, browser), 1))
    letter = mailbox.to(MAIL)[1]
    assert letter.get_content().split()[-1] == link_in(letter)
    stop = letter["List-Unsubscribe"].strip("<>")
    assert "Les arrêter" in httpx.get(stop).text
    clicked = httpx.post(stop, data={"List-Unsubscribe": "One-Click"}, headers={"Origin": "null"})
    assert clicked.status_code == 200
    assert clicked.headers["content-security-policy"]
    assert httpx.post(stop).status_code == 200  # twice is as good as once
    assert httpx.get(stop).status_code == 404
    pushed = browser.open(web.got("/push")[0].body)
    assert httpx.post(server.address + pushed["stop"]).status_code == 200
    assert [one["kind"] for one in server.get("/api/me/notices", ANN)["addresses"]] == ["webhook"]
    assert server.get("/api/me/export", ANN)["notices"]["addresses"][0]["address"] == f"{web.address}/hook"
    play(server, table)
    until(lambda: len(web.got("/hook")) == 2)
    assert len(web.got("/push")) == 1
    assert len(mailbox.to(MAIL)) == 2
    assert server.stop() == ""


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        (["--smtp", "mail.example"], "smtps://"),
        (["--smtp", "smtps://ann@mail.example", "--mail-from", "a@b.example"], "ROOKERY_SMTP_PASSWORD"),
        (["--smtp", "smtp+plain://localhost", "--mail-from", "nobody"], "nobody"),
        (["--smtp", "smtp+plain://localhost", "--mail-from", "a@b.example"], "--public-url"),
    ],
)
def test_a_host_is_told_what_is_wrong_with_mail(tmp_path: Path, wrong: list[str], word: str) -> None:
    command = [sys.executable, "-m", "rookery", "serve", "--port", "0", "--data", str(tmp_path), *wrong]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, env={**os.environ, "ROOKERY_LANG": "en"})
    assert ran.returncode
    assert word in ran.stderr
