"""Positions to measure against: moments of games that bots have played, with the strongest bot's answer to each.

They follow from a seed and from iterations, never from time: whoever makes them again gets the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from pathlib import Path

import msgspec

from rookery.engine import files, registry
from rookery.engine.dice import QuickDice, derive
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.minds import levels
from rookery.minds.mind import Budget, ask

FORMAT = 1
COUNT = 100
SEED = 2026
TIMES = 4  # as much as the level thinks at the table
PLAYERS = "normal"  # who has played the games: well enough, and not always the same
LEVEL = "hardest"
DIGITS = 4  # of shares
SEEDS = 1 << 30


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line of a file: what follows, and how it was made."""

    positions: int  # the format
    game: str
    rules: int  # the version of the game's rules
    count: int
    seed: int
    played_by: str
    answered_by: str
    times: int  # as much thought as the level gives a move at the table


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a game, and what the strongest bot would do there: a line."""

    number: int
    players: int
    seed: int  # of the deal
    moves: list[int]  # so far, by their numbers; of those who choose at once, the first seat is the first to be asked
    seat: int  # who is asked
    iterations: int  # that were thought
    answer: int = 0
    legal: list[int] = []
    shares: list[float] = []  # of the win after each legal move, as far as was seen
    visits: list[int] = []  # how often each was looked at: a share that was seen seldom is rough

    def match(self, game: str) -> Match:
        """The game at that moment."""
        match = Match(registry.find(game), self.players, None, self.seed, "")
        for move in self.moves:
            match.play(match.state.waiting()[0], move)
        return match

    def loss(self, move: int) -> float:
        """What a legal move gives away, in shares of the win, by the answer's own judgement."""
        return max(0.0, self.shares[self.legal.index(self.answer)] - self.shares[self.legal.index(move)])


def play(game: AnyGame, players: int, seed: int, dice: QuickDice) -> list[tuple[int, int]]:
    """A game between bots: its moves, and how many were open each time."""
    level = levels.find(PLAYERS, game, players).untimed()
    state = game.start(players, None, seed)
    played: list[tuple[int, int]] = []
    while (waiting := state.waiting()) and not (game.limit and len(played) >= game.limit):
        move = ask(level.mind, level.budget(), state, waiting[0], dice, [])
        played.append((move, len(state.legal(waiting[0]))))
        state.play(waiting[0], move)
    return played


def answer(game: str, seed: int, times: int, number: int) -> Position:
    """A choice of a game that bots have played, each as likely as the others, and the strongest bot's answer to it."""
    rules = registry.find(game)
    players = rules.players[number % len(rules.players)]
    dice = QuickDice(derive(seed, "position", number) >> 64)
    deal = int(dice.pick(SEEDS))
    played = play(rules, players, deal, dice)
    choices = [place for place, (_, moves) in enumerate(played) if moves > 1]
    place = choices[int(dice.pick(len(choices)))]
    level = levels.find(LEVEL, rules, players)
    found = Position(number, players, deal, [move for move, _ in played[:place]], 0, level.iterations * times)
    match = found.match(game)
    found.seat = match.waiting()[0]
    thought = level.mind.think(match.standpoint(found.seat, dice), Budget(found.iterations), dice)
    found.answer = thought.move
    found.legal = thought.moves
    found.shares = [round(share, DIGITS) for share in thought.shares]
    found.visits = [round(visits) for visits in thought.visits]
    return found


def make(
    game: str, count: int = COUNT, seed: int = SEED, times: int = TIMES, executor: Executor | None = None
) -> Iterator[Position]:
    """The positions of a game, one after the other, whoever computes them."""
    ask_one = partial(answer, game, seed, times)
    yield from executor.map(ask_one, range(count)) if executor is not None else map(ask_one, range(count))


def text(game: str, count: int, seed: int, times: int, found: list[Position]) -> str:
    """A file: a line that says what it is, and a line for each position."""
    rules = registry.find(game).rules_version
    head = Head(FORMAT, game, rules, count, seed, PLAYERS, LEVEL, times)
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in (head, *found))


def read(path: str | Path) -> tuple[Head, list[Position]]:
    """The positions in a file; refused where they are broken, or of other rules."""
    lines = files.read(path).splitlines()
    try:
        head = msgspec.json.decode(lines[0] if lines else "", type=Head)
        found = [msgspec.json.decode(line, type=Position) for line in lines[1:]]
    except msgspec.DecodeError as problem:
        raise Refusal("broken_positions", path=str(path), why=str(problem)) from None
    ours = registry.find(head.game).rules_version
    if head.rules != ours:
        raise Refusal("other_rules", game=head.game, rules=head.rules, ours=ours)
    return head, found
