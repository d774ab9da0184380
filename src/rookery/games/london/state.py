"""The table at one moment, and what can happen to its pieces: cards move, money is paid, poverty changes."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.events import all_but, only
from rookery.engine.state import State
from rookery.games.london.pieces import (
    BOROUGH_NAMES,
    BOROUGHS,
    BRIDGES,
    BROWN,
    CARD_NAMES,
    COLOUR,
    COPIES,
    COUNTERS,
    EARNED,
    EARNS,
    FIRST_CARD,
    FIRST_LAND,
    FLIPPED,
    FRESH,
    INVEST,
    KIND,
    LARGE_LOAN,
    LARGE_LOANS,
    LOAN,
    NEIGHBOURS,
    NONE,
    POWER,
    STEP_BITS,
    STEP_MASK,
    WORTH,
)


class Board(State):
    """All that lies on the table, and what is owed next. What may be done is said in `steps`, and in `rules`."""

    def __init__(
        self,
        players: int,
        deck: list[int],
        left: int,
        looked: list[int],
        display: list[int],
        gone: list[int],
        hands: list[list[int]],
        shown: list[list[int]],
        peeker: int,
        peeked: list[int],
        tops: list[list[int]],
        marks: list[list[int]],
        purses: list[list[int]],
        covered: list[list[int]],
        powers: list[int],
        worth: list[int],
        best: list[int],
        money: list[int],
        loans: list[int],
        poverty: list[int],
        points: list[int],
        money_out: int,
        points_out: int,
        poverty_out: int,
        lands: list[int],
        open_lands: list[int],
        tubes: int,
        turn: int,
        closing: int,
        over: bool,
        owed: list[int],
        draws: int,
        held: int,
        due: int,
        swapped: bool,
        pubs: bool,
        dice: Dice,
    ) -> None:
        super().__init__(players, dice)
        self.deck: list[int] = deck  # the top comes last; replaced, never changed
        self.left: int = left  # how many of the deck are still there
        self.looked: list[int] = looked  # L6: the top cards in the looker's hands, topmost first; replaced
        self.display: list[int] = display  # L16: the top row, then the bottom row; NONE where a slot is free
        self.gone: list[int] = gone  # the discard pile
        self.hands: list[list[int]] = hands  # in order
        self.shown: list[list[int]] = shown  # of each hand, the cards that everybody saw go there
        self.peeker: int = peeker  # L6: who has looked at the deck, or NONE
        self.peeked: list[int] = peeked  # the cards he put back: he knows where they go; replaced
        self.tops: list[list[int]] = tops  # the card on each pile
        self.marks: list[list[int]] = marks  # of that card: FLIPPED, FRESH, USED, SPARED
        self.purses: list[list[int]] = purses  # L14: the money on that card
        self.covered: list[list[int]] = covered  # as `cover` packs them: pile, card, flipped
        self.powers: list[int] = powers  # L15: of each seat's visible cards, a bit each
        self.worth: list[int] = worth  # L33: points of all cards in each area
        self.best: list[int] = best  # L34: the highest of them
        self.money: list[int] = money
        self.loans: list[int] = loans
        self.poverty: list[int] = poverty
        self.points: list[int] = points  # taken in play
        self.money_out: int = money_out  # by the bank, all in all, so that money can be audited
        self.points_out: int = points_out  # likewise
        self.poverty_out: int = poverty_out
        self.lands: list[int] = lands  # each seat's boroughs, a bit each
        self.open_lands: list[int] = open_lands  # L30: the moves that invest in an open borough; replaced
        self.tubes: int = tubes  # L28: boroughs with an Underground marker, a bit each
        self.turn: int = turn
        self.closing: int = closing  # L32: who took the last card of the deck, or NONE
        self.over: bool = over
        self.owed: list[int] = owed  # the stack of steps
        self.draws: int = draws  # cards still to be drawn in TO_DRAW and TO_LOOK
        self.held: int = held  # the card being placed, or NONE
        self.due: int = due  # what is left to be done of TO_BUILD, TO_IMPRISON and TO_TUNNEL
        self.swapped: bool = swapped  # L7: in this turn
        self.pubs: bool = pubs  # L27: in this run

    def fields(self) -> tuple[object, ...]:
        return (
            self.players, self.deck, self.left, self.looked, self.display, self.gone, self.hands, self.shown,
            self.peeker, self.peeked, self.tops, self.marks, self.purses, self.covered, self.powers, self.worth,
            self.best, self.money, self.loans, self.poverty, self.points, self.money_out, self.points_out,
            self.poverty_out, self.lands, self.open_lands, self.tubes, self.turn, self.closing, self.over, self.owed,
            self.draws, self.held, self.due, self.swapped, self.pubs, self.dice,
        )  # fmt: skip

    # What is owed

    def owe(self, step: int, pile: int = 0) -> None:
        """Put a step on the stack: it comes next."""
        self.owed.append(pile << STEP_BITS | step)

    def settle(self) -> None:
        """Take the step that was carried out off the stack."""
        self.owed.pop()

    def step(self) -> int:
        """The step that comes next."""
        return self.owed[-1] & STEP_MASK

    def pile(self) -> int:
        """The pile of the turn's player that the next step is about."""
        return self.owed[-1] >> STEP_BITS

    def kind_at(self, pile: int) -> int:
        """The kind of the card on a pile of the turn's player."""
        return KIND[self.tops[self.turn][pile]]

    # Money and poverty

    def loan(self, seat: int) -> int:
        """L8: what a loan brings."""
        return LARGE_LOAN if self.powers[seat] & LARGE_LOANS else LOAN

    def loans_for(self, seat: int, amount: int) -> int:
        """L8: the fewest loans that let a player pay."""
        short = amount - self.money[seat]
        if short <= 0:
            return 0
        loan = self.loan(seat)
        return (short + loan - 1) // loan

    def borrow(self, seat: int, count: int) -> None:
        """L8: take so many loans."""
        brought = count * self.loan(seat)
        self.loans[seat] += count
        self.money[seat] += brought
        self.money_out += brought
        if self.told is not None:
            self.tell("borrowed", "L8", {"seat": seat, "count": count, "money": brought})

    def counters(self) -> int:
        """L8: loans left in the bank for those who borrow of their own will."""
        return COUNTERS - sum(self.loans)

    def pay(self, seat: int, amount: int, rule: str) -> None:
        """Pay the bank; what is missing is borrowed."""
        if amount:
            loans = self.loans_for(seat, amount)
            if loans:
                self.borrow(seat, loans)
            self.money[seat] -= amount
            self.money_out -= amount
            if self.told is not None:
                self.tell("paid", rule, {"seat": seat, "money": amount})

    def pay_player(self, seat: int, other: int, amount: int, rule: str) -> None:
        """Pay another player; what is missing is borrowed."""
        loans = self.loans_for(seat, amount)
        if loans:
            self.borrow(seat, loans)
        self.money[seat] -= amount
        self.money[other] += amount
        if self.told is not None:
            self.tell("paid_player", rule, {"seat": seat, "other": other, "money": amount})

    def earn(self, seat: int, amount: int, rule: str) -> None:
        """Take money from the bank."""
        if amount:
            self.money[seat] += amount
            self.money_out += amount
            if self.told is not None:
                self.tell("earned", rule, {"seat": seat, "money": amount})

    def score(self, seat: int, points: int, rule: str) -> None:
        """Take victory points."""
        if points:
            self.points[seat] += points
            self.points_out += points
            if self.told is not None:
                self.tell("scored", rule, {"seat": seat, "count": points})

    def suffer(self, seat: int, change: int, rule: str) -> None:
        """L18: poverty rises or falls, never below nothing."""
        before = self.poverty[seat]
        after = max(0, before + change)
        if after != before:
            self.poverty[seat] = after
            self.poverty_out += after - before
            if self.told is not None:
                kind = "poverty_rose" if after > before else "poverty_fell"
                self.tell(kind, rule, {"seat": seat, "count": abs(after - before)})

    # Cards

    def receive(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        hand = self.hands[seat]
        hand.append(card)
        hand.sort()

    def draw_card(self, seat: int, rule: str) -> None:
        """L2: the top card of the deck."""
        self.left -= 1
        card = self.deck[self.left]
        self.receive(seat, card)
        if self.told is not None:
            self.tell("drew", rule, {"seat": seat, "card": CARD_NAMES[KIND[card]]}, only(seat))
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
        self.receive(seat, card)
        self.shown[seat].append(card)
        if self.told is not None:
            self.tell("took", rule, {"seat": seat, "card": CARD_NAMES[KIND[card]]})

    def give_up(self, seat: int, kind: int) -> int:
        """A card of this kind leaves a hand; of several, the one that is known best to be there (L35)."""
        hand = self.hands[seat]
        shown = self.shown[seat]
        first = FIRST_CARD[kind]
        card = NONE
        if COPIES[kind] == 1:
            card = first
        else:
            after = first + COPIES[kind]
            known = NONE
            for one in hand:
                if first <= one < after:
                    rank = 2 if one in shown else 1 if one in self.peeked else 0
                    if rank > known:
                        known = rank
                        card = one
        hand.remove(card)
        if card in shown:
            shown.remove(card)
        return card

    def lay_out(self, card: int) -> None:
        """L16: a card goes to the first free slot of the Display; where there is none, a row makes room."""
        display = self.display
        for slot in range(len(display)):
            if display[slot] == NONE:
                display[slot] = card
                return
        columns = len(display) // 2
        if self.told is not None:
            self.tell("row_left", "L16", {"cards": [CARD_NAMES[KIND[one]] for one in display[:columns]]})
        self.gone += display[:columns]
        self.display = display[columns:] + [NONE] * columns
        self.display[columns] = card

    # The building area

    def place(self, seat: int, pile: int, card: int) -> None:
        """L12: a card goes on a pile, or with NONE makes a new one. L14: visible shops earn."""
        tops = self.tops[seat]
        kind = KIND[card]
        was = 0
        if pile == NONE:
            pile = len(tops)
            tops.append(card)
            self.marks[seat].append(FRESH)
            self.purses[seat].append(0)
            if self.told is not None:
                self.tell("built", "L12", {"seat": seat, "card": CARD_NAMES[kind]})
        else:
            was = self.cover(seat, pile)
            if self.told is not None:
                on = CARD_NAMES[KIND[tops[pile]]]
                self.tell("built_on", "L12", {"seat": seat, "card": CARD_NAMES[kind], "on": on})
            tops[pile] = card
            self.marks[seat][pile] = FRESH
        self.worth[seat] += WORTH[kind]
        if WORTH[kind] > self.best[seat]:
            self.best[seat] = WORTH[kind]
        if was:
            self.look_over(seat)
        else:
            self.powers[seat] |= POWER[kind]
        if self.powers[seat] & EARNS:
            self.fill_purses(seat, pile)

    def cover(self, seat: int, pile: int) -> int:
        """The card on a pile is covered, and loses what lies on it (L14); the powers that it had."""
        card = self.tops[seat][pile]
        mark = self.marks[seat][pile] & FLIPPED
        self.covered[seat].append(pile << 8 | card << 1 | mark)
        lost = self.purses[seat][pile]
        if lost:
            self.purses[seat][pile] = 0
            self.money_out -= lost
            if self.told is not None:
                self.tell("purse_lost", "L14", {"seat": seat, "card": CARD_NAMES[KIND[card]], "money": lost})
        return 0 if mark else POWER[KIND[card]]

    def fill_purses(self, seat: int, placed: int) -> None:
        """L14: each visible shop, but for the card just placed, earns."""
        tops = self.tops[seat]
        for pile in range(len(tops)):
            kind = KIND[tops[pile]]
            if POWER[kind] & EARNS and pile != placed and not self.marks[seat][pile] & FLIPPED:
                self.purses[seat][pile] += EARNED
                self.money_out += EARNED
                if self.told is not None:
                    self.tell("shop_earned", "L14", {"seat": seat, "card": CARD_NAMES[kind], "money": EARNED})

    def turn_over(self, seat: int, pile: int) -> None:
        """L18: a card is flipped for the rest of the game, and its power ends (L15)."""
        self.marks[seat][pile] |= FLIPPED
        kind = KIND[self.tops[seat][pile]]
        if self.told is not None:
            self.tell("flipped", "L18", {"seat": seat, "card": CARD_NAMES[kind]})
        if POWER[kind]:
            self.look_over(seat)

    def look_over(self, seat: int) -> None:
        """L15: which powers are to be seen."""
        powers = 0
        tops = self.tops[seat]
        for pile in range(len(tops)):
            if not self.marks[seat][pile] & FLIPPED:
                powers |= POWER[KIND[tops[pile]]]
        self.powers[seat] = powers

    def browns(self, seat: int) -> int:
        """L22: the piles with a brown card on top, face up or flipped."""
        count = 0
        for card in self.tops[seat]:
            if COLOUR[KIND[card]] == BROWN:
                count += 1
        return count

    # The map

    def occupied(self) -> int:
        """The boroughs with a building, a bit each."""
        taken = 0
        for lands in self.lands:
            taken |= lands
        return taken

    def found(self, seat: int, borough: int) -> None:
        """L30: a building goes up; who may go where next."""
        self.lands[seat] |= 1 << borough
        taken = self.occupied()
        self.open_lands = [
            INVEST + one for one in range(BOROUGHS) if not taken >> one & 1 and (NEIGHBOURS[one] | BRIDGES[one]) & taken
        ]
        if self.told is not None:
            self.tell("invested", "L30", {"seat": seat, "borough": BOROUGH_NAMES[borough]})


def first_lands() -> list[int]:
    """L30: the moves that may be the first investment."""
    return [INVEST + one for one in range(BOROUGHS) if FIRST_LAND >> one & 1]
