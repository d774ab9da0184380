"""What lies on the table: tokens, cards and moves, what can be owed, and the numbers that the rulebook prints."""

from __future__ import annotations

from typing import Final

# Types of tokens: what a token is, to the pound. Objects come first, wallets last among them.
TYPES: Final = [
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
KINDS: Final = [
    "apple", "handkerchief", "brooch", "necklace", "ring", "watch", "wallet", "tool", "character", "burglary",
]  # fmt: skip
KIND_OF: Final = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 8, 9]  # of a type
VALUE_OF: Final = [1, 2, 1, 2, 2, 3, 4, 5, 0, 0, 0, 0, 0, 0, 0, 0]
GOODS: Final = 6  # kinds below this one make sets; wallets join them
WALLETS: Final = 6  # the kind of wallets
TOOLS: Final = 7  # the kind of tools

ROUND: Final = 85  # tokens below this one are round, the others hexagonal
HEXAGONS: Final = 9
TOKENS: Final = ROUND + HEXAGONS
SPACES: Final = 76  # the plaza, which has no token, and those that have
PLAZA: Final = 0

CHARACTERS: Final = [
    "artful-dodger", "charley-bates", "nancy", "rose-maylie", "bill-sikes", "monks", "mr-bumble", "mrs-corney",
    "mr-brownlow", "toby-crackit", "noah-claypole", "mrs-bedwin", "oliver",
]  # fmt: skip
# What a character can do for the player; which does what stands in the data.
EFFECTS: Final = [
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
CHAIN: Final = 12  # O14, O16
LOOKS: Final = 2  # O17
STARTING: Final = 2  # O1: hexagonal tokens each
FEW: Final = 2  # O41: players with whom the yellow streets are closed
# Numbers of the characters.
WALLET_PRICE: Final = 3
SPARED: Final = 6  # tokens that Mr Bumble leaves in a reserve
PRESENT: Final = 5  # pounds of Mr Brownlow
SMALL_SET: Final = 2  # what Mrs Bedwin helps to sell

NONE: Final = -1
OPEN: Final = 31  # who knows a token: a bit for each seat; all of them and this one's own bit when it lies face up
FACE_UP: Final = 16

# The moves.
MOVE_TAKE: Final = 0  # + space - 1: the token there; in a fork, the way through it
MOVE_TURN: Final = 75  # + space - 1: turn that token up
MOVE_LOOK: Final = 150  # + space - 1: look at it in secret
MOVE_PLACE: Final = 225  # + space: put the pawn there
MOVE_BRIBE: Final = 301
MOVE_PAY: Final = 302  # and end the round
MOVE_DEAL: Final = 303  # close the sale
MOVE_DONE: Final = 304  # no more of an effect
MOVE_WALLET: Final = 305  # one more wallet
MOVE_SELL: Final = 306  # + kind
MOVE_HOLD: Final = 312  # + type: hold one back from the sale
MOVE_FILE: Final = 320  # + type: from the reserve into the file
MOVE_SEIZE: Final = 329  # + type: from another's file
MOVE_CLEAR: Final = 338  # + kind: out of one's own file
MOVE_ROB: Final = 348  # + seat
MOVE_PLAY: Final = 352  # + character: for his effect
MOVE_HIDE: Final = 365  # + character
MOVE_KEEP: Final = 378  # + which of the burglary cards drawn, the lowest first
MOVE_DISCARD: Final = 384  # + kind of tool
MOVE_NAME: Final = 389  # + seat
MOVES: Final = 393

# What is owed: a stack of these, each with the seat that owes it.
OWE_TURN: Final = 0  # O2, O5 to O9: anything
OWE_PROWL: Final = 1  # O2: a token to take
OWE_PATH: Final = 2  # O37: a way to it
OWE_CHAIN: Final = 3  # O14, O16: the next token to turn up
OWE_PLACE: Final = 4  # O5, O17: looks, and a space for the pawn
OWE_FILE: Final = 5  # O4: a token of the full reserve
OWE_SALE: Final = 6  # O6: what belongs to the set
OWE_KEEP: Final = 7  # O18: a burglary card
OWE_DISCARD: Final = 8  # O18: a tool
OWE_NAME: Final = 9  # O14: the first player of the night
OWE_ROAM: Final = 10  # a prowl that Oliver offers
OWE_SNATCH: Final = 11  # a token, for the Artful Dodger
OWE_FENCE: Final = 12  # wallets, for Charley Bates
OWE_CLEAR: Final = 13  # a kind in one's file, for Nancy or Rose Maylie
OWE_STEAL: Final = 14  # a victim, for Bill Sikes
OWE_SEARCH: Final = 15  # a victim, for Monks
OWE_SEIZE: Final = 16  # an object in his file
OWE_EXCESS: Final = 17  # what is too much, for Mr Bumble or Mrs Corney
OWE_EQUIP: Final = 18  # a tool, for Toby Crackit
OWE_BARGAIN: Final = 19  # a kind to sell, for Mrs Bedwin
STEP_NAMES: Final = [
    "turn", "prowl", "path", "chain", "place", "file", "sale", "keep", "discard", "name",
    "roam", "snatch", "fence", "clear", "steal", "search", "seize", "excess", "equip", "bargain",
]  # fmt: skip
SEAT_BITS: Final = 2  # an owed step is its number above these bits, which hold the seat
SEAT_MASK: Final = 3

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

# The count of a round begins with these, then the figures of each seat.
COUNT_HEAD: Final = 2
COUNT_BY: Final = 0  # who ended the round
COUNT_PAID: Final = 1
COUNT_ROW: Final = 5
ROW_CASHED: Final = 0
ROW_FILE: Final = 1
ROW_KINDS: Final = 2
ROW_FINE: Final = 3
ROW_MONEY: Final = 4

ONE_SEAT: Final = [[seat] for seat in range(4)]
NOBODY: Final[list[int]] = []
