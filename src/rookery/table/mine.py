"""What is a player's own: their tables, from any device; what is kept of them, to take along or to have forgotten.

A reader of what happens at tables. What it notes is made from a table's events, and made again where it is missing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec

from rookery.engine.match import asked
from rookery.engine.refusals import Refusal
from rookery.table import commands, events
from rookery.table.addresses import MyNotices
from rookery.table.hall import Hall, Hosted
from rookery.table.people import Me, People, Player
from rookery.table.store import Values
from rookery.table.table import Entry, Table
from rookery.table.turns import turn_notes

SOON = 0.5  # seconds in which what happens at a table is noted once
MOST = 100  # tables of a player that are listed

log = logging.getLogger("rookery")


class Summary(msgspec.Struct, omit_defaults=True):
    """A table as one of its players sees it in their list, for all of them."""

    game: str
    names: list[str]  # by seat; of a bot, none
    bots: list[str]  # by seat: who plays for good or stands in; of a person, none
    begun: bool = False
    over: bool = False
    closed: str = ""  # why it was closed before its end
    moves: int = 0
    since: float = 0.0  # when those who are waited for were asked
    owing: list[int] = []  # who owes a move
    asked: list[int] = []  # and as far as others may know
    ends: dict[int, float] = {}  # by seat, when their time will be over
    returns: list[float] = []
    scores: list[int] = []


class MyTable(msgspec.Struct):
    """GET /api/me/tables: a table at which the player has a seat."""

    table: str
    seat: int
    at: float  # when they sat down
    game: str
    names: list[str]
    bots: list[str]
    begun: bool
    over: bool
    closed: str
    moves: int
    since: float
    mine: bool  # whether it is their turn
    waiting: list[int]  # whom the table waits for
    ends: float | None  # when their time will be over, if their clock runs
    returns: list[float]
    scores: list[int]


class Follow(msgspec.Struct, forbid_unknown_fields=True):
    """The first and only message of a client on /api/me/ws: whose tables."""

    key: str


class MyNews(msgspec.Struct):
    """What the server says on /api/me/ws: first all tables, then those that are new or have changed."""

    at: float  # by the server's clock, in seconds since 1970
    tables: list[MyTable]
    gone: list[str]  # tables that are not on the list any more


class Export(msgspec.Struct):
    """GET /api/me/export: all that is kept of a player."""

    me: Me
    tables: list[MyTable]
    results: list[dict[str, Any]]
    notices: MyNotices


def summary_of(table: Table) -> Summary:
    """A table in short."""
    made = Summary(
        table.head.game, [one.name for one in table.sittings], [one.bot for one in table.sittings],
        table.match is not None, table.over, table.closed, table.moves, table.asked_since,
    )  # fmt: skip
    if table.ended is not None:
        made.returns, made.scores = table.ended.returns, table.ended.scores
    elif table.match is not None and not table.done:
        made.owing, made.asked = table.waiting(), asked(table.match.state, None)
    if table.clocks is not None:
        made.ends = {seat: since + table.clocks.left[seat] for seat, since in table.clocks.since.items()}
    return made


class Mine:
    """Notes who sits where and how tables stand, and answers players about themselves."""

    def __init__(self, hall: Hall, people: People) -> None:
        self.hall = hall
        self.people = people
        self.dirty: dict[str, Hosted] = {}
        self.flushing: asyncio.TimerHandle | None = None
        self.deeds: set[asyncio.Task[None]] = set()
        hall.readers.append(self.changed)

    def changed(self, hosted: Hosted, entries: list[Entry]) -> None:
        """Something has happened at a table: its summary is written soon."""
        if not any(one.player for one in hosted.table.sittings):
            return
        self.dirty[hosted.table.id] = hosted
        if self.flushing is None:
            self.flushing = asyncio.get_running_loop().call_later(SOON, self._flush)

    def _flush(self) -> None:
        self.flushing = None
        hosted, self.dirty = [one for _, one in sorted(self.dirty.items())], {}  # in one order: nobody waits in a ring
        self._beside(self._note([one.table for one in hosted]))

    async def _note(self, tables: list[Table]) -> None:
        statements: list[tuple[str, Values]] = []
        for table in tables:
            statements += [*sitting_notes(table), *turn_notes(table)]
            text = msgspec.json.encode(summary_of(table)).decode()
            statements.append(
                (
                    "INSERT INTO summaries VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET"
                    " number = excluded.number, data = excluded.data WHERE summaries.number <= excluded.number",
                    (table.id, table.number, text),
                )
            )
        with contextlib.suppress(Refusal):  # a store that fails: it is made again where it is missing
            await self.hall.store.write(*statements)

    def _beside(self, deed: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(deed)
        self.deeds.add(task)
        task.add_done_callback(self.deeds.discard)

    async def close(self) -> None:
        """Write what is left."""
        if self.flushing is not None:
            self.flushing.cancel()
            self._flush()
        await asyncio.gather(*self.deeds, return_exceptions=True)

    # Asking

    async def tables(self, player: Player, hidden: bool = False) -> list[MyTable]:
        """A player's tables, the newest first; with those that they took off their list, where that is wished."""
        found = await self.hall.store.rows(
            "SELECT s.table_id, s.seat, s.at, m.number, m.data,"
            " (SELECT max(e.number) FROM events e WHERE e.table_id = s.table_id)"
            " FROM sittings s LEFT JOIN summaries m ON m.table_id = s.table_id"
            " WHERE s.player = ? AND s.hidden <= ? ORDER BY s.at DESC LIMIT ?",
            (player.id, int(hidden), MOST),
        )
        listed = []
        for table, seat, at, number, data, latest in found:
            summary = msgspec.json.decode(data, type=Summary) if data is not None and number == latest else None
            if summary is None:  # it is behind: after a crash, or for a moment
                try:
                    summary = summary_of((await self.hall.find(table)).table)
                except Refusal:
                    continue
            listed.append(my_table(table, seat, at, summary))
        return listed

    async def show(self, player: Player, table: str, shown: bool) -> None:
        """Take a table off a player's list, or put it back; the seat is theirs all the same."""
        change = "UPDATE sittings SET hidden = ? WHERE player = ? AND table_id = ?"
        await self.hall.store.write((change, (int(not shown), player.id, table)))

    async def export(self, player: Player, notices: MyNotices) -> Export:
        """All that is kept of a player."""
        rows = await self.hall.store.rows(
            "SELECT r.table_id, r.game, r.at, r.ending, s.seat, s.share, s.score, s.lines FROM result_seats s"
            " JOIN results r ON r.table_id = s.table_id WHERE s.player = ? ORDER BY r.at",
            (player.id,),
        )
        names = ("table", "game", "at", "ending", "seat", "share", "score", "lines")
        results = [dict(zip(names, row, strict=True)) for row in rows]
        return Export(await self.people.me(player), await self.tables(player, hidden=True), results, notices)

    async def forget(self, player: Player) -> None:
        """Forget a player: at tables they become somebody, played by a bot; the rest is deleted."""
        found = await self.hall.store.rows("SELECT table_id FROM sittings WHERE player = ?", (player.id,))
        for (table,) in found:
            try:
                await self.hall.do(table, commands.Forget(player.key))
            except Refusal as refusal:
                log.warning("table %s could not forget a player: %s", table, refusal)
            await self._scrub(table, {player.id, *player.was})
            await self._let_go(table, {player.id, *player.was})
        await self.hall.store.write(
            ("UPDATE result_seats SET player = '' WHERE player = ?", (player.id,)),
            ("DELETE FROM sittings WHERE player = ?", (player.id,)),
            ("DELETE FROM turns WHERE player = ?", (player.id,)),
            ("DELETE FROM wishes WHERE player = ?", (player.id,)),
            ("DELETE FROM addresses WHERE player = ?", (player.id,)),
            ("DELETE FROM outbox WHERE player = ?", (player.id,)),
            ("DELETE FROM passes WHERE player = ?", (player.id,)),
            ("DELETE FROM merged WHERE player = ?", (player.id,)),
            ("DELETE FROM devices WHERE player = ?", (player.id,)),
            ("UPDATE entrants SET player = '', name = '' WHERE player = ?", (player.id,)),
            ("UPDATE nights SET host = '' WHERE host = ?", (player.id,)),
            ("DELETE FROM players WHERE id = ?", (player.id,)),
        )
        self.people.known.clear()

    async def _let_go(self, table: str, ids: set[str]) -> None:
        """Keep no seat for a player at the rematch of a table, where they have not come yet."""
        with contextlib.suppress(Refusal):
            rematch = (await self.hall.find(table)).table.rematch
            if rematch:
                await self._scrub(rematch, ids)
                for one in (await self.hall.find(rematch)).table.sittings:
                    if one.free and one.player in ids:
                        one.name = one.player = ""

    async def _scrub(self, table: str, ids: set[str]) -> None:
        """Take a player's name and words out of what is kept of a table: the only thing that is ever changed there."""
        rows = await self.hall.store.rows(
            "SELECT number, data FROM events WHERE table_id = ? ORDER BY number", (table,)
        )
        statements: list[tuple[str, Values]] = []
        theirs: set[int] = set()
        for number, text in rows:
            event = events.decode(text)
            if isinstance(event, events.Seated):
                (theirs.add if event.player in ids else theirs.discard)(event.seat)
            anonymous = events.anonymous(event, theirs)
            if isinstance(event, events.Opened):
                anonymous = events.unkept(event, ids)
            if anonymous is not event:
                change = "UPDATE events SET data = ? WHERE table_id = ? AND number = ?"
                statements.append((change, (events.encode(anonymous).decode(), table, number)))
        statements.append(("DELETE FROM summaries WHERE table_id = ?", (table,)))
        await self.hall.store.write(*statements)


