"""A player with a perfect memory: hears what one seat is told, and checks whether a world agrees with all of it.

It knows the events alone, and nothing of how the game keeps what a seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rookery.engine.events import Event
from rookery.games.crooks.pieces import FIRST_TARGET, PLACES, TARGETS
from rookery.games.crooks.state import Crooks
from tests.games.crooks.tables import DEAD, HELD, ROW, where


@dataclass
class Taken:
    """Somebody who left a place: where from, when, where they are now, and who they are, if that is known."""

    place: int
    when: int
    lies: int = HELD
    card: int = 0


@dataclass
class Look:
    """All crooks that were at a place at some time."""

    place: int
    when: int
    cards: set[int]


class Witness:
    """What one seat has been told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.when = 0
        self.taken: list[Taken] = []
        self.looks: list[Look] = []
        self.useless: list[tuple[int, int]] = []  # places at which a full row found nobody, and when

    def hear(self, events: list[Event]) -> None:
        """Remember what happened."""
        for event in events:
            if event.seen_by(self.seat):
                self.when += 1
                remember = getattr(self, event.kind, None)
                if remember is not None:
                    remember(event.args)

    def saw_place(self, args: dict[str, Any]) -> None:
        self.looks.append(Look(PLACES.index(args["place"]), self.when, set(args["cards"])))

    def took(self, args: dict[str, Any]) -> None:
        self.taken.append(Taken(PLACES.index(args["place"]), self.when, card=args["card"]))

    def took_somebody(self, args: dict[str, Any]) -> None:
        self.taken.append(Taken(PLACES.index(args["place"]), self.when))

    def sent(self, args: dict[str, Any]) -> None:
        self.taken[-1].card = args["card"]
        self.hid_somebody(args)

    joined = hid = sent

    def hid_somebody(self, args: dict[str, Any]) -> None:
        self.taken[-1].lies = cell(args["seat"], args["target"])

    def moved(self, args: dict[str, Any]) -> None:
        self.all_but_the_last(cell(args["seat"], args["target"]), cell(args["seat"], args["to"]))

    def killed(self, args: dict[str, Any]) -> None:
        self.all_but_the_last(cell(args["victim"], args["target"]), DEAD)

    def all_but_the_last(self, here: int, there: int) -> None:
        for one in self.taken[:-1]:
            if one.lies == here:
                one.lies = there

    def saw_crook(self, args: dict[str, Any]) -> None:
        self.reveal(args, cell(args["owner"], args["target"]))

    def revealed(self, args: dict[str, Any]) -> None:
        self.reveal(args, cell(args["seat"], args["target"]))

    def reveal(self, args: dict[str, Any], lies: int) -> None:
        """Only one crook of a stack can lie face down: the first who came."""
        next(one for one in self.taken if one.lies == lies).card = args["card"]

    def found_nobody(self, args: dict[str, Any]) -> None:
        self.useless.append((PLACES.index(args["place"]), self.when))

    def objections(self, world: Crooks) -> list[str]:
        """What in a world cannot be."""
        lying = where(world)
        strayed = [one for one in self.taken if one.card and lying[one.card - 1] != one.lies]
        found = [f"{one.card} should be at {one.lies}" for one in strayed]
        everywhere = {DEAD, HELD, *range(len(world.sizes)), *range(ROW, ROW + world.players * TARGETS), -1}
        for look in self.looks:
            later = [one.lies for one in self.taken if one.place == look.place and one.when > look.when]
            for lies in everywhere:
                seen = sum(lying[card - 1] == lies for card in look.cards)
                expected = len(look.cards) - len(later) if lies == look.place else later.count(lies)
                if seen != expected:
                    found.append(f"{seen} instead of {expected} of {look.cards}, seen at {look.place}, are at {lies}")
        for place, when in self.useless:
            since = {one.lies for one in self.taken if one.place == place and one.when > when} - {DEAD}
            for crook, lies in enumerate(lying):
                hidden = world.down >> crook & 1 or lies < ROW
                if lies in since | {place} and hidden and world.deck.joiners >> crook & 1:
                    found.append(f"{crook + 1} could have been sent from {place}")
        unseen = [one for one in self.taken if not one.card and one.lies == DEAD]
        dead = [crook + 1 for crook, lies in enumerate(lying) if lies == DEAD]
        known = {one.card for one in self.taken if one.card}
        if len([card for card in dead if card not in known]) != len(unseen):
            found.append(f"the dead are {dead}")
        kingpin = world.deck.kingpin + 1
        if kingpin in dead and kingpin not in known:
            found.append("the Kingpin died unseen")
        return found


def cell(seat: int, target: int) -> int:
    """Where the crooks of a seat on a target are."""
    return ROW + seat * TARGETS + target - FIRST_TARGET
