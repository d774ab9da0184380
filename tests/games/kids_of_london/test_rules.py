"""An hour, K1 to K10, each rule played out on a table set for it."""

from __future__ import annotations

import pytest

from rookery.engine.match import look
from rookery.games.kids_of_london import GAME
from rookery.games.kids_of_london.moves import ROB, SPARE, STEAL
from rookery.games.kids_of_london.pieces import (
    BANKER,
    BEGGAR,
    HOURS,
    JEWELLER,
    LEFT_PRIEST,
    MERCHANT,
    PRINCE,
    RIGHT_PRIEST,
    TILES,
)
from tests.games.kids_of_london.recordings import begin
from tests.games.kids_of_london.setting import LAST, send, table, told

# Examples of the rulebook


@pytest.mark.rule("K4")
def test_example_the_jeweller() -> None:
    """Jeweller 6, cards 4 6 7 8: the 8 takes 6, the 4 takes 4, the others nothing."""
    assert list(send(table(4, JEWELLER), 4, 6, 7, 8).coins) == [4, 0, 0, 6]


@pytest.mark.rule("K2", "K4")
def test_example_two_chiefs_are_arrested() -> None:
    """Banker 7, cards 8 8 5 1: both 8s are arrested, the 5 takes 7, the 1 takes 1."""
    assert list(send(table(4, BANKER), 8, 8, 5, 1).coins) == [0, 0, 7, 1]


@pytest.mark.rule("K9")
def test_example_the_prince_shared_by_two() -> None:
    """Prince tied between two, one chooses 0, the other 8: 0 and 4."""
    state = send(table(4, PRINCE), 7, 7, 2, 1)
    state.play(0, SPARE)
    state.play(1, ROB)
    assert list(state.coins) == [0, 4, 0, 1]


# An hour


@pytest.mark.rule("K1")
def test_a_tile_is_turned_up_and_everybody_picks_in_secret() -> None:
    state = table(3, BANKER)
    assert look(GAME, state, None).table.tile == "banker"
    assert state.waiting() == [0, 1, 2]
    assert state.legal(0) == list(range(9))
    state.play(0, 6)
    assert state.waiting() == [1, 2]
    assert look(GAME, state, 0).table.gangs[0].child == 6
    for other in (1, 2, None):
        gang = look(GAME, state, other).table.gangs[0]
        assert (gang.child, gang.out, gang.children) == (None, True, None)
    state.play(1, 3)
    state.play(2, 3)
    assert [event.args["child"] for event in told(state, "revealed")] == [6, 3, 3]
    assert 6 not in state.legal(0)


@pytest.mark.rule("K1")
def test_every_child_goes_out_once_and_nobody_may_pass() -> None:
    match = begin(3)
    for hour in range(HOURS):
        for seat in range(3):
            assert len(match.legal(seat)) == HOURS - hour
            match.play(seat, f"send {(seat * 3 + hour) % HOURS}")
        while match.waiting() and match.legal(match.waiting()[0])[0] == "rob":
            match.play(match.waiting()[0], "rob")
    assert match.over


@pytest.mark.rule("K2")
def test_a_single_chief_is_just_the_highest_card() -> None:
    assert list(send(table(3, BANKER), 8, 7, 2).coins) == [7, 0, 2]


@pytest.mark.rule("K2")
def test_three_chiefs_are_arrested_too() -> None:
    state = send(table(5, MERCHANT), 8, 8, 8, 6, 2)
    assert list(state.coins) == [0, 0, 0, 4, 2]
    assert [event.args["gang"] for event in told(state, "arrested")] == [0, 1, 2]


@pytest.mark.rule("K3")
def test_when_all_send_their_chief_nothing_happens() -> None:
    state = send(table(3, BANKER), 8, 8, 8)
    assert list(state.coins) == [0, 0, 0]
    assert state.hour == 1
    assert state.waiting() == [0, 1, 2]
    assert len(told(state, "all_arrested")) == 1


