"""Who listens at a table, and what each of them is sent: encoded once for all who see the same."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from rookery.engine.match import asked, look
from rookery.engine.view import View
from rookery.table import events, protocol
from rookery.table.clock import Clocks
from rookery.table.patch import difference
from rookery.table.table import Entry, Table

GATHER = 0.2  # seconds in which comings and goings are told in one word

CHANGES: dict[type, protocol.Change] = {
    events.Seated: "sat_down", events.Given: "given", events.Left: "left", events.StoodIn: "stood_in",
    events.TimedOut: "timed_out", events.Returned: "came_back",
    events.Forgotten: "given", events.Offered: "offered",
}  # fmt: skip
WHATS: dict[type, protocol.What] = {
    events.Opened: "open", events.Started: "start", events.Moved: "move", events.Undone: "undo",
    events.Hinted: "hint", events.CalledOff: "call_off",
    events.Asked: "ask", events.Answered: "answer", events.Said: "chat", events.Ended: "end",
    events.Rematched: "rematch", events.Closed: "close", events.Slept: "sleep", events.Revealed: "reveal",
    events.Shown: "lobby",
}  # fmt: skip
PRESENCE = (*CHANGES, events.Rematched, events.Shown)  # after these, presence is told anew
# After these, the view is what it was.
QUIET = (events.Said, events.Hinted, events.CalledOff, events.Offered, events.Shown, events.Slept, events.Revealed)


class Listener:
    """Somebody connected to a table: a seat's person, or a spectator."""

    def __init__(self, seat: int | None, key: str) -> None:
        self.seat = seat
        self.key = key  # the hash of what opened the seat

    def hear(self, message: bytes) -> None:
        """Take a message to be sent."""
        raise NotImplementedError

    def dismiss(self) -> None:
        """Stop listening: the seat is somebody else's now."""
        raise NotImplementedError


