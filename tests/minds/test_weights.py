"""Learned values: files that say what they are for, and are left aside where they do not fit."""

from __future__ import annotations

import logging
from importlib import resources

import msgspec
import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.features import Features
from rookery.engine.game import AnyGame
from rookery.minds import levels, weights
from rookery.minds.net import Net
from rookery.minds.values import Guess, margin


def a_file(game: AnyGame, players: int, other: dict[str, object] | None = None) -> bytes:
    size = weights.size(game, players)
    sizes = (size, 8, 8)
    header = weights.Header(
        game.name, players, game.rules_version, weights.fingerprint(game, players), sizes, 10.0, 0.1, {"by": "chance"}
    )
    luck = QuickDice(1)
    count = size * 8 + 8 + 64 + 8 + 16 + 2
    numbers = [float(luck.pick(2001) - 1000) / 2000 for _ in range(count)]
    return weights.pack(msgspec.structs.replace(header, **(other or {})), numbers)


def test_a_file_is_read_as_it_was_written(game: AnyGame, players: int) -> None:
    header, learned = weights.unpack(a_file(game, players), game, players)
    assert header.made == {"by": "chance"}
    assert (learned.scale, learned.mix) == (10.0, 0.1)
    state = game.start(players, None, 5)
    shares, worths = [0.0] * players, [0.0] * players
    learned.judge(state, (1 << players) - 1, worths, shares, QuickDice(1))
    assert all(0 < share < 1 for share in shares)


@pytest.mark.parametrize(
    "other", [{"game": "another"}, {"players": 9}, {"rules": 99}, {"inputs": "0" * 16}, {"sizes": (3, 8, 8)}]
)
def test_what_was_made_for_something_else_is_left_aside(game: AnyGame, other: dict[str, object]) -> None:
    players = game.players[0]
    with pytest.raises(weights.Unfit):
        weights.unpack(a_file(game, players, other), game, players)


@pytest.mark.parametrize("cut", [0, 1, 40, -1])
def test_a_broken_file_is_left_aside(game: AnyGame, cut: int) -> None:
    players = game.players[0]
    with pytest.raises(weights.Unfit):
        weights.unpack(a_file(game, players)[:cut], game, players)


def test_a_game_whose_numbers_have_changed_goes_by_its_guess_with_a_word(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    players = game.players[0]
    if not (resources.files(game.package) / "data" / weights.name(players)).is_file():
        return
    monkeypatch.setattr(weights, "fingerprint", lambda game, players: "other")
    weights.read.cache_clear()
    with caplog.at_level(logging.WARNING, "rookery"):
        assert weights.read(game, players) is None
    assert "is not used" in caplog.text
    weights.read.cache_clear()


def test_what_ships_fits_and_tells_how_it_was_made(game: AnyGame, players: int) -> None:
    if not (resources.files(game.package) / "data" / weights.name(players)).is_file():
        return
    found = weights.read(game, players)
    assert found is not None
    header, _ = found
    assert f"rookery train {game.name}" in str(header.made["by"])
    assert int(header.made["games"]) > 0
    assert float(header.made["duel"]) > 1 / players


def test_values_of_ones_own_are_judged_by_the_games_guess(game: AnyGame) -> None:
    players = game.players[0]
    mind = levels.find("quick", game, players, True).mind
    assert isinstance(mind.values, Guess)  # type: ignore[attr-defined]


def test_the_net_adds_up() -> None:
    """One unit of each layer counts, by hand: 0.5 * 2 + 1 = 2; 2 * 3 - 1 = 5; odds 5 * 0.2, margin 5 * 0.1 + 1."""
    first, second = 8, 8
    numbers = [0.0] * (2 * first + first + first * second + second + 2 * second + 2)
    numbers[first] = 0.5  # the second input, to the first unit
    numbers[2 * first] = 1.0
    at = 3 * first
    numbers[at] = 3.0
    numbers[at + first * second] = -1.0
    at += first * second + second
    numbers[at], numbers[at + 1] = 0.2, 0.1
    numbers[-1] = 1.0
    net = Net(2, first, second, numbers)
    features = Features(2)
    features.put(1, 2.0)
    net.answer(features)
    assert net.margin == pytest.approx(1.5)
    assert net.share == pytest.approx(0.7310586)


def test_a_margin_is_to_the_best_of_the_others() -> None:
    assert margin([5.0, 9.0, 3.0], 0, 4.0) == -1.0
    assert margin([5.0, 9.0, 3.0], 1, 4.0) == 1.0
    assert margin([500.0, 9.0, 3.0], 0, 4.0) == 4.0
