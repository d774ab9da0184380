"""Every card of the box by its printed values: built, activated, covered, flipped and spent, each in play."""

from __future__ import annotations

import pytest

from rookery.games.london.pieces import CARD_NAMES
from tests.games.london.tables import KIND, city, display, legal, of, play, table

# Read off the printed cards: colour, price, points at the end; then, activated with the boroughs below and nothing else
# in the city: money (its cost paid), points and poverty, and what becomes of it.
BOROUGHS = "city hackney lambeth camberwell"
PRINTED = """
almshouses             brown  0 0   0 0 -2 flips
salters                brown  0 0   4 0  0 flips
vintners               brown  0 0   4 0  0 flips
haberdashers           brown  0 0   4 0  0 flips
covent_garden          brown  0 0   5 2  0 flips
mercers                brown  0 0   5 0  0 flips
east_india_company     brown  4 2  12 0  0 flips
school_brown           brown  2 2   - -  - inert
grocers                brown  0 0   4 0  0 flips
coffee_house           brown  0 0   0 0  0 covered
vauxhall_gardens       brown  0 0   2 2 -1 flips
fishmongers            brown  0 0   5 0  0 flips
stock_exchange         brown  2 1   2 0  0 stays
omnibus                brown  0 0   4 0  0 stays
bank_of_england        brown  0 2   - -  - inert
shops                  brown  0 0   0 2 -1 flips
albert_dock            brown  2 2  10 1  0 flips
furniture_makers       brown  0 1   6 0  0 flips
watch_makers           brown  0 1   6 0  0 flips
west_india_docks       brown  0 2   7 0  0 flips
workers_houses         brown  0 0   0 0 -2 flips
oxford_street          brown  4 0   8 2 -1 flips
leather_industry       brown  0 1   7 0  1 flips
lloyds                 brown  0 2   2 0  0 flips
silk_weaving           brown  0 1   6 0  0 flips
royal_victoria_dock    brown  2 2  10 1  0 flips
brewing                brown  2 1   9 0  0 flips
ship_building          brown  2 1   6 2  0 flips
steamboats             brown  0 0   4 0  0 flips
train_station_north    brown  3 3   4 0 -1 flips
train_station_south    brown  3 3   4 0 -1 flips
public_houses          brown  0 0   0 0  0 stays
grand_hotel            brown  0 0   4 0  0 stays
billingsgate_market    brown  0 0   8 0  0 flips
smithfield_market      brown  0 0   8 0 -1 flips
huguenots              brown  0 0   - -  - played
jewish_refugees        brown  0 0   - -  - played
school                 blue   2 2   - -  - inert
water_works            blue   1 1   0 0 -2 flips
theatre_royal          blue   0 0   2 2  0 flips
st_pauls               blue  10 6   - -  - inert
hospital               blue   2 3   - -  - inert
town_houses            blue   4 0   0 1  0 flips
street_lights          blue   0 0  -4 1 -2 stays
university             blue   5 3   - -  - inert
buckingham_palace      blue  10 7   - -  - inert
nelsons_column         blue   8 5   - -  - inert
kew_gardens            blue   7 4   0 0 -1 stays
british_museum         blue   4 2   0 1 -1 stays
lords                  blue   0 1   0 1 -1 stays
natural_history_museum blue   6 1   0 2 -1 stays
albert_hall            blue   5 3   0 2  0 flips
school_late            blue   2 2   0 0 -1 stays
sewers                 blue   4 0   0 0 -3 flips
wren                   blue   0 0   - -  - played
woolwich_arsenal       pink   0 0  -7 5  0 flips
great_fire_monument    pink   5 4   - -  - inert
police_force           pink   2 0   0 2 -1 flips
bridge                 pink   2 2   0 0  0 stays
fleet_street           pink   0 0   5 0  0 flips
regent_street          pink   2 2   3 2 -1 flips
fire_brigade           pink   0 0   0 2  0 flips
brixton_prison         pink   0 0   0 0  0 flips
highgate_cemetery      pink   4 2   0 0 -2 flips
millbank_prison        pink   5 0   0 0  0 flips
underground            pink   7 0   0 4  0 flips
whitehall              pink   4 1   - -  - inert
tower_bridge           pink   6 4   0 0  0 stays
great_exhibition       pink   3 0   0 5  0 flips
thames_embankment      pink   8 4   0 0 -1 flips
workhouse              pink   0 2   0 0  0 flips
parliament             pink   9 5   - -  - inert
paupers                grey   0 0   - -  - poor
"""
ROWS = {line.split()[0]: line.split()[1:] for line in PRINTED.split("\n") if line}
FEES = {
    "any": "east_india_company albert_dock west_india_docks royal_victoria_dock brewing ship_building "
    "train_station_north train_station_south underground",
    "blue": "great_exhibition",
}
PARTNER = {"brown": "fishmongers", "blue": "theatre_royal", "pink": "fleet_street"}
SECOND = {"brown": "vintners", "blue": "lords", "pink": "workhouse"}
BUILT = [name for name, row in ROWS.items() if row[-1] not in ("played", "poor")]
ACTIVE = [name for name in BUILT if ROWS[name][-1] != "inert"]


