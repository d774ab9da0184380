"""The rules K1 to K15, each played out on a table set for it."""

from __future__ import annotations

import pytest

from rookery.engine.dice import Dice
from rookery.engine.events import Event
from rookery.engine.match import look
from rookery.games.kids_of_london import GAME, PURSES
from rookery.games.kids_of_london.rules import (
    BANKER,
    BEGGAR,
    CHIEF,
    DUMMY,
    GANG,
    HOURS,
    JEWELLER,
    LEFT_PRIEST,
    MERCHANT,
    PRINCE,
    RIGHT_PRIEST,
    ROB,
    SPARE,
    STEAL,
    TILES,
    Kids,
)
from rookery.games.kids_of_london.scoring import ending, scores
from tests.games.kids_of_london.recordings import begin

LAST = HOURS - 1


def table(players: int, tile: int, hour: int = 0, coins: list[int] | None = None, dummy: int = 0) -> Kids:
    """A table at the start of an hour, with the tile turned up; with two players, the dummy's card too."""
    state = GAME.start(players)
    others = [other for other in TILES if other != tile]
    same = [tile] * TILES.count(tile)
    state.tiles = [*others[:hour], tile, *others[hour:], *same[1:]]
    if players == 2:
        state.dummy = [card for card in range(HOURS) if card != dummy]
        state.dummy.insert(hour, dummy)
    state.hands = [GANG] * state.gangs
    state.coins = coins or [0] * state.gangs
    state.hour = hour
    state.told = []
    state.turn_up()
    return state


def send(state: Kids, *children: int) -> Kids:
    """Everybody sends a child, in the order of the seats."""
    for seat, child in enumerate(children):
        state.play(seat, child)
    return state


def told(state: Kids, kind: str) -> list[Event]:
    return [event for event in state.told or [] if event.kind == kind]


def over(*coins: int, players: int = 0) -> Kids:
    """A game that has just ended with these coins."""
    return Kids(
        players or len(coins), list(PURSES.values()), HOURS, TILES, [], [0] * len(coins), list(coins), [0] * len(coins),
        [[]] * len(coins), [-1] * len(coins), 0, 0, Dice(0),
    )  # fmt: skip


# Examples of the rulebook


@pytest.mark.rule("K4")
def test_example_the_jeweller() -> None:
    """Jeweller 6, cards 4 6 7 8: the 8 takes 6, the 4 takes 4, the others nothing."""
    assert send(table(4, JEWELLER), 4, 6, 7, 8).coins == [4, 0, 0, 6]


@pytest.mark.rule("K2", "K4")
def test_example_two_chiefs_are_arrested() -> None:
    """Banker 7, cards 8 8 5 1: both 8s are arrested, the 5 takes 7, the 1 takes 1."""
    assert send(table(4, BANKER), 8, 8, 5, 1).coins == [0, 0, 7, 1]


@pytest.mark.rule("K9")
def test_example_the_prince_shared_by_two() -> None:
    """Prince tied between two, one chooses 0, the other 8: 0 and 4."""
    state = send(table(4, PRINCE), 7, 7, 2, 1)
    state.play(0, SPARE)
    state.play(1, ROB)
    assert state.coins == [0, 4, 0, 1]


# An hour


@pytest.mark.rule("K1")
def test_a_tile_is_turned_up_and_everybody_picks_in_secret() -> None:
    state = table(3, BANKER)
    assert look(GAME, state, None)["table"]["tile"] == "banker"
    assert state.waiting() == [0, 1, 2]
    assert state.legal(0) == list(range(9))
    state.play(0, 6)
    assert state.waiting() == [1, 2]
    assert look(GAME, state, 0)["table"]["gangs"][0]["child"] == 6
    for other in (1, 2, None):
        gang = look(GAME, state, other)["table"]["gangs"][0]
        assert (gang["child"], gang["out"], gang["children"]) == (None, True, None)
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
    assert send(table(3, BANKER), 8, 7, 2).coins == [7, 0, 2]


@pytest.mark.rule("K2")
def test_three_chiefs_are_arrested_too() -> None:
    state = send(table(5, MERCHANT), 8, 8, 8, 6, 2)
    assert state.coins == [0, 0, 0, 4, 2]
    assert [event.args["gang"] for event in told(state, "arrested")] == [0, 1, 2]


@pytest.mark.rule("K3")
def test_when_all_send_their_chief_nothing_happens() -> None:
    state = send(table(3, BANKER), 8, 8, 8)
    assert state.coins == [0, 0, 0]
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
    assert send(table(len(cards), tile), *cards).coins == coins


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
    assert state.coins == coins


