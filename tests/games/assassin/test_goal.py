"""The goal in one line: what a role wants (A12), and how far a seat can know that it has it."""

from __future__ import annotations

import pytest

from rookery.engine.match import look
from rookery.engine.view import Goal
from rookery.games.assassin import GAME
from rookery.games.assassin.count import goal
from rookery.games.assassin.state import Affair
from tests.games.assassin.setting import counted, suits, table

LONGEST = 75  # characters: one line in the browser at 1366 pixels


def told(state: Affair, seat: int | None, language: str = "en") -> str:
    """The line as a seat reads it."""
    found = look(GAME, state, seat).goal
    assert found is not None
    return GAME.words(language).seated(state.players).say(f"goal.{found.kind}", found.args)


def affair(*victims: int, kings: str = "♥ ♦ ♣ ♠", points: list[int] | None = None) -> Affair:
    """A deal with victims before each seat and, last, in the centre."""
    state = table(*["1♠"] * (len(victims) - 1), kings=kings, trumps="♠ ♦ ♥ ♣" if len(victims) == 5 else "♠ ♦ ♥")
    state.victims = [*victims]
    if points:
        state.points = points
    return state


@pytest.mark.rule("A12")
def test_each_role_wants_something_else() -> None:
    state = affair(1, 2, 3, 0, 4)
    assert goal(state, 0) == Goal("police", {"mine": 1, "centre": 4})
    assert goal(state, 1) == Goal("police", {"mine": 2, "centre": 4})
    assert goal(state, 2) == Goal("traitor", {"mine": 3, "centre": 4})
    assert goal(state, 3) == Goal("assassin", {"mine": 4, "others": 6})
    assert told(state, 3).endswith("Victims: 4 to 6.")


@pytest.mark.rule("A12")
def test_it_says_nothing_of_what_others_are() -> None:
    state = affair(1, 2, 3, 0, 4)
    before = goal(state, 0)
    state.kings = suits("♥ ♠ ♦ ♣")
    assert goal(state, 0) == before


@pytest.mark.rule("A16")
def test_of_three_a_policeman_may_be_alone() -> None:
    state = affair(1, 0, 2, 1, kings="♥ ♣ ♠ ♦")
    assert goal(state, 0) == Goal("police_of_three", {"mine": 1, "centre": 1})
    assert told(state, 0).startswith("Police, maybe alone")


@pytest.mark.rule("A11")
def test_the_traitor_is_to_choose() -> None:
    state = counted([3, 2, 1, 3], 1)
    assert goal(state, 2) == Goal("join", {"mine": 1, "centre": 1})
    assert goal(state, 0) == Goal("police", {"mine": 3, "centre": 1})


@pytest.mark.rule("A13")
def test_who_watches_sees_who_leads() -> None:
    assert told(affair(0, 0, 0, 0, 0), None) == "The highest total wins once somebody has 21: all are level."
    one = affair(0, 0, 0, 0, 0, points=[3, 9, 0, 0])
    assert told(one, None).endswith("has 21: Nell leads with 9.")
    two = affair(0, 0, 0, 0, 0, points=[9, 9, 0, 0])
    assert told(two, None).endswith("has 21: Kit and Nell lead with 9.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_short(language: str) -> None:
    affairs = [affair(1, 2, 3, 0, 4), affair(1, 0, 2, 1, kings="♥ ♣ ♠ ♦"), counted([3, 2, 1, 3], 1)]
    lines = [told(state, seat, language) for state in affairs for seat in [None, *range(state.players)]]
    assert [line for line in lines if len(line) > LONGEST] == []
