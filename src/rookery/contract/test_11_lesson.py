"""Law 11: a game's lesson can be followed to its end: each awaited move is legal, each word is in all languages."""

from __future__ import annotations

import pytest

from rookery.engine import lesson
from rookery.engine.game import AnyGame
from rookery.engine.lesson import LEARNER, Lesson
from rookery.engine.match import Match
from rookery.engine.words import LANGUAGES

MARKS = range(6, 13)  # things that the coach says: fewer teach little, more are not listened to
LONGEST = 320  # characters of one of them


def find(game: AnyGame) -> Lesson:
    """A game's lesson; it need not have one."""
    found = lesson.read(game)
    if found is None:
        pytest.skip(f"{game.name} has no lesson")
    return found


def test_every_sentence_is_in_all_languages(game: AnyGame) -> None:
    course = find(game)
    assert len(course.steps) in MARKS
    for step in course.steps:
        assert set(step.say) == set(LANGUAGES)
        assert all(text.strip() == text and 0 < len(text) <= LONGEST for text in step.say.values()), step.say


def test_every_awaited_move_is_legal(game: AnyGame) -> None:
    course = find(game)
    match = lesson.begin(game, course)
    for step in course.steps:
        go_on(match, course)
        assert not match.over
        if step.move:
            assert step.move in match.legal(LEARNER), f"{step.move} after {len(match.moves)} moves"
            match.play(LEARNER, step.move)
    go_on(match, course)
    assert not match.over, "free play follows a lesson"
    for seat in range(course.players):
        played = [name for mover, name in named(match) if mover == seat]
        assert played == course.script(seat), f"seat {seat} is told more than it plays"


def go_on(match: Match, course: Lesson) -> None:
    """Let the others play as they are told, until the learner is asked or nothing is told."""
    while True:
        told = {seat: course.next_move(named(match), seat) for seat in match.waiting() if seat != LEARNER}
        ready = {seat: move for seat, move in told.items() if move is not None}
        if not ready:
            return
        for seat, move in ready.items():
            assert move in match.legal(seat), f"{move} of seat {seat} after {len(match.moves)} moves"
            match.play(seat, move)


def named(match: Match) -> list[tuple[int, str]]:
    """The moves so far, by name."""
    return [(seat, match.game.catalogue.name(move)) for seat, move in match.moves]
