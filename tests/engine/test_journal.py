"""Journals: saved, loaded, proved; and every way in which a file can be wrong."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import rookery
from rookery.engine import files, journal
from rookery.engine.match import replay, verify
from rookery.engine.refusals import Refusal
from tests import TESTS

GAME = TESTS / "journals" / "kids_of_london" / "ending_win.json"


def changed(**changes: Any) -> journal.Journal:
    """A recorded game with some of its entries changed."""
    data = json.loads(GAME.read_text("utf-8")) | changes
    return journal.read(json.dumps(data))


def refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        verify(journal.read(text))
    return caught.value


def test_save_and_load_lead_to_the_same_game(tmp_path: Path) -> None:
    match = rookery.start("kids_of_london", players=3, seed=9)
    match.play(1, "send 4")
    match.save(tmp_path / "game.json")
    again = rookery.load(tmp_path / "game.json")
    assert again.view(1) == match.view(1)
    assert again.journal() == match.journal()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_promise_can_be_checked_with_any_sha256() -> None:
    from hashlib import sha256

    match = rookery.start("kids_of_london", players=3, seed=255)
    assert match.commitment == sha256(f"{match.nonce}:ff".encode()).hexdigest()


def test_unseeded_games_differ_and_hide_their_seed() -> None:
    one, other = (rookery.start("kids_of_london", players=3) for _ in range(2))
    assert one.seed != other.seed
    assert one.commitment != other.commitment
    assert one.seed > 2**64


@pytest.mark.parametrize("cut", [0, 1, 60, 400, 900])
def test_a_truncated_file_is_refused(cut: int) -> None:
    assert refused(GAME.read_text("utf-8")[:cut]).reason == "broken_journal"


@pytest.mark.parametrize(
    "text", ["[]", "null", "{}", '{"rookery": 1}', "\x00", "{" * 5000, '{"rookery": 1e999}', '"' + "a" * 10]
)
def test_something_else_is_refused(text: str) -> None:
    assert refused(text).reason == "broken_journal"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"rookery": 2}, "other_format"),
        ({"game": "chess"}, "no_such_game"),
        ({"rules": 99}, "other_rules"),
        ({"players": 9}, "wrong_players"),
        ({"seed": "1234"}, "broken_promise"),
        ({"seed": "-1"}, "wrong_seed"),
        ({"seed": "zz"}, "broken_journal"),
        ({"seed": "1_0"}, "broken_journal"),
        ({"seed": " 10"}, "broken_journal"),
        ({"seed": "１０"}, "broken_journal"),
        ({"seed": ""}, "broken_journal"),
        ({"seed": "f" * 65}, "wrong_seed"),
        ({"nonce": "another"}, "broken_promise"),
        ({"commitment": "0" * 64}, "broken_promise"),
        ({"options": {"castle": 3}}, "no_such_option"),
        ({"options": {"banker": 99}}, "option_number"),
        ({"options": {"banker": "many"}}, "option_number"),
        ({"options": {"banker": [7]}}, "broken_journal"),
        ({"moves": [[0, "send 9"]]}, "broken_move"),
        ({"moves": [[7, "send 1"]]}, "broken_move"),
        ({"moves": [[-1, "send 1"]]}, "broken_move"),
        ({"moves": [[0, "send 1"], [0, "send 2"]]}, "broken_move"),
        ({"moves": [[0, 3]]}, "broken_journal"),
        ({"moves": []}, "unfinished"),
        ({"result": None}, "other_result"),
        ({"result": {"ending": "win", "returns": [1, 0, 0, 0, 0], "scores": [0] * 5}}, "other_result"),
        ({"extra": 1}, "broken_journal"),
    ],
)
def test_a_changed_journal_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        verify(changed(**changes))
    assert caught.value.reason == reason


def test_a_part_of_a_journal_can_be_played() -> None:
    recorded = journal.load(GAME)
    assert replay(recorded).at(7).moves == replay(recorded).moves[:7]
    assert replay(recorded).at(0).moves == []


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot_read"):
        journal.load(tmp_path / "nothing.json")
    with pytest.raises(Refusal, match="cannot_read"):
        journal.load(tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal, match="not_text"):
        journal.load(tmp_path / "bytes")
    with pytest.raises(Refusal, match="cannot_write"):
        files.write(tmp_path / "no" / "such" / "folder.json", "text")
    with pytest.raises(Refusal, match="cannot_write"):
        files.write(tmp_path, "text")


def test_what_is_no_ordinary_file_is_refused_at_once(tmp_path: Path) -> None:
    """A pipe that nobody writes to would be waited for, a device never ends, and neither is to be written over."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, Path("/dev/zero"), Path("/dev/tty")):
        with pytest.raises(Refusal, match=r"not_a_file|cannot_read"):  # without a terminal, there is no /dev/tty
            files.read(path)
    for path in (pipe, Path("/dev/null")):
        with pytest.raises(Refusal, match="not_a_file"):
            files.write(path, "text")
    with pytest.raises(Refusal, match="cannot_read"):
        files.read("a\0name")
    with pytest.raises(Refusal, match="cannot_write"):
        files.write("a\0name", "text")


def test_a_file_is_read_as_far_as_it_may_be_long(tmp_path: Path) -> None:
    with (tmp_path / "long").open("wb") as file:
        file.truncate(1 << 40)  # much more than there is room for in memory
    with pytest.raises(Refusal, match="file_length"):
        journal.load(tmp_path / "long")
    (tmp_path / "short").write_bytes(b"x" * 100)
    assert files.read(tmp_path / "short", 100) == "x" * 100
    with pytest.raises(Refusal, match="file_length"):
        files.read(tmp_path / "short", 99)


def test_nothing_stands_twice_in_a_journal() -> None:
    text = GAME.read_text("utf-8")
    refusal = refused(text.replace('"rules":', '"rules": 1, "rules":', 1))
    assert (refusal.reason, refusal.about["why"]) == ("broken_journal", "rules stands twice")


def test_a_failed_write_keeps_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    files.write(path, "before")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Refusal, match="No space left"):
        files.write(path, "after")
    assert path.read_text("utf-8") == "before"
    assert [one.name for one in tmp_path.iterdir()] == ["game.json"]
