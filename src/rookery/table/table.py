"""A table: what its events have made of it. `apply` is the only thing that changes one."""

from __future__ import annotations

from dataclasses import dataclass, field

from rookery.engine import registry
from rookery.engine.events import Event
from rookery.engine.game import AnyGame, Options
from rookery.engine.journal import Journal, blend, commit
from rookery.engine.match import Attempt, Match
from rookery.engine.refusals import Refusal
from rookery.minds import levels
from rookery.table import events
from rookery.table.clock import Clocks
from rookery.table.events import Happening

CHANGING = events.Started | events.Moved | events.Undone  # the game
PLAYERS = "player:"  # what the key of a player begins with; then their ids
OTHER_RULES = "other_rules"  # why a table is closed whose game's rules have changed since it began


@dataclass
class Sitting:
    """A seat and whose it is."""

    kind: str  # person, open, link, bot
    name: str = ""
    bot: str = ""  # plays here now: always, or standing in
    token: str = ""  # the hash of the secret that opens it
    link: str = ""  # the hash of a secret that lets somebody take it
    share: str = ""
    player: str = ""  # whose it is, where they are known

    @property
    def free(self) -> bool:
        """Whether somebody is still to come."""
        return self.kind in ("open", "link")


@dataclass
class Consent:
    """A wish to take moves back, and who has not yet agreed."""

    seat: int
    to: int
    waiting: set[int]
    request: str


@dataclass
class Entry:
    """Something that happened, with what the rules told of it."""

    number: int
    event: Happening
    moves: int  # how many had been made, after it
    told: list[Event] = field(default_factory=list)
    unseen: bool = False  # nobody else may know whose it is


