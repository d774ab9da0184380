"""The steps of a deal, numbered."""

from __future__ import annotations

from typing import Final

BEFORE: Final = 0
LAYING: Final = 1
REPLACE: Final = 2
AFTER: Final = 3
ORDER: Final = 4
JOIN: Final = 5
