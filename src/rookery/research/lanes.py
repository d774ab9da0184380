"""Many games side by side, each in its lane, and what their seats know and may do, in flat vectors.

Compiled like the games themselves; numpy looks into the vectors without copying, and nothing here knows of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rookery.engine.features import Features
from rookery.engine.refusals import Refusal
from rookery.engine.state import State

GOES_ON: Final = 0
OVER: Final = 1
STOPPED: Final = 2  # at the limit of moves, and counted as it stood


class Rows:
    """A row for each lane: what a seat knows, in numbers, and which moves are open to it."""

    def __init__(self, lanes: int, size: int, actions: int) -> None:
        self.size: i64 = size
        self.actions: i64 = actions
        self.features: Features = Features(size)
        self.numbers: vec[float] = vec[float]([0.0] * (lanes * size))
        self.mask: vec[u8] = vec[u8]([0] * (lanes * actions))

    def write(self, lane: i64, state: State, seat: int, chooses: bool) -> None:
        """What a seat knows and, where it is the one that chooses, what it may choose."""
        numbers = self.numbers
        first = lane * self.size
        place = first
        while place < first + self.size:
            numbers[place] = 0.0
            place += 1
        features = self.features
        features.clear()
        state.features(seat, features)
        places = features.places
        known = features.numbers
        number: i64 = 0
        while number < features.count:
            numbers[first + places[number]] = known[number]
            number += 1
        mask = self.mask
        first = lane * self.actions
        place = first
        while place < first + self.actions:
            mask[place] = 0
            place += 1
        if chooses:
            for move in state.legal(seat):
                mask[first + move] = 1


class Lanes:
    """So many games of one kind. In each, who choose at once are asked one after the other."""

    def __init__(self, lanes: int, players: int, size: int, actions: int, limit: int) -> None:
        self.players: i64 = players
        self.limit: i64 = limit
        self.rows: Rows = Rows(lanes, size, actions)
        self.states: list[State] = []
        self.seats: vec[i64] = vec[i64]([0] * lanes)  # who chooses
        self.moves: vec[i64] = vec[i64]([0] * lanes)  # made so far
        self.ended: vec[u8] = vec[u8]([0] * lanes)  # by the last move
        self.returns: vec[float] = vec[float]([0.0] * (lanes * players))  # of games that the last move ended

    def deal(self, lane: int, state: State) -> None:
        """Begin a game in a lane; the lanes are filled in order."""
        if lane == len(self.states):
            self.states.append(state)
        else:
            self.states[lane] = state
        self.moves[lane] = 0
        self.look(lane)

    def look(self, lane: int) -> None:
        """Who chooses in a lane, and what that seat knows and may choose."""
        state = self.states[lane]
        seat = state.waiting()[0]
        self.seats[lane] = seat
        self.rows.write(lane, state, seat, True)

    def step(self, chosen: list[int]) -> list[int]:
        """Play a move in each lane; the lanes whose games have ended. Refused, changing nothing, if one is not open."""
        actions = self.rows.actions
        if len(chosen) != len(self.states):
            raise Refusal("moves_for_games", moves=len(chosen), games=len(self.states))
        for lane in range(len(chosen)):
            move = chosen[lane]
            if not 0 <= move < actions or not self.rows.mask[lane * actions + move]:
                raise Refusal("not_open_in_game", move=move, number=lane)
        done: list[int] = []
        for lane in range(len(chosen)):
            state = self.states[lane]
            state.play(int(self.seats[lane]), chosen[lane])
            self.moves[lane] += 1
            if self.ended[lane]:  # by the move before
                self.ended[lane] = GOES_ON
                self.count(lane, False)
            if state.waiting() and self.moves[lane] < self.limit:
                self.look(lane)
            else:
                self.ended[lane] = STOPPED if state.waiting() else OVER
                self.count(lane, True)
                done.append(lane)
        return done

    def count(self, lane: int, ended: bool) -> None:
        """The shares of the win in a lane whose game has ended; no shares in one that goes on."""
        returns = self.states[lane].returns() if ended else []
        for seat in range(self.players):
            self.returns[lane * self.players + seat] = returns[seat] if ended else 0.0
