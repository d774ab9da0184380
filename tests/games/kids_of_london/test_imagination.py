"""What a seat cannot know, and what it can: worked out by hand, and found in imagined worlds."""

from __future__ import annotations

from collections import Counter

from rookery.engine.dice import QuickDice
from rookery.games.kids_of_london.moves import ROB, SPARE
from rookery.games.kids_of_london.pieces import PRINCE
from tests.games.kids_of_london.recordings import begin
from tests.games.kids_of_london.setting import send, table

WORLDS = 600


def test_a_hidden_child_may_be_any_that_was_at_home() -> None:
    state = table(3, PRINCE, hour=0)
    state.hands[1] = 0b001110100
    state.play(1, 4)
    found = Counter(state.imagine(0, QuickDice(seed)).sent[1] for seed in range(WORLDS))
    assert set(found) == {2, 4, 5, 6}
    assert all(abs(count - WORLDS / 4) < 70 for count in found.values())
    assert {state.imagine(1, QuickDice(seed)).sent[1] for seed in range(20)} == {4}


def test_tiles_to_come_are_in_any_order_and_those_seen_stay() -> None:
    state = table(3, PRINCE, hour=4)
    worlds = [state.imagine(0, QuickDice(seed)) for seed in range(WORLDS)]
    assert all(world.tiles[:5] == state.tiles[:5] for world in worlds)
    assert {world.tiles[5] for world in worlds} == set(state.tiles[5:])
    last = table(3, PRINCE, hour=8)
    assert last.imagine(0, QuickDice(1)).tiles == last.tiles  # nothing left to wonder about


def test_the_dummys_cards_to_come_vary_and_the_one_shown_stays() -> None:
    state = table(2, PRINCE, hour=3, dummy=7)
    worlds = [state.imagine(1, QuickDice(seed)) for seed in range(WORLDS)]
    assert all(world.dummy[:4] == state.dummy[:4] for world in worlds)
    assert {world.dummy[4] for world in worlds} == set(state.dummy[4:])


def test_an_answer_not_yet_shown_may_be_either() -> None:
    state = send(table(3, PRINCE), 7, 7, 1)
    state.play(1, SPARE)
    worlds = [state.imagine(0, QuickDice(seed)) for seed in range(60)]
    assert {world.chosen[1] for world in worlds} == {ROB, SPARE}
    assert all(list(world.sent) == [7, 7, 1] for world in worlds)  # these lie face up
    assert {state.imagine(1, QuickDice(seed)).chosen[1] for seed in range(20)} == {SPARE}


def test_what_a_child_discarded_was_is_remembered() -> None:
    match = begin(3)
    for seat, child in enumerate((8, 5, 2)):
        match.play(seat, f"send {child}")
    if match.waiting() == [0]:
        match.play(0, "rob")
    match.play(1, "send 3")
    for seed in range(60):
        world = match.standpoint(0, QuickDice(seed)).imagine(QuickDice(seed))
        hand = [match.game.catalogue.name(move) for move in world.legal(2)]
        assert "send 2" not in hand
        assert len(hand) == 8
