"""Random play, ours beside OpenSpiel's, measured in one run on one core, as decisions a second and as ratios.

Ours is Kids of London with four players; theirs is goofspiel, the nearest game they have: four players, hidden bids,
nine cards each, chosen at once. Rounds of all contestants take turns, so that a busy machine slows all of them alike;
the medians are compared.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

from rookery.bots.playout import play_out
from rookery.engine import dice, registry
from rookery.engine.dice import QuickDice

GAME = "kids_of_london"
PEER = "goofspiel(imp_info=True,num_cards=9,players=4,points_order=random)"
PLAYERS = 4
ROUNDS = 21
SECONDS = 0.2  # a round

Contestant = Callable[[int], int]  # plays so many games; how many decisions were made


def inside(games: int) -> int:
    """Our game, driven inside the package."""
    game = registry.find(GAME)
    luck = QuickDice(games)
    return sum(play_out(game.start(PLAYERS, None, seed), luck) for seed in range(games))


def from_python(games: int) -> int:
    """Our game, driven by this loop through the public API."""
    game = registry.find(GAME)
    random = Random(games).random  # noqa: S311
    decisions = 0
    for seed in range(games):
        state = game.start(PLAYERS, None, seed)
        while waiting := state.waiting():
            for seat in waiting:
                legal = state.legal(seat)
                state.play(seat, legal[int(random() * len(legal))])
                decisions += 1
    return decisions


def peer(games: int) -> int:
    """OpenSpiel's game, driven by the same loop."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]

    game = pyspiel.load_game(PEER)
    random = Random(games).random  # noqa: S311
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                continue
            moves = []
            for seat in range(PLAYERS):
                legal = state.legal_actions(seat)
                moves.append(legal[int(random() * len(legal))])
                decisions += 1
            state.apply_actions(moves)
    return decisions


def speed(contestant: Contestant) -> float:
    """Decisions a second over one round."""
    games, decisions, began = 100, 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        decisions += contestant(games)
    return decisions / spent


class Uncompiled:
    """The same loop in a process that runs our sources as they stand."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(  # noqa: S603
            [sys.executable, __file__, "--worker"],
            env={**os.environ, "ROOKERY_PURE": "1"}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip

    def speed(self) -> float:
        """Decisions a second over one round."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def compiled() -> bool:
    """Whether our engine runs compiled in this process."""
    return Path(dice.__file__ or "").suffix != ".py"


def main() -> None:
    """Measure all in turn, and print the medians and their ratios."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    how = "compiled" if compiled() else "NOT compiled"
    uncompiled = Uncompiled()
    rows: dict[str, Callable[[], float]] = {
        "OpenSpiel goofspiel, from Python": lambda: speed(peer),
        f"rookery, inside, {how}": lambda: speed(inside),
        f"rookery, from Python, {how}": lambda: speed(from_python),
        "rookery, from Python, uncompiled": uncompiled.speed,
    }
    taken: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(ROUNDS):
        for name, measure in rows.items():
            taken[name].append(measure())
    medians = {name: median(speeds) for name, speeds in taken.items()}
    base = next(iter(medians.values()))
    targets = [0.0, 5.0, 1.5, 0.8]
    print(f"Random play, four players, one core, medians of {ROUNDS} rounds in turn")
    for (name, value), target in zip(medians.items(), targets, strict=True):
        spread = f"{min(taken[name]) / 1e6:.2f}–{max(taken[name]) / 1e6:.2f}"
        wish = f"  (target {target}x)" if target else ""
        print(f"  {name:<38} {value / 1e6:6.2f} M decisions/s  {spread:>11}  {value / base:5.2f}x{wish}")
    uncompiled.process.kill()


def work() -> None:
    """Run a round whenever asked."""
    for _ in sys.stdin:
        print(speed(from_python), flush=True)


if __name__ == "__main__":
    work() if "--worker" in sys.argv else main()
