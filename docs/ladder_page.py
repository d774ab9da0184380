"""Writes docs/ladder.md: how strong the levels are in every game, and a whole game of London with its thoughts.

`make ladder` runs it. What was played is kept in docs/ladder.json, and every run plays on: those who have played for
the shortest time play next, until the minutes are over or all have met over so many deals. Levels that have changed
since are measured anew. `--page` only writes the page from what is kept.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import resources
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame, Options
from rookery.engine.match import Match
from rookery.lab import ladder
from rookery.lab.duel import Contestant, Duel, Outcome, fight
from rookery.minds import levels, weights

HERE = Path(__file__).parent
KEPT = HERE / "ladder.json"
PAGE = HERE / "ladder.md"
SEED = 2026
STEP = 2  # deals at a time
SHOWN = "london"  # the game that is shown whole
VARIANTS: dict[str, list[dict[str, Any]]] = {"assassin": [{}, {"open": True}]}  # played in two ways
HEAD = """# The ladder

How strong the levels are, measured by `make ladder`: each level in one seat against the one below it in all others, the
same deals from every seat, with 95 % intervals. *Even* is the share of the wins that an equal would have; *times* is
how many times that it had. The last column is `hard` against `greedy`, which looks one step ahead by the game's guess.
Ratings are Elo's, with `random` at 1000. Times are of one core of a small cloud machine, often shared: upper bounds.
"""


def name_of(game: str, players: int, options: dict[str, Any]) -> str:
    """The key of a measurement."""
    return " ".join([game, str(players), *[f"{name}={value}" for name, value in options.items()]])


@dataclass
class Met:
    """What two levels have played so far in one way to play a game."""

    name: str
    players: int
    options: Options
    one: str
    rival: str
    marks: str  # what the two were
    deals: int = 0
    outcome: Outcome = field(default_factory=Outcome)

    def play(self, executor: Executor) -> None:
        """Some deals more."""
        game = registry.find(self.name.split()[0])
        one, rival = Contestant(self.one), Contestant(self.rival)
        more = Duel(game.name, self.players, one, rival, STEP, SEED, self.options, first=self.deals)
        self.outcome.add(fight(more, executor))
        self.deals += STEP


def mark(game: AnyGame, players: int, name: str) -> str:
    """What a level is at a game: another mark, another level."""
    level = levels.find(name, game, players)
    file = resources.files(game.package) / "data" / weights.name(players)
    learnt = hashlib.sha256(file.read_bytes()).hexdigest()[:8] if file.is_file() else "guess"
    values = "" if name in ("random", ladder.YARDSTICK) else f" {learnt}"
    careless = getattr(level.mind, "careless", "")
    return f"{type(level.mind).__name__} {level.iterations} {careless}{values}"


def all_met(kept: dict[str, Any]) -> list[Met]:
    """Everybody who is to meet, with what is kept of those who are still the same."""
    found = []
    for game in registry.all_games():
        for players in game.players:
            for options in VARIANTS.get(game.name, [{}]):
                name = name_of(game.name, players, options)
                for one, rival in ladder.pairs():
                    marks = f"{mark(game, players, one)}, {mark(game, players, rival)}"
                    met = Met(name, players, game.settle(options), one, rival, marks)
                    known = kept.get(name, {}).get(f"{one} {rival}")
                    if known and known["marks"] == marks:
                        met.deals = known["deals"]
                        met.outcome = msgspec.convert(known["outcome"], Outcome)
                    found.append(met)
    return found


def measure(everybody: list[Met], wish: argparse.Namespace) -> None:
    """Let those play who have played for the shortest time, so that all take the same."""
    until = time.monotonic() + 60 * wish.minutes
    meet = [met for met in everybody if met.name.startswith(wish.only) and (not wish.level or met.one in wish.level)]
    with ProcessPoolExecutor(wish.jobs, mp_context=get_context("spawn")) as executor:
        while time.monotonic() < until:
            left = [met for met in meet if met.deals < wish.deals]
            if not left:
                break
            least = min(left, key=lambda met: sum(met.outcome.thought))
            least.play(executor)
            keep(everybody)
            tally = least.outcome.tally
            print(f"{least.name}: {least.one} against {least.rival} {tally.rate:.3f} of {tally.games}", flush=True)


def keep(everybody: list[Met]) -> None:
    """Write down what was played."""
    kept: dict[str, Any] = {}
    for met in everybody:
        if met.deals:
            told = {"marks": met.marks, "deals": met.deals, "outcome": msgspec.to_builtins(met.outcome)}
            kept.setdefault(met.name, {})[f"{met.one} {met.rival}"] = told
    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")


def page(everybody: list[Met]) -> str:
    """The page."""
    lines = [HEAD]
    for game in registry.all_games():
        lines.append(f"## {game.words('en').say('name')}\n")
        ways = dict.fromkeys(met.name for met in everybody if met.name.split()[0] == game.name)
        for name in ways:
            found = [met for met in everybody if met.name == name and met.deals]
            _, players, *options = name.split()
            told = f", {' '.join(options)}" if options else ""
            lines.append(f"{players} players{told}; even {1 / int(players):.3f}\n")
            rungs = ladder.rungs_of({(met.one, met.rival): met.outcome for met in found}, int(players))
            lines += [*rows(rungs, int(players)), ""]
    if (HERE / "ladder_game.md").exists():
        lines.append((HERE / "ladder_game.md").read_text("utf-8"))
    return "\n".join(lines).rstrip() + "\n"


def rows(rungs: list[ladder.Rung], players: int) -> list[str]:
    """A table, the strongest first."""
    found = [
        "| level | rating | wins against the one below | times even | ms a choice | games | longest | against greedy |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for rung in reversed(rungs):
        below = rung.below
        rating = f"{rung.rating:.0f} ± {rung.error:.0f}" if below or rung is rungs[0] else ""
        cells = [rung.level, rating, *[""] * 5]
        if below:
            cells[2:] = [share(below), f"{below.tally.rate * players:.2f}", f"{below.milliseconds(0):.1f}"]
            cells += [str(below.tally.games), str(below.longest)]
        cells.append(share(rung.yardstick) if rung.yardstick else "")
        found.append(f"| {' | '.join(cells)} |")
    return found


def share(outcome: Outcome) -> str:
    """A share of the wins, and how sure it is."""
    low, high = outcome.tally.interval()
    return f"{outcome.tally.rate:.3f} ({low:.3f}–{high:.3f})"


def whole_game(players: int) -> str:
    """A game between minds, a line a turn: what was done, and what the mind thought of it."""
    game = registry.find(SHOWN)
    match = Match(game, players, seed=SEED, nonce="shown", seats=["hard"] * players)
    words = match.words(game.words("en"))
    level = levels.find("hard", game, players).untimed()
    lines = [
        f"## A whole game of {words.say('name')}\n",
        f"{players} players at `hard`. A line a turn: what was done, and in brackets the mover's share of the win as",
        "the mind saw it before the turn's first choice and after its last.\n",
    ]
    mover, done, shares = -1, list[str](), list[float]()

    def close() -> None:
        if done:
            lines.append(f"- **{words.tell(mover, 'seat')}** ({shares[0]:.0%} → {shares[-1]:.0%}): {'; '.join(done)}.")

    while waiting := match.waiting():
        seat = waiting[0]
        if seat != mover:
            close()
            mover, done, shares = seat, [], []
        legal = match.state.legal(seat)
        move, share = legal[0], shares[-1] if shares else 0.0
        if len(legal) > 1:
            dice = QuickDice(len(match.moves))
            thought = level.mind.think(match.standpoint(seat, dice, story=False), level.budget(), dice)
            move, share = thought.move, thought.share(thought.move)
        shares.append(share)
        done.append(words.move(game.catalogue.verb(move), game.catalogue.piece(move)))
        match.play(seat, move)
    close()
    result = match.result()
    assert result is not None
    told = ", ".join(f"{words.tell(seat, 'seat')} {points}" for seat, points in enumerate(result.scores))
    return "\n".join([*lines, "", f"Points: {told}, after {len(match.moves)} moves."]) + "\n"


def main() -> None:
    """Measure, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--only", default="", help="games whose name begins so")
    parser.add_argument("--level", action="append", choices=levels.PEOPLE, help="only these against those below them")
    parser.add_argument("--game", action="store_true", help="play the whole game that is shown anew")
    wish = parser.parse_args()
    if wish.game or not (HERE / "ladder_game.md").exists():
        (HERE / "ladder_game.md").write_text(whole_game(3), "utf-8")
    everybody = all_met(json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {})
    if not wish.page:
        measure(everybody, wish)
    PAGE.write_text(page(everybody), "utf-8")


if __name__ == "__main__":
    main()
