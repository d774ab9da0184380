"""Law 3: a journal gives the same game again, byte for byte; a copy lives a life of its own."""

from __future__ import annotations

import pickle
from copy import deepcopy

from hypothesis import given

from rookery.bots.playout import play_out
from rookery.engine import journal
from rookery.engine.dice import Dice, QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match, replay
from tests.contract.positions import matches, seen


def test_replay_is_exact(game: AnyGame, players: int) -> None:
    @given(match=matches(game, players))
    def check(match: Match) -> None:
        text = match.journal().text()
        again = replay(journal.read(text))
        assert again.journal().text() == text
        assert repr(again.state) == repr(match.state)
        for seat in [None, *range(players)]:
            assert seen(game, again.state, seat) == seen(game, match.state, seat)
            assert [repr(event) for event in again.events(seat)] == [repr(event) for event in match.events(seat)]

    check()


def test_listening_changes_nothing(game: AnyGame, players: int) -> None:
    @given(match=matches(game, players))
    def check(match: Match) -> None:
        state = game.start(players, match.options, match.seed)
        for seat, move in match.moves:
            state.play(seat, move)
        assert state.told is None
        assert repr(state) == repr(match.state)

    check()


def test_copies_are_independent(game: AnyGame, players: int) -> None:
    @given(match=matches(game, players))
    def check(match: Match) -> None:
        state = match.state
        before = repr(state)
        for twin in (state.copy(), deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301
            assert repr(twin) == before
            assert twin.told is None
            play_out(twin, QuickDice(1))
            assert repr(state) == before
        twin = state.copy()
        play_out(state, QuickDice(2))
        assert repr(twin) == before

    check()


def test_repr_pastes_back(game: AnyGame, players: int) -> None:
    state = game.start(players, None, 5)
    again = eval(repr(state), {type(state).__name__: type(state), "Dice": Dice})  # noqa: S307
    assert repr(again) == repr(state)
