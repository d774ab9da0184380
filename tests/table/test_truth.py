"""Truth on disk first: killed at any moment, the server has every move it acknowledged, and every game goes on."""

from __future__ import annotations

import os
import random
import sys
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from rookery.engine.journal import read
from rookery.engine.match import verify
from tests.table.client import Client, play_out
from tests.table.server import Server
from tests.terminal.command import rookery

TABLES = int(os.environ.get("CRASH_TABLES", "6"))
KILLS = int(os.environ.get("CRASH_KILLS", "4"))


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path)
    taken = server.table("me", "link", "random")
    with Client(server.address, taken["table"], taken["token"]) as client:
        client.act("send 4", "mine")
        before = client.view_when(lambda message: message["move"] == 2)
    server.kill()
    server.start()
    with Client(server.address, taken["table"], taken["token"]) as client:
        assert client.last("view") == before
        assert client.act("send 4", "mine")["type"] == "ack"  # known, though the server is a new one
        assert len([event for event in client.events() if event["what"] == "move"]) == 2
    joined = server.post(f"/api/tables/{taken['table']}/join", {"link": taken["links"]["1"]})
    with (
        Client(server.address, taken["table"], joined["token"]) as bob,
        Client(server.address, taken["table"], taken["token"]) as ann,
    ):
        thread = threading.Thread(target=play_out, args=(bob,))
        thread.start()
        play_out(ann)
        thread.join()
    server.stop()


def test_undone_moves_stay_undone_and_seats_changed_stay_changed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    taken = server.table("me", "link", "open")
    server.post(f"/api/tables/{taken['table']}/join", {"name": "Zoe"})
    with Client(server.address, taken["table"], taken["token"]) as client:
        client.act("send 4")
        client.say("undo")
        client.act("send 5")
        client.say("chat", text="again")
        before = client.events()
    server.kill()
    server.start()
    with Client(server.address, taken["table"], taken["token"]) as client:
        assert client.events() == before
        view, presence = client.last("view"), client.last("presence")
        assert view is not None
        assert presence is not None
        assert view["view"]["table"]["gangs"][0]["child"] == 5
        assert presence["seats"][2]["name"] == "Zoe"
    server.stop()


def test_one_process_a_folder(tmp_path: Path) -> None:
    server = Server(tmp_path)
    run = rookery("serve", "--port", "0", "--data", str(tmp_path))
    assert run.status == 1
    assert "Another Rookery server uses" in run.error
    run = rookery("serve", "--port", str(server.port), "--data", str(tmp_path / "other"))
    assert run.status == 1
    assert f"port {server.port} already" in run.error
    server.stop()


def test_folders_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    run = rookery("serve", "--port", "0", "--data", str(tmp_path / "file"))
    assert run.status == 1
    assert "Cannot use" in run.error
    (tmp_path / "rookery.sqlite").write_text("not a database, but long enough to be taken for one by nobody at all")
    run = rookery("serve", "--port", "0", "--data", str(tmp_path))
    assert run.status == 1
    assert "Cannot use" in run.error
    assert "Traceback" not in run.error


class Player(threading.Thread):
    """A scripted player who never gives up: he comes back after every crash, and remembers what was acknowledged."""

    def __init__(self, server: Server, table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.server, self.table, self.token = server, table, token
        self.random = random.Random(seed)  # noqa: S311
        self.acknowledged: dict[str, int] = {}
        self.over = False
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.over:
                try:
                    with Client(self.server.address, self.table, self.token) as client:
                        play_out(client, self.pick)
                        self.over = True
                except (OSError, WebSocketException):
                    time.sleep(0.05)
                finally:
                    self.note(client.heard if "client" in locals() else [])
        except BaseException as problem:
            self.problem = problem

    def pick(self, moves: list[dict[str, object]]) -> dict[str, object]:
        time.sleep(self.random.uniform(0, KILLS * 0.12))  # so that the games last until the last kill
        return {"id_": f"{self.random.random()}", **self.random.choice(moves)}

    def note(self, heard: list[dict[str, object]]) -> None:
        """Remember every acknowledgement of a move."""
        for message in heard:
            if message["type"] == "ack" and isinstance(message["number"], int) and str(message["id"])[:2] == "0.":
                self.acknowledged[str(message["id"])] = message["number"]


@pytest.mark.timeout(600)
def test_killed_at_random_moments_it_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Short here; `make crash` runs it with more tables and more kills."""
    server = Server(tmp_path)
    players = []
    for number in range(TABLES):
        taken = server.table("me", "link", "random")
        joined = server.post(f"/api/tables/{taken['table']}/join", {"link": taken["links"]["1"]})
        players.append(Player(server, taken["table"], taken["token"], number))
        players.append(Player(server, taken["table"], joined["token"], 1000 + number))
    for player in players:
        player.start()
    moment = random.Random(1)  # noqa: S311
    for _ in range(KILLS):
        time.sleep(moment.uniform(0.02, 0.25))
        assert not all(player.over for player in players)
        server.kill()
        server.start()
    for player in players:
        player.join(timeout=120)
        assert player.problem is None, player.problem
        assert player.over
    acknowledged = 0
    for player in players:
        with Client(server.address, player.table, player.token) as client:
            seat = client.heard[0]["seat"]
            events = {event["number"]: event for event in client.events()}
        for number in player.acknowledged.values():
            assert events[number]["what"] == "move"
            assert events[number]["seat"] == seat
            acknowledged += 1
        verify(read(server.http.get(f"/api/tables/{player.table}/journal").text))
    print(f"{TABLES} tables, {KILLS} kills, {acknowledged} acknowledged moves, none lost", file=sys.stderr)
    assert acknowledged > TABLES * 2 * 9 * 0.5
    server.stop()
