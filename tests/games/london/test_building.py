"""Money, playing cards and the Card Display (L8 to L16)."""

from __future__ import annotations

import pytest

from rookery.games.london import GAME
from rookery.games.london.count import tally
from rookery.games.london.pieces import CARD_NAMES
from rookery.games.london.view import Below, Cost, Facts, Gains
from tests.games.london.tables import (
    KIND,
    city,
    display,
    each,
    hand,
    legal,
    mine_of,
    of,
    play,
    set_each,
    step,
    table,
    told,
    view_of,
)

# Money


@pytest.mark.rule("L8")
def test_what_is_missing_is_borrowed_in_the_fewest_loans() -> None:
    state = table("st_pauls lords", money=3)
    assert mine_of(state, 0).pays == [Cost(pay=10, loans=1), None]
    play(state, "play st_pauls")
    assert (state.seats[0].money, state.seats[0].loans) == (3, 1)
    assert told(state, "borrowed")[0].args == {"seat": 0, "count": 1, "money": 10}


@pytest.mark.rule("L8")
@pytest.mark.parametrize(("money", "loans", "left"), [(8, 0, 0), (7, 1, 9), (0, 1, 2)])
def test_the_move_says_beforehand_how_many_loans_it_takes(money: int, loans: int, left: int) -> None:
    state = table("", money=money)
    assert view_of(state, None).pays["invest city"] == Cost(pay=8, loans=loans)
    play(state, "invest city")
    assert (state.seats[0].money, state.seats[0].loans) == (left, loans)


@pytest.mark.rule("L8")
def test_several_loans_at_once() -> None:
    state = table("", areas=("fire_brigade",), lands="city westminster st_pancras hackney", money=0)
    state.seats[0].loans = 0
    play(state, "three", *["draw"] * 3, "draw")
    play(state, "activate fire_brigade")
    assert each(state, "loans") == [1, 0]
    state = table("", area="bank_of_england", money=0)
    assert state.loans_for(0, 24) == 2
    assert state.loans_for(0, 25) == 3


@pytest.mark.rule("L8")
def test_bank_of_england_makes_loans_larger_while_in_view() -> None:
    state = table("", area="bank_of_england", money=0)
    play(state, "borrow", "borrow")
    assert (state.seats[0].money, state.seats[0].loans) == (24, 2)
    assert view_of(state, 0).seats[0].loan == 12
    covered = table("", area="bank_of_england+salters", money=0)
    assert play(covered, "borrow").seats[0].money == 10


@pytest.mark.rule("L8")
def test_borrowing_at_will_ends_with_the_counters_but_paying_does_not() -> None:
    state = table("salters mercers", money=0)
    set_each(state, "loans", [20, 7])
    play(state, "borrow")
    assert "borrow" not in legal(state)
    play(state, "invest city")
    assert each(state, "loans") == [21, 7]
    state.seats[0].loans += 3
    assert "invest westminster" in legal(table("", lands="city"))


@pytest.mark.rule("L8")
def test_borrowing_is_for_the_choice_of_action() -> None:
    state = table("salters mercers grocers", draw=True)
    assert "borrow" not in legal(state)
    play(state, "draw", "play salters")
    assert "borrow" not in legal(state)


@pytest.mark.rule("L9")
def test_loans_are_repaid_only_at_the_end_and_never_borrowed_for() -> None:
    state = table("", money=44)
    set_each(state, "loans", [3, 0])
    assert all(
        name in ("three", "borrow", "invest city", "invest westminster", "invest southwark") for name in legal(state)
    )
    count = tally(state)[0]
    assert count.repaid == 2  # 2 x £15 of £44, and £14 are left: 4 points, a loan unpaid: -7
    assert (count.cash, count.loans) == (4, -7)


# Playing cards


@pytest.mark.rule("L10")
def test_at_least_one_card_and_as_many_as_wished() -> None:
    state = table("salters mercers grocers vintners", area="")
    play(state, "play salters", "spend mercers")
    assert step(state) == "play"
    assert of("play", state) == {"grocers", "vintners"}
    play(state, "play grocers", "spend vintners")
    assert legal(state) == ["done"]
    play(state, "done")
    assert city(state) == ["salters", "grocers"]
    assert state.turn == 1


