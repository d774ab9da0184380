"""What a player knows as numbers: nothing hidden is in them, and each block tells what it is named for."""

from __future__ import annotations

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.features import Features
from rookery.games.crooks import GAME
from rookery.games.crooks.state import Crooks
from rookery.minds.self_play import see
from rookery.minds.weights import size
from tests.games.crooks.recordings import played
from tests.games.crooks.tables import end, play, table


def row(state: Crooks, seat: int = 0) -> list[float]:
    """All numbers of a seat."""
    return see(state, seat, size(GAME, state.players))


def block(state: Crooks, name: str, seat: int = 0) -> list[float]:
    """One block of them."""
    numbers = row(state, seat)
    at = 0
    for other, width in GAME.inputs(state.players):
        if other == name:
            return numbers[at : at + width]
        at += width
    raise AssertionError(name)


def test_they_are_the_same_in_every_imagined_world() -> None:
    for number in range(24):
        game = played(2 + number % 3, number)
        state = GAME.start(game.players, None, game.seed)
        for turn, (mover, move) in enumerate(game.moves):
            state.play(mover, move)
            if turn % 5 == number % 5:
                for seat in range(game.players):
                    world = state.imagine(seat, QuickDice(turn))
                    assert row(world, seat) == row(state, seat)


@pytest.mark.parametrize("players", GAME.players)
def test_they_are_as_many_as_the_blocks_are_wide(players: int) -> None:
    features = Features(size(GAME, players))
    GAME.start(players).features(0, features)
    assert features.next == sum(width for _, width in GAME.inputs(players))


def test_totals_are_those_of_the_score_sheet() -> None:
    for number in range(12):
        game = played(2 + number % 3, number)
        state = GAME.start(game.players, None, game.seed)
        for mover, move in game.moves:
            state.play(mover, move)
            assert state.totals() == [float(score.total) for score in GAME.scores(state)]


def test_levels_and_loot_are_told_from_the_seat_on() -> None:
    state = table(3, {"D": [12]}, {(1, 9): [7], (2, 9): [9]})  # an eight and a seven
    assert block(state, "levels", 1)[7] == 1.0
    assert block(state, "levels", 0)[8 + 7] == 1.0
    assert block(state, "levels", 2)[7] == 7 / 8
    assert block(state, "loot", 1)[7] == 9 / 8
    assert block(state, "loot", 2)[7] == 0.0
    assert block(state, "occupied", 2)[7] == 1.0
    assert block(state, "worth")[7] == 9 / 8


def test_who_lies_face_down_is_told_to_nobody_but_their_owner() -> None:
    state = table(2, {"D": [12]}, {(0, 9): [30]}, down=[30])  # a two that takes six away
    assert block(state, "levels", 0)[7] == 2 / 8
    assert block(state, "worth", 0)[7] == 3 / 8
    assert block(state, "levels", 1)[8 + 7] > 2 / 8  # one of those never seen
    assert block(state, "worth", 1)[7] == 9 / 8
    assert block(state, "secret", 0)[7] == block(state, "secret", 1)[8 + 7] == 1.0


def test_gangs_are_counted() -> None:
    state = table(2, {"D": [12]}, {(0, 9): [9], (0, 8): [13], (1, 7): [10]})  # northside 2 : 0, westside 1 : 1
    assert block(state, "gangs")[:2] == [2 / 3, 1 / 3]
    assert block(state, "gangs")[3] > 0.0
    assert block(state, "gangs")[4] == 0.0


def test_a_pile_is_told_once_it_was_looked_into() -> None:
    state = table(2, {"D": [7, 30], "E": [12, 24]}, money=[9, 9])
    assert not any(block(state, "looked"))
    before = block(state, "places")
    play(state, "recruit D")
    assert [number for number, one in enumerate(block(state, "choice")) if one] == [6, 29]
    assert [number for number, one in enumerate(block(state, "looked")) if one] == [6, 29]
    assert not any(block(state, "choice", 1))
    assert not any(block(state, "looked", 1))
    assert block(state, "places")[3 * 5 + 2] == 1.0
    assert before[3 * 5 + 2] == 0.0
    play(state, "take 7")
    assert block(state, "hand")[6] == 1.0
    assert not any(block(state, "hand", 1))
    play(state, "send 9")
    assert block(state, "target")[7] == 1.0
    assert block(state, "levels")[7] == 1.0  # as if it lay there already
    assert 0.0 < block(state, "levels", 1)[8 + 7] < 1.0


def test_money_and_who_has_passed() -> None:
    state = table(2, {"D": [12, 13]}, money=[9, 3])
    players = block(state, "players")
    assert players[0] == 0.5
    assert players[8 + 5] == -1.0  # poorer
    assert block(state, "step")[0] == 1.0
    assert block(state, "step", 1)[8] == 1.0
    play(state, "pass")
    assert block(state, "players")[1] == 1.0
    assert block(state, "table")[4] == 0.5  # half of them are left


def test_who_leads_has_the_better_guess() -> None:
    state = table(2, {"D": [12]}, {(1, 9): [7], (0, 3): [12]})
    guess = block(state, "guess")
    assert guess[1] > 0.0 > guess[0]
    assert block(state, "outlook")[1] > 0.0
    end(state)
    assert block(state, "guess")[1] > guess[1]
