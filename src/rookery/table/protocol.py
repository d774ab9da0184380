"""What travels between server and clients. docs/protocol.md tells it in words; TypeScript is generated from it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

TEXT_LIMIT = 400  # characters of a chat message
NAME_LIMIT = 24
ID_LIMIT = 64

SeatKind = Literal["person", "open", "link", "bot"]
Change = Literal["", "sat_down", "left", "stood_in", "came_back"]


# Seats and tables


class Seat(msgspec.Struct):
    """A seat as everyone may see it."""

    kind: SeatKind  # taken by a person, open to anybody, kept for a link, or a bot's
    name: str  # the person's name; empty while nobody has come
    bot: str  # the bot that plays here now: always, or standing in; empty when a person does
    here: bool  # whether that person is connected


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as a table's maker wants it."""

    kind: Literal["me", "open", "link", "bot"]
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: str
    seats: list[Wish]
    name: str = ""  # of the maker, if he sits down
    options: dict[str, bool | int | str] = {}
    public: bool = False  # listed in the lobby
    spectators: bool = True


class Taken(msgspec.Struct):
    """A seat taken: its token is the only key to it, and is shown once."""

    table: str
    seat: int | None  # None: the maker only watches
    token: str
    links: dict[int, str] = {}  # by seat, secrets that let somebody take it, once


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/join: take an open seat, or the one a link was made for."""

    name: str = ""
    link: str = ""


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/{leave,handover,standin,rematch}: something that a seat asks for."""

    seat: int | None = None  # standin: for whom
    bot: str = ""  # standin: which bot


class Link(msgspec.Struct):
    """A secret that lets somebody take a seat, once."""

    seat: int
    link: str


class Listed(msgspec.Struct):
    """A table as the lobby lists it."""

    table: str
    game: str
    seats: list[Seat]
    spectators: bool
    moves: int
    over: bool


# What a client says over the WebSocket. Every message has an id of the client's own; sending one twice is harmless.


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    """The first message: who I am, and the number of the last event I have seen (0: none)."""

    id: str
    token: str = ""  # empty: a spectator
    since: int = 0


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """A move."""

    id: str
    verb: str
    piece: int | str | None = None


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take my last move back; or, with an answer, agree or not to another's wish."""

    id: str
    answer: bool | None = None


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """A word to the table."""

    id: str
    text: str


Request = Resume | Act | Undo | Chat


# What the server says.


class Hello(msgspec.Struct, tag="hello"):
    """The answer to resume: the table, and who you are at it."""

    table: str
    game: str
    rules: int
    players: int
    options: dict[str, bool | int | str]
    seat: int | None  # None: a spectator
    commitment: str  # the promise of the deal
    number: int  # of the last event; those after `since` follow


class Told(msgspec.Struct):
    """One thing that happened, as the engine tells it."""

    kind: str
    rule: str
    args: dict[str, Any]


class Event(msgspec.Struct, tag="event"):
    """What happened, numbered without gaps: a move, an undo, a word, a change of seats."""

    number: int
    what: Literal["start", "move", "undo", "chat", "seat"]
    seat: int | None  # who did it; None: the rules, or a spectator
    move: int  # how many moves had been made, after it
    told: list[Told]  # start, move: what this seat may know of it
    text: str = ""  # chat: the words; seat: the name of whose it is
    change: Change = ""  # seat: what has changed there


class View(msgspec.Struct, tag="view"):
    """The table as this seat sees it, with its legal moves inside; sent after every change."""

    number: int  # of the last event it includes
    move: int  # how many moves have been made
    view: dict[str, Any]
    undo: bool  # whether this seat may take its last move back without asking
    proof: Proof | None = None  # when it is over


class Proof(msgspec.Struct):
    """What opens the promise."""

    seed: str  # hexadecimal
    nonce: str


class Asked(msgspec.Struct, tag="request"):
    """Somebody wants to take a move back that others would have to forget; all other people at the table answer."""

    seat: int | None  # who asks; None: nobody any more
    waiting: list[int]  # who has not answered yet


class Ack(msgspec.Struct, tag="ack"):
    """A request was carried out, and is on disk."""

    id: str
    number: int  # of the event it became; 0 where it became none


class Refuse(msgspec.Struct, tag="refuse"):
    """A request was not carried out, and nothing has changed."""

    id: str
    reason: str
    rule: str
    args: dict[str, Any]


class Presence(msgspec.Struct, tag="presence"):
    """Who sits where and is there."""

    seats: list[Seat]
    watching: int
    rematch: str = ""  # the table at which the same people may play again


Reply = Hello | Event | View | Asked | Ack | Refuse | Presence


# What can be asked over plain HTTP.


class OptionInfo(msgspec.Struct):
    """An option of a game."""

    name: str
    default: bool | int | str
    low: int
    high: int
    choices: list[str]
    edition: bool  # the value is the text of a file of one's own; none: the edition in the box


class GameInfo(msgspec.Struct):
    """GET /api/games: a game, for the front page."""

    name: str
    low: int  # players
    high: int
    options: list[OptionInfo]
    reconstructed: bool
    bots: list[str]  # the weakest first
    title: dict[str, str]  # by language
    summary: dict[str, str]
    length: dict[str, str]


class RuleInfo(msgspec.Struct):
    """GET /api/games/{game}/rules/{language}: a numbered paragraph."""

    number: str
    section: str
    text: str


class Moment(msgspec.Struct):
    """GET /api/tables/{table}/moments/{move}: the table after so many moves, as this seat saw it then."""

    move: int
    moves: int  # how many there are
    seat: int | None  # who made the last of them
    told: list[Told]  # by it
    view: dict[str, Any]


class Fault(msgspec.Struct):
    """The body of every HTTP error."""

    reason: str
    rule: str = ""
    args: dict[str, Any] = {}
