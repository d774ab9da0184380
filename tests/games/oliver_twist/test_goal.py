"""The goal in one line: what one has, and what one's file would cost."""

from __future__ import annotations

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.view import Goal
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.count import goal
from tests.games.oliver_twist.setting import EAST, keep, play, street, table

LONGEST = 75  # characters: one line in the browser at 1366 pixels


@pytest.mark.rule("O11", "O19")
def test_the_goal_says_what_a_file_would_cost() -> None:
    state = table("a1 h1", "", streets=street(EAST, "rope @ w5 r4"), files=["", "b2 b2 n3"], money=[10, 7])
    assert goal(state, 0) == Goal("stock", {"pounds": 10, "more": 2})
    assert goal(state, 1) == Goal("file", {"pounds": 7, "fine": 2})
    play(state, "take E10")  # a tool and a character are filed, the watch is not sold yet
    assert goal(state, 0) == Goal("both", {"pounds": 10, "fine": 2, "more": 5})
    assert goal(state, None) == Goal("watching", {})


@pytest.mark.rule("O10")
def test_what_would_be_cashed_costs_nothing() -> None:
    state = table("a1 a1 *", "h1 h1 a1", streets=street(EAST, "r4"), files=["", "h1"])
    assert goal(state, 0) == Goal("clean", {"pounds": 10})
    assert goal(state, 1) == Goal("both", {"pounds": 10, "fine": 1, "more": 2})


@pytest.mark.rule("O18", "O19")
def test_burglary_cards_count_for_those_who_know_them() -> None:
    state = table("", "", streets=street(EAST, "r4"), night=True)
    keep(state, 0, 12, -3)
    assert goal(state, 0) == Goal("clean", {"pounds": 19})


@pytest.mark.rule("O11")
def test_it_is_what_the_round_would_cost() -> None:
    """Whoever is fined pays what the goal told before, as long as they have it."""
    seen = 0
    for seed in range(6):
        state = GAME.start(3, None, seed)
        luck = QuickDice(seed)
        while state.waiting():
            told = [goal(state, seat).args for seat in range(3)]
            before = len(state.counts)
            (seat,) = state.waiting()
            moves = state.legal(seat)
            state.play(seat, moves[luck.pick(len(moves))])
            if len(state.counts) > before:
                rows = state.counts[-1].seats
                assert [row.kinds for row in rows] == [one.get("more", one.get("fine", 0)) for one in told]
                seen += 1
    assert seen == 12


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_one_line(language: str) -> None:
    words = GAME.words(language)
    for kind in words.keys("goal"):
        assert len(words.say(f"goal.{kind}", {"pounds": 88, "fine": 10, "more": 10})) <= LONGEST
