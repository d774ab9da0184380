"""Law 10: imagined worlds are honest: by no hidden fact that a game names can the truth be told from them.

At a random moment of each of many random games, a fact of the true state is ranked among the same fact of some worlds
that a seat imagines there. If the worlds are as likely as the truth, every rank is as likely as every other, and the
truth is as high as the worlds on the average. Worlds imagined within an imagined world must be as good.
"""

from __future__ import annotations

from collections import defaultdict
from math import sqrt

from rookery.contract.positions import random_move, usual_length
from rookery.engine import state as state_module
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.state import State

WORLDS = 9  # imagined at each moment
COMPILED = not (state_module.__file__ or "").endswith(".py")
MOMENTS = 6000 if COMPILED else 600
LIMIT = 5.0  # standard deviations: what random players do by habit tells a little, too


class Ranks:
    """How the truth ranks among worlds, over many moments."""

    def __init__(self) -> None:
        self.counts = [0] * (WORLDS + 1)
        self.excess = 0.0  # of the truth over the worlds' mean
        self.variance = 0.0

    def add(self, truth: float, worlds: list[float], luck: QuickDice) -> None:
        """One more moment; equal values are ranked by lot."""
        mean = sum(worlds) / len(worlds)
        spread = sum((one - mean) ** 2 for one in worlds) / (len(worlds) - 1)
        if not spread and truth == mean:
            return  # nothing was hidden there
        below = sum(one < truth for one in worlds)
        equal = sum(one == truth for one in worlds)
        self.counts[below + luck.pick(equal + 1)] += 1
        self.excess += truth - mean
        self.variance += (truth - mean) ** 2

    def oddity(self) -> float:
        """By how many standard deviations the worlds differ from the truth."""
        moments = sum(self.counts)
        if moments < 5 * len(self.counts):
            return 0.0
        wished = moments / len(self.counts)
        chi = sum((count - wished) ** 2 / wished for count in self.counts) / WORLDS
        rough = 2 / (9 * WORLDS)
        uneven: float = (chi ** (1 / 3) - (1 - rough)) / sqrt(rough)
        return max(uneven, abs(self.excess) / sqrt(self.variance or 1.0))


def moment(game: AnyGame, players: int, seed: int, luck: QuickDice) -> State | None:
    """A random game after a random number of moves; None where it is over by then.

    The last moment before the end would not do instead: that it is the last tells what comes, which no seat can know.
    """
    state: State = game.start(players, None, seed)
    for _ in range(luck.pick(usual_length(game, players))):
        state.play(*random_move(state, luck))
        if not state.waiting():
            return None
    return state


def hides(game: AnyGame, players: int) -> bool:
    """Whether something is hidden from somebody: then worlds differ, and not by their dice alone."""
    luck = QuickDice(players)
    for seed in range(60):
        state = moment(game, players, seed, luck)
        if state is None:
            continue
        world = state.imagine(luck.pick(players), luck)
        world.dice = state.dice.copy()
        if repr(world) != repr(state):
            return True
    return False


def honesty(game: AnyGame, players: int, moments: int) -> dict[str, Ranks]:
    """The ranks of every hidden fact; those of worlds imagined twice by themselves."""
    found: defaultdict[str, Ranks] = defaultdict(Ranks)
    luck = QuickDice(players)
    for seed in range(moments):
        state = moment(game, players, seed, luck)
        if state is None:
            continue
        seat = luck.pick(players)
        worlds = [state.imagine(seat, luck) for _ in range(WORLDS)]
        for name, source in (("", worlds), (", imagined twice", [world.imagine(seat, luck) for world in worlds])):
            facts = [game.secrets(world, seat) for world in source]
            for fact, truth in game.secrets(state, seat).items():
                found[fact + name].add(truth, [one[fact] for one in facts], luck)
    return found


def test_the_truth_cannot_be_told_from_imagined_worlds(game: AnyGame, players: int) -> None:
    found = honesty(game, players, MOMENTS)
    assert found or not hides(game, players), "a game names its hidden facts: `Game.secrets`"
    odd = {name: round(ranks.oddity(), 1) for name, ranks in found.items() if ranks.oddity() > LIMIT}
    assert odd == {}
