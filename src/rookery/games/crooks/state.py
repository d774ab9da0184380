"""A moment of Crooks: recruit a crook and send them to a target, or pass for good; the best crook takes the loot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.dice import Dice
from rookery.engine.events import all_but, only
from rookery.engine.features import Features
from rookery.engine.state import NONE, shares
from rookery.engine.steps import Stepped
from rookery.games.crooks import features, imagine, judge
from rookery.games.crooks.audit import audit
from rookery.games.crooks.count import count, tell_end, winners
from rookery.games.crooks.knowledge import Knowledge, ignorance
from rookery.games.crooks.pieces import (
    ABILITIES,
    ACCOMPLICE,
    CROOKS,
    DOLLARS,
    FIRST_TARGET,
    HIDING,
    KILLER,
    KINGPIN,
    NO_NUMBERS,
    NOUGHTS,
    PICKPOCKET,
    PILES,
    PLACES,
    PLAYERS,
    SPY,
    TARGETS,
    TRANSFER,
    Deck,
    each_of,
    nickname,
    number_of,
)
from rookery.games.crooks.rows import Rows, empty_rows
from rookery.games.crooks.steps.all import STEPS
from rookery.games.crooks.steps.numbers import FACING, KILLING, PICKING, RECRUITING, SENDING, SPYING, TRANSFERRING

NOBODY_ELSE: Final[list[int]] = []
# C1, by number of players: how many are at each place, and where they all are before they are shuffled.
SIZES: Final = [vec[i64](sizes) for sizes in PILES]
SET_UPS: Final = [
    [place for place in range(len(sizes)) for _ in range(sizes[place])] + [NONE] * (CROOKS - sum(sizes))
    for sizes in PILES
]
PURSES: Final = vec[i64]([DOLLARS] * PLAYERS)
NO_DECK: Final = Deck()
NO_ROWS: Final = Rows()
NO_KNOWLEDGE: Final = Knowledge()


class Crooks(Stepped):
    """A moment of Crooks. Sets of crooks have a bit for each."""

    def __init__(self, players: int, dice: Dice) -> None:
        super().__init__(players, dice, STEPS)
        self.deck: Deck = NO_DECK  # never changed
        self.first: int = 0  # who began
        self.turn: int = 0
        self.warned: int = NONE  # C6: the place at which a full row was warned; the next recruit pays
        self.place: int = NONE  # where whose turn it is has paid
        self.crook: int = NONE  # whom they have taken
        self.target: int = NONE  # where that crook goes
        self.out: i64 = 0  # the crooks in the box, unseen
        self.piles: vec[i64] = NO_NUMBERS  # those at each place
        self.sizes: vec[i64] = NO_NUMBERS  # and how many they are: also the price
        self.rows: Rows = NO_ROWS  # those on the targets
        self.down: i64 = 0  # those who lie face down there, or did so when it ended
        self.dead: i64 = 0  # those discarded
        self.money: vec[i64] = NO_NUMBERS
        self.passed: i64 = 0  # a bit for each player who has
        self.known: Knowledge = NO_KNOWLEDGE
        self.barred: i64 = 0  # those found useless for a full row (C6), as everybody knows
        self.mustered: list[int] = NOBODY_ELSE  # for each taken by a full row, the others there; replaced, not changed

    def copy(self) -> Crooks:
        twin = Crooks(self.players, self.dice.copy())
        self.copy_owed(twin)
        twin.deck = self.deck
        twin.first = self.first
        twin.turn = self.turn
        twin.warned = self.warned
        twin.place = self.place
        twin.crook = self.crook
        twin.target = self.target
        twin.out = self.out
        twin.piles = self.piles[:]
        twin.sizes = self.sizes[:]
        twin.rows = self.rows.copy()
        twin.down = self.down
        twin.dead = self.dead
        twin.money = self.money[:]
        twin.passed = self.passed
        twin.known = self.known.copy()
        twin.barred = self.barred
        twin.mustered = self.mustered
        return twin

    def imagine(self, seat: int, dice: Dice) -> Crooks:
        return imagine.imagine(self, seat, dice)

    def returns(self) -> list[float]:
        return shares(winners(self), self.players)

    def judge(self) -> list[float]:
        return judge.judge(self)

    def features(self, seat: int, into: Features) -> None:
        features.features(self, seat, into)

    def totals(self) -> list[float]:
        return [float(points) for points in count(self).points()]

    def audit(self) -> list[str]:
        return audit(self)

    # What is where

    def in_hand(self) -> i64:
        """The crook whom somebody has taken and not yet placed, as a set."""
        return 1 << self.crook if self.step.number in (SENDING, FACING) else 0

    def takeable(self, seat: int) -> i64:
        """C2, C6, C12: anyone at the place; the Kingpin only as the last; with a full row only who can be sent."""
        pile = self.piles[self.place]
        if self.rows.full(seat):
            return pile & self.deck.joiners
        return pile & ~(1 << self.deck.kingpin) if self.sizes[self.place] > 1 else pile

    def victims(self, seat: int) -> i64:
        """C11: the others who have crooks on the Killer's target."""
        others: i64 = 0
        for other in range(self.players):
            if other != seat and self.rows.at(other, self.target):
                others |= 1 << other
        return others

    def places(self) -> i64:
        """The places with crooks."""
        found: i64 = 0
        for place in range(len(self.sizes)):
            if self.sizes[place]:
                found |= 1 << place
        return found

    def secret_targets(self, seat: int) -> i64:
        """C18: the targets with crooks of others lying face down."""
        found: i64 = 0
        secret = self.down & ~self.rows.row(seat)
        for target in range(TARGETS):
            if self.rows.column(target) & secret:
                found |= 1 << target
        return found

    # A turn

    def begin(self) -> None:
        self.tell("began", "C1", {"seat": self.turn})
        self.owe(RECRUITING, self.turn)

    def go_on(self) -> None:
        """The next player who has not passed. C3: whoever cannot pay for any place must pass, there and then."""
        self.warned = NONE
        self.place = NONE
        self.crook = NONE
        self.target = NONE
        least: i64 = 0  # what the cheapest place costs
        for size in self.sizes:
            if size and (not least or size < least):
                least = size
        seat = self.turn
        for _ in range(self.players):
            seat = seat + 1 if seat + 1 < self.players else 0
            if not self.passed >> seat & 1:
                if least and self.money[seat] >= least:
                    self.turn = seat
                    self.owe(RECRUITING, seat)
                    return
                self.pass_for_good(seat, "too_poor" if least else "places_empty")
        self.finish()

    def pass_for_good(self, seat: int, kind: str) -> None:
        """C3, C7: out of the game; the crooks they have sent stay."""
        self.passed |= 1 << seat
        if self.told is not None:
            self.tell(kind, "C3", {"seat": seat})

    def look_into(self, seat: int, place: int, rule: str) -> None:
        """A look at a pile, for one player's eyes."""
        self.known.look(seat, self.piles[place])
        if self.told is not None:
            seen = each_of(self.piles[place])
            crooks = [nickname(self.deck, crook) for crook in seen]
            cards = [crook + 1 for crook in seen]
            told: dict[str, object] = {"seat": seat, "place": PLACES[place], "cards": cards, "crooks": crooks}
            self.tell("saw_place", rule, told, only(seat))

    def place_down(self, seat: int) -> None:
        """C4, C5: face down, for a dollar, and without ability."""
        crook = self.crook
        self.money[seat] -= HIDING
        self.down |= 1 << crook
        self.known.hide(crook, number_of(self.rows.empty(seat)))
        self.rows.put(seat, self.target, 1 << crook)
        if self.told is not None:
            target = FIRST_TARGET + self.target
            told = {"seat": seat, "card": crook + 1, "crook": nickname(self.deck, crook), "target": target}
            self.tell("hid", "C4", {**told, "count": HIDING}, only(seat))
            self.tell("hid_somebody", "C4", {"seat": seat, "target": target, "count": HIDING}, all_but(seat))

    def place_up(self, seat: int) -> None:
        """C4: face up, for all to see; C14: then their ability."""
        crook = self.crook
        skill = self.deck.skills[crook]
        occupied = self.rows.at(seat, self.target) != 0
        self.known.uncover(crook)
        if self.told is not None:
            rule = "C12" if skill == KINGPIN else "C9" if occupied and skill == ACCOMPLICE else "C4"
            told: dict[str, object] = {"seat": seat, "card": crook + 1, "crook": nickname(self.deck, crook)}
            self.tell("joined" if rule == "C9" else "sent", rule, {**told, "target": FIRST_TARGET + self.target})
        if occupied and skill == KILLER:
            self.kill(seat, seat)
        self.rows.put(seat, self.target, 1 << crook)
        if occupied:
            if skill == TRANSFER:
                self.owe(TRANSFERRING, seat)
        elif skill == PICKPOCKET:
            self.owe(PICKING, seat)
        elif skill == KILLER:
            if self.victims(seat):
                self.owe(KILLING, seat)
        elif skill == SPY and (self.places() or self.secret_targets(seat)):
            self.owe(SPYING, seat)

    def kill(self, seat: int, victim: int) -> None:
        """C11: all crooks of one player on the target are discarded, unrevealed."""
        killed = self.rows.clear(victim, self.target)
        self.dead |= killed
        self.down &= ~killed
        if self.told is not None:
            told: dict[str, object] = {"seat": seat, "victim": victim, "target": FIRST_TARGET + self.target}
            self.tell("killed", "C11", {**told, "count": len(each_of(killed))})

    def decline(self, seat: int, rule: str) -> None:
        """An ability is left unused."""
        if self.told is not None:
            self.tell("declined", rule, {"seat": seat, "ability": ABILITIES[self.deck.skills[self.crook]]})

    def finish(self) -> None:
        """C7, C15: all have passed; all crooks on targets are revealed, and counted."""
        for crook in each_of(self.down):
            self.known.uncover(crook)
        if self.told is not None:
            tell_end(self)


def deal(players: int, deck: Deck, dice: Dice) -> Crooks:
    """C1: the piles are made, the rest stays out unseen, and somebody begins."""
    where = SET_UPS[players][:]
    dice.shuffle(where)
    crooks = Crooks(players, dice)
    crooks.deck = deck
    crooks.first = crooks.turn = dice.pick(players)
    crooks.sizes = SIZES[players][:]
    crooks.piles = NOUGHTS[: len(crooks.sizes)]
    for crook in range(CROOKS):
        place = where[crook]
        if place == NONE:
            crooks.out |= 1 << crook
        else:
            crooks.piles[place] |= 1 << crook
    crooks.rows = empty_rows(players)
    crooks.money = PURSES[:players]
    crooks.known = ignorance(players)
    return crooks
