"""The rulebook's worked examples, played."""

from __future__ import annotations

import pytest

from rookery.games.london.view import Forecast
from tests.games.london.tables import city, display, hand, lands, legal, of, play, table, told, view_of


@pytest.mark.rule("L8", "L11", "L13")
def test_playing_cards() -> None:
    """Huguenots bring two cards; a Coffee House takes none; St Paul's £10, East India Company £4, with a loan."""
    state = table(
        "huguenots st_pauls coffee_house east_india_company water_works paupers",
        deck="grocers woolwich_arsenal",
        money=5,
    )
    play(state, "play huguenots", "draw", "draw")
    assert [one for one in hand(state) if one in ("grocers", "woolwich_arsenal")] == ["grocers", "woolwich_arsenal"]
    play(state, "play coffee_house")
    play(state, "play st_pauls", "spend water_works")
    assert (state.seats[0].money, state.seats[0].loans) == (5, 1)
    play(state, "play east_india_company", "spend grocers")
    assert (state.seats[0].money, state.seats[0].loans) == (1, 1)
    assert city(state) == ["coffee_house", "st_pauls", "east_india_company"]
    assert display(state) == ["water_works", "grocers", "-", "-", "-", "-"]
    play(state, "done")
    assert state.turn == 1


@pytest.mark.rule("L17", "L18", "L19", "L21", "L29")
def test_running_the_city() -> None:
    """East India Company, Arsenal, Coffee House, British Museum and Hospital: five piles, a card, a borough."""
    state = table(
        "paupers mercers",
        area="east_india_company woolwich_arsenal coffee_house british_museum hospital",
        display="almshouses",
        lands="city",
        money=0,
        poverty=5,
    )
    play(state, "activate east_india_company", "spend paupers")
    assert state.seats[0].money == 12
    play(state, "spare")  # the Hospital is flipped in its place
    play(state, "activate woolwich_arsenal")
    assert (state.seats[0].money, state.seats[0].points) == (5, 5)
    play(state, "activate coffee_house", "take 1", "activate almshouses")
    assert state.seats[0].poverty == 3
    play(state, "activate british_museum")
    assert (state.seats[0].points, state.seats[0].poverty) == (6, 2)
    assert city(state) == ["east_india_company", "~woolwich_arsenal", "~almshouses", "british_museum", "~hospital"]
    forecast = view_of(state, 0).seats[0].forecast
    assert forecast == Forecast(piles=5, cards=1, boroughs=1, change=5)
    play(state, "done")
    assert state.seats[0].poverty == 7
    assert told(state, "city_counted")[0].args == {"seat": 0, "piles": 5, "cards": 1, "boroughs": 1}


@pytest.mark.rule("L18")
def test_activating_a_dock() -> None:
    """A card is spent, £7 are gained, the card is flipped."""
    state = table("paupers", area="west_india_docks")
    play(state, "activate west_india_docks", "spend paupers")
    assert (state.seats[0].money, city(state)) == (7, ["~west_india_docks"])


@pytest.mark.rule("L28")
def test_the_underground() -> None:
    """Southwark, then Deptford, not Bethnal Green; later the City over the bridge for £3, then Westminster."""
    state = table(
        "paupers",
        "paupers",
        area="underground",
        areas=("underground",),
        lands="southwark deptford",
        other_lands=("city westminster bethnal_green",),
        money=3,
    )
    play(state, "activate underground", "spend paupers")
    assert {"southwark", "bethnal_green"} <= of("tunnel", state)
    play(state, "tunnel southwark")
    assert of("tunnel", state) == {"deptford", "city"}  # the City over the bridge
    play(state, "tunnel deptford", "done")
    assert state.turn == 1
    play(state, "draw", "activate underground", "spend paupers", "tunnel city")
    assert state.seats[1].money == 0
    assert of("tunnel", state) == {"westminster", "bethnal_green"}
    play(state, "tunnel westminster")
    assert lands(state.tubes) == {"southwark", "deptford", "city", "westminster"}
    assert state.seats[1].money == 0


@pytest.mark.rule("L30")
def test_investing() -> None:
    """City for £8 and four cards; then St. Pancras is open, and Southwark & Bermondsey over the bridge."""
    state = table("", players=3, money=8)
    assert of("invest", state) == {"city", "westminster", "southwark"}
    play(state, "invest city", *["draw"] * 4)
    assert state.seats[0].money == 0
    assert len(state.seats[0].hand) == 4
    play(state, "draw", "invest st_pancras", *["draw"] * 3)
    play(state, "draw")
    assert "southwark" in of("invest", state)
    assert "lambeth" not in of("invest", state)
    assert "invest city" not in legal(state)
