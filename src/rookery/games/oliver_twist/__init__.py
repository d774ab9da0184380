"""Oliver Twist: a gang of pickpockets prowls the streets by day and by night, and sells to Fagin."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.game import Game, Option, Options
from rookery.engine.moves import Catalogue
from rookery.games.oliver_twist import pieces, rules
from rookery.games.oliver_twist.drawing import draw
from rookery.games.oliver_twist.edition import EDITION
from rookery.games.oliver_twist.refusals import refuse
from rookery.games.oliver_twist.scoring import ending, scores
from rookery.games.oliver_twist.view import view


def deal(players: int, options: Options, dice: Dice) -> rules.Twist:
    """Deal a game with the edition that is wished."""
    return rules.deal(players, str(options["edition"]), dice)


TOKEN_SPACES = range(1, pieces.SPACES)
GOODS = pieces.TYPES[: pieces.WALLET]
OBJECTS = pieces.TYPES[: pieces.OBJECTS]
SEATS = range(4)

GAME = Game(
    name="oliver_twist",
    package=__name__,
    rules_version=1,
    reconstructed=True,
    players=range(2, 5),
    catalogue=Catalogue(
        {
            "take": TOKEN_SPACES,
            "turn": TOKEN_SPACES,
            "look": TOKEN_SPACES,
            "place": range(pieces.SPACES),
            "bribe": [None],
            "pay": [None],
            "deal": [None],
            "done": [None],
            "wallet": [None],
            "sell": pieces.KINDS[: pieces.GOODS],
            "hold": GOODS,
            "file": OBJECTS,
            "seize": OBJECTS,
            "clear": pieces.KINDS,
            "rob": SEATS,
            "play": pieces.CHARACTERS,
            "hide": pieces.CHARACTERS,
            "keep": range(1, pieces.TOOL_KINDS + 2),
            "discard": pieces.TYPES[pieces.TOOL : pieces.CHARACTER],
            "name": SEATS,
        }
    ),
    deal=deal,
    view=view,
    scores=scores,
    ending=ending,
    refuse=refuse,
    draw=draw,
    options=(Option("edition", "", edition=EDITION),),
    covered=("mine.money", "mine.file"),
)
