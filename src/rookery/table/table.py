"""A table: a match, who sits at it, what has happened, and who is listening."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from rookery.engine.events import Event
from rookery.engine.match import Match
from rookery.table import keys, protocol


@dataclass
class Sitting:
    """A seat and whose it is."""

    kind: protocol.SeatKind
    name: str = ""
    bot: str = ""  # plays here now: always, or standing in
    token_hash: str = ""
    link_hash: str = ""


@dataclass
class Happening:
    """One numbered thing that happened at a table; a line of its file."""

    number: int
    what: str
    seat: int | None
    move: int
    told: list[Event] = field(default_factory=list)
    text: str = ""
    change: protocol.Change = ""
    request: str = ""  # the client's id for it
    unseen: bool = False  # nobody else may know whose it is

    def message(self, viewer: int | None) -> protocol.Event:
        """As a seat, or a spectator, may know it."""
        seat = None if self.unseen and viewer != self.seat else self.seat
        told = [protocol.Told(event.kind, event.rule, event.args) for event in self.told if event.seen_by(viewer)]
        return protocol.Event(self.number, self.what, seat, self.move, told, self.text, self.change)  # type: ignore[arg-type]


class Listener:
    """Somebody connected to a table: a seat's person, or a spectator."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat

    def hear(self, message: bytes) -> None:
        """Take a message to be sent."""
        raise NotImplementedError

    def dismiss(self) -> None:
        """Stop listening: the seat is somebody else's now."""
        raise NotImplementedError


@dataclass
class Consent:
    """A wish to take moves back that the others are asked about."""

    seat: int
    to: int  # how many moves would be left
    waiting: set[int]
    request: str  # the id of the wish


class Table:
    """A table in memory. It changes only after the change is on disk; `Hall` sees to that."""

    def __init__(self, id_: str, match: Match, sittings: list[Sitting], public: bool, spectators: bool) -> None:
        self.id = id_
        self.match = match
        self.sittings = sittings
        self.public = public
        self.spectators = spectators
        self.rematch = ""
        self.happenings: list[Happening] = []
        self.requests: dict[tuple[int, str], int] = {}
        self.listeners: set[Listener] = set()
        self.consent: Consent | None = None

    # What has happened

    def add(
        self,
        what: str,
        seat: int | None = None,
        text: str = "",
        change: protocol.Change = "",
        request: str = "",
        to: int = 0,
    ) -> Happening:
        """Let something happen: the next number, and for a move its text, for an undo how many moves are left."""
        told: list[Event] = []
        unseen = False
        if what == "start":
            told = self.match.log[0]
        elif what == "move":
            assert seat is not None
            told = self.match.play(seat, text)
            unseen = self.match.unseen[-1]
            text = ""
        elif what == "undo":
            unseen = any(self.match.unseen[to:])
            self.match.rewind(to)
        number = len(self.happenings) + 1
        happening = Happening(number, what, seat, len(self.match.moves), told, text, change, request, unseen)
        self.happenings.append(happening)
        if request and seat is not None:
            self.requests[seat, request] = number
        if what in ("move", "undo"):
            self.consent = None
        return happening

    def over_after(self, what: str, seat: int | None, text: str) -> bool:
        """Whether the game is over once this has happened."""
        if what != "move":
            return what != "undo" and self.match.over
        move = self.match.game.catalogue.find(text)
        assert seat is not None
        assert move is not None
        state = self.match.state.copy()
        state.play(seat, move)
        return not state.waiting()

    # Who is there

    def seat_of(self, token: str) -> int | None:
        """The seat that a token opens."""
        return next((seat for seat, one in enumerate(self.sittings) if keys.opens(token, one.token_hash)), None)

    def seat_of_link(self, link: str) -> int | None:
        """The seat that a link lets somebody take."""
        return next((seat for seat, one in enumerate(self.sittings) if keys.opens(link, one.link_hash)), None)

    def here(self, seat: int) -> bool:
        """Whether the person of a seat is connected."""
        return any(listener.seat == seat for listener in self.listeners)

    def people(self) -> list[int]:
        """The seats whose person plays himself."""
        return [seat for seat, one in enumerate(self.sittings) if one.kind == "person" and not one.bot]

    def seats(self) -> list[protocol.Seat]:
        """All seats as everyone may see them."""
        return [protocol.Seat(one.kind, one.name, one.bot, self.here(seat)) for seat, one in enumerate(self.sittings)]

    def bot_to_move(self) -> tuple[int, str] | None:
        """A seat that owes a move and is played by a bot, with the bot's name."""
        for seat in self.match.waiting():
            if self.sittings[seat].bot:
                return seat, self.sittings[seat].bot
        return None

    # What is said

    def hello(self, seat: int | None) -> protocol.Hello:
        """The answer to who comes."""
        match = self.match
        return protocol.Hello(
            self.id, match.game.name, match.game.rules_version, match.players, dict(match.options), seat,
            match.commitment, len(self.happenings),
        )  # fmt: skip

    def view(self, seat: int | None) -> protocol.View:
        """The table as a seat, or a spectator, sees it."""
        match = self.match
        mine = seat is not None and bool(match.moves) and match.moves[-1][0] == seat
        undo = mine and seat is not None and match.undo_refusal(seat) is None
        proof = protocol.Proof(f"{match.seed:x}", match.nonce) if match.over else None
        return protocol.View(len(self.happenings), len(match.moves), match.view(seat), undo, proof)

    def presence(self) -> protocol.Presence:
        """Who sits where and is there."""
        watching = len([listener for listener in self.listeners if listener.seat is None])
        return protocol.Presence(self.seats(), watching, self.rematch)

    def asked(self) -> protocol.Asked:
        """Whose wish to take moves back is open."""
        if self.consent is None:
            return protocol.Asked(None, [])
        return protocol.Asked(self.consent.seat, sorted(self.consent.waiting))

    def listed(self) -> protocol.Listed:
        """The table as the lobby lists it."""
        match = self.match
        return protocol.Listed(self.id, match.game.name, self.seats(), self.spectators, len(match.moves), match.over)

    def tell(self, happening: Happening) -> None:
        """Tell everybody what happened, and show them the table as it is now."""
        messages: dict[int | None, tuple[bytes, bytes]] = {}
        for listener in list(self.listeners):
            if listener.seat not in messages:
                event = msgspec.json.encode(happening.message(listener.seat))
                messages[listener.seat] = event, msgspec.json.encode(self.view(listener.seat))
            for message in messages[listener.seat]:
                listener.hear(message)

    def tell_all(self, message: protocol.Reply) -> None:
        """Send everybody the same."""
        encoded = msgspec.json.encode(message)
        for listener in list(self.listeners):
            listener.hear(encoded)
