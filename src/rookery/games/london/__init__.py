"""London: rebuild the city from 1666 on, card by card and borough by borough, and keep poverty down."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.game import Game, Option, Options
from rookery.games.london import state
from rookery.games.london.count import ending, goal, scores
from rookery.games.london.draw import draw
from rookery.games.london.edition import EDITION
from rookery.games.london.features import inputs
from rookery.games.london.imagine import secrets
from rookery.games.london.moves import CATALOGUE
from rookery.games.london.pieces import Cards
from rookery.games.london.show import view
from rookery.games.london.view import facts


def deal(players: int, options: Options, dice: Dice) -> state.London:
    """Deal a game with the cards in the box, or with those of a player's own edition."""
    london = state.deal(players, Cards.read(str(options["edition"])), dice)
    london.flipped_colours = bool(options["flipped_colours"])
    return london


GAME = Game(
    name="london",
    package=__name__,
    rules_version=2,
    reconstructed=False,
    players=range(2, 5),
    weight=5,
    catalogue=CATALOGUE,
    deal=deal,
    view=view,
    facts=facts,
    scores=scores,
    ending=ending,
    goal=goal,
    secrets=secrets,
    inputs=inputs,
    limit=4000,
    draw=draw,
    options=(Option("flipped_colours", True), Option("edition", "", edition=EDITION)),
)
