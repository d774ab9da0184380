"""What a seat may see of the table. A look is an event and not a lasting right: the view does not repeat it."""

from __future__ import annotations

from typing import Literal

from rookery.engine.game import Options
from rookery.engine.view import Shown
from rookery.games.crooks.count import KINDS, NUMBERS
from rookery.games.crooks.edition import EDITION
from rookery.games.crooks.pieces import (
    ABILITIES,
    CROOKS,
    GANG_POINTS,
    GANGS,
    PILES,
    PLACES,
    Ability,
    Deck,
    Gang,
    nickname,
)

StepName = Literal["recruit", "take", "send", "face", "pick", "transfer", "kill", "spy", "over"]


class Stack(Shown):
    """A player's crooks on a target, the lowest first; who lies face down for others is null."""

    seat: int
    cards: list[int | None]
    down: bool  # whether the lowest lies face down; the others never do
    level: int  # the total of those that I can see


class Target(Shown):
    """A target as far as I can see it: my own crooks who lie face down count, the others' don't."""

    value: int
    leaders: list[int]  # several when tied
    stacks: list[Stack]


class GangCount(Shown):
    """Each player's crooks of a gang, as far as I can see, and who leads alone."""

    counts: list[int]
    leader: int | None


class Player(Shown):
    """What a player has."""

    money: int
    passed: bool
    crooks: int  # in their row


class Covered(Shown):
    """The targets and gangs as I saw them before all were revealed."""

    targets: list[Target]
    gangs: list[GangCount]


class Loot(Shown):
    """A line of the count: who gets how much for a target or a gang."""

    seats: list[int]
    points: int  # each


class Table(Shown):
    """The turn, the players, the places, the targets and the gangs. Crooks are told by their numbers, from 1."""

    first: int
    turn: int | None
    step: StepName  # what the seat whose turn it is must do
    place: str | None  # where it recruits, once it has paid
    warned: str | None  # C6: where it was warned, its row being full: the next recruit pays
    looking: list[int] | None  # at `take`, for that seat: all crooks at the place
    stays: Literal["kingpin", "full_row"] | None  # and why some of them cannot be taken: C12, C6
    hand: int | None  # the crook in hand, for that seat
    holding: bool  # whether somebody has a crook in hand
    target: int | None  # where the crook was sent
    players: list[Player]
    places: list[int]  # how many crooks are at each: also the price
    affordable: list[str]  # the places that the seat whose turn it is can pay for
    targets: list[Target]
    gangs: list[GangCount]
    loot: list[Loot]  # at the end: the count, targets first, then gangs
    covered: Covered | None  # at the end
    winners: list[int]


class Crook(Shown):
    """A crook of the edition."""

    card: int
    level: int
    modifier: int
    gangs: list[Gang]
    ability: Ability | None
    attested: bool  # known from the printed game
    short: str  # all in a word


class Facts(Shown):
    """The edition, the names of places, targets and gangs, and what leading a gang brings."""

    values: Literal["reconstructed", "own"]
    crooks: list[Crook]  # in the order of their numbers
    places: list[str]
    targets: list[int]
    gangs: list[Gang]
    gang_points: int
    abilities: list[Ability]


def facts(players: int, options: Options) -> Facts:
    """What stays the same for a whole game."""
    text = str(options["edition"])
    deck: Deck = EDITION.read(text)
    return Facts(
        values="own" if text else "reconstructed",
        crooks=[crook_facts(deck, crook) for crook in range(CROOKS)],
        places=list(PLACES[: len(PILES[players])]),
        targets=NUMBERS,
        gangs=GANGS,
        gang_points=GANG_POINTS[players],
        abilities=[ability for ability in ABILITIES if ability],
    )


def crook_facts(deck: Deck, crook: int) -> Crook:
    """A crook as their card tells."""
    return Crook(
        card=crook + 1,
        level=deck.levels[crook],
        modifier=deck.modifiers[crook],
        gangs=[GANGS[gang] for gang in range(KINDS) if deck.memberships[crook] >> gang & 1],
        ability=ABILITIES[deck.skills[crook]],
        attested=bool(deck.attested >> crook & 1),
        short=nickname(deck, crook),
    )
