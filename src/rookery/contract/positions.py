"""Moments of games, reached by random play, for the laws to be tried on."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from hypothesis import strategies as st

from rookery.engine.dice import Dice, QuickDice
from rookery.engine.features import Features
from rookery.engine.game import AnyGame
from rookery.engine.match import Match, look
from rookery.engine.state import State

ENDLESS = 20_000  # moves after which a random game counts as one that never ends
SHORT = 60  # moves of a short game


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**64)


LENGTHS: dict[tuple[str, int], int] = {}


def usual_length(game: AnyGame, players: int) -> int:
    """How many moves a random game takes, measured on three."""
    key = game.name, players
    if key not in LENGTHS:
        LENGTHS[key] = sum(len(match.moves) for match in random_games(game, players, 3)) // 3
    return LENGTHS[key]


@st.composite
def options(draw: st.DrawFn, game: AnyGame) -> dict[str, object]:
    """Some options at other values than usual."""
    return {
        option.name: draw(st.sampled_from(option.values())) for option in game.options if draw(st.integers(0, 3)) == 0
    }


@st.composite
def matches(draw: st.DrawFn, game: AnyGame, players: int) -> Match:
    """A match somewhere between its first moment and its last."""
    match = Match(game, players, draw(options(game)), draw(seeds()), "nonce")
    luck = QuickDice(draw(seeds()))
    whole = draw(st.integers(0, 9)) == 0
    for _ in range(ENDLESS if whole else draw(st.integers(0, max(SHORT, usual_length(game, players))))):
        if match.over:
            break
        play_randomly(match, luck)
    return match


@st.composite
def crossroads(draw: st.DrawFn, game: AnyGame, players: int) -> Match | None:
    """A match at a moment when several seats choose at once; None where that never came."""
    match = draw(matches(game, players))
    found = None
    again = Match(game, players, match.options, match.seed, "nonce")
    for number, (seat, move) in enumerate(match.moves):
        if len(again.waiting()) > 1:
            found = number
        again.play(seat, move)
    if found is None:
        return again if len(again.waiting()) > 1 else None
    again = Match(game, players, match.options, match.seed, "nonce")
    for seat, move in match.moves[:found]:
        again.play(seat, move)
    return again


def random_move(state: State, luck: Dice) -> tuple[int, int]:
    """One of the waiting seats, and one of its moves."""
    waiting = state.waiting()
    seat = waiting[luck.pick(len(waiting))]
    legal = state.legal(seat)
    return seat, legal[luck.pick(len(legal))]


def play_randomly(match: Match, luck: Dice) -> None:
    """One random move of one of the waiting seats."""
    match.play(*random_move(match.state, luck))


def play_out(state: State, luck: Dice) -> None:
    """Random moves to the end."""
    while state.waiting():
        state.play(*random_move(state, luck))


def random_games(game: AnyGame, players: int, count: int, seed: int = 0) -> Iterator[Match]:
    """Whole random games: every other one as it comes, the rest with one option after the other at another value."""
    others = [{one.name: value} for one in game.options for value in one.values() if value != one.default] or [{}]
    for number in range(count):
        wishes = others[number // 2 % len(others)] if number % 2 else None
        match = Match(game, players, wishes, seed + number, "nonce")
        luck = QuickDice(seed + number)
        for _ in range(ENDLESS):
            if match.over:
                break
            play_randomly(match, luck)
        yield match


def worth_a_look(number: int) -> bool:
    """Whether to look at the moment after so many moves: at each of a short game, later at every eighth."""
    return number < 60 or number % 8 == 0


def seen(game: AnyGame, state: State, seat: int | None) -> bytes:
    """All that a seat sees, byte for byte."""
    return msgspec.json.encode(look(game, state, seat))


def numbers(game: AnyGame, state: State, seat: int) -> list[float]:
    """What a seat knows in numbers."""
    features = Features(sum(width for _, width in game.inputs(state.players)))
    state.features(seat, features)
    assert features.next == features.size  # every block
    return features.row()
