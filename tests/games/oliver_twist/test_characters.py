"""The thirteen characters, O21 to O33, each asked for help and for shelter."""

from __future__ import annotations

from collections import Counter

import pytest

from rookery.engine.dice import QuickDice
from rookery.games.oliver_twist.pieces import CHARACTERS, OPEN
from tests.games.oliver_twist.setting import EAST, at, lair, legal, lying, opened, play, seen, street, table, told

# The Artful Dodger


@pytest.mark.rule("O21")
def test_the_artful_dodger_takes_any_visible_token() -> None:
    state = table("", "", streets={"E8": "a1", "I8": "r4"}, hands=["artful-dodger"])
    play(state, "play artful-dodger")
    assert legal(state) == ["take E8", "take I8", "done"]


@pytest.mark.rule("O21")
def test_the_artful_dodger_leaves_pawn_and_file_alone() -> None:
    state = table("", "", "", streets={"E8": "a1", "I0": "w5"}, hands=["artful-dodger"])
    play(state, "play artful-dodger", "take I0")
    assert lying(state, state.reserves[0]) == ["w5"]
    assert state.files[0] == []
    assert state.pawn == at(state, "PLACE")
    assert state.turn == 1


@pytest.mark.rule("O21")
def test_the_artful_dodger_by_night_and_without_a_visible_token() -> None:
    state = table("", "", "", streets={"E8": "a1"}, hidden={"I0": "w5"}, hands=["artful-dodger"])
    play(state, "play artful-dodger")
    assert opened(state, "take") == {"E8"}
    state = table("", "", hidden={"E8": "w5"}, hands=["artful-dodger"])
    play(state, "play artful-dodger")
    assert told(state, "nothing_came")[0].rule == "O21"


# Charley Bates


@pytest.mark.rule("O22")
def test_charley_bates_pays_for_wallets() -> None:
    state = table("* * * a1", "", streets=street(EAST, "a1"), hands=["charley-bates"])
    play(state, "play charley-bates", "wallet", "wallet")
    assert state.money[0] == 16
    play(state, "done")
    assert lying(state, state.reserves[0]) == ["a1", "*"]
    assert state.turn == 1


@pytest.mark.rule("O22")
def test_charley_bates_ends_with_the_last_wallet() -> None:
    state = table("*", "", streets=street(EAST, "a1"), hands=["charley-bates"])
    play(state, "play charley-bates", "wallet")
    assert (state.turn, state.money[0]) == (1, 13)


# Nancy, Rose Maylie


@pytest.mark.rule("O23", "O24")
@pytest.mark.parametrize("who", ["nancy", "rose-maylie"])
def test_nancy_and_rose_clear_a_file_of_one_kind(who: str) -> None:
    state = table("", "", streets=street(EAST, "a1"), files=["a1 a2 h1 rope brace a1°"], hands=[who])
    play(state, f"play {who}")
    assert opened(state, "clear") == {"apple", "handkerchief", "tool"}
    assert lair(state, 0).file == [
        "apple-1", "apple-1", "apple-2", "handkerchief-1", "rope", "brace",
    ]  # fmt: skip
    assert lair(state, 1).file is None
    play(state, "clear apple")
    assert lying(state, state.files[0]) == ["h1", "rope", "brace"]
    assert told(state, "cleared")[0].args == {"seat": 0, "kind": "apple", "count": 3}
    assert [token for token in state.pool if state.known[token] == OPEN] != []  # the hexagonal one
    assert lair(state, 0).file is None  # shut again


@pytest.mark.rule("O23")
def test_nancy_finds_an_empty_file() -> None:
    state = play(table("", "", streets=street(EAST, "a1"), hands=["nancy"]), "play nancy")
    assert told(state, "nothing_came")
    assert state.turn == 1


# Bill Sikes


@pytest.mark.rule("O25", "O34")
def test_bill_sikes_takes_a_random_token() -> None:
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(60):
        state = table("", "a1 w5°", "", streets=street(EAST, "a1"), hands=["bill-sikes"])
        state.dice = QuickDice(seed)
        play(state, "play bill-sikes")
        assert opened(state, "rob") == {"1"}
        play(state, "rob 1")
        assert len(state.reserves[1]) == 1
        found[tuple(lying(state, state.reserves[0]))] += 1
        assert all(state.known[token] == OPEN for token in state.reserves[0])  # shown to all
        assert state.turn == 1
    assert found.keys() == {("a1",), ("w5°",)}


