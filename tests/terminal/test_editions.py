"""`rookery editions`: which games have values to replace, the box's file, and every fault of one's own at its line."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from rookery.engine import registry
from rookery.engine.game import AnyGame
from tests.terminal.command import rookery

HAVING = [game for game in registry.all_games() if game.edition is not None]


def test_the_games_are_listed() -> None:
    for language, how in (("en", "reconstructed"), ("fr", "reconstituées")):
        run = rookery("editions", "--lang", language)
        assert run.status == 0
        assert how in run.out
        for game in registry.all_games():
            assert (f"rookery editions check {game.name} " in run.out) == (game in HAVING)


@pytest.mark.parametrize("having", HAVING, ids=lambda game: game.name)
def test_the_box_is_shown_and_is_fine_as_ones_own(having: AnyGame, tmp_path: Path) -> None:
    assert having.edition is not None
    shown = rookery("editions", "show", having.name)
    assert (shown.status, shown.out) == (0, having.edition.box())
    (tmp_path / "mine").write_text(shown.out, "utf-8")
    checked = rookery("editions", "check", having.name, "mine", folder=tmp_path)
    assert (checked.status, checked.error) == (0, "")
    assert f"rookery play {having.name} --option edition=mine" in checked.out
    assert "est en ordre" in rookery("editions", "check", having.name, "mine", "--lang", "fr", folder=tmp_path).out


def test_every_fault_is_told_with_its_line(tmp_path: Path) -> None:
    box = rookery("editions", "show", "crooks").out
    mine = box.replace("10,0,,kingpin", "11,0,,kingpin").replace("+westside", "+east")
    (tmp_path / "mine.csv").write_text(mine, "utf-8")
    run = rookery("editions", "check", "crooks", "mine.csv", folder=tmp_path)
    assert run.status == 1
    assert run.out.splitlines() == [
        "mine.csv: line 2: level is a whole number from 1 to 10, not “11”.",
        "mine.csv: line 14: gangs are none, or some of northside, westside, outfit, each once, joined by a plus: "
        "not “northside+east”.",
    ]
    french = rookery("editions", "check", "crooks", "mine.csv", "--lang", "fr", folder=tmp_path)
    assert "ligne 2 : level est un nombre entier" in french.out


def test_a_game_is_played_with_a_file_of_ones_own(tmp_path: Path) -> None:
    box = rookery("editions", "show", "crooks").out
    (tmp_path / "mine.csv").write_text(box.replace("2,9,-3", "2,9,-4"), "utf-8")
    common = ["simulate", "crooks", "--players", "2", "--games", "4", "--seed", "1", "--json"]
    run = rookery(*common, "--option", "edition=mine.csv", "--journals", "kept", folder=tmp_path)
    assert run.status == 0
    kept = sorted((tmp_path / "kept").iterdir())
    assert "2,9,-4" in json.loads(kept[0].read_text("utf-8"))["options"]["edition"]
    (tmp_path / "mine.csv").unlink()
    assert rookery("verify", str(kept[0])).status == 0  # the file is not needed any more
    usual = json.loads(rookery(*common, "--option", "edition=").out)
    assert usual["options"]["edition"] == ""


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "Cannot read mine.csv"),
        (b"\xff\xfe\x00", "mine.csv is not a text file"),
        (b"id,level\n", "Faults in this edition: 1. The first: line 1: The first line names the columns"),
        (b"x" * 40_000, "An edition has 32768 bytes at most"),
        (b"x" * 400_000, "mine.csv is too long: 65539 bytes at most"),
        (b"", "The file for the option edition is empty"),
        (b"\xef\xbb\xbf\r\n", "The file for the option edition is empty"),
    ],
)
def test_what_is_no_edition_is_one_clear_line(content: bytes | None, said: str, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "mine.csv").write_bytes(content)
    run = rookery("play", "crooks", "--option", "edition=mine.csv", folder=tmp_path)
    assert run.status == 1
    assert said in run.error
    assert run.error.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", ["editions check crooks ", "play crooks --option edition=", "replay ", "verify ", "resume "]
)
def test_nobody_waits_for_what_is_no_file(arguments: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in ("pipe", "/dev/zero"):
        run = rookery(*f"{arguments}{path}".split(), folder=tmp_path)
        assert (run.status, run.out) == (1, "")
        assert run.error == f"rookery: {path} is not an ordinary file.\n"
    assert "Cannot read .: Is a directory." in rookery(*f"{arguments}.".split(), folder=tmp_path).error
