"""Law 6: every move, event, ending, score line and refusal of a game comes to pass, and cites rules that exist.

That pieces are conserved and sums add up is law 1's, at every step: `State.audit`.
"""

from __future__ import annotations

from functools import cache

from rookery.engine import journal
from rookery.engine.events import Event
from rookery.engine.game import AnyGame
from rookery.engine.match import Match, replay
from tests.contract.positions import journal_files, random_games

GAMES = 60  # a number of players


@cache
def exercise(name: str) -> tuple[AnyGame, list[Match]]:
    from rookery.engine import registry

    game = registry.find(name)
    played = [match for players in game.players for match in random_games(game, players, GAMES, 1000)]
    return game, played + [replay(journal.load(path)) for path in journal_files(game)]


def all_events(game: AnyGame) -> list[Event]:
    return [event for match in exercise(game.name)[1] for events in match.log for event in events]


def test_every_move_is_played(game: AnyGame) -> None:
    played = {move for match in exercise(game.name)[1] for _, move in match.moves}
    assert {game.catalogue.name(move) for move in range(len(game.catalogue)) if move not in played} == set()


def test_every_event_is_told_and_has_its_words(game: AnyGame) -> None:
    assert {event.kind for event in all_events(game)} == set(game.words("en").keys("event"))


def test_every_ending_is_reached(game: AnyGame) -> None:
    endings = {game.ending(match.state) for match in exercise(game.name)[1]}
    assert endings == set(game.words("en").keys("ending"))


def test_every_score_line_is_written(game: AnyGame) -> None:
    lines = {line.kind for match in exercise(game.name)[1] for score in match.scores() for line in score.lines}
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


def test_every_rule_cited_exists(game: AnyGame) -> None:
    cited = {event.rule for event in all_events(game)}
    cited |= {line.rule for match in exercise(game.name)[1] for score in match.scores() for line in score.lines}
    assert cited - set(game.rulebook("en").rules) == set()
