"""The goal in one line: points so far, and what one's poverty costs."""

from __future__ import annotations

import pytest

from rookery.engine.view import Goal
from rookery.engine.words import LANGUAGES
from rookery.games.london import GAME
from rookery.games.london.count import goal
from tests.games.london.tables import table

LONGEST = 75  # characters: one line in the browser at 1366 pixels


def test_what_poverty_costs_is_counted_with_the_hand() -> None:
    """L33: it is compared with the least poor player's, who loses nothing."""
    state = table("brewing shops omnibus", "lords", money=6)
    assert goal(state, 0) == Goal("poor", {"total": "1", "rival": "2", "more": 2, "count": 1})
    assert goal(state, 1) == Goal("safe", {"total": "2", "rival": "1"})
    state.seats[0].poverty += 9
    assert goal(state, 0) == Goal("poor", {"total": "−16", "rival": "2", "more": 11, "count": 18})


def test_of_several_rivals_the_best_counts() -> None:
    """L34: the most points win."""
    state = table(players=3, money=3)
    state.seats[1].points = 2
    state.seats[2].points = 7
    assert goal(state, 0) == Goal("safe", {"total": "1", "rival": "8"})
    assert goal(state, 2) == Goal("safe", {"total": "8", "rival": "3"})


def test_who_watches_sees_who_leads() -> None:
    """L34: as it stands now, alone or level."""
    state = table(money=3)
    assert goal(state, None) == Goal("watching", {"seats": [0, 1], "total": "1"})
    state.seats[1].points = 2
    assert goal(state, None) == Goal("watching", {"seats": [1], "total": "3"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_short_line(language: str) -> None:
    words = GAME.words(language).seated(2)
    far = {"total": "−22", "rival": "108", "more": 12, "count": 21}
    for kind in ("poor", "safe"):
        assert len(words.say(f"goal.{kind}", far)) <= LONGEST, words.say(f"goal.{kind}", far)
