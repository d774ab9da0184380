"""Where bots think: in processes of their own, never on the event loop."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait

from rookery.bots import levels
from rookery.engine.dice import QuickDice
from rookery.engine.standpoint import Standpoint
from rookery.engine.state import State


def think(bot: str, state: State, seat: int, seed: int) -> int:
    """A bot's choice. It is given a standpoint, as everywhere."""
    return levels.find(bot).choose(Standpoint(state, seat), QuickDice(seed))


def die_with_parent() -> None:
    """Let this process end when the server does, even if that is killed without a word."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """A pool of processes for bots."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=die_with_parent)

    async def choose(self, bot: str, state: State, seat: int, seed: int) -> int:
        """A bot's choice, thought elsewhere. A process that was killed is replaced, and the thought begun again."""
        snapshot = state.copy()
        for attempt in range(3):
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, bot, snapshot, seat, seed)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self._new_pool()
                if attempt == 2:
                    raise
        raise AssertionError

    def close(self) -> None:
        """Stop thinking."""
        self.pool.shutdown(cancel_futures=True)
