"""The rules O1 to O20, each played out on a table set for it."""

from __future__ import annotations

from collections import Counter

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.match import look
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.leftovers import best_sets
from rookery.games.oliver_twist.pieces import BURGLARY, FACE_UP, KIND_OF, NONE, OPEN, PLAZA, ROUND, TYPES
from rookery.games.oliver_twist.rules import Twist
from rookery.games.oliver_twist.scoring import ending, scores
from tests.games.oliver_twist.setting import EAST, NORTH, at, legal, lying, named, opened, play, street, table, told

# Examples of the rulebook


@pytest.mark.rule("O2", "O3")
def test_example_the_watch_as_seventh_token() -> None:
    """The pawn jumps a tool and a character to take the watch, the 7th token: the two go to the file."""
    state = table("a1 a1 h1 h2 b2 n3", "", streets=street(EAST, "rope @ w5 r4 r4"), money=[10, 10])
    play(state, "take E10")
    assert lying(state, state.reserves[0]) == ["a1", "a1", "h1", "h2", "b2", "n3", "w5"]
    assert lying(state, state.files[0]) == ["rope", "@"]
    assert state.fronts[0] == []
    assert state.hands[0] == []
    assert state.pawn == at(state, "E10")


@pytest.mark.rule("O11")
def test_example_ten_tokens_of_five_kinds_cost_five_pounds() -> None:
    state = table("", "", "", files=["a1 a1 a2 h1 h1 b2 b2 rope brace @", "a1 a1", ""], money=[20, 20, 20])
    play(state, "pay")
    assert state.counts[0][2:7] == [0, 10, 5, 5, 11]  # £4 for the end of the round as well
    assert state.money == [11, 20, 20]


@pytest.mark.rule("O19")
def test_example_of_a_count() -> None:
    """63 + 22 = £85."""
    state = table("", "", night=True, money=[67, 10])
    keep(state, 0, 12, 10)
    play(state, "pay")
    assert [score.total for score in scores(state)] == [85, 10]
    assert told(state, "totalled")[0].args == {"seat": 0, "money": 63, "loot": 22, "pounds": 85}
    assert ending(state) == "win"
    assert state.returns() == [1.0, 0.0]


def keep(state: Twist, seat: int, *pounds: int) -> None:
    """Burglary cards that a player has kept."""
    for one in pounds:
        card = state.parts.burglaries.index(one)
        state.burglaries.remove(card)
        state.kept.append(card)
        state.kept_by.append(seat)
        state.ruled_out += [0] * state.players


# The start


@pytest.mark.rule("O1", "O41")
@pytest.mark.parametrize(("players", "spaces", "bag"), [(2, 59, 16), (3, 75, 0), (4, 75, 0)])
def test_the_start(players: int, spaces: int, bag: int) -> None:
    state = GAME.start(players, seed=4)
    assert state.money == [10] * players
    assert state.pawn == PLAZA
    assert state.board[PLAZA] == NONE
    lying_open = [token for token in state.board if token >= 0]
    assert len(lying_open) == spaces
    assert len(state.bag) == bag
    assert all(state.known[token] & FACE_UP and state.type(token) != BURGLARY for token in lying_open)
    assert [state.type(token) for token in state.aside] == [BURGLARY] * 10
    for seat in range(players):
        assert len(state.reserves[seat]) == 2
        assert all(token >= ROUND and state.known[token] == 1 << seat for token in state.reserves[seat])
    assert len(state.pool) == 9 - 2 * players
    assert GAME.view(state, None)["rewards"] == [6, 5, 4, 3, 2]


@pytest.mark.rule("O1")
def test_lots_are_drawn_for_the_first_player() -> None:
    assert Counter(GAME.start(4, seed=seed).turn for seed in range(80)).keys() == {0, 1, 2, 3}


@pytest.mark.rule("O1")
def test_the_tokens_are_those_of_the_rulebook() -> None:
    state = GAME.start(4)
    counts = Counter(TYPES[what] for what in state.parts.types[:ROUND])
    assert counts == {
        "apple-1": 8, "apple-2": 4, "handkerchief-1": 5, "handkerchief-2": 6, "brooch-2": 10, "necklace-3": 7,
        "ring-4": 6, "watch-5": 5, "wallet": 9, "crowbar": 2, "picklocks": 2, "dark-lantern": 2, "rope": 2, "brace": 2,
        "character": 5, "burglary": 10,
    }  # fmt: skip
    assert len(state.parts.types) - ROUND == 9
    assert len(state.deck) == 13
    assert len(state.burglaries) == 16


# A turn


