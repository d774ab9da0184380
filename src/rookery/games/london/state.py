"""A moment of London, and what can happen in it: cards move, money is paid, poverty changes, buildings go up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from rookery.engine.dice import Dice
from rookery.engine.events import all_but, only
from rookery.engine.features import Features
from rookery.engine.refusals import Refusal
from rookery.engine.state import NONE, shares
from rookery.engine.steps import Stepped
from rookery.games.london import audit, features, imagine, judge
from rookery.games.london.count import tally, tell_end, winners
from rookery.games.london.moves import EXCHANGE, INVESTS
from rookery.games.london.pieces import (
    BOROUGH_NAMES,
    BOROUGHS,
    BOX,
    BRIDGES,
    CARD_NAMES,
    COLUMNS,
    COUNTERS,
    EARNS,
    FIRST_HAND,
    FIRST_LAND,
    FIRST_MONEY,
    FIRST_POVERTY,
    FORESIGHT,
    FREE_DRAW,
    HAND_LIMIT,
    LARGE_LOANS,
    LETTERS,
    LOAN,
    NEIGHBOURS,
    POWER,
    SWAP,
    Cards,
)
from rookery.games.london.seats import EMPTY, Covered, Seat
from rookery.games.london.steps.all import STEPS
from rookery.games.london.steps.exchange import offered
from rookery.games.london.steps.look import open_books
from rookery.games.london.steps.numbers import ACT, DISCARD, DRAW, LOOK, SWAP_TAKE

NO_FLAGS: Final = vec[u8]()
NOTHING: Final[list[int]] = []
FIRST_LANDS: Final = [INVESTS[one] for one in range(BOROUGHS) if FIRST_LAND >> one & 1]  # L30


def grown(pieces: vec[i64], piece: i64) -> vec[i64]:
    """One more, in a vector of its own."""
    return append(pieces[:], piece)


class London(Stepped):
    """A moment of London. The steps of a turn are owed by its player; what is owed may be about a pile of theirs."""

    def __init__(self, players: int, dice: Dice) -> None:
        super().__init__(players, dice, STEPS)
        self.cards: Cards = BOX  # of the edition; never changed
        self.flipped_colours: bool = True  # L22: whether a flipped card still shows its colour
        self.deck: vec[i64] = EMPTY  # the top comes last; replaced, never changed
        self.left: i64 = 0  # how many of the deck are still there
        self.looked: vec[i64] = EMPTY  # L6: the top cards in the looker's hands, topmost first; replaced
        self.display: vec[i64] = EMPTY  # L16: the top row, then the bottom row; NONE where a slot is free
        self.gone: list[int] = NOTHING  # the discard pile; replaced
        self.shown: vec[u8] = NO_FLAGS  # of each card, 1 while it is in a hand to which everybody saw it go
        self.peeker: int = NONE  # L6: who has looked at the deck
        self.peeked: vec[i64] = EMPTY  # the cards they put back: they know where these go; replaced
        self.seats: list[Seat] = []
        self.money_out: i64 = 0  # by the bank, all in all, so that money can be audited
        self.points_out: i64 = 0  # likewise
        self.poverty_out: i64 = 0
        self.open_lands: list[int] = FIRST_LANDS  # L30: the moves that invest in an open borough; replaced
        self.tubes: i64 = 0  # L28: boroughs with an Underground marker, a bit each
        self.turn: int = 0
        self.closing: int = NONE  # L32: who took the last card of the deck
        self.draws: int = 0  # cards still to be drawn in DRAW and LOOK
        self.held: int = NONE  # the card being placed
        self.due: int = 0  # what is left to be done of BUILD, IMPRISON and TUNNEL
        self.swapped: bool = False  # L7: in this turn
        self.pubs: bool = False  # L27: in this run

    def copy(self) -> London:
        twin = London(self.players, self.dice.copy())
        self.copy_owed(twin)
        twin.cards = self.cards
        twin.flipped_colours = self.flipped_colours
        twin.deck = self.deck
        twin.left = self.left
        twin.looked = self.looked
        twin.display = self.display[:]
        twin.gone = self.gone
        twin.shown = self.shown[:]
        twin.peeker = self.peeker
        twin.peeked = self.peeked
        twin.seats = [one.copy() for one in self.seats]
        twin.money_out = self.money_out
        twin.points_out = self.points_out
        twin.poverty_out = self.poverty_out
        twin.open_lands = self.open_lands
        twin.tubes = self.tubes
        twin.turn = self.turn
        twin.closing = self.closing
        twin.draws = self.draws
        twin.held = self.held
        twin.due = self.due
        twin.swapped = self.swapped
        twin.pubs = self.pubs
        return twin

    @property
    def mine(self) -> Seat:
        """What the player has whose turn it is."""
        return self.seats[self.turn]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.owing

    def imagine(self, seat: int, dice: Dice) -> London:
        return imagine.imagine(self, seat, dice)

    def returns(self) -> list[float]:
        return shares(winners(self), self.players)

    def judge(self) -> list[float]:
        return judge.judge(self)

    def features(self, seat: int, into: Features) -> None:
        features.see(self, seat, into)

    def totals(self) -> list[float]:
        return [float(count.total) for count in tally(self)]

    def audit(self) -> list[str]:
        return audit.faults(self)

    # What is done

    def legal(self, seat: int) -> list[int]:
        moves = self.step.legal(self, seat)
        if self.seats[seat].powers & SWAP and offered(self):  # L7: at any decision
            moves = [*moves, EXCHANGE]
        return moves

    def play(self, seat: int, move: int) -> None:
        if move == EXCHANGE:
            self.swapped = True
            self.owe(SWAP_TAKE, seat)
        else:
            super().play(seat, move)

    def refuse(self, seat: int, move: int) -> Refusal:
        return Refusal("no_exchange", "L7") if move == EXCHANGE else super().refuse(seat, move)

    # Turns

    def begin(self) -> None:
        """L1: everybody is dealt cards, and somebody begins."""
        for seat in range(self.players):
            self.left -= FIRST_HAND
            self.seats[seat].hand = vec[i64](sorted(self.deck[self.left : self.left + FIRST_HAND]))
            if self.told is not None:
                cards = self.names(list(self.seats[seat].hand))
                self.tell("dealt", "L1", {"seat": seat, "cards": cards}, only(seat))
        self.turn = self.dice.pick(self.players)
        self.begin_turn()
        self.advance()

    def begin_turn(self) -> None:
        """L2, L3: draw, then act. L6: with University and Parliament in their own way."""
        seat = self.turn
        powers = self.mine.powers
        if self.told is not None:
            self.tell("turn_began", "L2", {"seat": seat})
        self.swapped = False
        self.owe(ACT, seat)
        self.draws = self.cards.freely if powers & FREE_DRAW else 1
        if powers & FORESIGHT and self.left:
            self.owe(LOOK, seat)
            open_books(self)
        else:
            self.owe(DRAW, seat)

    def go_on(self) -> None:
        """L4: too many cards are discarded. L32: the next one's turn, or the end once everyone has had their last."""
        mine = self.mine
        if len(mine.hand) > HAND_LIMIT:
            self.owe(DISCARD, self.turn)
            return
        mine.fresh = 0
        mine.used = 0
        mine.spared = 0
        after = self.turn + 1 if self.turn + 1 < self.players else 0
        if after != self.closing:
            self.turn = after
            self.begin_turn()
        elif self.told is not None:
            tell_end(self)

    # Money and poverty

    def loan(self, seat: int) -> i64:
        """L8: what a loan brings."""
        return self.cards.large_loan if self.seats[seat].powers & LARGE_LOANS else LOAN

    def loans_for(self, seat: int, amount: i64) -> i64:
        """L8: the fewest loans that let a player pay."""
        short = amount - self.seats[seat].money
        if short <= 0:
            return 0
        loan = self.loan(seat)
        return (short + loan - 1) // loan

    def borrow(self, seat: int, count: i64) -> None:
        """L8: take so many loans."""
        brought = count * self.loan(seat)
        self.seats[seat].loans += count
        self.seats[seat].money += brought
        self.money_out += brought
        if self.told is not None:
            self.tell("borrowed", "L8", {"seat": seat, "count": count, "money": brought})

    def counters(self) -> i64:
        """L8: loans left in the bank for those who borrow of their own will."""
        left: i64 = COUNTERS
        for one in self.seats:
            left -= one.loans
        return left

    def pay(self, seat: int, amount: i64, rule: str) -> None:
        """Pay the bank; what is missing is borrowed."""
        if amount:
            loans = self.loans_for(seat, amount)
            if loans:
                self.borrow(seat, loans)
            self.seats[seat].money -= amount
            self.money_out -= amount
            if self.told is not None:
                self.tell("paid", rule, {"seat": seat, "money": amount})

    def pay_player(self, seat: int, other: int, amount: i64, rule: str) -> None:
        """Pay another player; what is missing is borrowed."""
        loans = self.loans_for(seat, amount)
        if loans:
            self.borrow(seat, loans)
        self.seats[seat].money -= amount
        self.seats[other].money += amount
        if self.told is not None:
            self.tell("paid_player", rule, {"seat": seat, "other": other, "money": amount})

    def earn(self, seat: int, amount: i64, rule: str) -> None:
        """Take money from the bank."""
        if amount:
            self.seats[seat].money += amount
            self.money_out += amount
            if self.told is not None:
                self.tell("earned", rule, {"seat": seat, "money": amount})

    def score(self, seat: int, points: i64, rule: str) -> None:
        """Take victory points."""
        if points:
            self.seats[seat].points += points
            self.points_out += points
            if self.told is not None:
                self.tell("scored", rule, {"seat": seat, "count": points})

    def suffer(self, seat: int, change: i64, rule: str) -> None:
        """L18: poverty rises or falls, never below 0."""
        before = self.seats[seat].poverty
        after = before + change
        if after < 0:
            after = 0
        if after != before:
            self.seats[seat].poverty = after
            self.poverty_out += after - before
            if self.told is not None:
                if after > before:
                    self.tell("poverty_rose", rule, {"seat": seat, "count": after - before})
                else:
                    self.tell("poverty_fell", rule, {"seat": seat, "count": before - after})

    # Cards

    def names(self, cards: list[int]) -> list[str]:
        """Cards by the names of their kinds."""
        return [self.cards.name(card) for card in cards]

    def draw_card(self, seat: int, rule: str) -> None:
        """L2: the top card of the deck."""
        self.left -= 1
        card = self.deck[self.left]
        self.seats[seat].receive(card)
        if self.told is not None:
            self.tell("drew", rule, {"seat": seat, "card": self.cards.name(card)}, only(seat))
            self.tell("drew_hidden", rule, {"seat": seat}, all_but(seat))
        if not self.left:
            self.close(seat)

    def close(self, seat: int) -> None:
        """L32: the last card of the deck was taken."""
        self.closing = seat
        if self.told is not None:
            self.tell("deck_ran_out", "L32", {"seat": seat})

    def take_card(self, seat: int, slot: int, rule: str) -> None:
        """L2: a card of the Display, which everybody sees."""
        card = self.display[slot]
        self.display[slot] = NONE
        self.seats[seat].receive(card)
        self.shown[card] = 1
        if self.told is not None:
            self.tell("took", rule, {"seat": seat, "card": self.cards.name(card)})

    def give_up(self, seat: int, kind: int) -> i64:
        """A card of this kind leaves a hand; of several, the one that is known best to be there (L35)."""
        mine = self.seats[seat]
        card = self.cards.first[kind]
        if self.cards.copies[kind] > 1:
            card = self.best_known(mine.hand, card, card + self.cards.copies[kind])
        mine.hand = remove(mine.hand, card)
        self.shown[card] = 0
        return card

    def best_known(self, hand: vec[i64], first: i64, after: i64) -> i64:
        """L35: of the cards in a hand with numbers in a range, the one that others know best to be there."""
        known = NONE
        found: i64 = NONE
        for card in hand:
            if first <= card < after:
                rank = 2 if self.shown[card] else 1 if card in self.peeked else 0
                if rank > known:
                    known = rank
                    found = card
        return found

    def lay_out(self, card: i64) -> None:
        """L16: a card goes to the first free slot of the Display; where there is none, a row makes room."""
        display = self.display
        for slot in range(len(display)):
            if display[slot] == NONE:
                display[slot] = card
                return
        columns = len(display) // 2
        row = list(display[:columns])
        if self.told is not None:
            self.tell("row_left", "L16", {"cards": self.names(row)})
        self.gone = self.gone + row
        for slot in range(columns):
            display[slot] = display[columns + slot]
            display[columns + slot] = NONE
        display[columns] = card

    # The building area

    def kind_at(self, pile: int) -> i64:
        """The kind of the card on a pile of the turn's player."""
        return self.cards.kind[self.mine.tops[pile]]

    def place(self, seat: int, pile: int, card: i64) -> None:
        """L12: a card goes on a pile, or with NONE makes a new one. L14: visible shops earn."""
        mine = self.seats[seat]
        kind = self.cards.kind[card]
        hid = False  # a power
        if pile == NONE:
            pile = len(mine.tops)
            mine.tops = grown(mine.tops, card)
            mine.purses = grown(mine.purses, 0)
            if self.told is not None:
                self.tell("built", "L12", {"seat": seat, "card": CARD_NAMES[kind]})
        else:
            hid = self.cover(seat, pile)
            if self.told is not None:
                on = self.cards.name(mine.tops[pile])
                self.tell("built_on", "L12", {"seat": seat, "card": CARD_NAMES[kind], "on": on})
            mine.tops = mine.tops[:]
            mine.tops[pile] = card
        mine.fresh |= 1 << pile
        worth = self.cards.worth[kind]
        mine.worth += worth
        if worth > mine.best:
            mine.best = worth
        if hid:
            self.look_over(seat)
        else:
            mine.powers |= POWER[kind]
        if mine.powers & EARNS:
            self.fill_purses(seat, pile)

    def cover(self, seat: int, pile: int) -> bool:
        """The card on a pile is covered, and loses what lies on it (L14); whether that hid a power."""
        mine = self.seats[seat]
        covered = Covered()
        covered.pile = pile
        covered.card = mine.tops[pile]
        covered.flipped = bool(mine.flipped >> pile & 1)
        mine.covered = [*mine.covered, covered]
        others = ~(1 << pile)
        mine.flipped &= others
        mine.used &= others
        mine.spared &= others
        lost = mine.purses[pile]
        if lost:
            mine.set_money(pile, 0)
            self.money_out -= lost
            if self.told is not None:
                card = self.cards.name(covered.card)
                self.tell("purse_lost", "L14", {"seat": seat, "card": card, "money": lost})
        return not covered.flipped and POWER[self.cards.kind[covered.card]] != 0

    def fill_purses(self, seat: int, placed: int) -> None:
        """L14: each visible shop, but for the card just placed, earns."""
        mine = self.seats[seat]
        earned = self.cards.earned
        for pile in range(len(mine.tops)):
            kind = self.cards.kind[mine.tops[pile]]
            if POWER[kind] & EARNS and pile != placed and not mine.flipped >> pile & 1:
                mine.set_money(pile, mine.purses[pile] + earned)
                self.money_out += earned
                if self.told is not None:
                    self.tell("shop_earned", "L14", {"seat": seat, "card": CARD_NAMES[kind], "money": earned})

    def turn_over(self, seat: int, pile: int) -> None:
        """L18: a card is flipped for the rest of the game, and its power ends (L15)."""
        mine = self.seats[seat]
        mine.flipped |= 1 << pile
        kind = self.cards.kind[mine.tops[pile]]
        if self.told is not None:
            self.tell("flipped", "L18", {"seat": seat, "card": CARD_NAMES[kind]})
        if POWER[kind]:
            self.look_over(seat)

    def look_over(self, seat: int) -> None:
        """L15: which powers are to be seen."""
        mine = self.seats[seat]
        powers: i64 = 0
        for pile in range(len(mine.tops)):
            if not mine.flipped >> pile & 1:
                powers |= POWER[self.cards.kind[mine.tops[pile]]]
        mine.powers = powers

    # The map

    def occupied(self) -> i64:
        """The boroughs with a building."""
        taken: i64 = 0
        for one in self.seats:
            taken |= one.lands
        return taken

    def found(self, seat: int, borough: int) -> None:
        """L30: a building goes up; who may go where next."""
        self.seats[seat].lands |= 1 << borough
        taken = self.occupied()
        self.open_lands = [
            INVESTS[one] for one in range(BOROUGHS) if not taken >> one & 1 and (NEIGHBOURS[one] | BRIDGES[one]) & taken
        ]
        if self.told is not None:
            self.tell("invested", "L30", {"seat": seat, "borough": BOROUGH_NAMES[borough]})


def deal(players: int, cards: Cards, dice: Dice) -> London:
    """L1: a table before the deal; the decks are shuffled apart and stacked, the first on top."""
    london = London(players, dice)
    london.cards = cards
    deck: list[int] = []
    for letter in range(LETTERS - 1, -1, -1):
        pack = [card for card in range(len(cards.letter)) if cards.letter[card] == letter]
        dice.shuffle(pack)
        deck += pack
    london.deck = vec[i64](deck)
    london.left = len(deck)
    london.display = vec[i64]([NONE] * (2 * COLUMNS[players]))
    london.shown = vec[u8]([0] * len(deck))
    london.seats = [Seat() for _ in range(players)]
    london.money_out = FIRST_MONEY * players
    london.poverty_out = FIRST_POVERTY * players
    return london
