"""The record around a game's rules: everything that generic code may ask of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Generic, Literal, TypeVar

from rookery.engine.dice import SEEDS, Dice
from rookery.engine.edition import Edition, shown
from rookery.engine.events import Event
from rookery.engine.moves import Catalogue
from rookery.engine.plain import draw_plainly, no_facts, no_goal, no_inputs, no_names, no_secrets
from rookery.engine.refusals import Refusal
from rookery.engine.rulebook import Rulebook
from rookery.engine.state import State
from rookery.engine.strict import whole
from rookery.engine.view import Goal, Score, Shown, View
from rookery.engine.words import Words, read_text

S = TypeVar("S", bound=State)

Value = int | str | bool
Values = Literal["printed", "reconstructed", "own"]


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
            raise Refusal("option_yes_or_no", option=self.name, value=shown(value))
        if isinstance(self.default, int):
            number = whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
            raise Refusal("option_number", option=self.name, value=shown(value), low=self.low, high=self.high)
        if value in self.choices:
            return str(value)
        raise Refusal("option_choice", option=self.name, value=shown(value), choices=", ".join(self.choices))


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game: its rules as functions over its own state, and where its words and rulebook lie."""

    name: str
    package: str  # holds words/{en,fr}.json and rules/{en,fr}.md; what has no French is told in English
    rules_version: int
    reconstructed: bool  # its values are not read off the printed game
    players: range
    catalogue: Catalogue
    deal: Callable[[int, Options, Dice], S]
    view: Callable[[S, int | None], Shown]  # what a seat, or a spectator, sees on the table
    scores: Callable[[S], list[Score]]  # each player's points as they stand
    ending: Callable[[S], str]  # how a finished game ended: a key of the words
    draw: Callable[[View[Any], Any, Words], str] = draw_plainly  # a view and the facts as text, in rich's markup
    facts: Callable[[int, Options], Shown] = no_facts  # what stays the same for a whole game, and everyone may know
    # Where a seat, or as a spectator sees it the table, stands on the way to a win, in one line.
    goal: Callable[[S, int | None], Goal | None] = no_goal
    options: tuple[Option, ...] = ()
    # The hidden facts of a state that a seat cannot know, each as a number by its name, for the law of honest worlds.
    secrets: Callable[[S, int], Mapping[str, float]] = no_secrets
    # Names of pieces that follow from the facts, by group and piece, to lay over the game's words.
    names: Callable[[Any, Words], Mapping[str, Any]] = no_names
    # What a seat may know as numbers (`State.features`), by number of players: the names of its blocks, and how wide
    # each is. None: nothing is learnt of this game.
    inputs: Callable[[int], list[tuple[str, int]]] = no_inputs
    # Whether its guess (`State.judge`) plays on by chance: then only very many of them together tell anything.
    guess_by_chance: bool = False
    # Moves after which a game that its rules would let go on for ever may be stopped, and counts as it stands. None: 0.
    limit: int = 0
    # How much there is to learn before the first move: 1 a few sentences, 5 an evening. The front page goes by it.
    weight: int = 3
    # Answers that a player may have given for them, each until an event of this kind: `always pass`, until `dealt`.
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
        """How its values are read, where they lie in a file that players may replace by one of their own."""
        return next((option.edition for option in self.options if option.edition is not None), None)

    def values(self, options: Options) -> Values:
        """Whose values are played with: those of a player's own edition, or the box's, as printed or reconstructed."""
        if any(options[option.name] for option in self.options if option.edition is not None):
            return "own"
        return "reconstructed" if self.reconstructed else "printed"

    @cached_property
    def _defaults(self) -> Options:
        return Options({option.name: option.default for option in self.options})

    def words(self, language: str) -> Words:
        """The game's words in a language, over those that all games share."""
        return _words(self.package, language)

    def rulebook(self, language: str, options: Options | None = None) -> Rulebook:
        """The game's rules in a language, by number, as they are with some options."""
        return Rulebook(_rules(self.package, language), self._defaults if options is None else options)


AnyGame = Game[Any]


@lru_cache
def _words(package: str, language: str) -> Words:
    return Words.read(language, package, "rookery.engine")


@lru_cache
def _rules(package: str, language: str) -> str:
    return read_text(package, language, "rules/{}.md")
