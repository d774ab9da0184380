"""The end, K11 to K12, and the dummy gang of two players, K13 to K15."""

from __future__ import annotations

import pytest

from rookery.engine.match import look
from rookery.engine.view import Goal
from rookery.games.kids_of_london import GAME
from rookery.games.kids_of_london.count import ending, goal, scores
from rookery.games.kids_of_london.moves import ROB, SPARE, STEAL
from rookery.games.kids_of_london.pieces import (
    BANKER,
    BEGGAR,
    CHIEF,
    DUMMY,
    LEFT_PRIEST,
    MERCHANT,
    PRINCE,
    RIGHT_PRIEST,
)
from tests.games.kids_of_london.setting import LAST, over, send, table, told

# The end


@pytest.mark.rule("K11")
def test_the_goal_says_who_would_win_now() -> None:
    state = over(20, 15, 10, 15)
    said = [goal(state, seat) for seat in (0, 1, 2, None)]
    assert said == [
        Goal("richest", {}),
        Goal("second", {}),
        Goal("behind", {"gangs": [1, 3], "count": 5}),
        Goal("watching", {"gangs": [1, 3]}),
    ]
    assert goal(over(7, 7, 7), 0) == Goal("equal", {})


@pytest.mark.rule("K11")
@pytest.mark.parametrize(
    ("coins", "shares", "end"),
    [
        ((20, 15, 10), [0, 1, 0], "win"),
        ((20, 20, 10), [0, 0, 1], "win"),  # all who tie for most are stripped
        ((20, 15, 15, 3), [0, 0.5, 0.5, 0], "shared"),
        ((5, 0, 5), [0, 1, 0], "win"),  # with nothing at all
        ((5, 0, 0, 0), [0, 1 / 3, 1 / 3, 1 / 3], "shared"),
    ],
)
def test_the_second_richest_wins(coins: tuple[int, ...], shares: list[float], end: str) -> None:
    state = over(*coins)
    assert state.returns() == pytest.approx(shares)
    assert ending(state) == end
    assert [score.total for score in scores(state)] == [0 if one == max(coins) else one for one in coins]
    assert [score.last for score in scores(state)] == [one == max(coins) for one in coins]  # behind who has nothing


@pytest.mark.rule("K11")
def test_the_game_ends_after_nine_hours() -> None:
    state = send(table(3, BANKER, hour=LAST, coins=[9, 5, 2]), 8, 3, 1)
    assert state.waiting() == []
    assert list(state.coins) == [16, 5, 3]
    assert [event.args["gang"] for event in told(state, "stripped")] == [0]
    assert [event.args["gangs"] for event in told(state, "won")] == [[1]]
    seen = look(GAME, state, None)
    assert (seen.table.stripped, seen.table.winners, seen.ending) == ([0], [1], "win")


@pytest.mark.rule("K12")
def test_when_all_are_richest_nobody_wins() -> None:
    state = over(7, 7, 7)
    assert state.returns() == [0, 0, 0]
    assert ending(state) == "nobody"


# Two players


@pytest.mark.rule("K13")
def test_the_dummy_shows_its_card_before_the_players_pick() -> None:
    state = table(2, MERCHANT, dummy=6)
    assert state.waiting() == [0, 1]
    for seat in (None, 0, 1):
        gang = look(GAME, state, seat).table.gangs[DUMMY]
        assert (gang.dummy, gang.child) == (True, 6)
    assert [event.kind for event in state.told or []][-2:] == ["turned_up", "dummy_sent"]
    assert list(send(state, 3, 2).coins) == [0, 2, 4]


@pytest.mark.rule("K13", "K7")
def test_the_dummy_is_the_third_neighbour() -> None:
    assert list(send(table(2, LEFT_PRIEST, dummy=3), 2, 8).coins) == [2, 0, 5]
    assert list(send(table(2, LEFT_PRIEST, dummy=8), 2, 3).coins) == [7, 0, 0]
    assert list(send(table(2, RIGHT_PRIEST, dummy=3), 8, 2).coins) == [0, 2, 5]
    assert list(send(table(2, RIGHT_PRIEST, dummy=8), 3, 2).coins) == [0, 7, 0]


@pytest.mark.rule("K13", "K2", "K8")
def test_the_dummy_obeys_the_rules_like_anyone() -> None:
    assert send(table(2, BANKER, dummy=8), 8, 3).legal(1) == [ROB, STEAL]  # its chief is arrested with the other
    assert list(send(table(2, BEGGAR, dummy=7, coins=[0, 0, 2]), 4, 1).coins) == [0, 1, 0]
    assert list(send(table(2, BANKER, dummy=CHIEF), 8, 8).coins) == [0, 0, 0]


@pytest.mark.rule("K13")
def test_the_dummys_cards_are_shuffled_and_every_one_turned_up() -> None:
    state = GAME.start(2, seed=1)
    other = GAME.start(2, seed=2)
    assert sorted(state.dummy) == sorted(other.dummy) == list(range(9))
    assert state.dummy != other.dummy


@pytest.mark.rule("K14")
def test_the_dummy_takes_the_prince() -> None:
    assert list(send(table(2, PRINCE, dummy=7), 3, 2).coins) == [0, 2, 8]
    state = send(table(2, PRINCE, dummy=7), 7, 2)
    assert state.waiting() == [0]  # the dummy is not asked
    state.play(0, SPARE)
    assert list(state.coins) == [0, 2, 4]


@pytest.mark.rule("K14")
def test_the_dummy_takes_the_tile_whenever_it_could_choose() -> None:
    assert list(send(table(2, BANKER, dummy=5), 8, 8).coins) == [0, 0, 7]  # K5
    assert list(send(table(2, BEGGAR, dummy=5, coins=[0, 0, 9]), 8, 8).coins) == [0, 0, 6]  # even the beggar
    state = send(table(2, BANKER, dummy=5), 5, 5)  # K6
    assert state.waiting() == [0, 1]
    state.play(0, STEAL)
    state.play(1, STEAL)
    assert list(state.coins) == [5, 5, 2]


@pytest.mark.rule("K15")
@pytest.mark.parametrize(
    ("coins", "shares", "end"),
    [
        ((20, 5, 10), [0, 0], "dummy"),  # alone second
        ((20, 10, 10), [0, 1], "win"),  # tied second with a player
        ((15, 10, 20), [1, 0], "win"),  # stripped
        ((20, 10, 20), [0, 1], "win"),  # stripped together with a player
        ((10, 10, 20), [0.5, 0.5], "shared"),
        ((9, 9, 9), [0, 0], "nobody"),  # K12
    ],
)
def test_the_dummy_counts_at_the_end(coins: tuple[int, ...], shares: list[float], end: str) -> None:
    state = over(*coins, players=2)
    assert state.returns() == shares
    assert ending(state) == end
    assert len(scores(state)) == 2
