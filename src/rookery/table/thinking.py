"""Where bots think: in processes of their own, each thought with a time limit, tables served in turn."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import signal
import sys
import threading
from collections import deque
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from rookery.table.questions import Question

LIMIT = 20.0  # seconds for a thought
TRIES = 3  # processes that may die over one thought
PR_SET_PDEATHSIG = 1


class TookTooLong(Exception):  # noqa: N818 - a bot's fault, not ours
    """A thought was ended, with its process."""


def die_with(parent: int) -> None:
    """Let this process end when its parent does, even in the middle of compiled code, even if that is killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it has gone already
            os._exit(1)


def die_with_parent() -> None:
    """The same for a process that `multiprocessing` has started, where there is no such signal too."""
    parent = parent_process()
    assert parent is not None
    die_with(parent.pid or 0)

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def work(pipe: Connection) -> None:
    """Think whenever asked."""
    die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            question: Question = pipe.recv()
            try:
                pipe.send(question.answer())
            except Exception as problem:  # told to who asked
                pipe.send(problem)


class Thinker:
    """One process."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    async def think(self, question: Question, seconds: float) -> Any:
        """The answer to a question; TimeoutError or EOFError where it does not come."""
        loop = asyncio.get_running_loop()
        self.pipe.send(question)
        ready = asyncio.Event()
        loop.add_reader(self.pipe.fileno(), ready.set)
        try:
            async with asyncio.timeout(seconds):
                await ready.wait()
        finally:
            loop.remove_reader(self.pipe.fileno())
        answer = self.pipe.recv()
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self) -> None:
        """End it at once."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


class Thinkers:
    """A pool of processes for bots. Tables take turns, so that one with many bots cannot starve the others."""

    def __init__(self, count: int, limit: float = LIMIT) -> None:
        self.count = count
        self.limit = limit
        self.idle: list[Thinker] = []
        self.made = 0
        self.waiting: dict[str, deque[asyncio.Future[Thinker]]] = {}  # by table, in the order of their turns
        self.closed = False

    async def ask(self, question: Question, table: str) -> Any:
        """The answer to a question, thought elsewhere. A process that dies is replaced, and the thought begun again."""
        for _ in range(TRIES):
            thinker = await self._turn(table)
            try:
                answer = await thinker.think(question, self.limit)
            except TimeoutError:
                self._bury(thinker)
                raise TookTooLong from None
            except (EOFError, OSError):
                self._bury(thinker)
            except BaseException:  # a fault of the bot, or nobody wants to know any more
                self._bury(thinker)
                raise
            else:
                self._release(thinker)
                return answer
        raise TookTooLong

    def be_ready(self) -> None:
        """A bot has sat down: start a process before it is asked for something."""
        if not self.made and not self.closed:
            self.made += 1
            self.idle.append(Thinker())

    async def _turn(self, table: str) -> Thinker:
        """A process, when it is this table's turn."""
        if self.idle and not self.waiting:
            return self.idle.pop()
        if self.made < self.count and not self.waiting:
            self.made += 1
            return Thinker()
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(table, deque()).append(turn)
        return await turn

    def _release(self, thinker: Thinker) -> None:
        """A process is free: the next table's turn; its others go to the end of the line."""
        while self.waiting:
            table, turns = next(iter(self.waiting.items()))
            del self.waiting[table]
            turn = turns.popleft()
            if turns:
                self.waiting[table] = turns
            if not turn.cancelled():
                turn.set_result(thinker)
                return
        self.idle.append(thinker)

    def _bury(self, thinker: Thinker) -> None:
        """A process has ended, or must: another takes its place where it is needed."""
        thinker.end()
        self.made -= 1
        if self.waiting and not self.closed:
            self.made += 1
            self._release(Thinker())

    def close(self) -> None:
        """Stop thinking, at once."""
        self.closed = True
        for thinker in self.idle:
            thinker.end()
        self.idle = []
