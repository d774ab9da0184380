"""Truth on disk first: killed at any moment, the server has every move it acknowledged, and every game goes on."""

from __future__ import annotations

import threading
from pathlib import Path

from tests.table.client import Client, play_out
from tests.table.server import Server
from tests.terminal.command import rookery


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, tokens = server.people(2)
    with Client(server.address, table, tokens[0]) as client:
        client.act("send 4", "mine")
        before, events = client.when_moves(1), client.events()
    server.kill()
    server.start()
    with Client(server.address, table, tokens[0]) as client:
        assert client.view == before
        assert client.events() == events
        assert client.act("send 4", "mine")["type"] == "ack"  # known, though the server is a new one
        assert len([event for event in client.events() if event["what"] == "move"]) == 1
    with Client(server.address, table, tokens[1]) as bob, Client(server.address, table, tokens[0]) as ann:
        thread = threading.Thread(target=play_out, args=(bob,))
        thread.start()
        play_out(ann)
        thread.join()
    server.stop()


def test_a_table_that_has_not_begun_waits_on(tmp_path: Path) -> None:
    server = Server(tmp_path)
    taken = server.table("me", "link", "open")
    server.join(taken["table"], name="Zoe")
    server.kill()
    server.start()
    with Client(server.address, taken["table"], taken["token"]) as client:
        assert client.heard[0]["maker"] is True
        assert client.act("send 4")["args"]["seats"] == [1]
        server.join(taken["table"], taken["invite"])
        assert client.when_moves(0)["waiting"] == [0, 1, 2]
    server.stop()


def test_undone_moves_stay_undone_and_seats_changed_stay_changed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    taken = server.table("me", "link", "open")
    server.join(taken["table"], name="Zoe")
    server.join(taken["table"], taken["invite"])
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
        presence = client.last("presence")
        assert client.view is not None
        assert presence is not None
        assert client.view["table"]["gangs"][0]["child"] == 5
        assert presence["seats"][2]["name"] == "Zoe"
    server.stop()


def test_a_wish_to_take_back_outlives_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    table, tokens = server.people(2)
    with Client(server.address, table, tokens[0]) as ann, Client(server.address, table, tokens[1]) as bob:
        ann.act("send 8")
        bob.act("send 1")
        ann.say("undo")
    server.kill()
    server.start()
    with Client(server.address, table, tokens[1]) as bob:
        assert bob.asked() == {"seat": 0, "waiting": [1]}
        bob.say("undo", answer=True)
        bob.when_moves(0)
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
