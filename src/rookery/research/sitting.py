"""A game as OpenSpiel plays it: chance draws the seed, then one seat after the other chooses."""

from __future__ import annotations

import msgspec

from rookery.engine.dice import Dice
from rookery.engine.events import Event
from rookery.engine.match import look
from rookery.engine.state import State
from rookery.research.spec import Spec
from rookery.research.story import NOTHING, Story

# The seed is drawn digit by digit: few nodes with few outcomes each, for OpenSpiel lists them all, and many deals.
DIGITS = 3
BASE = 256
CHANCE, TERMINAL = -1, -4  # who chooses where no seat does, by OpenSpiel's numbers

encoder = msgspec.json.Encoder(order="deterministic")


class Sitting:
    """All that a state of theirs is made of, so that OpenSpiel copies and keeps it as one thing."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.player = CHANCE  # who chooses
        self.digits = 0  # of the seed, drawn so far
        self.seed = 0
        self.moves = 0
        self.table: State | None = None  # none before the deal
        self.story: Story | None = None  # what its seats have been told

    def __deepcopy__(self, memo: dict[int, object]) -> Sitting:
        twin = Sitting(self.spec)
        twin.player, twin.digits, twin.seed, twin.moves = self.player, self.digits, self.seed, self.moves
        if self.table is not None and self.story is not None:
            twin.table, twin.story = self.table.copy(), self.story.copy()
        return twin

    def draw(self, digit: int) -> None:
        """The next digit of the seed; after the last one, the deal."""
        self.seed = self.seed * BASE + digit
        self.digits += 1
        if self.digits == DIGITS:
            self.deal(self.seed)

    def deal(self, seed: int) -> None:
        """Deal by a seed, as `rookery.start` does."""
        told: list[Event] = []
        table = self.spec.game.start(self.spec.players, self.spec.options, seed, told)
        table.told = None
        self.sit(table, Story(table.copy(), (NOTHING,) * self.spec.players, told))

    def sit(self, table: State, story: Story) -> None:
        """Go on at a table."""
        self.table, self.story = table, story
        self.ask()

    def ask(self) -> None:
        """Who chooses next: of those who choose at once the first; nobody when it is over, or at the limit."""
        assert self.table is not None
        waiting = self.table.waiting()
        self.player = waiting[0] if waiting and self.moves < self.spec.limit else TERMINAL

    def play(self, move: int) -> None:
        """Play a move of who chooses."""
        assert self.table is not None
        assert self.story is not None
        self.table.play(self.player, move)
        self.story.moves.append((self.player, move))
        self.moves += 1
        self.ask()

    def seen(self, seat: int) -> str:
        """What a seat sees, with the moves open to it; before the deal, nothing."""
        if self.table is None:
            return ""
        return encoder.encode(look(self.spec.game, self.table, seat)).decode()

    def known(self, seat: int) -> str:
        """What a seat sees, after a fingerprint of all that it has been told and has chosen."""
        return "" if self.story is None else f"{self.story.fingerprint(seat).hex()} {self.seen(seat)}"

    def imagine(self, seat: int, luck: Dice) -> Sitting:
        """A world that a seat cannot tell from this one; what others were told before is no part of it."""
        assert self.table is not None
        assert self.story is not None
        own = self.story.fingerprint(seat)
        table = self.table.imagine(seat, luck)
        prints = tuple(own if other == seat else NOTHING for other in range(table.players))
        world = Sitting(self.spec)
        world.moves, world.digits = self.moves, self.digits
        world.sit(table, Story(table.copy(), prints, []))
        return world
