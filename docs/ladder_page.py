"""Writes docs/ladder.md: how strong the levels are in every game, and a whole game of London with its thoughts.

`make ladder` runs it. Each game and number of players is measured once and kept in docs/ladder.json; `--again` measures
anew. `--page` only writes the page from what is kept.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.game import Options
from rookery.engine.match import Match
from rookery.lab import ladder
from rookery.minds import levels

HERE = Path(__file__).parent
KEPT = HERE / "ladder.json"
PAGE = HERE / "ladder.md"
SEED = 2026
SHOWN = "london"  # the game that is shown whole
VARIANTS: dict[str, list[dict[str, Any]]] = {"assassin": [{}, {"open": True}]}  # played in two ways
HEAD = """# The ladder

How strong the levels are, measured by `make ladder`: each level in one seat against the one below it in all others, the
same deals from every seat, with 95 % intervals. *Even* is the share of the wins that an equal would have; *times* is
how many times that it had. The last column is `hard` against `greedy`, the first version's bot, in all other seats.
Ratings are Elo's, with `random` at 1000. Times are of one core of a small cloud machine, often shared: upper bounds.
"""


def name_of(game: str, players: int, options: dict[str, Any]) -> str:
    """The key of a measurement."""
    return " ".join([game, str(players), *[f"{name}={value}" for name, value in options.items()]])


def measure(deals: int, jobs: int, again: bool, only: str) -> dict[str, Any]:
    """All games, those that are kept not again."""
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
        for game in registry.all_games():
            for players in game.players:
                for options in VARIANTS.get(game.name, [{}]):
                    name = name_of(game.name, players, options)
                    if (name in kept and not again) or (only and not name.startswith(only)):
                        continue
                    settled: Options = game.settle(options)
                    rungs = ladder.climb(game.name, players, deals, SEED, settled, executor)
                    kept[name] = [rung.data(players) for rung in rungs]
                    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")
                    print(name, [(one["level"], one["rating"]) for one in kept[name]], flush=True)
    return kept


def page(kept: dict[str, Any]) -> str:
    """The page."""
    lines = [HEAD]
    for game in registry.all_games():
        measured = sorted(name for name in kept if name.split()[0] == game.name)
        lines.append(f"## {game.words('en').say('name')}\n")
        lines += [] if measured else ["Not measured yet.\n"]
        for name in measured:
            _, players, *options = name.split()
            told = f", {' '.join(options)}" if options else ""
            lines += [f"{players} players{told}; even {1 / int(players):.3f}\n", *rows(kept[name], int(players)), ""]
    if (HERE / "ladder_game.md").exists():
        lines.append((HERE / "ladder_game.md").read_text("utf-8"))
    return "\n".join(lines).rstrip() + "\n"


def rows(rungs: list[dict[str, Any]], players: int) -> list[str]:
    """A table, the strongest first."""
    found = [
        "| level | rating | wins against the one below | times even | ms a choice | games | longest | against greedy |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for rung in reversed(rungs):
        cells = [rung["level"], f"{rung['rating']} ± {rung['error']}"]
        below = rung.get("below")
        if below:
            won = f"{below['rate']:.3f} ({below['low']:.3f}–{below['high']:.3f})"
            cells += [won, f"{below['rate'] * players:.2f}", f"{below['ms']:.1f}"]
            cells += [str(below["games"]), str(below["longest"])]
        else:
            cells += [""] * 5
        against = rung.get("yardstick")
        cells.append(f"{against['rate']:.3f} ({against['low']:.3f}–{against['high']:.3f})" if against else "")
        found.append(f"| {' | '.join(cells)} |")
    return found


def whole_game(players: int) -> str:
    """A game between minds, a line a turn: what was done, and what the mind thought of it."""
    game = registry.find(SHOWN)
    match = Match(game, players, seed=SEED, nonce="shown", seats=["hard"] * players)
    words = match.words(game.words("en"))
    level = levels.find("hard", game, players)
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
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--only", default="", help="games whose name begins so")
    parser.add_argument("--game", action="store_true", help="play the whole game that is shown anew")
    wish = parser.parse_args()
    if wish.game or not (HERE / "ladder_game.md").exists():
        (HERE / "ladder_game.md").write_text(whole_game(3), "utf-8")
    kept = json.loads(KEPT.read_text("utf-8")) if wish.page else measure(wish.deals, wish.jobs, wish.again, wish.only)
    PAGE.write_text(page(kept), "utf-8")


if __name__ == "__main__":
    main()
