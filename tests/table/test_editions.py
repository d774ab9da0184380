"""Editions at a server: the text comes from the client, is checked, kept, and no file is ever opened for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.engine import registry
from rookery.engine.journal import read
from rookery.engine.match import verify
from tests.table.client import Client, play_out
from tests.table.server import Server

GAME = "crooks"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


def box() -> str:
    edition = registry.find(GAME).edition
    assert edition is not None
    return edition.box()


def test_the_option_is_described(server: Server) -> None:
    game = next(game for game in server.get("/api/games") if game["name"] == GAME)
    option = next(option for option in game["options"] if option["name"] == "edition")
    assert option == {"name": "edition", "default": "", "low": 0, "high": 0, "choices": [], "edition": True}
    assert game["reconstructed"] is True


def test_a_table_is_played_with_a_text_and_survives_the_server(server: Server) -> None:
    own = box().replace("2,9,-3", "2,9,-4")
    taken = server.post("/api/tables", {"game": GAME, "seats": SEATS, "options": {"edition": own}})
    server.join(taken["table"], taken["token"], keep=True)
    with Client(server.address, taken["table"], taken["token"]) as client:
        hello = client.heard[0]
        assert hello["options"] == {"edition": own}
        assert hello["values"] == "own"
        assert client.raw[0].count("attested\\n") == 1
        assert hello["facts"]["crooks"][1]["modifier"] == -4
        assert "attested\\n" not in "".join(client.raw[1:])  # the text is sent once
    server.kill()
    server.start()
    with Client(server.address, taken["table"], taken["token"]) as client:
        play_out(client)
    journal = read(server.http.get(f"/api/tables/{taken['table']}/journal").text)
    assert journal.options["edition"] == own
    verify(journal)


def test_a_broken_text_is_refused_with_every_fault(server: Server) -> None:
    text = box().replace("2,9,-3", "2,99,-44")
    answer = server.http.post("/api/tables", json={"game": GAME, "seats": SEATS, "options": {"edition": text}})
    assert answer.status_code == 400
    fault = answer.json()
    assert fault["reason"] == "edition_faults"
    assert [(one["place"], one["fault"]) for one in fault["args"]["faults"]] == [(3, "number"), (3, "number")]
    assert fault["args"]["first"] == fault["args"]["faults"][0]


def test_a_name_is_not_read_as_a_file(server: Server, tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(box(), "utf-8")
    for value in (str(path), 7, "x" * 40_000):
        answer = server.http.post("/api/tables", json={"game": GAME, "seats": SEATS, "options": {"edition": value}})
        assert answer.status_code == 400
        assert answer.json()["reason"] in ("edition_faults", "edition_text", "edition_length")
