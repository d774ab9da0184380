"""Hints and reviews: good moves, from what a seat knows, the same in every world that it cannot tell apart."""

from __future__ import annotations

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from rookery.contract.positions import play_randomly
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.standpoint import stand
from rookery.engine.state import State
from rookery.engine.words import LANGUAGES
from rookery.minds import hint, levels, review
from rookery.minds.mind import Budget


def at_a_choice(game: AnyGame, players: int, moves: int) -> tuple[Match, int]:
    """A match somewhere in its middle, and a seat that has a choice there."""
    luck = QuickDice(moves)
    match = Match(game, players, seed=moves, nonce="n")
    while True:
        choosing = [seat for seat in match.waiting() if len(match.legal(seat)) > 1]
        if choosing and len(match.moves) >= moves:
            return match, choosing[0]
        play_randomly(match, luck)


@pytest.mark.parametrize("moves", [0, 7, 15])
def test_a_hint_is_the_same_in_every_world(game: AnyGame, players: int, moves: int) -> None:
    match, seat = at_a_choice(game, players, moves)
    budget = Budget(40)
    worlds = [match.state, *[match.state.imagine(seat, QuickDice(number)) for number in range(3)]]
    found = {
        msgspec.json.encode(hint.hint(game, False, stand(world, seat, QuickDice(hint.SEED), []), moves, budget))
        for world in worlds
    }
    assert len(found) == 1


class Poisoned(State):
    """The truth: whoever reads it fails. Only its own imagination may."""

    def __init__(self, truth: State) -> None:
        super().__init__(truth.players, truth.dice)
        self.truth = truth

    def imagine(self, seat: int, dice: object) -> State:
        return self.truth.imagine(seat, dice)  # type: ignore[arg-type]

    def waiting(self) -> list[int]:
        raise AssertionError("somebody reads the truth")

    def legal(self, seat: int) -> list[int]:
        raise AssertionError("somebody reads the truth")

    def copy(self) -> State:
        raise AssertionError("somebody reads the truth")

    def judge(self) -> list[float]:
        raise AssertionError("somebody reads the truth")


@pytest.mark.parametrize("name", list(levels.LEVELS))
def test_no_mind_is_given_more_than_its_standpoint(game: AnyGame, name: str) -> None:
    players = game.players[0]
    match, seat = at_a_choice(game, players, 9)
    standpoint = stand(Poisoned(match.state), seat, QuickDice(1), [])
    mind = levels.find(name, game, players).mind
    assert mind.think(standpoint, Budget(30), QuickDice(2)).move in match.state.legal(seat)
    assert "Poisoned" not in repr(standpoint.world)


def test_a_hint_is_told_in_words(game: AnyGame) -> None:
    players = game.players[0]
    match, seat = at_a_choice(game, players, 9)
    found = hint.for_seat(match, seat)
    assert match.hints[seat] == 1
    assert {advice.move for advice in found.best} <= set(match.legal(seat))
    assert 1 <= len(found.best) <= hint.BEST
    for language in LANGUAGES:
        words = game.words(language).seated(players)
        lines = hint.told(found, game, words)
        assert len(lines) >= len(found.best)
        assert not any("{{" in line or line.startswith(("hint.", "score.")) for line in lines)


def test_a_review_tells_luck_from_play(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "SPARED", 100)
    players = game.players[0]
    match = Match(game, players, seed=4, nonce="n")
    with pytest.raises(Refusal, match="unfinished"):
        review.review(match, 0)
    luck = QuickDice(3)
    while not match.over:
        play_randomly(match, luck)
    with pytest.raises(Refusal, match="no_such_seat"):
        review.review(match, players)
    found = review.review(match, 0)
    own = [number for number, (seat, _) in enumerate(match.moves) if seat == 0]
    assert {one.number for one in found.decisions} <= set(own)
    assert found.decisions
    assert abs(found.even + found.dealt + found.played + found.fortune - found.won) < 0.005
    losses = [one.loss for one in found.decisions]
    assert min(losses) >= 0
    by_number = {one.number: one.loss for one in found.decisions}
    assert [by_number[number] for number in found.dearest] == sorted(
        (loss for loss in losses if loss >= review.DEAR), reverse=True
    )[:3]
    for language in LANGUAGES:
        lines = review.told(found, game, game.words(language).seated(players))
        assert not any("{{" in line or line.startswith("review.") for line in lines)


def test_a_blunder_is_the_dearest_move() -> None:
    """In the last hour the banker makes us richest, which loses; the beggar's child would have won."""
    from rookery.games.kids_of_london import GAME
    from rookery.games.kids_of_london.pieces import BANKER
    from tests.games.kids_of_london.setting import table

    state = table(3, BANKER, hour=8, coins=[9, 4, 10])
    state.hands = vec[i64]([0b100000010, 0b000001000, 0b000010000])  # ours: 1 or 8; theirs: 3 and 4
    match = Match(GAME, 3, seed=1, nonce="n")
    match.state = state
    decision = review.decide(match, 0, 8, 1.0)
    assert (decision.best, decision.loss) == ("send 1", 1.0)
