"""Games to record: one for each way to end, and one for each example of the rulebook."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain, count

from rookery.engine.dice import QuickDice
from rookery.engine.match import Match
from rookery.games.kids_of_london import GAME
from rookery.games.kids_of_london.pieces import CHIEF


def begin(players: int, seed: int = 0, tile: str = "") -> Match:
    """A game; with a tile, the first one from that seed on which it comes first."""
    while True:
        match = Match(GAME, players, None, seed, "recorded", ["random"] * players)
        if not tile or match.view().table.tile == tile:
            return match
        seed += 1


def finish(match: Match, moves: Sequence[str] = ()) -> Match:
    """The moves in the order of the waiting seats, then random ones."""
    for move in moves:
        match.play(match.waiting()[0], move)
    luck = QuickDice(match.seed)
    while waiting := match.waiting():
        legal = match.legal(waiting[0])
        match.play(waiting[0], legal[luck.pick(len(legal))])
    return match


def ending(wished: str, players: int) -> Match:
    """The first random game that ends as wished."""
    games = (finish(begin(players, seed)) for seed in count())
    return next(match for match in games if (result := match.result()) and result.ending == wished)


def everybody_alike() -> Match:
    """K12: three gangs that do the same in every hour are all richest. Their chiefs are arrested (K3)."""
    hours = [[f"send {child}"] * 3 + ["steal"] * 3 for child in range(CHIEF)]
    return finish(begin(3), [*chain(*hours), *[f"send {CHIEF}"] * 3])


RECORDINGS: dict[str, Callable[[], Match]] = {
    "ending_win": lambda: ending("win", 5),
    "ending_shared": lambda: ending("shared", 3),
    "ending_dummy": lambda: ending("dummy", 2),
    "ending_nobody": everybody_alike,
    "example_jeweller": lambda: finish(begin(4, 0, "jeweller"), ["send 4", "send 6", "send 7", "send 8"]),
    "example_arrest": lambda: finish(begin(4, 0, "banker"), ["send 8", "send 8", "send 5", "send 1"]),
    "example_prince": lambda: finish(
        begin(4, 0, "prince"), ["send 7", "send 7", "send 3", "send 2", "spare", "rob"]
    ),
}  # fmt: skip
