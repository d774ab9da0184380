"""Seats: taken, left, handed over, stood in for, come back to; the lobby; playing again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.client import Client, play_out
from tests.table.server import Server, bearer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == ""


def refused(server: Server, path: str, body: object = None, token: str = "") -> tuple[int, str]:
    answer = server.http.post(path, json=body or {}, headers=bearer(token))
    return answer.status_code, answer.json()["reason"]


def test_the_lobby_lists_what_can_be_joined_or_watched(server: Server) -> None:
    public = server.table("me", "open", "random", public=True)
    private = server.table("me", "open", "random")
    closed = server.table("me", "link", "random", public=True, spectators=False)
    lines = [Client(server.address, taken["table"], taken["token"]) for taken in (public, private, closed)]
    listed = {table["table"]: table for table in server.get("/api/tables")}
    assert set(listed) == {public["table"]}
    assert [seat["kind"] for seat in listed[public["table"]]["seats"]] == ["person", "open", "bot"]
    for line in lines:
        line.close()
    while server.get("/api/tables"):  # deserted tables are not listed
        pass


def test_an_open_seat_is_taken_once(server: Server) -> None:
    table = server.table("me", "open", "random")["table"]
    first = server.post(f"/api/tables/{table}/join", {"name": "Bob"})
    assert first["seat"] == 1
    assert refused(server, f"/api/tables/{table}/join", {"name": "Cat"}) == (409, "no_open_seat")


def test_a_link_is_used_once(server: Server) -> None:
    taken = server.table("me", "link", "random")
    path = f"/api/tables/{taken['table']}/join"
    assert refused(server, path, {"link": "nonsense"}) == (403, "bad_link")
    joined = server.post(path, {"name": "Bob", "link": taken["links"]["1"]})
    assert joined["seat"] == 1
    assert refused(server, path, {"link": taken["links"]["1"]}) == (403, "bad_link")


def test_names_are_made_fit_to_show(server: Server) -> None:
    taken = server.table("me", "random", name="  Ann \n\x07 of the " + "x" * 90)
    with Client(server.address, taken["table"], taken["token"]) as client:
        presence = client.last("presence")
        assert presence is not None
        name = presence["seats"][0]["name"]
        assert name.startswith("Ann  of the xx")
        assert len(name) == 24


def test_a_bot_plays_for_who_has_left_and_steps_aside_for_who_comes_back(server: Server) -> None:
    taken = server.table("me", "random", "random")
    path = f"/api/tables/{taken['table']}"
    server.post(f"{path}/leave", token=taken["token"])
    with Client(server.address, taken["table"]) as spectator:  # the bots play the game to its end
        spectator.view_when(lambda message: message["view"]["ending"] is not None)
    taken = server.table("me", "link", "random")
    path = f"/api/tables/{taken['table']}"
    server.post(f"{path}/leave", token=taken["token"])
    with Client(server.address, taken["table"]) as spectator:
        spectator.view_when(lambda message: 0 not in message["view"]["waiting"])
        presence = spectator.last("presence")
        assert presence is not None
        assert presence["seats"][0] == {"kind": "person", "name": "Ann", "bot": "greedy", "here": False}
        with Client(server.address, taken["table"], taken["token"]):
            back = spectator.until(lambda message: message["type"] == "presence" and message["seats"][0]["here"])
            assert back["seats"][0]["bot"] == ""
        changes = [event["change"] for event in spectator.events() if event["what"] == "seat"]
        assert changes == ["left", "came_back"]


def test_a_bot_stands_in_for_the_absent_only(server: Server) -> None:
    taken = server.table("me", "link", "open")
    path = f"/api/tables/{taken['table']}/standin"
    assert refused(server, path, {"seat": 1}) == (403, "bad_token")
    assert refused(server, path, {"seat": 9}, taken["token"]) == (400, "no_such_seat")
    assert refused(server, path, {}, taken["token"]) == (400, "no_such_seat")
    assert refused(server, path, {"seat": 1, "bot": "genius"}, taken["token"]) == (400, "no_such_bot")
    with Client(server.address, taken["table"], taken["token"]) as client:
        assert refused(server, path, {"seat": 0}, taken["token"]) == (409, "not_absent")
        server.post(path, {"seat": 1}, taken["token"])
        server.post(path, {"seat": 2, "bot": "random"}, taken["token"])
        play_out(client)
    joined = server.http.post(f"/api/tables/{taken['table']}/join", json={"link": taken["links"]["1"]})
    assert joined.status_code == 200  # the link still opens the seat


def test_a_seat_is_handed_over(server: Server) -> None:
    taken = server.table("me", "link", "link")
    path = f"/api/tables/{taken['table']}"
    with Client(server.address, taken["table"], taken["token"]) as old:
        link = server.post(f"{path}/handover", token=taken["token"])
        assert old.act("send 5")["type"] == "ack"  # until it is used, nothing changes
        new = server.post(f"{path}/join", {"name": "Heir", "link": link["link"]})
        assert new["seat"] == 0
        with pytest.raises(ConnectionClosed, match="4409"):
            old.until(lambda _: False)
    assert refused(server, f"{path}/leave", token=taken["token"]) == (403, "bad_token")
    with Client(server.address, taken["table"], new["token"]) as heir:
        assert [(event["text"], event["change"]) for event in heir.events() if event["what"] == "seat"] == [
            ("Heir", "sat_down")
        ]
        view = heir.last("view")
        assert view is not None
        assert view["view"]["table"]["gangs"][0]["child"] == 5


def test_the_same_people_play_again(server: Server) -> None:
    taken = server.table("me", "random", "random")
    path = f"/api/tables/{taken['table']}/rematch"
    assert refused(server, path, token=taken["token"]) == (409, "not_over")
    with Client(server.address, taken["table"], taken["token"]) as client:
        play_out(client)
        assert refused(server, path) == (403, "bad_token")
        again = server.post(path, token=taken["token"])
        assert server.post(path, token=taken["token"]) == again  # made once
        heard = client.until(lambda message: message["type"] == "presence" and message["rematch"])
        assert heard["rematch"] == again["table"]
    with Client(server.address, again["table"], taken["token"]) as client:
        assert client.heard[0]["seat"] == 0
        play_out(client)


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
        ({"game": "kids_of_london", "seats": [{"kind": "throne"}] * 3}, "bad_message"),
        ({"game": "kids_of_london"}, "bad_message"),
        ([], "bad_message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, body: object, reason: str) -> None:
    answer = server.http.post("/api/tables", json=body)
    assert answer.json()["reason"] == reason
    assert 400 <= answer.status_code < 500