@pytest.mark.rule("K4")
@pytest.mark.parametrize(
    ("tile", "cards", "coins"),
    [
        (BANKER, (7, 7, 3, 1), [3, 3, 0, 1]),  # 7 shared by two: 3 each
        (BANKER, (7, 7, 7, 2), [2, 2, 2, 2]),
        (JEWELLER, (5, 4, 1, 1), [6, 0, 1, 1]),  # each of the lowest takes his full value
        (JEWELLER, (5, 3, 3, 3), [6, 3, 3, 3]),
        (MERCHANT, (5, 4, 3, 0), [4, 0, 0, 0]),  # the lowest may be worth nothing
        (MERCHANT, (5, 5, 5, 5, 1), [1, 1, 1, 1, 1]),
    ],
)
def test_the_highest_share_the_tile_and_the_lowest_steal_elsewhere(
    tile: int, cards: tuple[int, ...], coins: list[int]
) -> None:
    assert list(send(table(len(cards), tile), *cards).coins) == coins


@pytest.mark.rule("K5")
@pytest.mark.parametrize(
    ("tile", "choice", "coins"),
    [
        (BANKER, ROB, [0, 0, 7]),
        (BANKER, STEAL, [0, 0, 5]),
        (LEFT_PRIEST, ROB, [5, 0, 0]),
        (RIGHT_PRIEST, ROB, [0, 5, 0]),
        (BEGGAR, STEAL, [0, 0, 5]),
        (PRINCE, ROB, [0, 0, 8]),
        (PRINCE, SPARE, [0, 0, 0]),
    ],
)
def test_the_only_card_left_chooses(tile: int, choice: int, coins: list[int]) -> None:
    state = send(table(3, tile), 8, 8, 5)
    assert state.waiting() == [2]
    assert [event.rule for event in told(state, "may_choose")] == ["K5"]
    assert state.legal(2) == ([ROB, STEAL, SPARE] if tile == PRINCE else [ROB, STEAL])
    state.play(2, choice)
    assert list(state.coins) == coins


@pytest.mark.rule("K6")
def test_equal_cards_choose_in_secret_and_the_share_counts_all_of_them() -> None:
    state = send(table(4, BANKER), 5, 5, 5, 8)
    assert list(state.coins) == [5, 5, 5, 7]  # a chief is there: no choice
    state = send(table(4, BANKER), 5, 5, 5, 5)
    assert state.waiting() == [0, 1, 2, 3]
    state.play(1, STEAL)
    assert look(GAME, state, 1).table.gangs[1].choice == "steal"
    assert look(GAME, state, 0).table.gangs[1].choice is None
    state.play(0, ROB)
    state.play(2, STEAL)
    state.play(3, STEAL)
    assert list(state.coins) == [1, 5, 5, 5]  # 7 shared by four, though only one took it
    assert {event.rule for event in told(state, "may_choose")} == {"K6"}


@pytest.mark.rule("K6")
def test_equal_cards_left_after_an_arrest_choose_too() -> None:
    state = send(table(4, JEWELLER), 8, 3, 8, 3)
    assert state.waiting() == [1, 3]
    state.play(3, ROB)
    state.play(1, ROB)
    assert list(state.coins) == [0, 3, 0, 3]


@pytest.mark.rule("K6", "K9")
def test_equal_cards_before_the_prince_have_three_choices() -> None:
    state = send(table(3, PRINCE), 6, 6, 6)
    assert [state.legal(seat) for seat in state.waiting()] == [[ROB, STEAL, SPARE]] * 3
    for seat, choice in enumerate((ROB, STEAL, SPARE)):
        state.play(seat, choice)
    assert list(state.coins) == [2, 6, 0]


# The characters


@pytest.mark.rule("K7")
@pytest.mark.parametrize(
    ("tile", "cards", "coins"),
    [
        (LEFT_PRIEST, (8, 4, 3, 1), [0, 5, 0, 1]),  # to the next seat
        (LEFT_PRIEST, (3, 4, 1, 8), [5, 0, 1, 0]),  # and round the corner
        (RIGHT_PRIEST, (8, 4, 1, 3), [0, 0, 1, 5]),
        (RIGHT_PRIEST, (3, 8, 1, 4), [5, 0, 1, 0]),
        (LEFT_PRIEST, (7, 7, 3, 1), [0, 2, 2, 1]),  # tied: 2 each, to each one's own neighbour
        (RIGHT_PRIEST, (7, 7, 3, 1), [2, 0, 0, 3]),
    ],
)
def test_a_priests_coins_go_to_the_neighbour(tile: int, cards: tuple[int, ...], coins: list[int]) -> None:
    assert list(send(table(4, tile), *cards).coins) == coins