@pytest.mark.rule("O25", "O36")
def test_bill_sikes_and_a_full_reserve() -> None:
    state = table("a1 a2 h1 h2 b2 n3 r4 w5 *", "w5", streets=street(EAST, "a1"), hands=["bill-sikes"])
    play(state, "play bill-sikes", "rob 1", "file apple-1")
    assert lying(state, state.reserves[0])[-3:] == ["w5", "w5", "*"]
    assert lying(state, state.files[0]) == ["a1"]


# Monks


@pytest.mark.rule("O26")
def test_monks_takes_an_object_from_a_file() -> None:
    state = table("", "", "", streets=street(EAST, "a1"), files=["a1", "w5 rope @", ""], hands=["monks"])
    play(state, "play monks")
    assert opened(state, "rob") == {"1"}  # neither one's own file nor an empty one
    play(state, "rob 1")
    assert lair(state, 0).file == ["watch-5", "rope", "character"]
    assert [lair(state, seat).file for seat in (1, 2)] == [None, None]
    assert [seen(state, seat).victim for seat in (0, 1, None)] == [1, 1, 1]
    assert legal(state) == ["seize watch-5", "done"]
    play(state, "seize watch-5")
    assert lying(state, state.reserves[0]) == ["w5"]
    assert lying(state, state.files[1]) == ["rope", "@"]
    assert state.turn == 1


@pytest.mark.rule("O26")
def test_monks_finds_no_object() -> None:
    state = table("", "", streets=street(EAST, "a1"), files=["", "rope"], hands=["monks"])
    play(state, "play monks", "rob 1")
    assert legal(state) == ["done"]
    state = play(table("", "", streets=street(EAST, "a1"), hands=["monks"]), "play monks")
    assert told(state, "nothing_came")[0].rule == "O26"


# Mr Bumble, Mrs Corney


@pytest.mark.rule("O27", "O28")
@pytest.mark.parametrize("who", ["mr-bumble", "mrs-corney"])
def test_mr_bumble_and_mrs_corney_denounce_hoarders(who: str) -> None:
    state = table(
        "a1 a1 a1 a1 h1 h1 h1 h1", "b2 b2 b2 b2 b2 b2", "b2 n3 n3 n3 r4 r4 r4", "n3 n3 w5 w5 w5 * * *",
        streets=street(EAST, "a1"), hands=[who],
    )  # fmt: skip
    play(state, f"play {who}")
    assert state.waiting() == [2]  # one has but six, and the one who asked is spared
    play(state, "file brooch-2")
    assert state.waiting() == [3]
    play(state, "file wallet", "file necklace-3")
    assert [len(reserve) for reserve in state.reserves] == [8, 6, 6, 6]
    assert [lying(state, file) for file in state.files] == [[], [], ["b2"], ["n3", "*"]]
    assert state.waiting() == [1]


@pytest.mark.rule("O27")
def test_nobody_hoards() -> None:
    state = play(table("", "a1", streets=street(EAST, "a1"), hands=["mr-bumble"]), "play mr-bumble")
    assert told(state, "nothing_came")[0].rule == "O27"


# Mr Brownlow


@pytest.mark.rule("O29")
def test_mr_brownlow_gives_five_pounds() -> None:
    assert play(table("", "", hands=["mr-brownlow"], money=[3, 3]), "play mr-brownlow").money == [8, 3]


# Toby Crackit


@pytest.mark.rule("O30")
def test_toby_crackit_takes_a_tool_from_the_streets() -> None:
    state = table("", "", streets={"E8": "a1", "D7": "brace", "I8": "rope"}, hands=["toby-crackit"])
    play(state, "play toby-crackit")
    assert legal(state) == ["take D7", "take I8", "done"]
    play(state, "take I8")
    assert lying(state, state.fronts[0]) == ["rope"]