def printed_name(name: str) -> str:
    for suffix in ("_brown", "_late", "_north", "_south"):
        name = name.removesuffix(suffix)
    return name


def partner(name: str) -> str:
    """Another card of its colour."""
    colour = ROWS[name][0]
    return SECOND[colour] if PARTNER[colour] == name else PARTNER[colour]


def test_every_card_of_the_box_is_tested_here() -> None:
    """Seventy names; a card that is missing from the table above is one that no test plays."""
    assert list(ROWS) == CARD_NAMES
    assert len({printed_name(name) for name in ROWS}) == 70


@pytest.mark.parametrize("name", BUILT)
def test_it_is_built_for_its_price_and_counts_at_the_end(name: str) -> None:
    price, worth = int(ROWS[name][1]), int(ROWS[name][2])
    other = partner(name)
    state = table(f"{name} {other}", money=20)
    play(state, f"play {name}")
    if name != "coffee_house":
        assert legal(state) == [f"spend {other}"]
        play(state, f"spend {other}")
    assert city(state) == [name]
    assert (state.seats[0].money, state.seats[0].worth, state.seats[0].best) == (20 - price, worth, worth)


@pytest.mark.parametrize("name", ACTIVE)
def test_it_brings_what_it_says_when_activated(name: str) -> None:
    money, points, poverty = (int(number) for number in ROWS[name][3:6])
    state = table(
        "paupers lords" if name != "lords" else "paupers wren",
        area=name,
        display="almshouses" if name != "almshouses" else "salters",
        lands=BOROUGHS,
        other_lands=("westminster",),
        money=20,
    )
    play(state, f"activate {name}")
    if name in FEES["any"].split():
        play(state, "spend paupers")
        assert display(state)[1] == "paupers"
    elif name in FEES["blue"].split():
        assert legal(state) == ["spend lords"]
        play(state, "spend lords")
    while legal(state)[0].startswith(("tunnel", "take")):
        play(state, legal(state)[0])
    if of("spend", state):
        play(state, "done")
    assert (state.seats[0].money - 20, state.seats[0].points, state.seats[0].poverty - 5) == (money, points, poverty)
    becomes = {"flips": f"~{name}", "stays": name, "covered": "almshouses"}
    assert city(state) == [becomes[ROWS[name][-1]]]
    assert f"activate {name}" not in legal(state)


@pytest.mark.parametrize("name", [name for name in BUILT if name not in ACTIVE])
def test_what_has_nothing_to_activate_is_not_offered(name: str) -> None:
    state = table("paupers lords", area=name, display="salters", lands=BOROUGHS)
    assert of("activate", state) == set()


@pytest.mark.parametrize("name", BUILT)
@pytest.mark.parametrize("flipped", [False, True])
def test_it_can_be_covered_and_still_counts(name: str, flipped: bool) -> None:
    if flipped and ROWS[name][-1] != "flips" and name not in ("hospital", "whitehall"):
        return  # these are never flipped
    one, other = ("salters", "mercers") if name not in ("salters", "mercers") else ("grocers", "vintners")
    state = table(f"{one} {other}", area=f"~{name}" if flipped else name)
    play(state, f"play {one}", f"spend {other}", f"cover_back {name}" if flipped else f"cover {name}")
    assert city(state) == [one]
    assert [CARD_NAMES[KIND[below.card]] for below in state.seats[0].covered] == [name]
    assert state.seats[0].worth == int(ROWS[name][2])
    assert of("activate", table("", area=f"{name}+st_pauls" if name != "st_pauls" else "st_pauls+school")) == set()


@pytest.mark.parametrize("name", list(ROWS))
def test_it_can_be_spent_and_discarded(name: str) -> None:
    prison = "millbank_prison" if name == "brixton_prison" else "brixton_prison"
    hand = "vauxhall_gardens covent_garden theatre_royal paupers paupers paupers paupers paupers paupers"
    state = table(f"{name} {hand.replace(name, 'omnibus') if name != 'paupers' else hand}", area=prison)
    discarding = state.copy()
    play(state, f"activate {prison}", f"spend {name}")
    assert display(state)[0] == name
    play(discarding, "three", "draw", "draw", "draw", f"discard {name}")
    assert display(discarding)[0] == name
