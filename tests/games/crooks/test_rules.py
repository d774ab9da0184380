"""The rules C1 to C20, each played out on a table set for it."""

from __future__ import annotations

import pytest
from rich.text import Text

from rookery.engine.events import only
from rookery.engine.journal import load
from rookery.engine.match import Match, look, replay
from rookery.games.crooks import GAME
from rookery.games.crooks.cards import DEAD, OUT, PLACES
from rookery.games.crooks.scoring import ending
from tests.contract.positions import TESTS
from tests.games.crooks.tables import at, end, legal, play, points, refusal, table, told

# Crooks of the edition in the box: 1 10♛, 2 9-3, 3 9-2, 4 8-1N, 7 8, 8 7+2, 9 7N, 10 7W, 13 6NW, 14 6WO, 15 6NO,
# 16 6W◉, 17 6⇄, 22 5O⇄, 25 4W$, 26 4†, 27 3+4, 28 3N$, 29 3&, 30 2-6, 31 2O&, 32 1†.
FULL_ROW = {(0, target): [card] for target, card in zip(range(2, 10), (2, 3, 4, 5, 6, 7, 8, 9), strict=True)}


def recorded(name: str) -> Match:
    return replay(load(TESTS / "journals" / "crooks" / f"{name}.json"))


def kinds(match: Match) -> list[str]:
    return [event.kind for told in match.log for event in told]


# Set-up


@pytest.mark.rule("C1")
@pytest.mark.parametrize(
    ("players", "sizes", "out"),
    [(2, [2, 2, 3, 4, 5], 16), (3, [2, 2, 3, 3, 4, 4, 5], 9), (4, [2, 2, 3, 3, 3, 4, 4, 5, 5], 1)],
)
def test_piles_and_money(players: int, sizes: list[int], out: int) -> None:
    state = GAME.start(players, None, 5)
    assert [state.where.count(place) for place in range(len(sizes))] == sizes == state.sizes
    assert state.where.count(OUT) == out
    assert state.money == [18] * players
    assert {GAME.start(players, None, seed).turn for seed in range(40)} == set(range(players))
    view = GAME.view(state, 0)
    assert [place["letter"] for place in view["places"]] == list(PLACES[: len(sizes)])
    assert [target["number"] for target in view["targets"]] == [2, 3, 4, 5, 6, 7, 8, 9]


# Recruiting


@pytest.mark.rule("C2")
def test_example_three_crooks_at_d() -> None:
    """Three crooks at D: pay $3, take one, two stay."""
    state = play(table(3, {"D": [9, 10, 11], "E": [12]}), "recruit D")
    assert state.money == [15, 18, 18]
    assert legal(state) == ["take 9", "take 10", "take 11"]
    play(state, "take 10")
    assert state.sizes[PLACES.index("D")] == 2
    match = recorded("example_three_at_d")
    assert [event.args["count"] for told in match.log for event in told if event.kind == "recruited"] == [3]
    assert match.view()["table"]["places"][3]["size"] == 2


@pytest.mark.rule("C2")
def test_only_the_recruiter_sees_the_pile() -> None:
    state = play(table(3, {"D": [9, 10, 11], "E": [12]}), "recruit D")
    assert GAME.view(state, 0)["looking"] == [9, 10, 11]
    assert GAME.view(state, 1)["looking"] is None
    assert GAME.view(state, None)["looking"] is None
    seen = told(state, "saw_place")
    assert [(event.args["cards"], event.to) for event in seen] == [([9, 10, 11], only(0))]
    play(state, "take 10")
    assert (GAME.view(state, 0)["hand"], GAME.view(state, 1)["hand"]) == (10, None)
    assert GAME.view(state, 0)["looking"] is None  # the look is over
    assert GAME.view(state, 1)["holding"] is True
    assert told(state, "took")[0].to == only(0)
    assert not told(state, "took_somebody")[0].seen_by(0)
    assert "card" not in told(state, "took_somebody")[0].args


