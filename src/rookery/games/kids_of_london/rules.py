"""Nine hours, one secret child from each gang an hour; the second richest gang wins."""

from __future__ import annotations

from typing import Final

from rookery.engine.dice import Dice
from rookery.engine.events import all_but, only
from rookery.engine.state import State

# The moves. A child's move is its own value.
SEND: Final = 0  # send a child out, 0 to 8
ROB: Final = 9  # rob the character on the tile
STEAL: Final = 10  # steal elsewhere: the value of one's own card
SPARE: Final = 11  # it was only an actor: take nothing
CHOICES: Final = ["rob", "steal", "spare"]  # by move, from ROB on

CHIEF: Final = 8
CHILDREN: Final = 9
GANG: Final = (1 << CHILDREN) - 1
NOBODY: Final = -1

# The characters, and the nine tiles they are on.
MERCHANT: Final = 0
LEFT_PRIEST: Final = 1
RIGHT_PRIEST: Final = 2
JEWELLER: Final = 3
BANKER: Final = 4
PRINCE: Final = 5
BEGGAR: Final = 6
NAMES: Final = ["merchant", "left_priest", "right_priest", "jeweller", "banker", "prince", "beggar"]
TILES: Final = [
    MERCHANT, MERCHANT, LEFT_PRIEST, RIGHT_PRIEST, JEWELLER, JEWELLER, BANKER, PRINCE, BEGGAR,
]  # fmt: skip
HOURS: Final = len(TILES)

# The dummy gang of a two-player game sits third.
DUMMY: Final = 2

# What a gang may be asked once the children are revealed.
NO_CHOICE: Final[list[int]] = []
TILE_OR_CARD: Final = [ROB, STEAL]
PRINCE_OR_ACTOR: Final = [ROB, SPARE]
ANY_OF_THREE: Final = [ROB, STEAL, SPARE]

# Lists made once: the children in a hand, and the seats in a set, both by bit mask.
HANDS: Final = [[child for child in range(CHILDREN) if mask >> child & 1] for mask in range(GANG + 1)]
SEATS: Final = [[seat for seat in range(5) if mask >> seat & 1] for mask in range(1 << 5)]


