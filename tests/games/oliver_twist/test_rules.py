"""The start and a turn, O1 to O8, each rule played out on a table set for it."""

from __future__ import annotations

from collections import Counter

import pytest

from rookery.engine.match import look
from rookery.engine.state import NONE
from rookery.engine.view import Move
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.count import ending, scores
from rookery.games.oliver_twist.pieces import BURGLARY, FACE_UP, OPEN, PLAZA, ROUND, TYPES
from rookery.games.oliver_twist.steps.sale import brings
from tests.games.oliver_twist.setting import EAST, at, keep, laid, legal, lying, opened, play, seen, street, table, told

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
    row = state.counts[0].seats[0]
    assert [row.cashed, row.file, row.kinds, row.fine, row.money] == [
        0,
        10,
        5,
        5,
        11,
    ]  # £4 for the end of the round as well
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
    assert seen(state, None).rewards == [6, 5, 4, 3, 2]


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
    e8, e9, e10 = (at(state, name) for name in EAST[:3])
    assert seen(state, None).ways == [[e8], [e8, e9], [e8, e9, e10]]


@pytest.mark.rule("O3")
def test_what_becomes_of_a_token() -> None:
    state = table("", "", streets=street(EAST, "a1 rope @ a1"))
    play(state, "take E8", "take E9")
    assert lying(state, state.fronts[1]) == ["rope"]
    assert seen(state, 0).seats[1].tools == ["rope"]
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
    assert seen(state, 1).taken == "watch-5"
    play(state, "file apple-1")
    assert lying(state, state.reserves[0]) == ["a2", "h1", "h2", "b2", "n3", "r4", "w5", "w5", "*"]
    assert lying(state, state.files[0]) == ["a1"]
    assert state.turn == 1


@pytest.mark.rule("O4")
def test_the_ninth_token_still_fits() -> None:
    state = table("a1 a2 h1 h2 b2 n3 r4 w5", "", streets=street(EAST, "w5 a1"))
    play(state, "take E8")
    assert state.turn == 1
    assert len(state.reserves[0]) == 9
    assert state.files[0] == []


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
    assert legal(state) == ["take A0"]  # a prowl must follow
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
    assert look(GAME, state, 0).moves == [Move(verb="pay", piece=None)]


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
    assert laid(state) == ["watch-5", "wallet", "wallet"]
    assert brings(state, state.sale) == 11
    assert legal(state) == ["wallet", "deal"]
    play(state, "wallet", "deal")
    assert state.money[0] == 10 + 5 + 6
    assert state.reserves[0] == []


@pytest.mark.rule("O6")
def test_tokens_are_held_back() -> None:
    state = table("a1 a1 a2 a2 *", "", streets=street(EAST, "a1"))
    play(state, "sell apple", "hold apple-1")
    assert sorted(laid(state)) == ["apple-1", "apple-2", "apple-2"]
    play(state, "hold apple-2")  # a wallet takes its place
    assert sorted(laid(state)) == ["apple-1", "apple-2", "wallet"]
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
        assert seen(state, None).discard == ["mr-brownlow"]


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