@pytest.mark.rule("C2")
def test_each_visit_costs_what_is_there_then() -> None:
    state = table(2, {"D": [9, 10, 11], "E": [12]})
    play(state, "recruit D", "take 9", "send 2", "show", "recruit D", "take 10", "send 2", "show")
    play(state, "recruit D", "take 11", "send 3", "show")
    assert state.money == [18 - 3 - 1, 18 - 2]
    assert refusal(state, "recruit D") == ("place_empty", "C2")


@pytest.mark.rule("C3")
def test_one_may_pass_and_is_out_for_good() -> None:
    state = play(table(3, {"D": [9, 10, 11], "E": [12, 13]}), "pass")
    assert state.waiting() == [1]
    play(state, "recruit D", "take 9", "send 2", "show", "recruit D", "take 10", "send 2", "show")
    assert state.waiting() == [1]
    assert GAME.view(state, None)["players"][0]["passed"]


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
    assert state.money == [14, 18]
    assert at(state, 9) == (0, 6)
    assert state.down == 1 << 8
    assert told(state, "hid_somebody")[0].args == {"seat": 0, "target": 6, "count": 1}
    assert told(state, "hid")[0].to == only(0)
    other = play(table(2, {"D": [9, 10, 11], "E": [12]}), "recruit D", "take 9", "send 6", "show")
    assert (other.money, other.down) == ([15, 18], 0)


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
    assert state.money == [15, 18]
    assert at(state, 8) == (1, 5)
    end(state)
    assert state.money == [15, 18]


@pytest.mark.rule("C5")
def test_an_owner_may_look_again_and_nobody_else() -> None:
    state = table(2, {"D": [9]}, {(0, 6): [8]}, down=[8])
    cell = [GAME.view(state, seat)["targets"][4]["rows"][0]["crooks"] for seat in (0, 1, None)]
    assert cell == [[{"card": 8, "up": False}], [{"card": None, "up": False}], [{"card": None, "up": False}]]


@pytest.mark.rule("C6")
def test_a_full_row_is_warned_before_it_pays() -> None:
    state = play(table(2, {"D": [10, 11, 26], "E": [12]}, FULL_ROW), "recruit D")
    assert (state.waiting(), state.money) == ([0], [18, 18])
    assert told(state, "warned")[0].args == {"seat": 0, "place": "D"}
    assert [GAME.view(state, seat)["warned"] for seat in (0, 1, None)] == ["D", "D", "D"]
    assert legal(state) == ["recruit D", "recruit E", "pass"]
    play(state, "recruit D")
    assert state.money == [15, 18]
    assert legal(state) == ["take 26"]
    assert refusal(state, "take 10") == ("cannot_take", "C6")
    play(state, "take 26", "send 9")
    assert (state.where[9 - 1], at(state, 26)) == (DEAD, (0, 9))
    assert "killed" in kinds(recorded("full_row_with_a_killer"))


@pytest.mark.rule("C6")
def test_the_warning_can_be_heeded_and_comes_again_the_next_time() -> None:
    state = play(table(2, {"D": [10, 11, 26], "E": [12]}, FULL_ROW), "recruit D", "pass")
    assert state.money == [18, 18]
    again = table(2, {"D": [10, 29, 31], "E": [12]}, FULL_ROW)
    play(again, "recruit E", "recruit D", "take 29", "send 4", "pass", "recruit D")
    assert len(told(again, "warned")) == 2


@pytest.mark.rule("C6")
def test_a_full_row_that_finds_nobody_loses_money_and_turn() -> None:
    state = play(table(2, {"D": [10, 17, 1], "E": [12]}, FULL_ROW), "recruit D", "recruit D")
    assert (state.waiting(), state.money) == ([1], [15, 18])  # not even the transfer, which has nowhere to move anybody
    assert state.sizes[3] == 3
    assert told(state, "found_nobody")[0].args == {"seat": 0, "place": "D", "count": 3}
    assert "found_nobody" in kinds(recorded("full_row_without_a_use"))


@pytest.mark.rule("C6")
def test_nobody_else_is_warned() -> None:
    row = {cell: cards for cell, cards in FULL_ROW.items() if cell[1] < 9}
    state = play(table(2, {"D": [10, 11, 26], "E": [12]}, row), "recruit D")
    assert (state.money, told(state, "warned")) == ([15, 18], [])


