"""The jacks, A7 to A10, each used on a table set for it."""

from __future__ import annotations

from itertools import permutations

import pytest

from rookery.games.assassin import GAME
from rookery.games.assassin.pieces import (
    CARD_NAMES,
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    SUITS,
)
from rookery.games.assassin.steps.numbers import JOIN, ORDER, REPLACE
from tests.games.assassin.setting import NO_JACKS, ask, cards, lay, play, seen, suits, table, told

# The jacks


@pytest.mark.rule("A7")
def test_the_jack_of_spades_is_replaced_having_seen_the_others() -> None:
    state = table("1♠ 9♠", "2♠", "8♠", "4♠", jacks="♠ ♥ ♦ ♣")
    state.used = NO_JACKS & ~(1 << SPADES)
    ask(state)
    lay(state, "J", "2♠", "8♠")
    assert seen(state, 2).seats[0].laid == "hidden"
    assert seen(state, 2).seats[0].jack is None
    lay(state, "4♠")
    assert state.step.number == REPLACE
    assert state.waiting() == [0]
    assert seen(state, 2).seats[0].laid == "jack"
    assert [CARD_NAMES[card] for card in state.legal(0)] == ["spades-1", "spades-9"]
    play(state, "lay spades-9")
    assert state.victims == [1, 0, 0, 0, 0]
    assert state.hands[0] == cards("1♠")
    assert state.used >> SPADES & 1


@pytest.mark.rule("A7", "A10")
def test_the_jack_of_spades_in_an_open_trick_is_replaced_when_all_have_laid() -> None:
    state = table("1♠ 9♠", "2♠ 1♥", "8♠", "4♠ 1♣", jacks="♠ ♥ ♦ ♣")
    play(state, "pass", "pass", "pass", "use clubs")
    lay(state, "J")
    assert seen(state, 1).seats[0].laid == "jack"
    assert state.waiting() == [1]
    lay(state, "2♠", "8♠", "4♠")
    assert state.waiting() == [0]
    play(state, "lay spades-9")
    assert state.victims[0] == 1


@pytest.mark.rule("A7", "A17")
def test_in_the_open_variant_a_replaced_jack_counts_as_its_replacement() -> None:
    state = table("1♠ 9♠", "2♠ 1♥", "8♠ 1♦", "4♠ 1♣", jacks="♠ ♥ ♦ ♣", variant=True)
    play(state, "pass", "pass", "pass", "pass")
    lay(state, "J", "2♠", "8♠", "4♠")
    play(state, "lay spades-9", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass")
    assert (state.face_up, state.waiting()) == (True, [0])


@pytest.mark.rule("A7")
def test_the_last_card_can_be_played_by_the_jack() -> None:
    state = table("9♠", "2♠", "8♠", "4♠", jacks="♠ ♥ ♦ ♣", trick=9)
    state.victims[4] = 9
    state.used = NO_JACKS & ~(1 << SPADES)
    ask(state)
    lay(state, "J", "2♠", "8♠", "4♠", "9♠")
    assert state.step.number == JOIN


@pytest.mark.rule("A8")
def test_the_jack_of_hearts_sets_the_order_of_the_next_trick() -> None:
    state = table("1♠ 2♦", "2♠ 3♦", "3♠ 4♦", "4♠ 5♦", trumps="♣ ♥ ♠ ♦", jacks="♠ ♥ ♦ ♣")
    play(state, "pass", "pass", "pass", "pass")
    lay(state, "1♠", "2♠", "3♠", "4♠")
    assert state.waiting() == [0, 1, 2, 3] == state.unseen()
    assert [len(state.legal(seat)) for seat in range(4)] == [1, 2, 1, 1]
    play(state, "pass", "use hearts", "pass", "pass")
    assert state.step.number == ORDER
    assert state.waiting() == [1]
    assert seen(state, 0).trumps == []
    play(state, "place diamonds", "place spades")
    assert seen(state, 0).trumps == ["diamonds", "spades"]
    assert seen(state, 0).unplaced == ["hearts", "clubs"]
    play(state, "place clubs")  # the last one goes by itself
    assert state.trumps == suits("♦ ♠ ♣ ♥")
    assert state.trick == 1
    assert told(state, "rotated") == []


@pytest.mark.rule("A8")
@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_every_order_can_be_set(order: tuple[int, ...]) -> None:
    state = table("1♠ 2♦", "2♠ 3♦", "3♠ 4♦", "4♠ 5♦", jacks="♥ ♠ ♦ ♣")
    play(state, *["pass"] * 4)
    lay(state, "1♠", "2♠", "3♠", "4♠")
    play(state, "use hearts", *["pass"] * 3, *[f"place {SUITS[suit]}" for suit in order[:3]])
    assert state.trumps == list(order)


@pytest.mark.rule("A8", "A14")
@pytest.mark.parametrize("order", list(permutations((HEARTS, DIAMONDS, CLUBS))))
def test_every_order_of_three_can_be_set(order: tuple[int, ...]) -> None:
    state = table("1♥ 2♦", "2♥ 3♦", "3♥ 4♦", trumps="♥ ♦ ♣", jacks="♥ ♦ ♣")
    play(state, *["pass"] * 3)
    lay(state, "1♥", "2♥", "3♥")
    play(state, "use hearts", *["pass"] * 2, *[f"place {SUITS[suit]}" for suit in order[:2]])
    assert state.trumps == list(order)


@pytest.mark.rule("A8")
def test_the_jack_of_hearts_is_not_for_before_a_trick() -> None:
    state = table("1♠", "2♠", "3♠", "4♠", jacks="♠ ♥ ♦ ♣")
    assert "use hearts" not in [GAME.catalogue.name(move) for move in state.legal(1)]


@pytest.mark.rule("A9")
def test_a_doubled_packet_counts_two_for_its_taker() -> None:
    state = table("10♠ 1♥", "9♠ 1♦", "3♠ 1♣", "4♠ 2♣", jacks="♠ ♥ ♦ ♣")
    play(state, "pass", "pass", "use diamonds", "pass")
    lay(state, "10♠", "9♠", "3♠", "4♠")
    assert (state.victims[0], state.packets(0), state.double_at) == (2, 1, 0)
    assert told(state, "taken")[0].args["count"] == 2
    play(state, *["pass"] * 4)  # the jack of hearts
    assert state.legal(2) == state.legal(0)  # the jack of diamonds is gone, the next packet counts one
    play(state, *["pass"] * 4)
    assert not state.doubled


@pytest.mark.rule("A10")
def test_an_open_trick_goes_round_from_the_owners_left() -> None:
    state = table("1♠", "2♠", "3♠", "4♠", jacks="♠ ♣ ♦ ♥")
    play(state, "0: pass", "1: use clubs", "2: pass", "3: pass")
    order = []
    for _ in range(4):
        order += state.waiting()
        lay(state, f"{state.waiting()[0] + 1}♠")
        if len(order) < 4:
            laid = seen(state, None).seats[order[-1]].laid
            assert laid == f"spades-{order[-1] + 1}"
    assert order == [2, 3, 0, 1]
