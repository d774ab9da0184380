"""The positions to measure against: sound, the strongest bot's, and the same whenever they are made."""

from __future__ import annotations

from pathlib import Path

import pytest

from rookery.engine import dice
from rookery.engine.game import AnyGame
from rookery.engine.refusals import Refusal
from rookery.research import positions
from tests.terminal.command import rookery

KEPT = Path(__file__).parent.parent.parent / "docs" / "positions"
COMPILED = not (dice.__file__ or "").endswith(".py")
MOST_BYTES = 200_000


def test_what_is_kept_is_sound(game: AnyGame) -> None:
    path = KEPT / f"{game.name}.jsonl"
    head, found = positions.read(path)
    assert path.stat().st_size < MOST_BYTES
    assert (head.game, head.count, head.seed, head.times) == (
        game.name,
        positions.COUNT,
        positions.SEED,
        positions.TIMES,
    )
    assert [one.number for one in found] == list(range(positions.COUNT))
    assert {one.players for one in found} == set(game.players)
    for one in found:
        match = one.match(game.name)  # refuses an illegal move
        assert match.waiting()[0] == one.seat
        assert one.legal == match.state.legal(one.seat)
        assert len(one.legal) == len(one.shares) == len(one.visits) > 1
        assert one.answer in one.legal
        assert all(0 <= share <= 1 for share in one.shares)
        assert one.loss(one.answer) == 0
        assert all(0 <= one.loss(move) <= 1 for move in one.legal)


@pytest.mark.skipif(not COMPILED, reason="thinks for minutes uncompiled; that both think the same is tried elsewhere")
@pytest.mark.parametrize("number", [17, 58])
def test_the_answer_is_found_again(game: AnyGame, number: int) -> None:
    _, found = positions.read(KEPT / f"{game.name}.jsonl")
    assert positions.answer(game.name, positions.SEED, positions.TIMES, number) == found[number]


@pytest.mark.skipif(not COMPILED, reason="once is enough")
def test_the_command_makes_the_same_bytes_on_any_number_of_cores(tmp_path: Path) -> None:
    made = []
    for jobs, language, said in (("1", "en", "3 positions, in"), ("2", "fr", "3 positions, dans")):
        out = tmp_path / f"{jobs}.jsonl"
        run = rookery(
            "positions", "kids_of_london", "--out", str(out), "--count", "3", "--times", "1", "--jobs", jobs,
            "--lang", language,
        )  # fmt: skip
        assert (run.status, run.error) == (0, "")
        assert said in run.out
        made.append(out.read_bytes())
    assert made[0] == made[1]
    head, found = positions.read(tmp_path / "1.jsonl")
    assert (head.count, len(found)) == (3, 3)


def test_what_is_broken_is_refused(tmp_path: Path, game: AnyGame) -> None:
    lines = (KEPT / f"{game.name}.jsonl").read_text("utf-8").splitlines()
    for broken, reason in (
        ("", "broken_positions"),
        (f"{lines[0]}\n{lines[1][:-9]}", "broken_positions"),
        (lines[0].replace(f'"rules":{game.rules_version}', '"rules":99'), "other_rules"),
    ):
        path = tmp_path / "broken.jsonl"
        path.write_text(broken, "utf-8")
        with pytest.raises(Refusal, match=reason):
            positions.read(path)
    assert rookery("positions", "whist", "--out", str(tmp_path / "x")).status == 1
