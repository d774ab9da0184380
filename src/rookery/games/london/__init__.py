"""London: rebuild the city from 1666 on, card by card and borough by borough, and keep poverty down."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.game import Game, Options
from rookery.engine.moves import Catalogue
from rookery.games.london import rules
from rookery.games.london.drawing import draw
from rookery.games.london.pieces import VERBS
from rookery.games.london.refusals import refuse
from rookery.games.london.scoring import ending, scores
from rookery.games.london.view import view


def deal(players: int, options: Options, dice: Dice) -> rules.London:
    """Deal a game; there is nothing to choose before it."""
    return rules.deal(players, dice)


GAME = Game(
    name="london",
    package=__name__,
    rules_version=1,
    reconstructed=False,
    players=range(2, 5),
    catalogue=Catalogue(VERBS),
    deal=deal,
    view=view,
    scores=scores,
    ending=ending,
    refuse=refuse,
    draw=draw,
)
