"""What is in the box: gangs of nine children, and nine tiles with seven characters on them."""

from __future__ import annotations

from typing import Final, Literal

# A gang's children are their values; sets of them are bit masks.
CHILDREN: Final = 9
CHIEF: Final = 8
GANG: Final = (1 << CHILDREN) - 1
HANDS: Final = [[child for child in range(CHILDREN) if mask >> child & 1] for mask in range(GANG + 1)]  # by mask

# The dummy gang of a two-player game sits third.
DUMMY: Final = 2

# The characters, and the tiles they are on.
MERCHANT: Final = 0
LEFT_PRIEST: Final = 1
RIGHT_PRIEST: Final = 2
JEWELLER: Final = 3
BANKER: Final = 4
PRINCE: Final = 5
BEGGAR: Final = 6
Character = Literal["merchant", "left_priest", "right_priest", "jeweller", "banker", "prince", "beggar"]
CHARACTERS: Final[list[Character]] = [
    "merchant", "left_priest", "right_priest", "jeweller", "banker", "prince", "beggar",
]  # fmt: skip
TILES: Final = [
    MERCHANT, MERCHANT, LEFT_PRIEST, RIGHT_PRIEST, JEWELLER, JEWELLER, BANKER, PRINCE, BEGGAR,
]  # fmt: skip
HOURS: Final = len(TILES)

# What each carries; both priests carry the same. A designer may change it.
PURSES: Final = {"merchant": 4, "priest": 5, "jeweller": 6, "banker": 7, "prince": 8, "beggar": 3}
PURSE_OF: Final = ["merchant", "priest", "priest", "jeweller", "banker", "prince", "beggar"]  # by character
RICHEST: Final = 20
