"""Every decision of the game, by number."""

from __future__ import annotations

from typing import Any, Final

from rookery.engine.steps import Step
from rookery.games.assassin.steps.after import After
from rookery.games.assassin.steps.before import Before
from rookery.games.assassin.steps.join import Join
from rookery.games.assassin.steps.lay import Lay
from rookery.games.assassin.steps.numbers import AFTER, BEFORE, JOIN, LAYING, ORDER, REPLACE
from rookery.games.assassin.steps.order import Order
from rookery.games.assassin.steps.replace import Replace

STEPS: Final[list[Step[Any]]] = [
    Before(BEFORE, "before", "A2"),
    Lay(LAYING, "lay", "A3"),
    Replace(REPLACE, "replace", "A7"),
    After(AFTER, "after", "A8"),
    Order(ORDER, "order", "A8"),
    Join(JOIN, "join", "A11"),
]