class Table:
    """A table as it is after its first `number` events."""

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.opened: events.Opened | None = None
        self.rules = 0  # the version of the game's rules that it is played by
        self.sittings: list[Sitting] = []
        self.match: Match | None = None  # once it has started
        self.points: list[list[int]] = []  # everybody's after each move, as far as was kept
        self.shares: list[str] = []  # what the people of its first deal have added to it, by seat
        self.entries: list[Entry] = []
        self.requests: dict[tuple[int, str], int] = {}  # what each seat asked for, and the number it got
        self.hinted: dict[int, int] = {}  # the seats that have asked for a hint, and after which move, by its number
        self.consent: Consent | None = None
        self.called_off: set[int] = set()  # the seats that would rather stop
        self.clocks: Clocks | None = None  # once it has started, where time is kept
        self.goes_on = False  # whether the last move left its seat, alone before and after, with another one to make
        self.slept = 0.0  # until when no server ran, the last time
        self.asked_since = 0.0  # when the seats that owe a move were asked
        self.asked: dict[
            int, tuple[int, float]
        ] = {}  # the people who owe one: after how many moves they were asked, when
        self.touched = 0.0
        self.taken_back = 0
        self.unfair = False  # something was taken back that somebody had learnt from
        self.ended: events.Ended | None = None
        self.revealed = False  # duplicate: the deal is over at all tables
        self.closed = ""
        self.public = False  # whether the lobby lists it
        self.rematch = ""

    # Asking

    @property
    def number(self) -> int:
        """How many events there have been."""
        return len(self.entries)

    @property
    def head(self) -> events.Opened:
        """How it was opened."""
        assert self.opened is not None
        return self.opened

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return registry.find(self.head.game)

    @property
    def options(self) -> Options:
        """With which options."""
        return self.game.settle(self.head.options)

    @property
    def over(self) -> bool:
        """Whether a game was played to its end here."""
        return self.ended is not None or (self.match is not None and self.match.over)

    @property
    def done(self) -> bool:
        """Whether nothing can be played here any more."""
        return self.over or bool(self.closed)

    @property
    def open_book(self) -> bool:
        """Whether everything about the game may be known: it is over, wherever it was dealt."""
        return self.over and (self.head.purpose != "duplicate" or self.revealed)

    @property
    def moves(self) -> int:
        """How many moves have been made."""
        return len(self.points)

    def finished(self) -> Match:
        """The match, where everything about it may be known."""
        if self.match is None or not self.over:
            raise Refusal("not_over")
        if not self.open_book:
            raise Refusal("dealt_elsewhere")
        return self.match

    def number_of_last_move(self) -> int:
        """The number of the last event that changed the game."""
        return next((one.number for one in reversed(self.entries) if isinstance(one.event, CHANGING)), 0)

    def hints(self) -> list[int]:
        """How often each seat has asked for a hint; empty where nobody did."""
        return list(self.match.hints) if self.match is not None and any(self.match.hints) else []

    def seat_of(self, key: str) -> int | None:
        """The seat that a key opens: its own, or its player's; one that is kept for them is not yet theirs."""
        players = key.removeprefix(PLAYERS).split(",") if key.startswith(PLAYERS) else []
        for seat, one in enumerate(self.sittings):
            if key and (key == one.token or (one.player and one.player in players and not one.free)):
                return seat
        return None

    def made_by(self, key: str) -> bool:
        """Whether a key is that of who made the table."""
        seat = self.seat_of(key)
        return bool(key) and (
            key == self.head.maker or (seat is not None and self.sittings[seat].token == self.head.maker)
        )

    def missing(self) -> list[int]:
        """The seats that nobody has come to."""
        return [seat for seat, one in enumerate(self.sittings) if one.free]

    def people(self) -> list[int]:
        """The seats of people, whether they play themselves now or not."""
        return [seat for seat, one in enumerate(self.sittings) if one.kind == "person"]

    def waiting(self) -> list[int]:
        """The seats that owe a move."""
        return self.match.waiting() if self.match is not None and not self.done else []

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that owe a move and are played by a bot, with its name."""
        return [(seat, self.sittings[seat].bot) for seat in self.waiting() if self.sittings[seat].bot]

    def scores(self) -> list[int]:
        """Everybody's points as they stood after the last move; none, where they were not kept."""
        return self.points[-1] if self.points else []

    def commitment(self) -> str:
        """The promise of the server's part in the deal."""
        return commit(self.head.secret, self.head.nonce)

    def journal(self) -> Journal:
        """The game so far, for keeping."""
        assert self.match is not None
        self.match.seats = [one.bot or "person" for one in self.sittings]
        journal = self.match.journal()
        journal.commitment = self.commitment()
        journal.secret = self.head.secret
        journal.shares = self.shares
        journal.unfair = self.unfair
        return journal

    # Changing

    def apply(self, event: Happening, attempt: Attempt | None = None) -> Entry:
        """Let an event happen; a move that was just tried on a copy is not played again."""
        entry = Entry(self.number + 1, event, self.moves)
        self.touched = event.at
        if isinstance(event, events.Moved):
            self._moved(event, entry, attempt)
        elif isinstance(event, events.Undone):
            self._undone(event, entry)
        elif isinstance(event, events.Asked):
            self.consent = Consent(event.seat, event.to, set(self.people()) - {event.seat}, event.request)
        elif isinstance(event, events.Answered):
            self._answered(event)
        elif isinstance(event, events.Hinted):
            self.hinted[event.seat] = self.number_of_last_move()
            if self.match is not None:
                self.match.hints[event.seat] += 1
        elif isinstance(event, events.CalledOff):
            self.called_off.add(event.seat)
        elif isinstance(event, events.Opened):
            self.opened = event
            self.rules = event.rules
            self.public = event.public
            self.sittings = [
                Sitting(one.kind, one.name, one.bot, link=one.link, player=one.player) for one in event.places
            ]
        elif isinstance(event, events.Started):
            self._started(event, entry)
        elif isinstance(event, events.Ended):
            self.ended = event
        elif isinstance(event, events.Revealed):
            self.revealed = True
        elif isinstance(event, events.Rematched):
            self.rematch = event.table
        elif isinstance(event, events.Closed):
            self.closed = event.reason
        elif isinstance(event, events.Shown):
            self.public = event.public
        elif isinstance(event, events.Slept):
            self.slept = event.until
        elif not isinstance(event, events.Said):
            self._seat_changed(event)
        running = [seat for seat in self.waiting() if not self.sittings[seat].bot]
        self._ask(event, running)
        if self.clocks is not None:
            unseen = self.match.state.unseen() if self.match is not None and not self.done else []
            self.clocks.follow(event, running, unseen, self.goes_on)
        entry.moves = self.moves
        self.entries.append(entry)
        request = getattr(event, "request", "")
        if request:
            self.requests[event.seat, request] = entry.number  # type: ignore[union-attr]
        return entry

    def _moved(self, event: events.Moved, entry: Entry, attempt: Attempt | None) -> None:
        self.points.append(event.scores or self.scores())
        if self.match is None:
            return  # it was played by other rules
        attempt = attempt or self.match.attempt(event.seat, event.move)
        alone = self.match.waiting() == [event.seat]
        self.match.accept(attempt)
        self.goes_on = alone and self.match.waiting() == [event.seat]
        entry.told, entry.unseen = attempt.told, attempt.unseen
        self.consent = None
        self.asked_since = event.at

    def _undone(self, event: events.Undone, entry: Entry) -> None:
        del self.points[event.to :]
        if self.match is None:
            return  # it was played by other rules
        entry.unseen = any(self.match.unseen[event.to :])
        self.match.rewind(event.to)
        self.consent = None
        self.asked_since = event.at
        self.taken_back += 1
        self.unfair = self.unfair or not event.fair

    def _ask(self, event: Happening, seats: list[int]) -> None:
        """Note who is asked since when. A turn that goes on, or comes again after a take-back, is the same one."""
        if isinstance(event, events.Moved) and not self.goes_on:
            self.asked.pop(event.seat, None)
        known = {seat: self.asked.get(seat, (self.moves, event.at)) for seat in seats}
        self.asked = {seat: (min(turn, self.moves), at) for seat, (turn, at) in known.items()}

    def _answered(self, event: events.Answered) -> None:
        assert self.consent is not None
        if event.yes:
            self.consent.waiting.discard(event.seat)
        else:
            self.consent = None

    def _started(self, event: events.Started, entry: Entry) -> None:
        self.rules = event.rules or self.rules
        if self.rules != self.game.rules_version:
            self.closed = OTHER_RULES
            return
        if self.head.purpose == "game":
            self.shares = [one.share for one in self.sittings]
        seed = blend(self.head.secret, self.shares)
        self.match = Match(self.game, len(self.sittings), self.head.options, seed, self.head.nonce)
        for seat, move in self.head.moves:
            self.match.play(seat, move)
            self.points.append([score.total for score in self.match.scores()])
        entry.told = [one for told in self.match.log for one in told]
        self.asked_since = event.at
        if self.head.clock is not None:
            self.clocks = Clocks(self.head.clock, len(self.sittings))

    def _seat_changed(
        self,
        event: events.Seated
        | events.Given
        | events.Left
        | events.StoodIn
        | events.TimedOut
        | events.Returned
        | events.Forgotten
        | events.Offered,
    ) -> None:
        sitting = self.sittings[event.seat]
        if isinstance(event, events.Seated):
            share = sitting.share if self.match is not None else event.share
            self.sittings[event.seat] = Sitting(
                "person", event.name, token=event.token, share=share, player=event.player
            )
        elif isinstance(event, events.Given):
            self.sittings[event.seat] = Sitting("bot", bot=event.bot)
        elif isinstance(event, events.Forgotten):
            self.sittings[event.seat] = Sitting("bot", bot=sitting.bot or levels.STAND_IN)
            self._forget(event.seat)
        elif isinstance(event, events.Offered):
            sitting.link = event.link
        else:
            sitting.bot = "" if isinstance(event, events.Returned) else levels.STAND_IN

    def _forget(self, seat: int) -> None:
        """Take what is personal of a seat out of memory, as it is taken out of what is kept."""
        last = max(
            place
            for place, one in enumerate(self.entries)
            if isinstance(one.event, events.Seated) and one.event.seat == seat
        )
        for place, entry in enumerate(self.entries):
            if place >= last:
                entry.event = events.anonymous(entry.event, {seat})


def fold(id_: str, happenings: list[Happening]) -> Table:
    """The table that its events have made."""
    table = Table(id_)
    for event in happenings:
        table.apply(event)
    return table
