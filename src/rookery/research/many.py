"""Many games stepped by one call: for learners that want a batch, not a game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from rookery.research.lanes import OVER, STOPPED, Lanes
from rookery.research.spec import check_seed, spec


class Batch(NamedTuple):
    """A row for each game: what the seat that chooses knows and may do, and what the last move brought."""

    seats: npt.NDArray[np.int64]  # who chooses
    observation: npt.NDArray[np.float32]
    action_mask: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]  # by seat: shares of the win where the last move ended the game, else 0
    terminated: npt.NDArray[np.bool_]  # the last move ended the game, and this is the next one
    truncated: npt.NDArray[np.bool_]  # the same, but it was stopped at the limit of moves


class Many:
    """So many games of one kind. One that ends is followed by the next deal at once."""

    def __init__(
        self, game: str, players: int, count: int, options: Mapping[str, object] | None = None, seed: int | None = None
    ) -> None:
        self.spec = spec(game, players, options)
        self.seed = secrets.randbits(128) if seed is None else check_seed(seed)
        self.dealt = 0
        self.lanes = Lanes(count, players, self.spec.size, self.spec.actions, self.spec.limit)
        for lane in range(count):
            self._deal(lane)
        rows = self.lanes.rows
        self._seats = np.frombuffer(memoryview(self.lanes.seats), np.int64)
        self._numbers = np.frombuffer(memoryview(rows.numbers), np.float64).reshape(count, self.spec.size)
        self._mask = np.frombuffer(memoryview(rows.mask), np.int8).reshape(count, self.spec.actions)
        self._returns = np.frombuffer(memoryview(self.lanes.returns), np.float64).reshape(count, players)
        self._ended = np.frombuffer(memoryview(self.lanes.ended), np.uint8)

    def _deal(self, lane: int) -> None:
        self.lanes.deal(lane, self.spec.deal(self.seed, self.dealt))
        self.dealt += 1

    def look(self) -> Batch:
        """Where all games stand; the arrays are the caller's own."""
        return Batch(
            seats=self._seats.copy(),
            observation=self._numbers.astype(np.float32),
            action_mask=self._mask.copy(),
            rewards=self._returns.astype(np.float32),
            terminated=self._ended == OVER,
            truncated=self._ended == STOPPED,
        )

    def step(self, moves: npt.ArrayLike) -> Batch:
        """Play a move in each game; refused, changing nothing, where one is not open."""
        for lane in self.lanes.step(np.asarray(moves).tolist()):
            self._deal(lane)
        return self.look()
