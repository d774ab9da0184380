"""What is to be played: a plan, checked before the first game, and as it is kept in a folder of results."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from hashlib import blake2b
from typing import Any

from rookery.engine import registry
from rookery.engine.game import Options
from rookery.engine.refusals import Refusal
from rookery.minds import levels


@dataclass(frozen=True)
class Plan:
    """What is to be played. Two plans with the same seed and players play the same deals, game by game."""

    game: str
    players: int
    bots: tuple[str, ...]  # one a seat, before they rotate
    games: int
    seed: int
    options: Options = field(default_factory=Options)
    journals: bool = False  # whether each game comes with its journal
    details: bool = False  # count events, too; slower, since somebody listens
    rules: int = 1  # the version of the game's rules

    def seats(self, number: int) -> list[int]:
        """Which of the bots sits in each seat of a game: they move on by one from game to game."""
        return [(seat + number) % self.players for seat in range(self.players)]

    def lines(self) -> list[str]:
        """The lines of the game's score sheet: its words name them all."""
        return registry.find(self.game).words("en").keys("score")

    def kinds(self) -> list[str]:
        """The kinds of events that are counted."""
        return registry.find(self.game).words("en").keys("event") if self.details else []

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    def mark(self) -> str:
        """What tells this plan from others, however many games of it are played."""
        told = json.dumps({**self.data(), "games": 0}, sort_keys=True)
        return blake2b(told.encode(), digest_size=16).hexdigest()

    def longer(self, games: int) -> Plan:
        """The same plan with another number of games."""
        return replace(self, games=games)


def plan(
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    journals: bool = False,
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
    return Plan(game, players, filled, games, seed, settled, journals, details, rules.rules_version)
