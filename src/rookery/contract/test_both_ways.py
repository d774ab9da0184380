"""Compiled or not, the same seed plays the same games, move for move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rookery.engine import dice
from rookery.engine.game import AnyGame


@pytest.mark.skipif(str(dice.__file__).endswith(".py"), reason="the compiled run compares the two")
def test_compiled_and_pure_play_the_same_games(game: AnyGame, tmp_path: Path) -> None:
    outputs = []
    for pure in ("0", "1"):
        folder = tmp_path / pure
        command = [
            sys.executable, "-m", "rookery", "simulate", game.name, "--players", str(game.players[0]),
            "--bots", "random,greedy", "--games", "2", "--seed", "11", "--jobs", "1", "--json",
            "--journals", str(folder),
        ]  # fmt: skip
        run = subprocess.run(command, env={**os.environ, "ROOKERY_PURE": pure}, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        outputs.append((run.stdout, [path.read_text("utf-8") for path in sorted(folder.iterdir())]))
    assert len(outputs[0][1]) == 2
    assert outputs[0] == outputs[1]
