"""L'assassin habite au 21: ten tricks, four secret roles, and deals until somebody has 21 points."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.game import Game, Option, Options
from rookery.games.assassin import state
from rookery.games.assassin.count import ending, goal, scores
from rookery.games.assassin.draw import draw
from rookery.games.assassin.imagine import secrets
from rookery.games.assassin.judge import inputs
from rookery.games.assassin.moves import CATALOGUE
from rookery.games.assassin.pieces import GOAL, THRESHOLDS
from rookery.games.assassin.show import view
from rookery.games.assassin.view import facts


def deal(players: int, options: Options, dice: Dice) -> state.Affair:
    """Deal a match by the wished variant, threshold and goal."""
    threshold = options["three" if players == 3 else "four"]
    return state.deal(players, bool(options["open"]), int(threshold), int(options["goal"]), dice)


GAME = Game(
    name="assassin",
    package=__name__,
    rules_version=1,
    reconstructed=False,
    players=range(3, 5),
    weight=2,
    catalogue=CATALOGUE,
    deal=deal,
    view=view,
    facts=facts,
    scores=scores,
    ending=ending,
    secrets=secrets,
    draw=draw,
    inputs=inputs,
    guess_by_chance=True,
    goal=goal,
    options=(
        Option("open", False),
        Option("goal", GOAL, 1, 60),
        Option("four", THRESHOLDS[4], 12, 26),
        Option("three", THRESHOLDS[3], 8, 18),
    ),
    standing={"pass": "dealt"},
)
