"""What is known of the crooks that lie hidden: by each player, and by all.

A player's knowledge sorts the crooks into sets: they know which crooks are in a set and which places, hidden crooks and
discards these are spread over, but not which is where. At first there is one set of all; a look splits a set in two; a
crook that the player knows is a set of its own. As a pile is only ever looked into as a whole, all of a pile are in one
set of each player's.

Of a crook who was sent face down, all know to how many targets they could have gone, had they no ability.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from rookery.engine.state import Part
from rookery.games.crooks.pieces import CROOKS, PLAYERS, first_of

UNSEEN: Final = 0  # the set of all that a player has never seen
KNOWN_BITS: Final = 8 * (PLAYERS + 1)  # of all that is known of a crook
KNOWN: Final = 255  # no set: each of these is known by itself
NO_SETS: Final = vec[u8]()
IGNORANCE: Final = vec[u8]([UNSEEN] * ((PLAYERS + 1) * CROOKS))  # to copy as many rows of as are needed


class Knowledge(Part):
    """A row of all crooks for each player: the set that each is in. Sets are numbered as looks are had, by whomever.

    In a last row, of each who was sent face down, the number of targets that were empty then.
    """

    def __init__(self) -> None:
        self.players: i64 = 0
        self.rows: vec[u8] = NO_SETS
        self.looks: i64 = 0

    def copy(self) -> Knowledge:
        """The same knowledge, independent of this."""
        twin = Knowledge()
        twin.players = self.players
        twin.rows = self.rows[:]
        twin.looks = self.looks
        return twin

    def set_of(self, seat: i64, crook: i64) -> i64:
        """The number of the set that a crook is in, for a player."""
        return i64(self.rows[seat * CROOKS + crook])

    def sets(self, seat: i64) -> list[list[int]]:
        """The sets of two crooks or more that a player cannot tell apart."""
        found: list[list[int]] = []
        first = seat * CROOKS
        sorted_in: i64 = 0
        for crook in range(CROOKS):
            number = self.rows[first + crook]
            if number == KNOWN or sorted_in >> crook & 1:
                continue
            crooks = [crook]
            for other in range(crook + 1, CROOKS):
                if self.rows[first + other] == number:
                    crooks.append(other)
                    sorted_in |= 1 << other
            if len(crooks) > 1:
                found.append(crooks)
        return found

    def look(self, seat: i64, crooks: i64) -> None:
        """A player sees a pile: its crooks are now a set of their own. They were in one set before."""
        self.looks += 1
        number = u8(self.looks) if crooks & (crooks - 1) else u8(KNOWN)
        while crooks:
            self.rows[seat * CROOKS + first_of(crooks)] = number
            crooks &= crooks - 1

    def learn(self, seat: i64, crook: i64) -> None:
        """A player sees who a crook is."""
        self.rows[seat * CROOKS + crook] = KNOWN

    def uncover(self, crook: i64) -> None:
        """Everybody sees who a crook is."""
        for seat in range(self.players):
            self.rows[seat * CROOKS + crook] = KNOWN

    def hide(self, crook: i64, targets: i64) -> None:
        """A crook is sent face down while so many targets are empty."""
        self.rows[self.players * CROOKS + crook] = u8(targets)

    def targets(self, crook: i64) -> i64:
        """How many targets were empty when a crook was sent face down."""
        return i64(self.rows[self.players * CROOKS + crook])

    def summary(self, crook: int) -> int:
        """All that is known of a crook, in one number."""
        told = 0
        for row in range(0, len(self.rows), CROOKS):
            told = told << 8 | int(self.rows[row + crook])
        return told

    def move(self, before: Knowledge, became: list[int]) -> None:
        """Know of those in other crooks' places what was known of these."""
        for crook in range(CROOKS):
            if became[crook] != crook:
                for row in range(0, len(self.rows), CROOKS):
                    self.rows[row + became[crook]] = before.rows[row + crook]


def ignorance(players: int) -> Knowledge:
    """Nobody has seen anybody."""
    known = Knowledge()
    known.players = players
    known.rows = IGNORANCE[: (players + 1) * CROOKS]
    return known
