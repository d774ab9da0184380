"""Processes on this machine to play in."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

from rookery.engine.refusals import Refusal


@contextmanager
def cores(jobs: int | None = None) -> Iterator[ProcessPoolExecutor | None]:
    """So many processes, as many as there are cores by default; for one job none but this one.

    Whoever leaves early waits for nothing but the batches that are being played.
    """
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield None
        return
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=play_on)
    try:
        yield pool
    except BrokenProcessPool:
        raise Refusal("process_killed") from None
    finally:
        pool.shutdown(cancel_futures=True)


def play_on() -> None:
    """Leave Ctrl+C to the process that asked for the games, which then waits for what is being played.

    Who died of it while handing over a batch would leave the other one waiting for the rest of it, for ever.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
