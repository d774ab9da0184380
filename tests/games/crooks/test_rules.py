"""The set-up and a turn, C1 to C7 and C18 to C20, each rule played out on a table set for it."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from rookery.engine.events import only
from rookery.games.crooks import GAME
from rookery.games.crooks.pieces import PLACES
from tests.games.crooks.tables import (
    DEAD,
    FULL_ROW,
    OUT,
    at,
    end,
    kinds,
    legal,
    play,
    points,
    recorded,
    refusal,
    seen,
    stack,
    table,
    told,
    where,
)

# Set-up


@pytest.mark.rule("C1")
@pytest.mark.parametrize(
    ("players", "sizes", "out"),
    [(2, [2, 2, 3, 4, 5], 16), (3, [2, 2, 3, 3, 4, 4, 5], 9), (4, [2, 2, 3, 3, 3, 4, 4, 5, 5], 1)],
)
def test_piles_and_money(players: int, sizes: list[int], out: int) -> None:
    state = GAME.start(players, None, 5)
    assert [where(state).count(place) for place in range(len(sizes))] == sizes == list(state.sizes)
    assert where(state).count(OUT) == out
    assert list(state.money) == [18] * players
    assert {GAME.start(players, None, seed).turn for seed in range(40)} == set(range(players))
    facts = to_builtins(GAME.facts(players, GAME.settle(None)))
    assert facts["places"] == list(PLACES[: len(sizes)])
    assert facts["targets"] == [2, 3, 4, 5, 6, 7, 8, 9]


# Recruiting


@pytest.mark.rule("C2")
def test_example_three_crooks_at_d() -> None:
    """Three crooks at D: pay $3, take one, two stay."""
    state = play(table(3, {"D": [9, 10, 11], "E": [12]}), "recruit D")
    assert list(state.money) == [15, 18, 18]
    assert legal(state) == ["take 9", "take 10", "take 11"]
    play(state, "take 10")
    assert state.sizes[PLACES.index("D")] == 2
    match = recorded("example_three_at_d")
    assert [event.args["count"] for told in match.log for event in told if event.kind == "recruited"] == [3]
    assert match.view().table.places[3] == 2


@pytest.mark.rule("C2")
def test_only_the_recruiter_sees_the_pile() -> None:
    state = play(table(3, {"D": [9, 10, 11], "E": [12]}), "recruit D")
    assert seen(state, 0).looking == [9, 10, 11]
    assert seen(state, 1).looking is None
    assert seen(state, None).looking is None
    looks = told(state, "saw_place")
    assert [(event.args["cards"], event.to) for event in looks] == [([9, 10, 11], only(0))]
    play(state, "take 10")
    assert (seen(state, 0).hand, seen(state, 1).hand) == (10, None)
    assert seen(state, 0).looking is None  # the look is over
    assert seen(state, 1).holding is True
    assert told(state, "took")[0].to == only(0)
    assert not told(state, "took_somebody")[0].seen_by(0)
    assert "card" not in told(state, "took_somebody")[0].args


@pytest.mark.rule("C2")
def test_each_visit_costs_what_is_there_then() -> None:
    state = table(2, {"D": [9, 10, 11], "E": [12]})
    play(state, "recruit D", "take 9", "send 2", "show", "recruit D", "take 10", "send 2", "show")
    play(state, "recruit D", "take 11", "send 3", "show")
    assert list(state.money) == [18 - 3 - 1, 18 - 2]
    assert refusal(state, "recruit D") == ("place_empty", "C2")


@pytest.mark.rule("C3")
def test_one_may_pass_and_is_out_for_good() -> None:
    state = play(table(3, {"D": [9, 10, 11], "E": [12, 13]}), "pass")
    assert state.waiting() == [1]
    play(state, "recruit D", "take 9", "send 2", "show", "recruit D", "take 10", "send 2", "show")
    assert state.waiting() == [1]
    assert seen(state, None).players[0].passed


@pytest.mark.rule("C3")
def test_who_can_pay_for_no_place_must_pass() -> None:
    state = play(table(3, {"D": [9, 10, 11], "E": [12, 13]}, money=[5, 1, 2]), "recruit D", "take 9", "send 2", "show")
    assert state.waiting() == [2]  # the second has $1, and every place costs 2
    assert [event.args["seat"] for event in told(state, "too_poor")] == [1]
    assert refusal(table(2, {"D": [9, 10, 11], "E": [12]}, money=[2, 5]), "recruit D") == ("too_dear", "C3")
    assert "too_poor" in kinds(recorded("forced_pass_by_money"))


@pytest.mark.rule("C3", "C7")
def test_with_all_places_empty_everybody_must_pass_and_it_is_over() -> None:
    state = play(table(3, {"E": [12]}), "recruit E", "take 12", "send 2", "show")
    assert state.waiting() == []
    assert [event.args["seat"] for event in told(state, "places_empty")] == [1, 2, 0]
    assert "places_empty" in kinds(recorded("forced_pass_by_empty_places"))


# Sending


@pytest.mark.rule("C4")
def test_face_up_is_free_and_face_down_costs_a_dollar() -> None:
    state = play(table(2, {"D": [9, 10, 11], "E": [12]}), "recruit D", "take 9", "send 6")
    assert legal(state) == ["show", "hide"]
    play(state, "hide")
    assert list(state.money) == [14, 18]
    assert at(state, 9) == (0, 6)
    assert state.down == 1 << 8
    assert told(state, "hid_somebody")[0].args == {"seat": 0, "target": 6, "count": 1}
    assert told(state, "hid")[0].to == only(0)
    other = play(table(2, {"D": [9, 10, 11], "E": [12]}), "recruit D", "take 9", "send 6", "show")
    assert (list(other.money), other.down) == ([15, 18], 0)


@pytest.mark.rule("C4")
def test_without_a_dollar_he_goes_face_up() -> None:
    state = play(table(2, {"D": [9, 10, 11], "E": [12]}, money=[3, 9]), "recruit D", "take 9", "send 6")
    assert state.waiting() == [1]
    assert told(state, "sent")[0].args["card"] == 9


@pytest.mark.rule("C4")
def test_one_crook_a_target() -> None:
    state = play(table(2, {"D": [9, 10]}, {(0, 6): [4], (1, 5): [8]}), "recruit D", "take 9")
    assert legal(state) == ["send 2", "send 3", "send 4", "send 5", "send 7", "send 8", "send 9"]
    assert refusal(state, "send 6") == ("occupied", "C4")


@pytest.mark.rule("C5")
@pytest.mark.parametrize("card", [16, 17, 25, 26, 29])
def test_face_down_nobody_has_an_ability(card: int) -> None:
    state = table(2, {"D": [card, 10], "E": [12]}, {(0, 6): [4], (1, 5): [8], (1, 2): [7]}, down=[7])
    play(state, "recruit D", f"take {card}", "send 5", "hide")
    assert state.waiting() == [1]
    assert list(state.money) == [15, 18]
    assert at(state, 8) == (1, 5)
    end(state)
    assert list(state.money) == [15, 18]


@pytest.mark.rule("C5")
def test_an_owner_may_look_again_and_nobody_else() -> None:
    state = table(2, {"D": [9]}, {(0, 6): [8]}, down=[8])
    stacks = [stack(seen(state, seat), 0, 6) for seat in (0, 1, None)]
    assert [(one.cards, one.down) for one in stacks] == [([8], True), ([None], True), ([None], True)]


@pytest.mark.rule("C6")
def test_a_full_row_is_warned_before_it_pays() -> None:
    state = play(table(2, {"D": [10, 11, 26], "E": [12]}, FULL_ROW), "recruit D")
    assert (state.waiting(), list(state.money)) == ([0], [18, 18])
    assert told(state, "warned")[0].args == {"seat": 0, "place": "D"}
    assert [seen(state, seat).warned for seat in (0, 1, None)] == ["D", "D", "D"]
    assert legal(state) == ["recruit D", "recruit E", "pass"]
    play(state, "recruit D")
    assert list(state.money) == [15, 18]
    assert legal(state) == ["take 26"]
    assert refusal(state, "take 10") == ("cannot_take", "C6")
    play(state, "take 26", "send 9")
    assert (where(state)[9 - 1], at(state, 26)) == (DEAD, (0, 9))
    assert "killed" in kinds(recorded("full_row_with_a_killer"))


@pytest.mark.rule("C6")
def test_the_warning_can_be_heeded_and_comes_again_the_next_time() -> None:
    state = play(table(2, {"D": [10, 11, 26], "E": [12]}, FULL_ROW), "recruit D", "pass")
    assert list(state.money) == [18, 18]
    again = table(2, {"D": [10, 29, 31], "E": [12]}, FULL_ROW)
    play(again, "recruit E", "recruit D", "take 29", "send 4", "pass", "recruit D")
    assert len(told(again, "warned")) == 2


@pytest.mark.rule("C6")
def test_a_full_row_that_finds_nobody_loses_money_and_turn() -> None:
    state = play(table(2, {"D": [10, 17, 1], "E": [12]}, FULL_ROW), "recruit D", "recruit D")
    assert (state.waiting(), list(state.money)) == (
        [1],
        [15, 18],
    )
    # not even the transfer could go: it has nowhere to move anybody
    assert state.sizes[3] == 3
    assert told(state, "found_nobody")[0].args == {"seat": 0, "place": "D", "count": 3}
    assert "found_nobody" in kinds(recorded("full_row_without_a_use"))


@pytest.mark.rule("C6")
def test_nobody_else_is_warned() -> None:
    row = {cell: cards for cell, cards in FULL_ROW.items() if cell[1] < 9}
    state = play(table(2, {"D": [10, 11, 26], "E": [12]}, row), "recruit D")
    assert (list(state.money), told(state, "warned")) == ([15, 18], [])


@pytest.mark.rule("C7")
def test_a_passed_players_crooks_stay_and_can_be_killed() -> None:
    state = table(2, {"D": [26, 10]}, {(1, 5): [8], (1, 6): [7]})
    state.passed = 0b10
    play(state, "recruit D", "take 26", "send 5", "show", "kill 1")
    assert where(state)[8 - 1] == DEAD
    assert at(state, 7) == (1, 6)
    assert state.waiting() == [0]
    end(state)
    assert points(state, "target_6") == [0, 6]
    assert "killed" in kinds(recorded("killer_of_one_who_passed"))


# Where the rulebook is silent


@pytest.mark.rule("C18")
def test_a_spy_looks_only_where_something_is_hidden() -> None:
    state = table(2, {"D": [16, 9]}, {(1, 5): [10], (0, 3): [11], (1, 8): [13]}, down=[11, 13])
    play(state, "recruit D", "take 16", "send 6", "show")
    assert legal(state) == ["spy D", "spy 8", "decline"]
    for name in ("spy 5", "spy 3", "spy 6"):
        assert refusal(state, name) == ("nothing_hidden", "C18")
    assert refusal(state, "spy A") == ("place_empty", "C18")
    alone = play(table(2, {"D": [16]}, {(1, 5): [10]}), "recruit D", "take 16", "send 6", "show")
    assert alone.waiting() == []


@pytest.mark.rule("C19")
def test_an_occupied_target_is_entered_face_up_only() -> None:
    for card in (17, 26, 29):
        state = play(table(2, {"D": [card], "E": [12]}, {(0, 6): [8]}), "recruit D", f"take {card}", "send 6")
        assert state.down == 0
        assert "hide" not in (legal(state) if state.waiting() else [])
    row = {cell: cards for cell, cards in FULL_ROW.items() if cell[1] < 9}
    state = play(table(2, {"D": [17], "E": [12]}, row), "recruit D", "take 17")
    assert len(legal(state)) == 8  # one target is empty: it may go there, or move somebody there
    play(state, "send 2")
    assert legal(state) == ["transfer 9"]


@pytest.mark.rule("C20")
def test_the_dead_count_for_nothing() -> None:
    state = table(2, {"D": [26], "E": [12]}, {(0, 3): [9], (1, 6): [27]}, down=[27])
    play(state, "recruit D", "take 26", "send 6", "show", "kill 1")
    end(state)
    assert points(state, "target_6") == [6, 0]  # without the 3(+4) that was killed
    state = table(2, {"D": [26], "E": [12]}, {(1, 6): [9]})
    play(state, "recruit D", "take 26", "send 6", "show", "kill 1")
    assert points(end(state), "northside") == [0, 0]
