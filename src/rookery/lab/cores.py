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
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_quietly)
    try:
        yield pool
    except BrokenProcessPool:
        raise Refusal("process_killed") from None
    finally:
        pool.shutdown(cancel_futures=True)


def end_quietly() -> None:
    """Let Ctrl+C end a process that plays without a word; the one that asked for the games has the word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
