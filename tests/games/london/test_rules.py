"""The rules L1 to L43, each played out on a table set for it."""

from __future__ import annotations

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.match import Match, look
from rookery.games.london import GAME
from rookery.games.london.count import POORNESS, decided_by, poverty_cost, tally, winners
from rookery.games.london.pieces import (
    AROUND_CENTRE,
    CARD_NAMES,
    CARDS,
    COLOUR,
    COLOURS,
    COPIES,
    KIND,
    LETTER,
    NONE,
    STEPS,
)
from rookery.games.london.rules import London
from rookery.games.london.scoring import ending, scores
from tests.games.london.tables import city, display, drawing, hand, lands, legal, of, play, table, told


def step(state: London) -> str:
    return STEPS[state.step()]


# The data


def test_the_box_holds_what_the_rulebook_counts() -> None:
    assert CARDS == 110
    assert [LETTER.count(letter) for letter in range(3)] == [25, 50, 35]
    assert [sum(COLOUR[kind] == one for kind in KIND) for one in range(4)] == [50, 27, 22, 11]
    assert COLOURS == ["brown", "blue", "pink", "grey"]
    names = {
        name.removesuffix("_brown").removesuffix("_late").removesuffix("_north").removesuffix("_south")
        for name in CARD_NAMES
    }
    assert len(names) == 70
    assert COPIES[CARD_NAMES.index("train_station_north")] == 2


def test_the_map_is_its_own_mirror() -> None:
    by_name = {one["borough"]: one for one in look(GAME, GAME.start(2), None)["table"]["boroughs"]}
    for name, one in by_name.items():
        assert all(name in by_name[other]["neighbours"] for other in one["neighbours"])
        assert all(name in by_name[other]["bridges"] for other in one["bridges"])
        assert all(by_name[other]["bank"] == one["bank"] for other in one["neighbours"])
        assert all(by_name[other]["bank"] != one["bank"] for other in one["bridges"])
    assert len(by_name) == 20
    assert sum(len(one["bridges"]) for one in by_name.values()) == 8


# The set-up


