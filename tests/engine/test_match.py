"""A match: whom it lets speak, what it tells to whom, and how far it goes back."""

from __future__ import annotations

import pytest

import rookery
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal


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
    assert view["ending"] in ("win", "shared", "nobody")
    assert len(view["scores"]) == 3
