"""A turn: the set-up, draws and the powers over them, investing (L1 to L7, L30, L31, L39 to L41), and the data."""

from __future__ import annotations

import pytest

from rookery.games.london import GAME
from rookery.games.london.pieces import BOX, CARD_NAMES, CARDS, COLOUR, COLOURS
from rookery.games.london.view import Facts
from tests.games.london.tables import (
    KIND,
    LETTER,
    display,
    drawing,
    each,
    hand,
    legal,
    mine_of,
    of,
    play,
    step,
    table,
    told,
    view_of,
)

# The data


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert CARDS == 110
    assert [list(LETTER).count(letter) for letter in range(3)] == [25, 50, 35]
    assert [sum(COLOUR[kind] == one for kind in KIND) for one in range(4)] == [50, 27, 22, 11]
    assert COLOURS == ["brown", "blue", "pink", "grey"]
    names = {
        name.removesuffix("_brown").removesuffix("_late").removesuffix("_north").removesuffix("_south")
        for name in CARD_NAMES
    }
    assert len(names) == 70
    assert BOX.copies[CARD_NAMES.index("train_station_north")] == 2


def test_the_map_is_its_own_mirror() -> None:
    facts = GAME.facts(2, GAME.settle(None))
    assert isinstance(facts, Facts)
    by_name = {one.borough: one for one in facts.boroughs}
    for name, one in by_name.items():
        assert all(name in by_name[other].neighbours for other in one.neighbours)
        assert all(name in by_name[other].bridges for other in one.bridges)
        assert all(by_name[other].bank == one.bank for other in one.neighbours)
        assert all(by_name[other].bank != one.bank for other in one.bridges)
    assert len(by_name) == 20
    assert sum(len(one.bridges) for one in by_name.values()) == 8


# The set-up


