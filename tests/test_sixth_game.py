"""A game is added by following CONTRIBUTING.md to the letter, beside a Rookery from its wheel; no clone is needed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rookery.engine import dice

ROOT = Path(__file__).parent.parent
NAME = "dark_alley"
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
MINIMAL, REST = TEXT.split("### 8. ")
WHOLE, COMPILED = REST.split("### 9. ")

FILE = re.compile(rf"^`({NAME}/[\w/.]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CHANGE = re.compile(rf"^In `({NAME}/[\w/.]+)`\n\n```diff\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FAULTS = [
    ("state.py", " if card != self.cards[seat]]", "]", "test_imagined_worlds_are_sound"),
    ("state.py", "BOTH[dice.pick(2)]", "STAY", "test_the_truth_cannot_be_told_from_imagined_worlds"),
    ("state.py", "self.coins[:]", "self.coins", "test_copies_are_independent"),
    ("state.py", '"choose", "D2")', '"choose", "D9")', "test_steps_are_numbered_and_cite_their_rules"),
    ("view.py", "None if card == NONE else card", "state.cards[0]", "test_an_imagined_world_looks_the_same"),
    ("rules/en.md", "{{deck}}", "{{decks}}", "test_the_rules_follow_the_options"),
]
LAWS = re.search(r"^pytest (-p .* rookery\.contract) --game", MINIMAL, re.MULTILINE)


once = pytest.mark.skipif(str(dice.__file__).endswith(".py"), reason="once is enough, compiled")


class Author:
    """Somebody with a Rookery from its wheel, and a folder of their own with a game in it."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.site = site
        self.folder = folder
        folder.mkdir(exist_ok=True)

    def follow(self, text: str) -> None:
        """Write and change the files that a part of the page shows."""
        for name, content in FILE.findall(text):
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, "utf-8")
        for name, diff in CHANGE.findall(text):
            path = self.folder / name
            for hunk in diff.split("@@\n"):
                lines = hunk.splitlines(keepends=True)
                before, after = ("".join(line[1:] for line in lines if line[0] in kept) for kept in (" -", " +"))
                assert path.read_text("utf-8").count(before) == 1, before
                path.write_text(path.read_text("utf-8").replace(before, after), "utf-8")

    def install(self) -> None:
        """Step 1: what pip makes of the entry point."""
        entry = re.search(r'"rookery\.games"\]\n(.*?)```', MINIMAL, re.DOTALL)
        assert entry is not None
        metadata = self.folder / f"{NAME}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n")
        (metadata / "entry_points.txt").write_text(f"[rookery.games]\n{entry[1].replace(chr(34), '')}")

    def record(self) -> None:
        """Simulate, and keep one journal for each ending."""
        self.run(*f"rookery simulate {NAME} --players 2 --games 200 --seed 1 --journals recorded".split())
        (self.folder / NAME / "journals").mkdir()
        for path in sorted((self.folder / "recorded").iterdir()):
            ending = json.loads(path.read_text("utf-8"))["result"]["ending"]
            path.rename(self.folder / NAME / "journals" / f"{ending}.json")

    def run(self, *command: str, typed: str = "", status: int = 0) -> str:
        """Run Python in the author's folder, where nothing of this clone is on its path; what it printed."""
        path = os.pathsep.join(map(str, (self.folder, self.site)))
        environment = {**os.environ, "PYTHONPATH": path, "MYPYPATH": path, "PYTEST_ADDOPTS": "-p no:cacheprovider"}
        done = subprocess.run(
            [sys.executable, "-m", *command], env=environment, cwd=self.folder, input=typed,
            capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout

    def laws(self, *more: str, status: int = 0) -> str:
        """Try all laws, by the line on the page."""
        assert LAWS is not None
        return self.run("pytest", *LAWS[1].split(), "--game", NAME, *more, status=status)


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Rookery as it is installed from its wheel."""
    folder = tmp_path_factory.mktemp("site")
    zipfile.ZipFile(wheel).extractall(folder)
    return folder


@pytest.fixture
def minimal(site: Path, tmp_path: Path) -> Author:
    """Who has followed the page to its seventh step."""
    author = Author(site, tmp_path / "author")
    author.follow(MINIMAL)
    author.install()
    return author


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of somebody who has followed it to the eighth."""
    author = Author(ROOT, tmp_path_factory.mktemp("whole"))
    author.follow(MINIMAL)
    author.install()
    author.follow(WHOLE)
    return author.folder


@pytest.fixture(scope="module")
def whole(site: Path, package: Path) -> Author:
    """Who has recorded games, too."""
    author = Author(site, package)
    author.record()
    return author


def test_nothing_of_the_clone_is_used(minimal: Author) -> None:
    (minimal.folder / "where.py").write_text("import rookery.engine.dice as dice; print(dice.__file__)")
    where = minimal.run("where").strip()
    assert where.startswith(str(minimal.site))
    assert where.endswith(".py") == str(dice.__file__).endswith(".py")


def test_a_first_game_obeys_the_laws_and_hears_what_it_lacks(minimal: Author) -> None:
    said = minimal.laws()
    assert re.search(r"\d+ passed.* 3 warnings", said)
    for lack in ("speaks no French yet", "has no recorded games yet", "has no tests of its own yet"):
        assert f"UnfinishedWarning: {NAME} {lack}" in said


@once
@pytest.mark.parametrize(("name", "right", "wrong", "law"), FAULTS)
def test_the_laws_find_a_fault(name: str, right: str, wrong: str, law: str, minimal: Author) -> None:
    path = minimal.folder / NAME / name
    assert path.read_text("utf-8").count(right) == 1
    path.write_text(path.read_text("utf-8").replace(right, wrong), "utf-8")
    assert f"::{law}[" in minimal.laws("-k", law, status=1)


def test_a_first_game_can_be_played(minimal: Author) -> None:
    said = minimal.run(*f"rookery play {NAME} --lang fr --seats you,greedy".split(), typed="stay\nrun\n1\n")
    assert "Night 3 falls." in said
    assert "Cards numbered from 1 to 9" in minimal.run(*f"rookery rules {NAME} --lang fr".split())


def test_a_whole_game_obeys_the_laws_without_a_warning(whole: Author) -> None:
    """Its own tests run in the same line, and the work can be split."""
    said = whole.laws(NAME, "-W", "error", "-n", "2")
    assert re.search(r"\d+ passed", said)
    assert "warning" not in said


@once
def test_a_whole_game_is_listed_played_and_proved(whole: Author, tmp_path: Path) -> None:
    assert "Dark Alley" in whole.run("rookery", "games")
    game = str(tmp_path / "game.json")
    said = whole.run(*f"rookery play {NAME} --seats you,greedy,random --save {game}".split(), typed="stay\nrun\n1\n")
    assert "Night 3" in said
    assert "Share of the win" in said
    assert "Proved" in whole.run("rookery", "verify", game)
    assert "Dark Alley" in whole.run(*f"rookery simulate {NAME} --players 4 --bots greedy,random --games 20".split())


@once
def test_its_judgement_makes_greedy_better(whole: Author) -> None:
    said = whole.run(*f"rookery simulate {NAME} --players 2 --bots greedy,random --games 300 --seed 1 --json".split())
    bots = json.loads(said)["bots"]
    assert bots["greedy"]["low"] > bots["random"]["high"]


@once
def test_it_is_well_typed(whole: Author) -> None:
    assert "Success" in whole.run("mypy", "--strict", "--follow-imports=silent", "--config-file=", NAME)


@once
def test_it_can_be_compiled_beside_a_compiled_rookery(whole: Author, tmp_path: Path) -> None:
    author = Author(whole.site, tmp_path / "compiled")
    shutil.copytree(whole.folder, author.folder, dirs_exist_ok=True)
    author.follow(COMPILED)
    command = re.search(r"^mypyc (.*)$", COMPILED, re.MULTILINE)
    assert command is not None
    author.run("mypyc", "--follow-imports=silent", *command[1].split())
    (author.folder / "where.py").write_text(f"import {NAME}.state as state; print(state.__file__)")
    assert author.run("where").strip().endswith(".so")
    assert re.search(r"\d+ passed", author.laws(NAME, "-W", "error"))
