"""Results: a row for every finished table, made from its events; and what they make of players and bots.

A reader of what happens at tables. A row that a crash has lost is made when the server starts again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from openskill.models import PlackettLuce

from rookery.engine.refusals import Refusal
from rookery.engine.tally import Tally
from rookery.table import events
from rookery.table.hall import Hall, Hosted
from rookery.table.store import Values
from rookery.table.table import Entry, Table

SURE = 3.0  # standard deviations below its mean that a rating is told
RECENT = 30  # results on a page

log = logging.getLogger("rookery")


class WonBy(msgspec.Struct):
    """What somebody wins by: a line of the score sheet, on average."""

    kind: str
    points: float
    winners: float  # of those who won


class PlayerRecord(msgspec.Struct):
    """How somebody does at a game."""

    player: str  # by id; of a bot, none
    name: str
    bot: str
    games: int
    rate: float  # of the wins
    low: float  # of the 95 % interval
    high: float
    # From people's tables without unfair take-backs and hints; of a bot, a yardstick: from tables with people, who
    # neither gain nor lose by those. None: there were none.
    rating: float | None


class Played(msgspec.Struct):
    """A finished game."""

    table: str  # empty where it was not public
    game: str
    at: float
    seat: int | None  # of who asks, where it is their own list
    names: list[str]
    bots: list[str]
    shares: list[float]
    scores: list[int]
    moves: int
    takebacks: int
    unfair: bool  # something was taken back that somebody had learnt from
    hints: bool  # somebody asked for a hint
    rated: bool


class GameResults(msgspec.Struct):
    """GET /api/games/{game}/results; GET /api/me/results has one for each game, of the asking player alone."""

    game: str
    games: int
    even: float  # the share of the wins that equals would have
    players: list[PlayerRecord]
    recent: list[Played]
    lines: list[WonBy]


class Row(NamedTuple):
    """A seat of a finished table."""

    table: str
    at: float
    moves: int
    rated: int
    takebacks: int
    unfair: int
    public: int
    seat: int
    player: str
    bot: str
    share: float
    score: int
    lines: str
    hints: int

    @property
    def who(self) -> tuple[str, str]:
        """A player, by id, or a bot, by name; neither: somebody."""
        return (self.player, "" if self.player else self.bot)


ROWS = (
    "SELECT r.table_id, r.at, r.moves, r.rated, r.takebacks, r.unfair, t.public, s.seat, s.player, s.bot, s.share,"
    " s.score, s.lines, s.hints FROM results r JOIN tables t ON t.id = r.table_id"
    " JOIN result_seats s ON s.table_id = r.table_id WHERE r.game = ? ORDER BY r.at, r.table_id, s.seat"
)
# Whatever changes the rows changes this: a game more, a player joined to another or forgotten.
AGE = (
    "SELECT count(*), coalesce(max(r.at), 0), count(DISTINCT s.player),"
    " coalesce(sum(CASE WHEN s.player = '' THEN 0 ELSE 1 END), 0)"
    " FROM results r JOIN result_seats s ON s.table_id = r.table_id WHERE r.game = ?"
)


@dataclass
class Record:
    """What the results of a game say of one who plays it."""

    tally: Tally = field(default_factory=Tally)
    rating: Any = None
    lines: dict[str, float] = field(default_factory=lambda: defaultdict(float))  # points, in all


class Fold:
    """All results of a game, one after the other."""

    def __init__(self, rows: list[tuple[Any, ...]]) -> None:
        self.tables: dict[str, list[Row]] = defaultdict(list)
        self.records: dict[tuple[str, str], Record] = defaultdict(Record)
        self.all = Record()
        self.winners = Record()  # their lines, in parts of wins
        self.model = PlackettLuce()
        for values in rows:
            row = Row(*values)
            self.tables[row.table].append(row)
        for seats in self.tables.values():
            for row in seats:
                self._count(row)
            self._rate(seats)

    def _count(self, row: Row) -> None:
        for record in (self.records[row.who], self.all):
            record.tally.count(row.share)
        for kind, points in msgspec.json.decode(row.lines):
            self.records[row.who].lines[kind] += points
            self.all.lines[kind] += points
            self.winners.lines[kind] += points * row.share

    def _rate(self, seats: list[Row]) -> None:
        """Let a table change ratings: people's by those of people alone, bots' by those of both."""
        machines = any(not row.player and row.bot for row in seats)
        if not seats[0].rated and (not machines or seats[0].unfair or any(row.hints for row in seats)):
            return
        before = [self.records[row.who].rating or self.model.rating() for row in seats]
        order = [[-row.share, -row.score] for row in seats]  # whoever won first, then by points
        ranks = [float(sorted(order).index(one)) for one in order]
        after = [rating for (rating,) in self.model.rate([[one] for one in before], ranks=ranks)]
        for who in {row.who for row in seats if seats[0].rated or (not row.player and row.bot)}:
            mine = [rating for row, rating in zip(seats, after, strict=True) if row.who == who]
            self.records[who].rating = self.model.rating(
                mu=sum(one.mu for one in mine) / len(mine), sigma=sum(one.sigma for one in mine) / len(mine)
            )

    def even(self) -> float:
        """The share of the wins that equals would have."""
        return len(self.tables) / max(1, self.all.tally.games)

    def record(self, who: tuple[str, str], names: dict[str, str]) -> PlayerRecord:
        """How one of them does."""
        record = self.records[who]
        low, high = record.tally.interval()
        rating = None if record.rating is None else round(record.rating.mu - SURE * record.rating.sigma, 2)
        return PlayerRecord(
            who[0], names.get(who[0], ""), who[1], record.tally.games, record.tally.rate, low, high, rating
        )

    def lines(self, record: Record) -> list[WonBy]:
        """What one of them, or everybody, makes of each line, beside the winners."""
        games, wins = max(1, record.tally.games), max(1.0, self.all.tally.wins)
        return [WonBy(kind, record.lines[kind] / games, self.winners.lines[kind] / wins) for kind in self.all.lines]


class Results:
    """Keeps results, and tells them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.deeds: set[asyncio.Task[None]] = set()
        self.folds: dict[str, tuple[tuple[Any, ...], Fold]] = {}  # by game, and how old
        hall.readers.append(self.changed)

    def changed(self, hosted: Hosted, entries: list[Entry]) -> None:
        """Something has happened at a table."""
        if any(isinstance(entry.event, events.Ended) for entry in entries):
            self._beside(hosted.table)

    def _beside(self, table: Table) -> None:
        task = asyncio.create_task(self.note(table))
        self.deeds.add(task)
        task.add_done_callback(self.deeds.discard)

    async def note(self, table: Table) -> None:
        """Keep the result of a table, once."""
        with contextlib.suppress(Refusal):  # a store that fails: when the server starts again
            await self.hall.store.write(*rows_of(table))

    async def open(self) -> None:
        """Make the rows that are missing, beside everything else."""
        missing = await self.hall.store.rows(
            "SELECT id FROM tables WHERE over AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id)"
        )
        task = asyncio.create_task(self._catch_up([row[0] for row in missing]))
        self.deeds.add(task)
        task.add_done_callback(self.deeds.discard)

    async def _catch_up(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.note((await self.hall.find(table)).table)
            except Refusal as refusal:
                log.warning("table %s has no result: %s", table, refusal)

    async def close(self) -> None:
        """Write what is left."""
        await asyncio.gather(*self.deeds, return_exceptions=True)

    # Telling

    async def fold(self, game: str) -> Fold:
        """All results of a game; folded beside the event loop, and again only when there is something new."""
        age = (await self.hall.store.rows(AGE, (game,)))[0]
        known = self.folds.get(game)
        if known is None or known[0] != age:
            rows = await self.hall.store.rows(ROWS, (game,))
            known = self.folds[game] = (age, await asyncio.to_thread(Fold, rows))
        return known[1]

    async def names(self, game: str) -> dict[str, str]:
        """What the players of a game are called now."""
        query = (
            "SELECT id, name FROM players WHERE id IN (SELECT s.player FROM result_seats s"
            " JOIN results r ON r.table_id = s.table_id WHERE r.game = ?)"
        )
        return dict(await self.hall.store.rows(query, (game,)))

    async def of_game(self, game: str) -> GameResults:
        """How a game was played here, and by whom how well."""
        fold, names = await self.fold(game), await self.names(game)
        records = [fold.record(who, names) for who in fold.records if who != ("", "")]
        records.sort(key=lambda one: (-(one.rating if one.rating is not None else -1e9), -one.rate, one.name))
        recent = [played(game, seats, names, None) for seats in list(fold.tables.values())[: -RECENT - 1 : -1]]
        return GameResults(game, len(fold.tables), fold.even(), records, recent, fold.lines(fold.all))

    async def of_player(self, player: str) -> list[GameResults]:
        """How a player does at each of the games they have finished."""
        query = (
            "SELECT DISTINCT r.game FROM results r JOIN result_seats s ON s.table_id = r.table_id"
            " WHERE s.player = ? ORDER BY r.game"
        )
        told = []
        for (game,) in await self.hall.store.rows(query, (player,)):
            fold, names = await self.fold(game), await self.names(game)
            if (player, "") not in fold.records:
                continue
            theirs = [seats for seats in fold.tables.values() if any(row.player == player for row in seats)]
            recent = [played(game, seats, names, player) for seats in theirs[: -RECENT - 1 : -1]]
            even = sum(1 / len(seats) for seats in theirs) / len(theirs)
            record, lines = fold.record((player, ""), names), fold.lines(fold.records[player, ""])
            told.append(GameResults(game, len(theirs), even, [record], recent, lines))
        return told


def played(game: str, seats: list[Row], names: dict[str, str], player: str | None) -> Played:
    """A finished game, for a list: everybody's, or that of a player, who may go back to the table."""
    first = seats[0]
    seat = next((row.seat for row in seats if player and row.player == player), None)
    return Played(
        first.table if first.public or seat is not None else "", game, first.at, seat,
        [names.get(row.player, "") for row in seats], [row.bot for row in seats], [row.share for row in seats],
        [row.score for row in seats], first.moves, first.takebacks, bool(first.unfair),
        any(row.hints for row in seats), bool(first.rated),
    )  # fmt: skip


def rows_of(table: Table) -> list[tuple[str, Values]]:
    """The rows of a table; one that was closed, or is no game, has a row that counts for nothing."""
    ended = table.ended if table.head.purpose in ("game", "duplicate") else None
    started = next((one.event.at for one in table.entries if isinstance(one.event, events.Started)), table.head.at)
    hints = table.hints() or [0] * len(table.sittings)
    players = [one.player for one in table.sittings]
    rated = ended is not None and all(players) and len(set(players)) == len(players) > 1
    rated = rated and not table.unfair and not any(hints)
    options = msgspec.json.encode(table.head.options).decode()
    head = (
        table.id, table.head.game, table.rules, options, table.touched if ended is None else ended.at,
        (ended.at - started) if ended is not None else 0.0, table.moves, ended.ending if ended is not None else "",
        table.taken_back, int(table.unfair), int(rated),
    )  # fmt: skip
    marks = ", ".join("?" * len(head))
    statements: list[tuple[str, Values]] = [
        (f"INSERT INTO results VALUES ({marks}) ON CONFLICT DO NOTHING", head)  # noqa: S608 - only question marks
    ]
    if ended is None:
        return statements
    scores = table.match.scores() if table.match is not None else []
    for seat, one in enumerate(table.sittings):
        lines = [(line.kind, line.points) for line in scores[seat].lines] if scores else []
        row = (
            table.id, seat, one.player if one.kind == "person" else "", one.bot, ended.returns[seat],
            ended.scores[seat], msgspec.json.encode(lines).decode(), hints[seat],
        )  # fmt: skip
        statements.append(("INSERT INTO result_seats VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row))
    return statements
