"""Crooks: recruit in the dives of New York, send the best crook to each target, and lead the gangs."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.game import Game, Option, Options
from rookery.engine.moves import Catalogue
from rookery.games.crooks import rules
from rookery.games.crooks.cards import CROOKS, FIRST_TARGET, PLACES, TARGETS, make_deck
from rookery.games.crooks.drawing import draw
from rookery.games.crooks.edition import EDITION
from rookery.games.crooks.refusals import refuse
from rookery.games.crooks.scoring import ending, scores
from rookery.games.crooks.view import view

NUMBERS = range(FIRST_TARGET, FIRST_TARGET + TARGETS)


def deal(players: int, options: Options, dice: Dice) -> rules.Crooks:
    """Deal a game with the crooks in the box, or with those of a player's own edition."""
    text = str(options["edition"])
    return rules.deal(players, make_deck(EDITION.read(text), bool(text)), dice)


GAME = Game(
    name="crooks",
    package=__name__,
    rules_version=1,
    reconstructed=True,
    players=range(2, 5),
    catalogue=Catalogue(
        {
            "recruit": PLACES,
            "pass": [None],
            "take": range(1, CROOKS + 1),
            "send": NUMBERS,
            "show": [None],
            "hide": [None],
            "pick": [None],
            "transfer": NUMBERS,
            "kill": range(4),
            "spy": [*PLACES, *NUMBERS],
            "decline": [None],
        }
    ),
    deal=deal,
    view=view,
    scores=scores,
    ending=ending,
    refuse=refuse,
    draw=draw,
    options=(Option("edition", "", edition=EDITION),),
)
