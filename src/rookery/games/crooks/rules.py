"""Recruit a crook and send him to a target, or pass for good; the best crook takes the loot."""

from __future__ import annotations

from typing import Final

from rookery.engine.dice import Dice
from rookery.engine.events import all_but, only
from rookery.games.crooks import knowledge
from rookery.games.crooks.cards import (
    ABILITIES,
    ACCOMPLICE,
    CROOKS,
    DEAD,
    DOLLARS,
    FIRST_TARGET,
    HELD,
    HIDING,
    KILLER,
    KINGPIN,
    NO_CROOK,
    OUT,
    PICKED,
    PICKPOCKET,
    PILES,
    PLACES,
    ROW,
    SPY,
    TARGETS,
    TRANSFER,
)
from rookery.games.crooks.count import count, totals
from rookery.games.crooks.outlook import DOLLAR, Outlook
from rookery.games.crooks.state import (
    FACING,
    KILLING,
    MOVING,
    NOWHERE,
    OVER,
    PICKING,
    RECRUITING,
    SENDING,
    SPYING,
    TAKING,
    Position,
    joins,
)
from rookery.games.crooks.telling import nickname, tell_count

# The moves, in the order of the catalogue
RECRUIT: Final = 0  # at a place
PASS: Final = RECRUIT + len(PLACES)
TAKE: Final = PASS + 1  # a crook
SEND: Final = TAKE + CROOKS  # to a target
SHOW: Final = SEND + TARGETS
HIDE: Final = SHOW + 1
PICK: Final = HIDE + 1
MOVE: Final = PICK + 1  # the crooks there before to another target
KILL: Final = MOVE + TARGETS  # a player's
LOOK: Final = KILL + 4  # into a place, and from LOOK_AT on at a target
LOOK_AT: Final = LOOK + len(PLACES)
DECLINE: Final = LOOK_AT + TARGETS
MOVES: Final = DECLINE + 1

NOBODY_WAITS: Final[list[int]] = []
SEATS: Final = [[0], [1], [2], [3]]
FACES: Final = [SHOW, HIDE]
PICK_OR_NOT: Final = [PICK, DECLINE]


