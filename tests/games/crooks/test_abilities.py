"""The abilities, C8 to C14, each used on a table set for it."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from rookery.engine.events import only
from rookery.games.crooks.pieces import each_of
from tests.games.crooks.tables import (
    DEAD,
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

# Abilities


@pytest.mark.rule("C8")
def test_the_pickpocket_takes_two_dollars_after_the_placing() -> None:
    state = play(table(2, {"D": [25]}, money=[1, 0]), "recruit D", "take 25", "send 5")
    assert (list(state.money), legal(state)) == ([0, 0], ["pick", "decline"])
    play(state, "pick")
    assert list(state.money) == [2, 0]
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
    assert to_builtins(stack(seen(state, None), 0, 6)) == {"seat": 0, "cards": [8, 29, 31], "down": False, "level": 12}
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
    assert each_of(state.rows.at(0, 4)) == [16]
    assert each_of(state.rows.at(0, 6)) == [27, 28]
    assert (state.money[0], state.waiting()) == (17, [1])  # the pickpocket picks nothing
    assert "moved" in kinds(recorded("transfer_used"))
    assert "moved" not in kinds(recorded("transfer_declined"))


@pytest.mark.rule("C10")
def test_moved_crooks_do_not_use_their_abilities_again() -> None:
    state = table(2, {"D": [17], "E": [12]}, {(0, 6): [25], (1, 8): [10]})
    play(state, "recruit D", "take 17", "send 6", "transfer 8")
    assert (list(state.money), state.waiting()) == ([17, 18], [1])


@pytest.mark.rule("C11")
def test_a_killer_discards_all_crooks_of_one_player_unrevealed() -> None:
    state = table(3, {"D": [26], "E": [12]}, {(1, 6): [8, 29], (2, 6): [10], (2, 5): [11]}, down=[8])
    play(state, "recruit D", "take 26", "send 6", "show")
    assert legal(state) == ["kill 1", "kill 2", "decline"]
    assert refusal(state, "kill 0") == ("own_killer", "C11")
    assert refusal(state, "kill 3") == ("no_victim", "C11")
    play(state, "kill 1")
    assert [where(state)[card - 1] == DEAD for card in (8, 29, 10, 11)] == [True, True, False, False]
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
    assert [where(state)[card - 1] == DEAD for card in (8, 29, 10)] == [True, True, False]
    assert each_of(state.rows.at(0, 4)) == [25]
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
    assert state.waiting() == [0]  # no choice of face, although they could pay
    assert at(state, 1) == (1, 4)
    assert (state.down, state.money[1]) == (0, 17)
    assert [event.args["card"] for told in recorded("kingpin").log for event in told if event.rule == "C12"] == [1]


@pytest.mark.rule("C13")
def test_a_spy_looks_at_a_place_for_one_player_alone() -> None:
    state = table(2, {"D": [16], "E": [12, 13], "A": [2]}, {(1, 5): [10]})
    play(state, "recruit D", "take 16", "send 6", "show")
    assert legal(state) == ["spy A", "spy E", "decline"]
    play(state, "spy E")
    look = told(state, "saw_place")[-1]
    assert (look.args["cards"], look.to, look.rule) == ([12, 13], only(0), "C13")
    assert told(state, "spied")[0].seen_by(None)
    assert [seen(state, seat).looking for seat in (0, 1)] == [None, None]
    assert state.sizes[4] == 2
    assert "spied" in kinds(recorded("spy_on_a_place"))
    assert "spied" not in kinds(recorded("spy_declined"))


@pytest.mark.rule("C13")
def test_a_spy_looks_at_all_crooks_of_a_target() -> None:
    state = table(3, {"D": [16], "E": [12]}, {(1, 5): [10], (2, 5): [11], (0, 5): [9]}, down=[9, 10, 11])
    play(state, "recruit D", "take 16", "send 6", "show", "spy 5")
    looks = told(state, "saw_crook")
    assert [(event.args["card"], event.args["owner"], event.to) for event in looks] == [(10, 1, 1), (11, 2, 1)]
    assert stack(seen(state, 0), 1, 5).cards == [None]  # an event, no right
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
