"""The guess at who will win: sound at every step, and good enough to find the obvious."""

from __future__ import annotations

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.standpoint import Standpoint
from rookery.games.crooks import GAME
from rookery.games.crooks.state import Crooks
from rookery.minds.greedy import GreedyMind
from rookery.minds.mind import Budget
from rookery.minds.values import Guess
from tests.games.crooks.recordings import played
from tests.games.crooks.tables import FULL_ROW, play, table


def choice(state: Crooks) -> str:
    """What a greedy player does."""
    return GAME.catalogue.name(
        GreedyMind(Guess(), patience=False).think(Standpoint(state, state.turn, []), Budget(48), QuickDice(1)).move
    )


def test_it_is_a_share_of_the_win_at_every_step() -> None:
    steps = set()
    for number in range(40):
        game = played(2 + number % 3, number)
        state = GAME.start(game.players, None, game.seed)
        for seat, move in game.moves:
            before = repr(state)
            shares = state.judge()
            assert repr(state) == before
            assert len(shares) == game.players
            assert abs(sum(shares) - 1) < 1e-9
            assert min(shares) >= 0
            steps.add(state.step.number)
            state.play(seat, move)
    assert len(steps) == 8


def test_who_is_ahead_is_likelier_to_win() -> None:
    state = table(3, {"D": [11]}, {(1, 9): [7], (2, 3): [12]})
    shares = state.judge()
    assert shares[1] > shares[2] > shares[0]


def test_a_full_row_does_not_throw_its_money_away() -> None:
    behind = {**FULL_ROW, (1, 9): [1], (1, 8): [13], (1, 7): [14]}
    for rows in (FULL_ROW, behind):
        for money in ([3, 9], [9, 3]):
            state = table(2, {"D": [10, 11], "E": [12]}, rows, money=money)
            assert choice(state) == "pass"
            assert choice(play(state, "recruit D")) == "pass"  # warned


@pytest.mark.parametrize(
    ("moves", "best"),
    [
        (["recruit D"], "take 7"),  # the eight, and not the one with a modifier of -6
        (["recruit D", "take 7"], "send 9"),
        (["recruit E", "take 26", "send 8", "show"], "kill 1"),  # the nine that leads there
        (["recruit C", "take 25", "send 3", "show"], "pick"),
    ],
)
def test_the_obvious_is_found(moves: list[str], best: str) -> None:
    state = table(3, {"C": [25], "D": [7, 30], "E": [26, 24]}, {(1, 8): [2], (2, 8): [23]})
    assert choice(play(state, *moves)) == best
