"""The night, O13 to O20, each rule played out on a table set for it."""

from __future__ import annotations

import pytest

from rookery.games.oliver_twist.count import ending, scores
from rookery.games.oliver_twist.view import HIDDEN
from tests.games.oliver_twist.setting import (
    EAST,
    NORTH,
    at,
    keep,
    lair,
    legal,
    lying,
    opened,
    play,
    seen,
    street,
    table,
    told,
)

# The night


@pytest.mark.rule("O15")
def test_only_visible_tokens_are_taken_or_passed() -> None:
    state = table("", "", streets={"E8": "a1", "E9": "a1", "E11": "w5"}, hidden={"E10": "r4", "D7": "r4"})
    assert opened(state, "take") == {"E8", "E9"}


@pytest.mark.rule("O16")
def test_a_prowl_begins_with_a_chain() -> None:
    hidden = street(EAST, "a1 h1 b2 n3 r4") | street(NORTH, "a1 h1 b2 n3 r4") | {"A6": "w5"}
    state = table("", "", hidden=hidden)
    assert legal(state) == ["turn D7", "turn E8"]
    play(state, "turn E8")  # the chain ends early, at E12
    assert len(told(state, "turned")) == 5
    assert state.waiting() == [0]
    assert opened(state, "take") == {"E8", "E9", "E10", "E11"}
    play(state, "take E9")
    assert lying(state, state.files[0]) == ["a1"]
    assert seen(state, 1).tokens[at(state, "D7")] == HIDDEN


@pytest.mark.rule("O16", "O38")
def test_a_chain_is_twelve_tokens_long_and_forks_by_choice() -> None:
    ring = ["D7", "C7", "B7", "A7", "A6", "A5", "A4", "A3", "A2", "A1", "A0", "B0", "C0", "D0"]
    hidden = dict.fromkeys(ring[:5], "a1") | dict.fromkeys(ring[5:10], "b2") | dict.fromkeys(ring[10:], "n3")
    state = table("", "", hidden=hidden | {"A8": "w5", "B3": "r4"})
    play(state, "turn D7")
    assert opened(state, "turn") == {"A6", "A8"}
    play(state, "turn A6")
    assert opened(state, "turn") == {"A2", "B3"}
    play(state, "turn A2")
    turned = [event.args["space"] for event in told(state, "turned")]
    assert turned == [at(state, name) for name in ring[:12]]
    assert opened(state, "take") == {"D7", "C7", "B7", "A7"}


@pytest.mark.rule("O16")
def test_at_a_junction_a_dark_street_may_be_opened() -> None:
    """The lit street, or a dark one; and where one was opened there is nothing left but to take a token."""
    state = table("", "", streets={"E8": "a1"}, hidden=street(NORTH[:3], "a1 h1 w5") | {"F7": "a1"})
    assert legal(state) == ["take E8", "turn D7", "turn F7"]
    play(state, "turn D7")
    assert legal(state) == ["take B7", "take C7", "take D7", "take E8"]  # once a turn: F7 stays dark
    play(state, "take E8")
    assert state.turn == 1
    assert legal(state) == ["bribe"]
    state.pawn = 0
    assert "turn F7" in legal(state)  # another turn


@pytest.mark.rule("O16")
def test_with_lit_streets_only_visible_tokens_next_to_the_pawn_leave_no_chain() -> None:
    state = table("", "", streets={"E8": "a1"}, hidden={"D7": "a1"}, junctions=False)
    assert legal(state) == ["take E8"]
    assert opened(state, "turn") == set()


@pytest.mark.rule("O16", "O17")
def test_a_dark_street_may_be_opened_after_a_bribe() -> None:
    state = table("", "", "", streets={"C3": "a1"}, hidden={"A3": "w5"}, pawn="E11")
    play(state, "bribe", "place B3")
    assert legal(state) == ["take C3", "turn A3"]
    play(state, "turn A3")
    assert legal(state) == ["take A3", "take C3"]


@pytest.mark.rule("O16", "O40")
def test_oliver_opens_one_street_by_choice_and_more_where_he_must() -> None:
    streets = {"E8": "a1", "E6": "a1"}
    state = table("", "", "", streets=streets, hidden={"D7": "r4", "F7": "w5", "E5": "h1"}, hands=["oliver"])
    play(state, "play oliver", "turn D7", "take E6")
    assert legal(state) == ["turn E5", "done"]  # no visible token is next to the pawn


