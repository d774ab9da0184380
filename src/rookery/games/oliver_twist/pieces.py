"""What is in the box: tokens, cards and characters, and the numbers that the rulebook prints."""

from __future__ import annotations

from typing import Final, Literal

# Types of tokens: what a token is, to the pound. Objects come first, wallets last among them.
Token = Literal[
    "apple-1", "apple-2", "handkerchief-1", "handkerchief-2", "brooch-2", "necklace-3", "ring-4", "watch-5", "wallet",
    "crowbar", "picklocks", "dark-lantern", "rope", "brace",
    "character", "burglary",
]  # fmt: skip
TYPES: Final[list[Token]] = [
    "apple-1", "apple-2", "handkerchief-1", "handkerchief-2", "brooch-2", "necklace-3", "ring-4", "watch-5", "wallet",
    "crowbar", "picklocks", "dark-lantern", "rope", "brace",
    "character", "burglary",
]  # fmt: skip
WALLET: Final = 8
OBJECTS: Final = 9  # types below this one are objects
TOOL: Final = 9  # the first type of tool
TOOL_KINDS: Final = 5
CHARACTER: Final = 14
BURGLARY: Final = 15

# Kinds, as the police count them (O11).
Kind = Literal[
    "apple", "handkerchief", "brooch", "necklace", "ring", "watch", "wallet", "tool", "character", "burglary"
]
KINDS: Final[list[Kind]] = [
    "apple", "handkerchief", "brooch", "necklace", "ring", "watch", "wallet", "tool", "character", "burglary",
]  # fmt: skip
KIND_OF: Final = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 8, 9]  # of a type
VALUE_OF: Final = [1, 2, 1, 2, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0]
GOODS: Final = 6  # kinds below this one make sets; wallets join them
# A tally is how many tokens of each kind there are, at most fifteen: four bits a kind.
TALLY_BITS: Final = 4
TALLY_MASK: Final = (1 << TALLY_BITS) - 1
ONE_MORE: Final = [1 << TALLY_BITS * kind for kind in range(len(KINDS))]

ROUND: Final = 85  # tokens below this one are round, the others hexagonal
HEXAGONS: Final = 9
TOKENS: Final = ROUND + HEXAGONS
SPACES: Final = 76  # the plaza, which has no token, and those that have
PLAZA: Final = 0
MOST_PLAYERS: Final = 4

Character = Literal[
    "artful-dodger", "charley-bates", "nancy", "rose-maylie", "bill-sikes", "monks", "mr-bumble", "mrs-corney",
    "mr-brownlow", "toby-crackit", "noah-claypole", "mrs-bedwin", "oliver",
]  # fmt: skip
CHARACTERS: Final[list[Character]] = [
    "artful-dodger", "charley-bates", "nancy", "rose-maylie", "bill-sikes", "monks", "mr-bumble", "mrs-corney",
    "mr-brownlow", "toby-crackit", "noah-claypole", "mrs-bedwin", "oliver",
]  # fmt: skip
# What a character can do for the player; which does what stands in the data.
Effect = Literal[
    "snatch", "fence", "clear", "steal", "search", "denounce", "gift", "equip", "guide", "bargain", "double",
]  # fmt: skip
EFFECTS: Final[list[Effect]] = [
    "snatch", "fence", "clear", "steal", "search", "denounce", "gift", "equip", "guide", "bargain", "double",
]  # fmt: skip
SNATCH: Final = 0
FENCE: Final = 1
CLEAR: Final = 2
STEAL: Final = 3
SEARCH: Final = 4
DENOUNCE: Final = 5
GIFT: Final = 6
EQUIP: Final = 7
GUIDE: Final = 8
BARGAIN: Final = 9
DOUBLE: Final = 10
EFFECT_RULES: Final = ["O21", "O22", "O23", "O25", "O26", "O27", "O29", "O30", "O31", "O32", "O33"]

# Numbers of the rulebook.
STEPS: Final = 4  # O2: tokens in a prowl
RESERVE: Final = 9  # O4
BRIBE: Final = 2  # O5: pounds
SET: Final = 3  # O6: tokens in a set
LARGE_SET: Final = 5
BONUS: Final = 7  # O6: pounds
FAREWELL: Final = 4  # O9: pounds
DEAREST: Final = 20  # that an option may make it
CHAIN: Final = 12  # O14, O16
LOOKS: Final = 2  # O17
STARTING: Final = 2  # O1: hexagonal tokens each
FEW: Final = 2  # O41: players with whom the yellow streets are closed
# Numbers of the characters.
WALLET_PRICE: Final = 3
SPARED: Final = 6  # tokens that Mr Bumble leaves in a reserve
PRESENT: Final = 5  # pounds of Mr Brownlow
SMALL_SET: Final = 2  # what Mrs Bedwin helps to sell

# Who knows where a token is: a bit for each seat; all of them and this one's own bit when it lies face up.
OPEN: Final = 31
FACE_UP: Final = 16

# Where money comes from and goes to: the lines of the ledger and of the score sheet.
LINES: Final = ["start", "sets", "bonus", "rewards", "characters", "leftovers", "bribes", "farewell", "fines"]
LINE_RULES: Final = ["O1", "O6", "O6", "O6", "O7", "O10", "O5", "O9", "O11"]
START: Final = 0
SETS: Final = 1
BONUSES: Final = 2
REWARDS: Final = 3
FAVOURS: Final = 4
LEFTOVERS: Final = 5
BRIBES: Final = 6
FAREWELLS: Final = 7
FINES: Final = 8
