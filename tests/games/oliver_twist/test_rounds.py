"""The end of a round, O9 to O12, counted on tables set for it."""

from __future__ import annotations

import pytest

from rookery.engine.dice import QuickDice
from rookery.games.oliver_twist.count import best_sets
from rookery.games.oliver_twist.pieces import BURGLARY, KIND_OF, PLAZA, ROUND, TYPES
from rookery.games.oliver_twist.state import Twist
from rookery.games.oliver_twist.steps.numbers import OWE_TURN
from rookery.games.oliver_twist.view import HIDDEN
from tests.games.oliver_twist.setting import legal, lying, named, opened, play, seen, table, told

# The end of a round


@pytest.mark.rule("O9")
@pytest.mark.parametrize(("farewell", "paid"), [(0, 0), (7, 7), (20, 10)])
def test_ending_the_round_may_cost_more_or_less(farewell: int, paid: int) -> None:
    state = table("a1 h1", "", money=[10, 10], farewell=farewell)
    play(state, "pay")
    assert told(state, "gave_up")[0].args == {"seat": 0, "pounds": paid}


@pytest.mark.rule("O9")
@pytest.mark.parametrize(("money", "paid"), [(10, 4), (4, 4), (3, 3), (0, 0)])
def test_who_can_do_nothing_ends_the_round(money: int, paid: int) -> None:
    state = table("a1 h1", "", money=[money, 10])
    assert legal(state) == ["pay"]
    play(state, "pay")
    assert state.night
    assert told(state, "gave_up")[0].args == {"seat": 0, "pounds": paid}
    assert seen(state, None).counts[0].by == 0
    assert seen(state, None).counts[0].paid == paid


@pytest.mark.rule("O9")
def test_a_card_puts_the_end_off() -> None:
    state = table("", "a1 a1 a1", hands=["nancy"])
    assert legal(state) == ["pay", "play nancy", "hide nancy"]
    play(state, "hide nancy")
    assert legal(state) == ["sell apple"]  # who can sell must
    play(state, "sell apple", "deal")
    assert legal(state) == ["pay"]


@pytest.mark.rule("O10", "O39")
@pytest.mark.parametrize(
    ("reserve", "pounds", "left"),
    [
        ("", 0, ""),
        ("a1 a1 a2", 2, ""),
        ("a1 a1 h1 h1", 0, "a1 a1 h1 h1"),
        ("a1 a1 *", 1, ""),
        ("w5 * *", 5, ""),
        ("w5 r4 * *", 5, "r4"),
        ("w5 w5 r4 r4 *", 5, "r4 r4"),
        ("w5 w5 r4 r4 * *", 9, ""),
        ("w5 r4 * * * *", 9, ""),  # a set each
        ("w5 w5 * * * *", 10, ""),  # two sets of one kind
        ("b2 b2 b2 b2 b2 b2", 4, ""),
        ("a2 a2 a1 a1 a1 a1 h1", 4, "h1"),
        ("b2 b2 h2 *", 2, "h2"),  # as much as h2 with a wallet short would: the fewest left
        ("b2 b2 h2 h2 h1 * ", 4, ""),
        ("n3 n3 b2 b2 h2 h2 h1 *", 5, "b2 b2"),
        ("* * * *", 0, "* * * *"),
        ("w5 *", 0, "w5 *"),
    ],
)
def test_the_best_sets_of_what_is_left(reserve: str, pounds: int, left: str) -> None:
    state = table(reserve, "", files=["", "a1"], money=[20, 10])
    end(state)
    assert state.counts[0].seats[0].cashed == pounds
    rest = told(state, "filed_rest")
    names = sorted(named(letters) for letters in left.split())
    mine = [event.args["tokens"] for event in rest if event.args["seat"] == 0]
    assert mine == ([[TYPES[what] for what in names]] if names else [])


def end(state: Twist) -> None:
    """The other player, who can do nothing, ends the round."""
    state.owing = 0
    state.owe(OWE_TURN, 1)
    state.turn = 1
    play(state, "pay")


def brute(types: list[int]) -> int:
    """The most that sets can bring, by trying every set first."""
    best = 0
    for kind in range(6):
        goods = sorted((what for what in types if KIND_OF[what] == kind), reverse=True)
        wallets = [what for what in types if KIND_OF[what] == 6]
        for many in range(1, len(goods) + 1):
            for help_ in range(len(wallets) + 1):
                if many + help_ >= 3:
                    for heads in range(len(goods) - many + 1):
                        used = goods[heads : heads + many]
                        rest = list(types)
                        for what in used + wallets[:help_]:
                            rest.remove(what)
                        best = max(best, [1, 2, 1, 2, 2, 3, 4, 5][used[0]] + brute(rest))
    return best