@pytest.mark.rule("L10")
def test_only_stone_is_built() -> None:
    state = table("paupers paupers wren huguenots jewish_refugees")
    assert of("play", state) == {"wren", "huguenots", "jewish_refugees"}
    play(state, "play wren")
    assert legal(state) == ["done"]


@pytest.mark.rule("L11")
def test_a_card_of_the_same_colour_is_spent() -> None:
    state = table("salters mercers sewers paupers")
    assert of("play", state) == {"salters", "mercers"}  # one blue card alone cannot be built
    play(state, "play salters")
    assert legal(state) == ["spend mercers"]
    play(state, "spend mercers")
    assert display(state)[0] == "mercers"


@pytest.mark.rule("L11")
def test_wren_and_others_may_be_spent_for_their_colour() -> None:
    state = table("lords wren salters huguenots")
    assert of("play", state) == {"lords", "wren", "salters", "huguenots"}
    play(state, "play lords", "spend wren", "play salters", "spend huguenots")
    assert display(state)[:2] == ["wren", "huguenots"]


@pytest.mark.rule("L11")
def test_coffee_house_takes_no_card() -> None:
    state = table("coffee_house", money=0)
    play(state, "play coffee_house")
    assert city(state) == ["coffee_house"]
    assert step(state) == "play"


@pytest.mark.rule("L11", "L15")
@pytest.mark.parametrize("school", ["school", "school_brown", "school_late"])
def test_school_lets_any_colour_be_spent_for_a_pound(school: str) -> None:
    state = table("salters paupers mercers", area=school, money=5)
    play(state, "play salters")
    assert set(legal(state)) == {"spend mercers", "spend paupers"}
    assert mine_of(state, 0).pays == [None, Cost(pay=1, loans=0)]
    assert play(state.copy(), "spend mercers").seats[0].money == 5
    assert play(state, "spend paupers").seats[0].money == 4


@pytest.mark.rule("L11", "L15")
def test_a_covered_school_teaches_nobody() -> None:
    state = table("salters paupers", area="school+mercers")
    assert of("play", state) == set()
    alone = table("salters", area="school")
    assert of("play", alone) == set()  # there is nothing else to spend


@pytest.mark.rule("L12")
def test_a_card_makes_a_pile_or_covers_one() -> None:
    state = table("salters mercers grocers vintners", area="lords ~fishmongers")
    play(state, "play salters", "spend mercers")
    assert set(legal(state)) == {"new", "cover lords", "cover_back fishmongers"}
    play(state, "cover_back fishmongers", "play grocers", "spend vintners")
    assert set(legal(state)) == {"new", "cover lords"}  # salters were placed in this turn
    play(state, "new")
    assert city(state) == ["lords", "salters", "grocers"]
    assert view_of(state, 1).seats[0].piles[1].covered == [Below(card="fishmongers", flipped=True)]


@pytest.mark.rule("L12")
def test_next_turn_it_can_be_covered() -> None:
    state = table("salters mercers grocers vintners", "", area="lords")
    play(state, "play salters", "spend mercers", "cover lords", "done")
    play(state, legal(state)[0], "three")
    while state.turn == 1:
        play(state, legal(state)[-1])
    play(state, "draw", "play grocers", "spend vintners")
    assert "cover salters" in legal(state)


@pytest.mark.rule("L13")
@pytest.mark.parametrize("card", ["huguenots", "jewish_refugees"])
def test_newcomers_bring_two_cards(card: str) -> None:
    state = table(f"{card} salters", deck="mercers grocers", display="paupers")
    play(state, f"play {card}", "draw", "take 1")
    assert hand(state) == ["mercers", "paupers", "salters"]
    assert [CARD_NAMES[KIND[one]] for one in state.gone] == [card]
    assert "done" in legal(state)  # it counts as a card played