class Kids(State):
    """A moment of Kids of London."""

    def __init__(
        self,
        players: int,
        purses: list[int],
        hour: int,
        tiles: list[int],
        dummy: list[int],
        hands: list[int],
        coins: list[int],
        sent: list[int],
        choices: list[list[int]],
        chosen: list[int],
        thieves: int,
        owing: int,
        dice: Dice,
    ) -> None:
        super().__init__(players, dice)
        self.gangs: int = len(coins)  # the players', and the dummy's with two players
        self.purses: list[int] = purses  # coins of each character; never changed
        self.hour: int = hour
        self.tiles: list[int] = tiles  # in the order they are turned up; never changed
        self.dummy: list[int] = dummy  # the dummy's cards in the order they are turned up; never changed
        self.hands: list[int] = hands  # a bit for each child still at home
        self.coins: list[int] = coins
        self.sent: list[int] = sent  # this hour's child of each gang, or NOBODY
        self.choices: list[list[int]] = choices  # what each gang is asked after the reveal
        self.chosen: list[int] = chosen  # its answer, or NOBODY
        self.thieves: int = thieves  # how many tie for the highest card that was not arrested
        self.owing: int = owing  # a bit for each seat that owes a move

    def fields(self) -> tuple[object, ...]:
        return (
            self.players, self.purses, self.hour, self.tiles, self.dummy, self.hands, self.coins, self.sent,
            self.choices, self.chosen, self.thieves, self.owing, self.dice,
        )  # fmt: skip

    def copy(self) -> Kids:
        return Kids(
            self.players, self.purses, self.hour, self.tiles, self.dummy, self.hands[:], self.coins[:], self.sent[:],
            self.choices[:], self.chosen[:], self.thieves, self.owing, self.dice.copy(),
        )  # fmt: skip

    def waiting(self) -> list[int]:
        return SEATS[self.owing]

    def legal(self, seat: int) -> list[int]:
        choices = self.choices[seat]
        return choices if choices else HANDS[self.hands[seat]]

    # An hour of the day

    def begin(self) -> None:
        self.turn_up()

    def turn_up(self) -> None:
        """K1: a new character; K13: and the dummy's child, before the players choose."""
        if self.told is not None:
            tile = NAMES[self.tiles[self.hour]]
            self.tell("turned_up", "K1", {"hour": self.hour + 1, "tile": tile})
        for gang in range(self.gangs):
            self.sent[gang] = NOBODY
        if self.gangs > self.players:
            child = self.dummy[self.hour]
            self.sent[DUMMY] = child
            self.hands[DUMMY] &= ~(1 << child)
            if self.told is not None:
                self.tell("dummy_sent", "K13", {"gang": DUMMY, "child": child})
        self.owing = (1 << self.players) - 1

    def play(self, seat: int, move: int) -> None:
        self.owing &= ~(1 << seat)
        if move < ROB:
            self.send(seat, move)
        else:
            self.choose(seat, move)

    def send(self, seat: int, child: int) -> None:
        """K1: a child leaves in secret; when all have, they are revealed."""
        self.hands[seat] &= ~(1 << child)
        self.sent[seat] = child
        if self.told is not None:
            self.tell("sent", "K1", {"gang": seat, "child": child}, only(seat))
            self.tell("sent_somebody", "K1", {"gang": seat}, all_but(seat))
        if not self.owing:
            self.reveal()

    def reveal(self) -> None:
        """K2 to K6: rival chiefs are arrested; then the highest rob the tile, and the lowest steal elsewhere."""
        if self.told is not None:
            for gang in range(self.gangs):
                self.tell("revealed", "K1", {"gang": gang, "child": self.sent[gang]})
        chiefs = 0
        highest = NOBODY
        lowest = CHIEF
        thieves = 0
        for child in self.sent:
            if child == CHIEF:
                chiefs += 1
                continue
            if child > highest:
                highest = child
                thieves = 0
            if child == highest:
                thieves += 1
            if child < lowest:
                lowest = child
        if chiefs == 1:
            highest = CHIEF
            thieves = 1
        self.thieves = thieves
        if chiefs > 1 and self.told is not None:
            self.tell_arrests()
        for gang in range(self.gangs):
            if self.sent[gang] == lowest < highest:
                self.steal(gang)
        if thieves:
            self.reach_tile(highest, lowest == highest)
        else:
            self.end_hour()

    def reach_tile(self, highest: int, also_lowest: bool) -> None:
        """K4: the highest rob the tile, unless K5, K6 or K9 lets them choose."""
        choices = NO_CHOICE
        prince = self.tiles[self.hour] == PRINCE and self.hour < HOURS - 1
        if also_lowest:
            choices = ANY_OF_THREE if prince else TILE_OR_CARD
        elif prince:
            choices = PRINCE_OR_ACTOR
        for gang in range(self.gangs):
            if self.sent[gang] == highest:
                if choices and gang < self.players:
                    self.choices[gang] = choices
                    self.owing |= 1 << gang
                    if self.told is not None:
                        self.tell("may_choose", self.rule_of_choice(gang), {"gang": gang})
                else:
                    self.chosen[gang] = ROB  # K14: the dummy, too, when others choose
        if not self.owing:
            self.settle()

    def rule_of_choice(self, gang: int) -> str:
        """The rule that lets a gang choose."""
        if self.choices[gang] is PRINCE_OR_ACTOR:
            return "K9"
        return "K5" if self.thieves == 1 else "K6"

    def choose(self, seat: int, choice: int) -> None:
        """K5, K6, K9: an answer, kept secret until all are in."""
        self.chosen[seat] = choice
        if self.told is not None:
            rule = self.rule_of_choice(seat)
            self.tell("chose", rule, {"gang": seat, "choice": CHOICES[choice - ROB]}, only(seat))
            self.tell("chose_something", rule, {"gang": seat}, all_but(seat))
        if not self.owing:
            self.settle()

    def settle(self) -> None:
        """Everyone who reached the tile takes what he chose."""
        for gang in range(self.gangs):
            choice = self.chosen[gang]
            if choice == NOBODY:
                continue
            self.chosen[gang] = NOBODY
            self.choices[gang] = NO_CHOICE
            if choice == ROB:
                self.rob(gang)
            elif choice == STEAL:
                self.steal(gang)
            else:
                self.tell("spared", "K9", {"gang": gang})
        self.end_hour()

    def rob(self, gang: int) -> None:
        """K4, K7, K8, K9: an equal share of the tile, rounded down, for or against somebody."""
        tile = self.tiles[self.hour]
        share = self.purses[tile] // self.thieves
        coins = self.coins
        if tile == BEGGAR:
            if share > coins[gang]:
                share = coins[gang]
            coins[gang] -= share
        elif tile == LEFT_PRIEST:
            coins[(gang + 1) % self.gangs] += share
        elif tile == RIGHT_PRIEST:
            coins[(gang - 1) % self.gangs] += share
        else:
            coins[gang] += share
        if self.told is not None:
            self.tell_robbery(gang, tile, share)

    def steal(self, gang: int) -> None:
        """K4: the value of one's own card, somewhere else in London."""
        self.coins[gang] += self.sent[gang]
        if self.told is not None:
            self.tell("stole", "K4", {"gang": gang, "count": self.sent[gang]})

    def end_hour(self) -> None:
        """K10: tile and cards are discarded; K11: after the last hour the richest are stripped."""
        self.hour += 1
        if self.hour < HOURS:
            self.turn_up()
        elif self.told is not None:
            self.tell_end()

    # The end

    def winners(self) -> list[int]:
        """K11, K12, K15: the richest gangs of those not stripped; none when all are."""
        most = max(self.coins)
        second = NOBODY
        for coins in self.coins:
            if second < coins < most:
                second = coins
        return [gang for gang in range(self.gangs) if self.coins[gang] == second]

    def returns(self) -> list[float]:
        winners = [gang for gang in self.winners() if gang < self.players]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    # What a seat cannot know

    def imagine(self, seat: int, dice: Dice) -> Kids:
        """Other gangs' secret cards and answers, the tiles to come, and the order of the dummy's cards to come."""
        world = self.copy()
        world.dice = dice.fork()
        world.tiles = shuffled_from(self.tiles, self.hour + 1, dice)
        world.dummy = shuffled_from(self.dummy, self.hour + 1, dice)
        if not self.owing:
            return world  # it is over: every card has been seen
        for gang in range(self.players):
            if gang == seat:
                continue
            if self.chosen[gang] != NOBODY and self.choices[gang]:
                world.chosen[gang] = self.choices[gang][dice.pick(len(self.choices[gang]))]
            elif self.sent[gang] != NOBODY and not self.revealed():
                hand = HANDS[self.hands[gang] | 1 << self.sent[gang]]
                child = hand[dice.pick(len(hand))]
                world.sent[gang] = child
                world.hands[gang] = (self.hands[gang] | 1 << self.sent[gang]) & ~(1 << child)
        return world

    def revealed(self) -> bool:
        """Whether this hour's children lie face up: then somebody is choosing between tile and card."""
        return any(self.choices[seat] for seat in range(self.players))

    def audit(self) -> list[str]:
        faults = []
        if sorted(self.tiles) != TILES:
            faults.append(f"the tiles are {self.tiles}")
        if self.gangs > self.players and sorted(self.dummy) != HANDS[GANG]:
            faults.append(f"the dummy's cards are {self.dummy}")
        for gang in range(self.gangs):
            at_home = self.hands[gang].bit_count()
            on_street = 0 if self.sent[gang] == NOBODY or self.hour == HOURS else 1
            if at_home + on_street != CHILDREN - self.hour:
                faults.append(f"gang {gang} has {at_home} children at home and {on_street} out in hour {self.hour}")
            if self.coins[gang] < 0:
                faults.append(f"gang {gang} owes {-self.coins[gang]} coins")
        return faults

    # What is told

    def tell_arrests(self) -> None:
        for gang in range(self.gangs):
            if self.sent[gang] == CHIEF:
                self.tell("arrested", "K2", {"gang": gang})
        if not self.thieves:
            self.tell("all_arrested", "K3", {})

    def tell_robbery(self, gang: int, tile: int, share: int) -> None:
        if tile == BEGGAR:
            self.tell("lost", "K8", {"gang": gang, "count": share})
        elif tile in (LEFT_PRIEST, RIGHT_PRIEST):
            neighbour = (gang + (1 if tile == LEFT_PRIEST else -1)) % self.gangs
            self.tell("gave", "K7", {"gang": gang, "neighbour": neighbour, "tile": NAMES[tile], "count": share})
        else:
            rule = "K9" if tile == PRINCE else "K4"
            self.tell("robbed", rule, {"gang": gang, "tile": NAMES[tile], "count": share})

    def tell_end(self) -> None:
        most = max(self.coins)
        for gang in range(self.gangs):
            if self.coins[gang] == most:
                self.tell("stripped", "K11", {"gang": gang, "count": most})
        winners = self.winners()
        players = [gang for gang in winners if gang < self.players]
        if not winners:
            self.tell("nobody_won", "K12", {})
        elif not players:
            self.tell("dummy_won", "K15", {"gang": DUMMY})
        else:
            self.tell("won", "K11", {"gangs": players, "count": len(players)})


def shuffled_from(pieces: list[int], first: int, dice: Dice) -> list[int]:
    """The same pieces, those from the first on in a new order."""
    to_come = pieces[first:]
    dice.shuffle(to_come)
    return pieces[:first] + to_come


def deal(players: int, purses: list[int], dice: Dice) -> Kids:
    """Set up the table: the tiles shuffled, nine children in each gang, and the dummy's gang with two players."""
    gangs = players
    dummy: list[int] = []
    tiles = TILES[:]
    dice.shuffle(tiles)
    if players == 2:
        gangs = 3
        dummy = HANDS[GANG][:]
        dice.shuffle(dummy)
    return Kids(
        players, purses, 0, tiles, dummy, [GANG] * gangs, [0] * gangs, [NOBODY] * gangs,
        [NO_CHOICE] * gangs, [NOBODY] * gangs, 0, 0, dice,
    )  # fmt: skip
