"""Learns what moments are worth by self-play: temporal differences from turn to turn, and duels for promotion.

Playing is compiled and runs on all cores; learning is numpy. A folder keeps everything, so that it can go on later:
`state.npz` (weights, optimiser, replay), `history.jsonl` (a line an iteration), `champion.bin` (the values to ship).
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rookery.engine import registry
from rookery.engine.dice import QuickDice, derive
from rookery.engine.game import AnyGame, Value
from rookery.engine.refusals import Refusal
from rookery.lab.duel import GUESS, Contestant, Duel, Outcome, fight
from rookery.minds import weights
from rookery.minds.self_play import self_play
from rookery.minds.values import MOST_MARGIN, Guess, Values, margin

Array = npt.NDArray[Any]

RATE = 1e-3
DECAY = 0.02
SLOW = 0.001  # how much of each step goes into the average of the weights, which is what plays
ROWS = 256  # at a time
WIDE = 1000.0  # points that make a margin of 1 as long as nobody knows how far apart players are: none is cut off
PIECES = 8  # parts that an iteration is played in
RECIPE = "training.json"  # a game's own settings of a course, by number of players


@dataclass(frozen=True)
class Course:
    """What is to be learnt, and how. Together with the commit it says all that a file of values comes from."""

    game: str
    players: int
    seed: int = 1
    mix: float = weights.MIX
    sizes: tuple[int, int] = (64, 16)  # units of the two layers
    options: tuple[dict[str, Value], ...] = ({},)  # games are played with each of these in turn
    root: bytes = b""  # values of another number of players to begin from, block by block; none: by chance
    tree: bool = True  # whether a tree is to be searched over them
    start: int = 600  # games of the game's own guess, to begin with
    games: int = 160  # an iteration
    replay: int = 8  # iterations that are learnt from again
    keep: float = 0.1  # of the moments after a move
    stray: float = 0.04  # of the moves are any
    certain: int = 4  # iterations that look only at results, before thoughts count
    trust: float = 0.9  # what the result counts from turn to turn, beside what was thought
    limit: int = 2500  # moves of a game
    duel: int = 24  # deals of a duel
    duel_every: int = 10  # iterations


def course_of(game: AnyGame, players: int, seed: int) -> Course:
    """The course of a game, with the settings that its data wish for."""
    data = resources.files(game.package) / "data"
    wished: dict[str, Any] = {}
    if (data / RECIPE).is_file():
        wished = json.loads((data / RECIPE).read_text("utf-8")).get(str(players), {})
    root = wished.pop("root", 0)
    if root:
        wished["root"] = (data / weights.name(root)).read_bytes()
    for name in ("sizes", "options"):
        if name in wished:
            wished[name] = tuple(wished[name])
    return Course(game.name, players, seed, **wished)


@dataclass
class Rows:
    """Moments to learn from: what a seat knew, packed; its share of the win and its margin."""

    places: Array
    numbers: Array
    lengths: Array
    shares: Array
    margins: Array


@dataclass
class Student:
    """All that is kept from iteration to iteration."""

    arrays: list[Array]
    mean: list[Array]
    square: list[Array]
    average: list[Array]  # of the arrays over the last steps: steadier than they are, so this is what plays
    steps: int = 0
    iteration: int = 0
    games: int = 0
    scale: float = 0.0  # points that make a margin of 1, found by the first games
    replay: list[Rows] = field(default_factory=list)
    champion: bytes = GUESS
    history: list[dict[str, Any]] = field(default_factory=list)


# Playing


@dataclass(frozen=True)
class Batch:
    """Games for one process."""

    course: Course
    values: bytes
    by_guess: bool
    stray: float
    trust: float  # lambda
    scale: float
    seeds: tuple[int, ...]


def play_batch(batch: Batch) -> tuple[Rows, list[float], list[list[float]]]:
    """Play games, and make rows of them; how long each was, and its final points."""
    course = batch.course
    game = registry.find(course.game)
    _, learned = weights.unpack(batch.values, game, course.players)
    values: Values = Guess() if batch.by_guess else learned
    places: list[int] = []
    numbers: list[float] = []
    lengths: list[int] = []
    shares: list[float] = []
    margins: list[float] = []
    moves: list[float] = []
    points: list[list[float]] = []
    for number, seed in enumerate(batch.seeds):
        state = game.start(course.players, course.options[number % len(course.options)], seed)
        dice = QuickDice(derive(seed, "minds", 0) >> 64)
        record = self_play(state, learned, values, batch.stray, course.keep, course.limit, dice)
        totals = state.totals()
        points.append(totals)
        moves.append(float(record.moves))
        returns = state.returns()
        goal = [[returns[seat], margin(totals, seat, batch.scale)] for seat in range(course.players)]
        row_shares: list[float] = []
        row_margins: list[float] = []
        for number in range(len(record.seats) - 1, -1, -1):
            target = goal[record.seats[number]]
            row_shares.append(target[0])
            row_margins.append(target[1])
            if record.starts[number] and batch.trust < 1.0:
                target[0] = batch.trust * target[0] + (1 - batch.trust) * record.shares[number]
                target[1] = batch.trust * target[1] + (1 - batch.trust) * record.margins[number]
        places += record.places
        numbers += record.numbers
        lengths += record.lengths
        shares += row_shares[::-1]
        margins += row_margins[::-1]
    rows = Rows(
        np.array(places, np.uint16), np.array(numbers, np.float16), np.array(lengths, np.uint16),
        np.array(shares, np.float32), np.array(margins, np.float32),
    )  # fmt: skip
    return rows, moves, points


# Learning


def new_student(course: Course, inputs: int) -> Student:
    """Weights by chance."""
    luck = np.random.default_rng(course.seed)
    first, second = course.sizes

    def layer(rows: int, columns: int, spread: float) -> Array:
        return luck.normal(0, spread, (rows, columns)).astype(np.float32)

    arrays = [
        layer(inputs, first, 0.12), np.zeros(first, np.float32),
        layer(first, second, np.sqrt(2 / first)), np.zeros(second, np.float32),
        layer(second, 2, 0.3 * np.sqrt(2 / second)), np.zeros(2, np.float32),
    ]  # fmt: skip
    mean, square = ([np.zeros_like(one) for one in arrays] for _ in range(2))
    return Student(arrays, mean, square, [one.copy() for one in arrays])


def grow(game: AnyGame, course: Course, inputs: int) -> Student:
    """Begin from what was learnt with another number of players; new blocks, or wider ones, count nothing at first."""
    student = new_student(course, inputs)
    header = weights.read_header(course.root)
    if header.sizes[1:] != course.sizes:
        raise Refusal("other_training", folder=header.game)
    numbers = np.frombuffer(course.root.partition(b"\n")[2], "<f2").astype(np.float32)
    first, second = course.sizes
    sizes = (header.sizes[0] * first, first, first * second, second, second * 2, 2)
    parts = np.split(numbers, np.cumsum(sizes)[:-1])
    known = dict(blocks(game, header.players))
    old, new = parts[0].reshape(-1, first), np.zeros_like(student.arrays[0])
    for name, cut in blocks(game, course.players):
        if name in known and known[name].stop - known[name].start == cut.stop - cut.start:
            new[cut] = old[known[name]]
    for one, part in zip(student.arrays, [new, *parts[1:]], strict=True):
        one[...] = part.reshape(one.shape)
    student.average = [one.copy() for one in student.arrays]
    return student


def blocks(game: AnyGame, players: int) -> Iterator[tuple[str, slice]]:
    """The blocks of a game's numbers, and where each is."""
    at = 0
    for name, width in game.inputs(players):
        yield name, slice(at, at + width)
        at += width


