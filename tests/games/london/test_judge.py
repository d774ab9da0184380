"""The guess that bots look ahead by: it adds up, and likes what is good."""

from __future__ import annotations

import pytest

from rookery.engine.dice import Dice, QuickDice
from rookery.engine.standpoint import stand
from rookery.engine.state import State
from rookery.games.london import GAME
from rookery.games.london.pieces import BOROUGHS, LAND_POINTS, lands_worth
from rookery.games.london.state import London
from rookery.minds.greedy import GreedyMind
from rookery.minds.mind import Budget
from rookery.minds.search import Search
from rookery.minds.values import Values
from tests.games.london.tables import play, table


def share(state: London) -> float:
    return state.judge()[0]


def test_boroughs_are_worth_what_they_say() -> None:
    luck = QuickDice(1)
    for lands in [0, (1 << BOROUGHS) - 1, *(luck.pick(1 << BOROUGHS) for _ in range(200))]:
        assert lands_worth(lands) == sum(LAND_POINTS[one] for one in range(BOROUGHS) if lands >> one & 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_shares_sum_to_one_and_equals_are_equal(players: int) -> None:
    shares = table("", players=players).judge()
    assert shares == pytest.approx([1 / players] * players)


def test_it_likes_money_points_and_boroughs_and_fears_poverty_and_loans() -> None:
    even = share(table(""))
    for change, better in (("money", True), ("points", True), ("poverty", False), ("loans", False)):
        state = table("")
        setattr(state.seats[0], change, getattr(state.seats[0], change) + 1)
        assert (share(state) > even) == better, change
    assert share(table("", lands="city")) > even
    assert share(table("", area="st_pauls")) > even


def test_it_runs_the_city_where_that_pays_and_not_with_a_full_hand() -> None:
    good = table("", area="covent_garden oxford_street regent_street", lands="city hackney islington")
    assert share(play(good.copy(), "activate oxford_street")) > share(good)
    full = table("paupers paupers paupers paupers paupers paupers salters mercers lords", area="grocers")
    assert share(play(full.copy(), "activate grocers")) < share(full)


def test_it_covers_flipped_cards_rather_than_start_piles() -> None:
    state = play(table("salters mercers", area="~grocers lords"), "play salters", "spend mercers")
    worths = {name: share(play(state.copy(), name)) for name in ("new", "cover_back grocers", "cover lords")}
    assert max(worths, key=worths.__getitem__) == "cover_back grocers"


def test_who_leads_beyond_doubt_wants_the_end_to_come() -> None:
    ahead = table("")
    ahead.seats[0].points += 300
    later = ahead.copy()
    later.left -= 1
    assert share(later) > share(ahead)
    assert later.judge()[1] < ahead.judge()[1]


class Hopeful(Values):
    """Likes to have the choice before it, whatever it is; and no loans."""

    def judge(self, state: State, seats: int, worths: list[float], shares: list[float], dice: Dice) -> None:
        assert isinstance(state, London)
        for seat in range(state.players):
            hope = 0.5 if state.step.name == "action" and state.owing >> seat & 1 else 0.0
            worths[seat] = shares[seat] = 0.4 + hope - 0.01 * float(state.seats[seat].loans)


@pytest.mark.parametrize("patience", [False, True])
def test_who_has_patience_takes_no_loan_to_put_a_choice_off(patience: bool) -> None:
    state = table("salters mercers lords paupers", lands="city")
    thought = GreedyMind(Hopeful(), patience).think(stand(state, 0, QuickDice(1), []), Budget(2), QuickDice(2))
    assert (GAME.catalogue.name(thought.move) == "borrow") != patience
    search = Search(Hopeful()).think(stand(state, 0, QuickDice(1), []), Budget(60), QuickDice(2))
    assert GAME.catalogue.name(search.move) != "borrow"
