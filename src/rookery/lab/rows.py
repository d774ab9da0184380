"""One row for each game that was played: `run(plan, executor)` gives them in order, however the work is split."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from itertools import chain
from threading import Lock
from typing import NamedTuple

import msgspec

from rookery.engine import registry
from rookery.engine.dice import QuickDice, derive
from rookery.engine.events import Event
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.state import State, shares
from rookery.engine.view import Score
from rookery.lab.plan import Plan
from rookery.minds import levels
from rookery.minds.contest import Course, contest, count_kinds

STOPPED = "stopped"  # how a game ended that did not
SECONDS = 0.5  # that a batch should take
MOST = 2000  # games in a batch
GROWTH = 4  # of a batch beside the one before: the first ones also load what has been learnt
AHEAD = 32  # batches that are asked for before the first of them is taken
ALONE = Lock()  # minds write into room of their own while they think: of a worker's threads, one plays at a time


class Row(NamedTuple):
    """A game: what was played, and what came of it."""

    number: int  # of the game in its plan, from 0
    seed: str  # of the deal, hexadecimal
    bots: tuple[str, ...]  # by seat
    returns: tuple[float, ...]  # shares of the win by seat
    totals: tuple[int, ...]  # points by seat
    scores: tuple[tuple[int, ...], ...]  # points by line of the score sheet (`Plan.lines`), then by seat
    moves: int
    turns: int
    ending: str  # a key of the game's words, or STOPPED
    events: tuple[int, ...]  # how many of each kind (`Plan.kinds`)
    journal: str = ""  # its text, where journals are wished


Batch = tuple[float, bytes]  # the seconds it took, and its rows, packed: ten times as fast as pickled
PACK, UNPACK = msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(list[Row]).decode


def run(plan: Plan, executor: Executor | None = None, first: int = 0, ahead: int = AHEAD) -> Iterator[Row]:
    """Play a plan from its first game, or a later one, on; the rows in order."""
    return chain.from_iterable(batches(plan, executor, first, ahead))


def batches(plan: Plan, executor: Executor | None = None, first: int = 0, ahead: int = AHEAD) -> Iterator[list[Row]]:
    """The same rows as they come. How many come at a time depends on how fast they are played, and tells nothing."""
    size, waiting = 1, deque[Future[Batch]]()
    while first < plan.games or waiting:
        while first < plan.games and len(waiting) < (ahead if executor else 1):
            last = min(first + size, plan.games)
            waiting.append(submit(executor, plan, first, last))
            first = last
        seconds, packed = waiting.popleft().result()
        rows = UNPACK(packed)
        size = max(1, min(int(len(rows) * SECONDS / seconds), GROWTH * len(rows), MOST))
        yield rows


def submit(executor: Executor | None, plan: Plan, first: int, last: int) -> Future[Batch]:
    """Have a batch played: elsewhere, or here and now."""
    if executor is not None:
        return executor.submit(play, plan, first, last)
    here: Future[Batch] = Future()
    here.set_result(play(plan, first, last))
    return here


def play(plan: Plan, first: int, last: int) -> Batch:
    """Play the games of a batch."""
    with ALONE:
        began = time.perf_counter()
        player = Player(plan)
        rows = []
        for number in range(first, last):
            try:
                rows.append(player.play(number))
            except Exception as problem:
                problem.add_note(f"in game {number} of {plan}")
                raise
        return max(time.perf_counter() - began, 1e-9), PACK(rows)


class Player:
    """Plays games of a plan: what is the same for all of them is looked up once."""

    def __init__(self, plan: Plan) -> None:
        game = registry.find(plan.game)
        own = game.values(plan.options) == "own"
        self.plan = plan
        self.game: AnyGame = game
        sitting = [levels.find(bot, game, plan.players, own).untimed() for bot in plan.bots]
        turned = [plan.seats(number) for number in range(plan.players)]
        self.bots = [tuple(plan.bots[bot] for bot in seats) for seats in turned]  # as they rotate
        self.minds = [[sitting[bot].mind for bot in seats] for seats in turned]
        self.budgets = [[sitting[bot].budget() for bot in seats] for seats in turned]
        self.lines = plan.lines()
        self.places = {kind: place for place, kind in enumerate(plan.kinds())}

    def play(self, number: int) -> Row:
        """One game, and its row."""
        plan, game = self.plan, self.game
        turn = number % plan.players
        seed = derive(plan.seed, "deal", number)
        dice = QuickDice(derive(plan.seed, "bots", number) >> 64)
        told: list[Event] | None = [] if plan.details else None
        state: State = game.start(plan.players, plan.options, seed, told)
        course = Course(plan.journals)
        contest(state, self.minds[turn], self.budgets[turn], dice, game.limit, course)
        scores, bots = game.scores(state), self.bots[turn]
        return Row(
            number,
            f"{seed:032x}",
            bots,
            tuple(state.returns() if course.over else as_it_stands(state)),
            tuple(score.total for score in scores),
            by_line(scores, self.lines),
            course.moves,
            course.turns,
            game.ending(state) if course.over else STOPPED,
            tuple(count_kinds(told, self.places)) if told is not None else (),
            self.journal(number, seed, bots, course.kept) if course.kept is not None else "",
        )

    def journal(self, number: int, seed: int, bots: tuple[str, ...], moves: list[tuple[int, int]]) -> str:
        """The game for keeping."""
        nonce = f"{derive(self.plan.seed, 'nonce', number):x}"
        match = Match(self.game, self.plan.players, self.plan.options, seed, nonce, bots)
        for seat, move in moves:
            match.play(seat, move)
        return match.journal().text()


def by_line(scores: list[Score], lines: list[str]) -> tuple[tuple[int, ...], ...]:
    """Points by line, then by seat; a line that somebody's sheet does not have is nought."""
    found = {line: [0] * len(scores) for line in lines}
    for seat, score in enumerate(scores):
        for line in score.lines:
            found[line.kind][seat] += line.points
    return tuple(map(tuple, found.values()))


def as_it_stands(state: State) -> list[float]:
    """The win in equal shares for those with most points now."""
    totals = state.totals()
    return shares([seat for seat in range(state.players) if totals[seat] == max(totals)], state.players)
