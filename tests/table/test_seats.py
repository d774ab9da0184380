"""Seats: taken, left, handed over, stood in for, come back to; the lobby; playing again."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.client import Client, play_out, share
from tests.table.server import Server, bearer

RACES = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), hurried=True)
    yield running
    assert running.stop() == ""


def refused(server: Server, path: str, body: object = None, token: str = "") -> tuple[int, str]:
    answer = server.http.post(path, json=body or {}, headers=bearer(token))
    return answer.status_code, answer.json()["reason"]


def sitting_down(**more: str) -> dict[str, str]:
    return {"share": share(), **more}


def test_the_lobby_lists_what_can_be_joined_or_watched(server: Server) -> None:
    public = server.table("me", "open", "random", public=True)
    private = server.table("me", "open", "random")
    closed = server.table("me", "link", "random", public=True, spectators=False)
    lines = [Client(server.address, taken["table"], taken["token"]) for taken in (public, private, closed)]
    listed = {table["table"]: table for table in server.get("/api/tables")}
    assert set(listed) == {public["table"]}
    assert [seat["kind"] for seat in listed[public["table"]]["seats"]] == ["person", "open", "bot"]
    assert listed[public["table"]]["values"] == "printed"
    assert not listed[public["table"]]["begun"]
    for line in lines:
        line.close()
    while server.get("/api/tables"):  # deserted tables are not listed
        time.sleep(0.1)


def test_an_open_seat_is_taken_once(server: Server) -> None:
    table = server.table("me", "open", "random")["table"]
    assert server.join(table, name="Bob")["seat"] == 1
    assert refused(server, f"/api/tables/{table}/join", sitting_down(name="Cat")) == (409, "no_open_seat")


def test_a_link_is_used_once(server: Server) -> None:
    taken = server.table("me", "link", "random")
    path = f"/api/tables/{taken['table']}/join"
    assert refused(server, path, sitting_down(link="nonsense")) == (403, "bad_link")
    assert server.join(taken["table"], taken["invite"], "Bob")["seat"] == 1
    assert refused(server, path, sitting_down(link=taken["invite"])) == (403, "bad_link")


def test_one_invitation_gives_each_who_comes_the_next_seat(server: Server) -> None:
    taken = server.table("link", "me", "random", "link", "open", game="kids_of_london")
    path = f"/api/tables/{taken['table']}"
    assert [server.join(taken["table"], taken["invite"], name)["seat"] for name in ("Bob", "Cat")] == [0, 3]
    assert refused(server, f"{path}/join", sitting_down(link=taken["invite"])) == (403, "bad_link")  # not the open one
    assert server.join(taken["table"], name="Dan")["seat"] == 4
    assert server.table("me", "open")["invite"] == ""


def test_of_two_who_come_at_once_to_the_last_seat_one_gets_it(server: Server) -> None:
    start = threading.Barrier(3)
    with ThreadPoolExecutor(3) as pool:
        for number in range(RACES // 4):
            taken = server.table("me", "link", "link")

            def come(name: str, taken: dict[str, str] = taken, number: int = number) -> tuple[int, int]:
                with server.coming_from(f"127.0.4.{number + 1}") as friend:
                    start.wait()
                    wish = sitting_down(name=name, link=taken["invite"])
                    answer = friend.post(f"/api/tables/{taken['table']}/join", json=wish)
                    return answer.status_code, answer.json().get("seat", -1)

            came = sorted(pool.map(come, ("Bob", "Cat", "Dan")))
            assert came == [(200, 1), (200, 2), (403, -1)]


def test_an_invitation_says_who_invites_and_how_it_stands(server: Server) -> None:
    taken = server.table("me", "link", "random", spectators=False)
    path = f"/api/tables/{taken['table']}"
    before = server.get(path)
    assert (before["game"], before["host"], before["begun"]) == ("kids_of_london", "Ann", False)
    assert [(seat["kind"], seat["name"]) for seat in before["seats"]] == [("person", "Ann"), ("link", ""), ("bot", "")]
    server.join(taken["table"], taken["invite"], "Bob")
    assert 0 in server.get(path, taken["token"])["waiting"]
    assert server.get(path)["waiting"] == []  # whose turn it is, is for those who may watch
    assert server.get(path, "nonsense")["waiting"] == []


def test_who_has_won_is_known_to_those_who_may_watch(server: Server) -> None:
    taken = server.table("me", "random", spectators=False)
    with Client(server.address, taken["table"], taken["token"]) as client:
        play_out(client)
        view = client.view
    assert view is not None
    path = f"/api/tables/{taken['table']}"
    after = server.get(path, taken["token"])
    assert after["over"]
    assert after["winners"] == [seat for seat, share in enumerate(view["returns"]) if share == max(view["returns"]) > 0]
    assert server.get(path)["winners"] == []


def test_names_are_made_fit_to_show(server: Server) -> None:
    taken = server.table("open", "random")
    joined = server.join(taken["table"], name="  Ann \n\x07 of the " + "x" * 90)
    with Client(server.address, taken["table"], joined["token"]) as client:
        presence = client.last("presence")
        assert presence is not None
        name = presence["seats"][0]["name"]
        assert name.startswith("Ann  of the xx")
        assert len(name) == 24


def test_a_bot_plays_for_who_has_left_and_steps_aside_for_who_comes_back(server: Server) -> None:
    taken = server.table("me", "random", "random")
    server.post(f"/api/tables/{taken['table']}/leave", token=taken["token"])
    with Client(server.address, taken["table"]) as spectator:  # the bots play the game to its end
        spectator.view_when(lambda view: view["ending"] is not None)
    table, tokens = server.people()
    server.post(f"/api/tables/{table}/leave", token=tokens[0])
    with Client(server.address, table) as spectator:
        spectator.view_when(lambda view: 0 not in view["waiting"])
        presence = spectator.last("presence")
        assert presence is not None
        assert presence["seats"][0] == {"kind": "person", "name": "Ann", "bot": "hard", "here": False}
        with Client(server.address, table, tokens[0]):
            back = spectator.until(lambda message: message["type"] == "presence" and message["seats"][0]["here"])
            assert back["seats"][0]["bot"] == ""
        changes = [event["change"] for event in spectator.events() if event["what"] == "seat"]
        assert changes[-2:] == ["left", "came_back"]


def test_a_bot_stands_in_for_the_absent_only(server: Server) -> None:
    """Not before they have been away for a minute of their turn: tests without a server count that minute."""
    table, tokens = server.people()
    path = f"/api/tables/{table}/standin"
    assert refused(server, path, {"seat": 1}) == (403, "bad_token")
    assert refused(server, path, {"seat": 9}, tokens[0]) == (400, "no_such_seat")
    assert refused(server, path, {}, tokens[0]) == (400, "no_such_seat")
    with Client(server.address, table, tokens[1]):
        for seat in (0, 1, 2):  # I, who is there, who is away
            assert refused(server, path, {"seat": seat, "bot": "random"}, tokens[0]) == (409, "not_away_long")
    assert refused(server, path, {"seat": 1}, tokens[0]) == (409, "not_away_long")  # gone just now


def test_a_seat_is_handed_over(server: Server) -> None:
    table, tokens = server.people()
    path = f"/api/tables/{table}"
    with Client(server.address, table, tokens[0]) as old:
        link = server.post(f"{path}/handover", token=tokens[0])
        assert old.act("send 5")["type"] == "ack"  # until it is used, nothing changes
        new = server.join(table, link["link"], "Heir")
        assert new["seat"] == 0
        with pytest.raises(ConnectionClosed, match="4409"):
            old.until(lambda _: False)
    assert refused(server, f"{path}/leave", token=tokens[0]) == (403, "bad_token")
    with Client(server.address, table, new["token"]) as heir:
        sat = [(event["text"], event["seat"]) for event in heir.events() if event.get("change") == "sat_down"]
        assert sat[-1] == ("Heir", 0)
        assert heir.view is not None
        assert heir.view["table"]["gangs"][0]["child"] == 5


def test_handing_over_races_with_joining(server: Server) -> None:
    """The old owner makes a new link while somebody comes by the first: one wins, the other is told."""
    outcomes = set()
    with ThreadPoolExecutor(2) as pool:
        for number in range(RACES):
            with (
                server.coming_from(f"127.0.2.{number // 4 + 1}") as one,
                server.coming_from(f"127.0.3.{number // 4 + 1}") as two,
            ):
                outcomes.add(race(server, pool, one, two, number))
    print(f"{RACES} races, outcomes: {sorted(outcomes)}")


def race(server: Server, pool: ThreadPoolExecutor, one: httpx.Client, two: httpx.Client, number: int) -> str:
    taken = server.table("me", "random")
    path, token = f"/api/tables/{taken['table']}", taken["token"]
    link = one.post(f"{path}/handover", json={}, headers=bearer(token)).json()["link"]
    start = threading.Barrier(2)

    def hand_over() -> httpx.Response:
        start.wait()
        time.sleep(0.0005 * (number % 5))
        return one.post(f"{path}/handover", json={}, headers=bearer(token))

    def join() -> httpx.Response:
        start.wait()
        time.sleep(0.0005 * (number % 3))
        return two.post(f"{path}/join", json=sitting_down(link=link))

    handing, joining = pool.submit(hand_over), pool.submit(join)
    handed, joined = handing.result(), joining.result()
    mine = one.post(f"{path}/leave", json={}, headers=bearer(token)).status_code
    if joined.status_code == 200:  # the seat is the new one's, whatever came before or after
        assert joined.json()["seat"] == 0
        assert mine == 403
        assert handed.status_code == 403, "handed over before, the link would have been none any more"
        assert handed.json()["reason"] == "bad_token"
        theirs = two.post(f"{path}/leave", json={}, headers=bearer(joined.json()["token"]))
        assert theirs.status_code == 200
        return "joined"
    assert (joined.status_code, joined.json()["reason"]) == (403, "bad_link")
    assert handed.status_code == 200
    assert mine == 200
    return "handed over"


def test_the_same_people_play_again(server: Server) -> None:
    taken = server.table("me", "random", "random")
    path = f"/api/tables/{taken['table']}/rematch"
    assert refused(server, path, {}, taken["token"]) == (409, "not_over")
    with Client(server.address, taken["table"], taken["token"]) as client:
        play_out(client)
        assert refused(server, path, {}) == (403, "bad_token")
        again = server.post(path, {}, taken["token"])
        assert server.post(path, {}, taken["token"]) == again  # made once
    with Client(server.address, taken["table"]) as watcher:
        presence = watcher.last("presence")
        assert presence is not None
        assert presence["rematch"] == again["table"]
    assert server.join(again["table"], taken["token"], keep=True)["token"] == taken["token"]
    with Client(server.address, again["table"], taken["token"]) as client:
        assert client.heard[0]["seat"] == 0
        assert client.heard[0]["commitment"] == again["commitment"]  # known before the share was given
        play_out(client)


def test_a_rematch_waits_for_everybody_and_is_dealt_anew(server: Server) -> None:
    table, tokens = server.people(2)
    with ExitStack() as stack:
        ann, bob = (stack.enter_context(Client(server.address, table, token)) for token in tokens)
        finish(ann, bob)
    path = f"/api/tables/{table}/rematch"
    again = server.post(path, {}, tokens[1])["table"]
    server.join(again, tokens[1], keep=True)
    with Client(server.address, again, tokens[1]) as bob:
        assert bob.heard[0]["seat"] == 1
        assert bob.view is None
        presence = bob.last("presence")
        assert presence is not None
        assert [(seat["kind"], seat["name"]) for seat in presence["seats"]] == [("link", "Ann"), ("person", "")]
        assert bob.act("send 1")["reason"] == "not_begun"
        assert server.post(path, {}, tokens[0])["table"] == again
        server.join(again, tokens[0], keep=True)
        bob.when_moves(0)
        with Client(server.address, again, tokens[0]) as ann:
            assert ann.heard[0]["seat"] == 0
            finish(ann, bob)
    one, two = (server.get(f"/api/tables/{name}/journal") for name in (table, again))
    assert one["shares"] != two["shares"]
    assert one["secret"] != two["secret"]


def finish(*clients: Client) -> None:
    """Play to the end."""
    while True:
        moves = max(client.moves() for client in clients)
        for client in clients:
            view = client.when_moves(moves)
            if view["ending"] is not None:
                return
            if view["moves"]:
                client.say("act", **view["moves"][0])
                break


def test_rematches_obey_the_makers_limits(server: Server) -> None:
    taken = server.table("me", "random")
    with Client(server.address, taken["table"], taken["token"]) as client:
        play_out(client)
    path, header = f"/api/tables/{taken['table']}/rematch", bearer(taken["token"])
    body = {"game": "kids_of_london", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with server.coming_from("127.0.9.1") as maker:
        assert 429 in [maker.post("/api/tables", json=body).status_code for _ in range(30)]
        answer = maker.post(path, json={}, headers=header)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too_fast")
    with server.coming_from("127.0.9.2") as maker:
        assert maker.post(path, json={}, headers=header).status_code == 200


def test_a_closed_table_is_for_its_players(server: Server) -> None:
    taken = server.table("me", "random", "random", spectators=False)
    client = Client(server.address, taken["table"])
    assert client.heard[-1]["reason"] == "watching_barred"
    client.close()
    answer = server.http.get(f"/api/tables/{taken['table']}/moments/0")
    assert (answer.status_code, answer.json()["reason"]) == (403, "watching_barred")
    server.get(f"/api/tables/{taken['table']}/moments/0", taken["token"])


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": []}, "no_such_game"),
        ({"game": "kids_of_london", "seats": []}, "wrong_players"),
        ({"game": "kids_of_london", "seats": [{"kind": "me"}] * 3}, "one_me"),
        ({"game": "kids_of_london", "seats": [{"kind": "bot", "bot": "genius"}] * 3}, "no_such_bot"),
        ({"game": "kids_of_london", "seats": [{"kind": "open"}] * 3, "options": {"banker": 99}}, "option_number"),
        ({"game": "kids_of_london", "seats": [{"kind": "open"}] * 3, "options": {"x": 1}}, "no_such_option"),
        ({"game": "kids_of_london", "seats": [{"kind": "me"}], "share": "ab" * 8}, "bad_message"),
        ({"game": "kids_of_london", "seats": [{"kind": "throne"}] * 3}, "bad_message"),
        ({"game": "kids_of_london"}, "bad_message"),
        ([], "bad_message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, body: object, reason: str) -> None:
    answer = server.http.post("/api/tables", json=body)
    assert answer.json()["reason"] == reason
    assert 400 <= answer.status_code < 500
