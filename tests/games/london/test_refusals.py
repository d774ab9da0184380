"""Why not: whoever presses a piece that is dim is told what is in the way, and by which rule."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.words import LANGUAGES
from rookery.games.london import GAME
from rookery.games.london.pieces import BASED, BOROUGH_NAMES, COUNTERS, PLAYABLE
from rookery.games.london.state import London
from rookery.games.london.steps import numbers as to
from tests.games.london.tables import KIND, play, refused, table


@pytest.mark.rule("L2", "L3")
def test_a_turn_is_one_draw_and_one_action() -> None:
    drawing = table("salters mercers", display="lords", draw=True)
    assert refused(drawing, "done") == ("must_draw", "L2")
    assert refused(drawing, "invest city") == ("first", "L2")
    play(drawing, "draw")
    assert refused(drawing, "draw") == ("drawn", "L3")
    assert refused(drawing, "take 1") == ("drawn", "L3")
    assert refused(drawing, "done") == ("must_act", "L3")
    playing = play(table("salters mercers", area="grocers", lands="city"), "play salters", "spend mercers", "new")
    for name in ("three", "invest westminster", "activate grocers"):
        assert refused(playing, name) == ("one_action", "L3")
    running = play(table("salters mercers", area="grocers", lands="city"), "activate grocers")
    for name in ("three", "invest westminster", "play salters"):
        assert refused(running, name) == ("one_action", "L3")


@pytest.mark.rule("L8")
def test_the_bank_may_have_no_loan_left() -> None:
    state = table()
    state.seats[1].loans = COUNTERS
    assert refused(state, "borrow") == ("bank_empty", "L8")


@pytest.mark.rule("L10", "L11", "L13")
def test_a_card_needs_a_base_and_another_of_its_colour() -> None:
    state = table("salters mercers lords paupers huguenots wren")
    assert refused(state, "play grocers") == ("not_in_hand", "L10")
    assert refused(state, "spend paupers") == ("only_spent", "L10")
    assert refused(state, "spend salters") == ("first", "L3")
    play(state, "play salters")
    assert refused(state, "spend lords") == ("wrong_colour", "L11")
    assert refused(state, "spend grocers") == ("not_in_hand", "L11")
    play(state, "spend mercers")
    assert refused(state, "spend paupers") == ("only_spent", "L10")
    play(state, "play wren")
    assert refused(state, "play huguenots") == ("unbuildable", "L13")
    assert refused(state, "spend paupers") == ("only_spent", "L10")
    assert refused(table("lords salters mercers"), "play lords") == ("nothing_to_spend", "L11")


@pytest.mark.rule("L17", "L18", "L37")
def test_a_card_of_the_city_says_what_it_lacks() -> None:
    state = table(area="school brewing great_exhibition whitehall coffee_house ~vintners ~hospital lords")
    assert refused(state, "cover school") == ("nothing_to_activate", "L17")
    assert refused(state, "cover brewing") == ("first", "L3")
    assert refused(state, "activate brewing") == ("fee_missing", "L18")
    assert refused(state, "activate great_exhibition") == ("fee_missing", "L18")
    assert refused(state, "activate whitehall") == ("nothing_to_repeat", "L37")
    assert refused(state, "activate coffee_house") == ("nothing_to_fetch", "L37")
    assert refused(state, "activate vintners") == ("was_flipped", "L18")
    assert refused(state, "cover_back hospital") == ("was_flipped", "L18")
    assert refused(state, "activate grocers") == ("not_on_top", "L17")
    play(state, "activate lords")
    assert refused(state, "activate lords") == ("was_used", "L17")
    assert refused(state, "cover school") == ("nothing_to_activate", "L17")
    assert refused(state, "cover lords") == ("first", "L17")


@pytest.mark.rule("L18", "L20", "L21", "L25", "L26")
def test_what_a_text_asks_for_is_said() -> None:
    blue = play(table("salters lords", area="great_exhibition"), "activate great_exhibition")
    assert refused(blue, "spend salters") == ("blue_fee", "L18")
    names = play(table(area="fleet_street", players=3), "activate fleet_street")
    assert refused(names, "name 0") == ("an_opponent", "L25")
    assert refused(names, "name 3") == ("an_opponent", "L25")
    assert refused(names, "done") == ("first", "L25")
    works = play(table("salters paupers", area="workhouse"), "activate workhouse")
    assert refused(works, "spend salters") == ("only_paupers", "L26")
    prison = play(table("salters", area="brixton_prison"), "activate brixton_prison")
    assert refused(prison, "spend mercers") == ("not_in_hand", "L11")
    assert refused(prison, "three") == ("first", "L26")
    fetches = play(table(area="coffee_house", display="paupers lords"), "activate coffee_house")
    assert refused(fetches, "take 1") == ("unbuildable", "L21")
    assert refused(fetches, "take 3") == ("slot_empty", "L16")
    assert refused(fetches, "done") == ("first", "L21")
    again = play(table(area="lords whitehall grocers"), "activate lords", "activate whitehall")
    assert refused(again, "activate grocers") == ("not_repeatable", "L20")
    assert refused(again, "activate salters") == ("not_on_top", "L17")
    assert refused(again, "done") == ("first", "L20")


@pytest.mark.rule("L28")
def test_the_underground_says_why_it_cannot_go_somewhere() -> None:
    state = table("paupers", area="underground", lands="city westminster hampstead", tubes="city")
    play(state, "activate underground", "spend paupers")
    assert refused(state, "tunnel lambeth") == ("site_empty", "L28")
    assert refused(state, "tunnel city") == ("site_marked", "L28")
    assert refused(state, "tunnel hampstead") == ("no_site", "L28")


@pytest.mark.rule("L40")
def test_a_swap_that_leaves_no_way_is_refused() -> None:
    state = table("salters mercers", area="stock_exchange", display="lords grocers")
    play(state, "play salters", "exchange")
    assert refused(state, "take 1") == ("dead_swap", "L40")
    assert refused(state, "take 3") == ("slot_empty", "L16")
    assert refused(state, "draw") == ("first", "L7")
    two = table("salters mercers lords", area="stock_exchange", display="theatre_royal")
    play(two, "play salters", "exchange", "take 1")
    assert refused(two, "spend mercers") == ("dead_swap", "L40")


def dim(state: London) -> Iterator[str]:
    """The moves that the pieces on the table stand for when an action is to be chosen."""
    mine = state.seats[state.turn]
    for card in mine.hand:
        yield f"{'play' if PLAYABLE[KIND[card]] else 'spend'} {state.cards.name(card)}"
    for pile, card in enumerate(mine.tops):
        cover = "cover_back" if mine.flipped >> pile & 1 else "cover"
        yield f"{'activate' if BASED[KIND[card]] else cover} {state.cards.name(card)}"
    yield from (f"take {slot + 1}" for slot in range(len(state.display)))
    yield from (f"invest {one}" for one in BOROUGH_NAMES)
    yield "draw"


@pytest.mark.parametrize("players", GAME.players)
def test_no_piece_is_ever_dim_without_a_reason(players: int) -> None:
    """In random games every move that is not open has a reason with a rule, told in all languages."""
    words = [GAME.words(language).seated(players) for language in LANGUAGES]
    told: set[str] = set()
    luck = QuickDice(players)
    for seed in range(2):
        state: London = GAME.start(players, seed=seed)
        while not state.over:
            moves = state.legal(state.turn)
            for move in range(len(GAME.catalogue)):
                if move in moves:
                    continue
                refusal = state.refuse(state.turn, move)
                assert refusal.reason != "not_legal"
                assert refusal.rule
                if refusal.reason not in told:
                    told.add(refusal.reason)
                    assert all("{{" not in one.refusal(refusal) for one in words)
            if state.step.number == to.ACT:
                for name in dim(state):
                    number = GAME.catalogue.find(name)
                    assert number is not None
                    assert number in moves or state.refuse(state.turn, number).reason != "first", name
            state.play(state.turn, moves[luck.pick(len(moves))])
    assert len(told) > len(GAME.words("en").keys("refusal")) // 2
