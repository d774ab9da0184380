"""What can be asked of a table. Whoever asks shows a key: the hash of a secret, checked where the deed is decided."""

from __future__ import annotations

from dataclasses import dataclass

from rookery.table.events import Opened


@dataclass(frozen=True)
class Open:
    """Make the table."""

    opened: Opened


@dataclass(frozen=True)
class Sit:
    """Take an open seat, or with a link the seat it was made for."""

    link: str  # the hash of a secret, or empty
    name: str
    token: str  # the hash of the key to be
    share: str


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
class Close:
    """The host, or the server, closes the table."""

    reason: str


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
    | HandOver
    | Rematch
    | Close
)
