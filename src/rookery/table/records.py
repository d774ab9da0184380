"""How tables lie in the store: written a line at a time, read back whole."""

from __future__ import annotations

import json
import sqlite3
import time
from typing import Any

from rookery.engine import registry
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.table.table import Sitting, Table


def insert_table(connection: sqlite3.Connection, table: Table) -> None:
    """A new table, its seats, and its first event."""
    match = table.match
    connection.execute(
        "INSERT INTO tables (id, game, rules, players, options, seed, nonce, public, spectators, made)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id, match.game.name, match.game.rules_version, match.players, json.dumps(match.options),
            f"{match.seed:x}", match.nonce, table.public, table.spectators, time.time(),
        ),
    )  # fmt: skip
    for seat, sitting in enumerate(table.sittings):
        connection.execute(
            "INSERT INTO seats (table_id, seat, kind, name, bot, token_hash, link_hash) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table.id, seat, sitting.kind, sitting.name, sitting.bot, sitting.token_hash, sitting.link_hash),
        )
    insert_event(connection, table.id, 1, "start", None, {}, "")


def insert_event(
    connection: sqlite3.Connection, table: str, number: int, what: str, seat: int | None, data: Any, request: str
) -> None:
    """The next line of a table's file."""
    connection.execute(
        "INSERT INTO events (table_id, number, what, seat, data, request, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table, number, what, seat, json.dumps(data, ensure_ascii=False), request, time.time()),
    )


def update_over(connection: sqlite3.Connection, table: str, over: bool) -> None:
    """Whether anybody owes a move at a table."""
    connection.execute("UPDATE tables SET over = ? WHERE id = ? AND over != ?", (over, table, over))


def update_seat(connection: sqlite3.Connection, table: str, seat: int, sitting: Sitting) -> None:
    """A seat changes hands."""
    connection.execute(
        "UPDATE seats SET kind = ?, name = ?, bot = ?, token_hash = ?, link_hash = ? WHERE table_id = ? AND seat = ?",
        (sitting.kind, sitting.name, sitting.bot, sitting.token_hash, sitting.link_hash, table, seat),
    )


def read_table(connection: sqlite3.Connection, id_: str) -> Table | None:
    """A table as its file tells it: everything that happened happens again."""
    row = connection.execute(
        "SELECT game, rules, players, options, seed, nonce, public, spectators, rematch FROM tables WHERE id = ?",
        (id_,),
    ).fetchone()
    if row is None:
        return None
    game, rules, players, options, seed, nonce, public, spectators, rematch = row
    found = registry.find(game)
    if rules != found.rules_version:
        raise Refusal("other_rules", game=game, rules=rules, ours=found.rules_version)
    seats = connection.execute(
        "SELECT kind, name, bot, token_hash, link_hash FROM seats WHERE table_id = ? ORDER BY seat", (id_,)
    ).fetchall()
    sittings = [Sitting(*seat) for seat in seats]
    match = Match(found, players, json.loads(options), int(seed, 16), nonce)
    table = Table(id_, match, sittings, bool(public), bool(spectators))
    table.rematch = rematch
    lines = connection.execute(
        "SELECT what, seat, data, request FROM events WHERE table_id = ? ORDER BY number", (id_,)
    ).fetchall()
    for what, seat, data, request in lines:
        table.add(what, seat, request=request, **json.loads(data))
    return table


def unfinished(connection: sqlite3.Connection) -> list[str]:
    """The tables at which somebody owes a move."""
    return [row[0] for row in connection.execute("SELECT id FROM tables WHERE NOT over ORDER BY made")]
