"""The hall: every command at every table, decided, written, done and told, in that order and once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from rookery.engine.refusals import Refusal
from rookery.table import commands, events
from rookery.table.audience import Audience, Listener
from rookery.table.commands import Command
from rookery.table.decide import Verdict, decide
from rookery.table.events import Happening
from rookery.table.store import Conflict, Outage, Standing, Store, Unreadable, Word
from rookery.table.table import OTHER_RULES, Entry, Table, fold

TRIES = 20  # times that somebody may be quicker
NOTE = 60.0  # seconds, after which the store is told anew that a table is in use
KEEP = 20.0  # seconds that a table stays in memory when nobody looks
KEEP_DONE = 1.0  # and one at which nothing can be played any more

log = logging.getLogger("rookery")


class Hosted:
    """A table in this process's memory."""

    def __init__(self, table: Table, clock: Callable[[], float]) -> None:
        self.table = table
        self.audience = Audience(table, clock)
        self.lock = asyncio.Lock()
        self.heard: list[Word] = []  # from other workers, that it has gone on
        self.standing: Standing | None = None  # what the store knows of it, as far as this process knows
        self.noted = 0.0  # when the store was told that
        self.since = clock()  # when it came there; before that, nothing is known of who was at it
        self.used = time.monotonic()
        self.advice: dict[tuple[str, int, int], asyncio.Task[Any]] = {}  # what people have asked, and its answers


