"""Law 1: random play always ends, nobody is ever stuck, and what is not legal is refused and changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.contract.positions import ENDLESS, matches, options, play_randomly, seeds
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.steps import Stepped
from rookery.engine.words import Words


def test_random_play_ends_and_everything_adds_up(game: AnyGame, players: int) -> None:
    @given(wishes=options(game), seed=seeds())
    def check(wishes: dict[str, object], seed: int) -> None:
        match = Match(game, players, wishes, seed)
        luck = QuickDice(seed)
        while waiting := match.waiting():
            assert len(match.moves) < ENDLESS
            assert waiting == sorted(set(waiting))
            assert all(0 <= seat < players and match.legal(seat) for seat in waiting)
            assert match.state.audit() == []
            play_randomly(match, luck)
        returns = match.state.returns()
        assert len(returns) == players == len(match.scores())
        assert all(share >= 0 for share in returns)
        assert abs(sum(returns) - 1) < 1e-9 or not any(returns)
        assert match.state.audit() == []

    check()


def test_steps_are_numbered_and_cite_their_rules(game: AnyGame, players: int) -> None:
    state = game.start(players)
    if isinstance(state, Stepped):
        assert [step.number for step in state.steps] == list(range(len(state.steps)))
        assert len({step.name for step in state.steps}) == len(state.steps)
        assert {step.rule for step in state.steps} - set(game.rulebook("en").rules) == set()


def test_every_value_of_every_option_can_be_played(game: AnyGame, players: int) -> None:
    for option in game.options:
        for value in option.values():
            match = Match(game, players, {option.name: value}, seed=1)
            luck = QuickDice(1)
            while not match.over:
                play_randomly(match, luck)
                assert match.state.audit() == []


def test_the_illegal_is_refused_and_changes_nothing(game: AnyGame, players: int) -> None:
    words = game.words("en")

    @given(match=matches(game, players))
    def check(match: Match) -> None:
        before = repr(match.state)
        moves = list(match.moves)
        for seat in range(-1, players + 1):
            legal = match.legal(seat)
            for move in range(-1, len(game.catalogue) + 1):
                if 0 <= move < len(game.catalogue) and game.catalogue.name(move) in legal:
                    assert match.refusal(seat, move) is None
                else:
                    assert_refused(match, seat, move, words)
        assert repr(match.state) == before
        assert match.moves == moves

    check()


def test_nonsense_is_refused(game: AnyGame, players: int) -> None:
    match = Match(game, players, seed=3)
    words = game.words("en")

    @given(seat=st.integers(), move=st.one_of(st.text(), st.integers()))
    def check(seat: int, move: int | str) -> None:
        if 0 <= seat < players and match.refusal(seat, move) is None:
            assert (move if isinstance(move, str) else game.catalogue.name(move)) in match.legal(seat)
        else:
            assert_refused(match, seat, move, words)
        assert match.moves == []

    check()


def assert_refused(match: Match, seat: int, move: int | str, words: Words) -> None:
    """Refused with a reason in words, and a rule that exists where one is cited."""
    with pytest.raises(Refusal) as refused:
        match.play(seat, move)
    refusal = refused.value
    assert words.find(f"refusal.{refusal.reason}") is not None
    assert not refusal.rule or refusal.rule in match.game.rulebook("en").rules
