"""A moment of Oliver Twist, and the small deeds that every rule is made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.dice import Dice
from rookery.engine.events import all_but, only
from rookery.engine.features import Features
from rookery.engine.state import NONE, Part, shares
from rookery.engine.steps import Stepped
from rookery.games.oliver_twist import audit, features, imagine, judge, rounds
from rookery.games.oliver_twist.board import Components, Streets
from rookery.games.oliver_twist.count import Ledger, RoundCount, loot, opened, winners
from rookery.games.oliver_twist.edition import components
from rookery.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTER,
    CHARACTERS,
    EFFECT_RULES,
    FACE_UP,
    FAREWELL,
    FEW,
    OBJECTS,
    OPEN,
    PLAZA,
    RESERVE,
    ROUND,
    SPACES,
    TOKENS,
    TYPES,
    WALLET,
)
from rookery.games.oliver_twist.steps.all import STEPS
from rookery.games.oliver_twist.steps.keep import burgle
from rookery.games.oliver_twist.steps.numbers import OWE_FILE, OWE_TURN

NOTHING: Final[list[int]] = []
NO_LISTS: Final[list[list[int]]] = []
NO_CARDS: Final[list[Kept]] = []
NO_COUNTS: Final[list[RoundCount]] = []
EMPTY: Final = vec[i64]()
NO_LEDGER: Final = Ledger()
BOX: Final = components("")


class Kept(Part):
    """A burglary card that somebody has kept (O18); never changed, but replaced."""

    def __init__(self) -> None:
        self.seat: int = NONE
        self.card: int = NONE
        self.ruled_out: list[int] = NOTHING  # by seat, the cards that it cannot be, a bit each

    def copy(self) -> Kept:
        """The same."""
        twin = Kept()
        twin.seat = self.seat
        twin.card = self.card
        twin.ruled_out = self.ruled_out[:]
        return twin


class Twist(Stepped):
    """A moment of Oliver Twist. What a copy shares with its original, as lists in lists, is replaced, never changed."""

    def __init__(self, players: int, dice: Dice) -> None:
        super().__init__(players, dice, STEPS)
        self.junctions: bool = True  # O16: whether a street may be opened although another lies visible
        self.farewell: int = FAREWELL  # O9: pounds
        self.night: bool = False
        self.over: bool = False
        self.turn: int = 0  # whose turn it is
        self.helper: int = NONE  # the character who helps in this turn
        self.opened: bool = False  # O16: whether a chain was turned up in this turn
        # The streets
        self.pawn: int = PLAZA
        self.board: vec[i64] = EMPTY  # the token on each space, or NONE
        self.known: vec[i64] = EMPTY  # of each token, who knows where it is: a bit a seat, OPEN when all saw it
        self.bag: list[int] = NOTHING
        self.box: list[int] = NOTHING  # O13: round tokens that nobody has seen leave
        self.pool: list[int] = NOTHING  # hexagonal tokens that nobody has
        self.aside: list[int] = NOTHING  # burglary tokens, by day
        # The lairs, by seat
        self.reserves: list[list[int]] = NO_LISTS
        self.files: list[list[int]] = NO_LISTS
        self.fronts: list[list[int]] = NO_LISTS  # tools
        self.hands: list[list[int]] = NO_LISTS  # characters
        self.money: list[int] = NOTHING
        self.ledger: Ledger = NO_LEDGER
        self.bank: int = 0  # what it has gained
        self.rewarded: int = 0  # rewards that are gone in this round
        # The cards
        self.deck: list[int] = NOTHING  # characters; the last is drawn first
        self.discard: list[int] = NOTHING
        self.burglaries: list[int] = NOTHING  # the deck of burglary cards
        self.kept: list[Kept] = NO_CARDS  # in the order of keeping
        self.drawn: list[int] = NOTHING  # burglary cards to choose from, the lowest first
        # What is under way
        self.way: list[int] = NOTHING  # O37: the spaces chosen so far
        self.chain_at: int = NONE  # O16: where the chain has come to
        self.chain_left: int = 0
        self.sale: list[int] = NOTHING  # O6: the tokens of the set, which the seller alone knows
        self.counts: list[RoundCount] = NO_COUNTS  # of the rounds that were counted
        self.parts: Components = BOX  # what the edition says; never changed

    def copy(self) -> Twist:
        twin = Twist(self.players, self.dice.copy())
        self.copy_owed(twin)
        twin.junctions = self.junctions
        twin.farewell = self.farewell
        twin.night = self.night
        twin.over = self.over
        twin.turn = self.turn
        twin.helper = self.helper
        twin.opened = self.opened
        twin.pawn = self.pawn
        twin.board = self.board[:]
        twin.known = self.known[:]
        twin.bag = self.bag[:]
        twin.box = self.box
        twin.pool = self.pool
        twin.aside = self.aside
        twin.reserves = self.reserves[:]
        twin.files = self.files[:]
        twin.fronts = self.fronts[:]
        twin.hands = self.hands[:]
        twin.money = self.money[:]
        twin.ledger = self.ledger.copy()
        twin.bank = self.bank
        twin.rewarded = self.rewarded
        twin.deck = self.deck
        twin.discard = self.discard
        twin.burglaries = self.burglaries
        twin.kept = self.kept
        twin.drawn = self.drawn
        twin.way = self.way
        twin.chain_at = self.chain_at
        twin.chain_left = self.chain_left
        twin.sale = self.sale
        twin.counts = self.counts
        twin.parts = self.parts
        return twin

    @property
    def streets(self) -> Streets:
        """O41: the open streets."""
        return self.parts.few_streets if self.players == FEW else self.parts.all_streets

    def begin(self) -> None:
        rounds.begin_day(self)

    def go_on(self) -> None:
        """The next player's turn."""
        if not self.over:
            self.turn = (self.turn + 1) % self.players
            self.helper = NONE
            self.opened = False
            self.owe(OWE_TURN, self.turn)

    def imagine(self, seat: int, dice: Dice) -> Twist:
        return imagine.imagine(self, seat, dice)

    def returns(self) -> list[float]:
        return shares(winners(self), self.players)

    def judge(self) -> list[float] | None:
        return judge.judge(self)

    def features(self, seat: int, into: Features) -> None:
        features.features(self, seat, into)

    def totals(self) -> list[float]:
        return [float(self.money[seat] + loot(self, seat)) for seat in range(self.players)]

    def audit(self) -> list[str]:
        return audit.audit(self)

    # Tokens

    def type(self, token: i64) -> i64:
        """What a token is."""
        return self.parts.types[token]

    def types_of(self, tokens: list[int]) -> list[int]:
        """The types of some tokens, in order."""
        found: list[int] = [self.parts.types[token] for token in tokens]
        found.sort()
        return found

    def told_types(self, tokens: list[int]) -> list[str]:
        """The names of their types, for events."""
        return [TYPES[one] for one in self.types_of(tokens)]

    def types_among(self, tokens: list[int]) -> int:
        """The types of some tokens as a set, a bit each."""
        types = self.parts.types
        found: i64 = 0
        for token in tokens:
            found |= 1 << types[token]
        return found

    def token_of(self, tokens: list[int], wanted: int) -> int:
        """A token of a type among some; of equal ones a round one (O34)."""
        types = self.parts.types
        best: i64 = NONE
        for token in tokens:
            if types[token] == wanted and (best < 0 or token < best):
                best = token
        return best

    def wallets(self, seat: int) -> int:
        """How many wallets a player has."""
        return self.count_type(self.reserves[seat], WALLET)

    def count_type(self, tokens: list[int], wanted: int) -> int:
        """How many of some tokens are of a type."""
        types = self.parts.types
        count = 0
        for token in tokens:
            if types[token] == wanted:
                count += 1
        return count

    def is_visible(self, space: i64) -> bool:
        """Whether a token lies there face up."""
        token = self.board[space]
        return token >= 0 and self.known[token] & FACE_UP != 0

    def is_hidden(self, space: i64) -> bool:
        """Whether a token lies there face down."""
        token = self.board[space]
        return token >= 0 and self.known[token] & FACE_UP == 0

    def touches_token(self, space: i64) -> bool:
        """Whether any token lies next to a space."""
        streets = self.streets
        for at in range(streets.first[space], streets.first[space + 1]):  # noqa: SIM110 - any() costs more compiled
            if self.board[streets.near[at]] >= 0:
                return True
        return False

    def hidden_near(self, space: i64) -> list[int]:
        """The spaces next to one where a token lies face down."""
        streets = self.streets
        return [
            streets.near[at]
            for at in range(streets.first[space], streets.first[space + 1])
            if self.is_hidden(streets.near[at])
        ]

    # Where tokens go

    def throw(self, token: int) -> None:
        """Out of play, in the open: a round token into the bag, a hexagonal one to its pool."""
        self.known[token] = OPEN
        if token < ROUND:
            self.bag.append(token)
        else:
            self.pool = [*self.pool, token]

    def file(self, seat: int, token: int) -> None:
        """Into a player's file, before everyone's eyes."""
        self.known[token] = OPEN
        self.files[seat] = [*self.files[seat], token]

    def store(self, seat: int, token: int) -> None:
        """Into a player's reserve."""
        self.reserves[seat] = [*self.reserves[seat], token]

    def unstore(self, seat: int, token: int) -> None:
        """Out of a player's reserve."""
        self.reserves[seat] = without(self.reserves[seat], token)

    def take(self, seat: int, token: int) -> None:
        """O3: an object goes into the reserve, a tool before the house; a character or a burglary happens."""
        what = self.type(token)
        self.known[token] = OPEN
        if what < OBJECTS:
            if len(self.reserves[seat]) < RESERVE:
                self.store(seat, token)
            else:
                self.owe(OWE_FILE, seat, token)
        elif what < CHARACTER:
            self.fronts[seat] = [*self.fronts[seat], token]
        else:
            self.throw(token)
            if what == BURGLARY:
                burgle(self, seat)
            else:
                self.draw_character(seat)

    def draw_character(self, seat: int) -> None:
        """O3: a character card, if there is one left."""
        if not self.deck:
            self.tell("nothing_came", "O3", {"seat": seat})
            return
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        self.hands[seat] = [*self.hands[seat], card]
        if self.told is not None:
            self.tell("drew", "O3", {"seat": seat, "character": CHARACTERS[card]}, only(seat))
            self.tell("drew_hidden", "O3", {"seat": seat}, all_but(seat))

    # Money

    def earn(self, seat: int, pounds: int, line: int) -> None:
        """From the bank."""
        self.money[seat] += pounds
        self.bank -= pounds
        self.ledger.note(seat, line, pounds)

    def pay(self, seat: int, pounds: int, line: int) -> int:
        """To the bank, never more than one has (O20); how much it was."""
        paid = min(pounds, self.money[seat])
        self.earn(seat, -paid, line)
        return paid

    # Characters

    def help_rule(self) -> str:
        """The rule of the effect that helps in this turn."""
        return EFFECT_RULES[self.parts.effects[self.helper]]

    def decline(self, seat: int) -> None:
        """O35: no more of what a character offers."""
        self.tell("declined", "O35", {"seat": seat})

    # Burglary cards

    def keep(self, seat: int, card: int) -> None:
        """O18: a burglary card stays face down with a player."""
        kept = Kept()
        kept.seat = seat
        kept.card = card
        kept.ruled_out = [0] * self.players
        self.kept = [*self.kept, kept]

    def rule_out(self, seat: int, cards: int) -> None:
        """O18: what a player draws cannot be what others have kept before."""
        kept = [one.copy() for one in self.kept]
        for one in kept:
            one.ruled_out[seat] |= cards
        self.kept = kept


def without(tokens: list[int], token: int) -> list[int]:
    """Tokens after one has left them."""
    return [other for other in tokens if other != token]


def deal(players: int, edition: str, junctions: bool, farewell: int, dice: Dice) -> Twist:
    """A table before its day."""
    state = Twist(players, dice)
    state.junctions = junctions
    state.farewell = farewell
    state.parts = components(edition)
    state.board = vec[i64]([NONE] * SPACES)
    state.known = vec[i64]([0] * TOKENS)
    state.reserves = [NOTHING] * players
    state.files = [NOTHING] * players
    state.fronts = [NOTHING] * players
    state.hands = [NOTHING] * players
    state.money = [0] * players
    state.ledger = opened(players)
    return state