def learn(student: Student, rows: list[Rows], rate: float, luck: np.random.Generator) -> tuple[float, float]:
    """One pass over all rows, in any order; how wrong it was about shares and margins."""
    inputs = student.arrays[0].shape[0]
    lengths = np.concatenate([one.lengths for one in rows]).astype(np.int64)
    places = np.concatenate([one.places for one in rows]).astype(np.int64)
    numbers = np.concatenate([one.numbers for one in rows]).astype(np.float32)
    shares = np.concatenate([one.shares for one in rows])
    margins = np.concatenate([one.margins for one in rows])
    starts = np.concatenate([[0], np.cumsum(lengths)])
    order = luck.permutation(len(lengths))
    wrong = [0.0, 0.0]
    batches = 0
    for at in range(0, len(order) - ROWS + 1, ROWS):
        chosen = order[at : at + ROWS]
        many = lengths[chosen]
        ends = np.cumsum(many)
        kept = np.repeat(starts[chosen] - ends + many, many) + np.arange(ends[-1])
        known = np.zeros((ROWS, inputs), np.float32)
        known[np.repeat(np.arange(ROWS), many), places[kept]] = numbers[kept]
        first, second = improve(student, known, shares[chosen], margins[chosen], rate)
        wrong[0] += first
        wrong[1] += second
        batches += 1
    return wrong[0] / max(1, batches), wrong[1] / max(1, batches)


