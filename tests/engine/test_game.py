"""The record of a game: its options, its players, and finding it."""

from __future__ import annotations

import msgspec
import pytest

import rookery
from rookery.engine import registry
from rookery.engine.game import Option
from rookery.engine.refusals import Refusal
from rookery.engine.view import score

YES = Option("open", False)
NUMBER = Option("coins", 4, 0, 20)
WORD = Option("edition", "first", choices=("first", "second"))


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (YES, "yes", True),
        (YES, False, False),
        (YES, "TRUE", True),
        (NUMBER, "7", 7),
        (NUMBER, 0, 0),
        (WORD, "second", "second"),
    ],
)
def test_values_are_read(option: Option, given: object, value: object) -> None:
    assert option.check(given) == value
    assert type(option.check(given)) is type(value)


@pytest.mark.parametrize(
    ("option", "given", "reason"),
    [
        (YES, "maybe", "option_yes_or_no"),
        (NUMBER, "21", "option_number"),
        (NUMBER, -1, "option_number"),
        (NUMBER, "many", "option_number"),
        (NUMBER, True, "option_number"),
        (NUMBER, 7.0, "option_number"),
        (NUMBER, None, "option_number"),
        (NUMBER, "1_0", "option_number"),
        (NUMBER, " 7", "option_number"),
        (NUMBER, "７", "option_number"),
        (NUMBER, "9" * 5000, "option_number"),
        (WORD, "third", "option_choice"),
    ],
)
def test_values_that_do_not_fit_are_refused(option: Option, given: object, reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        option.check(given)


def test_the_values_worth_testing() -> None:
    assert YES.values() == [False, True]
    assert NUMBER.values() == [0, 4, 20]
    assert WORD.values() == ["first", "second"]


def test_a_score_is_the_sum_of_its_lines() -> None:
    sheet = score(("coins", 7, "K4"), ("stripped", -7, "K11"))
    assert sheet.total == 0
    assert msgspec.to_builtins(sheet)["lines"] == [
        {"kind": "coins", "points": 7, "rule": "K4"},
        {"kind": "stripped", "points": -7, "rule": "K11"},
    ]


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(Refusal) as caught:
        registry.find("kid_of_londn")
    assert caught.value.reason == "no_such_game"
    assert caught.value.about["games"] == "kids_of_london"


def test_what_cannot_be_started_is_refused() -> None:
    for players in (-1, 0, 1, 6):
        with pytest.raises(Refusal, match="wrong_players"):
            rookery.start("kids_of_london", players=players)
    with pytest.raises(Refusal, match="wrong_seed"):
        rookery.start("kids_of_london", players=3, seed=-1)
    with pytest.raises(Refusal, match="no_such_option"):
        rookery.start("kids_of_london", players=3, options={"castle": 1})