@pytest.mark.rule("C7")
def test_a_passed_players_crooks_stay_and_can_be_killed() -> None:
    state = table(2, {"D": [26, 10]}, {(1, 5): [8], (1, 6): [7]})
    state.passed = 0b10
    play(state, "recruit D", "take 26", "send 5", "show", "kill 1")
    assert state.where[8 - 1] == DEAD
    assert at(state, 7) == (1, 6)
    assert state.waiting() == [0]
    end(state)
    assert points(state, "target_6") == [0, 6]
    assert "killed" in kinds(recorded("killer_of_one_who_passed"))


# Abilities


@pytest.mark.rule("C8")
def test_the_pickpocket_takes_two_dollars_after_he_is_placed() -> None:
    state = play(table(2, {"D": [25]}, money=[1, 0]), "recruit D", "take 25", "send 5")
    assert (state.money, legal(state)) == ([0, 0], ["pick", "decline"])
    play(state, "pick")
    assert state.money == [2, 0]
    assert recorded("pickpocket_used").scores()
    assert "picked" in kinds(recorded("pickpocket_used"))
    assert "picked" not in kinds(recorded("pickpocket_declined"))


@pytest.mark.rule("C9")
def test_accomplices_add_up() -> None:
    state = table(2, {"D": [29], "E": [31, 10]}, {(0, 6): [8], (1, 6): [1]}, down=[8])
    play(state, "recruit D", "take 29", "send 6")
    assert state.waiting() == [1]  # face up, and nothing more to choose
    play(state, "pass", "recruit E", "take 31", "send 6")
    end(state)
    assert points(state, "target_6") == [8, 0]  # 7 + 3 + 2 against 10, for 6 and the 7's modifier of 2
    assert points(state, "outfit") == [5, 0]
    stack = GAME.view(state, None)["targets"][4]["rows"][0]
    assert stack == {
        "crooks": [{"card": 8, "up": True}, {"card": 29, "up": True}, {"card": 31, "up": True}],
        "level": 12,
    }
    assert "joined" in kinds(recorded("accomplice_used"))
    assert "joined" not in kinds(recorded("accomplice_declined"))


@pytest.mark.rule("C10")
def test_a_transfer_moves_the_whole_stack_as_it_lies() -> None:
    state = table(2, {"D": [17], "E": [12]}, {(0, 6): [28, 29], (0, 2): [9], (1, 8): [10]}, down=[28])
    play(state, "recruit D", "take 17", "send 6")
    assert legal(state) == [f"transfer {target}" for target in (3, 4, 5, 7, 8, 9)]
    assert refusal(state, "transfer 2") == ("not_empty", "C10")
    play(state, "transfer 8")
    assert [at(state, card) for card in (28, 29, 17)] == [(0, 8), (0, 8), (0, 6)]
    assert state.down == 1 << 27
    assert state.crowds[4] == 1
    assert state.crowds[6] == 2
    assert (state.money[0], state.waiting()) == (17, [1])  # the pickpocket picks nothing
    assert "moved" in kinds(recorded("transfer_used"))
    assert "moved" not in kinds(recorded("transfer_declined"))


@pytest.mark.rule("C10")
def test_moved_crooks_do_not_use_their_abilities_again() -> None:
    state = table(2, {"D": [17], "E": [12]}, {(0, 6): [25], (1, 8): [10]})
    play(state, "recruit D", "take 17", "send 6", "transfer 8")
    assert (state.money, state.waiting()) == ([17, 18], [1])


@pytest.mark.rule("C11")
def test_a_killer_discards_all_crooks_of_one_player_unrevealed() -> None:
    state = table(3, {"D": [26], "E": [12]}, {(1, 6): [8, 29], (2, 6): [10], (2, 5): [11]}, down=[8])
    play(state, "recruit D", "take 26", "send 6", "show")
    assert legal(state) == ["kill 1", "kill 2", "decline"]
    assert refusal(state, "kill 0") == ("no_victim", "C11")
    play(state, "kill 1")
    assert [state.where[card - 1] == DEAD for card in (8, 29, 10, 11)] == [True, True, False, False]
    assert told(state, "killed")[0].args == {"seat": 0, "victim": 1, "target": 6, "count": 2}
    assert not any(event.args.get("card") == 8 for event in state.told or [])
    assert state.down == 0
    assert "killed" in kinds(recorded("killer_used"))
    assert "killed" not in kinds(recorded("killer_declined"))


