"""A moment of the game: who is where, what each player knows, and what a player cannot know."""

from __future__ import annotations

from typing import Final

from rookery.engine.dice import Dice
from rookery.engine.state import State
from rookery.games.crooks import knowledge
from rookery.games.crooks.cards import (
    ACCOMPLICE,
    CROOKS,
    DERIVED,
    HELD,
    KILLER,
    NO_CROOK,
    OUT,
    PILES,
    ROW,
    SKILLS,
    TARGETS,
    THE_KINGPIN,
)

# What the player whose turn it is must do next
RECRUITING: Final = 0
TAKING: Final = 1
SENDING: Final = 2
FACING: Final = 3
PICKING: Final = 4
MOVING: Final = 5
KILLING: Final = 6
SPYING: Final = 7
OVER: Final = 8
STEPS: Final = ["recruit", "take", "send", "face", "pick", "transfer", "kill", "spy", "over"]

NOWHERE: Final = -1


class Position(State):
    """The fields of a moment; `rules.py` has what can be done with them."""

    def __init__(
        self,
        players: int,
        deck: list[list[int]],
        first: int,
        turn: int,
        step: int,
        place: int,
        crook: int,
        target: int,
        where: list[int],
        down: int,
        sizes: list[int],
        crowds: list[int],
        money: list[int],
        passed: int,
        known: list[list[int]],
        barred: int,
        dice: Dice,
    ) -> None:
        super().__init__(players, dice)
        self.deck: list[list[int]] = deck  # see cards.py; never changed
        self.first: int = first  # who began
        self.turn: int = turn
        self.step: int = step
        self.place: int = place  # where he recruits; while he chooses: where he was warned (C6), or nowhere
        self.crook: int = crook  # whom he has taken
        self.target: int = target  # where that crook goes
        self.where: list[int] = where  # each crook, see cards.py
        self.down: int = down  # a bit for each crook lying face down on a target
        self.sizes: list[int] = sizes  # crooks at each place
        self.crowds: list[int] = crowds  # crooks of each player on each target
        self.money: list[int] = money
        self.passed: int = passed  # a bit for each player who has
        self.known: list[list[int]] = known  # what each player knows, see knowledge.py
        self.barred: int = barred  # a bit for each crook found useless for a full row (C6), for all to know
        self.skills: list[int] = deck[SKILLS]

    def fields(self) -> tuple[object, ...]:
        return (
            self.players, self.deck, self.first, self.turn, self.step, self.place, self.crook, self.target, self.where,
            self.down, self.sizes, self.crowds, self.money, self.passed, self.known, self.barred, self.dice,
        )  # fmt: skip

    def copy(self) -> Position:
        raise NotImplementedError

    def full(self, seat: int) -> bool:
        """C6: whether all his targets are occupied."""
        return all(self.crowds[cell] for cell in range(seat * TARGETS, (seat + 1) * TARGETS))

    def uncover(self, crook: int) -> None:
        """Everybody sees a crook."""
        for sets in self.known:
            knowledge.split(sets, [crook])

    # What a player cannot know

    def imagine(self, seat: int, dice: Dice) -> Position:
        """The crooks of each set that a player cannot tell apart change places; all that was done stays possible."""
        world = self.copy()
        world.dice = dice.fork()
        kingpin = self.deck[DERIVED][THE_KINGPIN]
        throne = [self.may_be_kingpin(crook) for crook in range(CROOKS)]
        musters: list[int] = []
        joiners: list[int] = []
        if (self.step == TAKING or self.step == SENDING) and self.full(self.turn):  # C6: he found somebody to send
            there = self.place if self.step == TAKING else HELD
            musters = [crook for crook in range(CROOKS) if self.where[crook] == there]
        if musters or self.barred:
            joiners = [crook for crook in range(CROOKS) if joins(self.skills[crook])]
        became = knowledge.exchange(self.known[seat], kingpin, throne, joiners, self.barred, musters, dice)
        world.down = 0
        world.barred = 0
        for crook in range(CROOKS):
            other = became[crook]
            world.where[other] = self.where[crook]
            if self.down >> crook & 1:
                world.down |= 1 << other
            if self.barred >> crook & 1:
                world.barred |= 1 << other
            if crook != other:
                for player in range(self.players):
                    world.known[player][other] = self.known[player][crook]
        if self.crook != NO_CROOK:
            world.crook = became[self.crook]
        return world

    def may_be_kingpin(self, crook: int) -> bool:
        """C12: in the box, at a place, or just taken as the last there; never face down, nor among the dead."""
        lies = self.where[crook]
        if lies == HELD:
            return self.step == SENDING and not self.sizes[self.place]
        return lies < HELD

    def audit(self) -> list[str]:
        faults = []
        sizes = [self.where.count(place) for place in range(len(self.sizes))]
        if sizes != self.sizes:
            faults.append(f"the piles are {sizes}, not {self.sizes}")
        crowds = [self.where.count(ROW + cell) for cell in range(self.players * TARGETS)]
        if crowds != self.crowds:
            faults.append(f"the rows are {crowds}, not {self.crowds}")
        if self.where.count(OUT) != CROOKS - sum(PILES[self.players]):
            faults.append(f"{self.where.count(OUT)} crooks are out of the game")
        held = [crook for crook in range(CROOKS) if self.where[crook] == HELD]
        if held != ([self.crook] if self.step in (SENDING, FACING) else []):
            faults.append(f"in hand are {held} while {self.crook} acts")
        kingpin = self.deck[DERIVED][THE_KINGPIN]
        for crook in range(CROOKS):
            if self.down >> crook & 1 and (self.where[crook] < ROW or crook == kingpin):
                faults.append(f"crook {crook} lies face down at {self.where[crook]}")
            if self.barred >> crook & 1 and joins(self.skills[crook]):
                faults.append(f"crook {crook} could have been sent")
        if min(self.money) < 0:
            faults.append(f"the money is {self.money}")
        return faults


def joins(skill: int) -> bool:
    """C6, C9, C11: whether a crook can go to an occupied target of a full row."""
    return skill in (ACCOMPLICE, KILLER)
