"""A file of the version before: every table goes on or is closed in words, tokens open seats, and nothing is lost."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rookery.engine.journal import read
from rookery.engine.match import verify
from tests.table.client import Client, play_out
from tests.table.server import Server, bearer

HERE = Path(__file__).parent
SPOILT = ["spoilt_line", "spoilt_seed", "spoilt_game"]
OLD: dict[str, Any] = json.loads((HERE / "old.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("data")
    shutil.copy(HERE / "old.sqlite", folder / "rookery.sqlite")
    running = Server(folder)
    yield running
    said = running.stop()
    spoilt = [OLD[name]["table"] for name in SPOILT]
    assert all(table in said for table in spoilt)
    assert all(any(table in line for table in spoilt) for line in said.splitlines())  # and no other word


def lines(name: str, what: str) -> list[tuple[int, Any]]:
    """What the older file tells of a table."""
    file = sqlite3.connect(f"file:{HERE / 'old.sqlite'}?mode=ro", uri=True)
    query = "SELECT seat, data FROM events WHERE table_id = ? AND what = ? ORDER BY number"
    found = file.execute(query, (OLD[name]["table"], what)).fetchall()
    file.close()
    return [(seat, json.loads(data)) for seat, data in found]


def at(server: Server, name: str, seat: str = "0") -> Client:
    return Client(server.address, OLD[name]["table"], OLD[name]["tokens"][seat])


def test_a_game_in_the_middle_goes_on_to_its_end(server: Server) -> None:
    clients = [at(server, "middle", seat) for seat in ("0", "1", "2")]
    ann = clients[0]
    events = ann.events()
    assert [(one["seat"], one["text"]) for one in events if one["what"] == "chat"] == [
        (seat, data["text"]) for seat, data in lines("middle", "chat")
    ]
    assert [one["seat"] for one in events if one["what"] == "move"] == [seat for seat, _ in lines("middle", "move")]
    assert [one["seat"] for one in events if one["what"] == "undo"] == [0]
    assert ann.moves() == len(lines("middle", "move")) - 1
    presence = ann.last("presence")
    assert presence is not None
    assert [seat["name"] for seat in presence["seats"]] == ["Ann", "Bob", "Cat"]
    before = ann.moves()
    assert ann.act("send 1", "remembered")["type"] == "ack"  # done by the version before
    assert ann.moves() == before
    while ann.view is not None and ann.view["ending"] is None:
        for client in clients:
            client.when_moves(ann.moves())
            assert client.view is not None
            if client.view["moves"]:
                client.say("act", **client.view["moves"][0])
                ann.when_moves(client.moves()) if client is not ann else None
                break
    journal = read(server.http.get(f"/api/tables/{OLD['middle']['table']}/journal").text)
    assert len(verify(journal).moves) > before
    for client in clients:
        client.close()


def test_seats_are_whose_they_were(server: Server) -> None:
    table = OLD["handed"]["table"]
    gone = server.http.post(f"/api/tables/{table}/leave", json={}, headers=bearer(OLD["handed"]["tokens"]["lost"]))
    assert gone.status_code == 403
    with at(server, "handed") as heir:
        assert heir.heard[0]["seat"] == 0
        assert heir.view is not None
        assert heir.view["table"]["gangs"][0]["child"] == 5
        presence = heir.last("presence")
        assert presence is not None
        assert [seat["kind"] for seat in presence["seats"]] == ["person", "link", "open"]
        assert server.join(table, OLD["handed"]["links"]["1"], "Bob")["seat"] == 1
        assert server.join(table, name="Zoe")["seat"] == 2
        assert server.join(table, OLD["handed"]["offered"], "Third")["seat"] == 0


def test_bots_stand_in_and_step_aside(server: Server) -> None:
    with at(server, "left", "1") as bob:
        presence = bob.last("presence")
        assert presence is not None
        assert [bool(seat["bot"]) for seat in presence["seats"]] == [True, False, True]
        with at(server, "left") as ann:
            assert ann.events()[-1]["change"] == "came_back"
        assert server.join(OLD["left"]["table"], OLD["left"]["links"]["2"])["seat"] == 2


def test_a_finished_game_is_as_it_was(server: Server) -> None:
    with at(server, "over") as ann:
        assert ann.view is not None
        assert ann.view["returns"] == OLD["over"]["returns"]
        presence = ann.last("presence")
        assert presence is not None
        assert presence["rematch"] == OLD["again"]["table"]
    verify(read(server.http.get(f"/api/tables/{OLD['over']['table']}/journal").text))
    with at(server, "again") as ann:
        play_out(ann)


def test_rules_that_are_gone_close_a_table_in_words(server: Server) -> None:
    with at(server, "gone") as ann:
        assert (ann.events()[-1]["what"], ann.events()[-1]["text"]) == ("close", "other_rules")
        update = ann.last("update")
        assert update is not None
        moves = [event for event in ann.events() if event["what"] == "move"]
        assert update["sheet"] == {"moves": len(moves), "scores": []}  # the older version kept no points
        refusal = ann.act("send 1")
        assert (refusal["reason"], refusal["args"]) == ("table_closed", {"why": "other_rules"})


@pytest.mark.parametrize("name", SPOILT)
def test_what_cannot_be_read_is_put_aside(server: Server, name: str) -> None:
    client = at(server, name)
    assert client.heard[-1]["reason"] in ("table_unreadable", "no_such_table")
    client.close()


def test_what_was_put_aside_is_still_in_the_file(tmp_path: Path) -> None:
    shutil.copy(HERE / "old.sqlite", tmp_path / "rookery.sqlite")
    server = Server(tmp_path)
    server.stop()
    server.start()  # and a second start is an ordinary one
    assert server.get("/healthz")["ok"]
    server.stop()
    file = sqlite3.connect(tmp_path / "rookery.sqlite")
    kept = {row[0] for row in file.execute("SELECT id FROM old_tables")}
    file.close()
    assert OLD["spoilt_line"]["table"] in kept
