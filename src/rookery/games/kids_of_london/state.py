"""A moment of Kids of London: nine hours, one secret child from each gang an hour."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.dice import Dice
from rookery.engine.features import Features
from rookery.engine.game import Options
from rookery.engine.state import MOST_SEATS, NONE, SEATS, shares
from rookery.engine.steps import Stepped
from rookery.games.kids_of_london import imagine
from rookery.games.kids_of_london.count import stripped, tell_end, winners
from rookery.games.kids_of_london.judge import features
from rookery.games.kids_of_london.moves import ANY_OF_THREE, PRINCE_OR_ACTOR, ROB, STEAL, TILE_OR_CARD
from rookery.games.kids_of_london.pieces import (
    BEGGAR,
    CHARACTERS,
    CHIEF,
    CHILDREN,
    DUMMY,
    GANG,
    HANDS,
    HOURS,
    LEFT_PRIEST,
    PRINCE,
    PURSE_OF,
    RIGHT_PRIEST,
    TILES,
)
from rookery.games.kids_of_london.rules import CHOOSE, SEND_OUT, STEPS

NOTHING: Final[list[int]] = []
EMPTY: Final = vec[i64]()
# The first values of every gang, to be cut to their number.
AT_HOME: Final = vec[i64]([GANG] * MOST_SEATS)
PENNILESS: Final = vec[i64]([0] * MOST_SEATS)
NOTHING_YET: Final = vec[i64]([NONE] * MOST_SEATS)


class Kids(Stepped):
    """A moment of Kids of London. Gangs are the players', and last the dummy's with two players (K13)."""

    def __init__(self, players: int, dice: Dice) -> None:
        super().__init__(players, dice, STEPS)
        self.gangs: int = players
        self.purses: list[int] = NOTHING  # coins of each character; never changed
        self.tiles: list[int] = NOTHING  # in the order they are turned up; never changed
        self.dummy: list[int] = NOTHING  # the dummy's cards in the order they are turned up; never changed
        self.hour: int = 0
        self.hands: vec[i64] = EMPTY  # a bit for each child still at home
        self.coins: vec[i64] = EMPTY
        self.sent: vec[i64] = EMPTY  # this hour's child of each gang, or NONE
        self.choosing: int = 0  # a bit for each gang that chooses in this hour what to take
        self.chosen: vec[i64] = EMPTY  # what each gang at the tile takes, a move, or NONE
        self.thieves: int = 0  # how many have reached the tile

    def copy(self) -> Kids:
        twin = Kids(self.players, self.dice.copy())
        self.copy_owed(twin)
        twin.gangs = self.gangs
        twin.purses = self.purses
        twin.tiles = self.tiles
        twin.dummy = self.dummy
        twin.hour = self.hour
        twin.hands = self.hands[:]
        twin.coins = self.coins[:]
        twin.sent = self.sent[:]
        twin.choosing = self.choosing
        twin.chosen = self.chosen[:]
        twin.thieves = self.thieves
        return twin

    def imagine(self, seat: int, dice: Dice) -> Kids:
        return imagine.imagine(self, seat, dice)

    def returns(self) -> list[float]:
        return shares(winners(self), self.players)

    def features(self, seat: int, into: Features) -> None:
        features(self, seat, into)

    def totals(self) -> list[float]:
        totals = [float(self.coins[seat]) for seat in range(self.players)]
        for gang in stripped(self):
            if gang < self.players:
                totals[gang] = 0.0
        return totals

    # An hour of the day

    def begin(self) -> None:
        self.turn_up()

    def go_on(self) -> None:
        """K10: tile and cards are discarded; K11: after the last hour the richest are stripped."""
        self.hour += 1
        if self.hour < HOURS:
            self.turn_up()
        elif self.told is not None:
            tell_end(self)

    def turn_up(self) -> None:
        """K1: a new character; K13: and the dummy's child, before the players choose."""
        if self.told is not None:
            self.tell("turned_up", "K1", {"hour": self.hour + 1, "tile": CHARACTERS[self.tiles[self.hour]]})
        for gang in range(self.gangs):
            self.sent[gang] = NONE
        if self.gangs > self.players:
            child = self.dummy[self.hour]
            self.sent[DUMMY] = child
            self.hands[DUMMY] &= ~(1 << child)
            if self.told is not None:
                self.tell("dummy_sent", "K13", {"gang": DUMMY, "child": child})
        self.owe_all(SEND_OUT, (1 << self.players) - 1)

    def reveal(self) -> None:
        """K2 to K6: rival chiefs are arrested; then the highest rob the tile, and the lowest steal elsewhere."""
        if self.told is not None:
            for gang in range(self.gangs):
                self.tell("revealed", "K1", {"gang": gang, "child": self.sent[gang]})
        chiefs = 0
        highest = NONE
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
        if lowest < highest:
            for gang in range(self.gangs):
                if self.sent[gang] == lowest:
                    self.steal(gang)
        if thieves:
            self.reach_tile(highest, lowest == highest)

    def reach_tile(self, highest: int, also_lowest: bool) -> None:
        """K4: the highest rob the tile, unless K5, K6 or K9 lets them choose."""
        prince = self.tiles[self.hour] == PRINCE and self.hour < HOURS - 1
        asked = 0
        for gang in range(self.gangs):
            if self.sent[gang] == highest:
                if (also_lowest or prince) and gang < self.players:
                    asked |= 1 << gang
                else:
                    self.chosen[gang] = ROB  # K14: the dummy, too, when others choose
        if not asked:
            self.take_all()
            return
        self.choosing = asked
        choice = ANY_OF_THREE if prince else TILE_OR_CARD
        self.about = choice if also_lowest else PRINCE_OR_ACTOR
        if self.told is not None:
            for gang in SEATS[asked]:
                self.tell("may_choose", self.rule_of_choice(), {"gang": gang})
        self.owe_all(CHOOSE, asked, self.about)

    def rule_of_choice(self) -> str:
        """The rule that lets gangs choose now."""
        if self.about == PRINCE_OR_ACTOR:
            return "K9"
        return "K5" if self.thieves == 1 else "K6"

    def take_all(self) -> None:
        """Everyone who reached the tile takes what they chose."""
        self.choosing = 0
        for gang in range(self.gangs):
            choice = self.chosen[gang]
            if choice == NONE:
                continue
            self.chosen[gang] = NONE
            if choice == ROB:
                self.rob(gang)
            elif choice == STEAL:
                self.steal(gang)
            else:
                self.tell("spared", "K9", {"gang": gang})

    def rob(self, gang: int) -> None:
        """K4, K7, K8, K9: an equal share of the tile, rounded down, for or against somebody."""
        tile = self.tiles[self.hour]
        share = self.purses[tile] // self.thieves
        coins = self.coins
        if tile == BEGGAR:
            if share > coins[gang]:
                share = coins[gang]
            coins[gang] -= share
        elif tile in (LEFT_PRIEST, RIGHT_PRIEST):
            coins[self.neighbour(gang, tile)] += share
        else:
            coins[gang] += share
        if self.told is not None:
            self.tell_robbery(gang, tile, share)

    def neighbour(self, gang: int, priest: int) -> int:
        """K7: whom a priest's coins go to."""
        if priest == LEFT_PRIEST:
            return gang + 1 if gang + 1 < self.gangs else 0
        return gang - 1 if gang else self.gangs - 1

    def steal(self, gang: int) -> None:
        """K4: the value of one's own card, somewhere else in London."""
        self.coins[gang] += self.sent[gang]
        if self.told is not None:
            self.tell("stole", "K4", {"gang": gang, "count": self.sent[gang]})

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
            args: dict[str, object] = {"gang": gang, "neighbour": self.neighbour(gang, tile)}
            self.tell("gave", "K7", {**args, "tile": CHARACTERS[tile], "count": share})
        else:
            rule = "K9" if tile == PRINCE else "K4"
            self.tell("robbed", rule, {"gang": gang, "tile": CHARACTERS[tile], "count": share})

    def audit(self) -> list[str]:
        faults = []
        if sorted(self.tiles) != TILES:
            faults.append(f"the tiles are {self.tiles}")
        if self.gangs > self.players and sorted(self.dummy) != HANDS[GANG]:
            faults.append(f"the dummy's cards are {self.dummy}")
        for gang in range(self.gangs):
            at_home = len(HANDS[self.hands[gang]])
            on_street = 0 if self.sent[gang] == NONE or self.hour == HOURS else 1
            if at_home + on_street != CHILDREN - self.hour:
                faults.append(f"gang {gang} has {at_home} children at home and {on_street} out in hour {self.hour}")
            if self.coins[gang] < 0:
                faults.append(f"gang {gang} owes {-self.coins[gang]} coins")
        return faults


def deal(players: int, options: Options, dice: Dice) -> Kids:
    """Set up the table: the tiles shuffled, nine children in each gang, and the dummy's gang with two players."""
    kids = Kids(players, dice)
    kids.purses = purses(options)
    kids.tiles = TILES[:]
    dice.shuffle(kids.tiles)
    if players == 2:
        kids.gangs = 3
        kids.dummy = HANDS[GANG][:]
        dice.shuffle(kids.dummy)
    kids.hands = AT_HOME[: kids.gangs]
    kids.coins = PENNILESS[: kids.gangs]
    kids.sent = NOTHING_YET[: kids.gangs]
    kids.chosen = NOTHING_YET[: kids.gangs]
    return kids


def purses(options: Options) -> list[int]:
    """The coins of each character, as the options say."""
    carried = []
    for name in PURSE_OF:
        coins = options[name]
        assert isinstance(coins, int)
        carried.append(coins)
    return carried
