"""What happens at a table, as it is kept and replayed: nothing else is the truth about a table."""

from __future__ import annotations

from typing import Literal

import msgspec


class TableEvent(msgspec.Struct, tag_field="what", forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Something that happened at a table, and when, in seconds since 1970."""

    at: float


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as it was when the table was opened: for a person, anybody, whoever has a link, or a bot."""

    kind: Literal["person", "open", "link", "bot"]
    bot: str = ""
    link: str = ""  # the hash of a secret that lets somebody take it
    name: str = ""  # for whom it is kept


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
    purpose: Literal["game", "lesson", "study"] = "game"  # where it is no game among people, the secret alone deals
    moves: list[tuple[int, str]] = []  # study: what was played before, at another table


class Seated(TableEvent, tag="seated"):
    """A person sat down, on a free seat or on one that was handed over."""

    seat: int
    name: str
    token: str  # the hash of the secret that opens the seat
    share: str  # their contribution to the deal, hexadecimal


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


class Returned(TableEvent, tag="returned"):
    """Somebody took their seat back from the bot."""

    seat: int


class Offered(TableEvent, tag="offered"):
    """Somebody made a link by which another person can take their seat."""

    seat: int
    link: str  # the hash of the secret


class Ended(TableEvent, tag="ended"):
    """The game is over."""

    ending: str
    returns: list[float]
    scores: list[int]
    unfair: bool = False  # something was taken back that somebody had learnt from
    hints: list[int] = []  # how often each seat has asked for one; empty where nobody did


class Rematched(TableEvent, tag="rematched"):
    """The same people play again, at another table."""

    table: str


class Closed(TableEvent, tag="closed"):
    """The table was closed before its game was over."""

    reason: str


Happening = (
    Opened | Seated | Given | Started | Moved | Asked | Answered | Undone | Said | Hinted | CalledOff | Left | StoodIn
    | Returned | Offered | Ended | Rematched | Closed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Happening).decode
decode_all = msgspec.json.Decoder(list[Happening]).decode
