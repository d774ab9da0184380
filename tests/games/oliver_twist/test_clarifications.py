"""The clarifications, O34 to O42."""

from __future__ import annotations

import pytest

from rookery.contract.positions import play_randomly
from rookery.engine.dice import QuickDice
from rookery.engine.edition import Faults
from rookery.engine.match import Match
from rookery.engine.state import NONE
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.edition import EDITION, parse
from rookery.games.oliver_twist.pieces import ROUND
from rookery.games.oliver_twist.view import HIDDEN, facts
from tests.games.oliver_twist.setting import EAST, NORTH, at, legal, lying, opened, play, seen, street, table
from tests.games.oliver_twist.short_cuts import short_cuts

# Ways


@pytest.mark.rule("O37", "O2")
def test_the_way_is_chosen_where_it_matters() -> None:
    """On a map with a small block, two ways lead to its far corner."""
    state = table("", "", streets={"D7": "a1", "X1": "h1", "E8": "b2"}, edition=short_cuts())
    corner = at(state, "X1")
    ways = [way for way in seen(state).ways if way[-1] == corner]
    assert ways == [[at(state, "D7"), corner], [at(state, "E8"), corner]]
    play(state, "take X1")
    assert seen(state, 1).step == "path"
    assert legal(state) == ["take D7", "take E8"]
    play(state, "take E8")
    assert lying(state, state.files[0]) == ["b2"]
    assert state.pawn == corner
    assert state.board[at(state, "D7")] != NONE
    assert seen(state, 1).path is None


@pytest.mark.rule("O37")
def test_a_long_way_and_a_short_one() -> None:
    """Straight to the neighbour, or round the block to the same token."""
    state = table("", "", streets={"D7": "a1", "X1": "h1", "E8": "b2"}, edition=short_cuts())
    play(state, "take D7")
    assert legal(state) == ["take D7", "take E8"]  # by the corner and round the block, or straight there
    play(state, "take E8")
    assert sorted(lying(state, state.files[0])) == ["b2", "h1"]
    assert lying(state, state.reserves[0]) == ["a1"]


@pytest.mark.rule("O37")
def test_ways_through_the_same_spaces_are_one() -> None:
    state = table("", "", streets={"D7": "a1", "C7": "a1", "B7": "w5"})
    assert [len(way) for way in seen(state, None).ways] == [3, 2, 1]


@pytest.mark.rule("O37")
def test_whole_games_on_a_map_with_short_cuts() -> None:
    asked = 0
    for seed in range(12):
        match = Match(GAME, 3, {"edition": short_cuts()}, seed)
        luck = QuickDice(seed)
        while not match.over:
            asked += match.view().table.step == "path"
            play_randomly(match, luck)
            assert match.state.audit() == []
    assert asked > 5


@pytest.mark.rule("O38")
def test_a_chain_cannot_be_broken_off() -> None:
    hidden = street(NORTH, "a1 h1 b2 n3 r4") | {"A6": "w5"}
    state = table("", "", hidden=hidden)
    play(state, "turn D7")
    assert legal(state) == ["turn A6", "turn A8"]
    play(state, "turn A6")
    assert seen(state, None).tokens[at(state, "A8")] == HIDDEN


@pytest.mark.rule("O41", "O5")
def test_yellow_streets_are_closed_with_two_players() -> None:
    for players, reached in ((2, set()), (3, {"A12", "A11"})):
        state = table(*[""] * players, pawn="A10", streets={"A11": "a1"} | ({"A12": "a1"} if players > 2 else {}))
        assert opened(state, "take") == reached | {"A11"}
    for night in (False, True):
        state = table("", "", streets={"A11": "a1"}, pawn="E6", night=night)
        assert opened(play(state, "bribe"), "place") == {"A10", "B11"}
        assert facts(2, GAME.settle(None)).closed
    state = table("", "", "", streets={"A11": "a1"}, pawn="E6")
    assert opened(play(state, "bribe"), "place") == {"A10", "A12", "B11"}


@pytest.mark.rule("O42", "O11")
def test_hexagonal_tokens_count_in_a_file() -> None:
    state = table("", "", files=["a1 a1° r4°", "h1 h1"], money=[20, 20])
    play(state, "pay")
    row = state.counts[0].seats[0]
    assert [row.cashed, row.file, row.kinds, row.fine] == [0, 3, 2, 2]
    assert sorted(state.pool + [token for reserve in state.reserves for token in reserve]) == list(range(ROUND, 94))


def test_an_edition_may_give_other_effects() -> None:
    text = EDITION.box().replace('"nancy": "clear"', '"nancy": "gift"')
    assert parse(text, Faults()) is not None
    state = table("", "", streets=street(EAST, "a1"), hands=["nancy"], edition=text)
    assert play(state, "play nancy").money[0] == 15
