"""Playing at a server: moves, secrets kept, requests sent twice, lines lost, moves taken back, words said."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from rookery.engine.game import AnyGame
from rookery.engine.journal import blend, commit, read
from rookery.engine.match import verify
from rookery.engine.refusals import Refusal
from tests.table.client import Client, Message, play_out
from tests.table.server import Server
from tests.terminal.command import rookery


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), hurried=True)
    yield running
    assert running.stop() == ""  # not a word of complaint


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose bots take their time, so that somebody else can look in between."""
    running = Server(tmp_path_factory.mktemp("patient"))
    yield running
    assert running.stop() == ""


def clients(server: Server, stack: ExitStack, count: int = 3) -> list[Client]:
    """People at a table that has begun."""
    table, tokens = server.people(count)
    return [stack.enter_context(Client(server.address, table, token)) for token in tokens]


def test_a_whole_game_against_bots_is_proved(server: Server, game: AnyGame) -> None:
    taken = server.table("me", *["random"] * (game.players[0] - 1), game=game.name)
    with Client(server.address, taken["table"], taken["token"]) as client:
        hello = client.heard[0]
        assert (hello["type"], hello["seat"], hello["game"]) == ("hello", 0, game.name)
        last = play_out(client)
        update = client.last("update")
    assert [event["number"] for event in client.events()] == list(range(1, len(client.events()) + 1))
    journal = read(server.http.get(f"/api/tables/{taken['table']}/journal").text)
    match = verify(journal)
    assert journal.commitment == hello["commitment"]
    assert update is not None
    assert update["proof"] == {
        "secret": journal.secret, "nonce": journal.nonce, "shares": journal.shares, "unfair": False, "hints": [],
    }  # fmt: skip
    assert commit(journal.secret, journal.nonce) == hello["commitment"]
    assert last["ending"] == match.game.ending(match.state)
    assert client.events()[-1]["what"] == "end"


def test_the_view_patched_is_the_view_that_who_comes_is_sent(patient: Server, game: AnyGame) -> None:
    """After every move, for its own eyes and for a spectator's."""
    taken = patient.table("me", *["random"] * (game.players[0] - 1), game=game.name)
    with (
        Client(patient.address, taken["table"], taken["token"]) as client,
        Client(patient.address, taken["table"]) as watcher,
    ):
        for _ in range(12):
            view = client.view_when(lambda view: view["ending"] is not None or view["moves"])
            if view["ending"] is not None:
                break
            watcher.when_moves(client.moves())
            for token, other in ((taken["token"], client), ("", watcher)):
                with Client(patient.address, taken["table"], token) as fresh:
                    assert fresh.view == other.when_moves(fresh.moves())  # a bot may have moved meanwhile
            assert client.say("act", **view["moves"][0])["type"] == "ack"


def test_nobody_can_play_ahead_before_the_table_is_full(server: Server) -> None:
    taken = server.table("me", "link", "link")
    path = f"/api/tables/{taken['table']}"
    with Client(server.address, taken["table"], taken["token"]) as client:
        assert client.view is None  # nothing is dealt
        assert client.act("send 4")["reason"] == "not_begun"
        assert client.heard[-1]["args"]["seats"] == [1, 2]
        assert client.say("undo")["reason"] == "not_begun"
        answer = server.http.get(f"{path}/moments/0")
        assert answer.status_code == 404
        server.join(taken["table"], taken["invite"])
        for seat in range(3):
            body, header = {"seat": seat}, {"Authorization": f"Bearer {taken['token']}"}
            assert server.http.post(f"{path}/standin", json=body, headers=header).status_code == 409
        server.post(f"{path}/leave", token=taken["token"])  # a bot for the maker cannot play ahead either
        assert client.act("send 4")["reason"] == "not_begun"
        server.join(taken["table"], taken["invite"])
        client.when_moves(0)
        assert [event["what"] for event in client.events()][-1] in ("start", "move")


