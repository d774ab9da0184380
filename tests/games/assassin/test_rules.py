"""The rules A1 to A19, each played out on a table set for it."""

from __future__ import annotations

from itertools import permutations

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.journal import load
from rookery.engine.match import look, replay
from rookery.games.assassin import GAME, GOAL, THRESHOLDS
from rookery.games.assassin.pieces import (
    CARD_NAMES,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOIN,
    NONE,
    ORDER,
    OVER,
    REPLACE,
    SPADES,
    SUITS,
    TRICKS,
)
from rookery.games.assassin.rules import Affair
from rookery.games.assassin.scoring import ending, scores
from tests.contract.positions import TESTS

SYMBOLS = {"♠": SPADES, "♥": HEARTS, "♦": DIAMONDS, "♣": CLUBS}
JOURNALS = TESTS / "journals" / GAME.name
NO_JACKS = (1 << 4) - 1


def cards(text: str) -> list[int]:
    """Cards as people write them: 3♥ 10♣."""
    return [SYMBOLS[card[-1]] * 10 + int(card[:-1]) - 1 for card in text.split()]


def suits(text: str) -> list[int]:
    return [SYMBOLS[symbol] for symbol in text.split()]


def table(
    *hands: str, trumps: str = "♠ ♦ ♥ ♣", kings: str = "♥ ♦ ♣ ♠", jacks: str = "", trick: int = 0, variant: bool = False
) -> Affair:
    """A table before a trick. Hands hold what is played; without jacks, all have been used."""
    players = len(hands)
    state = GAME.start(players, {"open": variant})
    state.missing = NONE if players == 4 else ({0, 1, 2, 3} - set(suits(trumps))).pop()
    state.hands = [sorted(cards(hand)) for hand in hands]
    state.kings = suits(kings)
    state.jacks = suits(jacks) if jacks else [suit for suit in range(4) if suit != state.missing]
    state.used = 0 if jacks else NO_JACKS
    if state.missing != NONE:
        state.used |= 1 << state.missing
    state.trumps = suits(trumps)
    state.trick = trick
    state.leader = 0 if trick else NONE
    state.victims = [0] * (players + 1)
    state.packets = [0] * (players + 1)
    state.told = []
    state.ask_before()
    return state


def play(state: Affair, *moves: str) -> Affair:
    """Moves by name, each by the first seat that is waiting; `1: pass` is of seat 1."""
    for text in moves:
        seat, _, name = text.rpartition(": ")
        move = GAME.catalogue.find(name)
        mover = int(seat) if seat else state.waiting()[0]
        assert mover in state.waiting()
        assert move in state.legal(mover), name
        state.play(mover, move)
    return state


def lay(state: Affair, *hands: str) -> Affair:
    """Everybody lays a card, in the order of the seats that are asked."""
    return play(state, *["lay jack" if card == "J" else f"lay {CARD_NAMES[cards(card)[0]]}" for card in hands])


def told(state: Affair, kind: str) -> list[Event]:
    return [event for event in state.told or [] if event.kind == kind]


def counted(
    victims: list[int], centre: int, kings: str = "♥ ♦ ♣ ♠", named: int | None = None, points: list[int] | None = None
) -> Affair:
    """The end of a deal with these victims; with a traitor, he names somebody."""
    players = len(victims)
    state = GAME.start(players)
    state.hands = [[] for _ in range(players)]
    state.owing = 0
    state.kings = suits(kings)
    state.victims = [*victims, centre]
    state.points = points or [0] * players
    state.trick = TRICKS
    state.told = []
    state.end_deal()
    if named is not None:
        play(state, f"name {named}")
    return state


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
    deal = replay(count).view()["table"]["deals"][0]
    assert [seat["victims"] for seat in deal["seats"]] == [1, 3, 2, 3]
    assert (deal["centre"], deal["traitor"], deal["named"], deal["prize"]) == (2, 0, 1, 5)


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
        mine = look(GAME, state, seat)["table"]["mine"]
        assert (mine["king"], mine["jack"]) == (SUITS[state.kings[seat]], SUITS[state.jacks[seat]])
        assert sorted(mine["kings_out"]) == sorted(SUITS[king] for king in state.kings if king != state.kings[seat])
    assert look(GAME, state, None)["table"]["mine"] is None


# A trick


