"""The host's own view of the house, behind the host's key: what is played, who is there, what it costs; and closing."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from pathlib import Path

import msgspec

import rookery
from rookery.engine import files
from rookery.engine.refusals import Refusal
from rookery.table import commands, keys
from rookery.table.hall import Hall, Hosted
from rookery.table.limits import Buckets
from rookery.table.mine import Summary, summary_of
from rookery.table.names import clean
from rookery.table.protocol import TEXT_LIMIT
from rookery.table.thinking import Thinkers

KEY = "host_key"  # under which the hash of the key stands in the house
SHORTEST, LONGEST = 16, 200  # letters of a key
MOST = 100  # tables that are listed
LATELY = 86400.0  # seconds: only where something has happened since is asked who is there
ANSWER = 0.2  # seconds in which other workers say who is there
DAYS = (0.01, 36500.0)  # that a table may be left alone before it is archived
DAY = 86400.0

log = logging.getLogger("rookery")


class HostTable(msgspec.Struct):
    """A table as the host sees it: nothing of what anybody holds."""

    table: str
    game: str  # empty where the table cannot be read
    names: list[str]  # by seat; empty where nobody has come, or a bot plays for good
    bots: list[str]  # by seat: who plays for good or stands in; of a person, none
    here: list[int]  # the seats whose people are there
    watching: int
    moves: int
    touched: float  # when something happened there last, in seconds since 1970; about
    listed: bool  # in the lobby
    over: bool
    closed: str  # why it was closed before its end


class Load(msgspec.Struct):
    """How busy the bots of the worker that answers are."""

    running: int  # thoughts
    waiting: int
    processes: int
    most: int  # processes that there may be


class HostInfo(msgspec.Struct):
    """GET /api/host: the house."""

    version: str
    worker: str  # which one answers
    since: float  # when it began to run
    at: float  # by the server's clock
    tables: list[HostTable]  # the newest, about a hundred at the most
    all_tables: int
    unfinished: int
    players: int
    disk: int  # bytes that the store takes
    free: int | None  # bytes that are left there; None where the database alone knows
    bots: Load


class CloseTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/host/tables/{table}/close: with a word to its people, or none."""

    word: str = ""


