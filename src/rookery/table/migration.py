"""Older forms of the file, each brought to the next one, forward only."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from collections.abc import Callable

from rookery.engine import registry
from rookery.engine.refusals import Refusal
from rookery.table import events
from rookery.table.events import Happening

log = logging.getLogger("rookery")


def from_1(connection: sqlite3.Connection, schema: str) -> None:
    """Tables, seats and lines become typed events.

    A table that cannot be read is left out, with a word in the log; then the older rows stay in the file as they were.
    """
    left_out = 0
    for name in ("tables", "seats", "events"):
        connection.execute(f"ALTER TABLE {name} RENAME TO old_{name}")
    for statement in schema.split(";"):
        connection.execute(statement)
    for row in connection.execute("SELECT id, over, public, made FROM old_tables").fetchall():
        id_, over, public, made = row
        connection.execute("SAVEPOINT one")
        try:
            happened = happenings_of_1(connection, id_, made)
        except (ValueError, KeyError, TypeError, Refusal) as problem:
            log.error("table %s of the older file is left out: %r", id_, problem)
            happened = []
            left_out += 1
        for number, one in enumerate(happened, 1):
            connection.execute("INSERT INTO events VALUES (?, ?, ?)", (id_, number, events.encode(one).decode()))
        if happened:
            done = over or isinstance(happened[-1], events.Closed)
            connection.execute(
                "INSERT INTO tables (id, number, touched, over, bots_owe, public) VALUES (?, ?, ?, ?, ?, ?)",
                (id_, len(happened), happened[-1].at, done, not done, public),
            )
        connection.execute("RELEASE one")
    for name in ("events", "seats", "tables"):
        if not left_out:
            connection.execute(f"DROP TABLE old_{name}")


def happenings_of_1(connection: sqlite3.Connection, id_: str, made: float) -> list[Happening]:
    """A table's events: as they stand in its lines, between its opening and what has become of its seats."""
    game, rules, options, seed, nonce, public, spectators, rematch = connection.execute(
        "SELECT game, rules, options, seed, nonce, public, spectators, rematch FROM old_tables WHERE id = ?",
        (id_,),
    ).fetchone()
    seats = connection.execute(
        "SELECT kind, name, bot, token_hash, link_hash FROM old_seats WHERE table_id = ? ORDER BY seat", (id_,)
    ).fetchall()
    places = [
        events.Place(kind, bot if kind != "person" else "", link if kind == "link" else "")
        for kind, _, bot, _, link in seats
    ]  # version 1 played before everybody had come: such a seat may still be taken
    maker = next((token for kind, _, _, token, _ in seats if kind == "person"), "")
    happened: list[Happening] = [
        events.Opened(
            at=made, game=game, rules=rules, options=json.loads(options), places=places, public=bool(public),
            spectators=bool(spectators), maker=maker, secret=seed, nonce=nonce,
        )
    ]  # fmt: skip
    for seat, (kind, name, _, token, _) in enumerate(seats):
        if kind == "person":
            happened.append(events.Seated(at=made, seat=seat, name=name, token=token, share=""))
    happened.append(events.Started(at=made))
    for seat, (kind, _, bot, _, link) in enumerate(seats):
        if kind == "person" and link:
            happened.append(events.Offered(at=made, seat=seat, link=link))
        if kind == "person" and bot:
            happened.append(events.Left(at=made, seat=seat))
    lines = connection.execute(
        "SELECT what, seat, data, request, at FROM old_events WHERE table_id = ? ORDER BY number", (id_,)
    ).fetchall()
    for what, seat, data, request, at in lines:
        told = json.loads(data)
        if what == "move":
            happened.append(events.Moved(at=at, seat=seat, move=told["text"], request=request))
        elif what == "undo":
            happened.append(events.Undone(at=at, seat=seat, to=told["to"], fair=True, request=request))
        elif what == "chat":
            happened.append(events.Said(at=at, seat=seat, text=told["text"], request=request))
    at = happened[-1].at
    if rules != registry.find(game).rules_version:
        happened.append(events.Closed(at=at, reason="other_rules"))
    elif rematch:
        happened.append(events.Rematched(at=at, table=rematch))
    return happened


def from_2(connection: sqlite3.Connection, schema: str) -> None:
    """Clocks came, when no server ran, and what is kept beside tables."""
    if any(row[1] == "due" for row in connection.execute("PRAGMA table_info(tables)")):
        return  # it was made from the first form, in today's
    connection.execute("ALTER TABLE tables ADD COLUMN due REAL")
    for statement in schema.split(";"):
        known = re.match(r"CREATE (TABLE|INDEX) (tables|events|open_tables|busy_tables) ", statement.strip())
        if known is None:
            connection.execute(statement)


MIGRATIONS: dict[int, Callable[[sqlite3.Connection, str], None]] = {1: from_1, 2: from_2}
