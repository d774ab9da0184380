"""Dice: seeded, copyable, even, and not to be guessed."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from rookery.engine.dice import SEEDS, Dice, QuickDice, derive

BOTH = [Dice, QuickDice]
FALLS = [474437319, 461346542, 293106103, 853555042, 138131446]


@pytest.mark.parametrize("kind", BOTH)
def test_the_same_seed_falls_the_same(kind: type[Dice]) -> None:
    one, other = kind(7), kind(7)
    assert [one.pick(1000) for _ in range(100)] == [other.pick(1000) for _ in range(100)]


@pytest.mark.parametrize("kind", BOTH)
def test_a_copy_goes_on_from_where_it_was_taken(kind: type[Dice]) -> None:
    dice = kind(7)
    for _ in range(21):
        dice.pick(6)
    for twin in (dice.copy(), pickle.loads(pickle.dumps(dice))):  # noqa: S301
        assert repr(twin) == repr(dice)
        ahead = dice.copy()
        assert [twin.pick(1000) for _ in range(50)] == [ahead.pick(1000) for _ in range(50)]


@pytest.mark.parametrize("kind", BOTH)
def test_every_face_is_as_likely(kind: type[Dice]) -> None:
    dice = kind(3)
    falls = Counter(dice.pick(6) for _ in range(60_000))
    assert set(falls) == set(range(6))
    assert sum((count - 10_000) ** 2 / 10_000 for count in falls.values()) < 20.5  # chi squared, 5 degrees, 0.1 %


@pytest.mark.parametrize("kind", BOTH)
def test_every_order_is_as_likely(kind: type[Dice]) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(24_000):
        pieces = [0, 1, 2, 3]
        kind(seed).shuffle(pieces)
        orders[tuple(pieces)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7  # 23 degrees, 0.1 %


@pytest.mark.parametrize("kind", BOTH)
def test_a_fork_has_its_own_life(kind: type[Dice]) -> None:
    dice = kind(7)
    fork = dice.fork()
    assert type(fork) is kind
    assert fork.seed != dice.seed
    assert [fork.pick(100) for _ in range(40)] != [dice.pick(100) for _ in range(40)]


def test_known_falls() -> None:
    """Pinned: journals on disk depend on them."""
    dice = Dice(21)
    assert [dice.pick(1 << 30) for _ in range(4)] == FALLS[:4]
    for _ in range(40):
        dice.pick(2)
    assert dice.drawn == 44
    assert dice.pick(1 << 30) == FALLS[4]
    assert Dice(21, 44).pick(1 << 30) == FALLS[4]  # two numbers are all there is to it


def test_seeds_of_any_size_are_different_dice() -> None:
    firsts = {Dice(seed).pick(1 << 30) for seed in (0, 1, 2**64, 2**128, SEEDS - 1)}
    assert len(firsts) == 5


def test_purposes_and_numbers_give_seeds_of_their_own() -> None:
    seeds = {derive(seed, purpose, number) for seed in (1, 2) for purpose in ("deal", "bots") for number in range(50)}
    assert len(seeds) == 200
    assert derive(1, "deal", 3) == derive(1, "deal", 3)
