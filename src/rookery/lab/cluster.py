"""A Dask cluster to play on: an extra, `rookery[cluster]`. Workers play and send rows back; they write nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from distributed import Client

from rookery.engine.refusals import Refusal
from rookery.lab.plan import Plan
from rookery.lab.rows import AHEAD, Row, run

PATIENCE = 10.0  # seconds to find the scheduler in
EACH = 4  # batches asked for ahead, for each thread of the workers


@contextmanager
def cluster(address: str, plan: Plan) -> Iterator[tuple[Executor, int]]:
    """The workers of a scheduler, once each has shown that it plays as we do, and how many batches they take ahead.

    Dask gives the batches of a worker that dies to another, and those it had finished but not sent, too.
    """
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as problem:
        raise Refusal("no_cluster", address=address, why=str(problem).splitlines()[0]) from None
    with client:
        try_out(client, address, plan)
        yield Workers(client), max(AHEAD, EACH * sum(client.nthreads().values()))
    # What nobody waits for any more is not played: Dask forgets it with the client.


class Workers(Executor):
    """Gives out Dask's own futures, which ask again for what was lost.

    Its own executor asks how a batch has ended only after the rows have come: where the worker dies between these two,
    it takes the rows for an error.
    """

    def __init__(self, client: Client) -> None:
        self.client = client

    def submit(self, function: Callable[..., Any], /, *args: Any, **named: Any) -> Any:
        """Have a function called by a worker."""
        return self.client.submit(function, *args, **named)


def try_out(client: Client, address: str, plan: Plan) -> None:
    """Let every worker play one quick game by what was learnt, and compare it with ours: versions can differ unseen."""
    trial = replace(plan, bots=("quick",) * plan.players, games=1)
    ours = first_game(trial)
    theirs = client.run(first_game, trial, on_error="return")
    if not theirs:
        raise Refusal("no_workers", address=address)
    for worker, row in theirs.items():
        if row != ours:
            why = f"{type(row).__name__}: {row}" if isinstance(row, Exception) else "-"
            raise Refusal("other_worker", worker=worker, why=why)


def first_game(plan: Plan) -> Row:
    """The first game of a plan."""
    return next(run(plan.longer(1)))