@pytest.mark.rule("A2")
def test_everyone_is_asked_before_a_trick_whatever_he_holds() -> None:
    state = table("1♠", "2♠", "3♠", "4♠", jacks="♠ ♥ ♦ ♣")
    assert state.waiting() == [0, 1, 2, 3] == state.unseen()
    legal = [[GAME.catalogue.name(move) for move in state.legal(seat)] for seat in range(4)]
    assert legal == [["pass"], ["pass"], ["use diamonds", "pass"], ["use clubs", "pass"]]
    play(state, "3: pass", "0: pass", "2: pass")
    assert state.waiting() == [1]
    for watcher in (None, 0, 1, 2, 3):
        waiting = look(GAME, state, watcher)["waiting"]
        assert waiting == [seat for seat in range(4) if seat != watcher or seat == 1]  # nobody learns who has answered
    assert state.told == []


@pytest.mark.rule("A2", "A9", "A10")
def test_both_jacks_before_one_trick() -> None:
    state = table("1♠ 5♥", "2♠", "3♠", "4♠", jacks="♠ ♥ ♦ ♣")
    play(state, "pass", "pass", "use diamonds", "use clubs")
    assert (state.doubled, state.face_up) == (True, True)
    assert [event.kind for event in state.told or []] == ["doubled", "opened"]
    lay(state, "1♠", "2♠", "3♠", "4♠")
    assert (state.victims, state.packets, state.double_at) == ([0, 0, 0, 0, 2], [0, 0, 0, 0, 1], 4)


@pytest.mark.rule("A3")
def test_cards_are_hidden_until_all_are_laid() -> None:
    state = table("1♠ 9♠", "2♠", "3♠", "4♠")
    lay(state, "9♠", "2♠")
    assert [look(GAME, state, 0)["table"]["seats"][seat]["laid"] for seat in range(4)] == [
        "spades-9", "hidden", None, None,
    ]  # fmt: skip
    assert look(GAME, state, 1)["table"]["seats"][0]["laid"] == "hidden"
    assert look(GAME, state, None)["table"]["seats"][0]["laid"] == "hidden"
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
    assert [place for place in range(5) if state.packets[place]] == [taker]


@pytest.mark.rule("A5")
def test_packets_are_counted_but_not_looked_into() -> None:
    state = lay(table("10♠ 2♦", "1♠ 3♦", "5♠ 4♦", "5♥ 5♦"), "10♠", "1♠", "5♠", "5♥")
    for watcher in (None, 0, 1, 2, 3):
        view = look(GAME, state, watcher)
        assert [one["packets"] for one in view["table"]["seats"]] == [1, 0, 0, 0]
        assert not any(card in str(view) for card in ("spades-10", "spades-1'", "spades-5", "hearts-5"))


@pytest.mark.rule("A6")
def test_the_first_queen_goes_last_also_for_the_centre() -> None:
    state = lay(table("1♠ 2♦", "2♠ 3♦", "3♠ 4♦", "4♠ 5♦", trumps="♣ ♥ ♠ ♦"), "1♠", "2♠", "3♠", "4♠")
    assert state.packets[4] == 1
    assert state.trumps == suits("♥ ♠ ♦ ♣")


# The jacks


@pytest.mark.rule("A7")
def test_the_jack_of_spades_is_replaced_having_seen_the_others() -> None:
    state = table("1♠ 9♠", "2♠", "8♠", "4♠", jacks="♠ ♥ ♦ ♣")
    state.used = NO_JACKS & ~(1 << SPADES)
    state.ask_before()
    lay(state, "J", "2♠", "8♠")
    assert look(GAME, state, 2)["table"]["seats"][0]["laid"] == "hidden"
    assert look(GAME, state, 2)["table"]["seats"][0]["jack"] is None
    lay(state, "4♠")
    assert state.step == REPLACE
    assert state.waiting() == [0]
    assert look(GAME, state, 2)["table"]["seats"][0]["laid"] == "jack"
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
    assert look(GAME, state, 1)["table"]["seats"][0]["laid"] == "jack"
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
    state.packets[4] = state.victims[4] = 9
    state.used = NO_JACKS & ~(1 << SPADES)
    state.ask_before()
    lay(state, "J", "2♠", "8♠", "4♠", "9♠")
    assert state.step == JOIN