class Archive(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/host/archive: close the tables at which nothing has happened for so many days."""

    days: float


class Archived(msgspec.Struct):
    """How many tables were closed."""

    tables: int


class Host:
    """Knows the host by their key, and does what only they may do."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.since = hall.clock()
        self.guesses = Buckets(rate=0.2, burst=10)  # wrong keys, by address
        self.told: dict[str, tuple[int, Summary]] = {}  # tables that are not in memory, and after how many events

    # The key

    async def open(self, file: Path) -> None:
        """Let the key in the host's file be the one; where there is neither file nor key, make both."""
        store = self.hall.store
        note = "INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT (name) DO"
        if file.exists():
            change = f"{note} UPDATE SET value = excluded.value"
            await store.write((change, (KEY, keys.hash_of(read_key(file)))))
        elif not await self.kept():  # else it is at another worker's machine, or was taken to a safer place
            try:
                make_key(file)
            except OSError as problem:
                log.error("the host's key could not be written to %s: %s", file, problem.strerror)
                return
            made = read_key(file)
            await store.write((f"{note} NOTHING", (KEY, keys.hash_of(made))))
            if not keys.opens(made, await self.kept()):  # at another machine one was made in the same moment
                file.unlink()

    async def kept(self) -> str:
        """What is kept of the key."""
        found = await self.hall.store.rows("SELECT value FROM house WHERE name = ?", (KEY,))
        return str(found[0][0]) if found else ""

    async def check(self, key: str, address: str) -> None:
        """Refuse whoever is not the host; after some wrong keys, for a while, without looking."""
        self.guesses.check(address)
        if not keys.opens(key, await self.kept()):
            raise Refusal("bad_host_key")
        self.guesses.give_back(address)

    # The house

    async def info(self) -> HostInfo:
        """How the house stands."""
        store, load = self.hall.store, self.thinkers
        disk, free = await store.size()
        players, tables = [
            int((await store.rows(f"SELECT count(*) FROM {name}"))[0][0])  # noqa: S608 - names of ours
            for name in ("players", "tables")
        ]
        waiting = sum(len(turns) for turns in load.waiting.values())
        bots = Load(load.made - len(load.idle), waiting, load.made, load.count)
        return HostInfo(
            rookery.__version__, self.hall.worker, self.since, self.hall.clock(), await self.tables(), tables,
            await store.unfinished(), players, disk, free, bots,
        )  # fmt: skip

    async def tables(self) -> list[HostTable]:
        """The newest tables, wherever people are at them."""
        rows = await self.hall.store.rows(
            "SELECT id, number, touched, over, public FROM tables ORDER BY touched DESC LIMIT ?", (MOST,)
        )
        recent = self.hall.clock() - LATELY
        asked = [await self.ask(id_) for id_, _, touched, over, _ in rows if not over and touched > recent]
        if any(asked):
            await asyncio.sleep(ANSWER)
        told, listed = {}, []
        for id_, number, touched, over, public in rows:
            hosted = self.hall.hosted.get(id_)
            if hosted is not None:
                summary = summary_of(hosted.table)
            else:
                summary = await self.summary(id_, number)
                told[id_] = (number, summary)
            listed.append(host_table(id_, summary, hosted, touched, bool(over), bool(public)))
        self.told = told
        return sorted(listed, key=lambda one: -one.touched)

    async def ask(self, id_: str) -> bool:
        """Have a table in memory, so that other workers say who is there; whether it was not."""
        new = id_ not in self.hall.hosted
        if id_ in self.told and not self.told[id_][1].game:  # it cannot be read, and was not a moment ago
            return False
        with contextlib.suppress(Refusal):
            await self.hall.find(id_)
        return new and id_ in self.hall.hosted

    async def summary(self, id_: str, number: int) -> Summary:
        """A table in short: as it was told before, if nothing has happened, else from disk."""
        known, summary = self.told.get(id_, (0, Summary("", [], [])))
        if known != number:
            with contextlib.suppress(Refusal):
                summary = summary_of((await self.hall.find(id_)).table)
        return summary

    # Deeds

    async def close_table(self, table: str, word: str) -> None:
        """Close a table; what the host says of it stands in its log."""
        if len(word) > TEXT_LIMIT:
            raise Refusal("text_length", limit=TEXT_LIMIT)
        if not await self.hall.do(table, commands.Close("host", clean(word, TEXT_LIMIT))):
            raise Refusal("over")

    async def archive(self, days: float) -> Archived:
        """Close the tables at which nothing has happened for so many days."""
        low, high = DAYS
        if not low <= days <= high:
            raise Refusal("bad_days", low=low, high=int(high))
        return Archived(await archive(self.hall, self.hall.clock() - days * DAY))


def host_table(
    id_: str, summary: Summary, hosted: Hosted | None, touched: float, over: bool, public: bool
) -> HostTable:
    """A table as it is listed, with who is there as far as this process knows."""
    here: list[int] = []
    watching = 0
    if hosted is not None:
        presence = hosted.audience.presence()
        here = [seat for seat, one in enumerate(presence.seats) if one.here]
        watching, touched, public = presence.watching, hosted.table.touched, hosted.table.public
    return HostTable(
        id_, summary.game, summary.names, summary.bots, here, watching, summary.moves, touched, public and not over,
        summary.over, summary.closed,
    )  # fmt: skip


async def archive(hall: Hall, before: float) -> int:
    """Close the tables at which nothing has happened since a time; how many."""
    closed = 0
    for table in await hall.store.idle(before):
        with contextlib.suppress(Refusal):
            closed += bool(await hall.do(table, commands.Close("abandoned")))
    return closed


def make_key(file: Path) -> None:
    """A new key in a file that its owner alone can read; of two workers that make one at once, the first."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    draft = file.with_name(f".{file.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as out:
            out.write(keys.new_key() + "\n")
            out.flush()
            os.fsync(out.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(draft, file)  # whole, or not at all
    finally:
        draft.unlink(missing_ok=True)


def read_key(file: Path) -> str:
    """The key in a file; refused where it is none."""
    key = files.read(file, LONGEST * 4).strip()
    if not (SHORTEST <= len(key) <= LONGEST and key.isascii() and key.isprintable() and " " not in key):
        raise Refusal("wrong_host_key", path=str(file), least=SHORTEST, most=LONGEST)
    return key
