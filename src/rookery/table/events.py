"""What happens at a table, as it is kept and replayed: nothing else is the truth about a table."""

from __future__ import annotations

from typing import Literal

import msgspec


class TableEvent(msgspec.Struct, tag_field="what", forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Something that happened at a table, and when, in seconds since 1970."""

    at: float


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept: live, a bank for the whole game and something for each turn; or days for each turn."""

    kind: Literal["live", "days"]
    bank: float  # seconds: live, what everybody begins with; days, for each turn
    increment: float = 0.0  # live: seconds that a turn adds when it is over


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as it was when the table was opened: for a person, anybody, whoever has a link, or a bot."""

    kind: Literal["person", "open", "link", "bot"]
    bot: str = ""
    link: str = ""  # the hash of a secret that lets somebody take it
    name: str = ""  # for whom it is kept
    player: str = ""  # and who that is, where they are known


class Opened(TableEvent, tag="opened"):
    """A table was made: what is played at it, who may sit where, and the server's secret for the deal."""

    game: str
    rules: int
    options: dict[str, bool | int | str]
    places: list[Place]
    public: bool
    spectators: bool
    maker: str  # the hash of the maker's secret
    secret: str  # hexadecimal; promised before anybody sits down, shown when it is over
    nonce: str
    # What it is for. Where it is no game among people, or one of several with the same deal, the secret alone deals.
    purpose: Literal["game", "lesson", "study", "duplicate"] = "game"
    moves: list[tuple[int, str]] = []  # study: what was played before, at another table
    clock: Clock | None = None  # how time is kept; None: it is not
    night: str = ""  # duplicate: the club night that it belongs to


class Seated(TableEvent, tag="seated"):
    """A person sat down, on a free seat or on one that was handed over."""

    seat: int
    name: str
    token: str  # the hash of the secret that opens the seat
    share: str  # their contribution to the deal, hexadecimal
    player: str = ""  # whose it is, by the id of a player who is known; it opens nothing by itself


class Given(TableEvent, tag="given"):
    """A seat that nobody had come to was given to a bot, for good."""

    seat: int
    bot: str


class Started(TableEvent, tag="started"):
    """All seats are taken, and the cards are dealt."""

    rules: int = 0  # the version they are dealt by; 0: the one that the table was opened with


class Moved(TableEvent, tag="moved"):
    """A move was made."""

    seat: int
    move: str
    request: str = ""  # the client's own id for it
    scores: list[int] = []  # everybody's points after it, where they have changed: for the day its rules are gone


class Asked(TableEvent, tag="asked"):
    """Somebody wants to take moves back that others would have to forget."""

    seat: int
    to: int  # how many moves would be left
    request: str = ""


class Answered(TableEvent, tag="answered"):
    """Somebody agreed to that, or did not."""

    seat: int
    yes: bool
    request: str = ""


class Undone(TableEvent, tag="undone"):
    """Moves were taken back; fair, where nobody had learnt anything by them."""

    seat: int
    to: int
    fair: bool
    request: str = ""


class Said(TableEvent, tag="said"):
    """A word to the table."""

    seat: int
    text: str
    request: str = ""


class Hinted(TableEvent, tag="hinted"):
    """Somebody asked for a hint, after so many moves."""

    seat: int
    moves: int


class CalledOff(TableEvent, tag="called_off"):
    """Somebody would rather stop a game that does not come to its end; when all people would, it is closed."""

    seat: int


class Left(TableEvent, tag="left"):
    """Somebody left their seat to the table's bot, until they come back."""

    seat: int


class StoodIn(TableEvent, tag="stood_in"):
    """The table's bot was let in for somebody who is away."""

    seat: int
    by: int


class TimedOut(TableEvent, tag="timed_out"):
    """Somebody's time ran out, and the table's bot plays for them until they come back."""

    seat: int


class Slept(TableEvent, tag="slept"):
    """Nobody could play for a while, because no server ran: no clock ran either."""

    since: float
    until: float


class Returned(TableEvent, tag="returned"):
    """Somebody took their seat back from the bot."""

    seat: int


class Forgotten(TableEvent, tag="forgotten"):
    """Somebody wants to be forgotten: their seat is a bot's for good, and they were somebody."""

    seat: int


class Offered(TableEvent, tag="offered"):
    """Somebody made a link by which another person can take their seat."""

    seat: int
    link: str  # the hash of the secret


class Shown(TableEvent, tag="shown"):
    """A table that was opened in public was taken off the lobby by who made it, or put back."""

    public: bool


class Ended(TableEvent, tag="ended"):
    """The game is over."""

    ending: str
    returns: list[float]
    scores: list[int]
    unfair: bool = False  # something was taken back that somebody had learnt from
    hints: list[int] = []  # how often each seat has asked for one; empty where nobody did


class Revealed(TableEvent, tag="revealed"):
    """The same deal is over at all tables: what it was may be known."""


class Rematched(TableEvent, tag="rematched"):
    """The same people play again, at another table."""

    table: str


class Closed(TableEvent, tag="closed"):
    """The table was closed before its game was over."""

    reason: str
    word: str = ""  # of the host, to its people


Happening = (
    Opened | Seated | Given | Started | Moved | Asked | Answered | Undone | Said | Hinted | CalledOff | Left | StoodIn
    | TimedOut | Slept | Forgotten | Returned | Offered | Shown | Ended | Revealed | Rematched | Closed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Happening).decode
decode_all = msgspec.json.Decoder(list[Happening]).decode


def anonymous(event: Happening, seats: set[int]) -> Happening:
    """An event without what is personal in it, where it is of one of some seats; the same one where nothing is."""
    if isinstance(event, Seated) and event.seat in seats and (event.name or event.player):
        return msgspec.structs.replace(event, name="", player="", token="")
    if isinstance(event, Said) and event.seat in seats and event.text:
        return msgspec.structs.replace(event, text="")
    return event


def unkept(opened: Opened, ids: set[str]) -> Opened:
    """How a table was opened, without the names of players for whom a seat was kept there, or who made it."""
    kept = [one for one in opened.places if one.player in ids]
    made = any(id_ in opened.maker.removeprefix("player:").split(",") for id_ in ids)
    if not kept and not made:
        return opened
    places = [msgspec.structs.replace(one, name="", player="") if one in kept else one for one in opened.places]
    return msgspec.structs.replace(opened, places=places, maker="" if made else opened.maker)
