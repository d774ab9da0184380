"""What a seat may see of the table. A5: what lies in a packet is not shown again."""

from __future__ import annotations

from typing import Literal

from rookery.engine.game import Options
from rookery.engine.view import Shown
from rookery.games.assassin.count import Outcome
from rookery.games.assassin.pieces import (
    ROLES,
    TRICKS,
    Role,
    Suit,
)

Step = Literal["before", "lay", "replace", "after", "order", "join", "over"]


class Pile(Shown):
    """The packets that lie before a player, or in the centre."""

    packets: int
    victims: int
    doubled: bool  # A9: one of them counts two


class Player(Pile):
    """A player as everyone sees them; a card face down is for its owner's eyes."""

    points: int  # of the match
    laid: str | None  # "hearts-7", "jack", or "hidden" from others
    face_down: bool  # whether that card lies face down
    jack: Suit | None  # once it was used
    king: Suit | None  # once it was shown


class Mine(Shown):
    """One's own cards and secret answer, and what is left for the others to be and to hold."""

    hand: list[str]
    king: Suit
    jack: Suit
    jack_used: bool
    answer: str | None  # "use" or "pass", until all have answered
    kings_out: list[Suit]  # among the others, and the king set aside
    jacks_out: list[Suit]


class Deal(Shown):
    """A deal that was counted: who was who, and what it brought."""

    outcome: Outcome
    absent: bool  # A16: the assassin was the king set aside; the centre is a camp of its own
    traitor: int | None
    named: int | None  # whom they joined
    aside: Suit | None  # the king set aside
    with_assassin: list[int]  # the seats of the assassin's camp; the others are the police's
    centre: int  # victims there
    police: int  # in all
    assassin: int  # in all, with those of the centre
    winners: list[int]
    prize: int  # what each of them scored
    kings: list[Suit]  # of each seat
    victims: list[int]
    points: list[int]


class Table(Shown):
    """The queens' line, the trick, everyone's packets, one's own cards, and the deals that were counted."""

    deal: int
    trick: int  # the one being played, or just taken
    step: Step
    trumps: list[Suit]  # strongest first; in step "order", those placed so far
    unplaced: list[Suit]  # A8: the others
    missing: Suit | None  # A14
    face_up: bool  # this trick is laid face up, in turn
    doubled: bool  # A9: this trick counts two
    leader: int | None  # of a trick that is being laid face up
    sum: int | None  # what lies open in this trick adds up to
    seats: list[Player]
    centre: Pile
    traitor: int | None  # A11: who must join somebody
    mine: Mine | None
    deals: list[Deal]
    winners: list[int]  # A13: of the match, once it is over


class Roles(Shown):
    """The role of each king."""

    spades: Role
    hearts: Role
    diamonds: Role
    clubs: Role


class Facts(Shown):
    """What the match is played for, and who the kings are."""

    goal: int
    threshold: int  # the sum that saves a packet
    open: bool  # A17
    tricks: int  # of a deal
    aside: bool  # A14: a king is set aside
    roles: Roles


def facts(players: int, options: Options) -> Facts:
    """What stays the same for a whole match."""
    return Facts(
        goal=int(options["goal"]),
        threshold=int(options["three" if players == 3 else "four"]),
        open=bool(options["open"]),
        tricks=TRICKS,
        aside=players == 3,
        roles=Roles(*ROLES),
    )