@pytest.mark.rule("C11")
def test_a_killer_on_ones_own_target_kills_ones_own_and_nobody_elses() -> None:
    state = table(2, {"D": [26], "E": [12]}, {(0, 6): [8, 29], (1, 6): [10]})
    play(state, "recruit D", "take 26", "send 6")
    assert state.waiting() == [1]
    assert [state.where[card - 1] == DEAD for card in (8, 29, 10)] == [True, True, False]
    assert state.crowds[4] == 1
    assert "killed" in kinds(recorded("killer_of_his_own"))


@pytest.mark.rule("C11")
def test_a_killer_with_no_victim_has_nothing_to_choose() -> None:
    state = play(table(2, {"D": [26], "E": [12]}, {(1, 5): [10]}), "recruit D", "take 26", "send 6", "show")
    assert state.waiting() == [1]


@pytest.mark.rule("C12")
def test_the_kingpin_is_taken_last_and_goes_face_up() -> None:
    state = play(table(2, {"D": [1, 9], "E": [12]}), "recruit D")
    assert legal(state) == ["take 9"]
    assert refusal(state, "take 1") == ("cannot_take", "C12")
    play(state, "take 9", "send 2", "show", "recruit D", "take 1", "send 4")
    assert state.waiting() == [0]  # no choice of face, although he could pay
    assert at(state, 1) == (1, 4)
    assert (state.down, state.money[1]) == (0, 17)
    assert [event.args["card"] for told in recorded("kingpin").log for event in told if event.rule == "C12"] == [1]


@pytest.mark.rule("C13")
def test_a_spy_looks_at_a_place_for_himself_alone() -> None:
    state = table(2, {"D": [16], "E": [12, 13], "A": [2]}, {(1, 5): [10]})
    play(state, "recruit D", "take 16", "send 6", "show")
    assert legal(state) == ["spy A", "spy E", "decline"]
    play(state, "spy E")
    seen = told(state, "saw_place")[-1]
    assert (seen.args["cards"], seen.to, seen.rule) == ([12, 13], only(0), "C13")
    assert told(state, "spied")[0].seen_by(None)
    assert [GAME.view(state, seat)["looking"] for seat in (0, 1)] == [None, None]
    assert state.sizes[4] == 2
    assert "spied" in kinds(recorded("spy_on_a_place"))
    assert "spied" not in kinds(recorded("spy_declined"))


@pytest.mark.rule("C13")
def test_a_spy_looks_at_all_crooks_of_a_target() -> None:
    state = table(3, {"D": [16], "E": [12]}, {(1, 5): [10], (2, 5): [11], (0, 5): [9]}, down=[9, 10, 11])
    play(state, "recruit D", "take 16", "send 6", "show", "spy 5")
    seen = told(state, "saw_crook")
    assert [(event.args["card"], event.args["owner"], event.to) for event in seen] == [(10, 1, 1), (11, 2, 1)]
    assert GAME.view(state, 0)["targets"][3]["rows"][1]["crooks"] == [{"card": None, "up": False}]  # an event, no right
    assert "saw_crook" in kinds(recorded("spy_on_a_target"))


@pytest.mark.rule("C14")
def test_placing_comes_first_then_the_ability_then_the_next() -> None:
    state = table(2, {"D": [26], "E": [12]}, {(1, 6): [10]})
    play(state, "recruit D", "take 26", "send 6", "show", "kill 1")
    order = ["recruited", "saw_place", "took", "took_somebody", "aimed", "sent", "killed"]
    assert [event.kind for event in state.told or []] == order
    assert state.waiting() == [1]
    for name in ("take 12", "send 3", "show", "kill 0", "spy E", "pick", "transfer 3", "decline"):
        assert refusal(state, name) == ("recruit_first", "C2")


