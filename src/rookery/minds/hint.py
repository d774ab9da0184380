"""A hint: the best moves of a seat with what each is worth, and why, from what that seat may know.

It is the same in every world that the seat cannot tell from the true one: its dice are always the same, and so is all
that it imagines.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.standpoint import Standpoint
from rookery.engine.state import State
from rookery.engine.words import Words
from rookery.minds import levels
from rookery.minds.judge import Judge
from rookery.minds.mind import Budget, Thought
from rookery.minds.self_play import Player
from rookery.minds.values import Values

BEST = 3  # moves that are told
SECONDS = 3.0
FORESIGHT = 16  # worlds in which it is played on, to see why
AHEAD = 60  # moves at most
SEED = 21
NOTICED = 0.5  # points on average, from which a line of the score sheet is told
LINES = 3
DANGER = 0.1  # share of the win that is much to lose


class Change(msgspec.Struct):
    """A line of the score sheet, and how many points more it is expected to bring by one's next turn."""

    line: str
    points: float


class Advice(msgspec.Struct):
    """A move: what it is worth, what it should bring, and how often it would go wrong."""

    move: str
    share: float  # of the win
    changes: list[Change] = []
    danger: float = 0.0  # part of the worlds in which the win would then be much less likely than it seems


class Hint(msgspec.Struct):
    """What a mind would do in a seat's place."""

    seat: int
    number: int  # moves that had been made
    best: list[Advice]  # the best first
    worlds: int


def hint(game: AnyGame, own: bool, standpoint: Standpoint, number: int, budget: Budget | None = None) -> Hint:
    """The best moves of the seat, after so many moves."""
    mind, iterations = adviser(game, standpoint.world.players, own)
    thought = mind.think(standpoint, budget or Budget(iterations, SECONDS), QuickDice(SEED))
    best = ranked(thought)[:BEST]
    advices = [Advice(game.catalogue.name(move), round(thought.share(move), 3)) for move in best]
    for advice, move in zip(advices, best, strict=True):
        explain(advice, game, standpoint, move, mind.values)
    return Hint(standpoint.seat, number, advices, thought.worlds)


def for_seat(match: Match, seat: int) -> Hint:
    """A hint for a seat of a match, which keeps that it was asked for."""
    match.hints[seat] += 1
    return hint(match.game, match.own, match.standpoint(seat, QuickDice(SEED), story=False), len(match.moves))


def adviser(game: AnyGame, players: int, own: bool) -> tuple[Judge, int]:
    """The mind that advises, and how much it thinks: the one that stands in for people."""
    level = levels.find(levels.STAND_IN, game, players, own)
    assert isinstance(level.mind, Judge)
    return level.mind, level.iterations


def ranked(thought: Thought) -> list[int]:
    """The moves, the best first: the one chosen, then those that were looked at most."""
    order = sorted(range(len(thought.moves)), key=lambda place: (-thought.visits[place], -thought.shares[place]))
    moves = [thought.moves[place] for place in order if thought.visits[place]]
    return [thought.move, *[move for move in moves if move != thought.move]]


def explain(advice: Advice, game: AnyGame, standpoint: Standpoint, move: int, values: Values) -> None:
    """Play on in some worlds until the seat's next turn, and see what its score sheet has gained."""
    seat = standpoint.seat
    dice = QuickDice(SEED)
    gained: Counter[str] = Counter()
    worse = 0
    for _ in range(FORESIGHT):
        world = standpoint.imagine(dice)
        before = lines(game, world, seat)
        go_on(world, seat, move, Player(values, world.players), dice)
        after = lines(game, world, seat)
        for line in before.keys() | after.keys():
            gained[line] += after[line] - before[line]
        worse += worth(world, seat, values, dice) < advice.share - DANGER
    most = sorted(gained, key=lambda line: (-abs(gained[line]), line))[:LINES]
    points = {line: round(gained[line] / FORESIGHT, 1) for line in most}
    advice.changes = [Change(line, count) for line, count in points.items() if abs(count) >= NOTICED]
    advice.danger = round(worse / FORESIGHT, 2)


def lines(game: AnyGame, state: State, seat: int) -> Counter[str]:
    """A seat's score sheet as it stands."""
    found: Counter[str] = Counter()
    for line in game.scores(state)[seat].lines:
        found[line.kind] += line.points
    return found


def go_on(world: State, seat: int, move: int, player: Player, dice: QuickDice) -> None:
    """Play a move, and then as a quick mind would for everybody, until the seat has a new turn."""
    chosen = {seat: move}
    away = False
    for _ in range(AHEAD):
        waiting = list(world.waiting())
        if not waiting or (away and seat in waiting):
            return
        away = away or waiting != [seat]
        for other in waiting:
            if other not in chosen:
                legal = world.legal(other)
                chosen[other] = legal[0] if len(legal) == 1 else player.choose(world, other, legal, dice)
        for other in waiting:
            world.play(other, chosen[other])
        chosen = {}


def worth(world: State, seat: int, values: Values, dice: QuickDice) -> float:
    """A seat's share of the win, as it seems."""
    shares = [0.0] * world.players
    values.judge(world, 1 << seat, [0.0] * world.players, shares, dice)
    return shares[seat]


def told(found: Hint, game: AnyGame, words: Words) -> list[str]:
    """A hint in words: a line for each move, the first with its reasons."""
    said = []
    for place, advice in enumerate(found.best):
        move = game.catalogue.find(advice.move)
        assert move is not None
        name = words.move(game.catalogue.verb(move), game.catalogue.piece(move))
        said.append(
            words.say("hint.best" if not place else "hint.else", {"move": name, "share": percent(advice.share)})
        )
        if not place:
            for change in advice.changes:
                line = words.say(f"score.{change.line}")
                key = "hint.gains" if change.points > 0 else "hint.loses"
                said.append(words.say(key, {"line": line, "points": f"{abs(change.points):g}"}))
            if advice.danger:
                said.append(words.say("hint.danger", {"part": percent(advice.danger)}))
    return said


def percent(share: float) -> str:
    """A share as people say it."""
    return f"{100 * share:.0f}"
