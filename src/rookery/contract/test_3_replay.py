"""Law 3: a journal gives the same game again, byte for byte; a copy lives a life of its own."""

from __future__ import annotations

import pickle
import sys
from copy import deepcopy

from hypothesis import given
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from rookery.contract.positions import matches, play_out, seen
from rookery.engine import journal
from rookery.engine.dice import Dice, QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match, replay
from rookery.engine.state import State


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
    names = {"Dice": Dice, "vec": vec, **{kind.__name__: kind for kind in (i64, i32, i16, u8)}, **parts_of(state)}
    again = eval(repr(state), names)  # noqa: S307
    assert repr(again) == repr(state)


def parts_of(state: State) -> dict[str, object]:
    """The classes of a state and its parts, by name."""
    module = sys.modules[type(state).__module__]
    return {name: kind for name, kind in vars(module).items() if isinstance(kind, type)}
