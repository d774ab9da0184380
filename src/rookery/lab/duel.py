"""One contestant in one seat against another in all others, over the same deals from every seat."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import lru_cache

from rookery.engine import registry
from rookery.engine.dice import QuickDice, derive
from rookery.engine.game import Options
from rookery.engine.state import State
from rookery.engine.tally import Tally
from rookery.lab.rows import as_it_stands
from rookery.minds import levels, weights
from rookery.minds.mind import ask

GUESS = b""  # the game's own guess in place of what a file has learnt


@dataclass(frozen=True)
class Contestant:
    """A level, with the values that ship or with others; and with other iterations than its own, if so wished."""

    level: str
    values: bytes | None = None  # a file's; None: those that ship
    iterations: int = 0

    def sit(self, game: str, players: int, own: bool) -> levels.Level:
        """The level at a game."""
        return _sit(self, game, players, own)


@lru_cache
def _sit(contestant: Contestant, game: str, players: int, own: bool) -> levels.Level:
    rules = registry.find(game)
    if contestant.values is None:
        level = levels.find(contestant.level, rules, players, own)
    else:
        learnt = None if contestant.values == GUESS else weights.unpack(contestant.values, rules, players)
        level = levels.make(contestant.level, rules, learnt)
    return levels.Level(level.mind, contestant.iterations or level.iterations)


@dataclass(frozen=True)
class Duel:
    """What is to be played."""

    game: str
    players: int
    one: Contestant
    others: Contestant
    deals: int  # each is played once from every seat
    seed: int
    options: Options = field(default_factory=Options)
    limit: int = 0  # moves after which a game is stopped and counts as it stands; 0: as the game says
    first: int = 0  # the number of the first deal


@dataclass
class Outcome:
    """What came of a duel."""

    tally: Tally = field(default_factory=Tally)  # of the one
    points: float = 0.0  # of the one, summed
    rivals: float = 0.0  # of the others on average, summed
    best: float = 0.0  # of the winners, summed
    moves: int = 0
    longest: int = 0
    stopped: int = 0
    thought: list[float] = field(default_factory=lambda: [0.0, 0.0])  # seconds: the one's, the others'
    choices: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, other: Outcome) -> None:
        """Count another part."""
        self.tally.add(other.tally)
        self.points += other.points
        self.rivals += other.rivals
        self.best += other.best
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.stopped += other.stopped
        for side in (0, 1):
            self.thought[side] += other.thought[side]
            self.choices[side] += other.choices[side]

    def count(self, state: State, seat: int, moves: int, share: float) -> None:
        """Count a game: the one's seat, and its share of the win."""
        totals = state.totals()
        self.tally.count(share)
        self.points += totals[seat]
        self.rivals += (sum(totals) - totals[seat]) / (len(totals) - 1)
        self.best += max(totals)
        self.moves += moves
        self.longest = max(self.longest, moves)
        self.stopped += bool(state.waiting())

    def milliseconds(self, side: int) -> float:
        """What a choice took: the one's (0), the others' (1)."""
        return 1000 * self.thought[side] / max(1, self.choices[side])


def fight(duel: Duel, executor: Executor | None = None) -> Outcome:
    """Play a duel; the same on one core or on many, but for the times."""
    whole = Outcome()
    for part in parts(duel, executor):
        whole.add(part)
    return whole


def parts(duel: Duel, executor: Executor | None) -> Iterator[Outcome]:
    """The outcome of each deal, in order."""
    run = map if executor is None else executor.map
    return iter(run(play_deal, [duel] * duel.deals, range(duel.first, duel.first + duel.deals)))


def play_deal(duel: Duel, deal: int) -> Outcome:
    """One deal, from every seat."""
    game = registry.find(duel.game)
    options = duel.options or game.settle(None)
    own = game.values(options) == "own"
    limit = duel.limit or game.limit
    sides = (duel.one.sit(duel.game, duel.players, own), duel.others.sit(duel.game, duel.players, own))
    outcome = Outcome()
    for seat in range(duel.players):
        state = game.start(duel.players, options, derive(duel.seed, "deal", deal))
        dice = QuickDice(derive(duel.seed, "minds", deal * duel.players + seat) >> 64)
        moves = 0
        while (waiting := state.waiting()) and not (limit and moves >= limit):
            for mover in waiting:
                side = int(mover != seat)
                level = sides[side]
                begun = time.perf_counter()
                move = ask(level.mind, level.budget(), state, mover, dice, [])
                outcome.thought[side] += time.perf_counter() - begun
                outcome.choices[side] += len(state.legal(mover)) > 1
                state.play(mover, move)
                moves += 1
        outcome.count(state, seat, moves, (state.returns() if not waiting else as_it_stands(state))[seat])
    return outcome
