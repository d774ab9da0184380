"""Every decision of the game, by number."""

from __future__ import annotations

from typing import Any, Final

from rookery.engine.steps import Step
from rookery.games.oliver_twist.steps.bargain import Bargain
from rookery.games.oliver_twist.steps.chain import Chain
from rookery.games.oliver_twist.steps.clear import Clear
from rookery.games.oliver_twist.steps.discard import Discard
from rookery.games.oliver_twist.steps.equip import Equip
from rookery.games.oliver_twist.steps.excess import Excess
from rookery.games.oliver_twist.steps.fence import Fence
from rookery.games.oliver_twist.steps.file import File
from rookery.games.oliver_twist.steps.keep import Keep
from rookery.games.oliver_twist.steps.name import Name
from rookery.games.oliver_twist.steps.numbers import (
    OWE_BARGAIN,
    OWE_CHAIN,
    OWE_CLEAR,
    OWE_DISCARD,
    OWE_EQUIP,
    OWE_EXCESS,
    OWE_FENCE,
    OWE_FILE,
    OWE_KEEP,
    OWE_NAME,
    OWE_PATH,
    OWE_PLACE,
    OWE_PROWL,
    OWE_ROAM,
    OWE_SALE,
    OWE_SEARCH,
    OWE_SEIZE,
    OWE_SNATCH,
    OWE_STEAL,
    OWE_TURN,
)
from rookery.games.oliver_twist.steps.path import Path
from rookery.games.oliver_twist.steps.place import Place
from rookery.games.oliver_twist.steps.prowl import Prowl
from rookery.games.oliver_twist.steps.roam import Roam
from rookery.games.oliver_twist.steps.sale import Sale
from rookery.games.oliver_twist.steps.search import Search
from rookery.games.oliver_twist.steps.seize import Seize
from rookery.games.oliver_twist.steps.snatch import Snatch
from rookery.games.oliver_twist.steps.steal import Steal
from rookery.games.oliver_twist.steps.turn import Turn

STEPS: Final[list[Step[Any]]] = [
    Turn(OWE_TURN, "turn", "O8"),
    Prowl(OWE_PROWL, "prowl", "O2"),
    Path(OWE_PATH, "path", "O37"),
    Chain(OWE_CHAIN, "chain", "O16"),
    Place(OWE_PLACE, "place", "O5"),
    File(OWE_FILE, "file", "O4"),
    Sale(OWE_SALE, "sale", "O6"),
    Keep(OWE_KEEP, "keep", "O18"),
    Discard(OWE_DISCARD, "discard", "O18"),
    Name(OWE_NAME, "name", "O14"),
    Roam(OWE_ROAM, "roam", "O33"),
    Snatch(OWE_SNATCH, "snatch", "O21"),
    Fence(OWE_FENCE, "fence", "O22"),
    Clear(OWE_CLEAR, "clear", "O23"),
    Steal(OWE_STEAL, "steal", "O25"),
    Search(OWE_SEARCH, "search", "O26"),
    Seize(OWE_SEIZE, "seize", "O26"),
    Excess(OWE_EXCESS, "excess", "O27"),
    Equip(OWE_EQUIP, "equip", "O30"),
    Bargain(OWE_BARGAIN, "bargain", "O32"),
]
