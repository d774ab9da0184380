"""Editions: a file of values read, every fault found at its place, and its text the value of an option."""

from __future__ import annotations

import json

import pytest

from rookery.engine import edition as editions
from rookery.engine.edition import LIMIT, MOST, Edition, Faults, read_json, read_table
from rookery.engine.game import Option
from rookery.engine.refusals import Fault, Refusal
from rookery.engine.words import LANGUAGES, Words

COLUMNS = ("name", "coins", "kind")
FINE = "name,coins,kind\nAnn,3,thief\nBob,−1,spy\n"


def parse(text: str, faults: Faults) -> list[tuple[str, int, str]]:
    rows = read_table(text, COLUMNS, faults)
    return [
        (
            row["name"],
            faults.number(line, "coins", row["coins"], -2, 5),
            faults.choice(line, "kind", row["kind"], KINDS),
        )
        for line, row in rows
    ]


KINDS = ("thief", "spy")
TABLE = Edition("rookery.engine", "words/en.json", parse)  # any file of the package serves as the box
OPTION = Option("edition", "", edition=TABLE)


def test_a_text_is_read() -> None:
    assert TABLE.read(FINE) == [("Ann", 3, "thief"), ("Bob", -1, "spy")]
    assert TABLE.read("kind,name,coins\n\nspy, Ann ,2\n") == [("Ann", 2, "spy")]  # columns in any order, spaces
    assert TABLE.faults(FINE) == []


def test_all_faults_are_found_each_at_its_line() -> None:
    faults = TABLE.faults('name,coins,kind\nAnn,9,thief\n\n"B\nob",two,baker\nCyd,1\n')
    assert [(fault.place, fault.kind) for fault in faults] == [
        (6, "cells"),
        (2, "number"),
        (5, "number"),
        (5, "choice"),
    ]
    assert faults[1].args == {"name": "coins", "value": "9", "low": -2, "high": 5}


@pytest.mark.parametrize(
    ("text", "place", "kind"),
    [
        ("", 1, "columns"),
        ("name,coins\nAnn,1\n", 1, "columns"),
        ("name,coins,kind,age\n", 1, "columns"),
        ("name,coins,name\n", 1, "columns"),
        ('name,coins,kind\nAnn,1,"thief\n', 2, "table"),
        ("name,coins,kind\nAnn,1,thief,7\n", 2, "cells"),
    ],
)
def test_what_is_no_such_table_is_said_so(text: str, place: int, kind: str) -> None:
    assert [(fault.place, fault.kind) for fault in TABLE.faults(text)] == [(place, kind)]


@pytest.mark.parametrize(
    "value",
    [True, 2.0, None, "", "1.5", "9" * 5000, 9**999, [3], "1_0", " 3", "3\n", "３", "٣", "²", "0x3", "--3", "3e0"],
)
def test_what_is_no_whole_number_is_a_fault(value: object) -> None:
    faults = Faults()
    assert faults.number("cards[3].coins", "coins", value, 0, 5) == 0
    assert [fault.place for fault in faults.found] == ["cards[3].coins"]
    assert len(str(faults.found[0].args["value"])) <= editions.SHOWN + 1


def test_a_flood_of_faults_is_cut() -> None:
    assert len(TABLE.faults("name,coins,kind\n" + "x\n" * 1000)) == MOST


@pytest.mark.parametrize(
    ("text", "place", "kind"),
    [
        ("{", 1, "json"),
        ('{\n"a": 1,\n}', 3, "json"),
        ("", 1, "json"),
        ("[" * 20000, "", "deep"),
        ("[" * 40 + "]" * 40, "", "deep"),
        ('{"a":' * 40 + "1" + "}" * 40, "", "deep"),
        ("9" * 5000, "", "json"),
        ("9" * 40, "", "json"),
        ("NaN", "", "json"),
        ("[Infinity]", "", "json"),
        ('["\\ud800"]', "", "json"),
        ('{"\\udfff": 1}', "", "json"),
        ('{"a": 1, "b": {"c": 2, "c": 2}}', "", "twice"),
        ('{"a": 1, "\\u0061": 1}', "", "twice"),
    ],
)
def test_what_is_not_json_is_said_so(text: str, place: int | str, kind: str) -> None:
    faults = Faults()
    assert read_json(text, faults) is None
    assert [(fault.place, fault.kind) for fault in faults.found] == [(place, kind)]
    for words in (Words.read(language, "rookery.engine") for language in LANGUAGES):
        assert "{{" not in words.fault(faults.found[0])
    assert read_json('{"a": [1]}', Faults()) == {"a": [1]}


def test_the_value_of_the_option_is_the_text() -> None:
    assert OPTION.check("") == ""
    assert OPTION.check(FINE) == FINE
    assert OPTION.check("\ufeff" + FINE.replace("\n", "\r\n")) == FINE  # as some editors write it
    assert OPTION.values() == ["", TABLE.box()]


def test_what_is_no_edition_is_refused() -> None:
    for value, reason in [
        (7, "edition_text"),
        ("\ud800", "edition_text"),
        ("x" * (LIMIT + 1), "edition_length"),
        ("é" * LIMIT, "edition_length"),
        (" \n", "edition_empty"),
        ("\ufeff", "edition_empty"),  # not the box: an editor's mark in a file that holds nothing
    ]:
        with pytest.raises(Refusal) as refused:
            OPTION.check(value)
        assert refused.value.reason == reason
    with pytest.raises(Refusal) as refused:
        OPTION.check("name,coins,kind\nAnn,9,thief\nBob,1,cook\n")
    refusal = refused.value
    assert refusal.reason == "edition_faults"
    assert refusal.about["count"] == 2
    assert json.loads(json.dumps(refusal.data()))["args"]["first"] == {
        "place": 2, "fault": "number", "args": {"name": "coins", "value": "9", "low": -2, "high": 5},
    }  # fmt: skip


def test_faults_are_told_in_words() -> None:
    english, french = (Words.read(language, "rookery.engine") for language in ("en", "fr"))
    fault = Fault(4, "number", {"name": "coins", "value": "9", "low": 0, "high": 5})
    assert english.fault(fault) == "line 4: coins is a whole number from 0 to 5, not “9”."
    assert french.fault(fault) == "ligne 4 : coins est un nombre entier de 0 à 5, pas « 9 »."
    assert english.fault(Fault("", "json", {"why": "x"})) == "This is not JSON: x."
    assert english.fault(Fault("deck[2]", "json", {"why": "x"})) == "deck[2]: This is not JSON: x."
    told = english.refusal(Refusal("edition_faults", count=2, first=fault, faults=[fault, fault]))
    assert told == f"Faults in this edition: 2. The first: {english.fault(fault)}"
