"""Club nights: who enters, rounds that run by themselves, and the ranking. A reader of what happens at tables.

A night is its own row, who entered, and the round that it is in; all else is made from these (`night.py`) and from the
results of its tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass
from typing import Any

import msgspec

from rookery.engine import registry
from rookery.engine.journal import commit
from rookery.engine.refusals import Refusal
from rookery.minds import levels
from rookery.table import commands, events, keys, night
from rookery.table.hall import Hall, Hosted
from rookery.table.names import clean
from rookery.table.people import Player
from rookery.table.results import Results
from rookery.table.store import Conflict
from rookery.table.table import PLAYERS, Entry

ENTRANTS = 200  # at most
ROUNDS = 12
TITLE = 60  # letters

log = logging.getLogger("rookery")


class NewNight(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/nights: a club night."""

    game: str
    players: int  # at a table
    rounds: int
    title: str = ""
    options: dict[str, bool | int | str] = {}
    clock: events.Clock | None = None
    bot: str = levels.RIVAL  # sits where somebody is missing


class NewEntrant(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/nights/{night}/enter: take part."""

    name: str = ""


class NewBots(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/nights/{night}/bots: the host lets bots take part."""

    count: int
    bot: str = levels.RIVAL


class NightMade(msgspec.Struct):
    """The answer to a new night."""

    night: str


class Ranked(msgspec.Struct):
    """Somebody who takes part: what they made of each deal, beside all who sat in the same place."""

    name: str  # of a bot, none
    bot: str
    place: int
    mean: float  # 0 to 1, over the rounds that have a result
    rounds: list[float | None]
    mine: bool


class NightTable(msgspec.Struct):
    """A table of the round that runs, or of one that is over."""

    table: str  # its name, where it is mine or its deal may be known
    round: int
    names: list[str]
    bots: list[str]
    over: bool
    scores: list[int]  # once the round is over


class NightInfo(msgspec.Struct):
    """GET /api/nights/{night}: how it stands, for who asks."""

    night: str
    title: str
    game: str
    players: int
    rounds: int
    round: int  # that runs, from 1; 0: people enter
    over: bool
    clock: events.Clock | None
    hosting: bool
    entered: bool
    my_table: str  # of the round that runs
    promise: str  # of the round's deal
    ranking: list[Ranked]  # the best first
    tables: list[NightTable]  # of the last round first


@dataclass(frozen=True)
class Entrant:
    """Who takes part: a player, a bot, or somebody who was forgotten."""

    player: str
    name: str
    bot: str


@dataclass(frozen=True)
class Night:
    """A night as it is kept."""

    id: str
    game: str
    players: int
    rounds: int
    title: str
    options: dict[str, bool | int | str]
    clock: events.Clock | None
    bot: str
    host: str  # a player
    secret: str
    round: int
    over: bool
    entrants: tuple[Entrant, ...]  # filled up with bots, once it has begun

    def drawn(self) -> list[list[list[int]]]:
        """Who sits where, in all rounds so far."""
        return night.draw(self.secret, len(self.entrants), self.players, self.round) if self.round else []

    def tables(self, number: int) -> list[str]:
        """The names of the tables of a round, from 1."""
        return [night.table_id(self.secret, number, table) for table in range(len(self.entrants) // self.players)]


class Nights:
    """Keeps nights, and lets them go on."""

    def __init__(self, hall: Hall, results: Results) -> None:
        self.hall = hall
        self.results = results
        self.deeds: set[asyncio.Task[None]] = set()
        hall.readers.append(self.changed)

    async def open(self) -> None:
        """Go on with the nights that a dead server has left: beside everything else."""
        found = await self.hall.store.rows("SELECT id FROM nights WHERE round > 0 AND over = 0")
        for (id_,) in found:
            self._beside(id_)

    async def close(self) -> None:
        """Let deeds that have begun end."""
        await asyncio.gather(*self.deeds, return_exceptions=True)

    def changed(self, hosted: Hosted, entries: list[Entry]) -> None:
        """Something has happened at a table: it may have been the last of its round."""
        if hosted.table.head.night and any(isinstance(one.event, events.Ended | events.Closed) for one in entries):
            self._beside(hosted.table.head.night, hosted)

    def _beside(self, id_: str, hosted: Hosted | None = None) -> None:
        async def deed() -> None:
            try:
                if hosted is not None:
                    await self.results.note(hosted.table)
                await self.go_on(id_)
            except Refusal as refusal:  # a store that fails: with the next table, or when the server starts again
                log.warning("night %s does not go on: %s", id_, refusal)

        task = asyncio.create_task(deed())
        self.deeds.add(task)
        task.add_done_callback(self.deeds.discard)

    # Making

    async def make(self, wish: NewNight, host: Player) -> str:
        """A new night; the answer is its name."""
        game = registry.find(wish.game)
        if wish.players not in game.players:
            low, high = game.players[0], game.players[-1]
            raise Refusal("wrong_players", game=game.name, players=wish.players, low=low, high=high)
        if not 1 <= wish.rounds <= ROUNDS:
            raise Refusal("bad_rounds", most=ROUNDS)
        levels.check(wish.bot)
        clock = "" if wish.clock is None else msgspec.json.encode(wish.clock).decode()
        options = msgspec.json.encode(dict(await asyncio.to_thread(game.settle, wish.options))).decode()
        id_ = keys.new_table_id()
        row = (
            id_, game.name, wish.players, wish.rounds, clean(wish.title)[:TITLE], options, clock, wish.bot, host.id,
            secrets.token_hex(16), 0, 0, 0, self.hall.clock(),
        )  # fmt: skip
        marks = ", ".join("?" * len(row))
        await self.hall.store.write((f"INSERT INTO nights VALUES ({marks})", row))  # noqa: S608 - only question marks
        return id_

    async def enter(self, id_: str, player: Player, name: str) -> None:
        """Somebody takes part, once, before it begins; who enters again has another name."""
        before = await self.find(id_)
        if any(one.player == player.id for one in before.entrants):
            rename = "UPDATE entrants SET name = ? WHERE night = ? AND player = ?"
            await self.hall.store.write((rename, (clean(name), id_, player.id)))
            return
        self._check_gathering(before)
        await self._add(id_, Entrant(player.id, clean(name), ""))
        if not any(one.player == player.id for one in (await self.find(id_)).entrants):
            raise Refusal("night_begun")

    async def add_bots(self, id_: str, host: Player, wish: NewBots) -> None:
        """The host lets bots take part."""
        before = await self.find(id_)
        self._check_host(before, host)
        self._check_gathering(before)
        levels.check(wish.bot)
        if not 1 <= wish.count <= ENTRANTS - len(before.entrants):
            raise Refusal("night_full", most=ENTRANTS)
        await self._add(id_, *[Entrant("", "", wish.bot)] * wish.count)

    async def leave(self, id_: str, player: Player) -> None:
        """Somebody who has entered thinks better of it, before it begins."""
        self._check_gathering(await self.find(id_))
        # Only as long as it gathers: the row of the night is locked first, so that it cannot begin meanwhile.
        await self.hall.store.write(
            ("UPDATE nights SET entered = entered + 1 WHERE id = ? AND round = 0", (id_,)),
            (
                "DELETE FROM entrants WHERE night = ? AND player = ?"
                " AND EXISTS (SELECT 1 FROM nights WHERE id = ? AND round = 0)",
                (id_, player.id, id_),
            ),
        )

    async def _add(self, id_: str, *entrants: Entrant) -> None:
        """Note who enters, in order; nobody does once it has begun. The night's row is the lock between workers."""
        statements: list[tuple[str, tuple[str | int, ...]]] = []
        for one in entrants:
            statements += [
                ("UPDATE nights SET entered = entered + 1 WHERE id = ? AND round = 0", (id_,)),
                (
                    "INSERT INTO entrants SELECT id, entered, ?, ?, ? FROM nights WHERE id = ? AND round = 0"
                    " ON CONFLICT DO NOTHING",
                    (one.player, one.name, one.bot, id_),
                ),
            ]
        await self.hall.store.write(*statements)

    def _check_gathering(self, one: Night) -> None:
        if one.round:
            raise Refusal("night_begun")
        if len(one.entrants) >= ENTRANTS:
            raise Refusal("night_full", most=ENTRANTS)

    def _check_host(self, one: Night, player: Player) -> None:
        if one.host not in (player.id, *player.was):
            raise Refusal("only_host")

    # Running

    async def begin(self, id_: str, host: Player) -> None:
        """The host begins the first round; bots sit where somebody is missing."""
        before = await self.find(id_)
        self._check_host(before, host)
        if len(before.entrants) < 2:
            raise Refusal("night_empty")
        await self.hall.store.write(("UPDATE nights SET round = 1 WHERE id = ? AND round = 0", (id_,)))
        await self.go_on(id_)

    async def hurry(self, id_: str, host: Player) -> None:
        """The host lets bots play for those who are waited for at tables of this round; they can come back."""
        one = await self.find(id_)
        self._check_host(one, host)
        for table in one.tables(one.round) if one.round and not one.over else []:
            with contextlib.suppress(Refusal):
                hosted = await self.hall.find(table)
                for seat in hosted.table.waiting():
                    sitting = hosted.table.sittings[seat]
                    if sitting.kind == "person" and sitting.player:
                        await self.hall.do(table, commands.Leave(PLAYERS + sitting.player))

    async def go_on(self, id_: str) -> None:
        """Make what is to be there and is not: tables of this round; when all are over, the next. Any worker may."""
        while True:
            one = await self.find(id_)
            if not one.round or one.over:
                return
            await self._open_tables(one)
            tables = one.tables(one.round)
            if not await self._all_over(tables):
                return
            for table in tables:
                await self.hall.do(table, commands.Reveal())
            if one.round == one.rounds:
                step = "UPDATE nights SET over = 1 WHERE id = ? AND round = ?"
            else:
                step = "UPDATE nights SET round = round + 1 WHERE id = ? AND round = ?"
            await self.hall.store.write((step, (id_, one.round)))

    async def _all_over(self, tables: list[str]) -> bool:
        """Whether all have a result; one that a dead server has not noted is noted now."""
        noted = await self._results(tables)
        for name in tables:
            if name not in noted:
                table = (await self.hall.find(name)).table
                if not table.done:
                    return False
                await self.results.note(table)
        return True

    async def _open_tables(self, one: Night) -> None:
        """The tables of the round that runs; those that are there stay as they are."""
        secret, nonce = night.deal_of(one.secret, one.round)
        there = {row[0] for row in await self._among("SELECT id FROM tables WHERE id IN", one.tables(one.round))}
        now = self.hall.clock()
        for name, sitters in zip(one.tables(one.round), one.drawn()[-1], strict=True):
            if name in there:
                continue
            people = [one.entrants[entrant] for entrant in sitters]
            places = [
                events.Place("link") if who.player else events.Place("bot", who.bot or levels.STAND_IN)
                for who in people
            ]
            opened = events.Opened(
                at=now, game=one.game, rules=registry.find(one.game).rules_version,
                options=one.options, places=places, public=False, spectators=True, maker="", secret=secret,
                nonce=nonce, purpose="duplicate", clock=one.clock, night=one.id,
            )  # fmt: skip
            seated = tuple(
                events.Seated(at=now, seat=seat, name=who.name, token="", share="", player=who.player)
                for seat, who in enumerate(people)
                if who.player
            )
            with contextlib.suppress(Conflict):  # another worker was quicker
                await self.hall.make(name, commands.Open(opened, seated))

    # Telling

    async def find(self, id_: str) -> Night:
        """A night, with who takes part."""
        rows = await self.hall.store.rows(
            "SELECT game, players, rounds, title, options, clock, bot, host, secret, round, over"
            " FROM nights WHERE id = ?",
            (id_,),
        )
        if not rows:
            raise Refusal("no_such_night", night=id_[:64])
        game, players, rounds, title, options, clock, bot, host, secret, round_, over = rows[0]
        entered = await self.hall.store.rows(
            "SELECT player, name, bot FROM entrants WHERE night = ? ORDER BY number", (id_,)
        )
        entrants = [Entrant(*row) for row in entered]
        if round_:
            entrants += [Entrant("", "", bot)] * (-len(entrants) % players)
        return Night(
            id_, game, players, rounds, title, msgspec.json.decode(options),
            msgspec.json.decode(clock, type=events.Clock) if clock else None, bot, host, secret, round_, bool(over),
            tuple(entrants),
        )  # fmt: skip

    async def tell(self, id_: str, player: Player | None) -> NightInfo:
        """How a night stands, for who asks."""
        one = await self.find(id_)
        ids = (player.id, *player.was) if player is not None else ()
        mine = next((number for number, who in enumerate(one.entrants) if who.player and who.player in ids), None)
        drawn = one.drawn()
        got: list[list[float | None]] = [[] for _ in one.entrants]
        tables: list[NightTable] = []
        my_table = ""
        for number, sitters in enumerate(drawn, 1):
            names = one.tables(number)
            made = await self._results(names)
            results = [made.get(name) or [None] * one.players for name in names]
            whole = len(made) == len(names)
            marks = night.marks(results) if whole else []
            for table, row in enumerate(marks):
                for entrant, mark in zip(sitters[table], row, strict=True):
                    got[entrant].append(mark)
            for name, sitting, result in zip(names, sitters, results, strict=True):
                here = mine in sitting
                my_table = name if here and number == one.round and not one.over else my_table
                told = [one.entrants[entrant] for entrant in sitting]
                scores = [seat.score for seat in result if seat is not None] if whole else []
                tables.append(
                    NightTable(
                        name if here or whole else "",
                        number,
                        [who.name for who in told],
                        [who.bot for who in told],
                        name in made,
                        scores,
                    )
                )
        means = [night.mean(found) for found in got]
        ranking = [
            Ranked(who.name, who.bot, place, means[number], got[number], number == mine)
            for number, (who, place) in enumerate(zip(one.entrants, night.places(means), strict=True))
        ]
        if one.round:
            ranking.sort(key=lambda ranked: ranked.place)
        promise = commit(*night.deal_of(one.secret, one.round)) if one.round else ""
        tables.sort(key=lambda table: -table.round)
        return NightInfo(
            one.id, one.title, one.game, one.players, one.rounds, one.round, one.over, one.clock, one.host in ids,
            mine is not None, my_table, promise, ranking, tables,
        )  # fmt: skip

    async def _results(self, tables: list[str]) -> dict[str, list[night.Made | None]]:
        """What was made at those tables that are over, by seat; nothing at those that were closed."""
        over = await self._among("SELECT table_id FROM results WHERE table_id IN", tables)
        made: dict[str, list[night.Made | None]] = {row[0]: [] for row in over}
        seats = "SELECT table_id, share, score FROM result_seats WHERE table_id IN"
        for table, share, score in await self._among(seats, tables, " ORDER BY table_id, seat"):
            made.setdefault(table, []).append(night.Made(share, score))
        return made

    async def _among(self, query: str, tables: list[str], order: str = "") -> list[tuple[Any, ...]]:
        marks = ", ".join("?" * len(tables))
        return await self.hall.store.rows(f"{query} ({marks}){order}", tables)
