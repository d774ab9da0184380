"""Playing at a server: moves, secrets kept, requests sent twice, lines lost, moves taken back, words said."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rookery.engine.game import AnyGame
from rookery.engine.journal import read
from rookery.engine.match import verify
from tests.table.client import Client, play_out
from tests.table.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""  # not a word of complaint


def test_a_whole_game_against_bots_is_proved(server: Server, game: AnyGame) -> None:
    taken = server.table("me", *["random"] * (game.players[0] - 1), game=game.name)
    with Client(server.address, taken["table"], taken["token"]) as client:
        hello = client.heard[0]
        assert (hello["type"], hello["seat"], hello["game"]) == ("hello", 0, game.name)
        last = play_out(client)
    assert [event["number"] for event in client.events()] == list(range(1, len(client.events()) + 1))
    journal = read(server.http.get(f"/api/tables/{taken['table']}/journal").text)
    match = verify(journal)
    assert journal.commitment == hello["commitment"]
    assert last["proof"]["seed"] == journal.seed
    assert last["view"]["ending"] == match.game.ending(match.state)


def test_two_people_see_each_others_moves_and_not_their_secrets(server: Server) -> None:
    taken = server.table("me", "link", "random")
    joined = server.post(f"/api/tables/{taken['table']}/join", {"name": "Bob", "link": taken["links"]["1"]})
    ann = Client(server.address, taken["table"], taken["token"])
    bob = Client(server.address, taken["table"], joined["token"])
    spectator = Client(server.address, taken["table"])
    with ann, bob, spectator:
        assert ann.act("send 8")["type"] == "ack"
        for other in (bob, spectator):
            event = other.until(lambda message: message["type"] == "event" and message["seat"] == 0)
            assert [told["kind"] for told in event["told"]] == ["sent_somebody"]
            view = other.view_when(lambda message: message["move"] >= 1)
            assert view["view"]["table"]["gangs"][0]["child"] is None
        assert bob.act("send 3")["type"] == "ack"
        revealed = spectator.until(
            lambda message: message["type"] == "event" and any(told["kind"] == "revealed" for told in message["told"])
        )
        children = [told["args"]["child"] for told in revealed["told"] if told["kind"] == "revealed"]
        assert children[:2] == [8, 3]
        assert spectator.say("act", verb="send", piece=1)["reason"] == "only_seats"


def test_refusals_come_with_reason_and_rule(server: Server) -> None:
    taken = server.table("me", "link", "link")
    with Client(server.address, taken["table"], taken["token"]) as client:
        assert client.act("rob")["reason"] == "send_first"
        assert client.heard[-1]["rule"] == "K1"
        assert client.act("dance 3")["reason"] == "no_such_move"
        assert client.act("send 4")["type"] == "ack"
        assert client.act("send 5")["reason"] == "not_asked"
        assert client.say("resume")["reason"] == "resumed_already"
        assert client.say("undo", answer=True)["reason"] == "nothing_asked"


def test_a_request_sent_twice_is_carried_out_once(server: Server) -> None:
    taken = server.table("me", "link", "link")
    with Client(server.address, taken["table"], taken["token"]) as client:
        first = client.act("send 4", "same")
        again = client.act("send 4", "same")
        other = client.act("send 5", "same")  # the id is what counts
        assert first == again == other
        assert client.say("chat", "hello", text="Hello") == client.say("chat", "hello", text="Hello")
        assert len(client.events()) == 3  # start, move, chat
    with Client(server.address, taken["table"], taken["token"]) as client:
        assert client.act("send 4", "same") == first  # and on another line, too


def test_resume_misses_nothing_and_repeats_nothing(server: Server) -> None:
    taken = server.table("me", "random", "random")
    with Client(server.address, taken["table"], taken["token"]) as client:
        play_out(client)
    whole = client.events()
    for since in (0, 1, 7, len(whole) - 1, len(whole), len(whole) + 9, -4):
        with Client(server.address, taken["table"], taken["token"], since) as again:
            assert again.events() == whole[max(0, since) :]


def test_a_move_is_taken_back_in_the_turn(server: Server) -> None:
    taken = server.table("me", "link", "link")
    with Client(server.address, taken["table"], taken["token"]) as client:
        assert client.say("undo")["reason"] == "nothing_to_undo"
        client.act("send 4")
        assert client.view_when(lambda message: message["move"] == 1)["undo"] is True
        assert client.say("undo")["type"] == "ack"
        view = client.view_when(lambda message: message["move"] == 0)
        assert len(view["view"]["moves"]) == 9
        assert client.events()[-1]["what"] == "undo"


def test_beyond_the_barrier_the_others_are_asked(server: Server) -> None:
    taken = server.table("me", "link", "link")
    lines = [Client(server.address, taken["table"], taken["token"])]
    for seat in ("1", "2"):
        joined = server.post(f"/api/tables/{taken['table']}/join", {"link": taken["links"][seat]})
        lines.append(Client(server.address, taken["table"], joined["token"]))
    ann, bob, cat = lines
    for line, move in zip(lines, ("send 8", "send 4", "send 1"), strict=True):
        assert line.act(move)["type"] == "ack"
    assert ann.say("undo", "wish")["number"] == 0
    assert ann.say("undo", "wish")["number"] == 0  # sent twice, asked once
    asked = bob.until(lambda message: message["type"] == "request")
    assert (asked["seat"], asked["waiting"]) == (0, [1, 2])
    assert ann.say("undo")["reason"] == "already_asked"
    bob.say("undo", answer=True)
    assert cat.say("undo", answer=False)["type"] == "ack"
    assert ann.until(lambda message: message["type"] == "request" and message["seat"] is None)
    assert ann.say("undo", "wish")["number"] == 0  # asked and answered
    ann.say("undo", "another wish")
    bob.say("undo", answer=True)
    assert cat.say("undo", answer=True)["type"] == "ack"
    view = bob.view_when(lambda message: message["move"] == 0 and message["number"] > 5)
    assert view["view"]["waiting"] == [0, 1, 2]
    ann.act("send 8")
    assert ann.say("undo", "another wish")["number"] == view["number"]  # done already: this move stays
    assert len([event for event in ann.events() if event["what"] == "undo"]) == 1
    for line in lines:
        line.close()


def test_a_finished_game_stays_as_it_is(server: Server) -> None:
    taken = server.table("me", "random", "random")
    with Client(server.address, taken["table"], taken["token"]) as client:
        play_out(client)
        assert client.say("undo")["reason"] == "over"  # the seed has been shown


def test_bots_do_not_mind(server: Server) -> None:
    taken = server.table("me", "random", "random")
    with Client(server.address, taken["table"], taken["token"]) as client:
        client.act("send 8")
        client.view_when(lambda message: message["move"] >= 3)
        assert client.say("undo")["type"] == "ack"
        assert client.view_when(lambda message: message["number"] > 5 and message["view"]["moves"])


def test_chat_has_limits(server: Server) -> None:
    taken = server.table("me", "link", "link")
    with Client(server.address, taken["table"], taken["token"]) as client:
        assert client.say("chat", text="  Hello,\n you  ")["type"] == "ack"
        assert client.events()[-1]["text"] == "Hello, you"
        assert client.say("chat", text="   ")["reason"] == "text_length"
        assert client.say("chat", text="x" * 401)["reason"] == "text_length"
        answers = [client.say("chat", text=f"spam {number}") for number in range(12)]
        assert any(answer.get("reason") == "too_fast" for answer in answers)


def test_moments_show_the_game_as_this_seat_saw_it(server: Server) -> None:
    taken = server.table("me", "random", "random")
    with Client(server.address, taken["table"], taken["token"]) as client:
        client.act("send 6")
        client.view_when(lambda message: message["move"] >= 3)
    path = f"/api/tables/{taken['table']}/moments"
    mine, theirs = server.get(f"{path}/1", taken["token"]), server.get(f"{path}/1")
    first = mine["view"]["table"]["gangs"]
    assert sum(gang["out"] for gang in first) == 1
    assert all(gang["child"] is None for gang in theirs["view"]["table"]["gangs"])
    assert server.get(f"{path}/0")["told"][0]["kind"] == "turned_up"
    for wrong in ("99", "-1", "x", "1e3", "9" * 30, "%C2%B2"):
        answer = server.http.get(f"{path}/{wrong}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_moment")


def test_nobody_else_hears_whose_answer_it_was(server: Server) -> None:
    """In a game that asks everyone so that the question betrays nothing: on the wire, and looking back."""
    taken = server.table("me", "link", "link", game="assassin")
    links = taken["links"].values()
    joined = [server.post(f"/api/tables/{taken['table']}/join", {"link": link}) for link in links]
    path = f"/api/tables/{taken['table']}/moments/1"
    with (
        Client(server.address, taken["table"], taken["token"]) as mine,
        Client(server.address, taken["table"], joined[0]["token"]) as other,
        Client(server.address, taken["table"]) as watcher,
    ):
        mine.act("pass")
        assert mine.act("pass")["args"]["seats"] == [1, 2]  # refused, without a word on who has answered
        mine.say("undo")
        mine.act("pass")
        for client, whose in ((mine, 0), (other, None), (watcher, None)):
            view = client.view_when(
                lambda message: message["move"] == 1 and message["number"] == mine.heard[-1]["number"]
            )
            assert view["view"]["waiting"] == ([1, 2] if client is mine else [0, 1, 2])
            done = [(event["what"], event["seat"]) for event in client.events() if event["what"] in ("move", "undo")]
            assert done == [("move", whose), ("undo", whose), ("move", whose)]
        tokens = (taken["token"], joined[0]["token"], "")
        assert [server.get(path, token)["seat"] for token in tokens] == [0, None, None]


def test_the_example_client_plays(server: Server) -> None:
    script = Path(__file__).parent.parent.parent / "examples" / "bot_client.py"
    for extra in ([], ["--join", server.table("open", "random", "random", public=True)["table"]]):
        command = [sys.executable, str(script), server.address, *extra]
        run = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert run.returncode == 0, run.stderr
        assert "shares of the win" in run.stdout
