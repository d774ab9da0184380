"""What can be asked of a table. Whoever asks shows a key: the hash of a secret, checked where the deed is decided."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.table.events import Opened, Seated


@dataclass(frozen=True)
class Open:
    """Make the table."""

    opened: Opened
    seated: tuple[Seated, ...] = ()  # who sits at it from the beginning


@dataclass(frozen=True)
class Sit:
    """Take an open seat, or with a link the next one it was made for."""

    link: str  # the hash of a secret, or empty
    name: str
    token: str  # the hash of the key to be
    share: str
    player: str = ""  # the id of who sits down, where they are known
    was: tuple[str, ...] = ()  # and those of who they were on other devices


@dataclass(frozen=True)
class Fill:
    """The maker gives all seats that nobody has come to to bots."""

    key: str
    bot: str


@dataclass(frozen=True)
class Act:
    """Make a move."""

    key: str
    move: str
    request: str


@dataclass(frozen=True)
class BotAct:
    """A bot makes a move that it has thought of when so many moves had been made."""

    seat: int
    move: str
    moves: int
    bot: str


@dataclass(frozen=True)
class TakeBack:
    """Take my last move back, or ask the others to let me."""

    key: str
    request: str


@dataclass(frozen=True)
class Answer:
    """Agree to another's wish to take back, or not."""

    key: str
    yes: bool
    request: str


@dataclass(frozen=True)
class Say:
    """Say something."""

    key: str
    text: str
    request: str


@dataclass(frozen=True)
class Hint:
    """Tell me what I could do now."""

    key: str


@dataclass(frozen=True)
class CallOff:
    """I would rather stop a game that does not come to its end."""

    key: str


@dataclass(frozen=True)
class Leave:
    """Leave my seat to the table's bot."""

    key: str


@dataclass(frozen=True)
class StandIn:
    """Let the table's bot play for somebody who has been away for some seconds."""

    key: str
    seat: int
    away: float


@dataclass(frozen=True)
class Return:
    """Take my seat back from the bot."""

    key: str


@dataclass(frozen=True)
class TimeOut:
    """The time is over of whoever has none left."""


@dataclass(frozen=True)
class Sleep:
    """No server ran for a while."""

    since: float
    until: float


@dataclass(frozen=True)
class Forget:
    """Forget who sat here."""

    key: str


@dataclass(frozen=True)
class Show:
    """The maker of a public table takes it off the lobby, or puts it back."""

    key: str
    public: bool


@dataclass(frozen=True)
class HandOver:
    """Make a link by which somebody else can take my seat."""

    key: str
    link: str  # the hash of the secret


@dataclass(frozen=True)
class Rematch:
    """The same people play again at another table."""

    key: str
    table: str


@dataclass(frozen=True)
class Reveal:
    """The same deal is over at all tables."""


@dataclass(frozen=True)
class Close:
    """The host, or the server, closes the table."""

    reason: str
    word: str = ""  # of the host, to its people


Command = (
    Open
    | Sit
    | Fill
    | Act
    | BotAct
    | TakeBack
    | Answer
    | Say
    | Hint
    | CallOff
    | Leave
    | StandIn
    | Return
    | TimeOut
    | Sleep
    | Forget
    | Show
    | HandOver
    | Reveal
    | Rematch
    | Close
)