class Audience:
    """The listeners of a table in this process, and who is there in others."""

    def __init__(self, table: Table, clock: Callable[[], float] = time.time) -> None:
        self.table = table
        self.clock = clock
        self.listeners: set[Listener] = set()
        self.count: Counter[int | None] = Counter()  # of listeners, by seat
        self.shown: dict[int | None, View[Any]] = {}  # the view that listeners of each seat have
        self.elsewhere: dict[str, tuple[list[int], int]] = {}  # by worker: seats that are there, and watchers
        self.away_since: dict[int, float] = {}  # seats whose person has gone, and when
        self._telling: asyncio.TimerHandle | None = None

    # Coming and going

    def here(self) -> list[int]:
        """The seats whose person is connected in this process."""
        return sorted(seat for seat, count in self.count.items() if count and seat is not None)

    def present(self, seat: int) -> bool:
        """Whether a seat's person is connected anywhere."""
        return bool(self.count[seat]) or any(seat in seats for seats, _ in self.elsewhere.values())

    def deserted(self) -> bool:
        """Whether nobody is there, in no process."""
        return not self.listeners and not self.elsewhere

    def add(self, listener: Listener) -> None:
        """Somebody is connected."""
        self.listeners.add(listener)
        self.count[listener.seat] += 1
        self.tell_presence()

    def discard(self, listener: Listener) -> None:
        """Somebody is not any more."""
        self.listeners.discard(listener)
        self.count[listener.seat] -= 1
        if not self.count[listener.seat]:
            self.shown.pop(listener.seat, None)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Let everybody know who is there, soon: many who come and go at once cost one word."""
        if self._telling is None and self.listeners:
            self._telling = asyncio.get_running_loop().call_later(GATHER, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        self.send(msgspec.json.encode(self.presence()))

    def close(self) -> None:
        """Forget what was still to be told."""
        if self._telling is not None:
            self._telling.cancel()

    def dismiss_strangers(self) -> None:
        """Cut off whoever has lost their seat."""
        for listener in list(self.listeners):
            if listener.seat is not None and self.table.seat_of(listener.key) != listener.seat:
                listener.dismiss()

    # What is sent

    def send(self, message: bytes) -> None:
        """Send everybody the same."""
        for listener in list(self.listeners):
            listener.hear(message)

    def publish(self, entries: list[Entry]) -> None:
        """Tell everybody what has happened, and what it has changed for their eyes."""
        updates: dict[int | None, bytes] = {}
        changed = any(not isinstance(entry.event, QUIET) for entry in entries)
        for listener in list(self.listeners):
            if listener.seat not in updates:
                updates[listener.seat] = msgspec.json.encode(self.update(listener.seat, entries, changed))
            listener.hear(updates[listener.seat])
        if any(type(entry.event) in PRESENCE for entry in entries):
            self.dismiss_strangers()
            self.tell_presence()

    def update(self, seat: int | None, entries: list[Entry], changed: bool) -> protocol.Update:
        """What a seat hears of some events: the whole view the first time, then what has changed in it."""
        table = self.table
        update = protocol.Update(table.number, table.moves, [happened(entry, seat) for entry in entries])
        if table.consent is not None:
            update.asked = protocol.UndoWish(table.consent.seat, sorted(table.consent.waiting))
        if table.closed:
            update.sheet = protocol.Sheet(table.moves, table.scores())
        if table.match is None:
            return update
        if any(isinstance(entry.event, events.Moved | events.Undone) for entry in entries):
            update.undo = False  # until it is found to be fair
        if table.open_book:
            update.proof = protocol.Proof(
                table.head.secret, table.head.nonce, table.shares, table.unfair, table.hints()
            )
        if table.clocks is not None:
            update.clocks = self.times(table.clocks, seat, max(self.clock(), table.touched))
        if changed or seat not in self.shown:
            seen = look(table.game, table.match.state, seat)
            before = self.shown.get(seat)
            if before is None:
                update.view = seen
            elif before != seen:
                update.patch = difference(before, seen)
            self.shown[seat] = seen
        return update

    def times(self, clocks: Clocks, viewer: int | None, now: float) -> protocol.Times:
        """What everybody has left, as a seat may know it: who answers unseen is shown as they were asked."""
        table = self.table
        assert table.match is not None
        left = [clocks.remaining(seat, now) for seat in range(len(table.sittings))]
        running = set(clocks.since)
        for seat, (had, since) in clocks.shown.items():
            if seat != viewer and not table.sittings[seat].bot:
                left[seat] = max(0.0, had - max(0.0, now - since))
                running.add(seat)
        return protocol.Times(round(now, 1), [round(one, 1) for one in left], sorted(running))

    def tell_fairness(self, seat: int, fair: bool) -> None:
        """Let a seat know whether it may take its last move back without asking."""
        update = self.update(seat, [], False)  # a wish that is open stays so
        update.undo = fair
        message = msgspec.json.encode(update)
        for listener in list(self.listeners):
            if listener.seat == seat:
                listener.hear(message)

    def welcome(self, listener: Listener, since: int) -> list[bytes]:
        """What somebody who comes is sent: what they have missed, and the table as it is."""
        self.shown.pop(listener.seat, None)  # so that the view is sent whole; others of the seat have the same
        update = self.update(listener.seat, self.table.entries[max(0, since) :], True)
        return [msgspec.json.encode(one) for one in (self.hello(listener), update, self.presence())]

    def hello(self, listener: Listener) -> protocol.Hello:
        """The answer to who comes."""
        table = self.table
        head = table.head
        return protocol.Hello(
            table.id, head.game, table.rules, len(table.sittings), head.options, listener.seat,
            table.made_by(listener.key), table.commitment(), head.purpose,
            table.game.values(table.options),
            table.game.facts(len(table.sittings), table.options), table.number, head.clock,
            head.night,
        )  # fmt: skip

    def presence(self) -> protocol.Presence:
        """Who sits where and is there."""
        watching = self.count[None] + sum(count for _, count in self.elsewhere.values())
        lobby: protocol.Lobby = "" if not self.table.head.public else "listed" if self.table.public else "hidden"
        return protocol.Presence(self.seats(), watching, self.table.rematch, lobby)

    def seats(self) -> list[protocol.Seat]:
        """All seats as everyone may see them."""
        return [
            protocol.Seat(one.kind, one.name, one.bot, self.present(seat))  # type: ignore[arg-type]
            for seat, one in enumerate(self.table.sittings)
        ]

    def invitation(self, seat: int | None, watching: bool) -> protocol.Invitation:
        """The table as somebody sees it who thinks of sitting down, or of coming back."""
        table, match = self.table, self.table.match
        host = next((one.name for one in table.sittings if one.token == table.head.maker), "")
        to_move = asked(match.state, seat) if match is not None and watching and not table.done else []
        returns = table.ended.returns if table.ended is not None and watching else []
        return protocol.Invitation(
            table.head.game, table.game.values(table.options), host, self.seats(), match is not None, table.done,
            to_move, [one for one, share in enumerate(returns) if share == max(returns) > 0], table.commitment(),
            table.head.clock, seat,
        )  # fmt: skip

    def listed(self) -> protocol.Listed:
        """The table as the lobby lists it."""
        table = self.table
        return protocol.Listed(
            table.id, table.head.game, table.game.values(table.options), self.seats(), table.head.spectators,
            table.moves, table.match is not None, table.done, table.head.clock,
        )  # fmt: skip


def happened(entry: Entry, viewer: int | None) -> protocol.Happened:
    """An event as a seat, or a spectator, may know it."""
    event = entry.event
    seat: int | None = getattr(event, "seat", None)
    if entry.unseen and viewer != seat:
        seat = None
    told = [protocol.Told(one.kind, one.rule, one.args) for one in entry.told if one.seen_by(viewer)]
    what = WHATS.get(type(event), "seat")
    made = protocol.Happened(entry.number, what, seat, entry.moves, round(event.at, 1), told)
    if isinstance(event, events.Said):
        made.text = event.text
    elif isinstance(event, events.Seated):
        made.text = event.name
    elif isinstance(event, events.Closed):
        made.text, made.word = event.reason, event.word
    elif isinstance(event, events.Answered):
        made.yes = event.yes
    elif isinstance(event, events.Shown):
        made.yes = event.public
    made.change = CHANGES.get(type(event), "")
    return made
