"""Plays many games between bots, on several cores if wished. One seed gives the same games, however they are split."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rookery.engine import registry
from rookery.engine.dice import QuickDice, derive
from rookery.engine.events import Event
from rookery.engine.game import AnyGame, Options
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.state import State, shares
from rookery.lab.tally import Tally
from rookery.minds import levels
from rookery.minds.mind import ask

STOPPED = "stopped"  # how a game ended that did not
BATCH = 50  # games handed to a core at a time: always as many, so that sums come out the same


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    players: int
    bots: tuple[str, ...]  # one a seat, before they rotate
    games: int
    seed: int
    options: Options = field(default_factory=Options)
    journals: str = ""  # a folder to write each game to, if any
    details: bool = False  # count events and points, too; slower, since somebody listens

    def seats(self, number: int) -> list[int]:
        """Which of the bots sits in each seat of a game: they move on by one from game to game."""
        return [(seat + number) % self.players for seat in range(self.players)]


@dataclass
class Report:
    """What was played: the shares of the wins by bot and by seat, the endings, the length."""

    plan: Plan
    by_bot: dict[str, Tally]
    by_seat: list[Tally]
    endings: dict[str, int]
    moves: int = 0
    seconds: float = 0.0
    events: Counter[str] = field(default_factory=Counter)  # by kind, where details are wished
    points: Counter[str] = field(default_factory=Counter)  # of all players, by line of the score sheet

    def add(self, other: Report) -> None:
        """Count another part of the same plan."""
        for bot, tally in other.by_bot.items():
            self.by_bot[bot].add(tally)
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.add(theirs)
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        self.moves += other.moves
        self.events += other.events
        for line, points in other.points.items():
            self.points[line] += points

    def data(self) -> dict[str, Any]:
        """The results as plain data; nothing in it depends on time or on the machine."""
        data = {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": dict(self.plan.options),
            "games": self.plan.games,
            "seed": self.plan.seed,
            "moves": self.moves,
            "endings": dict(sorted(self.endings.items())),
            "bots": {bot: tally.data() for bot, tally in self.by_bot.items()},
            "seats": [tally.data() for tally in self.by_seat],
        }
        if self.plan.details:
            data |= {"events": dict(sorted(self.events.items())), "points": dict(sorted(self.points.items()))}
        return data


def plan(
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    journals: str = "",
    details: bool = False,
) -> Plan:
    """A plan with everything checked before the first game: fewer bots than seats take turns to fill them."""
    rules = registry.find(game)
    settled = rules.settle(options)
    rules.start(players, settled, seed)  # refuses a wrong number of players, or a wrong seed
    for bot in bots:
        levels.check(bot)
    if not 1 <= len(bots) <= players:
        raise Refusal("too_many_bots", bots=len(bots), players=players)
    if games < 1:
        raise Refusal("no_games")
    filled = tuple(bots[seat % len(bots)] for seat in range(players))
    return Plan(game, players, filled, games, seed, settled, journals, details)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play a plan; `progress` hears how many games have been played since it was last told."""
    began = time.perf_counter()
    report = blank(plan)
    if plan.journals:
        make_folder(plan.journals)
    for first, part in _parts(plan, jobs):
        report.add(part)
        if progress is not None:
            progress(min(BATCH, plan.games - first))
    report.seconds = time.perf_counter() - began
    return report


def _parts(plan: Plan, jobs: int) -> Iterator[tuple[int, Report]]:
    firsts = range(0, plan.games, BATCH)
    if jobs == 1:
        for first in firsts:
            yield first, play_batch(plan, first)
        return
    chunk = max(1, len(firsts) // (jobs * 32))  # batches sent to a process at a time
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        yield from zip(firsts, executor.map(play_batch, [plan] * len(firsts), firsts, chunksize=chunk), strict=True)


def blank(plan: Plan) -> Report:
    """A report of no games."""
    return Report(plan, {bot: Tally() for bot in plan.bots}, [Tally() for _ in range(plan.players)], {})


def play_batch(plan: Plan, first: int) -> Report:
    """Play the games of one batch."""
    game = registry.find(plan.game)
    report = blank(plan)
    for number in range(first, min(first + BATCH, plan.games)):
        try:
            play_one(plan, game, number, report)
        except Exception as problem:
            problem.add_note(f"in game {number} of {plan}")
            raise
    return report


def play_one(plan: Plan, game: AnyGame, number: int, report: Report) -> None:
    """Play one game and count it."""
    seed = derive(plan.seed, "deal", number)
    dice = QuickDice(derive(plan.seed, "bots", number) >> 64)
    own = game.values(plan.options) == "own"
    bots = [levels.find(plan.bots[bot], game, plan.players, own) for bot in plan.seats(number)]
    match = None
    told: list[Event] | None = [] if plan.details else None
    state: State
    if plan.journals:
        names = [plan.bots[bot] for bot in plan.seats(number)]
        match = Match(game, plan.players, plan.options, seed, f"{derive(plan.seed, 'nonce', number):x}", names)
        state = match.state
    else:
        state = game.start(plan.players, plan.options, seed, told)
    moves = report.moves
    while (waiting := state.waiting()) and not (game.limit and report.moves - moves >= game.limit):
        for seat in waiting:
            move = ask(bots[seat].mind, bots[seat].budget(), state, seat, dice, [])
            if match is None:
                state.play(seat, move)
            else:
                match.play(seat, move)
                state = match.state
            report.moves += 1
    returns = state.returns() if not waiting else as_it_stands(state)
    for seat, bot in enumerate(plan.seats(number)):
        report.by_bot[plan.bots[bot]].count(returns[seat])
        report.by_seat[seat].count(returns[seat])
    ending = game.ending(state) if not waiting else STOPPED
    report.endings[ending] = report.endings.get(ending, 0) + 1
    if plan.details:
        report.events.update(event.kind for event in (told_by(match) if match is not None else told or ()))
        for line in (line for score in game.scores(state) for line in score.lines):
            report.points[line.kind] += line.points
    if match is not None:
        match.save(Path(plan.journals) / f"{plan.game}-{number:06}.json")


def as_it_stands(state: State) -> list[float]:
    """The win in equal shares for those with most points now."""
    totals = state.totals()
    return shares([seat for seat in range(state.players) if totals[seat] == max(totals)], state.players)


def told_by(match: Match) -> list[Event]:
    """All that was told in a match, to anybody."""
    return [event for events in match.log for event in events]


def make_folder(path: str) -> None:
    """Make the folder for journals."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise Refusal("cannot_write", path=path, why=problem.strerror or str(problem)) from None
