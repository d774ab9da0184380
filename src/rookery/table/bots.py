"""Plays for the bots: each thought once, tables in turn, and secret questions answered at a drawn moment."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from rookery.engine import lesson
from rookery.engine.dice import QuickDice
from rookery.engine.refusals import Refusal
from rookery.minds import levels
from rookery.table import commands, events
from rookery.table.hall import Hall, Hosted
from rookery.table.questions import WhichMove
from rookery.table.store import Conflict
from rookery.table.table import Entry, Table
from rookery.table.thinking import Thinkers, TookTooLong

SETTLE = 0.3  # seconds in which nobody moves on, before it is found out whether a move may be taken back
PAUSE = 1.0  # seconds, before a bot that could not move tries again
LEASE = 30.0  # seconds for which a worker may think for a table's bots
SOONEST, LATEST = 0.25, 0.75  # seconds after a secret question, between which all bots answer it

R = TypeVar("R")
log = logging.getLogger("rookery")


class Bots:
    """Drives the bots of the tables in this process's memory."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.fairness: dict[str, asyncio.TimerHandle] = {}  # by table: when it is found out
        self.beside: set[asyncio.Task[Any]] = set()
        self.taking_up: asyncio.Task[None] | None = None
        hall.readers.append(self.changed)
        hall.came = self._find_fairness
        hall.busy = lambda table: table in self.drivers

    async def open(self) -> None:
        """Take up the bots' turns that were owed when the server stopped, one after the other; nobody waits for it."""
        self.taking_up = asyncio.create_task(self._take_up(await self.hall.store.bots_owe()))

    async def _take_up(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self.hall.find(table)
            except Refusal as refusal:
                log.warning("table %s is left as it is: %s", table, refusal)

    async def close(self) -> None:
        """Stop driving."""
        for handle in self.fairness.values():
            handle.cancel()
        tasks = [*self.drivers.values(), *self.beside]
        if self.taking_up is not None:
            tasks.append(self.taking_up)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, hosted: Hosted, entries: list[Entry]) -> None:
        """Something has happened at a table."""
        table = hosted.table
        if not table.done and any(one.bot for one in table.sittings):
            self.thinkers.be_ready()
        if table.id not in self.drivers and table.bots_to_move():
            self.drivers[table.id] = asyncio.create_task(self._drive(hosted))
            self.drivers[table.id].add_done_callback(lambda _: self._driven(hosted))
        if entries and isinstance(entries[-1].event, events.Moved) and not table.sittings[entries[-1].event.seat].bot:
            self._find_fairness(hosted, entries[-1].event.seat)

    def _driven(self, hosted: Hosted) -> None:
        task = self.drivers.pop(hosted.table.id)
        if not task.cancelled():
            self.changed(hosted, [])  # in case a bot's turn came while the last one was ending

    async def _drive(self, hosted: Hosted) -> None:
        """Let bots play as long as they owe moves."""
        table = hosted.table
        while bots := table.bots_to_move():
            number = table.number
            try:
                if await self.hall.store.lease(table.id, number, LEASE):
                    if table.number == number:  # else another worker was quicker
                        await self._question(hosted, bots)
                else:
                    await asyncio.sleep(PAUSE)  # another worker thinks; should it die, its lease ends
            except (Refusal, Conflict) as problem:  # a full disk: the table must not stop for good
                log.error("the bots could not move at table %s: %s", table.id, problem)
                await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("the bots could not move at table %s", table.id)
                await asyncio.sleep(PAUSE)

    async def _question(self, hosted: Hosted, bots: list[tuple[int, str]]) -> None:
        """Let the bots answer that are asked now; where people are asked too and answers are secret, at a drawn moment.

        Neither when nor in what order they answer can then depend on what they hold: the moment is drawn before they
        think, and after all that their levels let them think. Only how much other tables think puts it off.
        """
        table = hosted.table
        match = table.match
        assert match is not None
        secret = len(match.state.waiting()) > 1 or bool(match.state.unseen())
        people = any(not one.bot for one in table.sittings)
        moves = table.moves
        if secret and people:
            drawn = SOONEST + (LATEST - SOONEST) * secrets.randbelow(1 << 20) / (1 << 20)
            most = max(levels.find(bot, match.game, match.players, match.own).seconds for _, bot in bots)
            pause = asyncio.create_task(asyncio.sleep(most + drawn))
            thoughts = list(await asyncio.gather(*(self._think(hosted, seat, bot) for seat, bot in bots)))
            if pause.done():  # the processes were busy with other tables
                pause = asyncio.create_task(asyncio.sleep(drawn))
            await pause
        else:
            thoughts = []
            for seat, bot in bots:
                if table.moves != moves:  # another worker was quicker
                    return
                thoughts.append(await self._think(hosted, seat, bot))
        for (seat, bot), move in zip(bots, thoughts, strict=True):
            await self.hall.do(table.id, commands.BotAct(seat, move, moves, bot))
            moves += 1  # if another has moved meanwhile, the others think again

    def _beside(self, deed: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Do something that nobody need wait for."""
        task = asyncio.create_task(deed)
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)
        return task

    def _think(self, hosted: Hosted, seat: int, name: str) -> Awaitable[str]:
        """A bot's move. What it is asked about is the moment of the call, whatever happens before it has thought."""
        match = hosted.table.match
        assert match is not None
        table = hosted.table
        told = scripted(table, seat)
        if told is not None:
            return asyncio.sleep(0, told)
        dice = QuickDice(secrets.randbits(60))
        listens = levels.find(name, match.game, match.players, match.own).mind.listens()
        standpoint = match.standpoint(seat, dice, listens)
        question = WhichMove(name, match.game.name, match.own, standpoint, secrets.randbits(60))
        return self._answer(table, question, dice)

    async def _answer(self, table: Table, question: WhichMove, dice: QuickDice) -> str:
        """The answer to a question; a bot that takes too long plays any move."""
        try:
            move = await self.thinkers.ask(question, table.id)
        except TookTooLong:
            log.error("the bot %s took too long at table %s, and plays any move", question.level, table.id)
            legal = question.standpoint.legal()
            move = legal[dice.pick(len(legal))]
        return table.game.catalogue.name(move)

    # Whether a move may be taken back

    def _find_fairness(self, hosted: Hosted, seat: int) -> None:
        """Find out whether a person's move may be taken back without asking: once a move, if nobody moves on."""
        before = self.fairness.pop(hosted.table.id, None)
        if before is not None:
            before.cancel()
        match = hosted.table.match
        last = match.moves[-1][0] if match is not None and match.moves else None
        if last == seat and hosted.audience.count[seat] and not hosted.table.done:
            loop = asyncio.get_running_loop()
            self.fairness[hosted.table.id] = loop.call_later(SETTLE, self._settled, hosted, seat)

    def _settled(self, hosted: Hosted, seat: int) -> None:
        self.fairness.pop(hosted.table.id, None)
        table = hosted.table
        asked = table.match is not None and table.match.moves and not table.done
        question = table.match.undo_question(seat) if table.match is not None and asked else None
        if question is not None:
            self._beside(self._tell_fairness(hosted, seat, table.number, question))

    async def _tell_fairness(self, hosted: Hosted, seat: int, number: int, question: Callable[[], bool]) -> None:
        fair = await asyncio.to_thread(question)  # beside the loop
        if fair and hosted.table.number == number:
            hosted.audience.tell_fairness(seat, fair)


def scripted(table: Table, seat: int) -> str | None:
    """What a bot plays in a lesson as long as that is told: None, where it must think for itself."""
    script = lesson.read(table.game) if table.head.purpose == "lesson" else None
    if script is None or table.match is None:
        return None
    name = table.game.catalogue.name
    told = script.next_move([(mover, name(move)) for mover, move in table.match.moves], seat)
    return told if told in table.match.legal(seat) else None