@pytest.mark.rule("O2")
def test_one_to_four_tokens_in_a_row() -> None:
    state = table("", "", streets=street(EAST, "a1 a1 a1 a1 a1") | {"D11": "h1", "D7": "b2", "B7": "b2"})
    assert opened(state, "take") == {"E8", "E9", "E10", "E11", "D7"}  # not the fifth, nor beyond an empty space
    play(state, "take E11")
    assert state.pawn == at(state, "E11")
    assert len(state.files[0]) == 3
    assert state.turn == 1
    assert opened(state, "take") == {"E12", "D11"}


@pytest.mark.rule("O2")
def test_the_view_says_what_each_way_files() -> None:
    state = table("", "", streets=street(EAST, "a1 rope w5"))
    reach = {one["space"]: one["paths"] for one in GAME.view(state, None)["reach"]}
    assert reach == {
        at(state, "E8"): [{"passed": [], "files": []}],
        at(state, "E9"): [{"passed": [at(state, "E8")], "files": ["apple-1"]}],
        at(state, "E10"): [{"passed": [at(state, "E8"), at(state, "E9")], "files": ["apple-1", "rope"]}],
    }


@pytest.mark.rule("O3")
def test_what_becomes_of_a_token() -> None:
    state = table("", "", streets=street(EAST, "a1 rope @ a1"))
    play(state, "take E8", "take E9")
    assert lying(state, state.fronts[1]) == ["rope"]
    assert GAME.view(state, 0)["seats"][1]["tools"] == ["rope"]
    play(state, "take E10")
    assert len(state.hands[0]) == 1
    assert len(state.deck) == 12
    assert "@" in lying(state, state.bag)
    assert [event.to for event in told(state, "drew")] == [1]
    assert told(state, "drew_hidden")[0].to == ~1


@pytest.mark.rule("O3")
def test_an_empty_deck_gives_no_card() -> None:
    state = table("", "", streets=street(EAST, "@ a1"))
    state.discard, state.deck = state.deck, []
    play(state, "take E8")
    assert state.hands[0] == []
    assert told(state, "nothing_came")[0].rule == "O3"


@pytest.mark.rule("O4")
def test_a_full_reserve_makes_room() -> None:
    state = table("a1 a2 h1 h2 b2 n3 r4 w5 *", "", streets=street(EAST, "w5 a1"))
    play(state, "take E8")
    assert state.waiting() == [0]
    assert opened(state, "file") == set(TYPES[:9])
    assert GAME.view(state, 1)["taken"] == "watch-5"
    play(state, "file apple-1")
    assert lying(state, state.reserves[0]) == ["a2", "h1", "h2", "b2", "n3", "r4", "w5", "w5", "*"]
    assert lying(state, state.files[0]) == ["a1"]
    assert state.turn == 1


@pytest.mark.rule("O4")
def test_a_tool_needs_no_room() -> None:
    state = table("a1 a2 h1 h2 b2 n3 r4 w5 *", "", streets=street(EAST, "rope a1"))
    play(state, "take E8")
    assert state.turn == 1
    assert len(state.reserves[0]) == 9


@pytest.mark.rule("O5")
def test_a_bribe_moves_the_pawn() -> None:
    state = table("", "", "", streets={"A0": "w5", "I14": "r4"}, pawn="E11", money=[2, 10, 10])
    assert legal(state) == ["bribe"]
    play(state, "bribe")
    assert state.money[0] == 0
    assert opened(state, "place") == {"A1", "B0", "I13", "H14"}
    play(state, "place A1")
    assert legal(state) == ["take A0"]  # he must prowl now
    play(state, "take A0")
    assert lying(state, state.reserves[0]) == ["w5"]
    assert state.turn == 1


@pytest.mark.rule("O5")
def test_the_plaza_may_be_next_to_a_token() -> None:
    state = table("", "", streets={"D7": "w5"}, pawn="E11")
    play(state, "bribe")
    assert opened(state, "place") == {"PLACE", "C7"}


@pytest.mark.rule("O5", "O9")
def test_without_two_pounds_there_is_no_prowl() -> None:
    state = table("", "", streets={"A0": "w5"}, pawn="E11", money=[1, 10])
    assert legal(state) == ["pay"]
    assert look(GAME, state, 0)["moves"] == [{"verb": "pay", "piece": None}]


@pytest.mark.rule("O6")
def test_a_set_is_sold() -> None:
    state = table("a1 a2 a1° r4", "", streets=street(EAST, "a1"))
    assert opened(state, "sell") == {"apple"}
    play(state, "sell apple", "deal")
    assert state.money[0] == 10 + 4 + 6  # its pounds and the first reward
    assert lying(state, state.reserves[0]) == ["r4"]
    assert [token >= ROUND for token in state.pool if state.known[token] == OPEN] == [True]
    assert Counter(lying(state, state.bag))["a1"] == 7  # of eight, one lies in the street
    assert state.turn == 1


