"""A match: whom it lets speak, what it tells to whom, and how far it goes back."""

from __future__ import annotations

from typing import Any

import pytest

import rookery
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.words import LANGUAGES


def begin() -> Match:
    return rookery.start("kids_of_london", players=3, seed=4)


def reason(match: Match, seat: int, move: int | str) -> str:
    refusal = match.refusal(seat, move)
    assert refusal is not None
    return refusal.reason


def test_refusals_say_why() -> None:
    match = begin()
    match.play(0, "send 3")
    assert reason(match, 0, "send 4") == "not_asked"
    assert reason(match, 5, "send 4") == "no_such_seat"
    assert reason(match, -1, "send 4") == "no_such_seat"
    assert reason(match, 1, "dance") == "no_such_move"
    assert reason(match, 1, 99) == "no_such_move"
    assert reason(match, 1, "rob") == "send_first"
    with pytest.raises(Refusal, match=r"send_first \[K1\]"):
        match.play(1, "rob")
    assert match.moves == [(0, 3)]


@pytest.mark.parametrize(
    ("seat", "move", "why"),
    [
        (0, 8.0, "no_such_move"),
        (0, True, "no_such_move"),
        (0, None, "no_such_move"),
        (0, b"send 8", "no_such_move"),
        (0, ("send", 8), "no_such_move"),
        (0, -1, "no_such_move"),
        (0, 10**30, "no_such_move"),
        (0, "send ８", "no_such_move"),
        ("0", "send 8", "no_such_seat"),
        (0.0, "send 8", "no_such_seat"),
        (False, "send 8", "no_such_seat"),
        (None, "send 8", "no_such_seat"),
    ],
)
def test_what_is_no_seat_or_no_move_is_refused_and_changes_nothing(seat: Any, move: Any, why: str) -> None:
    match = begin()
    before = repr(match.state), match.journal()
    with pytest.raises(Refusal) as caught:
        match.play(seat, move)
    assert caught.value.reason == why
    for language in LANGUAGES:
        assert "{{" not in match.game.words(language).refusal(caught.value)
    assert (repr(match.state), match.journal()) == before
    match.play(0, 8)


def test_the_match_after_its_first_moves() -> None:
    match = begin()
    for seat in range(3):
        match.play(seat, f"send {seat}")
    then = match.at(2)
    assert then.moves == match.moves[:2]
    assert repr(then.log) == repr(match.log[:3])
    assert then.commitment == match.commitment
    assert len(match.moves) == 3
    match.rewind(2)
    assert match.view(0) == then.view(0)
    assert match.journal() == then.journal()


def test_steps_are_the_moves_that_showed_something() -> None:
    match = begin()
    for seat, move in ((1, "send 8"), (0, "send 3"), (2, "send 5"), (2, "send 1")):
        match.play(seat, move)
    assert match.steps(0) == [0, 2, 3, 4]  # my own, and the last that reveals all; where the match stands in any case
    assert match.steps(1) == [0, 1, 3, 4]
    assert match.steps() == [0, 3, 4]
    match.play(0, "send 0")
    assert match.steps(1) == [0, 1, 3, 5]


def test_steps_follow_who_moves_alone() -> None:
    match = rookery.start("crooks", players=2, seed=1)
    while len(match.moves) < 12:
        (seat,) = match.waiting()
        match.play(seat, match.legal(seat)[0])
    for viewer in (0, 1, None):
        told = [number for number in range(13) if any(event.seen_by(viewer) for event in match.log[number])]
        assert set(match.steps(viewer)) >= set(told)


def test_events_go_to_those_who_may_know() -> None:
    match = begin()
    match.play(0, "send 3")
    kinds = {seat: [event.kind for event in match.events(seat, since=1)] for seat in (None, 0, 1)}
    assert kinds == {None: ["sent_somebody"], 0: ["sent"], 1: ["sent_somebody"]}


def test_a_secret_choice_can_be_taken_back_until_another_speaks() -> None:
    match = begin()
    match.play(0, "send 3")
    match.undo(0)
    assert match.waiting() == [0, 1, 2]
    match.play(0, "send 4")
    match.play(1, "send 5")
    with pytest.raises(Refusal, match="others_spoke"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    with pytest.raises(Refusal, match="nothing_to_undo"):
        match.undo(0)


def test_a_revealed_card_stays() -> None:
    match = begin()
    for seat in range(3):
        match.play(seat, f"send {seat}")
    with pytest.raises(Refusal, match="hidden_shown"):
        match.undo(2)
    assert len(match.moves) == 3


def test_a_finished_match_refuses_more() -> None:
    match = begin()
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, match.legal(seat)[0])
    assert reason(match, 0, "send 1") == "over"
    assert match.legal(0) == []
    view = match.view(0)
    assert view.ending in ("win", "shared", "nobody")
    assert view.scores is not None
    assert len(view.scores) == 3
