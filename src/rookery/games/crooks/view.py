"""What a seat may see of the table. A look is an event and not a lasting right: the view does not repeat it."""

from __future__ import annotations

from typing import Literal, cast

from mypy_extensions import i64

from rookery.engine.game import Options
from rookery.engine.state import NONE
from rookery.engine.view import Shown
from rookery.games.crooks.count import KINDS, NUMBERS, Count, winners
from rookery.games.crooks.edition import EDITION
from rookery.games.crooks.pieces import (
    ABILITIES,
    CROOKS,
    GANG_POINTS,
    GANGS,
    PILES,
    PLACES,
    TARGETS,
    Ability,
    Deck,
    Gang,
    each_of,
    first_of,
    nickname,
)
from rookery.games.crooks.state import Crooks
from rookery.games.crooks.steps.numbers import TAKING

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


def view(state: Crooks, seat: int | None) -> Table:
    """The table as a seat (or, None, a spectator) sees it."""
    over = not state.owing
    mine = seat == state.turn and not over
    taking = mine and state.step.number == TAKING
    held = state.in_hand()
    secret = state.down if seat is None else state.down & ~state.rows.row(seat)
    count = Count(state.deck, state.rows, state.players, 0 if over else secret)
    money = state.money[state.turn]
    return Table(
        first=state.first,
        turn=None if over else state.turn,
        step=cast(StepName, state.step.name),
        place=None if state.place == NONE else PLACES[state.place],
        warned=None if state.warned == NONE else PLACES[state.warned],
        looking=[crook + 1 for crook in each_of(state.piles[state.place])] if taking else None,
        stays=why_some_stay(state) if taking else None,
        hand=first_of(held) + 1 if mine and held else None,
        holding=held != 0,
        target=None if state.target == NONE else NUMBERS[state.target],
        players=[player_view(state, player) for player in range(state.players)],
        places=list(state.sizes),
        affordable=[PLACES[place] for place, size in enumerate(state.sizes) if not over and 0 < size <= money],
        targets=targets_view(state, count, 0 if over else secret, 0 if over else state.down),
        gangs=gangs_view(count),
        loot=loot_view(count) if over else [],
        covered=covered_view(state, secret) if over else None,
        winners=winners(state) if over else [],
    )


def why_some_stay(state: Crooks) -> Literal["kingpin", "full_row"] | None:
    """C6, C12: why somebody at the place cannot be taken."""
    if state.takeable(state.turn) == state.piles[state.place]:
        return None
    return "full_row" if state.rows.full(state.turn) else "kingpin"


def player_view(state: Crooks, seat: int) -> Player:
    """What a player has."""
    return Player(
        money=state.money[seat],
        passed=bool(state.passed >> seat & 1),
        crooks=len(each_of(state.rows.row(seat))),
    )


def targets_view(state: Crooks, count: Count, secret: i64, down: i64) -> list[Target]:
    """The targets, without those who are secret."""
    return [
        Target(
            value=count.value(target),
            leaders=count.leaders(target),
            stacks=[
                stack_view(state, count, seat, target, secret, down)
                for seat in range(state.players)
                if state.rows.at(seat, target)
            ],
        )
        for target in range(TARGETS)
    ]


def stack_view(state: Crooks, count: Count, seat: int, target: int, secret: i64, down: i64) -> Stack:
    """A player's crooks on a target: whoever lies face down came first."""
    crooks = state.rows.at(seat, target)
    ordered = each_of(crooks & down) + each_of(crooks & ~down)
    return Stack(
        seat=seat,
        cards=[None if secret >> crook & 1 else crook + 1 for crook in ordered],
        down=bool(crooks & down),
        level=count.level(seat, target),
    )


def gangs_view(count: Count) -> list[GangCount]:
    """The gangs, and who leads them."""
    found = []
    for gang in range(KINDS):
        leader = count.leader(gang)
        counts = [int(count.members(seat, gang)) for seat in range(count.players)]
        found.append(GangCount(counts=counts, leader=None if leader == NONE else leader))
    return found


def loot_view(count: Count) -> list[Loot]:
    """C15, C16: the count, line by line."""
    lines = [Loot(seats=count.leaders(target), points=count.share(target)) for target in range(TARGETS)]
    for gang in range(KINDS):
        leader = count.leader(gang)
        bonus = GANG_POINTS[count.players]
        lines.append(Loot(seats=[], points=0) if leader == NONE else Loot(seats=[leader], points=bonus))
    return lines


def covered_view(state: Crooks, secret: i64) -> Covered:
    """What a seat saw before the end."""
    count = Count(state.deck, state.rows, state.players, secret)
    return Covered(targets=targets_view(state, count, secret, state.down), gangs=gangs_view(count))
