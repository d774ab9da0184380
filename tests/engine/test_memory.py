"""What is given to bots is given back: neither a standpoint nor its way to another process is kept in memory."""

from __future__ import annotations

import gc
import pickle
import tracemalloc

import pytest

from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.match import Match

TIMES = 300
MOST = 100  # bytes each time, of caches that fill


@pytest.mark.parametrize("name", registry.names())
def test_a_standpoint_is_freed(name: str) -> None:
    game = registry.find(name)
    match = Match(game, game.players[0], None, 1)
    seat = match.waiting()[0]

    def stand() -> None:
        pickle.loads(pickle.dumps(match.standpoint(seat, QuickDice(1))))  # noqa: S301

    tracemalloc.start()
    try:
        for _ in range(TIMES):  # plain Python's own caches fill meanwhile, and then stay as they are
            stand()
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(TIMES):
            stand()
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - before < TIMES * MOST
    finally:
        tracemalloc.stop()