@pytest.mark.rule("K6")
def test_equal_cards_choose_in_secret_and_the_share_counts_all_of_them() -> None:
    state = send(table(4, BANKER), 5, 5, 5, 8)
    assert state.coins == [5, 5, 5, 7]  # a chief is there: no choice
    state = send(table(4, BANKER), 5, 5, 5, 5)
    assert state.waiting() == [0, 1, 2, 3]
    state.play(1, STEAL)
    assert look(GAME, state, 1)["table"]["gangs"][1]["choice"] == "steal"
    assert look(GAME, state, 0)["table"]["gangs"][1]["choice"] is None
    state.play(0, ROB)
    state.play(2, STEAL)
    state.play(3, STEAL)
    assert state.coins == [1, 5, 5, 5]  # 7 shared by four, though only one took it
    assert {event.rule for event in told(state, "may_choose")} == {"K6"}


@pytest.mark.rule("K6")
def test_equal_cards_left_after_an_arrest_choose_too() -> None:
    state = send(table(4, JEWELLER), 8, 3, 8, 3)
    assert state.waiting() == [1, 3]
    state.play(3, ROB)
    state.play(1, ROB)
    assert state.coins == [0, 3, 0, 3]


@pytest.mark.rule("K6", "K9")
def test_equal_cards_before_the_prince_have_three_choices() -> None:
    state = send(table(3, PRINCE), 6, 6, 6)
    assert [state.legal(seat) for seat in state.waiting()] == [[ROB, STEAL, SPARE]] * 3
    for seat, choice in enumerate((ROB, STEAL, SPARE)):
        state.play(seat, choice)
    assert state.coins == [2, 6, 0]


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
    assert send(table(4, tile), *cards).coins == coins


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
    assert send(table(3, BEGGAR, coins=before), *cards).coins == after


@pytest.mark.rule("K8")
def test_four_who_rob_the_beggar_lose_nothing() -> None:
    assert send(table(5, BEGGAR, coins=[5] * 5), 7, 7, 7, 7, 2).coins == [5, 5, 5, 5, 7]


@pytest.mark.rule("K9")
@pytest.mark.parametrize(("choice", "coins"), [(ROB, [8, 0, 1]), (SPARE, [0, 0, 1])])
def test_the_thief_says_whether_it_was_a_prince(choice: int, coins: list[int]) -> None:
    state = send(table(3, PRINCE), 8, 2, 1)
    assert state.waiting() == [0]
    assert state.legal(0) == [ROB, SPARE]
    state.play(0, choice)
    assert state.coins == coins


@pytest.mark.rule("K9")
def test_tied_thieves_of_the_prince_choose_in_secret() -> None:
    state = send(table(4, PRINCE), 7, 7, 7, 1)
    state.play(2, SPARE)
    assert look(GAME, state, 0)["table"]["gangs"][2]["choice"] is None
    assert [event.to for event in told(state, "chose")] == [1 << 2]
    state.play(0, ROB)
    state.play(1, ROB)
    assert state.coins == [2, 2, 0, 1]  # 8 shared by three, whatever the third chose


@pytest.mark.rule("K9")
def test_in_the_last_hour_it_is_always_a_prince() -> None:
    assert send(table(3, PRINCE, hour=LAST), 8, 2, 1).coins == [8, 0, 1]
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
        table_seen = match.view(viewer)["table"]
        assert table_seen["hour"] == 2
        assert [gang["child"] for gang in table_seen["gangs"]] == [None] * 3
        assert [gang["children"] is None for gang in table_seen["gangs"]] == [other != viewer for other in range(3)]
    shown = [event.args["child"] for event in match.events() if event.kind == "revealed"]
    assert shown == [8, 5, 2]


# The end


@pytest.mark.rule("K11")
@pytest.mark.parametrize(
    ("coins", "shares", "end"),
    [
        ((20, 15, 10), [0, 1, 0], "win"),
        ((20, 20, 10), [0, 0, 1], "win"),  # all who tie for most are stripped
        ((20, 15, 15, 3), [0, 0.5, 0.5, 0], "shared"),
        ((5, 0, 5), [0, 1, 0], "win"),  # with nothing at all
        ((5, 0, 0, 0), [0, 1 / 3, 1 / 3, 1 / 3], "shared"),
    ],
)
def test_the_second_richest_wins(coins: tuple[int, ...], shares: list[float], end: str) -> None:
    state = over(*coins)
    assert state.returns() == pytest.approx(shares)
    assert ending(state) == end
    assert [score.total for score in scores(state)] == [0 if one == max(coins) else one for one in coins]


@pytest.mark.rule("K11")
def test_the_game_ends_after_nine_hours() -> None:
    state = send(table(3, BANKER, hour=LAST, coins=[9, 5, 2]), 8, 3, 1)
    assert state.waiting() == []
    assert state.coins == [16, 5, 3]
    assert [event.args["gang"] for event in told(state, "stripped")] == [0]
    assert [event.args["gangs"] for event in told(state, "won")] == [[1]]
    seen = look(GAME, state, None)
    assert (seen["table"]["stripped"], seen["table"]["winners"], seen["ending"]) == ([0], [1], "win")