def sitting_notes(table: Table) -> list[tuple[str, Values]]:
    """That its players sit at a table, and nobody else in their seats: also what was not noted when the server died."""
    note = (
        "INSERT INTO sittings SELECT coalesce((SELECT player FROM merged WHERE old = ?), ?), ?, ?, ?, 0"
        " WHERE true ON CONFLICT (player, table_id) DO NOTHING"
    )
    gone = (
        "DELETE FROM sittings WHERE table_id = ? AND seat = ?"
        " AND player <> coalesce((SELECT player FROM merged WHERE old = ?), ?)"
    )
    statements: list[tuple[str, Values]] = []
    for seat, one in enumerate(table.sittings):
        if one.kind == "person":
            statements.append((gone, (table.id, seat, one.player, one.player)))
            if one.player:
                statements.append((note, (one.player, one.player, table.id, seat, table.touched)))
    return statements


def my_table(table: str, seat: int, at: float, summary: Summary) -> MyTable:
    """A table in a player's list."""
    mine = seat in summary.owing
    waiting = sorted({*(one for one in summary.asked if one != seat), *([seat] if mine else [])})
    return MyTable(
        table, seat, at, summary.game, summary.names, summary.bots, summary.begun, summary.over, summary.closed,
        summary.moves, summary.since, mine, waiting, summary.ends.get(seat), summary.returns, summary.scores,
    )  # fmt: skip
