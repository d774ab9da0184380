"""The end of a deal and of the match, A11 to A16, counted on tables set for it."""

from __future__ import annotations

from itertools import permutations

import pytest

from rookery.engine.dice import QuickDice
from rookery.games.assassin import GAME
from rookery.games.assassin.count import ending, scores
from rookery.games.assassin.pieces import (
    CLUBS,
    DIAMONDS,
    GOAL,
    HEARTS,
    SPADES,
    SUITS,
    THRESHOLDS,
    TRICKS,
)
from tests.games.assassin.setting import counted, end_deal, lay, play, seen, suits, table, told

# The end of a deal


@pytest.mark.rule("A11")
def test_the_traitor_must_name_another() -> None:
    state = counted([3, 2, 1, 3], 1, "♥ ♦ ♣ ♠")
    assert state.waiting() == [2]
    assert [GAME.catalogue.name(move) for move in state.legal(2)] == ["name 0", "name 1", "name 3"]
    assert [event.args for event in told(state, "traitor_shown")] == [{"seat": 2}]
    assert told(state, "role_shown") == []
    assert seen(state, 0).traitor == 2


@pytest.mark.rule("A11")
def test_the_traitor_names_without_knowing_a_role() -> None:
    state = counted([3, 2, 1, 3], 1, "♥ ♦ ♣ ♠")
    state.hands = [[], [], [], []]
    luck = QuickDice(1)
    roles = {tuple(state.imagine(2, luck).kings) for _ in range(200)}
    assert roles == {(a, b, CLUBS, c) for a, b, c in permutations((SPADES, HEARTS, DIAMONDS))}


@pytest.mark.rule("A12")
@pytest.mark.parametrize(
    ("victims", "centre", "named", "points"),
    [
        ([3, 2, 1, 3], 1, 0, [4, 4, 4, 0]),  # the police with the traitor: 6 to 4
        ([3, 2, 1, 3], 1, 3, [0, 0, 0, 0]),  # the traitor with the assassin: 5 to 5
        ([2, 2, 2, 3], 1, 3, [0, 0, 4, 4]),  # 4 to 6
        ([2, 1, 1, 2], 4, 1, [0, 0, 0, 4]),  # 4 to 6: the traitor loses with the police
        ([0, 0, 0, 0], 10, 0, [0, 0, 0, 0]),  # the assassin wins, but nobody was saved
    ],
)
def test_the_larger_camp_scores_the_others_victims(
    victims: list[int], centre: int, named: int, points: list[int]
) -> None:
    assert counted(victims, centre, "♥ ♦ ♣ ♠", named).points == points


@pytest.mark.rule("A12")
def test_equal_camps_score_nothing() -> None:
    state = counted([3, 2, 0, 4], 1, "♥ ♦ ♣ ♠", named=0)
    assert state.points == [0] * 4
    assert len(told(state, "tied")) == 1


@pytest.mark.rule("A13")
def test_below_the_goal_everything_is_dealt_anew() -> None:
    state = counted([3, 2, 1, 3], 1, named=0, points=[16, 16, 0, 20])
    assert state.points == [20, 20, 4, 20]
    assert state.trick == 0
    assert [len(hand) for hand in state.hands] == [10] * 4
    assert state.victims == [0] * 5
    assert [event.args for event in told(state, "dealt")] == [{"deal": 2}]


@pytest.mark.rule("A13")
@pytest.mark.parametrize(
    ("points", "ends", "shares"),
    [
        ([17, 0, 0, 0], "win", [1.0, 0.0, 0.0, 0.0]),
        ([17, 18, 0, 20], "win", [0.0, 1.0, 0.0, 0.0]),  # two at 21, the higher wins
        ([17, 17, 0, 20], "shared", [0.5, 0.5, 0.0, 0.0]),
        ([18, 18, 18, 0], "shared", [1 / 3, 1 / 3, 1 / 3, 0.0]),
    ],
)
def test_the_highest_of_those_at_the_goal_wins(points: list[int], ends: str, shares: list[float]) -> None:
    state = counted([3, 2, 1, 3], 1, named=0, points=points)
    assert (state.step.name, state.waiting()) == ("over", [])
    assert ending(state) == ends
    assert state.returns() == shares
    assert GOAL == 21


@pytest.mark.rule("A11", "A12", "A13")
def test_everyone_sees_who_is_who_and_who_wins_once_it_is_over() -> None:
    state = counted([3, 2, 1, 3], 1, "♥ ♦ ♣ ♠", points=[17, 17, 0, 0])
    assert [player.king for player in seen(state, 0).seats] == [None, None, "clubs", None]
    mine = seen(state, 0).mine
    assert mine is not None
    assert mine.kings_out == ["spades", "diamonds"]  # the traitor was shown
    assert seen(state, 0).winners == []
    play(state, "name 0")
    table = seen(state, None)
    assert [player.king for player in table.seats] == ["hearts", "diamonds", "clubs", "spades"]
    assert (table.step, table.winners) == ("over", [0, 1])
    deal = table.deals[-1]
    assert (deal.with_assassin, deal.winners, deal.prize, deal.absent) == ([3], [0, 1, 2], 4, False)


