"""The PettingZoo environments: their own suite, the same games as ours, and nothing told that is hidden."""

from __future__ import annotations

import dataclasses
import warnings
from itertools import count
from typing import Any

import numpy as np
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of environments of their own, which their tests import
    from pettingzoo.test import api_test, performance_benchmark, seed_test

from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.plain import no_inputs
from rookery.engine.refusals import Refusal
from rookery.engine.words import LANGUAGES
from rookery.research import pettingzoo
from rookery.research.lanes import Rows

# Their test knows dictionaries, with masks in them, of their own environments only.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
CYCLES = 20


def play(env: Any, luck: QuickDice, moves: int = 20_000) -> list[int]:
    """Random moves, to the end or so many; which they were."""
    played: list[int] = []
    while env.agents and len(played) < moves:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return played
        open_ones = np.flatnonzero(observation["action_mask"])
        played.append(int(open_ones[luck.pick(len(open_ones))]))
        env.step(played[-1])
    return played


def test_their_api_test(game: AnyGame, players: int) -> None:
    api_test(pettingzoo.env(game.name, players), num_cycles=CYCLES)


def test_their_seed_test(game: AnyGame, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game.name, players), num_cycles=CYCLES)


def test_their_benchmark_runs(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = count()
    monkeypatch.setattr("time.time", lambda: next(clock))  # it runs for five seconds of its clock
    performance_benchmark(pettingzoo.env(game.name, game.players[-1]))
    assert "turns per second" in capsys.readouterr().out


def test_it_is_the_game_of_its_seed_with_shares_of_the_win_as_rewards(game: AnyGame, players: int) -> None:
    env = pettingzoo.env(game.name, players)
    env.reset(seed=7)
    played = play(env, QuickDice(1))
    match = Match(game, players, None, 7, "")
    for move in played:
        match.play(match.waiting()[0], move)
    assert match.over
    rewards = {}
    for agent in env.agent_iter():
        rewards[agent] = env.last()[1]
        env.step(None)
    assert [rewards[f"player_{seat}"] for seat in range(players)] == match.state.returns()
    assert not env.agents


def test_deals_follow_from_the_seed(game: AnyGame) -> None:
    env = pettingzoo.raw_env(game.name, game.players[0])

    def deals(seed: int) -> list[str]:
        env.reset(seed=seed)
        found = [repr(env.table)]
        env.reset()
        return [*found, repr(env.table)]

    assert deals(3) == deals(3)
    assert len({*deals(3), *deals(4)}) == 4
    with pytest.raises(Refusal, match="wrong_seed"):
        env.reset(seed=-1)


def test_who_chooses_at_once_betrays_nothing(game: AnyGame, players: int) -> None:
    """Whatever one has chosen, those who are asked after see and may do the same."""
    env = pettingzoo.raw_env(game.name, players)
    rows = Rows(1, env.spec.size, env.spec.actions)
    compared = 0
    for seed in range(3):
        env.reset(seed=seed)
        luck = QuickDice(seed)
        while env.table.waiting():
            mover, *others = env.table.waiting()
            legal = env.table.legal(mover)
            for other in others if len(legal) > 1 else ():
                seen = set()
                for move in (legal[0], legal[-1]):
                    world = env.table.copy()
                    world.play(mover, move)
                    rows.write(0, world, other, True)
                    seen.add((tuple(rows.numbers), tuple(rows.mask)))
                assert len(seen) == 1
                compared += 1
            env.step(legal[luck.pick(len(legal))])
    assert compared or not any_at_once(game, players)


def any_at_once(game: AnyGame, players: int) -> bool:
    """Whether seats ever choose at once, in a few random games."""
    for seed in range(3):
        state, luck = game.start(players, None, seed), QuickDice(seed)
        while waiting := state.waiting():
            if len(waiting) > 1:
                return True
            legal = state.legal(waiting[0])
            state.play(waiting[0], legal[luck.pick(len(legal))])
    return False


def test_an_illegal_move_ends_the_game_or_is_refused(game: AnyGame) -> None:
    env = pettingzoo.env(game.name, game.players[0])
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == pettingzoo.ILLEGAL
    raw = pettingzoo.raw_env(game.name, game.players[0])
    raw.reset(seed=1)
    before = repr(raw.table)
    for wrong in (illegal, len(game.catalogue), -1, None):
        with pytest.raises(Refusal):
            raw.step(wrong)
    assert repr(raw.table) == before


def test_every_option_can_be_played(game: AnyGame) -> None:
    for option in game.options:
        for value in option.values():
            env = pettingzoo.env(game.name, game.players[0], {option.name: value})
            env.reset(seed=2)
            assert play(env, QuickDice(2), 30)
    with pytest.raises(Refusal, match="no_such_option"):
        pettingzoo.env(game.name, game.players[0], {"weather": 1})
    with pytest.raises(Refusal, match="wrong_players"):
        pettingzoo.env(game.name, 9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_drawn_as_in_the_terminal(game: AnyGame, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env(game.name, game.players[-1], render_mode="ansi", language=language)
    env.reset(seed=5)
    first = env.render()
    assert len(first.splitlines()) > 3
    assert "{{" not in first
    play(env, QuickDice(5))
    assert env.render() != first
    loud = pettingzoo.env(game.name, game.players[-1], render_mode="human", language=language)
    loud.reset(seed=5)
    play(loud, QuickDice(5), 1)
    assert len(capsys.readouterr().out.splitlines()) > 3


def test_a_game_without_end_is_truncated(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    short = dataclasses.replace(game, limit=6)
    monkeypatch.setattr(registry, "find", lambda name: short)
    env = pettingzoo.env(game.name, game.players[0])
    env.reset(seed=1)
    assert len(play(env, QuickDice(1))) == 6
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert sum(env.rewards.values()) in (0.0, pytest.approx(1.0))


def test_a_game_that_tells_nothing_in_numbers_is_refused(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    mute = dataclasses.replace(game, inputs=no_inputs)
    monkeypatch.setattr(registry, "find", lambda name: mute)
    with pytest.raises(Refusal, match="nothing_to_learn"):
        pettingzoo.env(game.name, game.players[0])
