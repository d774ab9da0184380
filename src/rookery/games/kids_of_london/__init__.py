"""Kids of London: street gangs rob the passers-by, and the second richest wins."""

from __future__ import annotations

from operator import itemgetter

from rookery.engine.dice import Dice
from rookery.engine.game import Game, Option, Options
from rookery.engine.moves import Catalogue
from rookery.games.kids_of_london import rules
from rookery.games.kids_of_london.drawing import draw
from rookery.games.kids_of_london.refusals import refuse
from rookery.games.kids_of_london.scoring import ending, scores
from rookery.games.kids_of_london.view import view

# A designer may change what each character carries; both priests carry the same.
PURSES = {"merchant": 4, "priest": 5, "jeweller": 6, "banker": 7, "prince": 8, "beggar": 3}
RICHEST = 20


# What each character carries, in the order of the rules.
purses_of = itemgetter(*[name.removeprefix("left_").removeprefix("right_") for name in rules.NAMES])


def deal(players: int, options: Options, dice: Dice) -> rules.Kids:
    """Deal a game in which every character carries what the options say."""
    return rules.deal(players, list(purses_of(options)), dice)


GAME = Game(
    name="kids_of_london",
    package=__name__,
    rules_version=1,
    reconstructed=False,
    players=range(2, 6),
    catalogue=Catalogue({"send": range(rules.CHILDREN), "rob": [None], "steal": [None], "spare": [None]}),
    deal=deal,
    view=view,
    scores=scores,
    ending=ending,
    refuse=refuse,
    draw=draw,
    options=tuple(Option(name, coins, 0, RICHEST) for name, coins in PURSES.items()),
)
