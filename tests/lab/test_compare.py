"""Comparisons: the same deals on both sides, intervals that hold what they promise, and sweeps of one option."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import pyarrow as arrow
import pytest

from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame, Option, Value
from rookery.engine.refusals import Refusal
from rookery.lab.balance import default_of, sweep, texts_of, values_of
from rookery.lab.columns import rows_of
from rookery.lab.compare import Comparison, Difference, compare, differ, quantile
from rookery.lab.plan import plan
from rookery.lab.record import Record, gather
from tests.terminal.command import rookery

GAME = "kids_of_london"


def record(games: int = 400, seed: int = 5, players: int = 4, **options: object) -> Record:
    return gather(plan(GAME, players, ["random"], games, seed, options, details=True))


@pytest.fixture(scope="module")
def richer() -> Comparison:
    """Kids of London with a richer banker, beside the game in the box."""
    return compare(record(), record(banker=12))


def test_differences_are_those_of_each_deal(richer: Comparison) -> None:
    pairs = list(zip(rows_of(richer.one.table), rows_of(richer.other.table), strict=True))
    assert [one.seed for one, _ in pairs] == [other.seed for _, other in pairs]
    apart = [max(other.totals) - max(one.totals) for one, other in pairs]
    found = richer.find("points", "best")
    assert found.difference == pytest.approx(mean(apart))
    reach = quantile(len(apart) - 1) * stdev(apart) / sqrt(len(apart))  # of the differences, not of either side
    assert (found.low, found.high) == pytest.approx((mean(apart) - reach, mean(apart) + reach))
    assert found.sure
    assert found.more is None


def test_luck_cancels(richer: Comparison) -> None:
    found = richer.find("score", "coins")
    one, other = ([sum(row.totals) for row in rows_of(side.table)] for side in (richer.one, richer.other))
    alone = 1.96 * sqrt((stdev(one) ** 2 + stdev(other) ** 2) / len(one)) / 4
    assert found.sure
    assert found.reach < alone / 3
    assert found.pairing is not None
    assert found.pairing > 9
    # By chance alone, bots play the same moves for whatever is in a purse.
    assert richer.find("length", "moves").same
    assert richer.find("event", "sent").same
    assert not richer.find("length", "moves").sure


def test_nothing_differs_from_itself(game: AnyGame) -> None:
    side = gather(plan(game.name, game.players[0], ["random"], 5, 1, details=True))
    assert all(one.same and not one.difference for one in compare(side, side).differences)


def test_levels_are_compared_by_bot() -> None:
    sides = [gather(plan(GAME, 3, bots, 60, 5)) for bots in (["random"], ["quick", "random", "random"])]
    found = compare(sides[1], sides[1])
    assert found.find("bot", "quick").one == pytest.approx(
        mean(
            share
            for row in rows_of(sides[1].table)
            for bot, share in zip(row.bots, row.returns, strict=True)
            if bot == "quick"
        )
    )
    assert {one.key for one in compare(*sides).differences if one.group == "seat"} == {"0", "1", "2"}


def test_what_was_not_dealt_alike_is_refused() -> None:
    for other in (record(4, seed=6), record(4, players=3)):
        with pytest.raises(Refusal, match="not_paired"):
            compare(record(4), other)
    with pytest.raises(Refusal, match="too_few_games"):
        compare(record(1), record(4))


def some(luck: QuickDice, games: int, shift: float) -> Difference:
    """Two columns that differ by chance, one apart on average, and by a shift."""
    spread = [sum(luck.pick(1001) for _ in range(4)) / 1000 - 2 for _ in range(games)]  # stdev 0.577
    return differ("points", "mean", arrow.array([0.0] * games), arrow.array([one + shift for one in spread]))


def test_intervals_hold_the_truth_19_times_in_20() -> None:
    luck = QuickDice(1)
    for games in (8, 200):
        held = sum(one.low <= 0.3 <= one.high for one in (some(luck, games, 0.3) for _ in range(1000)))
        assert 930 <= held <= 970


def test_a_doubtful_difference_says_what_it_needs() -> None:
    luck = QuickDice(2)
    doubtful = next(one for one in (some(luck, 50, 0.1) for _ in range(100)) if one.more is not None)
    assert not doubtful.sure
    enough = 50 + (doubtful.more or 0)
    found = sum(some(luck, enough, doubtful.difference).sure for _ in range(400))
    assert 0.74 * 400 < found < 0.86 * 400  # four times in five


def test_thirds_that_are_alike_are_the_same() -> None:
    one = arrow.array([number / 3 for number in (7, 1, 5, 4, 2, 8)])
    other = arrow.array([(number + 8) / 3 for number in (7, 1, 5, 4, 2, 8)])
    found = differ("score", "line", one, other)
    assert found.same
    assert found.difference == pytest.approx(8 / 3)


def test_values_are_read_from_a_wish() -> None:
    number, choice = Option("coins", 4, 0, 20), Option("open", False)
    assert list(values_of(number, "4..6,9").items()) == [("4", 4), ("5", 5), ("6", 6), ("9", 9)]
    assert values_of(choice, "yes,no") == {"yes": True, "no": False}
    assert default_of(number) == ("4", 4)
    for wish, reason in (
        ("6..4", "bad_range"),
        ("0..5000", "bad_range"),
        ("19..21", "option_number"),
        ("x", "option_number"),
    ):
        with pytest.raises(Refusal, match=reason):
            values_of(number, wish)


def test_editions_are_told_apart_by_their_files() -> None:
    option = next(one for one in registry.find("crooks").options if one.edition is not None)
    label, box = default_of(option)
    found: dict[str, Value] = texts_of(option, "a/mine.csv,b/yours.csv", lambda path: str(box))
    assert (label, list(found)) == ("box", ["mine", "yours"])
    assert set(found.values()) == {box}
    with pytest.raises(Refusal, match="same_label"):
        texts_of(option, "a/mine.csv,b/mine.csv", lambda path: str(box))


def test_a_sweep_sets_each_value_beside_the_usual_one() -> None:
    found = sweep("banker", "7", [(str(coins), record(200, banker=coins)) for coins in (7, 3, 12)])
    apart = [found.steps[label].find("score", "coins").difference for label in ("3", "7", "12")]
    assert apart[0] < apart[1] == 0 < apart[2]
    assert [one["value"] for one in found.data()["values"]] == ["7", "3", "12"]


def test_the_commands_agree(tmp_path: Path) -> None:
    shared = ["--players", "3", "--games", "60", "--seed", "4", "--jobs", "1"]
    told = rookery("balance", GAME, *shared, "--option", "banker=7,12", "--out", str(tmp_path), "--json")
    assert told.status == 0, told.error
    swept = json.loads(told.out)["values"][1]
    assert swept["value"] == "12"
    folders = rookery("compare", str(tmp_path / "banker=7"), str(tmp_path / "banker=12"), "--json")
    plans = rookery("compare", GAME, *shared, "--option", "banker=12", "--json")
    for run in (folders, plans):
        assert json.loads(run.out)["differences"] == swept["differences"], run.error
    shown = rookery("compare", str(tmp_path / "banker=7"), str(tmp_path / "banker=12"), "--lang", "fr")
    assert "les mêmes 60 donnes" in shown.out
    again = rookery("balance", GAME, *shared, "--option", "banker=7..8", "--out", str(tmp_path))
    assert "(usual)" in again.out
    assert rookery("compare", str(tmp_path)).status == 1


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["banker=4..6", "prince=1,2"], "One option can be tried at a time"),
        (["bonker=4..6"], "has no option"),
        (["banker=6..4"], "names no values"),
        (["banker"], "NAME=VALUE"),
    ],
)
def test_a_wrong_sweep_is_told_so(options: list[str], word: str) -> None:
    wishes = [part for option in options for part in ("--option", option)]
    told = rookery("balance", GAME, "--players", "3", "--games", "4", *wishes)
    assert told.status == 1
    assert word in told.error
