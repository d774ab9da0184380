"""A moment of L'assassin habite au 21: deals of ten tricks, with what lies where and who is who."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.dice import Dice
from rookery.engine.events import all_but, only
from rookery.engine.features import Features
from rookery.engine.state import NOBODY, NONE, SEATS, shares
from rookery.engine.steps import Stepped
from rookery.games.assassin import audit, imagine
from rookery.games.assassin.conduct import HABITS, likely, note
from rookery.games.assassin.count import Deal, count, tell_count, tell_end, winners
from rookery.games.assassin.judge import features, judge
from rookery.games.assassin.pieces import (
    AFTER_TRICK,
    ALL_SUITS,
    BEFORE_TRICK,
    CARD_NAMES,
    CARDS,
    CLUBS,
    DOUBLED,
    IN_PLAY,
    JACK,
    PACKS,
    SPADES,
    SUITS,
    TRAITOR,
    TRICKS,
    VICTIMS,
    rank_of,
    suit_of,
)
from rookery.games.assassin.steps.all import STEPS
from rookery.games.assassin.steps.numbers import AFTER, BEFORE, JOIN, LAYING, ORDER, REPLACE

NOTHING: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []
NO_DEALS: Final[list[Deal]] = []
NO_CARDS: Final = vec[i64]()


class Affair(Stepped):
    """A moment of L'assassin habite au 21. Lists are replaced, not changed, but for hands, laid, victims and habits."""

    def __init__(self, players: int, dice: Dice) -> None:
        super().__init__(players, dice, STEPS)
        self.open_variant: bool = False  # A17
        self.threshold: i64 = 0  # A4, A15
        self.goal: int = 0  # A13
        # The match
        self.points: list[int] = NOTHING
        self.past: list[Deal] = NO_DEALS  # the deals that were counted
        # The deal
        self.missing: int = NONE  # A14: the suit that left
        self.kings: list[int] = NOTHING  # each seat's role; with three players, the king set aside comes last
        self.jacks: list[int] = NOTHING  # each seat's jack, used or not
        self.used: i64 = 0  # a bit for each jack that was used, or left with its suit
        self.hands: list[list[int]] = NO_HANDS  # number cards in order
        self.trumps: list[int] = NOTHING  # the queens' line; while it is set anew, those placed so far
        self.trick: int = 0  # how many have been taken
        self.victims: list[int] = NOTHING  # of each seat, the centre's last
        self.double_at: int = NONE  # where the doubled packet lies
        self.habits: vec[i64] = NO_CARDS  # how each seat has played
        # The trick
        self.using: i64 = 0  # who answered that they use their jack, a bit a seat; secret until all have answered
        self.laid: vec[i64] = NO_CARDS  # each seat's card, or NONE
        self.face_up: bool = False  # whether it is laid face up, in turn
        self.doubled: bool = False  # A9: whether it counts double
        self.leader: int = NONE  # who owned the highest card of the last trick, or leads this one

    def copy(self) -> Affair:
        twin = Affair(self.players, self.dice.copy())
        self.copy_owed(twin)
        twin.open_variant = self.open_variant
        twin.threshold = self.threshold
        twin.goal = self.goal
        twin.points = self.points
        twin.past = self.past
        twin.missing = self.missing
        twin.kings = self.kings
        twin.jacks = self.jacks
        twin.used = self.used
        twin.hands = [hand[:] for hand in self.hands]
        twin.trumps = self.trumps
        twin.trick = self.trick
        twin.victims = self.victims[:]
        twin.double_at = self.double_at
        twin.habits = self.habits[:]
        twin.using = self.using
        twin.laid = self.laid[:]
        twin.face_up = self.face_up
        twin.doubled = self.doubled
        twin.leader = self.leader
        return twin

    def unseen(self) -> list[int]:
        """A2, A8: everyone is asked, and nobody learns who has answered."""
        return SEATS[self.everyone()] if self.step.number in (BEFORE, AFTER) else NOBODY

    def imagine(self, seat: int, dice: Dice) -> Affair:
        return imagine.imagine(self, seat, dice)

    def returns(self) -> list[float]:
        return shares(winners(self), self.players)

    def judge(self) -> list[float]:
        return judge(self)

    def likely(self, seat: int) -> float:
        return likely(self.habits, self.kings, self.players, seat)

    def features(self, seat: int, into: Features) -> None:
        features(self, seat, into)

    def totals(self) -> list[float]:
        return [float(points) for points in self.points]

    def audit(self) -> list[str]:
        return audit.audit(self)

    def everyone(self) -> i64:
        """All seats, a bit each."""
        players: i64 = self.players
        return (1 << players) - 1

    # A deal

    def begin(self) -> None:
        self.deal_out()
        self.go_on()

    def go_on(self) -> None:
        """The next trick; A13: unless the last deal has been counted, and was the last."""
        if self.trick < TRICKS:
            self.ask_before()

    def deal_out(self) -> None:
        """A1, A14: number cards, kings and jacks, and the queens in a line."""
        dice = self.dice
        players = self.players
        self.missing = dice.pick(ALL_SUITS) if players == 3 else NONE
        self.hands = deal_cards(PACKS[self.missing], players, dice)
        self.kings = shuffled(IN_PLAY[NONE], dice)
        self.jacks = shuffled(IN_PLAY[self.missing], dice)
        self.trumps = shuffled(IN_PLAY[self.missing], dice)
        self.used = 0 if self.missing == NONE else 1 << self.missing
        self.trick = 0
        self.leader = NONE
        self.victims = [0] * (players + 1)
        self.double_at = NONE
        self.habits = vec[i64]([0] * (HABITS * players))
        if self.told is not None:
            self.tell_deal()

    # Before a trick

    def ask_before(self) -> None:
        """A2: everyone is asked for the jacks of diamonds and clubs; A19: unless both are gone for all to see."""
        self.face_up = self.open_variant and self.trick > 0
        self.doubled = False
        jacks = BEFORE_TRICK & ~self.used
        if self.open_variant and self.trick == 0:
            jacks &= ~(1 << CLUBS)  # A18: it is hidden anyway
        if jacks:
            self.owe_all(BEFORE, self.everyone(), jacks)
        else:
            self.begin_trick()

    def use_before(self) -> None:
        """A9, A10: those who use a jack show it."""
        for seat in SEATS[self.using]:
            jack = self.jacks[seat]
            self.used |= 1 << jack
            if jack == CLUBS:
                self.use_clubs(seat)
            else:
                self.doubled = True
                if self.told is not None:
                    self.tell("doubled", "A9", {"seat": seat})
        self.using = 0

    def use_clubs(self, seat: int) -> None:
        """A10: this trick is laid face up, the owner last. A18: in the open variant it is hidden."""
        self.face_up = not self.open_variant
        if self.face_up:
            self.leader = self.left_of(seat)
        if self.told is not None:
            if self.face_up:
                self.tell("opened", "A10", {"seat": seat})
            else:
                self.tell("hid", "A18", {"seat": seat})

    # A trick

    def begin_trick(self) -> None:
        """A3: everyone lays at once; A10, A17: or one after the other, face up."""
        if self.face_up:
            self.owe(LAYING, self.leader)
        else:
            self.owe_all(LAYING, self.everyone())

    def lay(self, seat: int, card: int) -> None:
        """A3: a card face down; A10, A17: face up. A7: or the jack of spades."""
        self.laid[seat] = card
        if card != JACK:
            discard(self.hands[seat], card)
        if self.told is not None:
            self.tell_laid(seat, card)
        if self.face_up:
            if card == JACK:
                self.used |= 1 << SPADES
            after = self.left_of(seat)
            if self.laid[after] == NONE:
                self.owe(LAYING, after)
                return
        if not self.owing:
            self.reveal(seat if self.face_up else NONE)

    def reveal(self, last: int) -> None:
        """A3: all cards are shown; A7: the jack of spades makes room for a card."""
        if self.told is not None and not self.face_up:
            self.tell_reveal()
        for seat in range(self.players):
            if self.laid[seat] == JACK:
                self.used |= 1 << SPADES
                self.owe(REPLACE, seat)
                return
        self.count_trick(last)

    def replace(self, seat: int, card: int) -> None:
        """A7: a card from the hand, having seen the others."""
        self.laid[seat] = card
        discard(self.hands[seat], card)
        if self.told is not None:
            self.tell("replaced", "A7", {"seat": seat, "card": CARD_NAMES[card]})
        self.count_trick(seat)

    def count_trick(self, last: int) -> None:
        """A4, A5, A9: the packet goes to the highest card, or to the centre."""
        total: i64 = 0
        highest: i64 = 0
        best = NONE
        for seat in range(self.players):
            rank = rank_of(self.laid[seat])
            total += rank
            if rank > highest or (rank == highest and self.outranks(self.laid[seat], self.laid[best])):
                highest = rank
                best = seat
        taker = best if total >= self.threshold else self.players
        note(self.habits, self.laid, taker, last)
        for seat in range(self.players):
            self.laid[seat] = NONE
        self.leader = best
        victims = DOUBLED if self.doubled else VICTIMS
        self.victims[taker] += victims
        if self.doubled:
            self.double_at = taker
        if self.told is not None:
            self.tell_taken(taker, total, victims)
        self.trick += 1
        if self.trick == TRICKS:
            self.end_deal()
        elif AFTER_TRICK & ~self.used:
            self.owe_all(AFTER, self.everyone(), AFTER_TRICK)
        else:  # A19
            self.rotate()

    def outranks(self, card: i64, other: i64) -> bool:
        """A4: whether a card's suit comes before that of another one, of the same rank, in the trump order."""
        for trump in self.trumps:
            if trump == suit_of(card):
                return True
            if trump == suit_of(other):
                return False
        return False

    def packets(self, place: int) -> int:
        """A5, A9: how many packets lie before a seat, or last in the centre: one counts for two."""
        return self.victims[place] - (DOUBLED - VICTIMS if self.double_at == place else 0)

    def left_of(self, seat: int) -> int:
        """Who sits on somebody's left."""
        return seat + 1 if seat + 1 < self.players else 0

    # The trump order

    def rotate(self) -> None:
        """A6: the first queen goes to the end of the line."""
        line = self.trumps[:]
        line.append(line.pop(0))
        self.trumps = line
        if self.told is not None:
            self.tell("rotated", "A6", {"order": [SUITS[suit] for suit in self.trumps]})

    def use_after(self) -> None:
        """A8: the owner of the jack of hearts takes the queens up, to line them up anew."""
        seat = SEATS[self.using][0]
        self.used |= AFTER_TRICK
        self.using = 0
        queens: i64 = 0
        for suit in self.trumps:
            queens |= 1 << suit
        self.trumps = NOTHING
        if self.told is not None:
            self.tell("reorders", "A8", {"seat": seat})
        self.owe(ORDER, seat, queens)

    def place(self, seat: int, suit: int) -> None:
        """A8: a queen comes next in the line."""
        self.trumps = [*self.trumps, suit]
        left = self.about & ~(1 << suit)
        if left:
            self.owe(ORDER, seat, left)
        elif self.told is not None:
            self.tell("ordered", "A8", {"seat": seat, "order": [SUITS[one] for one in self.trumps]})

    # The end of a deal

    def end_deal(self) -> None:
        """A11: the traitor is shown, and must join somebody; A16: unless their king was set aside."""
        self.face_up = False
        for seat in range(self.players):
            if self.kings[seat] == TRAITOR:
                if self.told is not None:
                    self.tell("traitor_shown", "A11", {"seat": seat})
                self.owe(JOIN, seat)
                return
        self.score(NONE, NONE)

    def join(self, seat: int, named: int) -> None:
        """A11: the traitor names another player, knowing no role."""
        if self.told is not None:
            self.tell("joined", "A11", {"seat": seat, "named": named})
        self.score(seat, named)

    def score(self, traitor: int, named: int) -> None:
        """A12, A16: the deal is counted; A13: another follows, unless somebody has reached the goal."""
        deal = count(self, traitor, named)
        self.past = [*self.past, deal]
        self.points = [self.points[seat] + deal.points[seat] for seat in range(self.players)]
        if self.told is not None:
            tell_count(self, deal)
        if max(self.points) < self.goal:
            self.deal_out()
        elif self.told is not None:
            tell_end(self)

    # What is told

    def tell_deal(self) -> None:
        """A1, A14: what everyone sees of a deal, and what each is given."""
        self.tell("dealt", "A1", {"deal": len(self.past) + 1})
        if self.missing != NONE:
            self.tell("suit_left", "A14", {"suit": SUITS[self.missing]})
        for seat in range(self.players):
            args: dict[str, object] = {"seat": seat, "king": SUITS[self.kings[seat]], "jack": SUITS[self.jacks[seat]]}
            self.tell("given", "A1", args, only(seat))
        self.tell("lined_up", "A1", {"order": [SUITS[suit] for suit in self.trumps]})

    def tell_laid(self, seat: int, card: int) -> None:
        if self.face_up:
            rule = "A7" if card == JACK else "A17" if self.open_variant else "A10"
            self.tell("laid_open", rule, {"seat": seat, "card": CARD_NAMES[card]})
        else:
            self.tell("laid", "A7" if card == JACK else "A3", {"seat": seat, "card": CARD_NAMES[card]}, only(seat))
            self.tell("laid_hidden", "A3", {"seat": seat}, all_but(seat))

    def tell_reveal(self) -> None:
        for seat in range(self.players):
            card = self.laid[seat]
            self.tell("revealed", "A7" if card == JACK else "A3", {"seat": seat, "card": CARD_NAMES[card]})

    def tell_taken(self, taker: int, total: int, victims: int) -> None:
        rule = "A15" if self.players == 3 else "A4"
        if taker < self.players:
            self.tell("taken", rule, {"seat": taker, "sum": total, "count": victims})
        else:
            self.tell("to_centre", rule, {"sum": total, "count": victims})


def deal_cards(pack: list[int], players: int, dice: Dice) -> list[list[int]]:
    """Ten cards to each player, in order."""
    cards = pack[:]
    dice.shuffle(cards)
    owners = vec[i64]([0] * CARDS)  # so that no hand need be sorted
    for place in range(len(cards)):
        owners[cards[place]] = place // TRICKS
    hands: list[list[int]] = [[] for _ in range(players)]
    for card in pack:
        hands[owners[card]].append(card)
    return hands


def discard(hand: list[int], card: int) -> None:
    """Take a card out of a hand; faster than `list.remove`."""
    place = 0
    for one in hand:
        if one == card:
            break
        place += 1
    hand.pop(place)


def shuffled(suits: list[int], dice: Dice) -> list[int]:
    """Suits in a random order."""
    order = suits[:]
    dice.shuffle(order)
    return order


def deal(players: int, open_variant: bool, threshold: int, goal: int, dice: Dice) -> Affair:
    """A table before its first deal."""
    affair = Affair(players, dice)
    affair.open_variant = open_variant
    affair.threshold = threshold
    affair.goal = goal
    affair.points = [0] * players
    affair.laid = vec[i64]([NONE] * players)
    return affair