@pytest.mark.rule("O30")
def test_toby_crackit_finds_a_tool_in_the_bag_or_none() -> None:
    found = set()
    for seed in range(40):
        state = table("", "", streets={"E8": "a1"}, hidden={"D7": "brace"}, hands=["toby-crackit"])
        state.dice = QuickDice(seed)
        play(state, "play toby-crackit")
        found.add(lying(state, state.fronts[0])[0])
        assert state.turn == 1
    assert found == {"crowbar", "picklocks", "dark-lantern", "rope", "brace"}
    all_tools = "crowbar crowbar picklocks picklocks dark-lantern dark-lantern rope rope brace brace"
    state = table("", "", streets={"E8": "a1"}, fronts=["", all_tools], hands=["toby-crackit"])
    play(state, "play toby-crackit")
    assert told(state, "nothing_came")[0].rule == "O30"


# Noah Claypole


@pytest.mark.rule("O31")
def test_noah_claypole_moves_the_pawn_and_prowls() -> None:
    state = table("", "", "", streets={"A0": "w5", "E8": "a1"}, hands=["noah-claypole"], money=[0, 0, 0])
    play(state, "play noah-claypole")
    assert opened(state, "place") == {"A1", "B0", "PLACE", "E9"}  # it may stay
    play(state, "place B0")
    assert legal(state) == ["take A0"]
    play(state, "take A0")
    assert (state.turn, state.money[0]) == (1, 0)


@pytest.mark.rule("O31", "O17")
def test_noah_claypole_by_night_looks_first() -> None:
    state = table("", "", "", hidden={"A0": "w5", "E8": "a1"}, hands=["noah-claypole"])
    play(state, "play noah-claypole", "look A0")
    assert opened(state, "done") == set()
    play(state, "place A1", "turn A0", "take A0")
    assert lying(state, state.reserves[0]) == ["w5"]


@pytest.mark.rule("O31")
def test_noah_claypole_without_a_place() -> None:
    state = play(table("", "", hands=["noah-claypole"]), "play noah-claypole")
    assert told(state, "nothing_came")[0].rule == "O31"
    assert state.turn == 1


# Mrs Bedwin


@pytest.mark.rule("O32")
def test_mrs_bedwin_sells_two() -> None:
    state = table("w5 w5 r4 a1 *", "", streets=street(EAST, "a1"), hands=["mrs-bedwin"])
    assert opened(state, "sell") == {"watch"}  # alone, with a wallet
    play(state, "play mrs-bedwin")
    assert opened(state, "sell") == {"watch", "ring", "apple"}
    assert [one.tokens.count("wallet") for one in lair(state, 0).sets] == [1, 1, 0]
    play(state, "sell watch", "deal")
    assert state.money[0] == 10 + 10 + 6
    assert lying(state, state.reserves[0]) == ["a1", "r4", "*"]
    assert state.turn == 1


@pytest.mark.rule("O32", "O35")
def test_mrs_bedwin_tells_nobody_what_is_not_there() -> None:
    """Others see the same, whether there is anything to sell or not."""
    shown = set()
    for reserve in ("a1° h1°", "a1° a1°"):
        state = play(table(reserve, "", streets=street(EAST, "a1"), hands=["mrs-bedwin"]), "play mrs-bedwin", "done")
        shown.add((repr(seen(state, 1)), repr([event for event in state.told or [] if event.seen_by(1)])))
    assert len(shown) == 1


# Oliver


@pytest.mark.rule("O33", "O40")
def test_oliver_prowls_twice() -> None:
    state = table("", "", streets=street(EAST, "a1 a1 w5 r4 n3"), hands=["oliver"])
    play(state, "play oliver", "take E9")
    assert state.waiting() == [0]
    assert legal(state) == ["take E10", "take E11", "take E12", "done"]
    play(state, "take E10")
    assert lying(state, state.reserves[0]) == ["a1", "w5"]
    assert lying(state, state.files[0]) == ["a1"]
    assert state.turn == 1


@pytest.mark.rule("O33", "O35")
def test_olivers_second_prowl_is_optional() -> None:
    state = table("", "", streets=street(EAST, "a1 a1"), hands=["oliver"])
    play(state, "play oliver", "take E8", "done")
    assert (state.turn, len(state.reserves[0])) == (1, 1)
    state = table("", "", streets=street(EAST, "a1 a1"), hands=["oliver"])
    play(state, "play oliver", "done")
    assert (state.turn, len(state.reserves[0])) == (1, 0)