def improve(student: Student, known: Array, shares: Array, margins: Array, rate: float) -> tuple[float, float]:
    """One step of Adam down the slope of cross-entropy and squared error."""
    weights1, bias1, weights2, bias2, weights3, bias3 = student.arrays
    sums1 = known @ weights1 + bias1
    layer1 = np.maximum(sums1, 0)
    sums2 = layer1 @ weights2 + bias2
    layer2 = np.maximum(sums2, 0)
    out = layer2 @ weights3 + bias3
    guess = 1 / (1 + np.exp(-np.clip(out[:, 0], -30, 30)))
    off = out[:, 1] - margins
    entropy = -(shares * np.log(guess + 1e-7) + (1 - shares) * np.log(1 - guess + 1e-7)).mean()
    slope = np.stack([guess - shares, 0.3 * off], 1).astype(np.float32) / len(known)
    slope2 = (slope @ weights3.T) * (sums2 > 0)
    slope1 = (slope2 @ weights2.T) * (sums1 > 0)
    slopes = [
        known.T @ slope1, slope1.sum(0), layer1.T @ slope2, slope2.sum(0), layer2.T @ slope, slope.sum(0),
    ]  # fmt: skip
    student.steps += 1
    pace = rate * np.sqrt(1 - 0.999**student.steps) / (1 - 0.9**student.steps)
    slow = max(SLOW, 10 / (student.steps + 10))
    parts = zip(student.arrays, slopes, student.mean, student.square, student.average, strict=True)
    for one, by, mean, square, average in parts:
        mean *= 0.9
        mean += 0.1 * by
        square *= 0.999
        square += 0.001 * by * by
        one -= pace * mean / (np.sqrt(square) + 1e-8)
        if one.ndim == 2:
            one *= 1 - rate * DECAY
        average += slow * (one - average)
    return float(entropy), float((off * off).mean())


# The course


def packed(game: AnyGame, course: Course, student: Student, made: dict[str, str | int | float]) -> bytes:
    """The values as they are now, as a file."""
    header = weights.Header(
        game.name, course.players, game.rules_version, weights.fingerprint(game, course.players),
        (weights.size(game, course.players), *course.sizes), student.scale or 1.0, course.mix, made, course.tree,
    )  # fmt: skip
    return weights.pack(header, np.concatenate([one.ravel() for one in student.average]).tolist())


def train(
    course: Course,
    minutes: float,
    folder: Path,
    executor: Executor,
    hear: Callable[[dict[str, Any]], None] = lambda line: None,
    iterations: int = 0,
) -> Student:
    """Learn for some minutes, or up to so many iterations, going on where the folder was left."""
    game = registry.find(course.game)
    if not game.inputs(course.players):
        raise Refusal("nothing_to_learn", game=game.name)
    student = load(game, course, folder)
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until and not 0 < iterations <= student.iteration:
        line = iterate(game, course, student, executor)
        last = time.monotonic() >= until or student.iteration == iterations
        if student.iteration % course.duel_every == 0 or last:
            line |= promote(game, course, student, executor)
        student.history.append(line)
        save(course, student, folder)
        hear(line)
    return student


def iterate(game: AnyGame, course: Course, student: Student, executor: Executor) -> dict[str, Any]:
    """Play some games and learn from them."""
    begun = time.monotonic()
    number = student.iteration
    by_guess = number == 0 and not course.root
    count = course.start if number == 0 else course.games
    seeds = [derive(course.seed, f"self-play {number}", one) for one in range(count)]
    values = packed(game, course, student, {})
    stray = 0.1 if by_guess else course.stray
    trust = 1.0 if number < course.certain else course.trust
    batches = [
        Batch(course, values, by_guess, stray, trust, student.scale or WIDE, tuple(seeds[part::PIECES]))
        for part in range(PIECES)
    ]
    played = list(executor.map(play_batch, batches))
    points = np.array([totals for _, _, some in played for totals in some])
    if not student.scale:  # the first games tell how far apart players are
        student.scale = float(max(1.0, 2 * points.std()))
        for rows, _, _ in played:
            rows.margins = np.clip(rows.margins * (WIDE / student.scale), -MOST_MARGIN, MOST_MARGIN)
    moves = [one for _, some, _ in played for one in some]
    student.replay = (student.replay + [rows for rows, _, _ in played])[-course.replay * PIECES :]
    luck = np.random.default_rng([course.seed, number])
    rate = RATE if number < 12 and not course.root else RATE / 2 if number < 40 else RATE / 4
    between = time.monotonic()
    entropy, squares = learn(student, student.replay, rate, luck)
    student.iteration += 1
    student.games += count
    return {
        "iteration": student.iteration, "games": student.games, "moves": round(float(np.mean(moves)), 1),
        "longest": max(moves), "points": round(float(points.mean()), 2), "best": round(float(points.max(1).mean()), 2),
        "entropy": round(entropy, 4), "squares": round(squares, 4),
        "played": round(between - begun, 1), "learnt": round(time.monotonic() - between, 1),
    }  # fmt: skip


