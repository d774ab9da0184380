"""A game is added in one folder, by following CONTRIBUTING.md to the letter, and no generic file is touched."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAME = "dark_alley"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package that CONTRIBUTING.md describes, installed in a folder of its own."""
    site = tmp_path_factory.mktemp("site")
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    found = re.findall(rf"^`({NAME}/[\w/.]+)`\n\n```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(found) == 7
    for name, content in found:
        path = site / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    entry = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert entry is not None
    metadata = site / f"{NAME}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {NAME}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[rookery.games]\n{entry[1].replace(chr(34), '')}")
    record(site)
    return site


def run(site: Path, *command: str, typed: str = "") -> str:
    """Run Python with the package on its path; what it printed."""
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", *command], env={**os.environ, "PYTHONPATH": path}, cwd=ROOT, input=typed,
        capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def record(site: Path) -> None:
    """Step 7: simulate, and keep one journal for each ending."""
    run(site, *f"rookery simulate {NAME} --players 2 --games 200 --seed 1 --journals {site / 'recorded'}".split())
    (site / NAME / "journals").mkdir()
    for path in sorted((site / "recorded").iterdir()):
        ending = json.loads(path.read_text("utf-8"))["result"]["ending"]
        path.rename(site / NAME / "journals" / f"{ending}.json")


def test_it_obeys_the_contract(package: Path) -> None:
    said = run(package, "pytest", "tests/contract", "tests/bots", "tests/lab", "--game", NAME, "-p", "no:cacheprovider")
    assert re.search(r"\d+ passed", said)


def test_its_own_tests_pass(package: Path) -> None:
    assert "3 passed" in run(
        package, "pytest", str(package / NAME / "tests"), "-p", "no:cacheprovider", "-c", "pyproject.toml"
    )


def test_it_is_listed_played_and_proved(package: Path, tmp_path: Path) -> None:
    assert "Dark Alley" in run(package, "rookery", "games")
    game = str(tmp_path / "game.json")
    said = run(package, *f"rookery play {NAME} --seats you,greedy,random --save {game}".split(), typed="stay\nrun\n1\n")
    assert "Night 3" in said
    assert "Share of the win" in said
    assert "Proved" in run(package, "rookery", "verify", game)
    assert "Dark Alley" in run(package, *f"rookery simulate {NAME} --players 4 --bots greedy,random --games 20".split())


def test_its_estimate_makes_greedy_better(package: Path) -> None:
    said = run(
        package, *f"rookery simulate {NAME} --players 2 --bots greedy,random --games 300 --seed 1 --json".split()
    )
    bots = json.loads(said)["bots"]
    assert bots["greedy"]["low"] > bots["random"]["high"]


def test_it_is_well_typed(package: Path) -> None:
    assert "Success" in run(package, "mypy", "--strict", "--config-file=", str(package / NAME))
