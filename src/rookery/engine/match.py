"""A game being played: every move checked and kept, everything told to whom it may be, undone where it is fair."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from rookery.engine import registry
from rookery.engine.dice import Dice, QuickDice
from rookery.engine.events import Event
from rookery.engine.game import AnyGame
from rookery.engine.journal import Journal, Result, blend, commit
from rookery.engine.refusals import Refusal
from rookery.engine.standpoint import Standpoint, stand
from rookery.engine.state import State
from rookery.engine.view import Move, Score, Shown, View
from rookery.engine.words import Words

WORLDS = 16  # imagined to find out whether a move showed something hidden


@dataclass
class Attempt:
    """A legal move, tried on a copy: it has happened only once it is accepted."""

    seat: int
    move: int
    state: State  # after it
    told: list[Event]
    unseen: bool


class Match:
    """One game from its deal to its end."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        nonce: str | None = None,
        seats: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.options = game.settle(options)
        self.seed = secrets.randbits(128) if seed is None else seed
        self.nonce = secrets.token_hex(16) if nonce is None else nonce
        self.seats = list(seats)  # who sits where, as the journal keeps it
        self.hints = [0] * players  # how often each seat has asked for one
        self.moves: list[tuple[int, int]] = []
        self.unseen: list[bool] = []  # of each move, whether it was made so that nobody else may know by whom
        opening: list[Event] = []
        self.state: State = game.start(players, self.options, self.seed, opening)
        self.log: list[list[Event]] = [opening]  # what happened before the first move, and by each move
        self._before: State | None = None  # the moment before the last move, while that is known

    # Asking

    @property
    def players(self) -> int:
        """How many play."""
        return self.state.players

    @property
    def over(self) -> bool:
        """Whether nobody owes a move any more."""
        return not self.state.waiting()

    @property
    def commitment(self) -> str:
        """The promise of the seed that can be shown before it may be known."""
        return commit(f"{self.seed:x}", self.nonce)

    def waiting(self) -> list[int]:
        """The seats that owe a move now."""
        return list(self.state.waiting())

    def legal(self, seat: int) -> list[str]:
        """The names of the moves open to a seat; none when it is not asked."""
        if seat not in self.state.waiting():
            return []
        return [self.game.catalogue.name(move) for move in self.state.legal(seat)]

    def facts(self) -> Shown:
        """What stays the same for the whole game, and everyone may know."""
        return self.game.facts(self.players, self.options)

    def words(self, below: Words) -> Words:
        """The words to tell this match in, with its pieces' names, over those of whoever tells it."""
        own = self.game.words(below.language)
        return own.named(self.game.names(self.facts(), own)).over(below).seated(self.players)

    def view(self, seat: int | None = None) -> View[Any]:
        """All that a seat, or a spectator, may see now."""
        return look(self.game, self.state, seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, may know of what happened since a number of moves."""
        return [event for told in self.log[since:] for event in told if event.seen_by(seat)]

    def scores(self) -> list[Score]:
        """Everybody's points as they stand: not for the eyes of players before the end."""
        return self.game.scores(self.state)

    @property
    def own(self) -> bool:
        """Whether it is played with values of somebody's own."""
        return self.game.values(self.options) == "own"

    def standpoint(self, seat: int, dice: Dice, story: bool = True) -> Standpoint:
        """What a bot in that seat is given: a world, and the story so far for one that listens."""
        return stand(self.state, seat, dice, self.events(seat) if story else [])

    def again(self) -> Iterator[Match]:
        """The match as it was dealt, then after each of its moves: one match that goes on."""
        then = Match(self.game, self.players, self.options, self.seed, self.nonce, self.seats)
        yield then
        for seat, move in self.moves:
            then.play(seat, move)
            yield then

    def at(self, number: int) -> Match:
        """The match after its first moves only."""
        return next(islice(self.again(), number, None))

    def steps(self, seat: int | None = None) -> list[int]:
        """After how many moves there was something new for a seat to see.

        A move of somebody else is none where nothing is told of it, nor where others still have to answer the same
        question: that somebody has chosen is no news while nobody knows what.
        """
        found: list[int] = []
        before: list[int] = []
        for number, then in enumerate(self.again()):
            waiting = asked(then.state, seat)
            mover = then.moves[-1][0] if then.moves else seat
            told = any(event.seen_by(seat) for event in then.log[-1])
            still = bool(waiting) and waiting == [other for other in before if other != mover]
            if number in (0, len(self.moves)) or mover == seat or (told and not still):
                found.append(number)
            before = waiting
        return found

    # Playing

    def refusal(self, seat: int, move: int | str) -> Refusal | None:
        """Why this move cannot be played now; None when it can."""
        if type(seat) is not int or not 0 <= seat < self.players:
            return Refusal("no_such_seat", seat=seat + 1 if type(seat) is int else str(seat), players=self.players)
        number = self._number(move)
        if number is None:
            return Refusal("no_such_move", move=str(move), verbs=", ".join(self.game.catalogue.verbs))
        waiting = self.state.waiting()
        if not waiting:
            return Refusal("over")
        if seat not in waiting:
            return Refusal("not_asked", seats=asked(self.state, seat), seat=seat)
        if number not in self.state.legal(seat):
            return self.state.refuse(seat, number)
        return None

    def _number(self, move: object) -> int | None:
        """The number of a move that was named or numbered; None where the game has none such."""
        if isinstance(move, str):
            return self.game.catalogue.find(move)
        return move if type(move) is int and 0 <= move < len(self.game.catalogue) else None

    def play(self, seat: int, move: int | str) -> list[Event]:
        """Play a move, by name or number; what happened. Raises the refusal, changing nothing, if it is not legal."""
        attempt = self.attempt(seat, move)
        self.accept(attempt)
        return attempt.told

    def attempt(self, seat: int, move: int | str) -> Attempt:
        """Try a move, by name or number, on a copy; raises the refusal if it is not legal."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise refusal
        number = self._number(move)
        assert number is not None
        after = self.state.copy()
        attempt = Attempt(seat, number, after, [], bool(after.unseen()))
        after.told = attempt.told
        after.play(seat, number)
        return attempt

    def accept(self, attempt: Attempt) -> None:
        """Let a move happen that was tried at this very moment."""
        self._before = self.state
        self.state = attempt.state
        self.moves.append((attempt.seat, attempt.move))
        self.unseen.append(attempt.unseen)
        self.log.append(attempt.told)

    # Undoing

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why this seat may not take its last move back.

        It may while no other seat has spoken, no die was rolled and nothing hidden was shown to it. The last is found
        by playing the move in worlds that the seat could not tell from the true one: it must look the same in all.
        """
        if not self.moves:
            return Refusal("nothing_to_undo")
        if self.moves[-1][0] != seat:
            return Refusal("others_spoke")
        question = self.undo_question(seat)
        if question is None:
            return Refusal("die_rolled")
        return None if question() else Refusal("hidden_shown")

    def undo_question(self, seat: int) -> Callable[[], bool] | None:
        """Whether a seat's last move showed nothing hidden, to be found out anywhere; None: it is barred anyway."""
        before = self._before or self.at(len(self.moves) - 1).state
        if self.moves[-1][0] != seat or before.dice.drawn != self.state.dice.drawn:
            return None
        return partial(shows_nothing, self.game, before, *self.moves[-1], self.state, self.log[-1])

    def undo(self, seat: int) -> None:
        """Take a seat's last move back, where that is fair; raises the refusal where it is not."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        self.rewind(len(self.moves) - 1)

    def rewind(self, number: int) -> None:
        """Go back to the first moves only, fair or not: for those who all agree."""
        then = self.at(number)
        self.state, self.moves, self.unseen, self.log = then.state, then.moves, then.unseen, then.log
        self._before = then._before

    # Keeping

    def result(self) -> Result | None:
        """How it ended, if it has."""
        if not self.over:
            return None
        scores = [score.total for score in self.scores()]
        return Result(ending=self.game.ending(self.state), returns=self.state.returns(), scores=scores)

    def journal(self) -> Journal:
        """The game so far, for keeping."""
        return Journal(
            game=self.game.name,
            rules=self.game.rules_version,
            players=self.players,
            options=self.options,
            seats=self.seats,
            commitment=self.commitment,
            nonce=self.nonce,
            seed=f"{self.seed:x}",
            hints=self.hints if any(self.hints) else [],
            moves=[(seat, self.game.catalogue.name(move)) for seat, move in self.moves],
            result=self.result(),
        )

    def save(self, path: str | Path) -> None:
        """Write the journal to a file, all or nothing."""
        self.journal().save(path)


def shows_nothing(game: AnyGame, before: State, seat: int, move: int, after: State, told: list[Event]) -> bool:
    """Whether a move looked to its seat as it would have in any world that it could not tell from the true one."""
    heard = [event.data() for event in told if event.seen_by(seat)]
    shown = look(game, after, seat)
    dice = QuickDice(0)
    for _ in range(WORLDS):
        world = before.imagine(seat, dice)
        other = world.told = []
        world.play(seat, move)
        if [event.data() for event in other if event.seen_by(seat)] != heard or look(game, world, seat) != shown:
            return False
    return True


def asked(state: State, seat: int | None) -> list[int]:
    """The seats that owe a move, as far as a seat, or a spectator, may know."""
    waiting = state.waiting()
    unseen = state.unseen()
    return [other for other in unseen if other != seat or other in waiting] if unseen else list(waiting)


def look(game: AnyGame, state: State, seat: int | None) -> View[Any]:
    """What a seat, or a spectator, may see of a state, with the moves open to it."""
    waiting = state.waiting()
    legal = state.legal(seat) if seat is not None and seat in waiting else []
    return View(
        game=game.name,
        seat=seat,
        players=state.players,
        waiting=asked(state, seat),
        moves=[Move(verb=game.catalogue.verb(move), piece=game.catalogue.piece(move)) for move in legal],
        table=game.view(state, seat),
        ending=None if waiting else game.ending(state),
        returns=None if waiting else state.returns(),
        scores=None if waiting else game.scores(state),
        goal=game.goal(state, seat) if waiting else None,
    )


def replay(journal: Journal) -> Match:
    """Play a journal again; refused where it does not follow the rules."""
    game = registry.find(journal.game)
    if journal.rules != game.rules_version:
        raise Refusal("other_rules", game=game.name, rules=journal.rules, ours=game.rules_version)
    secret = journal.secret or journal.seed
    seed = int(journal.seed, 16)
    match = Match(game, journal.players, journal.options, seed, journal.nonce, journal.seats)
    if journal.hints:
        match.hints = (journal.hints + match.hints)[: journal.players]
    if commit(secret, journal.nonce) != journal.commitment or blend(secret, journal.shares) != seed:
        raise Refusal("broken_promise")
    for number, (seat, move) in enumerate(journal.moves, 1):
        try:
            match.play(seat, move)
        except Refusal as refusal:
            raise Refusal("broken_move", game=game.name, number=number, move=move, refusal=refusal) from None
    return match


def verify(journal: Journal) -> Match:
    """Prove a finished game: the seed was the promised one, every move legal, the result the recorded one."""
    match = replay(journal)
    if match.result() is None:
        raise Refusal("unfinished", number=len(match.moves))
    if match.result() != journal.result:
        raise Refusal("other_result")
    return match
