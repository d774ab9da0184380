"""A moment of the game: what lies where, who owes what, and what a seat cannot know of it."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.state import State
from rookery.games.assassin.pieces import (
    AFTER,
    BEFORE,
    CLUBS,
    DIAMONDS,
    HEAD,
    HEARTS,
    JACK,
    JOIN,
    LAY,
    NONE,
    ORDER,
    OVER,
    SPADES,
    SUIT_OF,
    TRAITOR,
    TRICKS,
)


class Position(State):
    """The fields of a moment; `rules.py` has what can be done with them."""

    def __init__(
        self,
        players: int,
        open_variant: bool,
        threshold: int,
        goal: int,
        points: list[int],
        past: list[list[int]],
        missing: int,
        kings: list[int],
        jacks: list[int],
        used: int,
        hands: list[list[int]],
        trumps: list[int],
        trick: int,
        step: int,
        owing: int,
        answers: list[int],
        laid: list[int],
        face_up: bool,
        doubled: bool,
        leader: int,
        victims: list[int],
        packets: list[int],
        double_at: int,
        dice: Dice,
    ) -> None:
        super().__init__(players, dice)
        self.open_variant: bool = open_variant  # A17
        self.threshold: int = threshold  # A4, A15
        self.goal: int = goal  # A13
        self.points: list[int] = points  # of the match
        self.past: list[list[int]] = past  # the deals that were played, as `record` makes them; never changed
        self.missing: int = missing  # A14: the suit that left, or NONE
        self.kings: list[int] = kings  # each seat's role; with three players, the king set aside comes last
        self.jacks: list[int] = jacks  # each seat's jack, used or not
        self.used: int = used  # a bit for each jack that was used, or shown
        self.hands: list[list[int]] = hands  # number cards in order; a list is replaced, never changed
        self.trumps: list[int] = trumps  # the queens' line; in ORDER, those placed so far. Replaced, never changed
        self.trick: int = trick  # how many have been taken in this deal
        self.step: int = step
        self.owing: int = owing  # a bit for each seat that owes a move
        self.answers: list[int] = answers  # in BEFORE and AFTER, secret until all are in
        self.laid: list[int] = laid  # this trick's cards, or NONE
        self.face_up: bool = face_up  # whether this trick is laid face up, in turn
        self.doubled: bool = doubled  # A9: whether this trick counts double
        self.leader: int = leader  # who owned the highest card of the last trick, or leads this one
        self.victims: list[int] = victims  # of each seat, the centre's last
        self.packets: list[int] = packets
        self.double_at: int = double_at  # where the doubled packet lies, or NONE

    def fields(self) -> tuple[object, ...]:
        return (
            self.players, self.open_variant, self.threshold, self.goal, self.points, self.past, self.missing,
            self.kings, self.jacks, self.used, self.hands, self.trumps, self.trick, self.step, self.owing, self.answers,
            self.laid, self.face_up, self.doubled, self.leader, self.victims, self.packets, self.double_at, self.dice,
        )  # fmt: skip

    def copy(self) -> Position:
        raise NotImplementedError

    # What a seat cannot know

    def imagine(self, seat: int, dice: Dice) -> Position:
        """Others' cards, jacks and roles, the king set aside, and what they have laid or answered in secret."""
        world = self.copy()
        world.dice = dice.fork()
        self.imagine_kings(world, seat, dice)
        self.imagine_jacks(world, seat, dice)
        self.imagine_cards(world, seat, dice)
        return world

    def imagine_kings(self, world: Position, seat: int, dice: Dice) -> None:
        if self.step == OVER:
            return  # all were shown
        unknown = [
            place
            for place in range(len(self.kings))
            if place != seat and not (self.step == JOIN and self.kings[place] == TRAITOR)
        ]
        kings = [self.kings[place] for place in unknown]
        dice.shuffle(kings)
        for number in range(len(unknown)):
            world.kings[unknown[number]] = kings[number]

    def imagine_jacks(self, world: Position, seat: int, dice: Dice) -> None:
        unknown = [other for other in range(self.players) if other != seat and not self.used >> self.jacks[other] & 1]
        jacks = [self.jacks[other] for other in unknown]
        dice.shuffle(jacks)
        for number in range(len(unknown)):
            world.jacks[unknown[number]] = jacks[number]
        if self.step in (BEFORE, AFTER):
            for other in unknown:
                if self.answers[other] != NONE:
                    legal = world.legal(other)
                    world.answers[other] = legal[dice.pick(len(legal))]

    def imagine_cards(self, world: Position, seat: int, dice: Dice) -> None:
        hidden = self.step == LAY and not self.face_up
        pool: list[int] = []
        for other in range(self.players):
            if other != seat:
                pool += self.hands[other]
                if hidden and NONE < self.laid[other] < JACK:
                    pool.append(self.laid[other])
        dice.shuffle(pool)
        start = 0
        for other in range(self.players):
            if other == seat:
                continue
            size = TRICKS - self.trick
            if not hidden and self.laid[other] != NONE and self.laid[other] != JACK:
                size -= 1
            hand = pool[start : start + size]
            start += size
            hand.sort()
            world.hands[other] = hand
            if hidden and self.laid[other] != NONE:
                legal = world.legal(other)
                card = legal[dice.pick(len(legal))]
                world.laid[other] = card
                if card != JACK:
                    world.hands[other] = without(hand, card)

    def audit(self) -> list[str]:
        faults = []
        players = self.players
        suits = [suit for suit in range(4) if suit != self.missing]
        held = [card for hand in self.hands for card in hand] + [card for card in self.laid if NONE < card < JACK]
        if len(set(held)) != len(held) or any(SUIT_OF[card] == self.missing for card in held):
            faults.append(f"the cards are {sorted(held)}")
        for seat in range(players):
            if len(self.hands[seat]) + (NONE < self.laid[seat] < JACK) != TRICKS - self.trick:
                faults.append(f"seat {seat} has {self.hands[seat]} and laid {self.laid[seat]} in trick {self.trick}")
            if self.hands[seat] != sorted(self.hands[seat]):
                faults.append(f"seat {seat}'s hand is not in order")
        if sorted(self.kings) != [SPADES, HEARTS, DIAMONDS, CLUBS]:
            faults.append(f"the kings are {self.kings}")
        if sorted(self.jacks) != suits or (self.step != ORDER and sorted(self.trumps) != suits):
            faults.append(f"the jacks are {self.jacks}, the queens {self.trumps}")
        if sum(self.packets) != self.trick or sum(self.victims) != self.trick + (self.double_at != NONE):
            faults.append(f"{self.packets} packets, {self.victims} victims after {self.trick} tricks")
        if self.points != [sum(deal[HEAD + 3 * seat + 2] for deal in self.past) for seat in range(players)]:
            faults.append(f"the points are {self.points}")
        return faults


def without(hand: list[int], card: int) -> list[int]:
    """A hand after a card has left it."""
    return [other for other in hand if other != card]