@pytest.mark.rule("K12")
def test_when_all_are_richest_nobody_wins() -> None:
    state = over(7, 7, 7)
    assert state.returns() == [0, 0, 0]
    assert ending(state) == "nobody"


# Two players


@pytest.mark.rule("K13")
def test_the_dummy_shows_its_card_before_the_players_pick() -> None:
    state = table(2, MERCHANT, dummy=6)
    assert state.waiting() == [0, 1]
    for seat in (None, 0, 1):
        gang = look(GAME, state, seat)["table"]["gangs"][DUMMY]
        assert (gang["dummy"], gang["child"]) == (True, 6)
    assert [event.kind for event in state.told or []][-2:] == ["turned_up", "dummy_sent"]
    assert send(state, 3, 2).coins == [0, 2, 4]


@pytest.mark.rule("K13", "K7")
def test_the_dummy_is_the_third_neighbour() -> None:
    assert send(table(2, LEFT_PRIEST, dummy=3), 2, 8).coins == [2, 0, 5]
    assert send(table(2, LEFT_PRIEST, dummy=8), 2, 3).coins == [7, 0, 0]
    assert send(table(2, RIGHT_PRIEST, dummy=3), 8, 2).coins == [0, 2, 5]
    assert send(table(2, RIGHT_PRIEST, dummy=8), 3, 2).coins == [0, 7, 0]


@pytest.mark.rule("K13", "K2", "K8")
def test_the_dummy_obeys_the_rules_like_anyone() -> None:
    assert send(table(2, BANKER, dummy=8), 8, 3).legal(1) == [ROB, STEAL]  # its chief is arrested with the other
    assert send(table(2, BEGGAR, dummy=7, coins=[0, 0, 2]), 4, 1).coins == [0, 1, 0]
    assert send(table(2, BANKER, dummy=CHIEF), 8, 8).coins == [0, 0, 0]


@pytest.mark.rule("K13")
def test_the_dummys_cards_are_shuffled_and_every_one_turned_up() -> None:
    state = GAME.start(2, seed=1)
    other = GAME.start(2, seed=2)
    assert sorted(state.dummy) == sorted(other.dummy) == list(range(9))
    assert state.dummy != other.dummy


@pytest.mark.rule("K14")
def test_the_dummy_takes_the_prince() -> None:
    assert send(table(2, PRINCE, dummy=7), 3, 2).coins == [0, 2, 8]
    state = send(table(2, PRINCE, dummy=7), 7, 2)
    assert state.waiting() == [0]  # the dummy is not asked
    state.play(0, SPARE)
    assert state.coins == [0, 2, 4]


@pytest.mark.rule("K14")
def test_the_dummy_takes_the_tile_whenever_it_could_choose() -> None:
    assert send(table(2, BANKER, dummy=5), 8, 8).coins == [0, 0, 7]  # K5
    assert send(table(2, BEGGAR, dummy=5, coins=[0, 0, 9]), 8, 8).coins == [0, 0, 6]  # even the beggar
    state = send(table(2, BANKER, dummy=5), 5, 5)  # K6
    assert state.waiting() == [0, 1]
    state.play(0, STEAL)
    state.play(1, STEAL)
    assert state.coins == [5, 5, 2]


@pytest.mark.rule("K15")
@pytest.mark.parametrize(
    ("coins", "shares", "end"),
    [
        ((20, 5, 10), [0, 0], "dummy"),  # alone second
        ((20, 10, 10), [0, 1], "win"),  # tied second with a player
        ((15, 10, 20), [1, 0], "win"),  # stripped
        ((20, 10, 20), [0, 1], "win"),  # stripped together with a player
        ((10, 10, 20), [0.5, 0.5], "shared"),
        ((9, 9, 9), [0, 0], "nobody"),  # K12
    ],
)
def test_the_dummy_counts_at_the_end(coins: tuple[int, ...], shares: list[float], end: str) -> None:
    state = over(*coins, players=2)
    assert state.returns() == shares
    assert ending(state) == end
    assert len(scores(state)) == 2


# Numbers


def test_a_designers_numbers_are_played_with() -> None:
    state = GAME.start(3, {"banker": 11, "priest": 2})
    state.tiles = [BANKER, LEFT_PRIEST, *[tile for tile in TILES if tile not in (BANKER, LEFT_PRIEST)]]
    send(state, 8, 3, 1)
    assert state.coins == [11, 0, 1]
    send(state, 7, 4, 2)
    assert state.coins == [11, 2, 3]


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
