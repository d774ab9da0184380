"""The steps of a turn, numbered."""

from __future__ import annotations

from typing import Final

RECRUITING: Final = 0
TAKING: Final = 1
SENDING: Final = 2
FACING: Final = 3
PICKING: Final = 4
TRANSFERRING: Final = 5
KILLING: Final = 6
SPYING: Final = 7
