"""A Dask cluster of two processes: the same bytes as on one core, also when one of them is killed on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="no Dask distributed here: pip install 'rookery[cluster]'")
from distributed import Client, Future, LocalCluster

from rookery.engine.journal import load
from rookery.engine.match import verify
from rookery.engine.refusals import Refusal
from rookery.lab import folder, rows
from rookery.lab.cluster import cluster
from rookery.lab.plan import Plan, plan
from tests.lab.test_folder import files
from tests.terminal.command import rookery

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own, of sockets and loops at its end
GAME = "kids_of_london"
GAMES = 600


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as local:
        yield local.scheduler_address


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "MOST", 10)  # so that there are many of them


def wish(journals: bool = False) -> Plan:
    return plan(GAME, 3, ["random"], GAMES, 5, journals=journals, details=True)


def test_a_worker_that_is_killed_changes_nothing(address: str, tmp_path: Path) -> None:
    folder.fill(tmp_path / "here", wish())
    heard: list[int] = []
    with Client(address, set_as_default=False) as client:
        processes = list(client.run(os.getpid).values())

    def hear(games: int) -> None:
        heard.append(games)
        if sum(heard[:-1]) < GAMES // 3 <= sum(heard):
            os.kill(processes[0], signal.SIGKILL)

    with cluster(address, wish()) as (executor, ahead):
        assert folder.fill(tmp_path / "there", wish(), executor, ahead, hear) == GAMES
    assert len(processes) == 2
    assert sum(heard) == GAMES
    assert files(tmp_path / "there") == files(tmp_path / "here")


def test_a_worker_that_dies_when_its_rows_have_come_changes_nothing(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = Future._result

    async def lost(self: Future, raiseit: bool = True) -> object:
        rows = await result(self, raiseit)
        self._state.lose()  # what Dask does when it hears of the death
        return rows

    monkeypatch.setattr(Future, "_result", lost)
    folder.fill(tmp_path / "here", wish())
    with cluster(address, wish()) as (executor, ahead):
        folder.fill(tmp_path / "there", wish(), executor, ahead)
    assert files(tmp_path / "there") == files(tmp_path / "here")


def test_journals_come_back_to_the_caller(address: str, tmp_path: Path) -> None:
    some = wish(journals=True).longer(20)
    with cluster(address, some) as (executor, ahead):
        folder.fill(tmp_path / "rows", some, executor, ahead, journals=str(tmp_path / "games"))
    assert [verify(load(path)).over for path in sorted((tmp_path / "games").iterdir())] == [True] * 20


def test_the_command_plays_there(address: str, tmp_path: Path) -> None:
    options = ["simulate", GAME, "--players", "3", "--games", "100", "--seed", "5", "--json"]
    there = rookery(*options, "--cluster", address)
    assert there.status == 0, there.error
    assert there.out == rookery(*options, "--jobs", "1").out


def test_a_worker_that_plays_otherwise_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rookery.lab.rows.derive", lambda *_: 1)  # here, not there
    with pytest.raises(Refusal, match="other_worker"), cluster(address, wish()):
        pass


def test_where_no_scheduler_is_a_word_says_so() -> None:
    told = rookery("simulate", GAME, "--players", "3", "--cluster", "tcp://127.0.0.1:9", "--lang", "fr")
    assert told.status == 1
    assert "Aucun ordonnanceur Dask" in told.error
    assert (
        "--jobs" in rookery("simulate", GAME, "--players", "3", "--cluster", "tcp://127.0.0.1:9", "--jobs", "2").error
    )