class Crooks(Position):
    """A moment of Crooks."""

    def copy(self) -> Crooks:
        return Crooks(
            self.players, self.deck, self.first, self.turn, self.step, self.place, self.crook, self.target,
            self.where[:], self.down, self.sizes[:], self.crowds[:], self.money[:], self.passed,
            [sets[:] for sets in self.known], self.barred, self.dice.copy(),
        )  # fmt: skip

    def waiting(self) -> list[int]:
        return NOBODY_WAITS if self.step == OVER else SEATS[self.turn]

    # What may be done

    def legal(self, seat: int) -> list[int]:
        step = self.step
        if step == RECRUITING:
            return self.recruits(seat)
        if step == TAKING:
            return self.takes(seat)
        if step == SENDING:
            return self.sends(seat)
        if step == FACING:
            return FACES
        if step == PICKING:
            return PICK_OR_NOT
        if step == MOVING:
            return [MOVE + target for target in range(TARGETS) if not self.crowds[seat * TARGETS + target]]
        if step == KILLING:
            return [KILL + victim for victim in self.victims(seat)] + [DECLINE]
        return [*self.looks(seat), DECLINE]

    def recruits(self, seat: int) -> list[int]:
        """C2, C3: the places he can pay for, or to pass."""
        money = self.money[seat]
        moves = [RECRUIT + place for place in range(len(self.sizes)) if 0 < self.sizes[place] <= money]
        moves.append(PASS)
        return moves

    def takes(self, seat: int) -> list[int]:
        """C2, C6, C12: anyone there; the Kingpin only as the last; with a full row only who can be sent."""
        full = self.full(seat)
        last = self.sizes[self.place] == 1
        moves = []
        for crook in range(CROOKS):
            if self.where[crook] == self.place:
                skill = self.skills[crook]
                if joins(skill) if full else last or skill != KINGPIN:
                    moves.append(TAKE + crook)
        return moves

    def sends(self, seat: int) -> list[int]:
        """C4, C9, C10, C11: to any empty target of his; to an occupied one by ability."""
        skill = self.skills[self.crook]
        enters = joins(skill) or skill == TRANSFER  # whom nobody with a full row can have taken
        own = seat * TARGETS
        return [SEND + target for target in range(TARGETS) if enters or not self.crowds[own + target]]

    def victims(self, seat: int) -> list[int]:
        """C11: the others who have crooks on the Killer's target."""
        target = self.target
        return [other for other in range(self.players) if other != seat and self.crowds[other * TARGETS + target]]

    def looks(self, seat: int) -> list[int]:
        """C13, C18: the places with crooks, and the targets with crooks of others lying face down."""
        hidden = 0
        for crook in range(CROOKS):
            if self.down >> crook & 1 and (self.where[crook] - ROW) // TARGETS != seat:
                hidden |= 1 << (self.where[crook] - ROW) % TARGETS
        moves = [LOOK + place for place in range(len(self.sizes)) if self.sizes[place]]
        moves += [LOOK_AT + target for target in range(TARGETS) if hidden >> target & 1]
        return moves

    # A turn

    def begin(self) -> None:
        self.tell("began", "C1", {"seat": self.turn})

    def play(self, seat: int, move: int) -> None:
        step = self.step
        if step == RECRUITING:
            if move == PASS:
                self.pass_for_good(seat, "passed")
                self.end_turn()
            else:
                self.recruit(seat, move - RECRUIT)
        elif step == TAKING:
            self.take(seat, move - TAKE)
        elif step == SENDING:
            self.send(seat, move - SEND)
        elif step == FACING:
            if move == HIDE:
                self.place_down(seat)
            else:
                self.place_up(seat)
        elif move == DECLINE:
            if self.told is not None:
                ability = ABILITIES[self.skills[self.crook]]
                rule = "C8" if step == PICKING else "C11" if step == KILLING else "C13"
                self.tell("declined", rule, {"seat": seat, "ability": ability})
            self.end_turn()
        elif step == PICKING:
            self.pick(seat)
        elif step == MOVING:
            self.move(seat, move - MOVE)
        elif step == KILLING:
            self.kill(seat, move - KILL)
            self.end_turn()
        elif move < LOOK_AT:
            self.spy_on_place(seat, move - LOOK)
        else:
            self.spy_on_target(seat, move - LOOK_AT)

    def recruit(self, seat: int, place: int) -> None:
        """C2: pay and look; C6: with a full row, be warned first."""
        if self.place == NOWHERE and self.full(seat):
            self.place = place
            if self.told is not None:
                self.tell("warned", "C6", {"seat": seat, "place": PLACES[place]})
            return
        price = self.sizes[place]
        self.place = place
        self.money[seat] -= price
        if self.told is not None:
            self.tell("recruited", "C2", {"seat": seat, "place": PLACES[place], "count": price})
        self.look_into(seat, place, "C2")
        self.step = TAKING
        if not self.takes(seat):
            for crook in range(CROOKS):
                if self.where[crook] == place:
                    self.barred |= 1 << crook
            if self.told is not None:
                self.tell("found_nobody", "C6", {"seat": seat, "place": PLACES[place], "count": price})
            self.end_turn()

    def look_into(self, seat: int, place: int, rule: str) -> None:
        """A look at a pile, for one player's eyes."""
        seen = [crook for crook in range(CROOKS) if self.where[crook] == place]
        knowledge.split(self.known[seat], seen)
        if self.told is not None:
            crooks = [nickname(self.deck, crook) for crook in seen]
            cards = [crook + 1 for crook in seen]
            told: dict[str, object] = {"seat": seat, "place": PLACES[place], "cards": cards, "crooks": crooks}
            self.tell("saw_place", rule, told, only(seat))

    def take(self, seat: int, crook: int) -> None:
        """C2: one crook leaves the pile; nobody else sees who."""
        self.crook = crook
        self.where[crook] = HELD
        self.sizes[self.place] -= 1
        knowledge.split(self.known[seat], [crook])
        self.step = SENDING
        if self.told is not None:
            place = PLACES[self.place]
            told = {"seat": seat, "place": place, "card": crook + 1, "crook": nickname(self.deck, crook)}
            self.tell("took", "C2", told, only(seat))
            self.tell("took_somebody", "C2", {"seat": seat, "place": place}, all_but(seat))

    def send(self, seat: int, target: int) -> None:
        """C4: to a target; face up or down, where both can be done."""
        self.target = target
        must_show = self.skills[self.crook] == KINGPIN or self.crowds[seat * TARGETS + target] > 0  # C12, C19
        if must_show or self.money[seat] < HIDING:
            self.place_up(seat)
        else:
            self.step = FACING
            if self.told is not None:
                self.tell("aimed", "C4", {"seat": seat, "target": FIRST_TARGET + target})

    def place_down(self, seat: int) -> None:
        """C4, C5: face down, for a dollar, and without ability."""
        crook = self.crook
        self.money[seat] -= HIDING
        self.down |= 1 << crook
        self.put(seat, crook, self.target)
        if self.told is not None:
            target = FIRST_TARGET + self.target
            told = {"seat": seat, "card": crook + 1, "crook": nickname(self.deck, crook), "target": target}
            self.tell("hid", "C4", {**told, "count": HIDING}, only(seat))
            self.tell("hid_somebody", "C4", {"seat": seat, "target": target, "count": HIDING}, all_but(seat))
        self.end_turn()

    def place_up(self, seat: int) -> None:
        """C4: face up, for all to see; C14: then his ability."""
        crook = self.crook
        skill = self.skills[crook]
        occupied = self.crowds[seat * TARGETS + self.target] > 0
        self.uncover(crook)
        if self.told is not None:
            target = FIRST_TARGET + self.target
            rule = "C12" if skill == KINGPIN else "C9" if occupied and skill == ACCOMPLICE else "C4"
            told = {"seat": seat, "card": crook + 1, "crook": nickname(self.deck, crook), "target": target}
            self.tell("joined" if rule == "C9" else "sent", rule, told)
        if occupied and skill == KILLER:
            self.kill(seat, seat)
        self.put(seat, crook, self.target)
        if occupied:
            if skill == TRANSFER:
                self.step = MOVING
                return
        elif skill == PICKPOCKET:
            self.step = PICKING
            return
        elif skill == KILLER and self.victims(seat):
            self.step = KILLING
            return
        elif skill == SPY and self.looks(seat):
            self.step = SPYING
            return
        self.end_turn()

    def put(self, seat: int, crook: int, target: int) -> None:
        """A crook lies on a target of a player's row."""
        self.where[crook] = ROW + seat * TARGETS + target
        self.crowds[seat * TARGETS + target] += 1

    # Abilities

    def pick(self, seat: int) -> None:
        """C8: the Pickpocket takes from the bank."""
        self.money[seat] += PICKED
        if self.told is not None:
            self.tell("picked", "C8", {"seat": seat, "count": PICKED})
        self.end_turn()

    def move(self, seat: int, target: int) -> None:
        """C10: all who were there before the Transfer move on together, as they lie."""
        left = ROW + seat * TARGETS + self.target
        moved = 0
        for crook in range(CROOKS):
            if self.where[crook] == left and crook != self.crook:
                self.where[crook] = ROW + seat * TARGETS + target
                moved += 1
        self.crowds[seat * TARGETS + self.target] -= moved
        self.crowds[seat * TARGETS + target] += moved
        if self.told is not None:
            here, there = FIRST_TARGET + self.target, FIRST_TARGET + target
            self.tell("moved", "C10", {"seat": seat, "count": moved, "target": here, "to": there})
        self.end_turn()

    def kill(self, seat: int, victim: int) -> None:
        """C11: all crooks of one player on the target are discarded, unrevealed."""
        cell = victim * TARGETS + self.target
        killed = self.crowds[cell]
        for crook in range(CROOKS):
            if self.where[crook] == ROW + cell:
                self.where[crook] = DEAD
                self.down &= ~(1 << crook)
        self.crowds[cell] = 0
        if self.told is not None:
            target = FIRST_TARGET + self.target
            self.tell("killed", "C11", {"seat": seat, "victim": victim, "target": target, "count": killed})

    def spy_on_place(self, seat: int, place: int) -> None:
        """C13: a look at all crooks of a place."""
        if self.told is not None:
            self.tell("spied", "C13", {"seat": seat, "where": PLACES[place]})
        self.look_into(seat, place, "C13")
        self.end_turn()

    def spy_on_target(self, seat: int, target: int) -> None:
        """C13: a look at all crooks of a target; only those face down are news."""
        seen = []
        for crook in range(CROOKS):
            lies = self.where[crook] - ROW
            if self.down >> crook & 1 and lies % TARGETS == target and lies // TARGETS != seat:
                knowledge.split(self.known[seat], [crook])
                seen.append(crook)
        if self.told is not None:
            self.tell("spied", "C13", {"seat": seat, "where": FIRST_TARGET + target})
            for crook in seen:
                owner = (self.where[crook] - ROW) // TARGETS
                name = nickname(self.deck, crook)
                told = {"seat": seat, "owner": owner, "target": FIRST_TARGET + target, "card": crook + 1, "crook": name}
                self.tell("saw_crook", "C13", told, only(seat))
        self.end_turn()

    # Passing, and the end

    def pass_for_good(self, seat: int, kind: str) -> None:
        """C3, C7: out of the game; what he has sent stays."""
        self.passed |= 1 << seat
        if self.told is not None:
            self.tell(kind, "C3", {"seat": seat})

    def end_turn(self) -> None:
        """The next player who has not passed. C3: whoever cannot pay for any place must pass, there and then."""
        self.step = RECRUITING
        self.place = NOWHERE
        self.crook = NO_CROOK
        self.target = NOWHERE
        least = 0  # what the cheapest place costs
        for size in self.sizes:
            if size and (not least or size < least):
                least = size
        for number in range(1, self.players + 1):
            seat = (self.turn + number) % self.players
            if not self.passed >> seat & 1:
                if least and self.money[seat] >= least:
                    self.turn = seat
                    return
                self.pass_for_good(seat, "too_poor" if least else "places_empty")
        self.finish()

    def finish(self) -> None:
        """C7, C15: all have passed; all crooks on targets are revealed, and counted."""
        self.step = OVER
        hidden = self.down
        self.down = 0
        for crook in range(CROOKS):
            if hidden >> crook & 1:
                self.uncover(crook)
        if self.told is not None:
            tell_count(self, self.deck, self.where, hidden, self.money)

    def returns(self) -> list[float]:
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def estimate(self) -> list[float]:
        """The outlook, once the crook at hand is sent where he promises most."""
        if self.step == KILLING or self.step == MOVING:
            return self.best_answer()
        outlook = Outlook(self.deck, self.where, self.players, self.sizes, self.money, self.passed)
        seat = self.turn
        best = -100.0
        if self.step == FACING:
            best = outlook.gain(seat, self.crook, self.target)
        elif self.step == SENDING:
            best = self.best_gain(outlook, self.crook, self.sends(seat))
        elif self.step == TAKING:
            for take in self.takes(seat):
                crook = take - TAKE
                free = [SEND + target for target in range(TARGETS) if not self.crowds[seat * TARGETS + target]]
                best = max(best, self.best_gain(outlook, crook, free))
        elif self.step == PICKING:
            best = DOLLAR * PICKED
        if best > -100.0:
            outlook.points[seat] += best
        return outlook.shares()

    def best_gain(self, outlook: Outlook, crook: int, sends: list[int]) -> float:
        """The most that a crook promises on one of some targets."""
        best = -100.0
        for send in sends:
            best = max(best, outlook.gain(self.turn, crook, send - SEND))
        return best

    def best_answer(self) -> list[float]:
        """The outlook after the best answer to what an ability asks."""
        seat = self.turn
        best: list[float] = []
        for move in self.legal(seat):
            world = self.copy()
            world.play(seat, move)
            shares = world.estimate() if world.waiting() else world.returns()
            if not best or shares[seat] > best[seat]:
                best = shares
        return best

    def winners(self) -> list[int]:
        """C17: most points; then most money; then several."""
        points = totals(count(self.deck, self.where, self.players), self.players)
        most = max(points)
        best = [seat for seat in range(self.players) if points[seat] == most]
        richest = max([self.money[seat] for seat in best])
        return [seat for seat in best if self.money[seat] == richest]


def deal(players: int, deck: list[list[int]], dice: Dice) -> Crooks:
    """C1: the piles are made, the rest stays out unseen, and somebody begins."""
    sizes = PILES[players]
    where = [place for place in range(len(sizes)) for _ in range(sizes[place])]
    where += [OUT] * (CROOKS - len(where))
    dice.shuffle(where)
    first = dice.pick(players)
    return Crooks(
        players, deck, first, first, RECRUITING, NOWHERE, NO_CROOK, NOWHERE, where, 0, sizes[:],
        [0] * (players * TARGETS), [DOLLARS] * players, 0, [knowledge.ignorance() for _ in range(players)], 0, dice,
    )  # fmt: skip
