"""A game being played: every move checked and kept, everything told to whom it may be, undone where it is fair."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.game import AnyGame, Score, View
from rookery.engine.journal import Journal, Result, commit
from rookery.engine.refusals import Refusal
from rookery.engine.standpoint import Standpoint
from rookery.engine.state import State

WORLDS = 16  # imagined to find out whether a move showed something hidden


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
        self.moves: list[tuple[int, int]] = []
        self.unseen: list[bool] = []  # of each move, whether it was made so that nobody else may know by whom
        opening: list[Event] = []
        self.state: State = game.start(players, self.options, self.seed, opening)
        self.log: list[list[Event]] = [opening]  # what happened before the first move, and by each move

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
        return commit(self.seed, self.nonce)

    def waiting(self) -> list[int]:
        """The seats that owe a move now."""
        return list(self.state.waiting())

    def legal(self, seat: int) -> list[str]:
        """The names of the moves open to a seat; none when it is not asked."""
        if seat not in self.state.waiting():
            return []
        return [self.game.catalogue.name(move) for move in self.state.legal(seat)]

    def view(self, seat: int | None = None) -> View:
        """All that a seat, or a spectator, may see now."""
        return look(self.game, self.state, seat)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, may know of what happened since a number of moves."""
        return [event for told in self.log[since:] for event in told if event.seen_by(seat)]

    def scores(self) -> list[Score]:
        """Everybody's points as they stand: not for the eyes of players before the end."""
        return self.game.scores(self.state)

    def standpoint(self, seat: int) -> Standpoint:
        """What a bot in that seat is given."""
        return Standpoint(self.state, seat)

    # Playing

    def refusal(self, seat: int, move: int | str) -> Refusal | None:
        """Why this move cannot be played now; None when it can."""
        number = self.game.catalogue.find(move) if isinstance(move, str) else move
        if not 0 <= seat < self.players:
            return Refusal("no_such_seat", seat=seat + 1, players=self.players)
        if number is None or not 0 <= number < len(self.game.catalogue):
            return Refusal("no_such_move", move=str(move), verbs=", ".join(self.game.catalogue.verbs))
        waiting = self.state.waiting()
        if not waiting:
            return Refusal("over")
        if seat not in waiting:
            return Refusal("not_asked", seats=asked(self.state, seat), seat=seat)
        if number not in self.state.legal(seat):
            return self.game.refuse(self.state, seat, number)
        return None

    def play(self, seat: int, move: int | str) -> list[Event]:
        """Play a move, by name or number; what happened. Raises the refusal, changing nothing, if it is not legal."""
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise refusal
        number = self.game.catalogue.find(move) if isinstance(move, str) else move
        assert number is not None
        told: list[Event] = []
        self.unseen.append(bool(self.state.unseen()))
        self.state.told = told
        self.state.play(seat, number)
        self.moves.append((seat, number))
        self.log.append(told)
        return told

    # Undoing

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why this seat may not take its last move back.

        It may while no other seat has spoken, no die was rolled and nothing hidden was shown to it. The last is found
        by playing the move in worlds that the seat could not tell from the true one: it must look the same in all.
        """
        if not self.moves:
            return Refusal("nothing_to_undo")
        last, move = self.moves[-1]
        if last != seat:
            return Refusal("others_spoke")
        before = self._rewound(len(self.moves) - 1)
        if before.dice.drawn != self.state.dice.drawn:
            return Refusal("die_rolled")
        shown = (self.view(seat), [event.data() for event in self.log[-1] if event.seen_by(seat)])
        dice = QuickDice(0)
        for _ in range(WORLDS):
            world = before.imagine(seat, dice)
            told = world.told = []
            world.play(seat, move)
            if (look(self.game, world, seat), [event.data() for event in told if event.seen_by(seat)]) != shown:
                return Refusal("hidden_shown")
        return None

    def undo(self, seat: int) -> None:
        """Take a seat's last move back, where that is fair; raises the refusal where it is not."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refusal
        self.rewind(len(self.moves) - 1)

    def rewind(self, number: int) -> None:
        """Go back to the first moves only, fair or not: for those who all agree."""
        self.state = self._rewound(number)
        del self.moves[number:], self.unseen[number:], self.log[number + 1 :]

    def _rewound(self, number: int) -> State:
        """The state after the first moves only."""
        state: State = self.game.start(self.players, self.options, self.seed)
        for seat, move in self.moves[:number]:
            state.play(seat, move)
        return state

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
            moves=[(seat, self.game.catalogue.name(move)) for seat, move in self.moves],
            result=self.result(),
        )

    def save(self, path: str | Path) -> None:
        """Write the journal to a file, all or nothing."""
        self.journal().save(path)


def asked(state: State, seat: int | None) -> list[int]:
    """The seats that owe a move, as far as a seat, or a spectator, may know."""
    waiting = state.waiting()
    unseen = state.unseen()
    return [other for other in unseen if other != seat or other in waiting] if unseen else list(waiting)


def look(game: AnyGame, state: State, seat: int | None) -> View:
    """What a seat, or a spectator, may see of a state, with the moves open to it."""
    waiting = state.waiting()
    legal = state.legal(seat) if seat is not None and seat in waiting else []
    return {
        "game": game.name,
        "seat": seat,
        "players": state.players,
        "waiting": asked(state, seat),
        "moves": [game.catalogue.data(move) for move in legal],
        "table": game.view(state, seat),
        "ending": None if waiting else game.ending(state),
        "returns": None if waiting else state.returns(),
        "scores": None if waiting else [score.data() for score in game.scores(state)],
    }


def replay(journal: Journal, moves: int | None = None) -> Match:
    """Play a journal again, whole or only its first moves; refused where it does not follow the rules."""
    game = registry.find(journal.game)
    if journal.rules != game.rules_version:
        raise Refusal("other_rules", game=game.name, rules=journal.rules, ours=game.rules_version)
    match = Match(game, journal.players, journal.options, int(journal.seed, 16), journal.nonce, journal.seats)
    if match.commitment != journal.commitment:
        raise Refusal("broken_promise")
    for number, (seat, move) in enumerate(journal.moves[:moves], 1):
        refusal = match.refusal(seat, move)
        if refusal is not None:
            raise Refusal("broken_move", game=game.name, number=number, move=move, refusal=refusal)
        match.play(seat, move)
    return match


def verify(journal: Journal) -> Match:
    """Prove a finished game: the seed was the promised one, every move legal, the result the recorded one."""
    match = replay(journal)
    if match.result() is None:
        raise Refusal("unfinished", number=len(match.moves))
    if match.result() != journal.result:
        raise Refusal("other_result")
    return match