@pytest.mark.rule("O6")
def test_wallets_stand_in_for_any_kind_but_not_alone() -> None:
    assert opened(table("* * *", "", streets=street(EAST, "a1")), "sell") == set()
    state = table("w5 * * *", "", streets=street(EAST, "a1"))
    play(state, "sell watch")
    assert GAME.view(state, 1)["sale"] == {"tokens": ["watch-5", "wallet", "wallet"], "least": 3, "brings": 11}
    assert legal(state) == ["wallet", "deal"]
    play(state, "wallet", "deal")
    assert state.money[0] == 10 + 5 + 6
    assert state.reserves[0] == []


@pytest.mark.rule("O6")
def test_tokens_are_held_back() -> None:
    state = table("a1 a1 a2 a2 *", "", streets=street(EAST, "a1"))
    play(state, "sell apple", "hold apple-1")
    assert sorted(GAME.view(state, 0)["sale"]["tokens"]) == ["apple-1", "apple-2", "apple-2"]
    play(state, "hold apple-2")  # a wallet takes its place
    assert sorted(GAME.view(state, 0)["sale"]["tokens"]) == ["apple-1", "apple-2", "wallet"]
    assert legal(state) == ["deal"]
    play(state, "deal")
    assert lying(state, state.reserves[0]) == ["a1", "a2"]
    assert state.money[0] == 10 + 3 + 6


@pytest.mark.rule("O6")
@pytest.mark.parametrize(
    ("reserve", "bonus"), [("b2 b2 b2 b2", 0), ("b2 b2 b2 b2 b2", 7), ("b2 b2 b2 b2 b2 b2 b2 b2 b2", 7)]
)
def test_a_large_set_brings_seven_pounds_once(reserve: str, bonus: int) -> None:
    state = table(reserve, "", streets=street(EAST, "a1"))
    play(state, "sell brooch", "deal")
    assert state.money[0] == 10 + 2 * len(reserve.split()) + bonus + 6


@pytest.mark.rule("O6")
def test_wallets_count_for_the_bonus() -> None:
    state = table("b2 b2 b2 * *", "", streets=street(EAST, "a1"))
    play(state, "sell brooch", "wallet", "wallet", "deal")
    assert state.money[0] == 10 + 6 + 7 + 6


@pytest.mark.rule("O6")
def test_rewards_fall_and_run_out() -> None:
    state = table("a1 a1 a1 h1 h1 h1 b2 b2 b2", "n3 n3 n3 r4 r4 r4 w5 w5 w5", streets=street(EAST, "a1"))
    earned: list[list[object]] = []
    for kind in ("apple", "necklace", "handkerchief", "ring", "brooch", "watch"):
        play(state, f"sell {kind}", "deal")
        earned.append([event.args["pounds"] for event in told(state, "rewarded")][len(earned) :])
    assert earned == [[6], [5], [4], [3], [2], []]
    assert state.money == [10 + 3 + 3 + 6 + 12, 10 + 9 + 12 + 15 + 8]


@pytest.mark.rule("O7")
def test_a_card_helps_or_hides_and_is_discarded() -> None:
    for move, money in (("play mr-brownlow", 15), ("hide mr-brownlow", 10)):
        state = table("", "", streets=street(EAST, "a1"), hands=["mr-brownlow oliver"])
        play(state, move)
        assert state.money[0] == money
        assert state.turn == 1
        assert len(state.hands[0]) == 1
        assert GAME.view(state, None)["discard"] == ["mr-brownlow"]


@pytest.mark.rule("O7", "O40")
def test_a_card_is_not_played_in_the_turn_it_was_drawn() -> None:
    state = table("", "", streets=street(EAST, "@ a1 a1"), hands=["oliver"])
    play(state, "play oliver", "take E8")
    assert len(state.hands[0]) == 1
    assert legal(state) == ["take E9", "take E10", "done"]


@pytest.mark.rule("O7")
def test_a_character_who_can_do_nothing_may_be_asked() -> None:
    state = table("", "", streets=street(EAST, "a1"), hands=["charley-bates"])
    play(state, "play charley-bates")
    assert told(state, "nothing_came")[0].rule == "O22"
    assert state.turn == 1


@pytest.mark.rule("O8")
def test_there_is_no_other_way_to_pass() -> None:
    state = table("a1", "", streets=street(EAST, "a1"))
    assert legal(state) == ["take E8"]


