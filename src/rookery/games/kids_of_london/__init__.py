"""Kids of London: street gangs rob the passers-by, and the second richest wins."""

from __future__ import annotations

from rookery.engine.game import Game, Option
from rookery.games.kids_of_london.count import ending, goal, scores
from rookery.games.kids_of_london.draw import draw
from rookery.games.kids_of_london.imagine import secrets
from rookery.games.kids_of_london.judge import inputs
from rookery.games.kids_of_london.moves import CATALOGUE
from rookery.games.kids_of_london.pieces import PURSES, RICHEST
from rookery.games.kids_of_london.show import view
from rookery.games.kids_of_london.state import deal
from rookery.games.kids_of_london.view import facts

GAME = Game(
    name="kids_of_london",
    package=__name__,
    rules_version=1,
    reconstructed=False,
    players=range(2, 6),
    weight=1,
    catalogue=CATALOGUE,
    deal=deal,
    view=view,
    facts=facts,
    scores=scores,
    ending=ending,
    goal=goal,
    secrets=secrets,
    draw=draw,
    inputs=inputs,
    options=tuple(Option(name, coins, 0, RICHEST) for name, coins in PURSES.items()),
)
