"""The games in OpenSpiel: its own tests, its own search and learners, and information states that tell what is known.

OpenSpiel is among what `make test` installs: where it is missing, these tests fail.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts, tabular_qlearner

from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.refusals import Refusal
from rookery.minds.self_play import see
from rookery.research import open_spiel
from rookery.research.sitting import BASE, CHANCE, TERMINAL

MOVES = 120  # of a game that is looked at


def load(game: AnyGame, players: int, **options: Any) -> Any:
    return pyspiel.load_game(open_spiel.PREFIX + game.name, {"players": players, **options})


def step(state: Any, luck: QuickDice) -> None:
    legal = state.legal_actions()
    state.apply_action(legal[luck.pick(len(legal))])


def test_their_random_simulations(game: AnyGame, players: int) -> None:
    """Clones, serialisation, masks, tensors, strings and returns, all the way to the end."""
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


def test_players_have_their_numbers() -> None:
    assert (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL) == (CHANCE, TERMINAL)


def test_chance_draws_the_seed_of_the_deal(game: AnyGame) -> None:
    loaded = load(game, game.players[0])
    state = loaded.new_initial_state()
    for digit in (1, 2, 3):
        assert state.is_chance_node()
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
        state.apply_action(digit)
    assert not state.is_chance_node()
    seed = (1 * BASE + 2) * BASE + 3
    assert repr(state.table) == repr(game.start(game.players[0], None, seed)) == repr(loaded.deal(seed).table)
    with pytest.raises(Refusal, match="wrong_seed"):
        loaded.deal(-1)


def test_a_seat_knows_the_same_in_every_world_it_cannot_tell_apart(game: AnyGame, players: int) -> None:
    """And is asked, and sees in numbers, the same; whatever those chose who choose at the same time."""
    state, luck = load(game, players).deal(5), QuickDice(5)
    for _ in range(MOVES):
        if state.is_terminal():
            break
        mover = state.current_player()
        for seat in range(players):
            world = state.resample_from_infostate(seat, lambda: luck.pick(1 << 30) / (1 << 30))
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.current_player() == mover
        waiting = state.table.waiting()
        if len(waiting) > 1:
            legal = state.legal_actions()
            one, other = state.child(legal[0]), state.child(legal[-1])
            assert one.information_state_string(waiting[1]) == other.information_state_string(waiting[1])
        step(state, luck)


def test_a_seat_remembers_what_it_chose_and_was_told(game: AnyGame, players: int) -> None:
    state, luck = load(game, players).deal(6), QuickDice(6)
    known: list[set[str]] = [set() for _ in range(players)]
    for _ in range(MOVES):
        if state.is_terminal():
            break
        mover, legal = state.current_player(), state.legal_actions()
        before = state.information_state_string(mover)
        assert before not in known[mover]  # never the same twice in a game
        known[mover].add(before)
        after = {state.child(move).information_state_string(mover) for move in legal}
        assert len(after) == len(legal)
        assert before not in after
        step(state, luck)


def test_what_is_told_does_not_depend_on_when_it_is_asked(game: AnyGame) -> None:
    players = game.players[0]
    asked, luck = load(game, players).deal(8), QuickDice(8)
    moves: list[int] = []
    while not asked.is_terminal() and len(moves) < MOVES:
        asked.information_state_string(0)
        step(asked, luck)
        moves.append(asked.history()[-1])
    late = load(game, players).deal(8)
    for move in moves[:-1]:
        late.apply_action(move)
    late = late.clone()
    late.apply_action(moves[-1])
    texts = [[state.information_state_string(seat) for seat in range(players)] for state in (asked, late)]
    assert texts[0] == texts[1]


def test_clones_and_what_is_kept_go_on_the_same(game: AnyGame) -> None:
    loaded = load(game, game.players[-1])
    state, luck = loaded.deal(3), QuickDice(3)
    for _ in range(15):
        step(state, luck)
    twins = [state.clone(), pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))[1]]
    for twin in twins:
        again = luck.copy()
        mine = state.clone()
        before = str(state)
        for _ in range(20):
            if mine.is_terminal():
                break
            step(twin, again)
            mine.apply_action(twin.history()[-1])
            assert str(twin) == str(mine)
        assert str(state) == before
        assert mine.history() == twin.history()


def test_tensors_are_what_bots_learn_from(game: AnyGame, players: int) -> None:
    loaded = load(game, players)
    state = loaded.deal(2)
    size = loaded.observation_tensor_size()
    for seat in range(players):
        assert state.observation_tensor(seat) == np.array(see(state.table, seat, size), np.float32).tolist()


def test_every_option_is_a_parameter(game: AnyGame) -> None:
    for option in game.options:
        for value in option.values():
            state = load(game, game.players[0], **{option.name: value}).deal(1)
            assert repr(state.table) == repr(game.start(game.players[0], {option.name: value}, 1))
    with pytest.raises(Refusal, match="wrong_players"):
        load(game, 9)


def test_their_search_plays(game: AnyGame) -> None:
    """Their ISMCTS, as it is."""
    loaded = load(game, game.players[0])
    state, luck = loaded.deal(4), QuickDice(4)
    while len(state.legal_actions()) == 1:
        step(state, luck)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, random), 2.0, 6, random_state=random)
    assert bot.step(state) in state.legal_actions()


def test_their_learners_learn(game: AnyGame) -> None:
    """A tabular learner over their environment, and sampled regret, a few games each."""
    players = game.players[0]
    loaded = load(game, players)
    env = rl_environment.Environment(loaded)
    env.seed(1)
    agents = [
        tabular_qlearner.QLearner(player_id=seat, num_actions=env.action_spec()["num_actions"])
        for seat in range(players)
    ]
    now = env.reset()
    moves = 0
    while not now.last():
        now = env.step([agents[now.observations["current_player"]].step(now).action])
        moves += 1
    for agent in agents:
        agent.step(now)
    assert moves > 5
    assert sum(now.rewards) in (0.0, pytest.approx(1.0))


def test_their_sampled_regret_runs() -> None:
    """On the shortest game: it walks all moves of one seat, so one more hour would cost nine times as much."""
    from rookery.games.kids_of_london import GAME

    state = load(GAME, 2).deal(1)
    while state.table.hour < 7:
        state.apply_action(state.legal_actions()[0])

    class Late:
        """The last hours of the game, as a game."""

        def __init__(self, game: Any) -> None:
            self.game = game

        def new_initial_state(self) -> Any:
            return state.clone()

        def __getattr__(self, name: str) -> Any:
            return getattr(self.game, name)

    solver = external_sampling_mccfr.ExternalSamplingSolver(Late(state.get_game()))
    solver.iteration()
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1.0)
