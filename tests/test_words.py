"""The words that all games share: both languages say the same, and everything that generic code refuses has words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rookery
from rookery.contract.test_8_words import assert_alike, calls, faults, reasons
from rookery.engine.words import Words

SHARED = ["rookery.engine", "rookery.terminal", "rookery.table", "rookery.lab.report"]
HOUSE = Path(rookery.__file__).parent


@pytest.mark.parametrize("package", SHARED)
def test_shared_words_say_the_same(package: str) -> None:
    assert_alike(Words.read("en", package), Words.read("fr", package))


def test_every_fault_of_the_generic_code_has_words() -> None:
    unfit = [call for call in calls(HOUSE / "engine") if isinstance(call.func, ast.Name) and call.func.id == "Unfit"]
    kinds = {str(call.args[0].value) for call in unfit if isinstance(call.args[0], ast.Constant)}  # of any text
    assert faults(HOUSE / "engine") | kinds == set(Words.read("en", "rookery.engine").keys("fault"))


def test_every_refusal_of_the_generic_code_has_words() -> None:
    known = [Words.read("en", package) for package in SHARED]
    found = set().union(*(reasons(path) for path in HOUSE.iterdir() if path.is_dir() and path.name != "games"))
    assert {reason for reason in found if not any(words.find(f"refusal.{reason}") for words in known)} == set()
    assert {key for words in known for key in words.keys("refusal")} == found | {"not_legal"}