# The count


@pytest.mark.rule("C15")
def test_example_target_six() -> None:
    """Target 6 with 7(+2) and 8(−1): the 8 wins 6 + 2 − 1 = 7."""
    state = end(table(2, {"D": [12]}, {(0, 6): [8], (1, 6): [4]}, down=[8]))
    assert points(state, "target_6") == [0, 7]
    assert [event.args["card"] for event in told(state, "revealed")] == [8]
    sheets = recorded("example_target_six").scores()
    assert sorted(line.points for score in sheets for line in score.lines if line.kind == "target_6") == [0, 7]


@pytest.mark.rule("C15")
def test_a_target_is_never_worth_less_than_nothing() -> None:
    state = end(table(2, {"D": [12]}, {(0, 3): [30], (1, 3): [2]}, down=[30]))
    assert points(state, "target_3") == [0, 0]
    assert GAME.view(state, None)["targets"][1]["value"] == 0


@pytest.mark.rule("C15")
def test_tied_players_share_rounded_down_and_where_nobody_is_nobody_scores() -> None:
    state = end(table(3, {"D": [12]}, {(0, 5): [9], (1, 5): [10], (2, 5): [12]}))  # 7, 7 and 7-1: 5 - 1 = 4 for three
    assert points(state, "target_5") == [1, 1, 1]
    assert points(state, "target_4") == [0, 0, 0]
    assert told(state, "shared")[0].args == {"target": 5, "seats": [0, 1, 2], "count": 4, "share": 1}
    shared = [event for told in recorded("tie_on_a_target").log for event in told if event.kind == "shared"]
    assert [event.args["share"] for event in shared] == [2]


@pytest.mark.rule("C15")
def test_modifiers_count_whoever_sent_them_and_however_they_lie() -> None:
    rows = {(0, 2): [7], (1, 2): [27]}
    assert points(end(table(2, {"D": [12]}, rows)), "target_2") == [6, 0]
    assert points(end(table(2, {"D": [12]}, rows, down=[27])), "target_2") == [6, 0]


@pytest.mark.rule("C16")
def test_example_gangs() -> None:
    """Three players, gang counts 3-2-0: 4 points to the first; 2-1-2: nobody."""
    rows = {(0, 2): [9], (0, 3): [13], (0, 4): [18], (0, 5): [10], (1, 2): [21], (1, 3): [28], (1, 4): [19]}
    state = end(table(3, {"D": [12]}, {**rows, (2, 2): [5], (2, 3): [16]}, down=[5]))
    view = GAME.view(state, None)
    assert [gang["counts"] for gang in view["gangs"][:2]] == [[3, 2, 0], [2, 1, 2]]
    assert points(state, "northside") == [4, 0, 0]
    assert points(state, "westside") == [0, 0, 0]
    match = recorded("example_gangs")
    counts = [gang["counts"] for gang in match.view()["table"]["gangs"]]
    assert [sorted(one) for one in counts[:2]] == [[0, 2, 3], [1, 2, 2]]
    assert "no_leader" in kinds(recorded("tie_on_a_gang"))


@pytest.mark.rule("C16")
@pytest.mark.parametrize(("players", "bonus"), [(2, 5), (3, 4), (4, 3)])
def test_a_crook_of_two_gangs_counts_in_both(players: int, bonus: int) -> None:
    state = end(table(players, {"D": [12]}, {(1, 2): [14]}))
    assert [points(state, gang)[1] for gang in ("northside", "westside", "outfit")] == [0, bonus, bonus]


