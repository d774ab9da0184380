"""Killed at any moment, over SQLite and over PostgreSQL: no acknowledged deed is lost, none done twice, all is proved.

Short here; `make crash` kills 500 times over each.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from pathlib import Path

import httpx
import pytest

from rookery.engine.journal import read
from rookery.engine.match import verify
from rookery.table.postgres import PostgresStore
from rookery.table.sqlite import SqliteStore
from rookery.table.store import Store
from tests.table.players import Player, count_deeds
from tests.table.server import Server

KILLS = int(os.environ.get("CRASH_KILLS", "8"))
TABLES = int(os.environ.get("CRASH_TABLES", "4"))


@pytest.mark.timeout(600 + 10 * KILLS)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_killed_at_random_moments_nothing_is_lost(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = request.getfixturevalue("database") if kind == "postgres" else ""
    server = Server(tmp_path, *(["--store", database] if database else []))
    moment = random.Random(1)  # noqa: S311
    players: list[Player] = []
    kills = 0
    while kills < KILLS:
        fill(server, players)
        time.sleep(moment.uniform(0.02, 0.4))
        server.kill()
        kills += 1
        server.start()
    for player in players:
        player.join(timeout=120)
        assert player.problem is None, player.problem
        assert player.over
    for number, player in enumerate(players):
        with server.coming_from(f"127.0.8.{number // 40 + 1}") as asker:
            verify(read(asker.get(f"/api/tables/{player.table}/journal").text))
    said = server.stop()
    assert "Traceback" not in said, said
    store: Store = PostgresStore(database, "check") if database else SqliteStore(tmp_path / "rookery.sqlite")
    deeds = asyncio.run(count_deeds(store, players))
    comebacks = sum(player.comebacks for player in players)
    tables = len({player.table for player in players})
    print(f"\n{kind}: {kills} kills, {tables} tables proved, {deeds} acknowledged deeds, {comebacks} comebacks,"
          " none lost, none twice", file=sys.stderr)  # fmt: skip
    assert deeds > kills


def fill(server: Server, players: list[Player]) -> None:
    """See to it that there are always games under way."""
    while sum(not player.over for player in players) < 2 * TABLES:
        try:
            taken = server.table("me", "open", "random")
            tokens = [taken["token"], server.join(taken["table"])["token"]]
        except httpx.TransportError:
            continue
        for seat, token in enumerate(tokens):
            players.append(Player(server, taken["table"], token, 2 * len(players) + seat, pause=0.3))
            players[-1].start()
