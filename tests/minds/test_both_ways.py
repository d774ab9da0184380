"""A thought at fixed iterations is the same, compiled or not: move, shares and visits, to the last digit."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from rookery.engine import dice
from rookery.engine.game import AnyGame

THINK = """
import sys
from rookery.contract.positions import play_randomly
from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.match import Match
from rookery.minds import levels
from rookery.minds.mind import Budget

game = registry.find(sys.argv[1])
for players in game.players:
    match, luck = Match(game, players, seed=7), QuickDice(7)
    for _ in range(4):
        for _ in range(5):
            if not match.over:
                play_randomly(match, luck)
        for seat in match.waiting()[:1]:
            for level in levels.LEVELS:
                mind = levels.find(level, game, players).mind
                thought = mind.think(match.standpoint(seat, QuickDice(2)), Budget(24), QuickDice(3))
                print(level, thought.move, thought.shares, thought.visits, thought.line)
"""


@pytest.mark.skipif(str(dice.__file__).endswith(".py"), reason="the compiled run compares the two")
def test_compiled_and_pure_think_the_same(game: AnyGame) -> None:
    said = []
    for pure in ("0", "1"):
        environment = {**os.environ, "ROOKERY_PURE": pure}
        command = [sys.executable, "-c", THINK, game.name]
        run = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert run.returncode == 0, run.stderr
        said.append(run.stdout)
    assert said[0].count("\n") > 20
    assert said[0] == said[1]
