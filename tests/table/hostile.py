"""Bots that mean no good. A question to one of them brings this module along into the process that thinks."""

from __future__ import annotations

import os
import time
from typing import Any

from rookery.engine.standpoint import Standpoint
from rookery.table.questions import Question


class Forever:
    """Thinks without end."""

    def choose(self, standpoint: Standpoint, dice: object) -> int:
        while True:
            pass


class Deep:
    """Thinks without end in compiled code, and lets nobody else run in its process: no thread, no handler."""

    def choose(self, standpoint: Standpoint, dice: object) -> int:
        return int(pow(3, 10**9))


class Slow:
    """Takes a fifth of a second."""

    def choose(self, standpoint: Standpoint, dice: object) -> int:
        time.sleep(0.2)
        return 1


class Quick:
    """Says the number of its process."""

    def choose(self, standpoint: Standpoint, dice: object) -> int:
        return os.getpid()


class Mortal:
    """Takes its process along."""

    def choose(self, standpoint: Standpoint, dice: object) -> int:
        os._exit(3)


class Faulty:
    """Fails."""

    def choose(self, standpoint: Standpoint, dice: object) -> int:
        raise ValueError("no idea")


BOTS: dict[str, Any] = {
    "forever": Forever(), "deep": Deep(), "slow": Slow(), "quick": Quick(), "mortal": Mortal(), "faulty": Faulty(),
}  # fmt: skip


class Letter(Question):
    """A question to one of these."""

    def __init__(self, bot: str) -> None:
        self.bot = bot

    def answer(self) -> int:
        """Its choice."""
        return int(BOTS[self.bot].choose(None, None))
