"""What travels between server and clients. docs/protocol.md tells it in words; TypeScript is generated from it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rookery.engine.game import Values
from rookery.engine.view import View
from rookery.table.events import Clock

TEXT_LIMIT = 400  # characters of a chat message
NAME_LIMIT = 24
ID_LIMIT = 64

SeatKind = Literal["person", "open", "link", "bot"]
Change = Literal["", "sat_down", "given", "left", "stood_in", "timed_out", "came_back", "offered"]
What = Literal[
    "open",
    "seat",
    "start",
    "move",
    "undo",
    "ask",
    "answer",
    "chat",
    "hint",
    "call_off",
    "sleep",
    "reveal",
    "lobby",
    "end",
    "rematch",
    "close",
]
Lobby = Literal["", "listed", "hidden"]


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
    options: dict[str, bool | int | str] = {}
    public: bool = False  # listed in the lobby
    spectators: bool = True
    clock: Clock | None = None  # how time is kept; None: it is not


class Study(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/study: play on from a moment of a finished game, among bots."""

    seat: int
    move: int  # how many moves are kept
    bot: str = ""  # who plays the other seats; none: the usual rival


class Taken(msgspec.Struct):
    """A table made, or a seat taken. A token is the only key to a seat, and is shown once.

    Who makes a table, or asks for a rematch, sits down next: by `join`, with the token as the link, to be kept.
    """

    table: str
    seat: int | None  # None: the maker only watches, and has the token as the maker
    token: str
    commitment: str  # the promise of the server's part in the deal
    invite: str = ""  # a secret that lets others take the seats kept for a link, one each


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/join: take an open seat, or the one a link was made for.

    The share is drawn once the table's promise is known (`commitment`), so that nobody could choose the deal.
    """

    share: str  # a contribution to the deal: 16 to 64 random hexadecimal digits
    name: str = ""
    keep: bool = False  # let the link be the seat's token: for a seat that was kept for oneself
    link: str = ""


class SeatRequest(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/{fill,leave,return,handover,standin,rematch}: what a seat, or the maker, asks for."""

    seat: int | None = None  # standin: for whom
    bot: str = ""  # fill: which bot


class Why(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/why: why I cannot make a move now. The answer is a fault; with no reason where I can."""

    verb: str
    piece: int | str | None = None


class Link(msgspec.Struct):
    """A secret that lets somebody take a seat, once."""

    seat: int
    link: str


class Listed(msgspec.Struct):
    """A table as the lobby lists it."""

    table: str
    game: str
    values: Values
    seats: list[Seat]
    spectators: bool
    moves: int
    begun: bool
    over: bool
    clock: Clock | None = None


class Invitation(msgspec.Struct):
    """GET /api/tables/{table}: what anybody who has a table's address may know before they sit down."""

    game: str
    values: Values
    host: str  # the name of who made it, where they sit at it
    seats: list[Seat]
    begun: bool
    over: bool
    waiting: list[int]  # who is to move, for those who may watch
    winners: list[int]
    commitment: str  # the promise of the server's part in the deal
    clock: Clock | None = None
    seat: int | None = None  # which is yours already, by the key in the header


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
    maker: bool  # whether you may give free seats to bots
    commitment: str  # the promise of the server's part in the deal
    purpose: Literal["game", "lesson", "study", "duplicate"]  # what the table is for
    values: Values  # whose values are played with: the box's, printed or reconstructed, or those of an own edition
    facts: Any  # what stays the same for the whole game: the cards, the map; its types are the game's own
    number: int  # of the last event; an update with those after `since` follows
    clock: Clock | None = None  # how time is kept; None: it is not
    night: str = ""  # the club night that the table belongs to


class Told(msgspec.Struct):
    """One thing that happened, as the engine tells it."""

    kind: str
    rule: str
    args: dict[str, Any]


class Happened(msgspec.Struct, omit_defaults=True):
    """One thing that happened, numbered without gaps, the same for everyone but for what is told."""

    number: int
    what: What
    seat: int | None  # who did it; None: the rules, the server, or a seat that answered unseen
    move: int  # how many moves had been made, after it
    at: float  # when, in seconds since 1970
    told: list[Told] = []  # start, move: what this seat may know of it
    text: str = ""  # chat: the words; seat: the name of whose it is; close: why
    change: Change = ""  # seat: what has changed there
    yes: bool = False  # answer: whether they agree; lobby: whether the table is listed there
    word: str = ""  # close: what the host says to its people


class Update(msgspec.Struct, tag="update", omit_defaults=True):
    """What has happened, and the table as this seat sees it now. The first one after hello has the whole view."""

    number: int  # of the last event it includes
    move: int  # how many moves have been made
    events: list[Happened] = []
    view: View[Any] | None = None  # the whole of it
    patch: Any = None  # or what has changed in it: {key: patch} goes deeper, [value] replaces; lists go by place
    undo: bool | None = None  # whether this seat may take its last move back without asking; None: as before
    asked: UndoWish | None = None  # somebody wants to take moves back
    proof: Proof | None = None  # when it is over
    sheet: Sheet | None = None  # when it was closed before that
    clocks: Times | None = None  # where time is kept; None also: as before


class Times(msgspec.Struct):
    """What everybody has left, as this seat may know it."""

    at: float  # by the server's clock, in seconds since 1970
    left: list[float]  # seconds, by seat, at that moment
    running: list[int]  # whose clocks run


class UndoWish(msgspec.Struct):
    """Somebody wants to take moves back that others would have to forget; all other people at the table answer."""

    seat: int
    waiting: list[int]  # who has not answered yet


class Sheet(msgspec.Struct):
    """How far a game had come at a table that was closed before its end."""

    moves: int
    scores: list[int]  # everybody's points as they stood; none, where they are not known


class Proof(msgspec.Struct):
    """What opens the promise: the deal is made of the server's secret and of everybody's share."""

    secret: str  # hexadecimal
    nonce: str
    shares: list[str]  # by seat
    unfair: bool  # something was taken back that somebody had learnt from
    hints: list[int]  # how often each seat has asked for one; empty where nobody did


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
    lobby: Lobby = ""  # whether the lobby lists a public table, or its maker took it off


Reply = Hello | Update | Ack | Refuse | Presence


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
    bots: list[str]  # the levels, the weakest first
    rival: str  # the one to play against where nobody has chosen
    limit: int  # moves after which people may call a game off that could go on for ever; 0: it cannot
    lesson: bool  # whether there is a guided first game
    weight: int  # how much there is to learn: 1 the least, 5 the most
    standing: dict[str, str]  # moves that a client may make on its player's wish, each until such an event
    title: dict[str, str]  # by language
    summary: dict[str, str]
    length: dict[str, str]


class RuleInfo(msgspec.Struct):
    """A numbered paragraph.

    GET /api/games/{game}/rules/{language} as usual, /api/tables/{table}/rules/{language} as played at a table.
    """

    number: str
    section: str
    text: str


class Moment(msgspec.Struct):
    """GET /api/tables/{table}/moments/{move}: the table after so many moves, as this seat saw it then."""

    move: int
    moves: int  # how many there are
    seat: int | None  # who made the last of them; None also where that was unseen
    told: list[Told]  # by it
    view: View[Any]


class Fault(msgspec.Struct):
    """The body of every HTTP error."""

    reason: str
    rule: str = ""
    args: dict[str, Any] = {}
