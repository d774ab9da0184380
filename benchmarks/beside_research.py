"""Our research environments beside their libraries' own, in one run on one core: steps a second, and ratios.

PettingZoo's classic games and RLCard's beside our PettingZoo environments; OpenSpiel's Python games beside our games in
OpenSpiel; many games stepped by one call beside the same one by one. Every contestant plays random open moves by the
same loop as its rivals, and looks at what its seat may know before each. Seconds are the process's own on the core, and
rounds of all take turns, so that a busy machine slows all of them alike; the medians are compared. Run it with
`make bench-research`.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
import warnings
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import numpy as np
import pettingzoo as their_pettingzoo
import pyspiel
import rlcard
from open_spiel.python import games as their_games

from rookery.engine import dice, registry
from rookery.research import open_spiel, pettingzoo
from rookery.research.many import Many

PLAYERS = 4
ROUNDS = 9
SECONDS = 0.25  # a round
LANES = 256
CLASSIC = ("tictactoe-v3", "connect_four-v3", "leduc_holdem-v4", "texas_holdem-v4", "texas_holdem_no_limit-v6", "go-v5")
RLCARD = ("leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy")
SPIEL = ("tic_tac_toe", "kuhn_poker", "liars_poker", "block_dominoes", "team_dominoes")

random = Random(1).random  # noqa: S311

Loop = Callable[[float], int]  # plays until a moment, and counts the steps


def turns(env: Any) -> Loop:
    """PettingZoo's way: look at the last step, choose what the mask leaves open, step."""

    def play(until: float) -> int:
        steps = 0
        while time.process_time() < until:
            env.reset()
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                mask = seen["action_mask"]
                legal = np.flatnonzero(mask)
                env.step(int(legal[int(random() * len(legal))]))
                steps += 1
        return steps

    return play


def cards(env: Any) -> Loop:
    """RLCard's way: every step gives the next state, with its legal actions."""

    def play(until: float) -> int:
        steps = 0
        while time.process_time() < until:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(random() * len(legal))])
                steps += 1
        return steps

    return play


def spiel(game: Any, tensor: bool) -> Loop:
    """OpenSpiel's way, with or without a look at the tensor; what chance decides is not counted."""

    def play(until: float) -> int:
        steps = 0
        while time.process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    steps += 1
                    if tensor:
                        state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
        return steps

    return play


def batches(many: Many) -> Loop:
    """Many games by one call; the moves are chosen by numpy."""
    chance = np.random.default_rng(1)

    def play(until: float) -> int:
        steps = 0
        batch = many.look()
        while time.process_time() < until:
            moves = np.argmax(batch.action_mask * chance.random(batch.action_mask.shape, np.float32), axis=1)
            batch = many.step(moves)
            steps += len(moves)
        return steps

    return play


def measure(title: str, theirs: dict[str, Loop], ours: dict[str, Loop]) -> None:
    """Let all take turns; each of ours beside the fastest of the others, and their median."""
    taken: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name, play in (*theirs.items(), *ours.items()):
            begun = time.process_time()
            steps = play(begun + SECONDS)
            taken.setdefault(name, []).append(steps / (time.process_time() - begun))
    medians = {name: median(rates) for name, rates in taken.items()}
    rivals = [medians[name] for name in theirs]
    print(f"\n{title}")
    for name, rate in medians.items():
        ratios = ""
        if name in ours and rivals:
            ratios = f"  {rate / max(rivals):6.2f} x the fastest above, {rate / median(rivals):6.2f} x the median above"
        print(f"  {name:48} {rate:10,.0f} steps/s{ratios}", flush=True)


def classic(name: str) -> Loop:
    """One of PettingZoo's own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return turns(their_pettingzoo.make("aec", f"classic/{name}"))


def those_there(make: Callable[[str], Loop], prefix: str, names: tuple[str, ...]) -> dict[str, Loop]:
    """The contestants that can be made here; of the others it is said why not."""
    found: dict[str, Loop] = {}
    for name in names:
        try:
            found[f"{prefix} {name}"] = make(name)
        except Exception as problem:
            print(f"  {prefix} {name} cannot be measured here: {problem!r:.120}")
    return found


def theirs_in_spiel(tensor: bool) -> dict[str, Loop]:
    """OpenSpiel's own Python games."""

    def make(name: str) -> Loop:
        importlib.import_module(f"{their_games.__name__}.{name}")
        return spiel(pyspiel.load_game(f"python_{name}"), tensor)

    return those_there(make, "OpenSpiel", SPIEL)


def main() -> None:
    """All contests, one after the other."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    compiled = not (dice.__file__ or "").endswith(".py")
    print(f"Random play, {PLAYERS} players, one core, medians of {ROUNDS} rounds in turn, compiled: {compiled}")
    names = sys.argv[1:] or registry.names()
    measure(
        "PettingZoo's environments as `env()` makes them",
        those_there(classic, "PettingZoo", CLASSIC),
        {f"ours, {name}": turns(pettingzoo.env(name, PLAYERS)) for name in names},
    )
    measure(
        "RLCard's environments, which check nothing; ours without PettingZoo's wrapper",
        those_there(lambda name: cards(rlcard.make(name)), "RLCard", RLCARD),
        {f"ours, {name}": turns(pettingzoo.raw_env(name, PLAYERS)) for name in names},
    )
    for tensor in (False, True):
        measure(
            f"OpenSpiel's Python games, {'with' if tensor else 'without'} the tensor of who chooses",
            theirs_in_spiel(tensor),
            {
                f"ours, {name}": spiel(pyspiel.load_game(open_spiel.PREFIX + name, {"players": PLAYERS}), tensor)
                for name in names
            },
        )
    for name in names:
        measure(
            f"{name}: one by one, and {LANES} by one call",
            {"raw_env, one by one": turns(pettingzoo.raw_env(name, PLAYERS))},
            {f"Many, {LANES} at once": batches(Many(name, PLAYERS, LANES, seed=1))},
        )


if __name__ == "__main__":
    main()
