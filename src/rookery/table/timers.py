"""Sees to it that time runs out: at tables in memory to the second, at all others within some seconds."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from rookery.engine.refusals import Refusal
from rookery.table import commands
from rookery.table.hall import Hall, Hosted
from rookery.table.table import Entry

BEAT = 2.0  # seconds between two notes that a server runs, and two looks at the tables on disk
PATIENCE = 15.0  # seconds without a note, after which no server ran

log = logging.getLogger("rookery")


class Timers:
    """The clocks of all tables, as far as this process looks after them; of two workers the quicker one wins."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.handles: dict[str, asyncio.TimerHandle] = {}
        self.deeds: set[asyncio.Task[None]] = set()
        self.beating: asyncio.Task[None] | None = None
        hall.readers.append(self.changed)

    async def open(self) -> None:
        """Find out since when no server ran, before anybody's time is looked at."""
        await self.hall.beat(PATIENCE)
        self.beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Stop."""
        for handle in self.handles.values():
            handle.cancel()
        tasks = [*self.deeds, *([self.beating] if self.beating is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, hosted: Hosted, entries: list[Entry]) -> None:
        """Something has happened at a table: its next time-out may be another."""
        table = hosted.table
        handle = self.handles.pop(table.id, None)
        if handle is not None:
            handle.cancel()
        due = table.clocks.due() if table.clocks is not None else None
        if due is not None:
            wait = max(0.0, due - self.hall.clock())
            self.handles[table.id] = asyncio.get_running_loop().call_later(wait, self._ring, table.id)

    def _ring(self, table: str) -> None:
        self.handles.pop(table, None)
        task = asyncio.create_task(self._run_out(table))
        self.deeds.add(task)
        task.add_done_callback(self.deeds.discard)

    async def _run_out(self, table: str) -> None:
        try:
            await self.hall.do(table, commands.TimeOut())
        except Refusal as refusal:
            log.warning("the time at table %s could not run out: %s", table, refusal)

    async def _beat(self) -> None:
        """Note that we run, and look after the tables that nobody has in memory."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Refusal):  # a store that fails: the next time
                await self.hall.beat(PATIENCE)
                for table in await self.hall.store.due(self.hall.clock()):
                    await self._run_out(table)
