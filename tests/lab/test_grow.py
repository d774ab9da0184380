"""Training that begins from what was learnt with another number of players."""

from __future__ import annotations

import numpy as np

from rookery.engine import registry
from rookery.lab.train import Course, blocks, grow, new_student, packed
from rookery.minds import weights


def test_blocks_of_the_same_name_carry_over() -> None:
    game = registry.find("london")
    few, more = game.players[0], game.players[0] + 1
    small, large = Course(game.name, few, sizes=(8, 8)), Course(game.name, more, sizes=(8, 8))
    learnt = packed(game, small, new_student(small, weights.size(game, few)), {})
    grown = grow(game, Course(game.name, more, sizes=(8, 8), root=learnt), weights.size(game, more))
    _, values = weights.unpack(learnt, game, few)
    old = np.array(list(values.net.weights1)).reshape(-1, 8)
    before = dict(blocks(game, few))
    fresh = [name for name, _ in blocks(game, more) if name not in before]
    assert fresh  # somebody more
    for name, cut in blocks(game, more):
        expected = old[before[name]] if name in before else np.zeros((cut.stop - cut.start, 8))
        assert np.array_equal(grown.arrays[0][cut], expected), name
    assert np.array_equal(grown.average[2], grown.arrays[2])
    assert weights.read_header(packed(game, large, grown, {"root": few})).made == {"root": few}
