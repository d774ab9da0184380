"""The record around a game's rules: everything that generic code may ask of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any, Generic, TypeVar

from rookery.engine.dice import SEEDS, Dice
from rookery.engine.edition import Edition
from rookery.engine.events import Event
from rookery.engine.moves import Catalogue
from rookery.engine.refusals import Refusal
from rookery.engine.rulebook import Rulebook
from rookery.engine.state import State
from rookery.engine.words import LANGUAGES, Words

S = TypeVar("S", bound=State)

View = dict[str, Any]  # plain data, ready for JSON
Value = int | str | bool


class Options(dict[str, Value]):
    """Every option of a game with its value, all of them checked."""


@dataclass(frozen=True)
class Option:
    """A choice made before the deal. A yes-or-no, a whole number within bounds, one word of several, or an edition.

    The value of an edition is the text of a file of values; with no text, the file in the box counts.
    """

    name: str
    default: Value
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    edition: Edition | None = None

    def values(self) -> list[Value]:
        """The values worth testing: all of a short list, the ends of a range, the box as if it were one's own."""
        if self.edition is not None:
            return ["", self.edition.box()]
        if isinstance(self.default, bool):
            return [False, True]
        if isinstance(self.default, int):
            return [self.low, self.default, self.high]
        return list(self.choices)

    def check(self, value: object) -> Value:
        """The value, read from text where needed; refused when it does not fit."""
        if self.edition is not None:
            return self.edition.check(self.name, value)
        if isinstance(self.default, bool):
            read = {"yes": True, "true": True, "no": False, "false": False}.get(str(value).lower())
            if read is not None:
                return read
            raise Refusal("option_yes_or_no", option=self.name, value=str(value))
        if isinstance(self.default, int):
            try:
                number = int(str(value))
            except ValueError:
                number = self.low - 1
            if not isinstance(value, bool) and self.low <= number <= self.high:
                return number
            raise Refusal("option_number", option=self.name, value=str(value), low=self.low, high=self.high)
        if value in self.choices:
            return str(value)
        raise Refusal("option_choice", option=self.name, value=str(value), choices=", ".join(self.choices))


@dataclass(frozen=True)
class Line:
    """One line of a score sheet: a key of the words, the points, and the rule that gives them."""

    kind: str
    points: int
    rule: str


@dataclass(frozen=True)
class Score:
    """A player's points, line by line."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines)

    def data(self) -> dict[str, object]:
        """As plain data, for the wire and for files."""
        lines = [{"kind": line.kind, "points": line.points, "rule": line.rule} for line in self.lines]
        return {"total": self.total, "lines": lines}


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: its rules as functions over its own state, and where its words and rulebook lie."""

    name: str
    package: str  # holds words/{en,fr}.json and rules/{en,fr}.md
    rules_version: int
    reconstructed: bool  # its values are not read off the printed game
    players: range
    catalogue: Catalogue
    deal: Callable[[int, Options, Dice], S]
    view: Callable[[S, int | None], View]  # what a seat, or a spectator, sees on the table
    scores: Callable[[S], list[Score]]  # each player's points as they stand
    ending: Callable[[S], str]  # how a finished game ended: a key of the words
    refuse: Callable[[S, int, int], Refusal]  # why a move of a waiting seat is not legal now
    draw: Callable[[View, Words], str]  # a view as text, in rich's markup
    options: tuple[Option, ...] = ()
    # Answers that a player may have given for him, each until an event of this kind: `always pass`, until `dealt`.
    standing: Mapping[str, str] = field(default_factory=dict)
    # Parts of a view (`mine.money`) that only their owner is shown though everyone could remember them: covered, not
    # secret, so they are the same in every imagined world.
    covered: tuple[str, ...] = ()

    def start(
        self, players: int, options: Mapping[str, object] | None = None, seed: int = 0, told: list[Event] | None = None
    ) -> S:
        """A new game, dealt and ready for its first move. Events go to `told`, if given."""
        if players not in self.players:
            raise Refusal("wrong_players", game=self.name, players=players, low=self.players[0], high=self.players[-1])
        if not 0 <= seed < SEEDS:
            raise Refusal("wrong_seed", seed=str(seed))
        state = self.deal(players, self.settle(options), Dice(seed))
        state.told = told
        state.begin()
        return state

    def settle(self, wishes: Mapping[str, object] | None) -> Options:
        """Every option's value: the wished one, checked, or its default."""
        if isinstance(wishes, Options):
            return wishes
        if not wishes:
            return self._defaults
        known = {option.name: option for option in self.options}
        for name in wishes:
            if name not in known:
                raise Refusal("no_such_option", game=self.name, option=name, options=", ".join(known) or "-")
        try:
            return Options({name: option.check(wishes.get(name, option.default)) for name, option in known.items()})
        except Refusal as refusal:
            refusal.about = {"game": self.name, **refusal.about}  # whose words tell its faults
            raise

    @property
    def edition(self) -> Edition | None:
        """How its values are read, where they lie in a file that a player may replace by his own."""
        return next((option.edition for option in self.options if option.edition is not None), None)

    @cached_property
    def _defaults(self) -> Options:
        return Options({option.name: option.default for option in self.options})

    def words(self, language: str) -> Words:
        """The game's words in a language, over those that all games share."""
        return _words(self.package, language)

    def rulebook(self, language: str) -> Rulebook:
        """The game's rules in a language, by number."""
        return _rulebook(self.package, language)


AnyGame = Game[Any]


@lru_cache
def _words(package: str, language: str) -> Words:
    return Words.read(language, package, "rookery.engine")


@lru_cache
def _rulebook(package: str, language: str) -> Rulebook:
    if language not in LANGUAGES:
        raise Refusal("no_such_language", language=language, languages=", ".join(LANGUAGES))
    return Rulebook((files(package) / "rules" / f"{language}.md").read_text("utf-8"))
