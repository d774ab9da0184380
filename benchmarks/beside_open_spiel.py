"""Random play, ours beside OpenSpiel's, measured in one run on one core, as decisions a second and as ratios.

Each of our games stands beside the nearest game they have. Rounds of all contestants take turns, so that a busy machine
slows all of them alike; the medians are compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import timeit
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from rookery.engine import dice, registry
from rookery.engine.dice import QuickDice
from rookery.minds.playout import play_out

PLAYERS = 4
ROUNDS = 21
SECONDS = 0.2  # a round
COPIES = 2000
DECISIONS = 3000  # wished between two looks at the clock


@dataclass(frozen=True)
class Contest:
    """One of our games, and theirs."""

    game: str
    peer: str  # as OpenSpiel loads it
    why: str
    targets: tuple[float, float, float]  # ratios: inside, from Python, uncompiled; 0 where none is set


CONTESTS = [
    Contest(
        "kids_of_london",
        "goofspiel(imp_info=True,num_cards=9,players=4,points_order=random)",
        "four players, hidden bids, nine cards each, chosen at once",
        (8.0, 2.5, 0.0),
    ),
    Contest("assassin", "hearts", "four players, tricks, cards dealt in secret", (9.0, 4.0, 0.0)),
    Contest("crooks", "euchre", "four players, hidden cards, the best of them takes", (0.0, 0.0, 0.0)),
    Contest("oliver_twist", "go_fish(players=4)", "four players, sets collected in secret", (0.0, 0.0, 0.0)),
    Contest("london", "hearts", "the heavy game, beside the same", (4.0, 2.0, 0.0)),
]


def inside(game: str, seeds: range) -> int:
    """Our game, driven inside the package; how many decisions were made."""
    rules = registry.find(game)
    luck = QuickDice(seeds.stop)
    return sum(play_out(rules.start(PLAYERS, None, seed), luck) for seed in seeds)


def from_python(game: str, seeds: range) -> int:
    """Our game, driven by this loop through the public API."""
    rules = registry.find(game)
    random = Random(seeds.stop).random  # noqa: S311
    decisions = 0
    for seed in seeds:
        state = rules.start(PLAYERS, None, seed)
        while waiting := state.waiting():
            for seat in waiting:
                legal = state.legal(seat)
                state.play(seat, legal[int(random() * len(legal))])
                decisions += 1
    return decisions


def peer(game: str, seeds: range) -> int:
    """OpenSpiel's game, driven by the same loop. What chance decides is not counted."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    rules = pyspiel.load_game(game)
    random = Random(seeds.stop).random  # noqa: S311
    decisions = 0
    for _ in seeds:
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node():
                moves = []
                for seat in range(PLAYERS):
                    legal = state.legal_actions(seat)
                    moves.append(legal[int(random() * len(legal))])
                state.apply_actions(moves)
                decisions += PLAYERS
            else:
                decisions += not state.is_chance_node()
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
    return decisions


def speed(play: Callable[[str, range], int], game: str) -> float:
    """Decisions a second over one round."""
    games = max(1, DECISIONS // play(game, range(1)))
    decisions, seed, began = 0, 1, time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        decisions += play(game, range(seed, seed + games))
        seed += games
    return decisions / spent


class Uncompiled:
    """The same loop in a process that runs our sources as they stand."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(  # noqa: S603
            [sys.executable, __file__, "--worker"],
            env={**os.environ, "ROOKERY_PURE": "1"}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def speed(self, game: str) -> float:
        """Decisions a second over one round."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{game}\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def compiled() -> bool:
    """Whether our engine runs compiled in this process."""
    return Path(dice.__file__ or "").suffix != ".py"


def measure(contest: Contest, uncompiled: Uncompiled) -> None:
    """Measure all of a contest in turn, and print the medians and their ratios."""
    how = "compiled" if compiled() else "NOT compiled"
    rows: dict[str, Callable[[], float]] = {
        f"OpenSpiel {contest.peer.partition('(')[0]}, from Python": lambda: speed(peer, contest.peer),
        f"rookery, inside, {how}": lambda: speed(inside, contest.game),
        f"rookery, from Python, {how}": lambda: speed(from_python, contest.game),
        "rookery, from Python, uncompiled": lambda: uncompiled.speed(contest.game),
    }
    taken: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(ROUNDS):
        for name, once in rows.items():
            taken[name].append(once())
    medians = {name: median(speeds) for name, speeds in taken.items()}
    base = next(iter(medians.values()))
    print(f"{contest.game}: {contest.why}")
    for (name, value), target in zip(medians.items(), (0.0, *contest.targets), strict=True):
        spread = f"{min(taken[name]) / 1e6:.2f}–{max(taken[name]) / 1e6:.2f}"
        wish = f"  (target {target}x)" if target else ""
        print(f"  {name:<38} {value / 1e6:6.2f} M decisions/s  {spread:>11}  {value / base:5.2f}x{wish}")


def measure_copy(game: str) -> None:
    """How long a copy takes in the middle of a random game."""
    rules = registry.find(game)
    taken = []
    for players in rules.players:
        state, luck = rules.start(players, None, 5), QuickDice(5)
        for _ in range(play_out(state.copy(), luck) // 2):
            seat = state.waiting()[0]
            legal = state.legal(seat)
            state.play(seat, legal[luck.pick(len(legal))])
        taken.append(min(timeit.repeat(state.copy, number=COPIES, repeat=ROUNDS)) / COPIES)
    told = " / ".join(f"{seconds * 1e6:.2f}" for seconds in taken)
    print(f"  a copy in mid-game, {rules.players[0]} to {rules.players[-1]} players: {told} µs")


def main() -> None:
    """All contests, one after the other; or those of the games named."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    uncompiled = Uncompiled()
    print(f"Random play, four players, one core, medians of {ROUNDS} rounds in turn")
    for contest in CONTESTS:
        if len(sys.argv) == 1 or contest.game in sys.argv[1:]:
            measure(contest, uncompiled)
            measure_copy(contest.game)
    uncompiled.process.kill()


def work() -> None:
    """Run a round whenever asked."""
    for line in sys.stdin:
        print(speed(from_python, line.strip()), flush=True)


if __name__ == "__main__":
    work() if "--worker" in sys.argv else main()
