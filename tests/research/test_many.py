"""Many games at once are the same games, one beside the other."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.refusals import Refusal
from rookery.minds.self_play import see
from rookery.research.many import Many

LANES = 3


def choose(mask: object, luck: QuickDice) -> list[int]:
    """An open move for each game."""
    chosen = []
    for row in np.asarray(mask):
        open_ones = np.flatnonzero(row)
        chosen.append(int(open_ones[luck.pick(len(open_ones))]))
    return chosen


def test_they_are_the_same_games(game: AnyGame, players: int) -> None:
    many = Many(game.name, players, LANES, seed=4)
    alone = [many.spec.deal(4, number) for number in range(LANES)]
    luck = QuickDice(9)
    batch = many.look()
    ended = 0
    for _ in range(300):
        for lane, state in enumerate(alone):
            seat = state.waiting()[0]
            assert batch.seats[lane] == seat
            assert batch.observation[lane].tolist() == np.array(see(state, seat, many.spec.size), np.float32).tolist()
            assert np.flatnonzero(batch.action_mask[lane]).tolist() == sorted(state.legal(seat))
        moves = choose(batch.action_mask, luck)
        seats = batch.seats
        batch = many.step(np.array(moves))
        for lane, state in enumerate(alone):
            state.play(int(seats[lane]), moves[lane])
            assert bool(batch.terminated[lane]) == (not state.waiting())
            shares = [0.0] * players if state.waiting() else state.returns()
            assert batch.rewards[lane].tolist() == np.array(shares, np.float32).tolist()
            if not state.waiting():
                alone[lane] = many.spec.deal(4, LANES + ended)  # the next deal follows at once
                ended += 1
        assert not batch.truncated.any()


def test_a_wrong_move_is_refused_and_nothing_is_played(game: AnyGame) -> None:
    many = Many(game.name, game.players[0], LANES, seed=4)
    before = [repr(state) for state in many.lanes.states]
    moves = choose(many.look().action_mask, QuickDice(1))
    wrong = int(np.flatnonzero(many.look().action_mask[-1] == 0)[0])
    for bad in ([*moves[:-1], wrong], [*moves[:-1], -1], [*moves[:-1], len(game.catalogue)], moves[:-1]):
        with pytest.raises(Refusal, match=r"not_open_in_game|moves_for_games"):
            many.step(bad)
    assert [repr(state) for state in many.lanes.states] == before


def test_games_without_end_are_truncated(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    short = dataclasses.replace(game, limit=4)
    monkeypatch.setattr(registry, "find", lambda name: short)
    many = Many(game.name, game.players[0], LANES, seed=1)
    for number in range(1, 13):
        batch = many.step(choose(many.look().action_mask, QuickDice(number)))
        assert batch.truncated.tolist() == [number % 4 == 0] * LANES
        assert (batch.rewards.sum() > 0) <= (number % 4 == 0)


def test_what_is_given_is_the_callers_own(game: AnyGame) -> None:
    many = Many(game.name, game.players[0], LANES, seed=4)
    first = many.look()
    kept = [part.copy() for part in first]
    many.step(choose(first.action_mask, QuickDice(1)))
    assert all((part == copy).all() for part, copy in zip(first, kept, strict=True))
