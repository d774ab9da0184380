"""The rules of the deal and of a trick, A1 to A6 and A17 to A19, each played out on a table set for it."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from rookery.engine.journal import load
from rookery.engine.match import look, replay
from rookery.games.assassin import GAME
from rookery.games.assassin.pieces import (
    CARD_NAMES,
    SUITS,
)
from rookery.games.assassin.steps.numbers import JOIN
from rookery.games.assassin.view import facts
from tests.games.assassin.setting import JOURNALS, ask, counted, lay, packets, play, seen, suits, table, told

# Examples of the rulebook


@pytest.mark.rule("A4", "A6")
def test_example_two_tricks() -> None:
    """♠ ♦ ♥ ♣: 3♥ 4♠ 7♠ 10♣ = 24, the 10 takes it. Then ♦ ♥ ♣ ♠: 8♥ 5♣ 3♠ 8♣ = 24, the 8♥ takes it."""
    pierre, cecile, bruno, alexia = "3♥ 8♥", "4♠ 5♣", "7♠ 3♠", "10♣ 8♣"
    state = table(pierre, cecile, bruno, alexia, trumps="♠ ♦ ♥ ♣")
    lay(state, "3♥", "4♠", "7♠", "10♣")
    assert state.victims == [0, 0, 0, 1, 0]
    assert state.trumps == suits("♦ ♥ ♣ ♠")
    lay(state, "8♥", "5♣", "3♠", "8♣")
    assert state.victims == [1, 0, 0, 1, 0]
    assert [event.args["sum"] for event in told(state, "taken")] == [24, 24]


@pytest.mark.rule("A11", "A12")
def test_example_the_count() -> None:
    """Victims 1, 3, 2, 3 and 2 in the centre: traitor and police have 6, the assassin 5; the three score 5 each."""
    state = counted([1, 3, 2, 3], 2, "♣ ♥ ♦ ♠", named=1)
    assert state.points == [5, 5, 5, 0]
    assert told(state, "counted")[0].args == {"police": 6, "assassin": 5, "centre": 2}


def test_examples_are_recorded() -> None:
    tricks, count = (load(JOURNALS / f"example_{name}.json") for name in ("tricks", "count"))
    taken = [event for event in replay(tricks).events() if event.kind == "taken"]
    assert [(event.args["seat"], event.args["sum"]) for event in taken[:2]] == [(3, 24), (0, 24)]
    deal = replay(count).view().table.deals[0]
    assert deal.victims == [1, 3, 2, 3]
    assert (deal.centre, deal.traitor, deal.named, deal.prize) == (2, 0, 1, 5)


# The deal


@pytest.mark.rule("A1")
def test_everything_is_dealt() -> None:
    state = GAME.start(4, seed=5)
    assert sorted(card for hand in state.hands for card in hand) == list(range(40))
    assert [len(hand) for hand in state.hands] == [10] * 4
    assert sorted(state.kings) == sorted(state.jacks) == sorted(state.trumps) == [0, 1, 2, 3]


@pytest.mark.rule("A1")
def test_all_deals_are_equally_likely() -> None:
    roles = [tuple(GAME.start(4, seed=seed).kings) for seed in range(2400)]
    assert all(60 < roles.count(order) < 145 for order in permutations(range(4)))


@pytest.mark.rule("A1")
def test_one_sees_ones_own_role_and_no_other() -> None:
    state = GAME.start(4, seed=2)
    for seat in range(4):
        mine = seen(state, seat).mine
        assert mine is not None
        assert (mine.king, mine.jack) == (SUITS[state.kings[seat]], SUITS[state.jacks[seat]])
        assert sorted(mine.kings_out) == sorted(SUITS[king] for king in state.kings if king != state.kings[seat])
    assert seen(state, None).mine is None


# A trick


@pytest.mark.rule("A2")
def test_everyone_is_asked_before_a_trick_whatever_they_hold() -> None:
    state = table("1♠", "2♠", "3♠", "4♠", jacks="♠ ♥ ♦ ♣")
    assert state.waiting() == [0, 1, 2, 3] == state.unseen()
    legal = [[GAME.catalogue.name(move) for move in state.legal(seat)] for seat in range(4)]
    assert legal == [["pass"], ["pass"], ["use diamonds", "pass"], ["use clubs", "pass"]]
    play(state, "3: pass", "0: pass", "2: pass")
    assert state.waiting() == [1]
    for watcher in (None, 0, 1, 2, 3):
        waiting = look(GAME, state, watcher).waiting
        assert waiting == [seat for seat in range(4) if seat != watcher or seat == 1]  # nobody learns who has answered
    assert state.told == []


@pytest.mark.rule("A2", "A9", "A10")
def test_both_jacks_before_one_trick() -> None:
    state = table("1♠ 5♥", "2♠", "3♠", "4♠", jacks="♠ ♥ ♦ ♣")
    play(state, "pass", "pass", "use diamonds", "use clubs")
    assert (state.doubled, state.face_up) == (True, True)
    assert [event.kind for event in state.told or []] == ["doubled", "opened"]
    lay(state, "1♠", "2♠", "3♠", "4♠")
    assert (state.victims, packets(state), state.double_at) == ([0, 0, 0, 0, 2], [0, 0, 0, 0, 1], 4)


@pytest.mark.rule("A3")
def test_cards_are_hidden_until_all_are_laid() -> None:
    state = table("1♠ 9♠", "2♠", "3♠", "4♠")
    lay(state, "9♠", "2♠")
    assert [seen(state, 0).seats[seat].laid for seat in range(4)] == [
        "spades-9", "hidden", None, None,
    ]  # fmt: skip
    assert seen(state, 1).seats[0].laid == "hidden"
    assert seen(state, None).seats[0].laid == "hidden"
    lay(state, "3♠", "4♠")
    assert [event.args["card"] for event in told(state, "revealed")] == ["spades-9", "spades-2", "spades-3", "spades-4"]


@pytest.mark.rule("A3")
def test_no_suit_need_be_followed() -> None:
    state = table("1♠", "2♥", "3♦ 4♠", "4♣")
    assert [CARD_NAMES[card] for card in state.legal(2)] == ["spades-4", "diamonds-3"]


@pytest.mark.rule("A4")
@pytest.mark.parametrize(
    ("hands", "taker"),
    [
        ("10♠ 1♠ 5♠ 5♥", 0),  # 21
        ("10♠ 1♠ 5♠ 4♥", 4),  # 20
        ("1♥ 10♣ 10♦ 2♣", 2),  # diamonds before clubs
        ("10♣ 10♥ 10♦ 10♠", 3),
        ("9♠ 10♣ 8♠ 7♠", 1),  # rank before suit
    ],
)
def test_who_takes_the_packet(hands: str, taker: int) -> None:
    state = lay(table(*hands.split(), trumps="♠ ♦ ♥ ♣"), *hands.split())
    assert [place for place in range(5) if state.packets(place)] == [taker]


@pytest.mark.rule("A4", "A7")
def test_the_sum_counts_what_everyone_sees() -> None:
    state = table("1♠ 9♠", "2♠ 3♠", "8♠", "4♠", jacks="♠ ♥ ♦ ♣")
    play(state, "pass", "pass", "pass", "use clubs")
    sums = [seen(state, 1).sum]
    for card in ("J", "2♠", "8♠", "4♠"):
        lay(state, card)
        sums.append(seen(state, 1).sum)
    assert sums == [None, None, 2, 10, 14]
    hidden = lay(table("1♠", "2♠", "3♠", "4♠"), "1♠", "2♠")
    assert [seen(hidden, seat).sum for seat in (None, 0, 1, 2)] == [None] * 4


@pytest.mark.rule("A5")
def test_packets_are_counted_but_not_looked_into() -> None:
    state = lay(table("10♠ 2♦", "1♠ 3♦", "5♠ 4♦", "5♥ 5♦"), "10♠", "1♠", "5♠", "5♥")
    for watcher in (None, 0, 1, 2, 3):
        view = look(GAME, state, watcher)
        assert [one.packets for one in view.table.seats] == [1, 0, 0, 0]
        assert not any(card in str(view) for card in ("spades-10", "spades-1'", "spades-5", "hearts-5"))


@pytest.mark.rule("A6")
def test_the_first_queen_goes_last_also_for_the_centre() -> None:
    state = lay(table("1♠ 2♦", "2♠ 3♦", "3♠ 4♦", "4♠ 5♦", trumps="♣ ♥ ♠ ♦"), "1♠", "2♠", "3♠", "4♠")
    assert state.packets(4) == 1
    assert state.trumps == suits("♥ ♠ ♦ ♣")


# The open variant


@pytest.mark.rule("A17")
def test_the_first_trick_is_hidden_then_the_highest_leads() -> None:
    state = table("1♠ 2♦", "9♠ 3♦", "3♠ 4♦", "4♠ 5♦", variant=True)
    assert state.waiting() == [0, 1, 2, 3]
    lay(state, "1♠", "9♠", "3♠", "4♠")  # 17: to the centre, but seat 1 leads
    order = []
    for card in ("3♦", "4♦", "5♦", "2♦"):
        order += state.waiting()
        lay(state, card)
    assert order == [1, 2, 3, 0]


@pytest.mark.rule("A17")
def test_three_play_openly_too() -> None:
    state = table("1♥ 2♦", "9♥ 3♦", "3♥ 4♦", trumps="♥ ♦ ♣", variant=True)
    lay(state, "1♥", "9♥", "3♥")
    assert state.waiting() == [1]
    lay(state, "3♦")
    assert seen(state, None).seats[1].laid == "diamonds-3"
    assert state.waiting() == [2]


@pytest.mark.rule("A18")
def test_the_jack_of_clubs_hides_an_open_trick() -> None:
    state = table("1♠ 2♦ 1♣", "9♠ 3♦ 2♣", "3♠ 4♦ 3♣", "4♠ 5♦ 4♣", jacks="♠ ♥ ♦ ♣", variant=True)
    assert [len(state.legal(seat)) for seat in range(4)] == [1, 1, 2, 1]  # not before the first trick
    play(state, *["pass"] * 4)
    lay(state, "1♠", "9♠", "3♠", "4♠")
    play(state, *["pass"] * 4)
    play(state, "pass", "pass", "pass", "use clubs")
    assert state.waiting() == [0, 1, 2, 3]
    lay(state, "2♦", "3♦", "4♦")
    assert seen(state, 0).seats[1].laid == "hidden"
    lay(state, "5♦")
    play(state, *["pass"] * 8)
    assert state.waiting() == [3]  # open again, led by the highest


# Rulings


@pytest.mark.rule("A19")
@pytest.mark.parametrize(
    ("gone", "before", "after"), [("♣ ♦", False, True), ("♣", True, True), ("♥", True, False), ("♦ ♥ ♣", False, False)]
)
def test_nobody_is_asked_when_all_know_that_nobody_can(gone: str, before: bool, after: bool) -> None:
    state = table("1♠ 2♦", "2♠ 3♦", "3♠ 4♦", "4♠ 5♦", jacks="♠ ♥ ♦ ♣")
    state.used = sum(1 << suit for suit in suits(gone))
    ask(state)
    assert bool(state.unseen()) == before
    if before:
        play(state, *["pass"] * 4)
    lay(state, "1♠", "2♠", "3♠", "4♠")
    assert (state.trick, told(state, "rotated") == []) == (1, after)


@pytest.mark.rule("A19")
def test_nobody_is_asked_after_the_last_trick() -> None:
    state = table("1♠", "2♠", "3♠", "4♠", jacks="♠ ♥ ♦ ♣", trick=9)
    play(state, *["pass"] * 4)
    lay(state, "1♠", "2♠", "3♠", "4♠")
    assert state.step.number == JOIN


# What a designer may change


def test_goal_and_thresholds_are_options() -> None:
    state = GAME.start(4, {"goal": 5, "four": 25})
    assert (state.goal, state.threshold) == (5, 25)
    assert GAME.start(3, {"three": 15}).threshold == 15
    wishes = GAME.settle({"goal": 5, "four": 25, "three": 15, "open": True})
    for players, threshold in ((3, 15), (4, 25)):
        told = facts(players, wishes)
        assert (told.goal, told.threshold, told.open, told.aside) == (5, threshold, True, players == 3)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_follows_the_options(language: str) -> None:
    wishes = GAME.settle({"goal": 37, "four": 25, "three": 16, "open": True})
    usual, other = GAME.rulebook(language), GAME.rulebook(language, wishes)
    for rule, number in (("A4", 25), ("A13", 37), ("A15", 16)):
        assert f"{number}" in other.rules[rule].text
    changed = {rule for rule in usual.rules if usual.rules[rule] != other.rules[rule]}
    assert changed == {"A3", "A4", "A10", "A13", "A15", "A17"}
    assert not re.search(r"\b(14|21)\b", other.text.partition("\n")[2])  # but for the name of the game


@pytest.mark.parametrize(
    ("language", "told"), [("en", "now ♦ ›\u00a0♠ ›\u00a0♣."), ("fr", "maintenant ♦ ›\u00a0♠ ›\u00a0♣.")]
)
def test_an_order_is_told_as_one(language: str, told: str) -> None:
    assert GAME.words(language).event("rotated", {"order": ["diamonds", "spades", "clubs"]}).endswith(told)
