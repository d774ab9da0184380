"""The end and the count (L32 to L34), clarifications (L35 to L43) and refusals."""

from __future__ import annotations

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.match import Match
from rookery.engine.state import NONE
from rookery.games.london import GAME
from rookery.games.london.count import decided_by, ending, poverty_cost, scores, tally, winners
from rookery.games.london.state import London
from tests.games.london.tables import city, each, legal, of, play, refused, set_each, step, table, told, view_of

# The end


@pytest.mark.rule("L32")
def test_after_the_last_card_everyone_else_has_one_more_turn() -> None:
    state = table("", deck="salters", left=0, display="paupers paupers paupers paupers paupers", players=3)
    play(state, "three", "draw")
    assert state.closing == 0
    assert view_of(state, 1).closing == 0
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
    assert view_of(state, 1).deck.left == 2
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
    state.seats[0].loans = 1
    state.seats[0].points = state.points_out = 9
    state.seats[1].poverty = 4
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
    set_each(state, "loans", [2, 0])
    assert [line.points for line in scores(state)[0].lines if line.kind in ("cash", "loans")] == [4, -14]


def rivals(**first: object) -> London:
    """Two players with equal points; the first differs as said."""
    state = table("", "", **first)  # type: ignore[arg-type]
    counts = tally(state)
    gap = counts[0].total - counts[1].total
    for seat, more in ((0, max(0, -gap)), (1, max(0, gap))):
        state.seats[seat].points += more
        state.points_out += more
    return state


@pytest.mark.rule("L34")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_most_points_win(seat: int) -> None:
    state = rivals()
    state.seats[seat].points += 1
    assert (winners(state), ending(state)) == ([seat], "points")
    assert state.returns()[seat] == 1.0


@pytest.mark.rule("L34")
def test_ties_go_to_the_least_poverty() -> None:
    state = rivals(lands="city hackney")
    state.seats[0].poverty += 2
    state.seats[0].points += 1
    assert tally(state)[0].poorness == 2
    assert (winners(state), ending(state)) == ([1], "poverty")


@pytest.mark.rule("L34")
def test_then_to_the_most_boroughs() -> None:
    state = rivals(area="st_pauls", other_lands=("city",))
    assert tally(state)[0].total == tally(state)[1].total
    assert (winners(state), ending(state)) == ([1], "boroughs")


@pytest.mark.rule("L34")
def test_then_to_the_best_single_card() -> None:
    state = rivals(area="hospital hospital", areas=("lords nelsons_column",))
    assert (winners(state), ending(state)) == ([1], "card")
    assert each(state, "best") == [3, 5]


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
    seen = view_of(state, 1).seats[0]
    assert (seen.cards, seen.known) == (2, ["paupers"])
    assert sum(seen.letters) == 2
    state = table("paupers mercers", "", area="brixton_prison", display="paupers")
    state.take_card(0, 0, "L2")
    play(state, "activate brixton_prison", "spend paupers")
    assert view_of(state, 1).seats[0].known == []  # the known one left first


@pytest.mark.rule("L36")
def test_equal_cards_on_piles_are_one_choice() -> None:
    state = table("salters mercers", area="shops:3 shops:1 shops:2")
    play(state, "play salters", "spend mercers")
    assert legal(state).count("cover shops") == 1
    play(state, "cover shops")
    assert list(state.seats[0].purses) == [4, 0, 3]
    state = table("", area="shops:1 shops:3")
    play(state, "activate shops")
    assert (state.seats[0].money, city(state)) == (3, ["shops", "~shops"])


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
    assert state.seats[0].money == 0
    play(state, "spend paupers")
    assert (state.seats[0].money, state.seats[0].loans, list(state.seats[0].purses)) == (9, 1, [0, 0])
    play(state, "new")
    assert list(state.seats[0].purses) == [0, 1, 0]


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
        "activate vintners": "was_flipped",
        "activate salters": "not_on_top",
        "draw": "drawn",
    }
    found = {name: match.refusal(0, name) for name in wanted}
    assert {name: refusal.reason for name, refusal in found.items() if refusal} == wanted


@pytest.mark.rule("L28", "L30", "L39")
def test_the_first_building_and_the_first_marker_are_refused_for_their_own_reasons() -> None:
    assert refused(table(""), "invest hackney") == ("first_borough", "L30")
    assert refused(table("", lands="city"), "invest hampstead") == ("borough_far", "L30")
    ten = "westminster hackney islington st_pancras hampstead st_marylebone paddington kensington fulham hammersmith"
    assert refused(table("", lands=f"city {ten}"), "invest bethnal_green") == ("no_marker", "L39")
    first = table("paupers", area="underground", lands="southwark kensington")
    play(first, "activate underground", "spend paupers")
    assert refused(first, "tunnel kensington") == ("first_site", "L28")
    later = table("paupers", area="underground", lands="city westminster hampstead", tubes="city")
    play(later, "activate underground", "spend paupers")
    assert refused(later, "tunnel hampstead") == ("no_site", "L28")
    assert refused(later, "done") == ("first", "L28")


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