@pytest.mark.rule("K8")
@pytest.mark.parametrize(
    ("before", "cards", "after"),
    [
        ([9, 0, 0], (8, 2, 1), [6, 0, 1]),
        ([2, 0, 0], (8, 2, 1), [0, 0, 1]),  # all he has
        ([0, 0, 0], (8, 2, 1), [0, 0, 1]),
        ([9, 9, 0], (7, 7, 1), [8, 8, 1]),  # 3 shared by two: 1 each
        ([9, 9, 9], (7, 7, 1), [8, 8, 10]),
    ],
)
def test_the_beggar_costs(before: list[int], cards: tuple[int, ...], after: list[int]) -> None:
    assert list(send(table(3, BEGGAR, coins=before), *cards).coins) == after


@pytest.mark.rule("K8")
def test_four_who_rob_the_beggar_lose_nothing() -> None:
    assert list(send(table(5, BEGGAR, coins=[5] * 5), 7, 7, 7, 7, 2).coins) == [5, 5, 5, 5, 7]


@pytest.mark.rule("K9")
@pytest.mark.parametrize(("choice", "coins"), [(ROB, [8, 0, 1]), (SPARE, [0, 0, 1])])
def test_the_thief_says_whether_it_was_a_prince(choice: int, coins: list[int]) -> None:
    state = send(table(3, PRINCE), 8, 2, 1)
    assert state.waiting() == [0]
    assert state.legal(0) == [ROB, SPARE]
    state.play(0, choice)
    assert list(state.coins) == coins


@pytest.mark.rule("K9")
def test_tied_thieves_of_the_prince_choose_in_secret() -> None:
    state = send(table(4, PRINCE), 7, 7, 7, 1)
    state.play(2, SPARE)
    assert look(GAME, state, 0).table.gangs[2].choice is None
    assert [event.to for event in told(state, "chose")] == [1 << 2]
    state.play(0, ROB)
    state.play(1, ROB)
    assert list(state.coins) == [2, 2, 0, 1]  # 8 shared by three, whatever the third chose


@pytest.mark.rule("K9")
def test_in_the_last_hour_it_is_always_a_prince() -> None:
    assert list(send(table(3, PRINCE, hour=LAST), 8, 2, 1).coins) == [8, 0, 1]
    state = send(table(3, PRINCE, hour=LAST), 4, 4, 4)
    assert state.legal(0) == [ROB, STEAL]


@pytest.mark.rule("K10")
def test_what_is_discarded_is_not_shown_again_but_the_log_keeps_it() -> None:
    match = begin(3)
    for seat, child in enumerate((8, 5, 2)):
        match.play(seat, f"send {child}")
    if match.waiting() == [0]:
        match.play(0, "rob")
    for viewer in (None, 0, 1, 2):
        table_seen = match.view(viewer).table
        assert table_seen.hour == 2
        assert [gang.child for gang in table_seen.gangs] == [None] * 3
        assert [gang.children is None for gang in table_seen.gangs] == [other != viewer for other in range(3)]
    shown = [event.args["child"] for event in match.events() if event.kind == "revealed"]
    assert shown == [8, 5, 2]


# Numbers


def test_a_designers_numbers_are_played_with() -> None:
    state = GAME.start(3, {"banker": 11, "priest": 2})
    state.tiles = [BANKER, LEFT_PRIEST, *[tile for tile in TILES if tile not in (BANKER, LEFT_PRIEST)]]
    send(state, 8, 3, 1)
    assert list(state.coins) == [11, 0, 1]
    send(state, 7, 4, 2)
    assert list(state.coins) == [11, 2, 3]


def test_the_audit_finds_what_is_wrong() -> None:
    state = table(3, BANKER)
    state.audit()
    state.hands[0] &= ~1
    state.coins[1] = -2
    state.tiles = state.tiles[:-1]
    assert len(state.audit()) == 3
    two = table(2, BANKER)
    two.dummy = [0] * 9
    assert two.audit() == ["the dummy's cards are [0, 0, 0, 0, 0, 0, 0, 0, 0]"]