class Hall:
    """Finds tables and carries out commands at them."""

    def __init__(self, store: Store, worker: str = "", clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.worker = worker
        self.clock = clock
        self.hosted: dict[str, Hosted] = {}
        self.loading: dict[str, asyncio.Task[Hosted]] = {}
        self.missed: set[str] = set()  # tables that have gone on while they were loaded
        self.deeds: set[asyncio.Task[Any]] = set()
        self.readers: list[Callable[[Hosted, list[Entry]], None]] = []  # who wants to know what happens
        self.outages: list[Outage] = []  # when no server ran
        self.overheard: Callable[[Word], None] = lambda word: None  # who wants to know what happens at others' tables
        self.came: Callable[[Hosted, int], None] = lambda hosted, seat: None  # who wants to know
        self.busy: Callable[[str], bool] = lambda table: False  # whether somebody works at a table
        store.listen(self.hear)

    async def open(self) -> None:
        """Let other workers forget who was here before: a worker of this name may have died."""
        await self.store.tell_presence("", self.worker)

    async def close(self) -> None:
        """Let deeds that have begun end."""
        await asyncio.gather(*self.deeds, return_exceptions=True)
        await self.store.tell_presence("", self.worker)

    # Finding

    async def find(self, id_: str) -> Hosted:
        """The table of that name, from memory or from disk."""
        hosted = self.hosted.get(id_)
        if hosted is None:
            if id_ not in self.loading:
                self.loading[id_] = asyncio.create_task(self._load(id_))
                self.loading[id_].add_done_callback(lambda _: self.loading.pop(id_, None))
            hosted = await asyncio.shield(self.loading[id_])
        hosted.used = time.monotonic()
        return hosted

    async def _load(self, id_: str) -> Hosted:
        """Read a table; one that cannot be read is put aside, and nothing else stops for it."""
        try:
            happenings = await self.store.load(id_)
        except Unreadable as problem:
            raise self._put_aside(id_, problem) from None
        if not happenings:
            raise Refusal("no_such_table", table=id_[:64])
        try:
            table = await asyncio.to_thread(fold, id_, happenings)
        except Exception as problem:
            raise self._put_aside(id_, problem) from None
        hosted = self.hosted.setdefault(id_, Hosted(table, self.clock))
        self._say_presence(hosted, asks=True)
        if id_ in self.missed:
            self.missed.discard(id_)
            async with hosted.lock:
                await self._catch_up(hosted)
        if table.closed == OTHER_RULES and not isinstance(happenings[-1], events.Closed):
            await self._write_closed(hosted)
        for outage in self.outages:
            await self._sleep(hosted, outage)
        self.tell(hosted, [])
        return hosted

    def _put_aside(self, id_: str, problem: Exception) -> Refusal:
        log.error("table %s is put aside: %s", id_, problem or type(problem).__name__)
        return Refusal("table_unreadable", table=id_[:64])

    async def _write_closed(self, hosted: Hosted) -> None:
        """A table whose rules are gone is closed for good."""
        closed = events.Closed(at=self.clock(), reason=OTHER_RULES)
        with contextlib.suppress(Conflict, Refusal):
            await self.store.append(hosted.table.id, hosted.table.number, [closed], Standing(True, False, False))
            hosted.table.apply(closed)

    def sweep(self) -> None:
        """Forget the tables that nobody looks at; they come back from disk."""
        now = time.monotonic()
        for id_, hosted in list(self.hosted.items()):
            used = hosted.audience.listeners or hosted.lock.locked() or self.busy(id_)
            if not used and now - hosted.used > (KEEP_DONE if hosted.table.done else KEEP):
                hosted.audience.close()
                del self.hosted[id_]

    # Doing

    async def make(self, id_: str, command: commands.Open) -> None:
        """A new table."""
        verdict = decide(Table(id_), command, self.clock())
        hosted = Hosted(Table(id_), self.clock)
        await self._happen(hosted, verdict)
        self.hosted[id_] = hosted

    async def do(self, id_: str, command: Command) -> int:
        """Carry out a command; the number of the event it became, 0 where it became none."""
        return await self._do(await self.find(id_), command)

    async def _do(self, hosted: Hosted, command: Command) -> int:
        async with hosted.lock:
            for _ in range(TRIES):
                verdict = decide(hosted.table, command, self.clock())
                if not verdict.events:
                    return verdict.number or 0
                try:
                    return await self._happen(hosted, verdict)
                except Conflict:
                    await self._catch_up(hosted)
        raise Refusal("too_fast")

    async def _happen(self, hosted: Hosted, verdict: Verdict) -> int:
        """Write what was decided, let it happen, and tell everybody; the number of the first event."""
        table = hosted.table
        first = table.number + 1
        standing, now = standing_after(table, verdict), verdict.events[-1].at
        news = standing != hosted.standing or now - hosted.noted > NOTE
        try:
            await self.store.append(table.id, table.number, verdict.events, standing if news else None)
        except asyncio.CancelledError:  # whoever asked has gone, but what is being written will have happened
            self._background(self._read_back(hosted))
            raise
        if news:
            hosted.standing, hosted.noted = standing, now
        entries = []
        for event in verdict.events:
            attempt = verdict.attempt if isinstance(event, events.Moved) else None
            entries.append(table.apply(event, attempt))
        self._publish(hosted, entries)
        return first

    async def _read_back(self, hosted: Hosted) -> None:
        """Let happen what was written when nobody waited for it any more."""
        async with hosted.lock:
            with contextlib.suppress(Refusal, Unreadable):
                await self._catch_up(hosted)

    def _publish(self, hosted: Hosted, entries: list[Entry]) -> None:
        hosted.used = time.monotonic()
        hosted.audience.publish(entries)
        self.tell(hosted, entries)

    def tell(self, hosted: Hosted, entries: list[Entry]) -> None:
        """Let everybody know who reads what happens at tables."""
        for reader in self.readers:
            reader(hosted, entries)

    # Time

    async def beat(self, patience: float) -> None:
        """Note that a server runs; what is found out about times when none did stops the clocks of that time."""
        known = self.outages[-1].until if self.outages else 0.0
        found = await self.store.beat(self.clock(), patience, known)
        self.outages += found
        for hosted in list(self.hosted.values()):
            for outage in found:
                await self._sleep(hosted, outage)

    async def _sleep(self, hosted: Hosted, outage: Outage) -> None:
        """No clock of a table ran while no server did."""
        clocks = hosted.table.clocks
        if clocks is not None and clocks.since:
            await self._do(hosted, commands.Sleep(outage.since, outage.until))

    # Other workers

    async def _catch_up(self, hosted: Hosted) -> None:
        """Apply what other workers have written: what they have told of it, else what the store has."""
        before = hosted.table.number
        if self._take_in(hosted) and hosted.table.number > before:
            return
        missed = await self.store.load(hosted.table.id, hosted.table.number)
        hosted.heard = []
        self._follow(hosted, missed)

    def _take_in(self, hosted: Hosted) -> bool:
        """Apply what was heard; whether nothing was missing on the way."""
        for word in hosted.heard:
            if word.happenings and hosted.table.number + len(word.happenings) == word.number:
                self._follow(hosted, word.happenings)
        hosted.heard = [word for word in hosted.heard if word.number > hosted.table.number]
        return not hosted.heard

    def _follow(self, hosted: Hosted, happenings: Sequence[Happening]) -> None:
        hosted.standing = None
        entries = [hosted.table.apply(event) for event in happenings]
        if entries:
            self._publish(hosted, entries)

    def hear(self, word: Word) -> None:
        """Another worker says that a table has gone on, or who is there."""
        if not word.table:
            if not word.presence:
                self.overheard(word)
            for one in self.hosted.values():
                if word.presence:  # a worker that has come or gone
                    self._note_presence(one, word.presence, [], 0)
                else:  # something may have been missed
                    one.heard.append(Word(one.table.id, one.table.number + 1))
                    self._background(self._go_on(one))
                    self._say_presence(one, asks=True)
            return
        hosted = self.hosted.get(word.table)
        if hosted is None:
            if not word.presence:
                self.overheard(word)
                if word.table in self.loading:
                    self.missed.add(word.table)
            return
        if word.presence:
            self._hear_presence(hosted, word.presence)
        elif word.number > hosted.table.number:
            hosted.heard.append(word)
            if hosted.lock.locked() or not self._take_in(hosted):
                self._background(self._go_on(hosted))

    async def _go_on(self, hosted: Hosted) -> None:
        """Apply what was heard while something was done at the table, or what was not heard."""
        async with hosted.lock:
            if not self._take_in(hosted):
                with contextlib.suppress(Refusal, Unreadable):
                    await self._catch_up(hosted)

    def _background(self, deed: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(deed)
        self.deeds.add(task)
        task.add_done_callback(self.deeds.discard)

    def _hear_presence(self, hosted: Hosted, presence: str) -> None:
        worker, seats, watching, asks = presence.split("/")
        self._note_presence(hosted, worker, [int(seat) for seat in seats.split(",") if seat], int(watching))
        if asks and hosted.audience.listeners:
            self._say_presence(hosted)

    def _note_presence(self, hosted: Hosted, worker: str, here: list[int], watching: int) -> None:
        """Another worker's part of who is there."""
        audience = hosted.audience
        before, _ = audience.elsewhere.pop(worker, ([], 0))
        if here or watching:
            audience.elsewhere[worker] = (here, watching)
        for seat in before:
            if not audience.present(seat):
                audience.away_since[seat] = self.clock()
        for seat in here:
            audience.away_since.pop(seat, None)
        audience.tell_presence()

    def _say_presence(self, hosted: Hosted, asks: bool = False) -> None:
        """Tell other workers who is here; they answer where they are asked."""
        audience = hosted.audience
        here = ",".join(map(str, audience.here()))
        told = f"{self.worker}/{here}/{audience.count[None]}/{'?' if asks else ''}"
        self._background(self.store.tell_presence(hosted.table.id, told))

    # Listening

    def listen(self, hosted: Hosted, listener: Listener) -> None:
        """Somebody is connected."""
        hosted.audience.add(listener)
        if listener.seat is not None:
            hosted.audience.away_since.pop(listener.seat, None)
            self.came(hosted, listener.seat)
        self._say_presence(hosted)

    def stop_listening(self, hosted: Hosted, listener: Listener) -> None:
        """Somebody is not any more."""
        hosted.audience.discard(listener)
        hosted.used = time.monotonic()
        if listener.seat is not None and not hosted.audience.present(listener.seat):
            hosted.audience.away_since[listener.seat] = self.clock()
        self._say_presence(hosted)

    def away(self, hosted: Hosted, seat: int) -> float:
        """For how long a seat's person has not been there, as far as this process knows."""
        if hosted.audience.present(seat):
            return 0.0
        since = hosted.audience.away_since.get(seat, hosted.since)
        return max(0.0, self.clock() - since)


def standing_after(table: Table, verdict: Verdict) -> Standing:
    """What the store should know of a table once a verdict has happened. That bots owe a move may be said too often."""
    bots = {seat for seat, one in enumerate(table.sittings) if one.bot}
    over = table.done
    public = table.public
    for event in verdict.events:
        over, public = change(event, bots, over, public)
    owes = bool(bots)
    if verdict.attempt is not None:
        owes = any(seat in bots for seat in verdict.attempt.state.waiting())
    return Standing(over, owes and not over, public, None if over else due_after(table, verdict, bots))


def due_after(table: Table, verdict: Verdict, bots: set[int]) -> float | None:
    """When the first clock will have run out once a verdict has happened: about, where a move is taken back."""
    clock = table.opened.clock if table.opened is not None else None
    last = verdict.events[-1]
    if clock is None:
        return None
    if table.clocks is None:
        return last.at + clock.bank if isinstance(last, events.Started) else None
    if isinstance(last, events.Undone):  # whoever takes a move back is asked again
        return last.at + table.clocks.before[last.to][last.seat]
    clocks, waiting = table.clocks.copy(), table.waiting()
    after = verdict.attempt.state.waiting() if verdict.attempt is not None else waiting
    running = [seat for seat in after if seat not in bots]
    for event in verdict.events:
        clocks.follow(event, running, [], waiting == after == [getattr(event, "seat", None)])
    return clocks.due()


def change(event: Happening, bots: set[int], over: bool, public: bool) -> tuple[bool, bool]:
    """What an event does to that: who is played by a bot, whether it is over, whether it is public."""
    if isinstance(event, events.Opened):
        bots |= {seat for seat, place in enumerate(event.places) if place.kind == "bot"}
        return over, event.public
    if isinstance(event, events.Shown):
        return over, event.public
    if isinstance(event, events.Given | events.Left | events.StoodIn | events.TimedOut | events.Forgotten):
        bots.add(event.seat)
    elif isinstance(event, events.Seated | events.Returned):
        bots.discard(event.seat)
    return over or isinstance(event, events.Ended | events.Closed), public
