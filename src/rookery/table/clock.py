"""Clocks: how much time each seat has, made of what has happened and when; nobody is asked for the time here."""

from __future__ import annotations

from collections.abc import Iterable

from rookery.table import events
from rookery.table.events import Clock, Happening

GRACE = 30.0  # seconds at the least for who comes back after a time-out
LAG = 1.0  # seconds that a move may be on its way


class Clocks:
    """The clocks of one table. A clock runs while its seat owes a move and a person plays there."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [clock.bank] * players  # when its clock started last, or stopped
        self.since: dict[int, float] = {}  # the seats whose clocks run, and since when
        self.shown: dict[int, tuple[float, float]] = {}  # who answers unseen: what was left when asked, and when
        self.before: list[list[float]] = []  # what was left before each move: for taking it back
        self.out: set[int] = set()  # the seats whose time ran out, until they come back

    # Asking

    def remaining(self, seat: int, now: float) -> float:
        """What a seat has left at a time."""
        since = self.since.get(seat)
        return self.left[seat] if since is None else max(0.0, self.left[seat] - max(0.0, now - since))

    def due(self) -> float | None:
        """When the first of the clocks that run will have run out, for all that can be on its way; None: none runs."""
        ends = [since + self.left[seat] + LAG for seat, since in self.since.items()]
        return min(ends) if ends else None

    def late(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return sorted(seat for seat, since in self.since.items() if now >= since + self.left[seat] + LAG)

    def copy(self) -> Clocks:
        """The same clocks, to be tried."""
        other = Clocks(self.clock, len(self.left))
        other.left, other.since, other.shown = [*self.left], {**self.since}, {**self.shown}
        other.before, other.out = [*self.before], {*self.out}
        return other

    # Changing

    def follow(self, event: Happening, running: list[int], unseen: list[int], goes_on: bool) -> None:
        """What an event does to the clocks, and which of them run after it.

        It goes on, where the last move left its seat, alone before and after, with another one to make.
        """
        if isinstance(event, events.Moved):
            self.moved(event.seat, goes_on, event.at)
        elif isinstance(event, events.Undone):
            self.undone(event.to)
        elif isinstance(event, events.TimedOut):
            self.ran_out(event.seat, event.at)
        elif isinstance(event, events.Returned | events.Seated):
            self.came_back(event.seat)
        elif isinstance(event, events.Slept):
            self.slept(event.since, event.until)
        new = isinstance(event, events.Moved) and any(one not in self.since for one in running if one != event.seat)
        self.run(running, unseen, event.at, new or isinstance(event, events.Started | events.Undone))

    def moved(self, seat: int, again: bool, now: float) -> None:
        """A seat has made a move; again: it owes another one, and its turn goes on."""
        self.before.append([*self.left])
        self._stop(seat, now)
        if not again:
            self.left[seat] += self.clock.increment

    def undone(self, to: int) -> None:
        """Moves were taken back, and with them the time they took."""
        if to < len(self.before):
            self.left = self.before[to]
            del self.before[to:]
        self.since.clear()

    def ran_out(self, seat: int, now: float) -> None:
        """A seat's time is over: somebody else plays there."""
        self._stop(seat, now)
        self.out.add(seat)

    def came_back(self, seat: int) -> None:
        """Whoever sits there plays again, with a little time at the least if theirs ran out."""
        if seat in self.out:
            self.out.discard(seat)
            self.left[seat] = max(self.left[seat], GRACE, self.clock.increment)

    def slept(self, since: float, until: float) -> None:
        """Nobody could play for a while: that time is nobody's."""
        for seat, start in self.since.items():
            self.since[seat] = start + max(0.0, until - max(since, start))
        self.shown = {
            seat: (left, start + max(0.0, until - max(since, start))) for seat, (left, start) in self.shown.items()
        }

    def run(self, seats: Iterable[int], unseen: Iterable[int], now: float, asked: bool) -> None:
        """Let the clocks of some seats run, and no others.

        Of those who answer unseen, others are shown what they had when they were asked, until all have answered.
        """
        wanted = set(seats)
        for seat in [*self.since]:
            if seat not in wanted:
                self._stop(seat, now)
        for seat in sorted(wanted - self.since.keys()):
            if self.clock.kind == "days":
                self.left[seat] = self.clock.bank
            self.since[seat] = now
        kept = {} if asked else self.shown
        self.shown = {seat: kept.get(seat) or (self.left[seat], self.since.get(seat, now)) for seat in unseen}

    def _stop(self, seat: int, now: float) -> None:
        if seat in self.since:
            self.left[seat] = self.remaining(seat, now)
            del self.since[seat]
