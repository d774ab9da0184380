"""Crooks: recruit in the dives of New York, send the best crook to each target, and lead the gangs."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.game import Game, Option, Options
from rookery.games.crooks import state
from rookery.games.crooks.count import ending, goal, scores
from rookery.games.crooks.draw import draw, names
from rookery.games.crooks.edition import EDITION
from rookery.games.crooks.features import inputs
from rookery.games.crooks.imagine import secrets
from rookery.games.crooks.moves import CATALOGUE
from rookery.games.crooks.pieces import PLAYERS
from rookery.games.crooks.show import view
from rookery.games.crooks.view import facts


def deal(players: int, options: Options, dice: Dice) -> state.Crooks:
    """Deal a game with the crooks in the box, or with those of a player's own edition."""
    return state.deal(players, EDITION.read(str(options["edition"])), dice)


GAME = Game(
    name="crooks",
    package=__name__,
    rules_version=1,
    reconstructed=True,
    players=range(2, PLAYERS + 1),
    weight=3,
    catalogue=CATALOGUE,
    deal=deal,
    view=view,
    facts=facts,
    scores=scores,
    ending=ending,
    goal=goal,
    secrets=secrets,
    inputs=inputs,
    draw=draw,
    names=names,
    covered=("covered",),
    options=(Option("edition", "", edition=EDITION),),
)