def test_the_maker_gives_the_rest_to_bots(server: Server) -> None:
    taken = server.table("me", "link", "open")
    path = f"/api/tables/{taken['table']}/fill"
    joined = server.join(taken["table"], taken["invite"])
    answer = server.http.post(path, json={}, headers={"Authorization": f"Bearer {joined['token']}"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "only_maker")
    with (
        Client(server.address, taken["table"], taken["token"]) as client,
        Client(server.address, taken["table"], joined["token"]) as other,
    ):
        assert (client.heard[0]["maker"], other.heard[0]["maker"]) == (True, False)
        server.post(path, {"bot": "random"}, taken["token"])
        client.when_moves(0)
        assert [event["what"] for event in client.events()][:5] == ["open", "seat", "seat", "seat", "start"]
        assert client.act("send 4")["type"] == "ack"


def test_the_deal_is_everybodys_and_verify_proves_it(server: Server, tmp_path: Path) -> None:
    """Made of the server's promised secret and of everyone's share: change any of them, and it is proved no more."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    taken = server.post("/api/tables", {"game": "kids_of_london", "seats": seats})
    table, promise = taken["table"], taken["commitment"]  # before anybody has added anything
    assert server.get(f"/api/tables/{table}")["commitment"] == promise
    server.post(f"/api/tables/{table}/join", {"link": taken["token"], "keep": True, "share": "a1" * 8})
    with Client(server.address, table) as watcher:
        assert watcher.heard[0]["commitment"] == promise
        joined = server.post(f"/api/tables/{table}/join", {"name": "Bob", "share": "b2" * 16})
        with (
            Client(server.address, table, taken["token"]) as ann,
            Client(server.address, table, joined["token"]) as bob,
        ):
            while ann.when_moves(ann.moves())["ending"] is None:
                for client in (ann, bob):
                    view = client.when_moves(max(ann.moves(), bob.moves()))
                    if view["moves"]:
                        client.say("act", **view["moves"][0])
                        break
                ann.when_moves(max(ann.moves(), bob.moves()))
    text = server.http.get(f"/api/tables/{table}/journal").text
    journal = read(text)
    assert journal.commitment == promise
    assert journal.shares == ["a1" * 8, "b2" * 16]
    assert blend(journal.secret, journal.shares) == int(journal.seed, 16)
    path = tmp_path / "game.json"
    path.write_text(text, "utf-8")
    assert rookery("verify", str(path)).status == 0
    for wrong, right in (("a1" * 8, "a1" * 7 + "a2"), ("b2" * 16, "b2" * 15 + "b3"), (journal.secret, "0" * 32),
                         (journal.nonce, "f" * 32), (journal.seed, "123abc"), ('"b2', '"", "b2')):  # fmt: skip
        path.write_text(text.replace(wrong, right), "utf-8")
        assert text != text.replace(wrong, right)
        assert rookery("verify", str(path)).status == 1
    journal.shares = []
    with pytest.raises(Refusal, match="broken_promise"):
        verify(journal)


def test_a_seat_is_taken_with_a_share(server: Server) -> None:
    table = server.table("me", "open")["table"]
    for share in ("", "abc", "x" * 16, "a" * 65, "A" * 16):
        answer = server.http.post(f"/api/tables/{table}/join", json={"share": share})
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad_share")


def test_two_people_see_each_others_moves_and_not_their_secrets(server: Server) -> None:
    taken = server.table("me", "link", "random")
    joined = server.join(taken["table"], taken["invite"], "Bob")
    ann = Client(server.address, taken["table"], taken["token"])
    bob = Client(server.address, taken["table"], joined["token"])
    spectator = Client(server.address, taken["table"])

    def first(client: Client, wanted: object) -> Message:
        while not (found := [event for event in client.events() if wanted(event)]):  # type: ignore[operator]
            client.hear()
        return found[0]

    with ann, bob, spectator:
        assert ann.act("send 8")["type"] == "ack"
        for other in (bob, spectator):
            event = first(other, lambda event: event["what"] == "move" and event["seat"] == 0)
            assert [told["kind"] for told in event["told"]] == ["sent_somebody"]
            assert other.view is not None
            assert other.view["table"]["gangs"][0]["child"] is None
        assert bob.act("send 3")["type"] == "ack"
        revealed = first(spectator, lambda event: any(told["kind"] == "revealed" for told in event.get("told", [])))
        children = [told["args"]["child"] for told in revealed["told"] if told["kind"] == "revealed"]
        assert children[:2] == [8, 3]
        assert spectator.say("act", verb="send", piece=1)["reason"] == "only_seats"


def test_refusals_come_with_reason_and_rule(server: Server) -> None:
    with ExitStack() as stack:
        client = clients(server, stack)[0]
        assert client.act("rob")["reason"] == "send_first"
        assert client.heard[-1]["rule"] == "K1"
        assert client.act("dance 3")["reason"] == "no_such_move"
        assert client.act("send 4")["type"] == "ack"
        assert client.act("send 5")["reason"] == "not_asked"
        assert client.say("resume")["reason"] == "resumed_already"
        assert client.say("undo", answer=True)["reason"] == "nothing_asked"


def test_a_request_sent_twice_is_carried_out_once(server: Server) -> None:
    table, tokens = server.people()
    with Client(server.address, table, tokens[0]) as client:
        before = len(client.events())
        first = client.act("send 4", "same")
        again = client.act("send 4", "same")
        other = client.act("send 5", "same")  # the id is what counts
        assert first == again == other
        assert client.say("chat", "hello", text="Hello") == client.say("chat", "hello", text="Hello")
        assert len(client.events()) == before + 2  # move, chat
    with Client(server.address, table, tokens[0]) as client:
        assert client.act("send 4", "same") == first  # and on another line, too


def test_an_update_comes_before_its_ack_and_once(server: Server) -> None:
    with ExitStack() as stack:
        client = clients(server, stack)[0]
        number = client.act("send 4")["number"]
        updates = [one for one in client.heard if one["type"] == "update" and one.get("events")]
        assert updates[-1]["number"] == number
        assert [event["number"] for event in updates[-1]["events"]] == [number]
        client.say("chat", text="Hello")
        last = client.last("update")
        assert last is not None
        assert "view" not in last  # nothing has changed but the talk
        assert "patch" not in last


def test_resume_misses_nothing_and_repeats_nothing(server: Server) -> None:
    taken = server.table("me", "random", "random")
    with Client(server.address, taken["table"], taken["token"]) as client:
        play_out(client)
    whole = client.events()
    for since in (0, 1, 7, len(whole) - 1, len(whole), len(whole) + 9, -4):
        with Client(server.address, taken["table"], taken["token"], since) as again:
            assert again.events() == whole[max(0, since) :]


def test_a_move_is_taken_back_in_the_turn(server: Server) -> None:
    with ExitStack() as stack:
        client = clients(server, stack)[0]
        assert client.say("undo")["reason"] == "nothing_to_undo"
        client.act("send 4")
        while not client.undo:  # it is found to be fair, a moment later
            client.hear()
        assert client.say("undo")["type"] == "ack"
        assert len(client.when_moves(0)["moves"]) == 9
        assert client.events()[-1]["what"] == "undo"
        assert not client.undo


def test_beyond_the_barrier_the_others_are_asked(server: Server) -> None:
    with ExitStack() as stack:
        lines = clients(server, stack)
        ann, bob, cat = lines
        for line, move in zip(lines, ("send 8", "send 4", "send 1"), strict=True):
            assert line.act(move)["type"] == "ack"
        wish = ann.say("undo", "wish")["number"]
        assert wish > 0
        assert ann.say("undo", "wish")["number"] == wish  # sent twice, asked once
        while not bob.asked():
            bob.hear()
        assert bob.asked() == {"seat": 0, "waiting": [1, 2]}
        assert ann.say("undo")["reason"] == "already_asked"
        bob.say("undo", answer=True)
        assert cat.say("undo", answer=False)["type"] == "ack"
        while ann.asked():
            ann.hear()
        assert ann.say("undo", "wish")["number"] == wish  # asked and answered
        ann.say("undo", "another wish")
        bob.say("undo", answer=True)
        assert cat.say("undo", answer=True)["type"] == "ack"
        assert bob.when_moves(0)["waiting"] == [0, 1, 2]
        ann.when_moves(0)
        ann.act("send 8")
        ann.say("undo", "another wish")  # done already: this move stays
        assert ann.moves() == 1
        assert len([event for event in ann.events() if event["what"] == "undo"]) == 1


def test_whose_line_has_dropped_keeps_their_say(server: Server) -> None:
    """An opponent whose line dropped for 67 ms lost it."""
    with ExitStack() as stack:
        table, tokens = server.people()
        ann, bob, cat = (Client(server.address, table, token) for token in tokens)
        stack.enter_context(ann)
        for line, move in zip((ann, bob, cat), ("send 8", "send 4", "send 1"), strict=True):
            assert line.act(move)["type"] == "ack"
        cat.close()
        bob.close()
        ann.say("undo", "wish")
        while not ann.asked():
            ann.hear()
        assert ann.asked() == {"seat": 0, "waiting": [1, 2]}
        moves = ann.moves()
        with Client(server.address, table, tokens[1]) as bob:
            assert bob.asked() == {"seat": 0, "waiting": [1, 2]}  # who comes is asked
            bob.say("undo", answer=True)
            assert bob.moves() == moves
        server.post(f"/api/tables/{table}/leave", token=tokens[2])  # and a bot does not agree for them
        with Client(server.address, table) as watcher:
            assert watcher.moves() >= moves
            assert watcher.asked() in ({"seat": 0, "waiting": [2]}, None)  # None: the bot has moved


def test_a_finished_game_stays_as_it_is(server: Server) -> None:
    taken = server.table("me", "random", "random")
    with Client(server.address, taken["table"], taken["token"]) as client:
        play_out(client)
        assert client.say("undo")["reason"] == "over"  # the secret has been shown


def test_against_bots_all_is_taken_back_and_the_result_says_so(server: Server) -> None:
    taken = server.table("me", "random", "random")
    with Client(server.address, taken["table"], taken["token"]) as client:
        client.act("send 8")
        client.view_when(lambda _: client.moves() >= 3)
        assert client.say("undo")["type"] == "ack"
        client.view_when(lambda view: client.events()[-1]["what"] == "undo" or view["moves"])
        play_out(client)
        last = client.last("update")
        assert last is not None
        assert last["proof"]["unfair"] is True
    assert read(server.http.get(f"/api/tables/{taken['table']}/journal").text).unfair


def test_chat_has_limits(server: Server) -> None:
    with ExitStack() as stack:
        client = clients(server, stack)[0]
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
        client.view_when(lambda _: client.moves() >= 3)
    path = f"/api/tables/{taken['table']}/moments"
    mine, theirs = server.get(f"{path}/1", taken["token"]), server.get(f"{path}/1")
    first = mine["view"]["table"]["gangs"]
    assert sum(gang["out"] for gang in first) == 1
    assert all(gang["child"] is None for gang in theirs["view"]["table"]["gangs"])
    assert server.get(f"{path}/0")["told"][0]["kind"] == "turned_up"
    assert server.get(path, taken["token"])[0] == 0
    shown, moves = server.get(path), server.get(f"{path}/0")["moves"]
    assert set(shown) < set(range(moves + 1))  # who watches is not led through secret picks
    for wrong in ("99", "-1", "x", "1e3", "9" * 30, "%C2%B2"):
        answer = server.http.get(f"{path}/{wrong}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "no_such_moment")


def test_nobody_else_hears_whose_answer_it_was(server: Server) -> None:
    """In a game that asks everyone so that the question betrays nothing: on the wire, and looking back."""
    table, tokens = server.people(game="assassin")
    path = f"/api/tables/{table}/moments/1"
    with (
        Client(server.address, table, tokens[0]) as mine,
        Client(server.address, table, tokens[1]) as other,
        Client(server.address, table) as watcher,
    ):
        mine.act("pass")
        assert mine.act("pass")["args"]["seats"] == [1, 2]  # refused, without a word on who has answered
        mine.say("undo")
        mine.act("pass")
        number = mine.heard[-1]["number"]
        for client, whose in ((mine, 0), (other, None), (watcher, None)):
            while client.events()[-1]["number"] < number:
                client.hear()
            assert client.view is not None
            assert client.view["waiting"] == ([1, 2] if client is mine else [0, 1, 2])
            done = [(event["what"], event["seat"]) for event in client.events() if event["what"] in ("move", "undo")]
            assert done == [("move", whose), ("undo", whose), ("move", whose)]
        moments = [server.get(path, token)["seat"] for token in (tokens[0], tokens[1], "")]
        assert moments == [0, None, None]


def test_the_example_client_plays(server: Server) -> None:
    script = Path(__file__).parent.parent.parent / "examples" / "bot_client.py"
    for extra in ([], ["--join", server.table("open", "random", "random", public=True)["table"]]):
        command = [sys.executable, str(script), server.address, *extra]
        run = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert run.returncode == 0, run.stderr
        assert "shares of the win" in run.stdout
