"""Oliver Twist: a gang of pickpockets prowls the streets by day and by night, and sells to Fagin."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.game import Game, Option, Options
from rookery.games.oliver_twist import state
from rookery.games.oliver_twist.count import ending, goal, scores
from rookery.games.oliver_twist.draw import draw
from rookery.games.oliver_twist.edition import EDITION
from rookery.games.oliver_twist.features import inputs
from rookery.games.oliver_twist.imagine import secrets
from rookery.games.oliver_twist.moves import CATALOGUE
from rookery.games.oliver_twist.pieces import DEAREST, FAREWELL, FEW, MOST_PLAYERS
from rookery.games.oliver_twist.show import view
from rookery.games.oliver_twist.view import facts


def deal(players: int, options: Options, dice: Dice) -> state.Twist:
    """Deal a game with the edition that is wished."""
    farewell = options["farewell"]
    assert isinstance(farewell, int)
    return state.deal(players, str(options["edition"]), bool(options["junctions"]), farewell, dice)


GAME = Game(
    name="oliver_twist",
    package=__name__,
    rules_version=2,
    reconstructed=True,
    players=range(FEW, MOST_PLAYERS + 1),
    weight=4,
    catalogue=CATALOGUE,
    deal=deal,
    view=view,
    facts=facts,
    scores=scores,
    ending=ending,
    goal=goal,
    draw=draw,
    secrets=secrets,
    inputs=inputs,
    options=(
        Option("junctions", True),
        Option("farewell", FAREWELL, 0, DEAREST),
        Option("edition", "", edition=EDITION),
    ),
    covered=("mine.money", "mine.file"),
)