# The end of a round


@pytest.mark.rule("O9")
@pytest.mark.parametrize(("money", "paid"), [(10, 4), (4, 4), (3, 3), (0, 0)])
def test_who_can_do_nothing_ends_the_round(money: int, paid: int) -> None:
    state = table("a1 h1", "", money=[money, 10])
    assert legal(state) == ["pay"]
    play(state, "pay")
    assert state.night
    assert told(state, "gave_up")[0].args == {"seat": 0, "pounds": paid}
    assert GAME.view(state, None)["counts"][0]["by"] == 0
    assert GAME.view(state, None)["counts"][0]["paid"] == paid


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
    assert state.counts[0][2] == pounds
    rest = told(state, "filed_rest")
    names = sorted(named(letters) for letters in left.split())
    mine = [event.args["tokens"] for event in rest if event.args["seat"] == 0]
    assert mine == ([[TYPES[what] for what in names]] if names else [])


def end(state: Twist) -> None:
    """The other player, who can do nothing, ends the round."""
    state.owed = [1]
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
    assert [state.counts[0][5], state.counts[0][10]] == fines
    assert state.money == [money[0] - 4 - fines[0], money[1] - fines[1]]


@pytest.mark.rule("O11")
def test_ten_kinds_are_the_most() -> None:
    state = table("", "", files=["a1 h1 b2 n3 r4 w5 * rope @ %", ""], night=True, money=[30, 5])
    play(state, "pay")
    assert state.counts[0][5] == 10


@pytest.mark.rule("O11", "O42")
def test_what_is_left_goes_to_the_file() -> None:
    state = table("a1° h1", "a1 b2 n3", files=["rope"], money=[20, 20])
    play(state, "pay")
    assert state.counts[0][3] == 3
    assert state.counts[0][8] == 3
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
    assert GAME.view(state, None)["rewards"] == [6, 5, 4, 3, 2]
    assert state.hands[0] == [2]
    assert state.deck == deck
    shown = [token for token in GAME.view(state, 0)["tokens"] if token not in (None, "hidden")]
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
    while GAME.view(state, None)["step"] == "chain":
        play(state, legal(state)[0])
    assert len(told(state, "turned")) == 12
    assert {event.rule for event in told(state, "turned")} == {"O14"}
    assert legal(state) == ["name 0", "name 1", "name 2"]
    play(state, "name 2")
    assert state.waiting() == [2]


# The night


@pytest.mark.rule("O15")
def test_only_visible_tokens_are_taken_or_passed() -> None:
    state = table("", "", streets={"E8": "a1", "E9": "a1", "E11": "w5"}, hidden={"E10": "r4", "D7": "r4"})
    assert opened(state, "take") == {"E8", "E9"}
    assert opened(state, "turn") == set()


@pytest.mark.rule("O16")
def test_a_prowl_begins_with_a_chain() -> None:
    hidden = street(EAST, "a1 h1 b2 n3 r4") | street(NORTH, "a1 h1 b2 n3 r4") | {"A6": "w5"}
    state = table("", "", hidden=hidden)
    assert legal(state) == ["turn D7", "turn E8"]
    play(state, "turn E8")  # the chain ends early, at E12
    assert len(told(state, "turned")) == 5
    assert state.waiting() == [0]
    assert opened(state, "take") == {"E8", "E9", "E10", "E11"}
    play(state, "take E9")
    assert lying(state, state.files[0]) == ["a1"]
    assert GAME.view(state, 1)["tokens"][at(state, "D7")] == "hidden"


@pytest.mark.rule("O16", "O38")
def test_a_chain_is_twelve_tokens_long_and_forks_by_choice() -> None:
    ring = ["D7", "C7", "B7", "A7", "A6", "A5", "A4", "A3", "A2", "A1", "A0", "B0", "C0", "D0"]
    hidden = dict.fromkeys(ring[:5], "a1") | dict.fromkeys(ring[5:10], "b2") | dict.fromkeys(ring[10:], "n3")
    state = table("", "", hidden=hidden | {"A8": "w5", "B3": "r4"})
    play(state, "turn D7")
    assert opened(state, "turn") == {"A6", "A8"}
    play(state, "turn A6")
    assert opened(state, "turn") == {"A2", "B3"}
    play(state, "turn A2")
    turned = [event.args["space"] for event in told(state, "turned")]
    assert turned == [at(state, name) for name in ring[:12]]
    assert opened(state, "take") == {"D7", "C7", "B7", "A7"}


@pytest.mark.rule("O16")
def test_visible_tokens_next_to_the_pawn_leave_no_chain() -> None:
    state = table("", "", streets={"E8": "a1"}, hidden={"D7": "a1"})
    assert legal(state) == ["take E8"]