@pytest.mark.rule("A12", "A13")
def test_the_score_sheet_adds_up_by_role() -> None:
    state = counted([3, 2, 1, 3], 1, "♥ ♦ ♣ ♠", named=0)
    state.kings, state.victims, state.trick = suits("♠ ♥ ♦ ♣"), [4, 1, 1, 1, 2], TRICKS
    end_deal(state)
    play(state, "name 0")
    lines = [[(line.kind, line.points, line.rule) for line in score.lines] for score in scores(state)]
    assert lines[0] == [("as_police", 4, "A12"), ("as_assassin", 2, "A12"), ("as_traitor", 0, "A12")]
    assert [score.total for score in scores(state)] == [6, 4, 4, 2] == state.points
    deals = seen(state, None).deals
    assert [deal.outcome for deal in deals] == ["police_won", "assassin_won"]
    assert (deals[1].kings[3], deals[1].victims[3], deals[1].points[3]) == ("clubs", 1, 2)


# Three players


@pytest.mark.rule("A14")
def test_a_suit_leaves_but_its_king() -> None:
    missing = set()
    for seed in range(40):
        state = GAME.start(3, seed=seed, told=[])
        held = sorted(card for hand in state.hands for card in hand)
        assert held == [card for card in range(40) if card // 10 != state.missing]
        assert state.missing not in state.jacks + state.trumps
        assert sorted(state.kings) == [0, 1, 2, 3]
        assert [event.args for event in told(state, "suit_left")] == [{"suit": SUITS[state.missing]}]
        missing.add(state.missing)
    assert missing == {0, 1, 2, 3}


@pytest.mark.rule("A14")
def test_nobody_sees_the_king_set_aside() -> None:
    state = GAME.start(3, seed=4)
    luck = QuickDice(1)
    for seat in range(3):
        asides = {state.imagine(seat, luck).kings[3] for _ in range(60)}
        assert asides == set(range(4)) - {state.kings[seat]}


@pytest.mark.rule("A15")
@pytest.mark.parametrize(("hands", "taker"), [("10♥ 3♥ 1♦", 0), ("10♥ 2♥ 1♦", 3)])
def test_three_need_fourteen(hands: str, taker: int) -> None:
    state = table(*hands.split(), trumps="♥ ♦ ♣")
    lay(state, *hands.split())
    assert [place for place in range(4) if state.packets(place)] == [taker]
    assert THRESHOLDS == {3: 14, 4: 21}


@pytest.mark.rule("A16")
def test_without_a_traitor_nobody_names() -> None:
    state = counted([3, 2, 4], 1, "♥ ♦ ♠ ♣")
    assert told(state, "traitor_shown") == []
    assert state.points == [0, 0, 0]  # 5 to 5
    assert counted([4, 2, 3], 1, "♥ ♦ ♠ ♣").points == [4, 4, 0]
    assert counted([2, 2, 4], 2, "♥ ♦ ♠ ♣").points == [0, 0, 4]


@pytest.mark.rule("A16")
@pytest.mark.parametrize("kings", ["♥ ♣ ♠ ♦", "♦ ♣ ♠ ♥"])
def test_one_policeman_against_the_assassin(kings: str) -> None:
    assert counted([4, 3, 2], 1, kings, named=0).points == [3, 3, 0]
    assert counted([4, 3, 2], 1, kings, named=2).points == [0, 4, 4]


@pytest.mark.rule("A16")
@pytest.mark.parametrize("named", [1, 2])
def test_without_an_assassin_the_three_face_the_centre(named: int) -> None:
    """The traitor names before the missing king is shown, whatever it is."""
    state = counted([3, 1, 2], 4, "♣ ♥ ♦ ♠")
    assert state.waiting() == [0]
    assert told(state, "aside_shown") == []
    play(state, f"name {named}")
    assert state.points == [4, 4, 4]
    assert [event.args["king"] for event in told(state, "aside_shown")] == ["spades"]
    assert [line.kind for line in scores(state)[0].lines if line.points] == ["united"]
    deal = seen(state, None).deals[-1]
    assert (deal.absent, deal.aside, deal.with_assassin, deal.winners) == (True, "spades", [], [0, 1, 2])
    for centre in (6, 7):
        assert counted([3, 1, 2], centre, "♣ ♥ ♦ ♠", named=named).points == [0, 0, 0]
