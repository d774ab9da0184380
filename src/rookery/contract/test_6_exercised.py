"""Law 6: every move, event, ending, score line and refusal of a game comes to pass, and cites rules that exist.

That pieces are conserved and sums add up is law 1's, at every step: `State.audit`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rookery.contract.positions import random_games
from rookery.engine import journal, registry
from rookery.engine.events import Event
from rookery.engine.game import AnyGame
from rookery.engine.match import Match, replay

GAMES = 60  # a number of players


@cache
def exercise(name: str, journals: tuple[Path, ...]) -> list[Match]:
    """Random games of a game, and its recorded ones."""
    game = registry.find(name)
    played = [match for players in game.players for match in random_games(game, players, GAMES, 1000)]
    return played + [replay(journal.load(path)) for path in journals]


@pytest.fixture
def played(game: AnyGame, journals: tuple[Path, ...]) -> list[Match]:
    """Whole games, many enough for everything to come to pass."""
    return exercise(game.name, journals)


def all_events(played: list[Match]) -> list[Event]:
    """What happened in some games."""
    return [event for match in played for events in match.log for event in events]


def test_every_move_is_played(game: AnyGame, played: list[Match]) -> None:
    moves = {move for match in played for _, move in match.moves}
    assert {game.catalogue.name(move) for move in range(len(game.catalogue)) if move not in moves} == set()


def test_every_event_is_told_and_has_its_words(game: AnyGame, played: list[Match]) -> None:
    assert {event.kind for event in all_events(played)} == set(game.words("en").keys("event"))


def test_every_ending_is_reached(game: AnyGame, played: list[Match]) -> None:
    endings = {game.ending(match.state) for match in played}
    assert endings == set(game.words("en").keys("ending"))


def test_every_score_line_is_written(game: AnyGame, played: list[Match]) -> None:
    lines = {line.kind for match in played for score in match.scores() for line in score.lines}
    assert lines == set(game.words("en").keys("score"))


def test_every_refusal_is_given(game: AnyGame) -> None:
    """Trying every move at every moment meets every reason the game has; once it has, there is nothing left to try."""
    wanted = set(game.words("en").keys("refusal"))
    met: set[str] = set()
    for players in game.players:
        for match in random_games(game, players, 12, 500):
            if wanted <= met:
                return
            shadow = Match(game, players, match.options, match.seed, "nonce")
            for seat, move in match.moves:
                for waiting in shadow.waiting():
                    refusals = (shadow.refusal(waiting, other) for other in range(len(game.catalogue)))
                    met |= {refusal.reason for refusal in refusals if refusal is not None}
                shadow.play(seat, move)
    assert wanted <= met


def test_every_rule_cited_exists(game: AnyGame, played: list[Match]) -> None:
    cited = {event.rule for event in all_events(played)}
    cited |= {line.rule for match in played for score in match.scores() for line in score.lines}
    assert cited - set(game.rulebook("en").rules) == set()