@pytest.mark.rule("O17")
def test_two_looks_before_the_pawn_is_placed() -> None:
    hidden = {"A0": "w5", "I14": "r4", "A7": "b2"}
    state = table("", "", "", hidden=hidden, pawn="E11")
    play(state, "bribe")
    assert opened(state, "look") == {"A0", "I14", "A7"}
    assert opened(state, "place") == {"A1", "B0", "I13", "H14", "A6", "A8", "B7"}
    play(state, "look A0")
    assert opened(state, "look") == {"I14", "A7"}
    play(state, "look I14")
    assert opened(state, "look") == set()
    mine, other = GAME.view(state, 0), GAME.view(state, 1)
    assert mine["tokens"][at(state, "A0")] == "watch-5"
    assert other["tokens"][at(state, "A0")] == "hidden"
    assert other["seats"][0]["looked"] == sorted([at(state, "A0"), at(state, "I14")])
    assert [event.to for event in told(state, "looked")] == [1, 1]
    play(state, "place A1")
    assert legal(state) == ["turn A0"]
    play(state, "turn A0", "take A0")
    assert lying(state, state.reserves[0]) == ["w5"]
    assert state.money[0] == 8


@pytest.mark.rule("O17")
def test_looks_may_be_left_out_and_there_are_none_by_day() -> None:
    state = play(table("", "", hidden={"A0": "w5"}, pawn="E11"), "bribe", "place B0")
    assert legal(state) == ["turn A0"]
    assert opened(play(table("", "", streets={"A0": "w5"}, pawn="E11"), "bribe"), "look") == set()


@pytest.mark.rule("O18")
@pytest.mark.parametrize("kinds", range(6))
def test_a_burglary(kinds: int) -> None:
    """A card, and one for each kind of tool: two ropes are one kind."""
    tools = ["rope rope", "brace", "crowbar", "picklocks", "dark-lantern"][:kinds]
    state = table("", "", streets=street(EAST, "% a1"), fronts=[" ".join(tools)], night=True)
    play(state, "take E8")
    if kinds == 0:
        assert state.turn == 1
        assert [event.kind for event in state.told or []] == [
            "took", "burgled", "saw_burglaries", "kept", "kept_hidden",
        ]  # fmt: skip
    else:
        view = GAME.view(state, 0)
        assert len(view["mine"]["drawn"]) == view["drawn"] == kinds + 1
        assert view["mine"]["drawn"] == sorted(view["mine"]["drawn"])
        assert GAME.view(state, 1)["mine"]["drawn"] == []
        best = view["mine"]["drawn"][-1]
        play(state, f"keep {kinds + 1}")
        assert GAME.view(state, 0)["mine"]["burglaries"] == [best]
        if kinds > 1:
            assert opened(state, "discard") == {tool for text in tools for tool in text.split()}
            play(state, "discard rope")
        assert len(state.fronts[0]) == kinds  # there were two ropes
        assert "rope" in lying(state, state.bag)
    assert len(state.burglaries) == 15
    assert "%" in lying(state, state.bag)
    assert GAME.view(state, 1)["seats"][0]["burglaries"] == 1
    assert state.turn == 1


@pytest.mark.rule("O18")
def test_the_cards_not_kept_are_shuffled_back() -> None:
    state = table("", "", streets=street(EAST, "% a1"), fronts=["rope brace"], night=True)
    before = state.burglaries[:13]
    play(state, "take E8", "keep 1")
    assert len(state.burglaries) == 15
    assert state.burglaries[:13] != before


@pytest.mark.rule("O19", "O20")
def test_the_richest_wins_and_equal_ones_share() -> None:
    state = table("", "", "", night=True, money=[14, 10, 7])
    keep(state, 1, -2)
    keep(state, 2, 3)
    play(state, "pay")
    assert [score.total for score in scores(state)] == [10, 8, 10]
    assert state.returns() == [0.5, 0.0, 0.5]
    assert ending(state) == "shared"
    assert state.waiting() == []
    view = GAME.view(state, 1)
    assert [(seat["money"], seat["loot"]) for seat in view["seats"]] == [(10, []), (10, [-2]), (7, [3])]
    assert told(state, "won")[0].args == {"seats": [0, 2], "count": 2, "pounds": 10}


@pytest.mark.rule("O20")
def test_burglary_cards_are_no_money() -> None:
    state = table("", "", streets={"A0": "w5"}, pawn="E11", night=True, money=[1, 10])
    keep(state, 0, 12)
    assert legal(state) == ["pay"]
