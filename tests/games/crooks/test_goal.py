"""The line that keeps the goal in sight: the race for points as each seat sees it, and what modifiers change."""

from __future__ import annotations

import pytest

from rookery.engine.view import Goal
from rookery.engine.words import LANGUAGES
from rookery.games.crooks import GAME
from rookery.games.crooks.count import goal
from rookery.games.crooks.state import Crooks
from tests.games.crooks.tables import end, table

LONGEST = 75  # characters: one line in the browser at 1366 pixels


def told(state: Crooks, seat: int | None) -> str:
    """The goal in English; in all languages it is short."""
    found = goal(state, seat)
    lines = [GAME.words(language).seated(state.players).say(f"goal.{found.kind}", found.args) for language in LANGUAGES]
    assert all(len(line) <= LONGEST for line in lines), lines
    return lines[0]


def test_before_anybody_is_sent_it_says_what_counts() -> None:
    state = GAME.start(3)
    assert {told(state, seat) for seat in (None, 0, 1, 2)} == {
        "Most points win: targets go to the highest level, gangs to the most."
    }


@pytest.mark.rule("C17")
def test_the_race_as_each_sees_it() -> None:
    state = table(rows={(0, 9): [7], (1, 5): [12]})
    assert told(state, 0) == "Most points win: you lead 9 to 4, from what you see."
    assert told(state, 1) == "Most points win: you trail 4 to 9, from what you see (modifiers −1)."
    assert told(state, None) == "Most points win: for now Red, with 9."


@pytest.mark.rule("C15")
def test_what_modifiers_change_where_one_leads() -> None:
    state = table(rows={(0, 6): [8], (1, 6): [30], (1, 4): [24]})  # 6 + 2 - 6, and 4 + 2
    assert goal(state, 0) == Goal("behind_changed", {"mine": 2, "best": 6, "change": "−4"})
    assert goal(state, 1) == Goal("ahead_changed", {"mine": 6, "best": 2, "change": "+2"})


@pytest.mark.rule("C15")
def test_a_shared_target_is_changed_by_a_share() -> None:
    state = table(rows={(0, 7): [8], (1, 7): [10], (0, 2): [26]})  # 7 + 2 for two, Westside, and 2
    assert goal(state, 0) == Goal("behind_changed", {"mine": 6, "best": 9, "change": "+1"})


@pytest.mark.rule("C16", "C17")
def test_a_tie() -> None:
    state = table(rows={(0, 5): [7], (1, 2): [26], (1, 3): [32]})
    assert told(state, 0) == told(state, 1) == "Most points win: a tie at 5, from what you see; money would decide."
    state = table(rows={(0, 5): [27], (1, 9): [7]})
    assert told(state, 1) == "Most points win: a tie at 9, from what you see; money would decide."
    assert told(state, 0) == "Most points win: a tie at 9, from what you see (modifiers +4)."


@pytest.mark.rule("C5")
def test_who_lies_face_down_counts_for_their_own_baron_alone_until_the_end() -> None:
    state = table(rows={(0, 9): [7], (1, 9): [1], (1, 3): [26]}, down=[1])
    assert told(state, 0) == "Most points win: you lead 9 to 3, from what you see."
    assert told(state, 1) == "Most points win: you lead 12 to 0, from what you see."
    assert told(state, None) == "Most points win: for now Red, with 9."
    end(state)
    assert told(state, 0) == "Most points win: you trail 0 to 12, from what you see."