@pytest.mark.rule("L13")
def test_wren_builds_two_cards_of_any_colour() -> None:
    state = table("wren salters lords parliament paupers", area="grocers", money=9)
    play(state, "play wren")
    assert of("play", state) == {"salters", "lords", "parliament"}
    assert "done" in legal(state)
    play(state, "play parliament", "new")
    assert state.seats[0].money == 0  # money is still paid
    assert step(state) == "architect"
    play(state, "play salters", "cover grocers")
    assert step(state) == "play"
    assert city(state) == ["salters", "parliament"]
    assert display(state) == ["-"] * 6
    assert hand(state) == ["lords", "paupers"]
    assert "wren" in [CARD_NAMES[KIND[one]] for one in state.gone]


@pytest.mark.rule("L13")
def test_wren_may_build_less() -> None:
    state = table("wren salters lords")
    play(state, "play wren", "play salters", "done")
    assert step(state) == "play"
    assert city(state) == ["salters"]
    assert city(play(table("wren lords"), "play wren", "done", "done")) == []


@pytest.mark.rule("L14")
def test_shops_earn_when_another_card_is_placed() -> None:
    state = table("wren salters lords mercers coffee_house", area="shops:2 ~shops")
    play(state, "play coffee_house", "new")
    assert list(state.seats[0].purses) == [3, 0, 0]
    play(state, "play wren", "play lords", "new", "play salters", "cover_back shops")
    assert list(state.seats[0].purses) == [5, 0, 0, 0]
    assert view_of(state, 1).seats[0].piles[0].brings == Gains(money=5, points=2, poverty=-1)
    assert state.seats[0].money == 0


@pytest.mark.rule("L14")
def test_shops_don_t_earn_by_themselves_and_lose_their_money_when_covered() -> None:
    state = table("shops mercers grocers vintners", area="shops:4")
    play(state, "play shops", "spend mercers", "new")
    assert list(state.seats[0].purses) == [5, 0]
    play(state, "play grocers", "spend vintners", "cover shops")
    assert list(state.seats[0].purses) == [0, 1]
    assert told(state, "purse_lost")[0].args["money"] == 5
    assert state.seats[0].money == 0


@pytest.mark.rule("L14")
def test_shops_earn_by_a_coffee_house_and_bring_it_when_activated() -> None:
    state = table("", area="shops coffee_house", display="salters")
    play(state, "activate coffee_house", "take 1", "activate shops")
    assert (state.seats[0].money, state.seats[0].points, state.seats[0].poverty) == (1, 2, 4)
    assert city(state) == ["~shops", "salters"]


@pytest.mark.rule("L15")
def test_powers_hold_from_placement_and_end_when_covered_or_flipped() -> None:
    state = table("school mercers sewers lords", area="grocers", money=9)
    play(state, "play school", "spend sewers", "new")
    assert view_of(state, 1).seats[0].powers == ["any_colour"]
    play(state, "play mercers", "spend lords")
    assert state.seats[0].money == 6  # £2 for the School, £1 for its lesson
    flipped = table("", area="~hospital ~shops school+salters")
    assert view_of(flipped, 1).seats[0].powers == []


# The Display


@pytest.mark.rule("L16")
def test_cards_fill_the_top_row_then_the_bottom_row() -> None:
    state = table("salters mercers", display="lords - sewers - paupers")
    play(state, "play salters", "spend mercers")
    assert display(state) == ["lords", "mercers", "sewers", "-", "paupers", "-"]


@pytest.mark.rule("L16")
def test_full_rows_move_up() -> None:
    state = table("salters mercers grocers vintners", display="lords sewers paupers omnibus brewing bridge")
    play(state, "play salters", "spend mercers")
    assert display(state) == ["omnibus", "brewing", "bridge", "mercers", "-", "-"]
    assert [CARD_NAMES[KIND[one]] for one in state.gone] == ["lords", "sewers", "paupers"]
    assert told(state, "row_left")[0].args["cards"] == ["lords", "sewers", "paupers"]


@pytest.mark.rule("L16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rows_are_as_long_as_the_table_is_full(players: int) -> None:
    shown = view_of(GAME.start(players), None).display
    facts = GAME.facts(players, GAME.settle(None))
    assert isinstance(facts, Facts)
    assert (facts.columns, len(shown)) == (players + 1, 2 * players + 2)
