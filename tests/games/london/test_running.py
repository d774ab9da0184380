"""Running the city (L17 to L29)."""

from __future__ import annotations

import pytest

from rookery.games.london.pieces import AROUND_CENTRE, BOROUGH_NAMES
from rookery.games.london.steps.tunnel import fee
from rookery.games.london.view import Cost, Forecast
from tests.games.london.tables import city, display, each, lands, legal, of, play, step, table, view_of

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
    assert (state.seats[0].money, state.seats[0].points) == (5, 5)
    play(state, "activate east_india_company")
    assert set(legal(state)) == {"spend paupers", "spend lords"}
    play(state, "spend paupers")
    assert state.seats[0].money == 17
    play(state, "activate great_exhibition")
    assert legal(state) == ["spend lords"]  # a blue card
    play(state, "spend lords", "activate street_lights")
    assert (state.seats[0].money, state.seats[0].points, state.seats[0].poverty) == (13, 11, 3)
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
    assert state.seats[0].poverty == 0
    play(state, "draw", "three", *["draw"] * 3, "draw")
    assert city(state) == ["~sewers", "~almshouses"]
    assert of("activate", state) == set()


@pytest.mark.rule("L18")
def test_leather_adds_poverty() -> None:
    state = table("", area="leather_industry")
    play(state, "activate leather_industry")
    assert (state.seats[0].money, state.seats[0].poverty) == (7, 6)


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
    assert state.seats[0].money == 4


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
    assert twice.seats[0].money == 24
    play(state, "activate woolwich_arsenal")
    assert (state.seats[0].money, state.seats[0].points) == (12, 10)
    assert city(state)[1] == "~whitehall"


@pytest.mark.rule("L20", "L28")
def test_whitehall_repeats_an_underground() -> None:
    state = table("paupers", area="underground whitehall", lands="city westminster hackney islington")
    play(state, "activate underground", "spend paupers", "tunnel city", "tunnel westminster")
    play(state, "activate whitehall", "activate underground", "tunnel hackney", "tunnel islington")
    assert state.seats[0].points == 8
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
    assert view_of(state, 1).pays == {"take 1": Cost(pay=10, loans=1)}
    paid = play(state.copy(), "take 1")
    assert (paid.seats[0].money, paid.seats[0].loans, city(paid)) == (1, 1, ["st_pauls"])
    play(state, "take 4", "activate lords")
    assert city(state) == ["lords"]
    assert (state.seats[0].points, state.seats[0].poverty) == (1, 4)
    assert display(state) == ["st_pauls", "paupers", "wren", "-", "-", "-"]


@pytest.mark.rule("L42")
def test_coffee_houses_follow_each_other() -> None:
    state = table("", area="coffee_house whitehall", display="coffee_house salters")
    play(state, "activate coffee_house", "take 1")
    assert "activate coffee_house" in legal(state)
    assert "activate whitehall" not in legal(state)  # the Coffee House was covered
    play(state, "activate coffee_house", "take 2", "activate salters")
    assert city(state) == ["~salters", "whitehall"]
    assert len(state.seats[0].covered) == 2


@pytest.mark.rule("L22")
def test_omnibus_bridge_and_town_houses_count_tops() -> None:
    state = table(
        "",
        area="omnibus bridge tower_bridge town_houses ~salters lords+grocers mercers+parliament ~sewers",
        lands="city hackney lambeth",
    )
    play(state, "activate omnibus")
    assert state.seats[0].money == 3
    play(state, "activate bridge")
    assert state.seats[0].money == 6  # Omnibus, Salters and Grocers are brown, face up or flipped
    play(state, "activate tower_bridge")
    assert state.seats[0].money == 9
    play(state, "activate town_houses")
    assert state.seats[0].points == 5  # Bridge, Tower Bridge, Town Houses, Parliament and Sewers are not
    assert city(state)[:4] == ["omnibus", "bridge", "tower_bridge", "~town_houses"]


@pytest.mark.rule("L23")
def test_steamboats_and_train_stations_count_by_the_river() -> None:
    state = table(
        "paupers paupers",
        area="steamboats train_station_north train_station_south",
        lands="city hackney westminster lambeth camberwell",
    )
    play(state, "activate steamboats")
    assert state.seats[0].money == 6  # City, Westminster, Lambeth
    play(state, "activate train_station_north", "spend paupers")
    assert (state.seats[0].money, state.seats[0].poverty) == (12, 4)
    play(state, "activate train_station_south", "spend paupers")
    assert (state.seats[0].money, state.seats[0].poverty) == (16, 3)


