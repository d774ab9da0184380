"""Games to record: each way a round ends, each tie, each burglary, each character to help and to hide, every space."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, partial
from itertools import count

from rookery.contract.positions import random_games
from rookery.contract.test_6_exercised import GAMES
from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.match import Match
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.count import ending
from rookery.games.oliver_twist.edition import EDITION
from rookery.games.oliver_twist.pieces import CHARACTERS, SPACES, TOOL_KINDS, TYPES
from rookery.games.oliver_twist.state import Twist
from rookery.games.oliver_twist.steps.discard import tool_kinds
from rookery.games.oliver_twist.steps.numbers import OWE_TURN
from tests.games.oliver_twist.short_cuts import short_cuts

Wish = Callable[[Twist, list[str]], str | None]  # the move a player would rather make, if any
EXPEDITIONS = 6
SEEDS = 40  # tried for each

# What shows that a character has helped.
DEEDS = {
    "artful-dodger": ("snatched", "O21"),
    "charley-bates": ("fenced", "O22"),
    "nancy": ("cleared", "O23"),
    "rose-maylie": ("cleared", "O23"),
    "bill-sikes": ("stole", "O25"),
    "monks": ("seized", "O26"),
    "mr-bumble": ("filed_own", "O27"),
    "mrs-corney": ("filed_own", "O27"),
    "mr-brownlow": ("gift", "O29"),
    "toby-crackit": ("snatched", "O30"),
    "noah-claypole": ("placed", "O5"),
    "mrs-bedwin": ("sold", "O6"),
    "oliver": ("took", "O2"),
}


class Story:
    """A match played by chance and wishes, and notes of what was remarkable in it."""

    def __init__(self, players: int, seed: int, wish: Wish | None = None, edition: str = "") -> None:
        options = {"edition": edition} if edition else None
        self.match = Match(GAME, players, options, seed, "recorded", ["random"] * players)
        self.notes: set[str] = set()
        self.helper = ""
        self.deeds = 0
        luck = QuickDice(seed)
        while waiting := self.match.waiting():
            legal = self.match.legal(waiting[0])
            move = wish(self.state, legal) if wish else None
            self.play(waiting[0], move or legal[luck.pick(len(legal))])

    @property
    def state(self) -> Twist:
        assert isinstance(self.match.state, Twist)
        return self.match.state

    def play(self, seat: int, move: str) -> None:
        state = self.state
        when = "night" if state.night else "day"
        if state.step.number == OWE_TURN:
            self.helper = ""
        if move == "pay":
            self.notes.add(f"{when} ends, streets empty" if max(state.board) < 0 else f"{when} ends, too poor")
            if state.money[seat] < 4:
                self.notes.add(f"{when} ends, paying less")
            if state.hands[seat]:
                self.notes.add(f"{when} ends, card in hand")
        for event in self.match.play(seat, move):
            self.note(event)
        if move == "pay":
            self.note_count(when)

    def note(self, event: Event) -> None:
        args = event.args
        if event.kind == "helped":
            self.helper = str(args["character"])
            self.deeds = 0
        elif event.kind == "hid":
            self.notes.add(f"{args['character']} hides")
        elif event.kind == "nothing_came" and self.helper:
            self.notes.add(f"{self.helper} in vain")
        elif self.helper and (event.kind, event.rule) == DEEDS[self.helper]:
            self.deeds += 1
            if self.helper != "oliver" or self.deeds == 2:  # he prowls twice
                self.notes.add(f"{self.helper} helps")
        elif event.kind == "equipped":
            self.notes.add("toby-crackit finds")
        if event.kind == "burgled":
            self.notes.add(f"burglary with {int(str(args['count'])) - 1}")

    def note_count(self, when: str) -> None:
        rows = self.state.counts[-1].seats
        most = max(row.file for row in rows)
        if sum(row.file == most for row in rows) > 1:
            self.notes.add(f"{when} fines tied")
        poorest = min(row.money for row in rows)
        if sum(row.money == poorest for row in rows) > 1:
            self.notes.add(f"{when} poorest tied")


def first(players: int, *wanted: str, wish: Wish | None = None) -> Match:
    """The first game in which all that happens."""
    for seed in count():
        story = Story(players, seed, wish)
        if set(wanted) <= story.notes:
            return story.match
    raise AssertionError


def ended(players: int, how: str) -> Match:
    """The first game that ends so."""
    return next(story.match for seed in count() if ending((story := Story(players, seed)).state) == how)


def token_at(state: Twist, move: str) -> str:
    """The type of the token that a move would take."""
    verb, _, piece = move.partition(" ")
    return TYPES[state.type(state.board[int(piece)])] if verb == "take" else ""


def collect_tools(wanted: int, state: Twist, legal: list[str]) -> str | None:
    """Tools first; then, with as many kinds as wanted, a burglary; sales to make room, cards only for what they do."""
    kinds = tool_kinds(state, state.waiting()[0]).bit_count()
    for move in legal:
        token = token_at(state, move)
        if token in TYPES[9:14] and kinds < wanted:
            return move
        if token == "burglary" and kinds == wanted:
            return move
    return None


def land_of_guides(seed: int) -> str:
    """The box, but its spaces are numbered in another order, most characters do what Noah Claypole or Monks does."""
    data = json.loads(EDITION.box())
    names = sorted(data["board"]["spaces"])
    order = list(range(len(names)))
    QuickDice(seed).shuffle(order)
    data["board"]["spaces"] = {names[at]: data["board"]["spaces"][names[at]] for at in order}
    data["characters"] = dict.fromkeys(CHARACTERS, "guide") | dict.fromkeys(CHARACTERS[:5], "search")
    return json.dumps(data)


class Explorer:
    """Wishes to make moves that nobody has made yet, and to see the pawn on spaces where it has not been placed."""

    def __init__(self, left: set[str]) -> None:
        self.left = set(left)

    def __call__(self, state: Twist, legal: list[str]) -> str | None:
        move = self.choose(state, legal)
        self.left.discard(move or "")
        return move

    def choose(self, state: Twist, legal: list[str]) -> str | None:
        for move in legal:
            if move in self.left:
                return move
        landing = [space for space in range(SPACES) if state.board[space] < 0 and state.touches_token(space)]
        cards = [move for move in legal if move.startswith("play ")]
        if cards and any(f"place {space}" in self.left for space in landing):
            return cards[-1]
        takes = [move for move in legal if move.startswith("take ")]
        for move in takes:
            if token_at(state, move) == "character":
                return move
        for move in takes:
            if f"place {move[5:]}" in self.left:
                return move
        return None


@cache
def expeditions() -> list[Match]:
    """Games of explorers, each for what random games, and those before, have left undone."""
    usual = [match for players in GAME.players for match in random_games(GAME, players, GAMES, 1000)]
    left = set(range(len(GAME.catalogue))) - {move for match in usual for _, move in match.moves}
    found = []
    for number in range(EXPEDITIONS):
        best: tuple[set[int], Match] | None = None
        for seed in range(number * SEEDS, (number + 1) * SEEDS):
            story = Story(4, seed, Explorer({GAME.catalogue.name(move) for move in left}), land_of_guides(seed))
            made = {move for _, move in story.match.moves}
            if best is None or len(left - made) < len(best[0]):
                best = left - made, story.match
        assert best is not None
        left = best[0]
        found.append(best[1])
    return found


RECORDINGS: dict[str, Callable[[], Match]] = {
    "ending_win": lambda: ended(4, "win"),
    "ending_shared": lambda: ended(3, "shared"),
    "day_ends_streets_empty": partial(first, 3, "day ends, streets empty"),
    "day_ends_too_poor": partial(first, 3, "day ends, too poor"),
    "day_ends_paying_less": partial(first, 2, "day ends, paying less"),
    "day_ends_card_in_hand": partial(first, 4, "day ends, card in hand"),
    "night_ends_streets_empty": partial(first, 4, "night ends, streets empty"),
    "night_ends_too_poor": partial(first, 2, "night ends, too poor"),
    "night_ends_paying_less": partial(first, 4, "night ends, paying less"),
    "day_fines_tied": partial(first, 4, "day fines tied"),
    "night_fines_tied": partial(first, 3, "night fines tied"),
    "poorest_tied": partial(first, 4, "day poorest tied"),
    "toby_crackit_finds_in_the_bag": partial(first, 3, "toby-crackit finds"),
    "ways_on_a_map_of_ones_own": lambda: Story(3, 1, edition=short_cuts()).match,
}
for kinds in range(TOOL_KINDS + 1):
    RECORDINGS[f"burglary_with_{kinds}_kinds"] = partial(
        first, 2, f"burglary with {kinds}", wish=partial(collect_tools, kinds)
    )
for character in CHARACTERS:
    name = character.replace("-", "_")
    RECORDINGS[f"{name}_helps"] = partial(first, 4, f"{character} helps")
    RECORDINGS[f"{name}_hides"] = partial(first, 4, f"{character} hides")
for number in range(EXPEDITIONS):
    RECORDINGS[f"expedition_{number + 1}"] = partial(lambda at: expeditions()[at], number)
