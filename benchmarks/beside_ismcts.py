"""Our search beside OpenSpiel's, in one run: strength at equal time in the same games, and simulations a second.

Their own ISMCTS (Python) plays our games through an adapter, with as much time a move as `hard` takes; their C++ one is
counted in the nearest games that it can play. Run it with `make bench-search`.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found]

from rookery.engine import registry
from rookery.engine.dice import QuickDice, derive
from rookery.engine.features import Features
from rookery.engine.standpoint import stand
from rookery.engine.state import State
from rookery.lab.tally import Tally
from rookery.minds import levels, weights
from rookery.minds.mind import Budget, ask

EXPLORE = 0.7
PEERS = ("goofspiel(imp_info=True,num_cards=9,players=4,points_order=random)", "hearts", "euchre")
SIMULATIONS = 2000
ROUNDS = 9


class Kind:
    """What their search asks of a game: one after the other, and hidden."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

    def get_type(self) -> Kind:
        """Itself."""
        return self


class Position:
    """One of our states as their search knows one: who choose at once choose one after the other, unseen."""

    def __init__(self, state: State, size: int, luck: QuickDice) -> None:
        self.state = state
        self.size = size
        self.luck = luck

    def get_game(self) -> Kind:
        """The game."""
        return Kind()

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return not self.state.waiting()

    def is_chance_node(self) -> bool:
        """Never: chance is in our moves."""
        return False

    def current_player(self) -> int:
        """Who chooses."""
        return self.state.waiting()[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What may be chosen."""
        return list(self.state.legal(self.current_player() if player is None else player))

    def apply_action(self, action: int) -> None:
        """Choose."""
        self.state.play(self.current_player(), int(action))

    def returns(self) -> list[float]:
        """Shares of the win."""
        return self.state.returns()

    def clone(self) -> Position:
        """A copy, with luck of its own."""
        twin = self.state.copy()
        twin.dice = self.luck.fork()
        return Position(twin, self.size, self.luck)

    def information_state_string(self) -> str:
        """What the player knows."""
        features = Features(self.size)
        self.state.features(self.current_player(), features)
        return f"{features.kept()}"


class Peer:
    """Their search at one of our games; it finds out how many simulations it has time for."""

    def __init__(self, size: int, seed: int) -> None:
        self.size = size
        self.luck = QuickDice(seed)
        random = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        self.bot = ismcts.ISMCTSBot(
            Kind(), evaluator, EXPLORE, 10, random_state=random, allow_inconsistent_action_sets=True
        )
        self.bot.set_resampler(self.resample)
        self.rate = 200.0  # simulations a second, so far

    def resample(self, position: Position, player: int) -> Position:
        """A world that the player cannot tell from the true one."""
        return Position(position.state.imagine(player, self.luck), self.size, self.luck)

    def choose(self, state: State, seat: int, seconds: float) -> int:
        """A move, in about so many seconds."""
        simulations = max(10, int(self.rate * seconds))
        self.bot._max_simulations = simulations
        begun = time.perf_counter()
        world = stand(state, seat, self.luck, []).world
        for other in world.waiting():
            if other < seat:  # they chose in secret; for their search, at random
                legal = world.legal(other)
                world.play(other, legal[self.luck.pick(len(legal))])
        move = int(self.bot.step(Position(world, self.size, self.luck)))
        self.rate = 0.8 * self.rate + 0.2 * simulations / (time.perf_counter() - begun)
        return move


def strength(game: str, players: int, deals: int, times: float) -> tuple[Tally, float, float]:
    """`hard` in one seat against their search in the others; the tally, and the milliseconds of each."""
    rules = registry.find(game)
    size = weights.size(rules, players)
    level = levels.find("hard", rules, players)
    tally = Tally()
    spent, choices = [0.0, 0.0], [0, 0]
    each = 0.01
    for deal in range(deals):
        for seat in range(players):
            state = rules.start(players, None, derive(5, "deal", deal))
            dice = QuickDice(derive(5, "minds", deal * players + seat) >> 64)
            peer = Peer(size, deal * players + seat)
            while waiting := state.waiting():
                chosen = []
                for mover in waiting:
                    legal = state.legal(mover)
                    side = int(mover != seat)
                    begun = time.perf_counter()
                    if len(legal) == 1:
                        chosen.append(legal[0])
                        continue
                    if side:
                        chosen.append(peer.choose(state, mover, each * times))
                    else:
                        chosen.append(ask(level.mind, level.budget(), state, mover, dice, []))
                    spent[side] += time.perf_counter() - begun
                    choices[side] += 1
                for mover, move in zip(list(waiting), chosen, strict=True):
                    state.play(mover, move)
                if choices[0]:
                    each = spent[0] / choices[0]
            tally.count(state.returns()[seat])
    return tally, 1000 * spent[0] / choices[0], 1000 * spent[1] / choices[1]


def ours(game: str, players: int) -> float:
    """Simulations a second of our search, at the start of games."""
    rules = registry.find(game)
    mind = levels.find("hard", rules, players).mind
    state = rules.start(players, None, 1)
    while len(state.legal(state.waiting()[0])) == 1:
        state.play(state.waiting()[0], state.legal(state.waiting()[0])[0])
    standpoint = stand(state, state.waiting()[0], QuickDice(1), [])
    begun = time.perf_counter()
    mind.think(standpoint, Budget(SIMULATIONS), QuickDice(2))
    return SIMULATIONS / (time.perf_counter() - begun)


def theirs(name: str) -> float:
    """Simulations a second of their C++ search; 0 where it cannot play the game."""
    game: Any = pyspiel.load_game_as_turn_based(name)
    state = game.new_initial_state()
    random = np.random.RandomState(1)
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(actions, p=chances)))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, EXPLORE, SIMULATIONS, -1, policy, False, True)
    begun = time.perf_counter()
    try:
        bot.step(state)
    except pyspiel.SpielError:
        return 0.0
    return SIMULATIONS / (time.perf_counter() - begun)


def main() -> None:
    """Measure, and say it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--times", type=float, default=1.0, help="how many times our time theirs may take")
    wish = parser.parse_args()
    rates: dict[str, list[float]] = {}
    contests = [
        *[(f"ours, {game} with {players}", game, players) for game, players in OURS],
        *[(f"OpenSpiel's C++, {peer}", peer, 0) for peer in PEERS],
    ]
    for number in range(ROUNDS):
        for title, game, players in contests:
            if number and not rates[title][0]:
                continue  # it cannot
            rates.setdefault(title, []).append(ours(game, players) if players else theirs(game))
    for title, found in rates.items():
        told = f"{median(found):,.0f} simulations/s" if any(found) else "their search cannot play it"
        print(f"{title:80} {told}", flush=True)
    for game, players in (("crooks", 2), ("crooks", 3), ("kids_of_london", 2), ("kids_of_london", 3)):
        tally, mine, rival = strength(game, players, wish.deals, wish.times)
        low, high = tally.interval()
        print(
            f"{game} with {players}: hard wins {tally.rate:.3f} ({low:.3f} to {high:.3f}) of {tally.games}, "
            f"{tally.rate * players:.2f} x an even share; {mine:.1f} ms a choice, theirs {rival:.1f}",
            flush=True,
        )


OURS = (("kids_of_london", 4), ("crooks", 2), ("crooks", 4), ("assassin", 4), ("oliver_twist", 4), ("london", 4))


if __name__ == "__main__":
    main()
