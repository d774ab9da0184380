"""What a seat knows as numbers: all that it may know, and nothing else."""

from __future__ import annotations

import pytest

from rookery.contract.positions import play_randomly
from rookery.engine.dice import QuickDice
from rookery.engine.features import Features
from rookery.engine.match import Match
from rookery.games.kids_of_london import GAME
from rookery.games.kids_of_london.judge import COINS, LEADS, ORDER
from rookery.games.kids_of_london.moves import ROB, SPARE
from rookery.games.kids_of_london.pieces import BANKER, CHIEF, CHILDREN, HOURS, JEWELLER, PRINCE
from rookery.games.kids_of_london.state import Kids
from tests.games.kids_of_london.setting import over, send, table


def row(state: Kids, seat: int) -> list[float]:
    features = Features(sum(width for _, width in GAME.inputs(state.players)))
    state.features(seat, features)
    assert features.next == features.size
    return features.row()


def block(state: Kids, seat: int, name: str) -> list[float]:
    numbers = row(state, seat)
    for block, width in GAME.inputs(state.players):
        if block == name:
            return numbers[:width]
        del numbers[:width]
    raise LookupError(name)


def ones(numbers: list[float]) -> list[int]:
    return [place for place, number in enumerate(numbers) if number]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_numbers_are_the_same_in_every_imagined_world(players: int) -> None:
    for seed in range(4):
        match = Match(GAME, players, {}, seed)
        luck = QuickDice(seed)
        while not match.over:
            assert isinstance(match.state, Kids)
            for seat in range(players):
                known = row(match.state, seat)
                assert max(map(abs, known)) <= 5.0
                for _ in range(3):
                    assert row(match.state.imagine(seat, luck), seat) == known
            assert match.state.totals() == [sheet.total for sheet in GAME.scores(match.state)]
            play_randomly(match, luck)
        assert isinstance(match.state, Kids)
        assert match.state.totals() == [sheet.total for sheet in GAME.scores(match.state)]


def test_the_richest_have_nothing_in_the_end() -> None:
    assert over(7, 9, 9, 2).totals() == [7, 0, 0, 2]
    assert over(7, 5, 9, players=2).totals() == [7, 5]


def test_tiles_seen_do_not_come_again() -> None:
    state = table(3, BANKER, hour=0)
    assert block(state, 0, "tile")[BANKER] == 1
    assert block(state, 0, "tiles to come")[BANKER] == 0
    assert block(state, 0, "tiles to come")[JEWELLER] == 2
    assert not any(block(state, 0, "purses"))
    rich = GAME.start(3, {"banker": 15})
    assert ones(block(rich, 0, "purses")) == [BANKER]
    assert len(ones(block(table(3, BANKER, hour=4), 0, "hour"))) == 4


def test_a_child_on_the_street_is_for_its_own_gang_until_all_are_revealed() -> None:
    state = table(3, PRINCE)
    before = row(state, 1)
    send(state, 7)
    assert row(state, 1) == before
    assert ones(block(state, 0, "out")) == [7]
    assert ones(block(state, 0, "children"))[:CHILDREN] == [0, 1, 2, 3, 4, 5, 6, 8, 9]
    state.play(1, 3)
    state.play(2, 2)  # the first may spare the prince: he is an actor
    assert ones(block(state, 1, "out")) == [3, CHILDREN + 2, 2 * CHILDREN + 7]
    assert block(state, 0, "step")[:2] == [1, 1]
    assert block(state, 1, "step")[:2] == [0, 0]


def test_an_answer_is_for_ones_own_gang_until_all_are_in() -> None:
    state = table(3, PRINCE)
    send(state, 7, 7, 2)
    before = row(state, 1)
    state.play(0, SPARE)
    assert row(state, 1) == before
    assert block(state, 0, "step")[-3:] == [0, 0, 1]
    state.play(1, ROB)
    assert block(state, 0, "coins")[0] == -4 / 8


def test_coins_are_told_by_leads_and_order() -> None:
    state = table(4, BANKER, coins=[5, 9, 5, 2])
    coins = block(state, 0, "coins")
    assert [coins[COINS * gang] for gang in range(3)] == [-0.5, 0, 3 / 8]
    assert sum(coins[1:COINS]) == sum(lead <= -4 for lead in LEADS)
    assert block(state, 0, "order") == [0.5, 0, -3 / 8, 1, 0, 1, 0, 0, 0]
    assert ones(block(state, 3, "order")[ORDER:]) == [3]


def test_with_two_players_the_dummy_has_a_seat_and_shows_its_child() -> None:
    state = table(2, BANKER, dummy=CHIEF)
    assert block(state, 0, "dummy") == [0, 0, 1]
    assert block(state, 1, "dummy") == [0, 1, 0]
    assert ones(block(state, 1, "out")) == [CHILDREN + CHIEF]
    assert len(ones(block(table(2, BANKER, hour=HOURS - 1), 0, "hour"))) == HOURS - 1
