"""The decisions by number, with the rule that asks for each."""

from __future__ import annotations

from typing import Final

ACT: Final = 0
PLAY: Final = 1
BUILD: Final = 2
SPEND: Final = 3
RUN: Final = 4
FEE: Final = 5
NAME: Final = 6
FETCH: Final = 7
REPEAT: Final = 8
SWAP_TAKE: Final = 9
SWAP_GIVE: Final = 10
DISCARD: Final = 11
DRAW: Final = 12
LOOK: Final = 13
PUT: Final = 14
PILE: Final = 15
EFFECT: Final = 16
FLIP: Final = 17
IMPRISON: Final = 18
EMPLOY: Final = 19
TUNNEL: Final = 20
END: Final = 21
