"""Ten tricks a deal, four secret roles, and a packet that falls short of 21 is the assassin's."""

from __future__ import annotations

from math import exp
from typing import Final

from rookery.engine.dice import Dice
from rookery.engine.events import all_but, only
from rookery.games.assassin.pieces import (
    ABSENT_WON,
    AFTER,
    ASSASSIN,
    ASSASSIN_WON,
    BEFORE,
    CARD_NAMES,
    CARDS,
    CLUBS,
    DIAMONDS,
    DOUBLED,
    HEARTS,
    JACK,
    JOIN,
    LAY,
    NAME,
    NONE,
    ONLY_PASS,
    ORDER,
    OTHERS,
    OVER,
    PASS,
    PLACE,
    POLICE_WON,
    QUEENS,
    RANK_OF,
    REPLACE,
    SEATS,
    SPADES,
    SUIT_OF,
    SUITS,
    TIED,
    TRAITOR,
    TRICKS,
    UNITED_WON,
    USE,
    USE_OR_PASS,
    VICTIMS,
)
from rookery.games.assassin.state import Position, without
from rookery.games.assassin.telling import tell_count, tell_deal

WORTH: Final = 6.0  # points that multiply the odds of winning the match by e, as a guess


class Affair(Position):
    """A moment of L'assassin habite au 21."""

    def copy(self) -> Affair:
        return Affair(
            self.players, self.open_variant, self.threshold, self.goal, self.points[:], self.past[:], self.missing,
            self.kings[:], self.jacks[:], self.used, self.hands[:], self.trumps, self.trick, self.step, self.owing,
            self.answers[:], self.laid[:], self.face_up, self.doubled, self.leader, self.victims[:], self.packets[:],
            self.double_at, self.dice.copy(),
        )  # fmt: skip

    def waiting(self) -> list[int]:
        return SEATS[self.owing]

    def unseen(self) -> list[int]:
        """A2, A8: everyone is asked, and nobody learns who has answered."""
        return SEATS[(1 << self.players) - 1] if self.step in (BEFORE, AFTER) else SEATS[0]

    def legal(self, seat: int) -> list[int]:
        step = self.step
        if step == LAY:
            if self.jacks[seat] == SPADES and not self.used >> SPADES & 1:
                return [*self.hands[seat], JACK]
            return self.hands[seat]
        if step in (BEFORE, AFTER):
            return USE_OR_PASS[self.jacks[seat]] if self.may_use(self.jacks[seat]) else ONLY_PASS
        if step == REPLACE:
            return self.hands[seat]
        if step == ORDER:
            return QUEENS[self.left_to_place()]
        return OTHERS[self.players][seat]

    def may_use(self, jack: int) -> bool:
        """A2, A8, A18: whether the owner of a jack may use it now."""
        if self.used >> jack & 1:
            return False
        if self.step == AFTER:
            return jack == HEARTS
        return jack == DIAMONDS or (jack == CLUBS and not (self.open_variant and self.trick == 0))

    def play(self, seat: int, move: int) -> None:
        self.owing &= ~(1 << seat)
        if move <= JACK:
            if self.step == REPLACE:
                self.replace(seat, move)
            else:
                self.lay(seat, move)
        elif move <= PASS:
            self.answers[seat] = move
            if not self.owing:
                self.hear_answers()
        elif move < NAME:
            self.place(seat, move - PLACE)
        else:
            self.join(seat, move - NAME)

    # A deal

    def begin(self) -> None:
        self.deal_out()

    def deal_out(self) -> None:
        """A1, A14: number cards, kings and jacks, and the queens in a line."""
        dice = self.dice
        players = self.players
        self.missing = dice.pick(4) if players == 3 else NONE
        suits = [suit for suit in range(4) if suit != self.missing]
        cards = [card for card in range(CARDS) if SUIT_OF[card] != self.missing]
        dice.shuffle(cards)
        self.hands = [sorted(cards[seat * TRICKS : (seat + 1) * TRICKS]) for seat in range(players)]
        self.kings = [SPADES, HEARTS, DIAMONDS, CLUBS]
        dice.shuffle(self.kings)
        self.jacks = suits[:]
        dice.shuffle(self.jacks)
        self.trumps = suits
        dice.shuffle(self.trumps)
        self.used = 0 if self.missing == NONE else 1 << self.missing
        self.trick = 0
        self.leader = NONE
        self.victims = [0] * (players + 1)
        self.packets = [0] * (players + 1)
        self.double_at = NONE
        if self.told is not None:
            tell_deal(self)
        self.ask_before()

    def ask_before(self) -> None:
        """A2: may a jack be used before this trick? A19: nobody is asked once nobody can have one to use."""
        self.face_up = self.open_variant and self.trick > 0
        self.doubled = False
        self.step = BEFORE
        if self.may_use(DIAMONDS) or self.may_use(CLUBS):
            self.owing = (1 << self.players) - 1
        else:
            self.begin_trick()

    def hear_answers(self) -> None:
        """All have answered: those who use a jack show it."""
        for seat in range(self.players):
            jack = self.answers[seat] - USE
            self.answers[seat] = NONE
            if jack > CLUBS:
                continue  # he passed
            self.used |= 1 << jack
            if jack == DIAMONDS:
                self.doubled = True
                if self.told is not None:
                    self.tell("doubled", "A9", {"seat": seat})
            elif jack == CLUBS:
                self.use_clubs(seat)
            else:
                self.step = ORDER
                self.owing = 1 << seat
                self.trumps = []
                if self.told is not None:
                    self.tell("reorders", "A8", {"seat": seat})
        if self.step == BEFORE:
            self.begin_trick()
        elif self.step == AFTER:
            self.rotate()

    def use_clubs(self, seat: int) -> None:
        """A10: this trick is laid face up, the owner last. A18: in the open variant it is hidden."""
        self.face_up = not self.open_variant
        if self.face_up:
            self.leader = (seat + 1) % self.players
        if self.told is not None:
            if self.face_up:
                self.tell("opened", "A10", {"seat": seat})
            else:
                self.tell("hid", "A18", {"seat": seat})

    # A trick

    def begin_trick(self) -> None:
        """A3: everyone at once, or one after the other, face up."""
        self.step = LAY
        self.owing = 1 << self.leader if self.face_up else (1 << self.players) - 1

    def lay(self, seat: int, card: int) -> None:
        """A3: a card face down; A10, A17: face up. A7: or the jack of spades."""
        self.laid[seat] = card
        if card != JACK:
            self.hands[seat] = without(self.hands[seat], card)
        if self.face_up:
            if card == JACK:
                self.used |= 1 << SPADES
            if self.told is not None:
                rule = "A7" if card == JACK else "A17" if self.open_variant else "A10"
                self.tell("laid_open", rule, {"seat": seat, "card": CARD_NAMES[card]})
            after = (seat + 1) % self.players
            if self.laid[after] == NONE:
                self.owing = 1 << after
        elif self.told is not None:
            self.tell("laid", "A7" if card == JACK else "A3", {"seat": seat, "card": CARD_NAMES[card]}, only(seat))
            self.tell("laid_hidden", "A3", {"seat": seat}, all_but(seat))
        if not self.owing:
            self.reveal()

    def reveal(self) -> None:
        """A3: all cards are shown; A7: the jack of spades makes room for a card."""
        if self.told is not None and not self.face_up:
            for seat in range(self.players):
                card = self.laid[seat]
                self.tell("revealed", "A7" if card == JACK else "A3", {"seat": seat, "card": CARD_NAMES[card]})
        for seat in range(self.players):
            if self.laid[seat] == JACK:
                self.used |= 1 << SPADES
                self.step = REPLACE
                self.owing = 1 << seat
        if self.step == LAY:
            self.count_trick()

    def replace(self, seat: int, card: int) -> None:
        """A7: a card from the hand, having seen the others."""
        self.laid[seat] = card
        self.hands[seat] = without(self.hands[seat], card)
        if self.told is not None:
            self.tell("replaced", "A7", {"seat": seat, "card": CARD_NAMES[card]})
        self.count_trick()

    def count_trick(self) -> None:
        """A4, A5, A9: the packet goes to the highest card, or to the centre."""
        total = 0
        best = NONE
        highest = NONE
        for seat in range(self.players):
            card = self.laid[seat]
            total += RANK_OF[card]
            strength = RANK_OF[card] * 4 - self.trumps.index(SUIT_OF[card])
            if strength > highest:
                highest = strength
                best = seat
            self.laid[seat] = NONE
        self.leader = best
        taker = best if total >= self.threshold else self.players
        victims = DOUBLED if self.doubled else VICTIMS
        self.victims[taker] += victims
        self.packets[taker] += 1
        if self.doubled:
            self.double_at = taker
        if self.told is not None:
            rule = "A15" if self.players == 3 else "A4"
            if taker < self.players:
                self.tell("taken", rule, {"seat": taker, "sum": total, "count": victims})
            else:
                self.tell("to_centre", rule, {"sum": total, "count": victims})
        self.trick += 1
        if self.trick == TRICKS:
            self.end_deal()
            return
        self.step = AFTER
        if self.may_use(HEARTS):
            self.owing = (1 << self.players) - 1
        else:
            self.rotate()

    # The trump order

    def rotate(self) -> None:
        """A6: the first queen goes to the end of the line."""
        self.trumps = [*self.trumps[1:], self.trumps[0]]
        if self.told is not None:
            self.tell("rotated", "A6", {"order": [SUITS[suit] for suit in self.trumps]})
        self.ask_before()

    def left_to_place(self) -> int:
        """A8: the queens not yet in the new line, a bit each."""
        left = 15 if self.missing == NONE else 15 & ~(1 << self.missing)
        for suit in self.trumps:
            left &= ~(1 << suit)
        return left

    def place(self, seat: int, suit: int) -> None:
        """A8: the owner of the jack of hearts lines the queens up one by one; the last goes by itself."""
        self.trumps = [*self.trumps, suit]
        left = self.left_to_place()
        if left.bit_count() > 1:
            self.owing = 1 << seat
            return
        self.trumps = [*self.trumps, QUEENS[left][0] - PLACE]
        if self.told is not None:
            self.tell("ordered", "A8", {"seat": seat, "order": [SUITS[one] for one in self.trumps]})
        self.ask_before()

    # The end of a deal

    def end_deal(self) -> None:
        """A11: the traitor shows himself; A16: unless his king was set aside."""
        self.face_up = False
        for seat in range(self.players):
            if self.kings[seat] == TRAITOR:
                self.step = JOIN
                self.owing = 1 << seat
                if self.told is not None:
                    self.tell("traitor_shown", "A11", {"seat": seat})
                return
        self.score(NONE, NONE)

    def join(self, seat: int, named: int) -> None:
        """A11: the traitor names another player, knowing no role."""
        if self.told is not None:
            self.tell("joined", "A11", {"seat": seat, "named": named})
        self.score(seat, named)

    def score(self, traitor: int, named: int) -> None:
        """A12, A16: the camps are counted, and the larger one scores the victims of the other."""
        players = self.players
        centre = self.victims[players]
        absent = players == 3 and self.kings[players] == ASSASSIN
        police = 0
        assassins = centre
        camp = 0  # the assassin's, a bit for each seat
        for seat in range(players):
            role = self.kings[named] if seat == traitor else self.kings[seat]
            if role == ASSASSIN:
                camp |= 1 << seat
                assassins += self.victims[seat]
            else:
                police += self.victims[seat]
        winners = 0
        prize = 0
        if police > assassins:
            outcome = UNITED_WON if absent else POLICE_WON
            winners = ~camp
            prize = assassins
        elif absent:
            outcome = ABSENT_WON
        elif assassins > police:
            outcome = ASSASSIN_WON
            winners = camp
            prize = police
        else:
            outcome = TIED
        record = [outcome, traitor, named, self.missing, centre, police, assassins, prize]
        for seat in range(players):
            won = prize if winners >> seat & 1 else 0
            self.points[seat] += won
            record += [self.kings[seat], self.victims[seat], won]
        self.past.append(record)
        if self.told is not None:
            tell_count(self, outcome, traitor, police, assassins, SEATS[winners & (1 << players) - 1], prize)
        if max(self.points) >= self.goal:
            self.step = OVER
            if self.told is not None:
                winning = self.winners()
                self.tell("won", "A13", {"seats": winning, "count": len(winning), "points": max(self.points)})
        else:
            self.deal_out()

    def winners(self) -> list[int]:
        """A13: the highest total; equal ones share."""
        most = max(self.points)
        return [seat for seat in range(self.players) if self.points[seat] == most]

    def returns(self) -> list[float]:
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def estimate(self) -> list[float]:
        """Play this deal out by chance; every few points ahead in the match are worth the same odds."""
        world = self.copy()
        deals = len(world.past)
        dice = world.dice
        while len(world.past) == deals:
            for seat in world.waiting():
                legal = world.legal(seat)
                world.play(seat, legal[dice.pick(len(legal))])
        if world.step == OVER:
            return world.returns()
        odds = [exp(points / WORTH) for points in world.points]
        return [share / sum(odds) for share in odds]


def deal(players: int, open_variant: bool, threshold: int, goal: int, dice: Dice) -> Affair:
    """A table before its first deal."""
    return Affair(
        players, open_variant, threshold, goal, [0] * players, [], NONE, [], [], 0, [], [], 0, BEFORE, 0,
        [NONE] * players, [NONE] * players, False, False, NONE, [0] * (players + 1), [0] * (players + 1), NONE, dice,
    )  # fmt: skip