@pytest.mark.rule("A8")
def test_the_jack_of_hearts_sets_the_order_of_the_next_trick() -> None:
    state = table("1♠ 2♦", "2♠ 3♦", "3♠ 4♦", "4♠ 5♦", trumps="♣ ♥ ♠ ♦", jacks="♠ ♥ ♦ ♣")
    play(state, "pass", "pass", "pass", "pass")
    lay(state, "1♠", "2♠", "3♠", "4♠")
    assert state.waiting() == [0, 1, 2, 3] == state.unseen()
    assert [len(state.legal(seat)) for seat in range(4)] == [1, 2, 1, 1]
    play(state, "pass", "use hearts", "pass", "pass")
    assert state.step == ORDER
    assert state.waiting() == [1]
    assert look(GAME, state, 0)["table"]["trumps"] == []
    play(state, "place diamonds", "place spades")
    assert look(GAME, state, 0)["table"]["trumps"] == ["diamonds", "spades"]
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
    assert (state.victims[0], state.packets[0], state.double_at) == (2, 1, 0)
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
            laid = look(GAME, state, None)["table"]["seats"][order[-1]]["laid"]
            assert laid == f"spades-{order[-1] + 1}"
    assert order == [2, 3, 0, 1]


# The end of a deal


@pytest.mark.rule("A11")
def test_the_traitor_must_name_another() -> None:
    state = counted([3, 2, 1, 3], 1, "♥ ♦ ♣ ♠")
    assert state.waiting() == [2]
    assert [GAME.catalogue.name(move) for move in state.legal(2)] == ["name 0", "name 1", "name 3"]
    assert [event.args for event in told(state, "traitor_shown")] == [{"seat": 2}]
    assert told(state, "role_shown") == []
    assert look(GAME, state, 0)["table"]["traitor"] == 2


@pytest.mark.rule("A11")
def test_the_traitor_names_without_knowing_a_role() -> None:
    state = counted([3, 2, 1, 3], 1, "♥ ♦ ♣ ♠")
    state.hands = [[], [], [], []]
    luck = QuickDice(1)
    roles = {tuple(state.imagine(2, luck).kings) for _ in range(200)}
    assert roles == {(a, b, CLUBS, c) for a, b, c in permutations((SPADES, HEARTS, DIAMONDS))}


@pytest.mark.rule("A12")
@pytest.mark.parametrize(
    ("victims", "centre", "named", "points"),
    [
        ([3, 2, 1, 3], 1, 0, [4, 4, 4, 0]),  # the police with the traitor: 6 to 4
        ([3, 2, 1, 3], 1, 3, [0, 0, 0, 0]),  # the traitor with the assassin: 5 to 5
        ([2, 2, 2, 3], 1, 3, [0, 0, 4, 4]),  # 4 to 6
        ([2, 1, 1, 2], 4, 1, [0, 0, 0, 4]),  # 4 to 6: the traitor loses with the police
        ([0, 0, 0, 0], 10, 0, [0, 0, 0, 0]),  # the assassin wins, but nobody was saved
    ],
)
def test_the_larger_camp_scores_the_others_victims(
    victims: list[int], centre: int, named: int, points: list[int]
) -> None:
    assert counted(victims, centre, "♥ ♦ ♣ ♠", named).points == points


@pytest.mark.rule("A12")
def test_equal_camps_score_nothing() -> None:
    state = counted([3, 2, 0, 4], 1, "♥ ♦ ♣ ♠", named=0)
    assert state.points == [0] * 4
    assert len(told(state, "tied")) == 1


@pytest.mark.rule("A13")
def test_below_the_goal_everything_is_dealt_anew() -> None:
    state = counted([3, 2, 1, 3], 1, named=0, points=[16, 16, 0, 20])
    assert state.points == [20, 20, 4, 20]
    assert state.trick == 0
    assert [len(hand) for hand in state.hands] == [10] * 4
    assert state.victims == [0] * 5
    assert [event.args for event in told(state, "dealt")] == [{"deal": 2}]


@pytest.mark.rule("A13")
@pytest.mark.parametrize(
    ("points", "ends", "shares"),
    [
        ([17, 0, 0, 0], "win", [1.0, 0.0, 0.0, 0.0]),
        ([17, 18, 0, 20], "win", [0.0, 1.0, 0.0, 0.0]),  # two at 21, the higher wins
        ([17, 17, 0, 20], "shared", [0.5, 0.5, 0.0, 0.0]),
        ([18, 18, 18, 0], "shared", [1 / 3, 1 / 3, 1 / 3, 0.0]),
    ],
)
def test_the_highest_of_those_at_the_goal_wins(points: list[int], ends: str, shares: list[float]) -> None:
    state = counted([3, 2, 1, 3], 1, named=0, points=points)
    assert (state.step, state.waiting()) == (OVER, [])
    assert ending(state) == ends
    assert state.returns() == shares
    assert GOAL == 21


