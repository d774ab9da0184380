"""One moment of Oliver Twist as plain data, and the small deeds that every rule is made of."""

from __future__ import annotations

from typing import Final

from rookery.engine.dice import Dice
from rookery.engine.state import State
from rookery.games.oliver_twist.components import Components
from rookery.games.oliver_twist.edition import EDITION
from rookery.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTER,
    CHARACTERS,
    EFFECT_RULES,
    LINES,
    NOBODY,
    NONE,
    ONE_SEAT,
    OPEN,
    RESERVE,
    ROUND,
    SEAT_BITS,
    SEAT_MASK,
    SPACES,
    TOKENS,
    TOOL,
    TYPES,
    WALLET,
)

KNOWN: Final[dict[str, Components]] = {}  # editions that have been read, by their text
MOST_KNOWN: Final = 32


def components(text: str) -> Components:
    """What an edition's text says; read once."""
    parts = KNOWN.get(text)
    if parts is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        parts = EDITION.read(text)
        KNOWN[text] = parts
    return parts


class Gang(State):
    """A moment of Oliver Twist. A list within a list is replaced, never changed, so that a copy can share it."""

    def __init__(
        self,
        players: int,
        edition: str,
        night: bool,
        turn: int,
        owed: list[int],
        over: bool,
        pawn: int,
        board: list[int],
        known: list[int],
        bag: list[int],
        box: list[int],
        pool: list[int],
        aside: list[int],
        reserves: list[list[int]],
        files: list[list[int]],
        fronts: list[list[int]],
        ledger: list[int],
        money: list[int],
        bank: int,
        rewarded: int,
        deck: list[int],
        hands: list[list[int]],
        discard: list[int],
        burglaries: list[int],
        kept_by: list[int],
        kept: list[int],
        ruled_out: list[int],
        drawn: list[int],
        taken: int,
        target: int,
        way: list[int],
        chain_at: int,
        chain_left: int,
        looks: int,
        sale: list[int],
        least: int,
        victim: int,
        helper: int,
        counts: list[list[int]],
        dice: Dice,
    ) -> None:
        super().__init__(players, dice)
        self.edition: str = edition  # the text of the file; none for the one in the box
        self.parts: Components = components(edition)
        self.near: list[list[int]] = self.parts.near(players)
        self.night: bool = night
        self.turn: int = turn  # whose turn it is
        self.owed: list[int] = owed  # a stack of steps, each with its seat; the last one comes first
        self.over: bool = over
        self.pawn: int = pawn
        self.board: list[int] = board  # the token on each space, or NONE
        self.known: list[int] = known  # of each token, who knows where it is: a bit a seat, OPEN when all saw it
        self.bag: list[int] = bag
        self.box: list[int] = box  # O13: round tokens that nobody has seen leave
        self.pool: list[int] = pool  # hexagonal tokens that nobody has
        self.aside: list[int] = aside  # burglary tokens, by day
        self.reserves: list[list[int]] = reserves
        self.files: list[list[int]] = files
        self.fronts: list[list[int]] = fronts  # tools
        self.ledger: list[int] = ledger  # pounds of each seat by line
        self.money: list[int] = money
        self.bank: int = bank  # what it has gained
        self.rewarded: int = rewarded  # rewards that are gone in this round
        self.deck: list[int] = deck  # characters; the last is drawn first
        self.hands: list[list[int]] = hands
        self.discard: list[int] = discard
        self.burglaries: list[int] = burglaries  # the deck of burglary cards
        self.kept_by: list[int] = kept_by  # who kept each burglary card, in the order of keeping
        self.kept: list[int] = kept
        self.ruled_out: list[int] = ruled_out  # O18: of each kept card and seat, the cards it cannot be, a bit each
        self.drawn: list[int] = drawn  # burglary cards to choose from, the lowest first
        self.taken: int = taken  # O4: a token that waits for room in the reserve
        self.target: int = target  # O37: where a prowl goes, while its way is chosen
        self.way: list[int] = way  # the spaces chosen so far
        self.chain_at: int = chain_at  # O16: where the chain has come to
        self.chain_left: int = chain_left
        self.looks: int = looks  # O17: looks left
        self.sale: list[int] = sale  # tokens laid before Fagin
        self.least: int = least  # tokens that a sale needs
        self.victim: int = victim  # whose file is being searched, or NONE
        self.helper: int = helper  # the character who helps in this turn, or NONE
        self.counts: list[list[int]] = counts  # of the rounds that were counted; never changed

    def fields(self) -> tuple[object, ...]:
        return (
            self.players, self.edition, self.night, self.turn, self.owed, self.over, self.pawn, self.board, self.known,
            self.bag, self.box, self.pool, self.aside, self.reserves, self.files, self.fronts, self.ledger, self.money,
            self.bank, self.rewarded, self.deck, self.hands, self.discard, self.burglaries, self.kept_by, self.kept,
            self.ruled_out, self.drawn, self.taken, self.target, self.way, self.chain_at, self.chain_left, self.looks,
            self.sale, self.least, self.victim, self.helper, self.counts, self.dice,
        )  # fmt: skip

    # What is owed

    def waiting(self) -> list[int]:
        return NOBODY if self.over else ONE_SEAT[self.owed[-1] & SEAT_MASK]

    def step(self) -> int:
        """What is owed first."""
        return self.owed[-1] >> SEAT_BITS

    def mover(self) -> int:
        """Who owes it."""
        return self.owed[-1] & SEAT_MASK

    def owe(self, step: int, seat: int) -> None:
        """Owe a step before all else."""
        self.owed.append(step << SEAT_BITS | seat)

    def help_rule(self) -> str:
        """The rule of the effect that helps in this turn."""
        return EFFECT_RULES[self.parts.effects[self.helper]]

    # Tokens

    def type(self, token: int) -> int:
        """What a token is."""
        return self.parts.types[token]

    def kinds_of(self, tokens: list[int]) -> list[int]:
        """The types of some tokens, in order."""
        types = self.parts.types
        found = [types[token] for token in tokens]
        found.sort()
        return found

    def told_types(self, tokens: list[int]) -> list[str]:
        """The names of their types, for events."""
        return [TYPES[one] for one in self.kinds_of(tokens)]

    def token_of(self, tokens: list[int], wanted: int) -> int:
        """A token of a type among some; of equal ones a round one (O34)."""
        types = self.parts.types
        best = NONE
        for token in tokens:
            if types[token] == wanted and (best < 0 or token < best):
                best = token
        return best

    def throw(self, token: int) -> None:
        """Out of play, in the open: a round token into the bag, a hexagonal one to its pool."""
        self.known[token] = OPEN
        if token < ROUND:
            self.bag.append(token)
        else:
            self.pool.append(token)

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

    # Money

    def earn(self, seat: int, pounds: int, line: int) -> None:
        """From the bank."""
        self.money[seat] += pounds
        self.bank -= pounds
        self.ledger[seat * len(LINES) + line] += pounds

    def pay(self, seat: int, pounds: int, line: int) -> int:
        """To the bank, never more than one has (O20); how much it was."""
        paid = min(pounds, self.money[seat])
        self.earn(seat, -paid, line)
        return paid

    # Everything adds up

    def audit(self) -> list[str]:
        faults = []
        players = self.players
        places = [self.bag, self.box, self.pool, self.aside, *self.reserves, *self.files, *self.fronts]
        tokens = [token for place in places for token in place] + [token for token in self.board if token >= 0]
        if self.taken >= 0:
            tokens.append(self.taken)
        tokens.sort()
        if tokens != list(range(TOKENS)):
            faults.append(f"the tokens are {tokens}")
        if [token for token in self.pool + self.bag if (token < ROUND) != (token in self.bag)]:
            faults.append("round and hexagonal tokens are mixed up")
        spaces = self.parts.spaces(players)
        if len(self.board) != SPACES or [s for s in range(SPACES) if self.board[s] >= 0 and s not in spaces]:
            faults.append("tokens lie where none may")
        if self.board[self.pawn] >= 0:
            faults.append("the pawn stands on a token")
        if [token for token in self.aside if self.type(token) != BURGLARY] or (self.night and self.aside):
            faults.append(f"aside are {self.aside}")
        for seat in range(players):
            if len(self.reserves[seat]) > RESERVE or max(self.kinds_of(self.reserves[seat]), default=0) > WALLET:
                faults.append(f"seat {seat}'s reserve is {self.reserves[seat]}")
            if [token for token in self.fronts[seat] if not TOOL <= self.type(token) < CHARACTER]:
                faults.append(f"before seat {seat} lie {self.fronts[seat]}")
            lines = self.ledger[seat * len(LINES) : (seat + 1) * len(LINES)]
            if self.money[seat] != sum(lines) or self.money[seat] < 0:
                faults.append(f"seat {seat} has {self.money[seat]}, by the ledger {lines}")
        if sum(self.money) + self.bank != players * self.parts.money:
            faults.append(f"{self.money} and a bank of {self.bank} don't add up")
        cards = self.deck + self.discard + [card for hand in self.hands for card in hand]
        cards.sort()
        if cards != list(range(len(CHARACTERS))):
            faults.append(f"the characters are {cards}")
        cards = self.burglaries + self.kept + self.drawn
        cards.sort()
        if cards != list(range(len(self.parts.burglaries))) or len(self.kept_by) != len(self.kept):
            faults.append(f"the burglary cards are {cards}")
        if [token for token in self.sale if token not in self.reserves[self.turn]]:
            faults.append(f"the sale is {self.sale}")
        if self.over == bool(self.owed):
            faults.append(f"owed is {self.owed}")
        return faults


def without(tokens: list[int], token: int) -> list[int]:
    """Tokens after one has left them."""
    return [other for other in tokens if other != token]
