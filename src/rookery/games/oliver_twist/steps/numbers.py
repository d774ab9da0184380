"""The decisions by number."""

from __future__ import annotations

from typing import Final

OWE_TURN: Final = 0  # O2, O5 to O9: anything
OWE_PROWL: Final = 1  # O2: a token to take
OWE_PATH: Final = 2  # O37: a way to it; about its space
OWE_CHAIN: Final = 3  # O14, O16: the next token to turn up
OWE_PLACE: Final = 4  # O5, O17: looks, and a space for the pawn; about the looks left
OWE_FILE: Final = 5  # O4: a token of the full reserve; about the one that waits for its place
OWE_SALE: Final = 6  # O6: what belongs to the set; about the tokens that it needs
OWE_KEEP: Final = 7  # O18: a burglary card
OWE_DISCARD: Final = 8  # O18: a tool
OWE_NAME: Final = 9  # O14: the first player of the night
OWE_ROAM: Final = 10  # a prowl that Oliver offers; about how many more he offers
OWE_SNATCH: Final = 11  # a token, for the Artful Dodger
OWE_FENCE: Final = 12  # wallets, for Charley Bates
OWE_CLEAR: Final = 13  # a kind in one's file, for Nancy or Rose Maylie
OWE_STEAL: Final = 14  # a victim, for Bill Sikes
OWE_SEARCH: Final = 15  # a victim, for Monks
OWE_SEIZE: Final = 16  # an object in a file; about whose
OWE_EXCESS: Final = 17  # what is too much, for Mr Bumble or Mrs Corney
OWE_EQUIP: Final = 18  # a tool, for Toby Crackit
OWE_BARGAIN: Final = 19  # a kind to sell, for Mrs Bedwin
