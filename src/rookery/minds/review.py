"""A review of a finished game: each decision of a seat beside what a mind would have done, knowing what it knew."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.words import Words
from rookery.minds.hint import SEED, adviser, percent
from rookery.minds.mind import Budget

SECONDS = 30.0  # for a whole game
SPARED = 4  # it thinks less than at the table, by this
LEAST = 0.03  # of all looks: a move that had fewer is weighed by itself
DEAREST = 3
DEAR = 0.01  # share of the win from which a move was dear


class Decision(msgspec.Struct):
    """A choice: what was done, what a mind would have done, and what each was worth then."""

    number: int  # moves that had been made
    move: str
    share: float
    best: str
    best_share: float
    loss: float


class Review(msgspec.Struct):
    """A seat's game. Shares of the win: an even one, and where it went from there.

    dealt: what the deal made of it; played: what was lost by moves; fortune: what draws and rivals did.
    """

    seat: int
    even: float
    dealt: float
    played: float
    fortune: float
    won: float
    decisions: list[Decision]
    dearest: list[int]  # the numbers of the moves that cost most


def review(match: Match, seat: int, hear: Callable[[int], None] = lambda number: None) -> Review:
    """Go through a finished game. `hear` is told of each move that was thought about."""
    if not match.over:
        raise Refusal("unfinished", number=len(match.moves))
    if not 0 <= seat < match.players:
        raise Refusal("no_such_seat", seat=seat + 1, players=match.players)
    mine = [number for number, (mover, _) in enumerate(match.moves) if mover == seat]
    seconds = SECONDS / max(1, len(mine))
    decisions = []
    for number, then in enumerate(match.again()):
        if number < len(match.moves) and match.moves[number][0] == seat and len(then.state.legal(seat)) > 1:
            decisions.append(decide(then, seat, match.moves[number][1], seconds))
            hear(number)
    even = 1 / match.players
    won = match.state.returns()[seat]
    dealt = round(decisions[0].best_share - even, 3) if decisions else 0.0
    played = round(-sum(one.loss for one in decisions), 3)
    dearest = sorted((one for one in decisions if one.loss >= DEAR), key=lambda one: (-one.loss, one.number))[:DEAREST]
    return Review(
        seat, round(even, 3), dealt, played, round(won - even - dealt - played, 3), won, decisions,
        [one.number for one in dearest],
    )  # fmt: skip


def decide(then: Match, seat: int, move: int, seconds: float) -> Decision:
    """One decision."""
    standpoint = then.standpoint(seat, QuickDice(SEED), story=False)
    mind, iterations = adviser(then.game, then.players, then.own)
    budget = Budget(max(1, iterations // SPARED), seconds)
    thought = mind.think(standpoint, budget, QuickDice(SEED))
    share, best = thought.share(move), thought.share(thought.move)
    if move != thought.move and thought.visits[thought.moves.index(move)] < LEAST * sum(thought.visits):
        share = mind.weigh(standpoint, move, budget, QuickDice(SEED))
    name = then.game.catalogue.name
    return Decision(
        len(then.moves), name(move), round(share, 3), name(thought.move), round(best, 3),
        round(max(0.0, best - share), 3) if move != thought.move else 0.0,
    )  # fmt: skip


def told(found: Review, game: AnyGame, words: Words) -> list[str]:
    """A review in words: where the win went, and the dearest moves."""
    said = [
        words.say(f"review.{key}", {"share": f"{100 * share:+.0f}"})
        for key, share in (("dealt", found.dealt), ("played", found.played), ("fortune", found.fortune))
    ]
    said.insert(0, words.say("review.even", {"share": percent(found.even)}))
    said.append(words.say("review.won", {"share": percent(found.won)}))
    if not found.dearest:
        said.append(words.say("review.fine"))
    by_number = {one.number: one for one in found.decisions}
    for number in found.dearest:
        one = by_number[number]
        args = {"number": number + 1, "loss": percent(one.loss)}
        said.append(
            words.say("review.dear", {**args, "move": say(one.move, game, words), "best": say(one.best, game, words)})
        )
    return said


def say(move: str, game: AnyGame, words: Words) -> str:
    """A move by its name, in words."""
    number = game.catalogue.find(move)
    assert number is not None
    return words.move(game.catalogue.verb(number), game.catalogue.piece(number))
