"""Club nights: fair draws, the same deals, nothing told too early, and a ranking that a recount confirms."""

from __future__ import annotations

import threading
import time
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from rookery.table.night import Made, draw, marks, mean, places
from tests.table.client import Client, play_out
from tests.table.postgres import Postgres
from tests.table.server import Server, bearer

ANN, BOB, EVE = ("me_" + letter * 24 for letter in "abe")


def test_a_draw_seats_everybody_once_a_round() -> None:
    for entrants, players in ((26, 2), (12, 3), (28, 4), (5, 5)):
        drawn = draw("secret", entrants, players, 3)
        assert drawn == draw("secret", entrants, players, 3) != draw("another", entrants, players, 3)
        assert drawn[:2] == draw("secret", entrants, players, 2)  # what was drawn stays so
        for tables in drawn:
            assert sorted(entrant for table in tables for entrant in table) == list(range(entrants))
            assert {len(table) for table in tables} == {players}


def test_few_meet_twice() -> None:
    drawn = draw("secret", 28, 4, 3)
    met = Counter(pair for tables in drawn for table in tables for pair in combinations(sorted(table), 2))
    assert sum(count > 1 for count in met.values()) <= 8  # of 126; about 17 by chance


def test_marks_compare_those_who_sat_in_the_same_place() -> None:
    one, two, three = ([Made(1.0, 20), Made(0.0, 9)], [Made(0.0, 12), Made(1.0, 14)], [Made(1.0, 20), Made(0.0, 5)])
    assert marks([one, two, three]) == [[0.75, 0.5], [0.0, 1.0], [0.75, 0.0]]
    assert marks([one, [None, None], two]) == [[1.0, 0.0], [None, None], [0.0, 1.0]]
    assert marks([one]) == [[1.0, 0.0]]
    assert mean([1.0, None, 0.5]) == 0.75
    assert places([0.5, 1.0, 0.5, 0.25]) == [2, 1, 2, 4]


def person(server: Server, key: str, name: str) -> None:
    """Somebody whom the server knows."""
    server.post("/api/me", {"name": name}, key)


def new_night(server: Server, bots: int, rounds: int = 2, players: int = 4) -> str:
    """A night of Ann's, with Bob."""
    person(server, ANN, "Ann")
    person(server, BOB, "Bob")
    wish = {"game": "kids_of_london", "players": players, "rounds": rounds, "title": "Friday", "bot": "easy"}
    night = str(server.post("/api/nights", wish, ANN)["night"])
    for key, name in ((ANN, "Ann"), (BOB, "Bob")):
        server.post(f"/api/nights/{night}/enter", {"name": name}, key)
    if bots:
        server.post(f"/api/nights/{night}/bots", {"count": bots, "bot": "easy"}, ANN)
    return night


def refusal(server: Server, method: str, path: str, key: str, body: Any = None) -> str:
    """Why something is refused."""
    answer = server.http.request(method, path, json=body if method == "POST" else None, headers=bearer(key))
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"])


def until(server: Server, night: str, wanted: Any, key: str = ANN) -> Any:
    """The night once it is as wanted."""
    for _ in range(600):
        info = server.get(f"/api/nights/{night}", key)
        if wanted(info):
            return info
        time.sleep(0.1)
    raise AssertionError(info)


def play_my_table(server: Server, night: str, number: int, key: str) -> None:
    """Play the table of a round to its end."""
    table = until(server, night, lambda info: info["round"] == number, key)["my_table"]
    with Client(server.address, table, key) as client:
        play_out(client)


def recount(server: Server, info: Any) -> dict[str, list[float]]:
    """What each person made of each deal, from the journals alone: shares of those beaten in the same seat."""
    found: dict[str, list[float]] = {}
    for number in range(1, info["rounds"] + 1):
        results = []
        for table in [one for one in info["tables"] if one["round"] == number]:
            result = server.get(f"/api/tables/{table['table']}/journal")["result"]
            results.append((table["names"], list(zip(result["returns"], result["scores"], strict=True))))
        for names, made in results:
            for seat, name in enumerate(names):
                others = [other[seat] for _, other in results if other is not made]
                beaten = sum(1.0 if made[seat] > other else 0.5 if made[seat] == other else 0.0 for other in others)
                if name:
                    found.setdefault(name, []).append(beaten / len(others))
    return found


def whole_night(servers: list[Server], bots: int, rounds: int, kill: bool = False) -> Any:
    """A night to its end, each person at a server of their own."""
    host, guest = servers[0], servers[-1]
    night = new_night(host, bots, rounds)
    assert refusal(guest, "POST", f"/api/nights/{night}/begin", BOB) == "only_host"
    host.post(f"/api/nights/{night}/begin", {}, ANN)
    assert refusal(guest, "POST", f"/api/nights/{night}/enter", EVE) == "no_such_player"
    person(guest, EVE, "Eve")
    assert refusal(guest, "POST", f"/api/nights/{night}/enter", EVE) == "night_begun"
    if kill:
        host.kill()
        host.start()
    for number in range(1, rounds + 1):
        playing = [
            threading.Thread(target=play_my_table, args=(server, night, number, key))
            for server, key in ((host, ANN), (guest, BOB))
        ]
        for thread in playing:
            thread.start()
        for thread in playing:
            thread.join()
    return until(host, night, lambda info: info["over"])