@pytest.mark.rule("L1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_begins_alike(players: int) -> None:
    state = GAME.start(players, seed=7)
    assert state.money == state.poverty == [5] * players
    assert [len(one) for one in state.hands] == [6] * players
    assert len(state.display) == 2 * {2: 3, 3: 4, 4: 5}[players]
    letters = [
        LETTER[card] for card in [*(card for one in state.hands for card in one), *reversed(state.deck[: state.left])]
    ]
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
    assert len(state.hands[0]) == 13
    play(state, "discard paupers", "discard sewers", "discard lords")
    assert step(state) == "discard"
    play(state, "discard omnibus")
    assert state.turn == 1
    assert len(state.hands[0]) == 9
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
    assert look(GAME, state, 0)["table"]["mine"]["looked"] == ["salters", "mercers", "grocers"]
    assert look(GAME, state, 1)["table"]["mine"]["looked"] == []
    assert set(legal(state)) == {"take 1", "keep 1", "keep 2", "keep 3"}
    play(state, "keep 2")
    assert hand(state) == ["mercers"]
    assert legal(state) == ["put 1", "put 2"]
    play(state, "put 1")  # the other goes on top by itself
    assert step(state) == "action"
    assert look(GAME, state, 0)["table"]["deck"]["known"] == ["grocers", "salters"]
    assert look(GAME, state, 1)["table"]["deck"]["known"] == []
    play(state, "three", "draw", "draw", "draw")
    assert hand(state) == ["grocers", "mercers", "salters", "vintners"]


@pytest.mark.rule("L6")
def test_university_may_take_from_the_display_and_order_all_three() -> None:
    state = table("", area="university", deck="salters mercers grocers", display="paupers", draw=True)
    play(state, "take 1", "put 3", "put 1")
    assert look(GAME, state, 0)["table"]["deck"]["known"] == ["mercers", "salters", "grocers"]


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
    assert len(state.hands[0]) + state.left == table(
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
        "activate coffee_house", "take 2", "activate almshouses", "flip", "activate east_india_company", "spend omnibus",
        "flip", "activate underground", "spend salters", "tunnel city", "tunnel southwark", "flip",
        "activate brixton_prison", "done", "flip", "activate workhouse", "done", "flip", "activate whitehall", "activate almshouses", "flip",
    ):  # fmt: skip
        assert "exchange" in legal(state), step(state)
        play(state, move)
        met.add(step(state))
    assert {"action", "fetch", "run", "flip", "fee", "tunnel", "prison", "workhouse", "again"} <= met


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


# Money


@pytest.mark.rule("L8")
def test_what_is_missing_is_borrowed_in_the_fewest_loans() -> None:
    state = table("st_pauls lords", money=3)
    assert look(GAME, state, 0)["table"]["mine"]["pays"] == [{"pay": 10, "loans": 1}, None]
    play(state, "play st_pauls")
    assert (state.money[0], state.loans[0]) == (3, 1)
    assert told(state, "borrowed")[0].args == {"seat": 0, "count": 1, "money": 10}


@pytest.mark.rule("L8")
@pytest.mark.parametrize(("money", "loans", "left"), [(8, 0, 0), (7, 1, 9), (0, 1, 2)])
def test_the_move_says_beforehand_how_many_loans_it_takes(money: int, loans: int, left: int) -> None:
    state = table("", money=money)
    assert look(GAME, state, None)["table"]["pays"]["invest city"] == {"pay": 8, "loans": loans}
    play(state, "invest city")
    assert (state.money[0], state.loans[0]) == (left, loans)


@pytest.mark.rule("L8")
def test_several_loans_at_once() -> None:
    state = table("", areas=("fire_brigade",), lands="city westminster st_pancras hackney", money=0)
    state.loans[0] = 0
    play(state, "three", *["draw"] * 3, "draw")
    play(state, "activate fire_brigade")
    assert state.loans == [1, 0]
    state = table("", area="bank_of_england", money=0)
    assert state.loans_for(0, 24) == 2
    assert state.loans_for(0, 25) == 3


@pytest.mark.rule("L8")
def test_bank_of_england_makes_loans_larger_while_in_view() -> None:
    state = table("", area="bank_of_england", money=0)
    play(state, "borrow", "borrow")
    assert (state.money[0], state.loans[0]) == (24, 2)
    assert look(GAME, state, 0)["table"]["seats"][0]["loan"] == 12
    covered = table("", area="bank_of_england+salters", money=0)
    assert play(covered, "borrow").money[0] == 10


@pytest.mark.rule("L8")
def test_borrowing_at_will_ends_with_the_counters_but_paying_does_not() -> None:
    state = table("salters mercers", money=0)
    state.loans = [20, 7]
    play(state, "borrow")
    assert "borrow" not in legal(state)
    play(state, "invest city")
    assert state.loans == [21, 7]
    state.loans[0] += 3
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
    state.loans = [3, 0]
    assert all(
        name in ("three", "borrow", "invest city", "invest westminster", "invest southwark") for name in legal(state)
    )
    count = tally(state)[0]
    assert count[0] == 2  # 2 x £15 of £44, and £14 are left: 4 points, a loan unpaid: -7
    assert (count[1], count[6]) == (4, -7)


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
    assert look(GAME, state, 0)["table"]["mine"]["pays"] == [None, {"pay": 1, "loans": 0}]
    assert play(state.copy(), "spend mercers").money[0] == 5
    assert play(state, "spend paupers").money[0] == 4


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
    assert look(GAME, state, 1)["table"]["seats"][0]["piles"][1]["covered"] == [
        {"card": "fishmongers", "flipped": True}
    ]


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
    assert state.money[0] == 0  # money is still paid
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
    assert state.purses[0] == [3, 0, 0]
    play(state, "play wren", "play lords", "new", "play salters", "cover_back shops")
    assert state.purses[0] == [5, 0, 0, 0]
    assert look(GAME, state, 1)["table"]["seats"][0]["piles"][0]["brings"] == {"money": 5, "points": 2, "poverty": -1}
    assert state.money[0] == 0


@pytest.mark.rule("L14")
def test_shops_don_t_earn_by_themselves_and_lose_their_money_when_covered() -> None:
    state = table("shops mercers grocers vintners", area="shops:4")
    play(state, "play shops", "spend mercers", "new")
    assert state.purses[0] == [5, 0]
    play(state, "play grocers", "spend vintners", "cover shops")
    assert state.purses[0] == [0, 1]
    assert told(state, "purse_lost")[0].args["money"] == 5
    assert state.money[0] == 0


@pytest.mark.rule("L14")
def test_shops_earn_by_a_coffee_house_and_bring_it_when_activated() -> None:
    state = table("", area="shops coffee_house", display="salters")
    play(state, "activate coffee_house", "take 1", "activate shops")
    assert (state.money[0], state.points[0], state.poverty[0]) == (1, 2, 4)
    assert city(state) == ["~shops", "salters"]


@pytest.mark.rule("L15")
def test_powers_hold_from_placement_and_end_when_covered_or_flipped() -> None:
    state = table("school mercers sewers lords", area="grocers", money=9)
    play(state, "play school", "spend sewers", "new")
    assert look(GAME, state, 1)["table"]["seats"][0]["powers"] == ["any_colour"]
    play(state, "play mercers", "spend lords")
    assert state.money[0] == 6  # £2 for the School, £1 for its lesson
    flipped = table("", area="~hospital ~shops school+salters")
    assert look(GAME, flipped, 1)["table"]["seats"][0]["powers"] == []


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
    shown = look(GAME, GAME.start(players), None)["table"]["display"]
    assert (shown["columns"], len(shown["slots"])) == (players + 1, 2 * players + 2)


# Running the city


@pytest.mark.rule("L17")
def test_cards_are_activated_in_any_order_each_once_and_at_least_one() -> None:
    state = table("", area="salters mercers grand_hotel st_pauls school ~grocers hospital", lands="city")
    assert of("activate", state) == {"salters", "mercers", "grand_hotel"}
    play(state, "activate mercers", "flip", "activate grand_hotel")
    assert of("activate", state) == {"salters"}
    assert "done" in legal(state)


@pytest.mark.rule("L17")
def test_without_anything_to_activate_the_city_cannot_be_run() -> None:
    assert (
        of("activate", table("", area="st_pauls school hospital ~salters bank_of_england great_fire_monument")) == set()
    )
    assert of("activate", table("", area="school_late")) == {"school_late"}


@pytest.mark.rule("L18")
def test_costs_gains_and_flips() -> None:
    state = table("paupers lords", area="east_india_company woolwich_arsenal great_exhibition street_lights", money=12)
    play(state, "activate woolwich_arsenal")
    assert (state.money[0], state.points[0]) == (5, 5)
    play(state, "activate east_india_company")
    assert set(legal(state)) == {"spend paupers", "spend lords"}
    play(state, "spend paupers")
    assert state.money[0] == 17
    play(state, "activate great_exhibition")
    assert legal(state) == ["spend lords"]  # a blue card
    play(state, "spend lords", "activate street_lights")
    assert (state.money[0], state.points[0], state.poverty[0]) == (13, 11, 3)
    assert city(state) == ["~east_india_company", "~woolwich_arsenal", "~great_exhibition", "street_lights"]


@pytest.mark.rule("L18")
def test_fees_must_be_there_and_school_does_not_help() -> None:
    state = table("salters", area="great_exhibition school east_india_company")
    assert of("activate", state) == {"east_india_company"}
    assert of("activate", table("", area="great_exhibition east_india_company")) == set()


@pytest.mark.rule("L18")
def test_poverty_never_falls_below_nothing_and_flipped_cards_stay_so() -> None:
    state = table("", area="sewers almshouses", poverty=1, lands="city hackney")
    play(state, "activate sewers", "activate almshouses", "done")
    assert state.poverty[0] == 0
    play(state, "draw", "three", *["draw"] * 3, "draw")
    assert city(state) == ["~sewers", "~almshouses"]
    assert of("activate", state) == set()


@pytest.mark.rule("L18")
def test_leather_adds_poverty() -> None:
    state = table("", area="leather_industry")
    play(state, "activate leather_industry")
    assert (state.money[0], state.poverty[0]) == (7, 6)


@pytest.mark.rule("L19")
def test_a_hospital_is_flipped_instead() -> None:
    state = table("", area="salters hospital mercers whitehall grocers")
    play(state, "activate salters")
    assert legal(state) == ["spare", "flip"]
    play(state, "spare")
    assert city(state)[:2] == ["salters", "~hospital"]
    assert "activate salters" not in legal(state)  # not again in this run,
    play(state, "activate mercers")  # and there is no Hospital any more
    assert city(state)[2] == "~mercers"
    play(state, "activate whitehall")
    assert legal(state) == ["activate mercers"]  # not even by Whitehall


@pytest.mark.rule("L19")
def test_a_spared_card_can_be_activated_in_a_later_run() -> None:
    state = table("", area="salters hospital", lands="city hackney")
    play(state, "activate salters", "spare", "done", "draw", "three", *["draw"] * 3, "draw")
    assert of("activate", state) == {"salters"}
    assert state.money[0] == 4


@pytest.mark.rule("L19")
def test_each_hospital_spares_once_and_only_cards_that_flip() -> None:
    state = table("", area="salters mercers hospital hospital grand_hotel lords")
    play(state, "activate grand_hotel", "activate lords", "activate salters", "spare", "activate mercers", "spare")
    assert city(state) == ["salters", "mercers", "~hospital", "~hospital", "grand_hotel", "lords"]


@pytest.mark.rule("L20")
def test_whitehall_repeats_a_card_free_of_cost() -> None:
    state = table("paupers", area="east_india_company whitehall woolwich_arsenal ~salters", money=7)
    assert "activate whitehall" not in legal(state)
    play(state, "activate east_india_company", "spend paupers", "activate woolwich_arsenal", "activate whitehall")
    assert set(legal(state)) == {"activate east_india_company", "activate woolwich_arsenal"}
    twice = play(state.copy(), "activate east_india_company")
    assert twice.money[0] == 24
    play(state, "activate woolwich_arsenal")
    assert (state.money[0], state.points[0]) == (12, 10)
    assert city(state)[1] == "~whitehall"


@pytest.mark.rule("L20", "L28")
def test_whitehall_repeats_an_underground() -> None:
    state = table("paupers", area="underground whitehall", lands="city westminster hackney islington")
    play(state, "activate underground", "spend paupers", "tunnel city", "tunnel westminster")
    play(state, "activate whitehall", "activate underground", "tunnel hackney", "tunnel islington")
    assert state.points[0] == 8
    assert lands(state.tubes) == {"city", "westminster", "hackney", "islington"}
    assert city(state) == ["~underground", "~whitehall"]


@pytest.mark.rule("L20")
def test_a_hospital_may_spare_whitehall() -> None:
    state = table("", area="salters whitehall hospital")
    play(state, "activate salters", "flip", "activate whitehall", "activate salters", "spare")
    assert city(state) == ["~salters", "whitehall", "~hospital"]
    assert legal(state) == ["done"]


@pytest.mark.rule("L21")
def test_coffee_house_fetches_a_card_of_any_colour() -> None:
    state = table("", area="coffee_house", display="st_pauls paupers wren lords", money=1)
    play(state, "activate coffee_house")
    assert legal(state) == ["take 1", "take 4"]
    assert look(GAME, state, 1)["table"]["pays"] == {"take 1": {"pay": 10, "loans": 1}}
    paid = play(state.copy(), "take 1")
    assert (paid.money[0], paid.loans[0], city(paid)) == (1, 1, ["st_pauls"])
    play(state, "take 4", "activate lords")
    assert city(state) == ["lords"]
    assert (state.points[0], state.poverty[0]) == (1, 4)
    assert display(state) == ["st_pauls", "paupers", "wren", "-", "-", "-"]


@pytest.mark.rule("L42")
def test_coffee_houses_follow_each_other() -> None:
    state = table("", area="coffee_house whitehall", display="coffee_house salters")
    play(state, "activate coffee_house", "take 1")
    assert "activate coffee_house" in legal(state)
    assert "activate whitehall" not in legal(state)  # the Coffee House was covered
    play(state, "activate coffee_house", "take 2", "activate salters")
    assert city(state) == ["~salters", "whitehall"]
    assert len(state.covered[0]) == 2


@pytest.mark.rule("L22")
def test_omnibus_bridge_and_town_houses_count_tops() -> None:
    state = table(
        "",
        area="omnibus bridge tower_bridge town_houses ~salters lords+grocers mercers+parliament ~sewers",
        lands="city hackney lambeth",
    )
    play(state, "activate omnibus")
    assert state.money[0] == 3
    play(state, "activate bridge")
    assert state.money[0] == 6  # Omnibus, Salters and Grocers are brown, face up or flipped
    play(state, "activate tower_bridge")
    assert state.money[0] == 9
    play(state, "activate town_houses")
    assert state.points[0] == 5  # Bridge, Tower Bridge, Town Houses, Parliament and Sewers are not
    assert city(state)[:4] == ["omnibus", "bridge", "tower_bridge", "~town_houses"]


@pytest.mark.rule("L23")
def test_steamboats_and_train_stations_count_by_the_river() -> None:
    state = table(
        "paupers paupers",
        area="steamboats train_station_north train_station_south",
        lands="city hackney westminster lambeth camberwell",
    )
    play(state, "activate steamboats")
    assert state.money[0] == 6  # City, Westminster, Lambeth
    play(state, "activate train_station_north", "spend paupers")
    assert (state.money[0], state.poverty[0]) == (12, 4)
    play(state, "activate train_station_south", "spend paupers")
    assert (state.money[0], state.poverty[0]) == (16, 3)


@pytest.mark.rule("L24")
def test_lloyds_makes_every_opponent_pay() -> None:
    state = table("", area="lloyds", areas=("", "bank_of_england"), players=4, money=1)
    state.money[1] = 2
    state.money_out += 1
    play(state, "activate lloyds")
    assert state.money == [7, 0, 11, 9]
    assert state.loans == [0, 0, 1, 1]  # £12 for the owner of the Bank of England


@pytest.mark.rule("L24")
def test_the_fire_brigade_taxes_boroughs() -> None:
    state = table("", area="fire_brigade", lands="city", other_lands=("westminster hackney", ""), money=1)
    play(state, "activate fire_brigade")
    assert state.points[0] == 2
    assert state.money == [1, 9, 1]
    assert state.loans == [0, 1, 0]


@pytest.mark.rule("L25")
def test_fleet_street_burdens_an_opponent() -> None:
    state = table("", area="fleet_street", players=3)
    play(state, "activate fleet_street")
    assert legal(state) == ["name 1", "name 2"]
    play(state, "name 2")
    assert (state.money[0], state.poverty) == (5, [5, 5, 7])
    two = play(table("", area="fleet_street"), "activate fleet_street")
    assert two.poverty == [5, 7]  # of one opponent, nobody needs to be named


@pytest.mark.rule("L25")
def test_the_police_hand_poverty_over() -> None:
    state = table("", area="police_force", players=3)
    play(state, "activate police_force", "name 1")
    assert (state.points[0], state.poverty) == (2, [4, 6, 5])
    none = play(table("", area="police_force", poverty=0, players=3), "activate police_force")
    assert (none.points[0], none.poverty) == (2, [0, 0, 0])
    assert step(none) == "run"


@pytest.mark.rule("L26")
def test_prisons_take_up_to_three_cards() -> None:
    state = table("salters mercers paupers lords", area="brixton_prison millbank_prison")
    play(state, "activate brixton_prison", "spend paupers", "done")
    assert (state.poverty[0], state.points[0]) == (4, 0)
    play(state, "activate millbank_prison", "spend salters", "spend lords", "spend mercers")
    assert (state.poverty[0], state.points[0]) == (1, 3)
    assert display(state)[:4] == ["paupers", "salters", "lords", "mercers"]
    state = table("salters mercers grocers vintners", area="brixton_prison")
    play(state, "activate brixton_prison", "spend salters", "spend mercers", "spend grocers")
    assert step(state) == "run"  # three at most


@pytest.mark.rule("L26")
def test_the_workhouse_takes_any_number_of_paupers() -> None:
    state = table("paupers paupers paupers paupers lords", area="workhouse", poverty=3)
    play(state, "activate workhouse")
    assert set(legal(state)) == {"spend paupers", "done"}
    play(state, *["spend paupers"] * 4)
    assert (state.money[0], state.poverty[0]) == (4, 0)
    assert legal(state) == ["done"]  # whether there are more is nobody's business
    play(state, "done")
    assert step(state) == "run"


@pytest.mark.rule("L27", "L29")
def test_public_houses_forgive_the_hand() -> None:
    state = table("salters mercers grocers", area="public_houses omnibus", lands="city")
    forecast = look(GAME, state, 1)["table"]["seats"][0]["forecast"]
    assert forecast == {"piles": 2, "cards": 3, "boroughs": 1, "change": 4}
    plain = play(state.copy(), "activate omnibus", "done")
    assert plain.poverty[0] == 9
    play(state, "activate public_houses", "done")
    assert state.poverty[0] == 6
    assert city(state) == ["public_houses", "omnibus"]
    assert not state.pubs


@pytest.mark.rule("L28")
def test_the_first_marker_goes_to_the_city_or_next_to_it() -> None:
    state = table("paupers", area="underground", lands="southwark kensington", other_lands=("hackney paddington",))
    play(state, "activate underground", "spend paupers")
    assert state.points[0] == 4
    assert of("tunnel", state) == {"southwark", "hackney"}
    assert lands(AROUND_CENTRE) == {
        "city", "westminster", "st_marylebone", "st_pancras", "islington", "hackney", "bethnal_green", "southwark",
    }  # fmt: skip
    play(state, "tunnel southwark")
    assert step(state) == "run"  # nothing else is next to a marker


@pytest.mark.rule("L28")
def test_only_a_bridge_costs_three_pounds() -> None:
    state = table(
        "paupers", area="underground", lands="city westminster lambeth southwark battersea", tubes="city", money=1
    )
    play(state, "activate underground", "spend paupers")
    assert of("tunnel", state) == {"westminster", "southwark"}
    shown = {one["borough"]: one["site"] for one in look(GAME, state, 1)["table"]["boroughs"]}
    assert (shown["westminster"], shown["southwark"], shown["lambeth"]) == (0, 3, None)
    assert look(GAME, state, 0)["table"]["pays"] == {"tunnel southwark": {"pay": 3, "loans": 1}}
    play(state, "tunnel southwark")
    assert (state.money[0], state.loans[0]) == (8, 1)
    play(state, "tunnel lambeth")  # next to Southwark by land
    assert state.money[0] == 8


@pytest.mark.rule("L38")
def test_the_underground_ends_with_its_markers() -> None:
    north = "city westminster hackney islington st_pancras hampstead st_marylebone paddington kensington bethnal_green"
    one_left = " ".join(north.split()[:-1])
    state = table("paupers", area="underground", lands="southwark lambeth", other_lands=(north,), tubes=one_left)
    play(state, "activate underground", "spend paupers", "tunnel bethnal_green")
    assert step(state) == "run"
    state = table("paupers", area="underground", lands="southwark", other_lands=(north,), tubes=north)
    play(state, "activate underground", "spend paupers")
    assert (step(state), state.points[0]) == ("run", 4)
    assert look(GAME, state, 0)["table"]["tubes"] == 0


@pytest.mark.rule("L29")
@pytest.mark.parametrize(
    ("cards", "boroughs", "poverty"),
    [
        ("salters mercers", "city", 7),
        ("", "city hackney westminster", 3),
        ("", "city hackney westminster islington st_pancras kensington fulham", 0),
    ],
)
def test_running_changes_poverty_by_piles_hand_and_boroughs(cards: str, boroughs: str, poverty: int) -> None:
    state = table(cards, area="omnibus", lands=boroughs)
    play(state, "activate omnibus", "done")
    assert state.poverty[0] == poverty


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
    assert state.money[0] == 0
    assert hand(state) == ["grocers", "mercers", "salters"]
    assert state.turn == 1


@pytest.mark.rule("L39")
def test_eleven_markers_and_no_more() -> None:
    eleven = (
        "city westminster hackney islington st_pancras hampstead st_marylebone paddington kensington fulham hammersmith"
    )
    state = table("", lands=eleven)
    assert of("invest", state) == set()
    shown = look(GAME, state, 0)["table"]
    assert shown["seats"][0]["markers"] == 0
    assert not any(one["open"] for one in shown["boroughs"])
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


# The end


@pytest.mark.rule("L32")
def test_after_the_last_card_everyone_else_has_one_more_turn() -> None:
    state = table("", deck="salters", left=0, display="paupers paupers paupers paupers paupers", players=3)
    play(state, "three", "draw")
    assert state.closing == 0
    assert look(GAME, state, 1)["table"]["closing"] == 0
    play(state, "take 1", "take 2")
    for seat in (1, 2):
        assert state.turn == seat
        if step(state) == "draw":
            play(state, legal(state)[0])
        play(state, "three")
        while not state.over and state.turn == seat:
            play(state, legal(state)[0])
    assert state.over
    assert state.waiting() == []
    assert len(told(state, "counted")) == 3


@pytest.mark.rule("L32", "L41")
def test_looking_at_the_last_cards_is_not_taking_them() -> None:
    state = table("", area="university", deck="salters mercers", left=0, display="paupers", draw=True)
    assert look(GAME, state, 1)["table"]["deck"]["left"] == 2
    play(state, "keep 1")
    assert state.closing == NONE
    again = table("", area="university parliament", deck="salters mercers", left=0, display="paupers", draw=True)
    play(again, "keep 1", "keep 1")
    assert again.closing == 0


@pytest.mark.rule("L33")
def test_the_count_line_by_line() -> None:
    state = table(
        "paupers salters", area="~st_pauls+lords hospital", lands="city southwark", tubes="city", money=32, poverty=8
    )
    state.loans[0] = 1
    state.points[0] = state.points_out = 9
    state.poverty[1] = 4
    state.poverty_out -= 4
    sheets = scores(state)
    assert {line.kind: line.points for line in sheets[0].lines} == {
        "cash": 5,  # £32 - £15 = £17
        "boroughs": 10,
        "underground": 2,
        "buildings": 10,  # covered and flipped too
        "taken": 9,
        "loans": 0,
        "poverty": -7,  # 8 and 2 cards, less 4: 6
    }
    assert sheets[0].total == 29
    assert sheets[1].total == 10  # £32, and nobody is less poor
    assert all([line.kind for line in sheet.lines] == [line.kind for line in sheets[0].lines] for sheet in sheets)
    assert all(line.rule == "L33" for sheet in sheets for line in sheet.lines)


@pytest.mark.rule("L33")
def test_poverty_costs_by_the_table() -> None:
    assert [poverty_cost(poverty) for poverty in range(13)] == [0, 1, 1, 2, 3, 5, 7, 9, 11, 13, 15, 18, 21]


@pytest.mark.rule("L33")
def test_unpaid_loans_cost_seven() -> None:
    state = table("", money=14)
    state.loans = [2, 0]
    assert [line.points for line in scores(state)[0].lines if line.kind in ("cash", "loans")] == [4, -14]


def rivals(**first: object) -> London:
    """Two players with equal points; the first differs as said."""
    state = table("", "", **first)  # type: ignore[arg-type]
    counts = tally(state)
    gap = counts[0][8] - counts[1][8]
    for seat, more in ((0, max(0, -gap)), (1, max(0, gap))):
        state.points[seat] += more
        state.points_out += more
    return state


@pytest.mark.rule("L34")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_most_points_win(seat: int) -> None:
    state = rivals()
    state.points[seat] += 1
    assert (winners(state), ending(state)) == ([seat], "points")
    assert state.returns()[seat] == 1.0


@pytest.mark.rule("L34")
def test_ties_go_to_the_least_poverty() -> None:
    state = rivals(lands="city hackney")
    state.poverty[0] += 2
    state.points[0] += 1
    assert tally(state)[0][POORNESS] == 2
    assert (winners(state), ending(state)) == ([1], "poverty")


@pytest.mark.rule("L34")
def test_then_to_the_most_boroughs() -> None:
    state = rivals(area="st_pauls", other_lands=("city",))
    assert tally(state)[0][8] == tally(state)[1][8]
    assert (winners(state), ending(state)) == ([1], "boroughs")


@pytest.mark.rule("L34")
def test_then_to_the_best_single_card() -> None:
    state = rivals(area="hospital hospital", areas=("lords nelsons_column",))
    assert (winners(state), ending(state)) == ([1], "card")
    assert state.best == [3, 5]


@pytest.mark.rule("L34")
def test_then_the_win_is_shared() -> None:
    state = rivals(area="hospital", areas=("hospital",))
    assert (winners(state), ending(state), state.returns()) == ([0, 1], "shared", [0.5, 0.5])
    assert decided_by(state) == 4


@pytest.mark.rule("L34")
def test_a_third_player_far_behind_changes_nothing() -> None:
    state = table("", "", "", area="hospital", areas=("hospital", ""))
    assert (winners(state), ending(state)) == ([0, 1], "shared")


# Clarifications


@pytest.mark.rule("L35")
def test_cards_of_the_display_are_remembered_until_they_leave_the_hand() -> None:
    state = table("paupers", "", display="paupers salters", deck="paupers", draw=True)
    play(state, "take 1")
    seen = look(GAME, state, 1)["table"]["seats"][0]
    assert (seen["cards"], seen["known"]) == (2, ["paupers"])
    assert sum(seen["letters"]) == 2
    state = table("paupers mercers", "", area="brixton_prison", display="paupers")
    state.take_card(0, 0, "L2")
    play(state, "activate brixton_prison", "spend paupers")
    assert look(GAME, state, 1)["table"]["seats"][0]["known"] == []  # the known one left first


@pytest.mark.rule("L36")
def test_equal_cards_on_piles_are_one_choice() -> None:
    state = table("salters mercers", area="shops:3 shops:1 shops:2")
    play(state, "play salters", "spend mercers")
    assert legal(state).count("cover shops") == 1
    play(state, "cover shops")
    assert state.purses[0] == [4, 0, 3]
    state = table("", area="shops:1 shops:3")
    play(state, "activate shops")
    assert (state.money[0], city(state)) == (3, ["shops", "~shops"])


@pytest.mark.rule("L37")
def test_cards_without_an_object_wait() -> None:
    state = table("", area="coffee_house whitehall hospital salters", display="paupers wren")
    assert of("activate", state) == {"salters"}
    play(state, "activate salters", "flip")
    assert of("activate", state) == {"whitehall"}
    assert of("activate", table("", area="coffee_house", display="salters")) == {"coffee_house"}


@pytest.mark.rule("L43")
def test_the_price_comes_first_then_the_school_then_the_shops() -> None:
    state = table("lords st_pauls paupers mercers", area="school shops", money=10)
    play(state, "play st_pauls")
    assert state.money[0] == 0
    play(state, "spend paupers")
    assert (state.money[0], state.loans[0], state.purses[0]) == (9, 1, [0, 0])
    play(state, "new")
    assert state.purses[0] == [0, 1, 0]


def test_refusals_tell_the_reason() -> None:
    match = Match(GAME, 2, seed=3)
    state = table(
        "salters mercers paupers", area="grocers coffee_house ~vintners", lands="city", display="lords", draw=True
    )
    match.state = state
    reasons = {}
    for name in ("three", "take 2", "exchange", "play salters"):
        refusal = match.refusal(0, name)
        assert refusal is not None
        reasons[name] = (refusal.reason, refusal.rule)
    assert reasons == {
        "three": ("first", "L2"),
        "take 2": ("slot_empty", "L16"),
        "exchange": ("no_exchange", "L7"),
        "play salters": ("first", "L2"),
    }
    play(state, "draw")
    wanted = {
        "invest city": "borough_taken",
        "invest greenwich": "borough_far",
        "play parliament": "not_in_hand",
        "activate vintners": "was_activated",
        "activate salters": "not_on_top",
        "draw": "first",
    }
    found = {name: match.refusal(0, name) for name in wanted}
    assert {name: refusal.reason for name, refusal in found.items() if refusal} == wanted


def test_random_choices_never_meet_a_dead_end_from_a_crowded_table() -> None:
    """Every power and every text in one city."""
    area = (
        "stock_exchange university parliament school bank_of_england shops coffee_house hospital whitehall underground "
        "fleet_street police_force brixton_prison millbank_prison workhouse public_houses great_exhibition"
    )
    for seed in range(40):
        state = table(
            "paupers salters lords sewers huguenots wren", "mercers", area=area, lands="city southwark", draw=True
        )
        luck = QuickDice(seed)
        for _ in range(200):
            moves = state.legal(state.turn)
            assert moves
            state.play(state.turn, moves[luck.pick(len(moves))])
            assert state.audit() == []
            if state.over:
                break