@pytest.mark.rule("L24")
def test_lloyds_makes_every_opponent_pay() -> None:
    state = table("", area="lloyds", areas=("", "bank_of_england"), players=4, money=1)
    state.seats[1].money = 2
    state.money_out += 1
    play(state, "activate lloyds")
    assert each(state, "money") == [7, 0, 11, 9]
    assert each(state, "loans") == [0, 0, 1, 1]  # £12 for the owner of the Bank of England


@pytest.mark.rule("L24")
def test_the_fire_brigade_taxes_boroughs() -> None:
    state = table("", area="fire_brigade", lands="city", other_lands=("westminster hackney", ""), money=1)
    play(state, "activate fire_brigade")
    assert state.seats[0].points == 2
    assert each(state, "money") == [1, 9, 1]
    assert each(state, "loans") == [0, 1, 0]


@pytest.mark.rule("L25")
def test_fleet_street_burdens_an_opponent() -> None:
    state = table("", area="fleet_street", players=3)
    play(state, "activate fleet_street")
    assert legal(state) == ["name 1", "name 2"]
    play(state, "name 2")
    assert (state.seats[0].money, each(state, "poverty")) == (5, [5, 5, 7])
    two = play(table("", area="fleet_street"), "activate fleet_street")
    assert each(two, "poverty") == [5, 7]  # of one opponent, nobody needs to be named


@pytest.mark.rule("L25")
def test_the_police_hand_poverty_over() -> None:
    state = table("", area="police_force", players=3)
    play(state, "activate police_force", "name 1")
    assert (state.seats[0].points, each(state, "poverty")) == (2, [4, 6, 5])
    none = play(table("", area="police_force", poverty=0, players=3), "activate police_force")
    assert (none.seats[0].points, each(none, "poverty")) == (2, [0, 0, 0])
    assert step(none) == "run"


@pytest.mark.rule("L26")
def test_prisons_take_up_to_three_cards() -> None:
    state = table("salters mercers paupers lords", area="brixton_prison millbank_prison")
    play(state, "activate brixton_prison", "spend paupers", "done")
    assert (state.seats[0].poverty, state.seats[0].points) == (4, 0)
    play(state, "activate millbank_prison", "spend salters", "spend lords", "spend mercers")
    assert (state.seats[0].poverty, state.seats[0].points) == (1, 3)
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
    assert (state.seats[0].money, state.seats[0].poverty) == (4, 0)
    assert legal(state) == ["done"]  # whether there are more is nobody's business
    play(state, "done")
    assert step(state) == "run"


@pytest.mark.rule("L27", "L29")
def test_public_houses_forgive_the_hand() -> None:
    state = table("salters mercers grocers", area="public_houses omnibus", lands="city")
    forecast = view_of(state, 1).seats[0].forecast
    assert forecast == Forecast(piles=2, cards=3, boroughs=1, change=4)
    plain = play(state.copy(), "activate omnibus", "done")
    assert plain.seats[0].poverty == 9
    play(state, "activate public_houses", "done")
    assert state.seats[0].poverty == 6
    assert city(state) == ["public_houses", "omnibus"]
    assert not state.pubs


@pytest.mark.rule("L28")
def test_the_first_marker_goes_to_the_city_or_next_to_it() -> None:
    state = table("paupers", area="underground", lands="southwark kensington", other_lands=("hackney paddington",))
    play(state, "activate underground", "spend paupers")
    assert state.seats[0].points == 4
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
    assert [fee(state, BOROUGH_NAMES.index(name)) for name in ("westminster", "southwark")] == [0, 3]
    assert view_of(state, 0).pays == {"tunnel southwark": Cost(pay=3, loans=1)}
    play(state, "tunnel southwark")
    assert (state.seats[0].money, state.seats[0].loans) == (8, 1)
    play(state, "tunnel lambeth")  # next to Southwark by land
    assert state.seats[0].money == 8


@pytest.mark.rule("L38")
def test_the_underground_ends_with_its_markers() -> None:
    north = "city westminster hackney islington st_pancras hampstead st_marylebone paddington kensington bethnal_green"
    one_left = " ".join(north.split()[:-1])
    state = table("paupers", area="underground", lands="southwark lambeth", other_lands=(north,), tubes=one_left)
    play(state, "activate underground", "spend paupers", "tunnel bethnal_green")
    assert step(state) == "run"
    state = table("paupers", area="underground", lands="southwark", other_lands=(north,), tubes=north)
    play(state, "activate underground", "spend paupers")
    assert (step(state), state.seats[0].points) == ("run", 4)
    assert view_of(state, 0).tubes == 0


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
    assert state.seats[0].poverty == poverty