def promote(game: AnyGame, course: Course, student: Student, executor: Executor) -> dict[str, Any]:
    """A duel with the champion: who wins it by more than chance is the new one."""
    values = packed(game, course, student, {})
    seed = derive(course.seed, "duel", student.iteration)
    one, others = Contestant("quick", values), Contestant("quick", student.champion)
    outcome = Outcome()
    deals = max(1, course.duel // len(course.options))
    for options in course.options:
        settled = game.settle(options)
        outcome.add(fight(Duel(course.game, course.players, one, others, deals, seed, settled, course.limit), executor))
    low, _ = outcome.tally.interval()
    promoted = low > 1 / course.players or (student.champion != GUESS and outcome.tally.rate > 1.1 / course.players)
    if promoted:
        made = describe(course, student, outcome)
        student.champion = packed(game, course, student, made)
    return {"duel": round(outcome.tally.rate, 3), "low": round(low, 3), "promoted": promoted}


def describe(course: Course, student: Student, outcome: Outcome) -> dict[str, str | int | float]:
    """How values were made, so that anybody can make them again."""
    told = asdict(course)
    for name in ("game", "players", "seed", "tree", "duel", "duel_every"):
        del told[name]
    told |= {"rate": RATE, "decay": DECAY, "slow": SLOW, "rows": ROWS}
    told["root"] = hashlib.sha256(course.root).hexdigest()[:16] if course.root else ""
    command = f"rookery train {course.game} --players {course.players} --seed {course.seed}"
    return {
        "by": f"{command} --iterations {student.iteration}",
        "with": json.dumps(told),
        "iterations": student.iteration,
        "games": student.games,
        "duel": round(outcome.tally.rate, 3),
        "duel_games": outcome.tally.games,
    }


# Keeping

KEPT = ("array", "mean", "square", "average")


def save(course: Course, student: Student, folder: Path) -> None:
    """Write everything, all or nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    kept: dict[str, Any] = {}
    for name, arrays in zip(KEPT, (student.arrays, student.mean, student.square, student.average), strict=True):
        kept |= {f"{name}{number}": one for number, one in enumerate(arrays)}
    for number, rows in enumerate(student.replay):
        kept |= {f"rows{number}_{part}": getattr(rows, part) for part in Rows.__dataclass_fields__}
    numbers = [student.steps, student.iteration, student.games, len(student.replay)]
    kept |= {"numbers": np.array(numbers), "scale": np.array(student.scale)}
    part = folder / "part.npz"
    np.savez(part, **kept)
    part.replace(folder / "state.npz")
    (folder / "history.jsonl").write_text("".join(json.dumps(line) + "\n" for line in student.history))
    if student.champion:
        (folder / "champion.bin").write_bytes(student.champion)


def load(game: AnyGame, course: Course, folder: Path) -> Student:
    """What a folder has, or a new student."""
    inputs = weights.size(game, course.players)
    student = grow(game, course, inputs) if course.root else new_student(course, inputs)
    if not (folder / "state.npz").exists():
        return student
    with np.load(folder / "state.npz") as kept:
        if kept["array0"].shape != student.arrays[0].shape:
            raise Refusal("other_training", folder=str(folder))
        count = len(student.arrays)
        student.arrays, student.mean, student.square, student.average = (
            [kept[f"{name}{number}"] for number in range(count)] for name in KEPT
        )
        student.steps, student.iteration, student.games, replay = (int(one) for one in kept["numbers"])
        student.scale = float(kept["scale"])
        parts = list(Rows.__dataclass_fields__)
        student.replay = [Rows(*[kept[f"rows{number}_{part}"] for part in parts]) for number in range(replay)]
    student.history = list(read_history(folder))
    champion = folder / "champion.bin"
    student.champion = champion.read_bytes() if champion.exists() else GUESS
    return student


def read_history(folder: Path) -> Iterator[dict[str, Any]]:
    """A line an iteration."""
    for line in (folder / "history.jsonl").read_text().splitlines():
        yield json.loads(line)
