"""A folder of rows: the same bytes however it was filled, and nothing foreign or damaged taken for its own."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from rookery.engine.game import AnyGame
from rookery.engine.journal import load
from rookery.engine.match import verify
from rookery.engine.refusals import Refusal
from rookery.lab import folder
from rookery.lab.columns import rows_of, table_of
from rookery.lab.cores import cores
from rookery.lab.plan import Plan, plan
from rookery.lab.record import count, gather
from rookery.lab.rows import run
from rookery.lab.simulate import simulate
from tests.terminal.command import rookery

GAME = "kids_of_london"


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "PART", 100)


def wish(games: int = 330, seed: int = 5, **options: object) -> Plan:
    return plan(GAME, 3, ["random"], games, seed, options, details=True)


def files(path: Path) -> dict[str, bytes]:
    """All that is in a folder, by name."""
    return {one.name: one.read_bytes() for one in path.iterdir()}


def interrupted_after(games: int) -> Callable[[int], None]:
    """Hears of games; after so many, somebody presses Ctrl+C."""
    heard: list[int] = []

    def hear(more: int) -> None:
        heard.append(more)
        if sum(heard) >= games:
            raise KeyboardInterrupt

    return hear


def test_rows_come_back_as_they_were_written(game: AnyGame, tmp_path: Path) -> None:
    some = plan(game.name, game.players[0], ["random"], 4, seed=5, details=True)
    rows = list(run(some))
    assert rows_of(table_of(some, rows)) == rows
    folder.fill(tmp_path, some)
    kept = folder.read(tmp_path)
    assert kept.plan == some
    assert rows_of(kept.table) == rows
    assert count(kept).data() == simulate(some).data()


def test_jobs_leave_the_same_bytes(tmp_path: Path) -> None:
    folder.fill(tmp_path / "one", wish())
    with cores(2) as executor:
        folder.fill(tmp_path / "two", wish(), executor)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert sorted(files(tmp_path / "one")) == [*(f"part-{part:06}.parquet" for part in range(4)), "plan.json"]


def test_an_interruption_leaves_the_same_bytes_and_no_game_is_played_twice(tmp_path: Path) -> None:
    folder.fill(tmp_path / "whole", wish(1000))
    with pytest.raises(KeyboardInterrupt):
        folder.fill(tmp_path / "cut", wish(1000), hear=interrupted_after(300))
    there = folder.read(tmp_path / "cut").table.num_rows
    assert 300 <= there < 1000
    heard: list[int] = []
    assert folder.fill(tmp_path / "cut", wish(1000), hear=heard.append) == 1000 - there
    assert heard[0] == there
    assert sum(heard) == 1000
    assert files(tmp_path / "cut") == files(tmp_path / "whole")
    assert folder.fill(tmp_path / "cut", wish(1000)) == 0


def in_a_process(path: Path, games: int) -> subprocess.Popen[str]:
    """Fill a folder in another process, with small parts as well; a refusal is its last word."""
    wanted = f"plan('{GAME}', 3, ['random'], {games}, 5, details=True)"
    code = "import sys; from rookery.lab import folder; from rookery.lab.plan import plan; folder.PART = 100; "
    code += f"folder.fill(sys.argv[1], {wanted})"
    return subprocess.Popen([sys.executable, "-c", code, str(path)], stderr=subprocess.PIPE, text=True)


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    run = in_a_process(tmp_path / "killed", 4000)
    until = time.monotonic() + 120
    while not (tmp_path / "killed" / "part-000001.parquet").exists() and time.monotonic() < until:
        time.sleep(0.01)
    run.kill()
    run.communicate()
    there = folder.read(tmp_path / "killed").table.num_rows
    assert 200 <= there < 4000
    assert folder.fill(tmp_path / "killed", wish(4000)) == 4000 - there
    folder.fill(tmp_path / "whole", wish(4000))
    assert files(tmp_path / "killed") == files(tmp_path / "whole")


def test_ctrl_c_at_the_terminal_leaves_a_word_and_the_games(tmp_path: Path) -> None:
    options = ["simulate", GAME, "--players", "3", "--games", "100000000", "--jobs", "2", "--lang", "en", "--out"]
    command = [sys.executable, "-m", "rookery", *options, str(tmp_path / "rows")]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have had it ignored
    run = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    signal.signal(signal.SIGINT, before)
    until = time.monotonic() + 120
    while not list(tmp_path.glob("rows/part-*")) and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does, to all of them
    try:
        told = run.communicate(timeout=120)[1]
    finally:
        with suppress(ProcessLookupError):
            os.killpg(run.pid, signal.SIGKILL)
    assert run.returncode == 130, told
    assert told.strip() == f"What was played is kept in {tmp_path / 'rows'}. The same line goes on from there."


def interrupted(number: int) -> int:
    os.kill(os.getpid(), signal.SIGINT)
    return number


def test_ctrl_c_leaves_those_who_play_to_hand_over_what_they_have() -> None:
    with cores(2) as pool:
        assert pool is not None
        assert list(pool.map(interrupted, range(4))) == [0, 1, 2, 3]


def test_more_games_of_the_same_plan_are_added(tmp_path: Path) -> None:
    folder.fill(tmp_path / "added", wish(130))
    assert folder.fill(tmp_path / "added", wish(330)) == 200
    folder.fill(tmp_path / "whole", wish(330))
    assert files(tmp_path / "added") == files(tmp_path / "whole")
    with pytest.raises(Refusal, match="fewer_games"):
        folder.fill(tmp_path / "added", wish(130))


@pytest.mark.parametrize("other", [wish(seed=6), wish(banker=12), plan(GAME, 3, ["easy"], 330, 5, details=True)])
def test_another_plan_is_refused(other: Plan, tmp_path: Path) -> None:
    folder.fill(tmp_path, wish(130))
    before = files(tmp_path)
    with pytest.raises(Refusal, match="other_plan"):
        folder.fill(tmp_path, other)
    assert files(tmp_path) == before


def test_a_part_that_is_gone_is_played_anew(tmp_path: Path) -> None:
    folder.fill(tmp_path, wish())
    before = files(tmp_path)
    (tmp_path / "part-000001.parquet").unlink()
    with pytest.raises(Refusal, match="missing_rows"):
        folder.read(tmp_path)
    assert folder.fill(tmp_path, wish()) == 100
    assert files(tmp_path) == before


def test_a_damaged_part_is_refused(tmp_path: Path) -> None:
    folder.fill(tmp_path, wish(130))
    part = tmp_path / "part-000000.parquet"
    sound = part.read_bytes()
    for place in (len(sound) // 4, len(sound) // 2):  # in the pages, and further on
        part.write_bytes(sound[:place] + bytes([sound[place] ^ 1]) + sound[place + 1 :])
        with pytest.raises(Refusal, match=r"broken_part|other_part"):
            folder.read(tmp_path)
    part.write_bytes(sound[:-10])
    with pytest.raises(Refusal, match="broken_part"):
        folder.fill(tmp_path, wish(130))


def test_a_foreign_part_is_refused(tmp_path: Path) -> None:
    folder.fill(tmp_path / "ours", wish(130))
    folder.fill(tmp_path / "theirs", wish(130, seed=6))
    shutil.copy(tmp_path / "theirs" / "part-000000.parquet", tmp_path / "ours")
    for act in (folder.read, lambda path: folder.fill(path, wish(130))):
        with pytest.raises(Refusal, match="other_part"):
            act(tmp_path / "ours")
    shutil.copy(
        tmp_path / "ours" / "part-000001.parquet", tmp_path / "ours" / "part-000000.parquet"
    )  # in a wrong place
    with pytest.raises(Refusal, match="other_part"):
        folder.read(tmp_path / "ours")


def test_what_is_no_folder_of_ours_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no_plan"):
        folder.read(tmp_path)
    folder.fill(tmp_path, wish(20))
    told = json.loads((tmp_path / "plan.json").read_text("utf-8"))
    for text, reason in (
        ("{", "broken_plan"),
        ("[]", "broken_plan"),
        (json.dumps({**told, "rookery": 9}), "other_folder"),
    ):
        (tmp_path / "plan.json").write_text(text, "utf-8")
        with pytest.raises(Refusal, match=reason):
            folder.read(tmp_path)
    (tmp_path / "plan.json").unlink()
    with pytest.raises(Refusal, match="no_plan"):
        folder.fill(tmp_path, wish(20))


def test_two_at_once_do_not_meet(tmp_path: Path) -> None:
    with folder.only_writer(tmp_path), pytest.raises(Refusal, match="folder_in_use"):
        folder.fill(tmp_path, wish(20))
    assert folder.fill(tmp_path, wish(20)) == 20


def test_two_processes_on_one_folder_leave_it_whole(tmp_path: Path) -> None:
    runs = [in_a_process(tmp_path / "both", 500) for _ in range(2)]
    ends = [(run.communicate()[1], run.returncode) for run in runs]
    assert 0 in [status for _, status in ends]
    assert all(not status or "folder_in_use" in error for error, status in ends), ends
    folder.fill(tmp_path / "one", wish(500))
    assert files(tmp_path / "both") == files(tmp_path / "one")


def test_journals_come_with_the_rows(tmp_path: Path) -> None:
    some = plan(GAME, 3, ["random"], 12, 5, journals=True, details=True)
    folder.fill(tmp_path / "rows", some, journals=str(tmp_path / "games"))
    table = folder.read(tmp_path / "rows").table
    for row in rows_of(table):
        match = verify(load(tmp_path / "games" / f"{GAME}-{row.number:06}.json"))
        assert f"{match.seed:032x}" == row.seed
        assert tuple(match.state.returns()) == row.returns
        assert len(match.moves) == row.moves
    with pytest.raises(Refusal, match="other_plan"):  # the first games would be without
        folder.fill(tmp_path / "rows", wish(12))


def test_a_turn_is_what_a_seat_decides_until_another_is_asked() -> None:
    for row in run(plan(GAME, 3, ["random"], 20, 5, details=True)):
        kinds = dict(zip(wish().kinds(), row.events, strict=True))
        assert 9 <= row.turns <= 9 + kinds["chose"]  # nine hours in which all choose at once, and choices at a tile
        assert row.moves == kinds["sent"] + kinds["chose"]


def test_rows_in_memory_are_those_of_a_folder(tmp_path: Path) -> None:
    folder.fill(tmp_path, wish(120))
    assert rows_of(gather(wish(120)).table) == rows_of(folder.read(tmp_path).table)


def test_the_command_says_what_it_found(tmp_path: Path) -> None:
    options = ["simulate", GAME, "--players", "3", "--jobs", "1", "--out", str(tmp_path / "rows")]
    first = rookery(*options, "--games", "20")  # any seed
    assert first.status == 0, first.error
    more = rookery(*options, "--games", "30")  # the folder's own
    assert "10 games" in more.out
    assert "20 games were there already" in more.out
    refused = rookery(*options, "--games", "30", "--option", "banker=9", "--lang", "fr")
    assert refused.status == 1
    assert "d'autres parties" in refused.error
