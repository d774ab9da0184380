"""What a player knows as numbers: nothing hidden is in them, and each block tells what it is named for."""

from __future__ import annotations

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.features import Features
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.features import ONE, STEPS, STOCK
from rookery.games.oliver_twist.pieces import CHARACTERS, KINDS
from rookery.games.oliver_twist.state import Twist
from rookery.games.oliver_twist.steps.numbers import OWE_SALE, OWE_TURN
from rookery.minds.self_play import see
from rookery.minds.weights import size
from tests.games.oliver_twist.setting import EAST, keep, play, street, table

CASES = [(players, seed) for players in GAME.players for seed in range(3)]


def row(state: Twist, seat: int = 0) -> list[float]:
    """All numbers of a seat."""
    return see(state, seat, size(GAME, state.players))


def block(state: Twist, name: str, seat: int = 0) -> list[float]:
    """One block of them."""
    numbers = row(state, seat)
    at = 0
    for other, width in GAME.inputs(state.players):
        if other == name:
            return numbers[at : at + width]
        at += width
    raise AssertionError(name)


@pytest.mark.parametrize(("players", "seed"), CASES)
def test_they_are_the_same_in_every_imagined_world_and_totals_those_of_the_sheet(players: int, seed: int) -> None:
    luck = QuickDice(seed)
    state = GAME.start(players, None, seed)
    moves = 0
    while state.waiting():
        mover = state.waiting()[0]
        legal = state.legal(mover)
        state.play(mover, legal[luck.pick(len(legal))])
        moves += 1
        if moves % 3 == 0:
            assert state.totals() == [float(score.total) for score in GAME.scores(state)]
            if not state.over:
                for seat in range(players):
                    assert row(state.imagine(seat, luck), seat) == row(state, seat)


@pytest.mark.parametrize("players", GAME.players)
def test_they_are_as_many_as_the_blocks_are_wide(players: int) -> None:
    features = Features(size(GAME, players))
    GAME.start(players).features(0, features)
    assert features.next == sum(width for _, width in GAME.inputs(players))


def test_a_reserve_is_told_but_for_starting_tokens_of_others() -> None:
    state = table("r4 r4 r4° *", "a1 w5°")
    mine = block(state, "reserves")[:STOCK]
    ring = [*map(str, KINDS)].index("ring")
    assert mine[ring] == 1.0
    assert mine[7 + ring] == 12 / 10
    assert mine[7 + 6 + ring] == 1.0  # a set
    assert mine[7 + 12 + ring] == 0.0  # not a large one
    seen = block(state, "reserves", 1)[STOCK:]
    assert seen[ring] == pytest.approx(2 / 3)
    assert seen[-1] == 0.5
    assert mine[-1] == 0.0


def test_money_files_tools_and_burglaries() -> None:
    state = table("a1", "h1", files=("a1 h1 b2", "a2"), fronts=("rope", ""), money=(20, 10), night=True)
    keep(state, 0, 12)
    players = block(state, "players")
    assert players[0] == 0.5
    assert players[ONE + 3] == -0.5
    assert players[7] == 3 / 15
    assert players[8] == 3 / 8
    assert players[9] == 1.0
    assert players[ONE + 9] == 0.0
    assert players[13] == 1.2
    assert 0.0 < block(state, "players", 1)[ONE + 13] < 1.2  # some card
    assert sum(block(state, "tools")) == 1.0
    assert block(state, "filed")[:3] == [0.25, 0.25, 0.25]
    assert block(state, "filed", 1)[:3] == [0.25, 0.0, 0.0]


def test_characters_are_told_to_their_owner() -> None:
    state = table("a1 a1", "h1", streets=street(EAST, "a1"), hands=("oliver", "nancy"))
    oliver, nancy = CHARACTERS.index("oliver"), CHARACTERS.index("nancy")
    assert [card for card, one in enumerate(block(state, "characters")) if one] == [oliver]
    assert [card for card, one in enumerate(block(state, "characters", 1)) if one] == [nancy]
    play(state, "hide oliver")
    assert block(state, "played", 1)[oliver] == 1.0
    assert not any(block(state, "characters"))


def test_what_a_prowl_can_reach() -> None:
    state = table("a1", "h1", streets=street(EAST, "a1 w5 @ b2 h1"))
    reach = block(state, "reach")
    assert [KINDS[kind] for kind, one in enumerate(reach) if one] == ["apple", "brooch", "watch", "character"]
    assert [KINDS[kind] for kind, one in enumerate(block(state, "near")) if one] == ["apple"]
    assert block(state, "streets")[1] == 1 / 8  # the handkerchief lies too far away
    dark = table("a1", "h1", hidden=street(EAST, "a1 w5"))
    assert not any(block(dark, "reach"))
    assert not any(block(dark, "streets"))
    assert block(dark, "round")[0] == 1.0
    assert block(dark, "round")[4] == 2 / 40


def test_a_sale_is_told_to_the_seller_alone() -> None:
    state = table("r4 r4 r4", "h1", streets=street(EAST, "a1"))
    assert block(state, "step")[OWE_TURN] == 1.0
    play(state, "sell ring")
    assert block(state, "under_way")[0] == 18 / 15  # with the first reward
    assert not any(block(state, "under_way", 1))
    assert block(state, "step")[OWE_SALE] == block(state, "step", 1)[STEPS + OWE_SALE] == 1.0


def test_who_has_more_has_the_better_guess() -> None:
    guess = block(table("a1", "h1", money=(30, 10), streets=street(EAST, "a1")), "guess")
    assert guess[0] > 0.0 > guess[1]
