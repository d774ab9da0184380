"""Tables that teach: a guided first game, why a move cannot be made, and playing on from a finished game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rookery.engine import lesson, registry
from rookery.engine.journal import Journal, read
from rookery.engine.lesson import LEARNER
from rookery.engine.match import replay, verify
from rookery.engine.moves import name_of
from rookery.minds import levels
from tests.table.client import Client, play_out
from tests.table.server import Server, bearer

GAMES = [game.name for game in registry.all_games() if lesson.read(game) is not None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"), hurried=True)
    yield running
    assert running.stop() == ""


def sit_down(server: Server, taken: dict[str, Any]) -> tuple[str, str]:
    """Take the seat that was kept for oneself; the table and the token."""
    server.join(taken["table"], taken["token"], keep=True)
    return taken["table"], taken["token"]


def said(server: Server, token: str, path: str, body: Any) -> Any:
    answer = server.http.post(path, json=body, headers=bearer(token))
    return answer.status_code, answer.json()


@pytest.mark.parametrize("name", GAMES)
def test_the_others_play_as_they_are_told_and_then_by_themselves(server: Server, name: str) -> None:
    course = lesson.read(registry.find(name))
    assert course is not None
    levels.check(course.rival)
    assert server.get(f"/api/games/{name}/lesson")["seed"] == course.seed
    table, token = sit_down(server, server.post(f"/api/games/{name}/lesson"))
    with Client(server.address, table, token) as me:
        hello = me.last("hello")
        assert hello is not None
        assert hello["purpose"] == "lesson"
        for move in course.script(LEARNER):
            view = me.view_when(lambda view, move=move: move in names(view))
            assert view["players"] == course.players
            assert me.act_in_time(move)["type"] == "ack"
        if name == "kids_of_london":  # the shortest of them, played on to its end
            play_out(me)
            journal = journal_of(server, table, token)
            assert journal.shares == []
            assert int(journal.seed, 16) == course.seed
            verify(journal)
            for seat in range(1, course.players):
                told = [move for mover, move in journal.moves if mover == seat]
                assert told[: len(course.script(seat))] == course.script(seat)


def test_a_game_without_a_lesson_says_so(server: Server) -> None:
    missing = server.http.post("/api/games/nowhere/lesson")
    assert (missing.status_code, missing.json()["reason"]) == (404, "no_such_game")


def test_why_a_move_cannot_be_made(server: Server) -> None:
    table, token = sit_down(server, server.post("/api/games/kids_of_london/lesson"))
    why = f"/api/tables/{table}/why"
    with Client(server.address, table, token) as me:
        me.view_when(lambda view: "send 6" in names(view))
        assert said(server, token, why, {"verb": "rob"})[1]["reason"] == "send_first"
        assert said(server, token, why, {"verb": "send", "piece": 6}) == (200, {"reason": "", "rule": "", "args": {}})
        assert me.moves() == 0 or "send 6" in names(me.view_when(lambda view: True))  # asking is not doing
        assert said(server, token, why, {"verb": "fly"})[1]["reason"] == "no_such_move"
        assert said(server, "x" * 20, why, {"verb": "rob"})[0] == 403
        assert said(server, token, why, {"verb": "rob", "more": 1})[1]["reason"] == "bad_message"


def test_what_if(server: Server) -> None:
    taken = server.table("me", "random", game="crooks")
    study = f"/api/tables/{taken['table']}/study"
    with Client(server.address, taken["table"], taken["token"]) as me:
        me.view_when(lambda view: view["waiting"])
        assert said(server, taken["token"], study, {"seat": 0, "move": 3})[1]["reason"] == "not_over"
        play_out(me)
    journal = journal_of(server, taken["table"], taken["token"])
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"seat": 7, "move": 3}, "no_such_seat"),
        ({"seat": 0, "move": 99999}, "no_such_moment"),
        ({"seat": 0, "move": -1}, "no_such_moment"),
        ({"seat": 0, "move": 3, "bot": "x"}, "no_such_bot"),
    ]
    for wish, reason in wrong:
        assert said(server, taken["token"], study, wish)[1]["reason"] == reason
    kept = len(journal.moves) // 2
    status, made = said(server, taken["token"], study, {"seat": 1, "move": kept, "bot": "random"})
    assert status == 200
    table, token = sit_down(server, made)
    with Client(server.address, table, token) as me:
        me.view_when(lambda view: True)
        assert me.moves() >= kept
        play_out(me)
    other = journal_of(server, table, token)
    assert other.seed == journal.seed
    assert other.moves[:kept] == journal.moves[:kept]
    verify(other)
    assert replay(other).over


def journal_of(server: Server, table: str, token: str) -> Journal:
    return read(server.http.get(f"/api/tables/{table}/journal", headers=bearer(token)).text)


def names(view: Any) -> list[str]:
    return [named(move) for move in view["moves"]]


def named(move: Any) -> str:
    return name_of(move["verb"], move["piece"])