@pytest.mark.rule("C17")
def test_points_then_money_then_a_shared_win() -> None:
    best = end(table(2, {"D": [12]}, {(0, 5): [7]}, money=[0, 18]))
    assert (best.returns(), ending(best)) == ([1, 0], "win")
    poor = end(table(2, {"D": [12]}, {(0, 5): [9], (1, 5): [11]}, money=[7, 9]))  # 2 points and a gang each
    assert (poor.returns(), ending(poor)) == ([0, 1], "money")
    assert told(poor, "richest")[0].args == {"seats": [1], "others": [0, 1], "count": 9}
    same = end(table(2, {"D": [12]}, {(0, 5): [9], (1, 5): [11]}, money=[9, 9]))
    assert (same.returns(), ending(same)) == ([0.5, 0.5], "shared")
    three = end(table(3, {"D": [12]}, {(0, 5): [9], (1, 5): [11]}, money=[9, 9, 18]))
    assert three.returns() == [0.5, 0.5, 0]  # money counts only among those tied
    for name in ("win", "money", "shared"):
        result = recorded(f"ending_{name}").result()
        assert result is not None
        assert result.ending == name


# Where the rulebook is silent


@pytest.mark.rule("C18")
def test_a_spy_looks_only_where_something_is_hidden() -> None:
    state = table(2, {"D": [16, 9]}, {(1, 5): [10], (0, 3): [11], (1, 8): [13]}, down=[11, 13])
    play(state, "recruit D", "take 16", "send 6", "show")
    assert legal(state) == ["spy D", "spy 8", "decline"]
    for name in ("spy A", "spy 5", "spy 3", "spy 6"):
        assert refusal(state, name) == ("nothing_hidden", "C18")
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


# The table


def test_running_values_are_counted_from_what_a_seat_sees() -> None:
    state = table(2, {"D": [12]}, {(0, 6): [27], (1, 6): [8]}, down=[27, 8])
    seen = [GAME.view(state, seat)["targets"][4] for seat in (0, 1, None)]
    assert [target["value"] for target in seen] == [10, 8, 6]
    assert [target["leaders"] for target in seen] == [[0], [1], []]
    assert [target["rows"][0]["level"] for target in seen] == [3, 0, 0]


def test_the_values_are_said_to_be_reconstructed_wherever_crooks_are_shown() -> None:
    for language, said in (("en", "Reconstructed values"), ("fr", "Valeurs reconstituées")):
        match = Match(GAME, 3, None, 1)
        assert said in GAME.draw(match.view(0), GAME.words(language).seated(3))
    deck = GAME.view(table(), None)["deck"]
    assert len(deck) == 32
    assert deck[3] == {
        "card": 4, "level": 8, "modifier": -1, "gangs": ["northside"], "ability": None, "attested": True,
        "short": "8-1N",
    }  # fmt: skip
    assert deck[22]["attested"] is False


def test_undo_stops_where_something_hidden_was_seen() -> None:
    match = Match(GAME, 2, None, 4)
    seat = match.waiting()[0]
    match.play(seat, "recruit E")
    assert match.undo_refusal(seat) is not None  # the pile was seen
    match.play(seat, match.legal(seat)[0])
    match.play(seat, "send 5")
    for _ in range(2):  # the target and the crook can be taken back, for only he knows of them
        match.undo(seat)
    refusal = match.undo_refusal(seat)
    assert refusal is not None
    assert refusal.reason == "hidden_shown"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_warning_is_drawn_in_eighty_columns(language: str) -> None:
    state = play(table(2, {"D": [10, 11, 26], "E": [12]}, FULL_ROW), "recruit D")
    drawing = Text.from_markup(GAME.draw(look(GAME, state, 0), GAME.words(language).seated(2))).plain
    assert GAME.words(language).say("table.warned", {"place": "D"}) in drawing
    assert max(map(len, drawing.splitlines())) <= 80


def test_a_warning_can_be_taken_back() -> None:
    match = recorded("full_row_without_a_use")
    number = next(number for number, told in enumerate(match.log) if any(one.kind == "warned" for one in told))
    match.rewind(number)
    match.undo(match.moves[-1][0])
    assert len(match.moves) == number - 1


def test_the_audit_finds_what_is_wrong() -> None:
    state = GAME.start(3, None, 2)
    assert state.audit() == []
    state.sizes[0] += 1
    state.crowds[0] += 1
    state.money[1] = -1
    state.down = 1
    state.barred = 1 << 28
    state.where[state.where.index(OUT)] = 9
    assert len(state.audit()) == 7