@pytest.mark.rule("L1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_begins_alike(players: int) -> None:
    state = GAME.start(players, seed=7)
    assert each(state, "money") == each(state, "poverty") == [5] * players
    assert [len(one.hand) for one in state.seats] == [6] * players
    assert len(state.display) == 2 * {2: 3, 3: 4, 4: 5}[players]
    hands = [card for one in state.seats for card in one.hand]
    letters = [LETTER[card] for card in [*hands, *reversed(list(state.deck[: state.left]))]]
    assert letters == sorted(letters)
    assert {GAME.start(players, seed=seed).turn for seed in range(40)} == set(range(players))


@pytest.mark.rule("L1")
def test_turns_go_clockwise() -> None:
    state = table("", "", "", players=3)
    for seat in (0, 1, 2, 0):
        assert state.turn == seat
        while state.turn == seat:
            play(state, "three" if step(state) == "action" else legal(state)[-1])


# A turn


@pytest.mark.rule("L2")
def test_a_turn_begins_with_a_draw_from_deck_or_display() -> None:
    state = table("", deck="salters", display="- mercers - paupers", draw=True)
    assert set(legal(state)) == {"draw", "take 2", "take 4"}
    assert hand(play(state.copy(), "draw")) == ["salters"]
    state = play(state, "take 4")
    assert hand(state) == ["paupers"]
    assert display(state)[:4] == ["-", "mercers", "-", "-"]
    assert step(state) == "action"


@pytest.mark.rule("L2")
def test_nothing_to_draw_is_skipped() -> None:
    state = table("", left=0)
    state.closing = 1
    drawing(state).advance()
    assert step(state) == "action"
    assert len(told(state, "nothing_to_draw")) == 1


@pytest.mark.rule("L3")
def test_exactly_one_action_and_no_passing() -> None:
    state = table("salters mercers paupers", area="grocers", lands="", money=20)
    assert "done" not in legal(state)
    assert {"play salters", "activate grocers", "invest city", "three", "borrow"} <= set(legal(state))
    play(state, "activate grocers", "done")
    assert state.turn == 1  # one action, and the turn is over


@pytest.mark.rule("L4")
def test_discards_go_one_by_one_to_the_display() -> None:
    state = table("salters vintners haberdashers mercers grocers fishmongers paupers sewers lords omnibus")
    play(state, "three", "draw", "draw", "draw")
    assert len(state.seats[0].hand) == 13
    play(state, "discard paupers", "discard sewers", "discard lords")
    assert step(state) == "discard"
    play(state, "discard omnibus")
    assert state.turn == 1
    assert len(state.seats[0].hand) == 9
    assert display(state)[:4] == ["paupers", "sewers", "lords", "omnibus"]


@pytest.mark.rule("L5")
def test_each_draw_is_chosen_after_the_last_was_seen() -> None:
    state = table("", deck="salters mercers", display="paupers")
    play(state, "three", "draw")
    assert hand(state) == ["salters"]
    assert set(legal(state)) == {"draw", "take 1"}
    play(state, "take 1")
    assert legal(state) == ["draw"]
    assert hand(play(state, "draw")) == ["mercers", "paupers", "salters"]


@pytest.mark.rule("L6")
def test_parliament_draws_none_one_or_two() -> None:
    state = table("", area="parliament", deck="salters mercers grocers", display="paupers", draw=True)
    assert step(play(state.copy(), "done")) == "action"
    assert hand(play(state.copy(), "draw", "done")) == ["salters"]
    two = play(state.copy(), "draw", "take 1")
    assert hand(two) == ["paupers", "salters"]
    assert step(two) == "action"
    play(two, "three")
    assert "done" not in legal(two)  # only the first draws are free


@pytest.mark.rule("L6")
def test_parliament_does_not_free_other_draws() -> None:
    state = table("huguenots salters", area="parliament")
    play(state, "play huguenots")
    assert step(state) == "draw"
    assert "done" not in legal(state)


@pytest.mark.rule("L6", "L41")
def test_university_looks_at_three_and_puts_the_rest_back() -> None:
    state = table("", area="university", deck="salters mercers grocers vintners", display="paupers", draw=True)
    assert mine_of(state, 0).looked == ["salters", "mercers", "grocers"]
    assert mine_of(state, 1).looked == []
    assert set(legal(state)) == {"take 1", "keep 1", "keep 2", "keep 3"}
    play(state, "keep 2")
    assert hand(state) == ["mercers"]
    assert legal(state) == ["put 1", "put 2"]
    play(state, "put 1")  # the other goes on top by itself
    assert step(state) == "action"
    assert view_of(state, 0).deck.known == ["grocers", "salters"]
    assert view_of(state, 1).deck.known == []
    play(state, "three", "draw", "draw", "draw")
    assert hand(state) == ["grocers", "mercers", "salters", "vintners"]


@pytest.mark.rule("L6")
def test_university_may_take_from_the_display_and_order_all_three() -> None:
    state = table("", area="university", deck="salters mercers grocers", display="paupers", draw=True)
    play(state, "take 1", "put 3", "put 1")
    assert view_of(state, 0).deck.known == ["mercers", "salters", "grocers"]


@pytest.mark.rule("L6")
def test_university_looks_at_fewer_if_there_are_fewer() -> None:
    state = table("", area="university", deck="salters", left=0, display="paupers", draw=True)
    assert set(legal(state)) == {"take 1", "keep 1"}
    assert step(play(state, "take 1")) == "action"  # one card goes back by itself
    assert state.left == 1
    empty = table("", area="university", left=0, display="paupers", draw=True)
    assert legal(empty) == ["take 1"]


@pytest.mark.rule("L6")
@pytest.mark.parametrize(
    ("moves", "cards"),
    [
        (["done"], []),
        (["keep 1", "done"], ["salters"]),
        (["keep 1", "keep 2"], ["grocers", "salters"]),
        (["keep 3", "take 1"], ["grocers", "paupers"]),
        (["take 1", "take 2"], ["paupers", "sewers"]),
    ],
)
def test_university_and_parliament_together(moves: list[str], cards: list[str]) -> None:
    state = table("", area="university parliament", deck="salters mercers grocers", display="paupers sewers", draw=True)
    play(state, *moves)
    assert hand(state) == cards
    while step(state) == "put":
        play(state, "put 1")
    assert step(state) == "action"
    assert len(state.seats[0].hand) + state.left == table(
        "", area="university parliament", display="paupers sewers"
    ).left + sum(one in ("paupers", "sewers") for one in cards)


@pytest.mark.rule("L7", "L40")
def test_stock_exchange_swaps_once_a_turn_at_any_decision() -> None:
    state = table("salters mercers wren", area="stock_exchange", display="paupers - sewers", deck="omnibus", draw=True)
    assert "exchange" in legal(state)  # while drawing
    play(state, "draw")
    assert "exchange" in legal(state)  # while choosing an action
    play(state, "play salters")
    assert "exchange" in legal(state)  # while choosing what to spend
    play(state, "exchange")
    assert set(legal(state)) == {"take 1", "take 3"}
    play(state, "take 3")
    assert of("spend", state) == {"mercers", "omnibus", "wren"}
    play(state, "spend wren")
    assert hand(state) == ["mercers", "omnibus", "sewers"]
    assert display(state)[:3] == ["paupers", "-", "wren"]  # in the very slot
    assert "exchange" not in legal(state)
    assert step(state) == "spend"


@pytest.mark.rule("L7")
def test_stock_exchange_works_in_every_step_of_a_turn() -> None:
    state = table(
        "salters mercers sewers paupers omnibus",
        area="stock_exchange coffee_house hospital underground brixton_prison workhouse east_india_company whitehall",
        display="lords almshouses",
        lands="city southwark",
        money=30,
    )
    met = {step(state)}
    for move in (
        "activate coffee_house", "take 2", "activate almshouses", "flip", "activate east_india_company",
        "spend omnibus", "flip", "activate underground", "spend salters", "tunnel city", "tunnel southwark", "flip",
        "activate brixton_prison", "done", "flip", "activate workhouse", "done", "flip", "activate whitehall",
        "activate almshouses", "flip",
    ):  # fmt: skip
        assert "exchange" in legal(state), step(state)
        play(state, move)
        met.add(step(state))
    assert {"action", "fetch", "run", "flip", "fee", "tunnel", "prison", "workhouse", "again"} <= met


@pytest.mark.rule("L7")
@pytest.mark.parametrize("action", ["three", "invest islington"])
def test_stock_exchange_is_offered_once_more_before_the_turn_ends_by_itself(action: str) -> None:
    state = table("salters", area="stock_exchange", display="paupers sewers lords", lands="city", money=9)
    play(state, action)
    while step(state) == "draw":
        assert "exchange" in legal(state)
        play(state, "draw")
    assert (step(state), state.turn, set(legal(state))) == ("end", 0, {"done", "exchange"})
    assert play(state.copy(), "done").turn == 1
    play(state, "exchange", "take 2", "spend salters")
    assert state.turn == 1  # it was asked once
    assert "sewers" in hand(state, 0)


@pytest.mark.rule("L7")
def test_the_turn_ends_by_itself_where_there_is_nothing_to_swap_with() -> None:
    used = play(table("salters", area="stock_exchange", display="paupers"), "exchange", "take 1", "spend salters")
    assert play(used, "three", "draw", "draw", "draw").turn == 1
    empty = table("salters", area="stock_exchange", display="paupers")
    assert play(empty, "three", "take 1", "draw", "draw").turn == 1
    covered = table("salters", area="stock_exchange+mercers", display="paupers")
    assert play(covered, "three", "draw", "draw", "draw").turn == 1
    full = table("paupers " * 6 + "lords", area="stock_exchange", display="sewers")
    play(full, "three", "draw", "draw", "draw")
    assert step(full) == "discard"  # where it can be swapped as well
    assert "exchange" in legal(full)
    play(full, legal(full)[0])
    assert full.turn == 1


@pytest.mark.rule("L7")
def test_stock_exchange_must_be_in_view() -> None:
    covered = table("salters", area="stock_exchange+mercers", display="paupers")
    assert "exchange" not in legal(covered)
    placed = table("stock_exchange salters mercers", area="grocers", display="paupers", money=9)
    play(placed, "play stock_exchange", "spend salters")
    assert "exchange" not in legal(placed)  # it lies nowhere yet
    play(placed, "new")
    assert "exchange" in legal(placed)
    assert "exchange" not in legal(table("", area="stock_exchange", display="paupers"))  # nothing to give
    assert "exchange" not in legal(table("salters", area="stock_exchange"))  # nothing to take


@pytest.mark.rule("L40")
def test_a_swap_never_leads_to_a_dead_end() -> None:
    """The only brown card is owed for the card being placed: it can go only for another brown one."""
    state = table("salters mercers sewers", area="stock_exchange", display="paupers grocers")
    play(state, "play salters", "exchange")
    assert set(legal(state)) == {"take 1", "take 2"}
    assert of("spend", play(state.copy(), "take 1")) == {"sewers"}
    assert of("spend", play(state, "take 2")) == {"mercers", "sewers"}


@pytest.mark.rule("L40")
def test_a_swap_keeps_what_a_fee_or_a_coffee_house_needs() -> None:
    state = table("sewers paupers", area="stock_exchange great_exhibition", display="paupers")
    play(state, "activate great_exhibition", "exchange", "take 1")
    assert of("spend", state) == {"paupers"}
    state = table("paupers", area="stock_exchange coffee_house", display="salters")
    play(state, "activate coffee_house")
    assert legal(state) == ["take 1"]  # swapping Paupers for it would leave nothing to build


# Investing and taking three


@pytest.mark.rule("L30")
def test_the_first_building_has_three_places() -> None:
    assert of("invest", table("")) == {"city", "westminster", "southwark"}


@pytest.mark.rule("L30")
def test_later_buildings_go_next_to_any_over_land_or_a_bridge() -> None:
    state = table("", lands="fulham", other_lands=("greenwich",))
    assert of("invest", state) == {
        "hammersmith",
        "kensington",
        "westminster",
        "battersea",
        "wandsworth",
        "deptford",
        "lewisham",
    }
    assert "lambeth" not in of("invest", table("", lands="city"))


@pytest.mark.rule("L30")
def test_one_borough_a_turn_paid_and_drawn_for() -> None:
    state = table("", deck="salters mercers grocers", lands="city", money=5)
    play(state, "invest st_pancras", "draw", "draw", "draw")
    assert state.seats[0].money == 0
    assert hand(state) == ["grocers", "mercers", "salters"]
    assert state.turn == 1


@pytest.mark.rule("L39")
def test_eleven_markers_and_no_more() -> None:
    eleven = (
        "city westminster hackney islington st_pancras hampstead st_marylebone paddington kensington fulham hammersmith"
    )
    state = table("", lands=eleven)
    assert of("invest", state) == set()
    shown = view_of(state, 0)
    assert shown.seats[0].markers == 0
    assert shown.open == []
    ten = " ".join(eleven.split()[:-1])
    assert "hammersmith" in of("invest", table("", lands=ten))


@pytest.mark.rule("L31")
def test_three_cards_or_as_many_as_there_are() -> None:
    state = table("", deck="salters mercers", left=0, display="paupers")
    play(state, "three", "draw", "draw", "take 1")
    assert hand(state) == ["mercers", "paupers", "salters"]
    few = table("", left=0, display="paupers")
    few.closing = 1
    play(few, "three", "take 1")
    assert few.over
    none = table("", left=0)
    none.closing = 1
    assert play(none, "three").over
