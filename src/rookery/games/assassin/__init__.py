"""L'assassin habite au 21: ten tricks, four secret roles, and deals until someone has 21 points."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.game import Game, Option, Options
from rookery.engine.moves import Catalogue
from rookery.games.assassin import pieces, rules
from rookery.games.assassin.drawing import draw
from rookery.games.assassin.refusals import refuse
from rookery.games.assassin.scoring import ending, scores
from rookery.games.assassin.view import view

GOAL = 21
THRESHOLDS = {3: 14, 4: 21}  # A4, A15


def deal(players: int, options: Options, dice: Dice) -> rules.Affair:
    """Deal a match by the wished variant, threshold and goal."""
    threshold = options["three" if players == 3 else "four"]
    return rules.deal(players, bool(options["open"]), int(threshold), int(options["goal"]), dice)


GAME = Game(
    name="assassin",
    package=__name__,
    rules_version=1,
    reconstructed=False,
    players=range(3, 5),
    catalogue=Catalogue(
        {
            "lay": pieces.CARD_NAMES,
            "use": pieces.SUITS[1:],
            "pass": [None],
            "place": pieces.SUITS,
            "name": range(4),
        }
    ),
    deal=deal,
    view=view,
    scores=scores,
    ending=ending,
    refuse=refuse,
    draw=draw,
    options=(
        Option("open", False),
        Option("goal", GOAL, 1, 60),
        Option("four", THRESHOLDS[4], 12, 26),
        Option("three", THRESHOLDS[3], 8, 18),
    ),
    standing={"pass": "dealt"},
)