@pytest.mark.parametrize("kill", [False, True], ids=["quiet", "killed"])
def test_a_night_ends_with_the_ranking_of_a_recount(tmp_path: Path, kill: bool) -> None:
    server = Server(tmp_path, hurried=True)
    info = whole_night([server], 9, 2, kill)
    assert (info["round"], info["rounds"], len(info["ranking"])) == (2, 2, 12)
    counted = recount(server, info)
    assert set(counted) == {"Ann", "Bob"}
    for one in info["ranking"]:
        if one["name"]:
            assert one["rounds"] == pytest.approx(counted[one["name"]])
            assert one["mean"] == pytest.approx(sum(counted[one["name"]]) / 2)
    means = [one["mean"] for one in info["ranking"]]
    assert means == sorted(means, reverse=True)
    assert sum(means) == pytest.approx(len(means) / 2)  # what some gain, others lose
    assert server.stop() == ""


def test_a_night_over_two_workers(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new()
    servers = [Server(tmp_path / name, "--store", database, hurried=True) for name in "ab"]
    info = whole_night(servers, 5, 2)
    tables = [table["table"] for table in info["tables"]]
    assert len(tables) == len(set(tables)) == 4
    assert {one["name"]: one["rounds"] for one in info["ranking"] if one["name"]} == recount(servers[1], info)
    for server in servers:
        assert server.stop() == ""


def test_nothing_is_told_while_others_play_the_same_deal(tmp_path: Path) -> None:
    server = Server(tmp_path, hurried=True)
    mine = theirs = ""
    while mine == theirs:  # until Ann and Bob do not meet
        night = new_night(server, 2, rounds=1, players=2)
        server.post(f"/api/nights/{night}/begin", {}, ANN)
        mine, theirs = (server.get(f"/api/nights/{night}", key)["my_table"] for key in (ANN, BOB))
    with Client(server.address, mine, ANN) as client:
        assert refusal(server, "POST", f"/api/tables/{mine}/hint", ANN) == "no_hints_tonight"
        play_out(client)
        assert all(not update.get("proof") for update in client.heard)
    for path in ("journal", "review/0"):
        assert refusal(server, "GET", f"/api/tables/{mine}/{path}", ANN) == "dealt_elsewhere"
    assert refusal(server, "POST", f"/api/tables/{mine}/study", ANN, {"seat": 0, "move": 0}) == "dealt_elsewhere"
    for table in {mine, theirs}:
        for path in ("moments", "moments/0", "journal"):
            assert refusal(server, "GET", f"/api/tables/{table}/{path}", "") == "watching_barred"
    server.post(f"/api/nights/{night}/hurry", {}, ANN)  # bots finish it
    for _ in range(100):
        info = server.get(f"/api/nights/{night}", ANN)
        if info["over"]:
            break
        server.post(f"/api/nights/{night}/hurry", {}, ANN)
        time.sleep(0.2)
    assert info["over"]
    assert server.get(f"/api/tables/{theirs}/journal")["result"]
    assert server.stop() == ""


def test_bad_wishes_are_refused_and_nothing_is_made(tmp_path: Path) -> None:
    server = Server(tmp_path, hurried=True)
    person(server, ANN, "Ann")
    wish = {"game": "kids_of_london", "players": 4, "rounds": 2}
    for change, reason in (
        ({"players": 9}, "wrong_players"), ({"rounds": 0}, "bad_rounds"), ({"rounds": 99}, "bad_rounds"),
        ({"game": "chess"}, "no_such_game"), ({"bot": "genius"}, "no_such_bot"), ({"tables": 3}, "bad_message"),
        ({"clock": {"kind": "days", "bank": 1}}, "bad_clock"), ({"options": {"nothing": 1}}, "no_such_option"),
    ):  # fmt: skip
        assert refusal(server, "POST", "/api/nights", ANN, {**wish, **change}) == reason
    assert refusal(server, "POST", "/api/nights", "", wish) == "no_such_player"
    assert refusal(server, "GET", "/api/nights/nowhere", ANN) == "no_such_night"
    night = server.post("/api/nights", wish, ANN)["night"]
    assert refusal(server, "POST", f"/api/nights/{night}/begin", ANN) == "night_empty"
    for count in (0, -1, 201):
        assert refusal(server, "POST", f"/api/nights/{night}/bots", ANN, {"count": count}) == "night_full"
    server.post(f"/api/nights/{night}/enter", {"name": "Ann"}, ANN)
    server.post(f"/api/nights/{night}/enter", {"name": "Anna"}, ANN)  # once, under another name
    assert [one["name"] for one in server.get(f"/api/nights/{night}")["ranking"]] == ["Anna"]
    server.post(f"/api/nights/{night}/leave", {}, ANN)
    assert server.get(f"/api/nights/{night}")["ranking"] == []
    assert server.stop() == ""
