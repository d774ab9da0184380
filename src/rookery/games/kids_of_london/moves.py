"""The moves: send a child; rob, steal or spare once the children are revealed."""

from __future__ import annotations

from typing import Final

from rookery.engine.moves import Catalogue
from rookery.games.kids_of_london.pieces import CHILDREN

CATALOGUE: Final = Catalogue({"send": range(CHILDREN), "rob": [None], "steal": [None], "spare": [None]})

SEND: Final = CATALOGUE.first("send")  # + child
ROB: Final = CATALOGUE.first("rob")  # the character on the tile
STEAL: Final = CATALOGUE.first("steal")  # elsewhere: the value of one's own card
SPARE: Final = CATALOGUE.first("spare")  # it was only an actor: take nothing

SENDS: Final = [
    [SEND + child for child in range(CHILDREN) if mask >> child & 1] for mask in range(1 << CHILDREN)
]  # by hand

# What those who have reached the tile may choose from.
TILE_OR_CARD: Final = 0  # K5, K6
PRINCE_OR_ACTOR: Final = 1  # K9
ANY_OF_THREE: Final = 2
CHOICES: Final = [[ROB, STEAL], [ROB, SPARE], [ROB, STEAL, SPARE]]
