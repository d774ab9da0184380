"""Learning by self-play: it goes on where it was left, learns what can be learnt, and promotes by duels only."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rookery.engine import registry
from rookery.engine.game import AnyGame
from rookery.engine.refusals import Refusal
from rookery.lab import train
from rookery.lab.duel import Outcome
from rookery.minds import weights


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little at a time."""
    for name, value in {"PIECES": 2, "ROWS": 16}.items():
        monkeypatch.setattr(train, name, value)


def learn(folder: Path, game: str = "kids_of_london", players: int = 3, lines: int = 2) -> list[dict[str, Any]]:
    """A few iterations."""
    heard: list[dict[str, Any]] = []

    class EnoughError(Exception):
        pass

    def hear(line: dict[str, Any]) -> None:
        heard.append(line)
        if len(heard) == lines:
            raise EnoughError

    course = train.Course(game, players, sizes=(8, 8), start=4, games=4, limit=60, duel=1, duel_every=2)
    with ThreadPoolExecutor(1) as executor, pytest.raises(EnoughError):
        train.train(course, 60, folder, executor, hear)
    return heard


def test_it_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole = learn(tmp_path / "whole", lines=4)
    parts = [*learn(tmp_path / "parts"), *learn(tmp_path / "parts")]
    timeless = [
        [{key: line[key] for key in line if key not in ("played", "learnt")} for line in one] for one in (whole, parts)
    ]
    assert timeless[0] == timeless[1]
    assert [line["iteration"] for line in whole] == [1, 2, 3, 4]
    assert "duel" in whole[1]
    with np.load(tmp_path / "whole" / "state.npz") as one, np.load(tmp_path / "parts" / "state.npz") as two:
        assert all(np.array_equal(one[name], two[name]) for name in one.files)


def test_every_game_can_be_learnt(game: AnyGame, tmp_path: Path) -> None:
    (line,) = learn(tmp_path, game.name, game.players[0], 1)
    assert line["games"] == 4
    assert np.isfinite(line["entropy"])


def test_what_can_be_learnt_is_learnt() -> None:
    """Rows whose first number tells who wins: after some passes the error is gone."""
    student = train.new_student(train.Course("kids_of_london", 3, sizes=(8, 8)), 5)
    luck = np.random.default_rng(1)
    won = luck.integers(0, 2, 400)
    rows = train.Rows(
        np.tile(np.array([0, 1], np.uint16), 400),
        np.stack([won * 2.0 - 1.0, luck.normal(size=400)], 1).ravel().astype(np.float16),
        np.full(400, 2, np.uint16), won.astype(np.float32), (won * 2.0 - 1.0).astype(np.float32),
    )  # fmt: skip
    first = train.learn(student, [rows], 1e-2, luck)
    for _ in range(20):
        last = train.learn(student, [rows], 1e-2, luck)
    assert last[0] < 0.1 < first[0]
    assert last[1] < 0.1


def test_another_training_is_not_overwritten(tmp_path: Path) -> None:
    learn(tmp_path, lines=1)
    with pytest.raises(Refusal, match="other_training"):
        train.load(registry.find("kids_of_london"), train.Course("kids_of_london", 4, sizes=(8, 8)), tmp_path)


def test_a_game_that_tells_nothing_in_numbers_cannot_be_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.find("kids_of_london").__dict__, "inputs", lambda players: [])
    with ThreadPoolExecutor(1) as executor, pytest.raises(Refusal, match="nothing_to_learn"):
        train.train(train.Course("kids_of_london", 3), 1, tmp_path, executor)


def test_a_game_may_wish_for_a_course_of_its_own(game: AnyGame, players: int) -> None:
    course = train.course_of(game, players, 7)
    assert (course.game, course.players, course.seed) == (game.name, players, 7)
    for options in course.options:
        game.settle(options)


def test_what_ships_can_be_learnt_again_in_its_shape(game: AnyGame, players: int) -> None:
    found = weights.read(game, players)
    if found is not None:
        course = train.course_of(game, players, 1)
        assert (found[0].sizes[1:], found[0].tree, found[0].mix) == (course.sizes, course.tree, course.mix)


def test_a_file_tells_all_that_it_was_made_with(tmp_path: Path) -> None:
    course = train.Course("kids_of_london", 3, seed=5, sizes=(8, 8), games=7, root=b"another")
    student = train.new_student(course, 5)
    student.iteration = 3
    made = train.describe(course, student, Outcome())
    assert made["by"] == "rookery train kids_of_london --players 3 --seed 5 --iterations 3"
    told = json.loads(str(made["with"]))
    assert (told["games"], told["sizes"], told["rate"]) == (7, [8, 8], train.RATE)
    assert len(told["root"]) == 16  # the hash of what it began from