@pytest.mark.rule("O17")
def test_two_looks_before_the_pawn_is_placed() -> None:
    hidden = {"A0": "w5", "I14": "r4", "A7": "b2"}
    state = table("", "", "", hidden=hidden, pawn="E11")
    play(state, "bribe")
    assert opened(state, "look") == {"A0", "I14", "A7"}
    assert opened(state, "place") == {"A1", "B0", "I13", "H14", "A6", "A8", "B7"}
    play(state, "look A0")
    assert opened(state, "look") == {"I14", "A7"}
    play(state, "look I14")
    assert opened(state, "look") == set()
    mine, other = seen(state, 0), seen(state, 1)
    assert mine.tokens[at(state, "A0")] == "watch-5"
    assert other.tokens[at(state, "A0")] == HIDDEN
    assert other.seats[0].looked == sorted([at(state, "A0"), at(state, "I14")])
    assert [event.to for event in told(state, "looked")] == [1, 1]
    play(state, "place A1")
    assert legal(state) == ["turn A0"]
    play(state, "turn A0", "take A0")
    assert lying(state, state.reserves[0]) == ["w5"]
    assert state.money[0] == 8


@pytest.mark.rule("O17")
def test_looks_may_be_left_out_and_there_are_none_by_day() -> None:
    state = play(table("", "", hidden={"A0": "w5"}, pawn="E11"), "bribe", "place B0")
    assert legal(state) == ["turn A0"]
    assert opened(play(table("", "", streets={"A0": "w5"}, pawn="E11"), "bribe"), "look") == set()


@pytest.mark.rule("O18")
@pytest.mark.parametrize("kinds", range(6))
def test_a_burglary(kinds: int) -> None:
    """A card, and one for each kind of tool: two ropes are one kind."""
    tools = ["rope rope", "brace", "crowbar", "picklocks", "dark-lantern"][:kinds]
    state = table("", "", streets=street(EAST, "% a1"), fronts=[" ".join(tools)], night=True)
    play(state, "take E8")
    if kinds == 0:
        assert state.turn == 1
        assert [event.kind for event in state.told or []] == [
            "took", "burgled", "saw_burglaries", "kept", "kept_hidden",
        ]  # fmt: skip
    else:
        drawn = lair(state, 0).drawn
        assert len(drawn) == seen(state, 0).drawn == kinds + 1
        assert drawn == sorted(drawn)
        assert lair(state, 1).drawn == []
        best = drawn[-1]
        play(state, f"keep {kinds + 1}")
        assert lair(state, 0).burglaries == [best]
        if kinds > 1:
            assert opened(state, "discard") == {tool for text in tools for tool in text.split()}
            play(state, "discard rope")
        assert len(state.fronts[0]) == kinds  # there were two ropes
        assert "rope" in lying(state, state.bag)
    assert len(state.burglaries) == 15
    assert "%" in lying(state, state.bag)
    assert seen(state, 1).seats[0].burglaries == 1
    assert state.turn == 1


@pytest.mark.rule("O18")
def test_the_cards_not_kept_are_shuffled_back() -> None:
    state = table("", "", streets=street(EAST, "% a1"), fronts=["rope brace"], night=True)
    before = state.burglaries[:13]
    play(state, "take E8", "keep 1")
    assert len(state.burglaries) == 15
    assert state.burglaries[:13] != before


@pytest.mark.rule("O19", "O20")
def test_the_richest_wins_and_equal_ones_share() -> None:
    state = table("", "", "", night=True, money=[14, 10, 7])
    keep(state, 1, -2)
    keep(state, 2, 3)
    play(state, "pay")
    assert [score.total for score in scores(state)] == [10, 8, 10]
    assert state.returns() == [0.5, 0.0, 0.5]
    assert ending(state) == "shared"
    assert state.waiting() == []
    assert [(seat.money, seat.loot) for seat in seen(state, 1).seats] == [(10, []), (10, [-2]), (7, [3])]
    assert told(state, "won")[0].args == {"seats": [0, 2], "count": 2, "pounds": 10}


@pytest.mark.rule("O20")
def test_burglary_cards_are_no_money() -> None:
    state = table("", "", streets={"A0": "w5"}, pawn="E11", night=True, money=[1, 10])
    keep(state, 0, 12)
    assert legal(state) == ["pay"]
