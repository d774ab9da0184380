"""What each seat has been told, as a fingerprint: made only when somebody asks, for telling costs more than playing."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from rookery.engine.events import Event, only
from rookery.engine.state import State

BYTES = 16
NOTHING = bytes(BYTES)

encoder = msgspec.json.Encoder(order="deterministic")


class Story:
    """The events and own moves that each seat knows of, from a moment on.

    Seats with equal fingerprints have been told the same. A copy shares what both have in common.
    """

    def __init__(self, anchor: State, prints: tuple[bytes, ...], opening: list[Event]) -> None:
        self.prints = prints  # by seat, of all that is told up to the anchor
        self.anchor = anchor  # never changed: a moment from which the moves since are told when that is asked
        self.moves: list[tuple[int, int]] = []  # since then
        self.opening = opening  # what was told at the deal, and is not in the prints yet

    def copy(self) -> Story:
        """The same story, which may go on otherwise."""
        twin = Story(self.anchor, self.prints, self.opening)
        twin.moves = self.moves[:]
        return twin

    def fingerprint(self, seat: int) -> bytes:
        """Of all that a seat has been told, and has chosen."""
        if self.moves or self.opening:
            self._catch_up()
        return self.prints[seat]

    def _catch_up(self) -> None:
        """Play the moves since the anchor once more, listening."""
        state = self.anchor.copy()
        told = self.opening[:]
        state.told = told
        for seat, move in self.moves:
            told.append(Event("chose", "", {"move": move}, only(seat)))
            state.play(seat, move)
        state.told = None
        prints = list(self.prints)
        for event in told:  # one by one: what comes of it must not depend on when somebody asked
            blob = encoder.encode((event.kind, event.args))
            for seat, before in enumerate(prints):
                if event.seen_by(seat):
                    prints[seat] = blake2b(blob, key=before, digest_size=BYTES).digest()
        self.prints, self.anchor, self.moves, self.opening = tuple(prints), state, [], []