@pytest.mark.rule("A12", "A13")
def test_the_score_sheet_adds_up_by_role() -> None:
    state = counted([3, 2, 1, 3], 1, "♥ ♦ ♣ ♠", named=0)
    state.kings, state.victims, state.trick = suits("♠ ♥ ♦ ♣"), [4, 1, 1, 1, 2], TRICKS
    state.owing = 0
    state.end_deal()
    play(state, "name 0")
    lines = [[(line.kind, line.points, line.rule) for line in score.lines] for score in scores(state)]
    assert lines[0] == [("as_police", 4, "A12"), ("as_assassin", 2, "A12"), ("as_traitor", 0, "A12")]
    assert [score.total for score in scores(state)] == [6, 4, 4, 2] == state.points
    deals = look(GAME, state, None)["table"]["deals"]
    assert [deal["outcome"] for deal in deals] == ["police_won", "assassin_won"]
    assert deals[1]["seats"][3] == {"king": "clubs", "victims": 1, "points": 2}


# Three players


@pytest.mark.rule("A14")
def test_a_suit_leaves_but_its_king() -> None:
    missing = set()
    for seed in range(40):
        state = GAME.start(3, seed=seed, told=[])
        held = sorted(card for hand in state.hands for card in hand)
        assert held == [card for card in range(40) if card // 10 != state.missing]
        assert state.missing not in state.jacks + state.trumps
        assert sorted(state.kings) == [0, 1, 2, 3]
        assert [event.args for event in told(state, "suit_left")] == [{"suit": SUITS[state.missing]}]
        missing.add(state.missing)
    assert missing == {0, 1, 2, 3}


@pytest.mark.rule("A14")
def test_nobody_sees_the_king_set_aside() -> None:
    state = GAME.start(3, seed=4)
    luck = QuickDice(1)
    for seat in range(3):
        asides = {state.imagine(seat, luck).kings[3] for _ in range(60)}
        assert asides == set(range(4)) - {state.kings[seat]}


@pytest.mark.rule("A15")
@pytest.mark.parametrize(("hands", "taker"), [("10♥ 3♥ 1♦", 0), ("10♥ 2♥ 1♦", 3)])
def test_three_need_fourteen(hands: str, taker: int) -> None:
    state = table(*hands.split(), trumps="♥ ♦ ♣")
    lay(state, *hands.split())
    assert [place for place in range(4) if state.packets[place]] == [taker]
    assert THRESHOLDS == {3: 14, 4: 21}


@pytest.mark.rule("A16")
def test_without_a_traitor_nobody_names() -> None:
    state = counted([3, 2, 4], 1, "♥ ♦ ♠ ♣")
    assert told(state, "traitor_shown") == []
    assert state.points == [0, 0, 0]  # 5 to 5
    assert counted([4, 2, 3], 1, "♥ ♦ ♠ ♣").points == [4, 4, 0]
    assert counted([2, 2, 4], 2, "♥ ♦ ♠ ♣").points == [0, 0, 4]


@pytest.mark.rule("A16")
@pytest.mark.parametrize("kings", ["♥ ♣ ♠ ♦", "♦ ♣ ♠ ♥"])
def test_one_policeman_against_the_assassin(kings: str) -> None:
    assert counted([4, 3, 2], 1, kings, named=0).points == [3, 3, 0]
    assert counted([4, 3, 2], 1, kings, named=2).points == [0, 4, 4]


@pytest.mark.rule("A16")
@pytest.mark.parametrize("named", [1, 2])
def test_without_an_assassin_the_three_face_the_centre(named: int) -> None:
    """The traitor names before the missing king is shown, whatever it is."""
    state = counted([3, 1, 2], 4, "♣ ♥ ♦ ♠")
    assert state.waiting() == [0]
    assert told(state, "aside_shown") == []
    play(state, f"name {named}")
    assert state.points == [4, 4, 4]
    assert [event.args["king"] for event in told(state, "aside_shown")] == ["spades"]
    assert [line.kind for line in scores(state)[0].lines if line.points] == ["united"]
    for centre in (6, 7):
        assert counted([3, 1, 2], centre, "♣ ♥ ♦ ♠", named=named).points == [0, 0, 0]


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
    assert look(GAME, state, None)["table"]["seats"][1]["laid"] == "diamonds-3"
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
    assert look(GAME, state, 0)["table"]["seats"][1]["laid"] == "hidden"
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
    state.ask_before()
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
    assert state.step == JOIN


# What a designer may change


def test_goal_and_thresholds_are_options() -> None:
    state = GAME.start(4, {"goal": 5, "four": 25})
    assert (state.goal, state.threshold) == (5, 25)
    assert GAME.start(3, {"three": 15}).threshold == 15
