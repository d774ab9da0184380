"""The rows: who lies on which target, for each player."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.state import Part
from rookery.games.crooks.pieces import ALL_TARGETS, NO_NUMBERS, NOUGHTS, TARGETS


def cell(seat: i64, target: i64) -> i64:
    """The place of a player's crooks on a target, in a run of all rows."""
    return seat * TARGETS + target


class Rows(Part):
    """The crooks of each player on each target, as sets; and which targets of each player's are occupied."""

    def __init__(self) -> None:
        self.crooks: vec[i64] = NO_NUMBERS  # by cell
        self.occupied: vec[i64] = NO_NUMBERS  # by seat: a bit for each target

    def copy(self) -> Rows:
        """The same rows, independent of these."""
        twin = Rows()
        twin.crooks = self.crooks[:]
        twin.occupied = self.occupied[:]
        return twin

    def at(self, seat: i64, target: i64) -> i64:
        """A player's crooks on a target."""
        return self.crooks[cell(seat, target)]

    def empty(self, seat: i64) -> i64:
        """A player's empty targets, a bit each."""
        return ALL_TARGETS & ~self.occupied[seat]

    def full(self, seat: i64) -> bool:
        """C6: whether all targets of a player are occupied."""
        return self.occupied[seat] == ALL_TARGETS

    def put(self, seat: i64, target: i64, crooks: i64) -> None:
        """Some crooks lie on a target of a player's, with those who are there."""
        self.crooks[cell(seat, target)] |= crooks
        self.occupied[seat] |= 1 << target

    def clear(self, seat: i64, target: i64) -> i64:
        """Take a player's crooks off a target; who they were."""
        crooks = self.crooks[cell(seat, target)]
        self.crooks[cell(seat, target)] = 0
        self.occupied[seat] &= ~(1 << target)
        return crooks

    def row(self, seat: i64) -> i64:
        """All crooks in a player's row."""
        crooks: i64 = 0
        for target in range(TARGETS):
            crooks |= self.crooks[cell(seat, target)]
        return crooks

    def column(self, target: i64) -> i64:
        """All crooks on a target."""
        crooks: i64 = 0
        for seat in range(len(self.occupied)):
            crooks |= self.crooks[cell(seat, target)]
        return crooks


def empty_rows(players: int) -> Rows:
    """Rows for so many players, with nobody in them."""
    rows = Rows()
    rows.crooks = NOUGHTS[: players * TARGETS]
    rows.occupied = NOUGHTS[:players]
    return rows
