"""How much stronger the levels have become: one of them in one seat against the greedy bot of before in all others.

Before is commit a49e8e6, the last without `minds/`, installed from the repository's own history into an environment of
its own; it plays in a process of its own, from the same seeds. Every deal is played from every seat. Run it with
`make bench-minds`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from rookery.engine import registry
from rookery.engine.dice import QuickDice, derive
from rookery.engine.game import Value
from rookery.lab.duel import Contestant, Outcome
from rookery.lab.rows import as_it_stands
from rookery.minds.mind import ask

# What a level at `hard` is to win: by game and number of players.
TARGETS = {
    ("london", 2): 0.80, ("london", 3): 0.90, ("london", 4): 0.80,
    ("crooks", 2): 0.80, ("crooks", 3): 0.60, ("crooks", 4): 0.50,
    ("oliver_twist", 2): 0.80, ("oliver_twist", 3): 0.60, ("oliver_twist", 4): 0.50,
    ("assassin", 3): 1.3 / 3, ("assassin", 4): 1.3 / 4,
    ("kids_of_london", 2): 1.2 / 2, ("kids_of_london", 3): 1.2 / 3, ("kids_of_london", 4): 1.2 / 4,
    ("kids_of_london", 5): 1.2 / 5,
}  # fmt: skip
VARIANTS: dict[str, list[dict[str, Value]]] = {"assassin": [{}, {"open": True}]}


class Before:
    """The greedy bot of before."""

    def __init__(self, python: str) -> None:
        script = str(Path(__file__).with_name("before.py"))
        self.process = subprocess.Popen(  # noqa: S603
            [python, "-E", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/"
        )

    def tell(self, *line: object) -> None:
        """Say what happens."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(line) + "\n")

    def ask(self, seat: int) -> str:
        """Its move."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.tell("ask", seat)
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def end(self) -> None:
        """Let it go."""
        self.process.kill()
        self.process.wait()


@dataclass(frozen=True)
class Match:
    """What is played."""

    python: str
    game: str
    players: int
    options: dict[str, Value]  # as wished: each settles them by the options that it knows
    one: Contestant
    seed: int


def play_deal(match: Match, deal: int) -> Outcome:
    """One deal, from every seat."""
    before = Before(match.python)
    outcome = Outcome()
    game = registry.find(match.game)
    level = match.one.sit(match.game, match.players, False)
    for seat in range(match.players):
        seed = derive(match.seed, "deal", deal)
        luck = derive(match.seed, "minds", deal * match.players + seat) >> 64
        state = game.start(match.players, game.settle(match.options), seed)
        before.tell("start", match.game, match.players, match.options, seed, luck)
        dice = QuickDice(luck)
        moves = 0
        while (waiting := state.waiting()) and not (game.limit and moves >= game.limit):
            for mover in waiting:
                side = int(mover != seat)
                begun = time.perf_counter()
                if side:
                    name = before.ask(mover)
                else:
                    name = game.catalogue.name(ask(level.mind, level.budget(), state, mover, dice, []))
                outcome.thought[side] += time.perf_counter() - begun
                outcome.choices[side] += len(state.legal(mover)) > 1
                move = game.catalogue.find(name)
                assert move in state.legal(mover), name
                state.play(mover, move)
                before.tell("play", mover, name)
                moves += 1
        outcome.count(state, seat, moves, (state.returns() if not waiting else as_it_stands(state))[seat])
    before.end()
    return outcome


def matches(wish: argparse.Namespace) -> Iterator[Match]:
    """All that is to be played."""
    for name, players in TARGETS:
        if (not wish.game or name in wish.game) and (not wish.players or players in wish.players):
            for options in VARIANTS.get(name, [{}]):
                python = str(Path(wish.before).absolute())
                values = Path(wish.values).read_bytes() if wish.values else None
                one = Contestant(wish.level, values, wish.iterations)
                yield Match(python, name, players, options, one, wish.seed)


def main() -> int:
    """Play, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", required=True, help="the Python of an environment with the version of a49e8e6")
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--iterations", type=int, default=0, help="instead of the level's own, and no limit of time")
    parser.add_argument("--values", help="a file of learned values in place of those that ship")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", action="append")
    parser.add_argument("--players", type=int, action="append")
    wish = parser.parse_args()
    missed = 0
    with ProcessPoolExecutor(wish.jobs) as executor:
        for match in matches(wish):
            whole = Outcome()
            for part in executor.map(play_deal, [match] * wish.deals, range(wish.deals)):
                whole.add(part)
            low, high = whole.tally.interval()
            target = TARGETS[match.game, match.players]
            missed += whole.tally.rate < target
            games = whole.tally.games
            print(
                f"{match.game} {match.players} {match.options or ''}: {whole.tally.rate:.3f} ({low:.3f}-{high:.3f})"
                f" of {games},"
                f" wanted {target:.2f}{'' if whole.tally.rate >= target else ' MISSED'};"
                f" points {whole.points / games:.1f} : {whole.rivals / games:.1f};"
                f" {whole.milliseconds(0):.0f} ms a choice; {whole.moves / games:.0f} moves, longest {whole.longest}",
                flush=True,
            )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
