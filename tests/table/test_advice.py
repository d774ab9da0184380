"""Hints and reviews at a server: on one's turn, for one's own seat, thought once a moment, and marked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rookery.engine.journal import read
from tests.table.client import Client, play_out
from tests.table.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), hurried=True)
    yield running
    assert running.stop() == ""


def ask(server: Server, table: str, token: str) -> Any:
    answer = server.http.post(f"/api/tables/{table}/hint", json={}, headers={"Authorization": f"Bearer {token}"})
    return answer.status_code, answer.json()


def test_a_hint_is_given_on_ones_turn_and_marked(server: Server) -> None:
    taken = server.table("me", "random", game="crooks")
    table, token = taken["table"], taken["token"]
    with Client(server.address, table, token) as client, Client(server.address, table) as watcher:
        view = client.view_when(lambda view: view["moves"])
        status, hint = ask(server, table, token)
        assert status == 200
        legal = [" ".join(str(part) for part in move.values() if part is not None) for move in view["moves"]]
        assert 1 <= len(hint["best"]) <= 3
        assert all(advice["move"] in legal and 0 <= advice["share"] <= 1 for advice in hint["best"])
        assert ask(server, table, token) == (200, hint)  # the same, and no second mark
        for one in (client, watcher):
            one.until(lambda message: any(event["what"] == "hint" for event in message.get("events", [])))
        assert server.http.post(f"/api/tables/{table}/hint", json={}).status_code == 403
        assert ask(server, table, "x" * 20)[0] == 403
        play_out(client)
        assert ask(server, table, token)[1]["reason"] == "over"
        marked = client.last("update")
        assert marked is not None
        assert marked["proof"]["hints"] == [1, 0]
    journal = read(server.http.get(f"/api/tables/{table}/journal", headers={"Authorization": f"Bearer {token}"}).text)
    assert journal.hints == [1, 0]


def test_nobody_is_advised_out_of_turn(server: Server) -> None:
    taken = server.table("me", "link", game="crooks")
    table = taken["table"]
    assert ask(server, table, taken["token"])[1]["reason"] == "not_begun"
    bob = server.join(table, taken["invite"], "Bob")
    with Client(server.address, table, taken["token"]) as ann:
        view = ann.view_when(lambda view: view["waiting"])
        tokens = [taken["token"], bob["token"]]
        (mover,) = view["waiting"]
        assert ask(server, table, tokens[mover])[0] == 200
        assert ask(server, table, tokens[1 - mover])[1]["reason"] == "not_asked"


def test_a_finished_game_is_gone_through(server: Server) -> None:
    taken = server.table("me", "random", game="crooks")
    table, header = taken["table"], {"Authorization": f"Bearer {taken['token']}"}
    path = f"/api/tables/{table}/review"
    with Client(server.address, table, taken["token"]) as client:
        client.view_when(lambda view: view["moves"])
        assert server.http.get(f"{path}/0", headers=header).json()["reason"] == "not_over"
        play_out(client)
    found = server.http.get(f"{path}/0", headers=header).json()
    assert found["decisions"]
    assert abs(found["even"] + found["dealt"] + found["played"] + found["fortune"] - found["won"]) < 0.01
    assert {one["number"] for one in found["decisions"] if one["loss"] > 0} >= set(found["dearest"])
    assert server.http.get(f"{path}/0", headers=header).json() == found
    for wrong in ("2", "-1", "x", "٣", "99999"):
        assert server.http.get(f"{path}/{wrong}", headers=header).json()["reason"] == "no_such_seat"