@pytest.mark.rule("O40")
def test_oliver_bribes_and_turns_up_like_anybody() -> None:
    state = table("", "", "", streets={"E8": "a1", "A0": "w5"}, hands=["oliver"], money=[2, 9, 9])
    play(state, "play oliver", "take E8")
    assert legal(state) == ["bribe", "done"]
    play(state, "bribe", "place A1", "take A0")
    assert (state.turn, state.money[0]) == (1, 0)
    state = table("", "", streets={"E8": "a1"}, hidden={"E9": "a1"}, hands=["oliver"])
    play(state, "play oliver", "take E8", "turn E9", "take E9")
    assert len(state.reserves[0]) == 2


@pytest.mark.rule("O40")
def test_olivers_second_prowl_is_skipped_where_it_cannot_be() -> None:
    state = table("", "", "", streets={"E8": "a1", "A0": "w5"}, hands=["oliver"], money=[1, 9, 9])
    play(state, "play oliver", "take E8")
    assert state.turn == 1
    state = play(table("", "", hands=["oliver"]), "play oliver")
    assert told(state, "nothing_came")[0].rule == "O33"


# All of them


@pytest.mark.rule("O7", "O35")
@pytest.mark.parametrize("who", CHARACTERS)
def test_every_character_can_be_asked_or_hidden_behind(who: str) -> None:
    for verb in ("play", "hide"):
        streets = {"E8": "a1", "E9": "rope"}
        state = table("a1 *", "a1 a1 h1 h1 b2 b2 *", streets=streets, files=["a1", "h1"], hands=[who])
        play(state, f"{verb} {who}")
        if state.waiting() == [0]:
            assert "done" in legal(state)
            play(state, "done")
        elif verb == "play" and who in ("mr-bumble", "mrs-corney"):
            play(state, "file wallet")
        assert state.waiting() == [1]
        assert seen(state, None).discard == [who]


@pytest.mark.rule("O34")
def test_equal_tokens_go_round_ones_first_and_in_the_open() -> None:
    state = table("a1 a1° a2 h1 h2 b2 n3 r4 w5", "", streets=street(EAST, "w5 a1"))
    play(state, "take E8", "file apple-1")
    assert lying(state, state.files[0]) == ["a1"]
    assert told(state, "filed_own")[0].to == -1
    state = table("a1° a2 h1 h2 b2 n3 r4 w5 *", "", streets=street(EAST, "w5 a1"))
    hexagon = max(state.reserves[0])
    play(state, "take E8", "file apple-1")
    assert state.files[0] == [hexagon]
    assert state.known[hexagon] == OPEN


@pytest.mark.rule("O34", "O6")
def test_of_equal_tokens_the_hexagonal_one_is_held_back() -> None:
    state = table("a1 a1° a1 a2", "", streets=street(EAST, "w5 a1"))
    play(state, "sell apple", "hold apple-1", "deal")
    assert lying(state, state.reserves[0]) == ["a1°"]


@pytest.mark.rule("O34")
def test_the_table_shows_neither_files_nor_what_others_have() -> None:
    """The view of others is the same whatever lies in a lair or in any file; one's own file is shut, too."""
    views = set()
    for reserve, file, money in (("w5 w5", "a1 rope", 30), ("", "", 3)):
        state = table(reserve, "", streets=street(EAST, "a1"), files=[file, file], money=[money, 10])
        views.add((repr(seen(state, 1)), repr(seen(state, None))))
    assert len(views) == 1
    assert lair(state, 0).money == 3


@pytest.mark.rule("O36")
def test_what_a_character_takes_is_a_token_taken() -> None:
    streets = {"E8": "a1", "I8": "@", "D7": "%"}
    state = table("", "", streets=streets, fronts=["rope"], hands=["artful-dodger"], night=True)
    play(state, "play artful-dodger", "take D7", "keep 2")
    assert len(state.kept) == 1
    assert state.fronts[0] == []
    state = table("", "", streets=streets, hands=["artful-dodger"], night=True)
    play(state, "play artful-dodger", "take I8")
    assert len(state.hands[0]) == 1