@pytest.mark.rule("O10", "O39")
def test_the_best_sets_are_the_best() -> None:
    dice = QuickDice(5)
    for _ in range(60):
        types = [(0, 1, 4, 6, 7, 8, 8)[dice.pick(7)] for _ in range(dice.pick(8))]
        assert best_sets(sorted(types))[0] == brute(types), types


@pytest.mark.rule("O11", "O20")
@pytest.mark.parametrize(
    ("files", "money", "fines"),
    [
        (["a1 a2 h1", "b2"], [20, 20], [2, 0]),
        (["a1 a2 h1", "b2 n3 r4"], [20, 20], [2, 3]),  # tied: both
        (["a1 h1 b2 n3 r4 w5 * rope @", ""], [8, 20], [4, 0]),  # £4 left after the end of the round
        (["", ""], [20, 20], [0, 0]),
        (["rope brace crowbar", "@ @"], [20, 20], [1, 0]),
    ],
)
def test_the_fullest_file_is_fined(files: list[str], money: list[int], fines: list[int]) -> None:
    state = table("", "", files=files, money=money)
    play(state, "pay")
    assert [row.fine for row in state.counts[0].seats] == fines
    assert state.money == [money[0] - 4 - fines[0], money[1] - fines[1]]


@pytest.mark.rule("O11")
def test_ten_kinds_are_the_most() -> None:
    state = table("", "", files=["a1 h1 b2 n3 r4 w5 * rope @ %", ""], night=True, money=[30, 5])
    play(state, "pay")
    assert state.counts[0].seats[0].fine == 10


@pytest.mark.rule("O11", "O42")
def test_what_is_left_goes_to_the_file() -> None:
    state = table("a1° h1", "a1 b2 n3", files=["rope"], money=[20, 20])
    play(state, "pay")
    assert [row.file for row in state.counts[0].seats] == [3, 3]
    assert [event.args["pounds"] for event in told(state, "fined")] == [3, 3]


@pytest.mark.rule("O12", "O13")
def test_the_night_falls() -> None:
    state = table("a1° h1", "b2", "", files=["rope", "@"], fronts=["brace", "crowbar crowbar"], hands=["nancy"])
    state.rewarded = 3
    deck = list(state.deck)
    play(state, "pay")
    assert state.night
    assert [lying(state, tools) for tools in state.fronts] == [["brace"], ["crowbar", "crowbar"], []]
    assert state.files == [[], [], []]
    assert all(len(reserve) == 2 and min(reserve) >= ROUND for reserve in state.reserves)
    assert all(state.board[space] >= 0 for space in range(1, 76))
    assert len(state.box) == 85 - 3 - 75
    assert state.bag == state.aside == []
    assert state.pawn == PLAZA
    assert seen(state, None).rewards == [6, 5, 4, 3, 2]
    assert state.hands[0] == [2]
    assert state.deck == deck
    shown = [token for token in seen(state, 0).tokens if token not in (None, HIDDEN)]
    assert shown == []  # the poorest stands at a fork: nothing is turned up yet
    assert any(state.type(token) == BURGLARY for token in [*state.board, *state.box])


@pytest.mark.rule("O14")
@pytest.mark.parametrize(("money", "poorest"), [([14, 3, 5], 1), ([15, 10, 10], 1), ([5, 3, 3], 0), ([4, 0, 0], 0)])
def test_the_poorest_turns_up_twelve_and_names_the_first(money: list[int], poorest: int) -> None:
    state = table("", "", "", money=money)
    play(state, "pay")
    assert [event.args["pounds"] for event in told(state, "announced")] == [money[0] - 4, *money[1:]]
    assert state.waiting() == [poorest]
    assert opened(state, "turn") == {"D7", "E6", "E8", "F7"}
    play(state, "turn D7")
    assert len(told(state, "turned")) == 4  # D7, C7, B7 and A7, where the street forks
    assert opened(state, "turn") == {"A6", "A8"}
    while seen(state, None).step == "chain":
        play(state, legal(state)[0])
    assert len(told(state, "turned")) == 12
    assert {event.rule for event in told(state, "turned")} == {"O14"}
    assert legal(state) == ["name 0", "name 1", "name 2"]
    play(state, "name 2")
    assert state.waiting() == [2]
