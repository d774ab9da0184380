"""Our search beside OpenSpiel's, in one run: strength at equal time in the same games, and simulations a second.

Their own ISMCTS (Python) plays our games as OpenSpiel knows them, with as much time a move as `hard` takes; their C++
one is counted in the nearest games that it can play. Run it with `make bench-search`.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from rookery.engine import registry
from rookery.engine.dice import QuickDice, derive
from rookery.engine.standpoint import stand
from rookery.engine.tally import Tally
from rookery.minds import levels
from rookery.minds.mind import Budget, ask
from rookery.research import open_spiel

EXPLORE = 0.7
PEERS = ("goofspiel(imp_info=True,num_cards=9,players=4,points_order=random)", "hearts", "euchre")
SIMULATIONS = 2000
ROUNDS = 9


class Peer:
    """Their search at one of our games; it finds out how many simulations it has time for."""

    def __init__(self, game: Any, seed: int) -> None:
        random = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), EXPLORE, 10, random_state=random)
        self.rate = 200.0  # simulations a second, so far

    def choose(self, state: Any, seconds: float) -> int:
        """A move, in about so many seconds."""
        simulations = max(10, int(self.rate * seconds))
        self.bot._max_simulations = simulations
        begun = time.perf_counter()
        move = int(self.bot.step(state))
        self.rate = 0.8 * self.rate + 0.2 * simulations / (time.perf_counter() - begun)
        return move


def strength(game: str, players: int, deals: int, times: float) -> tuple[Tally, float, float]:
    """`hard` in one seat against their search in the others; the tally, and the milliseconds of each."""
    rules = registry.find(game)
    theirs = pyspiel.load_game(open_spiel.PREFIX + game, {"players": players})
    level = levels.find("hard", rules, players)
    tally = Tally()
    spent, choices = [0.0, 0.0], [0, 0]
    each = 0.01
    for deal in range(deals):
        for seat in range(players):
            state = theirs.deal(derive(5, "deal", deal))
            dice = QuickDice(derive(5, "minds", deal * players + seat) >> 64)
            peer = Peer(theirs, deal * players + seat)
            while not state.is_terminal():
                legal = state.legal_actions()
                if len(legal) == 1:
                    state.apply_action(legal[0])
                    continue
                mover = state.current_player()
                side = int(mover != seat)
                begun = time.perf_counter()
                if side:
                    move = peer.choose(state, each * times)
                else:
                    move = ask(level.mind, level.budget(), state.table, mover, dice, [])
                spent[side] += time.perf_counter() - begun
                choices[side] += 1
                state.apply_action(move)
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
