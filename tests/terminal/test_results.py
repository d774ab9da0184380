"""`rookery results`: what was played, for a spreadsheet or a data frame."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path

import pytest

from rookery.table.export import COLUMNS, as_csv
from rookery.table.people import AboutMe
from rookery.table.results import Results
from rookery.table.sqlite import SqliteStore
from tests.table.test_people import ANN, BOB, House, play_out
from tests.terminal.command import rookery


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data of a server at which two people have finished a game."""

    async def play() -> None:
        store = SqliteStore(tmp_path / "rookery.sqlite")
        await store.open()
        house = House(store)
        results = Results(house.hall)
        for key, name in ((ANN, "=Ann"), (BOB, "Bob")):
            await house.people.keep(key, AboutMe(name))
        await house.table("t1", ANN, BOB)
        await play_out(house, "t1")
        await results.close()
        await house.mine.close()
        await house.hall.close()
        await store.close()

    asyncio.run(play())
    return tmp_path


def test_results_are_csv(folder: Path) -> None:
    run = rookery("results", "--data", str(folder))
    assert (run.status, run.error) == (0, "")
    rows = list(csv.DictReader(io.StringIO(run.out)))
    assert [(row["game"], row["seat"], row["name"]) for row in rows] == [
        ("kids_of_london", "0", "'=Ann"), ("kids_of_london", "1", "Bob")
    ]  # fmt: skip
    assert sum(float(row["share"]) for row in rows) in (0.0, 1.0)
    assert rookery("results", "london", "--data", str(folder)).out == as_csv([]) == ",".join(COLUMNS) + "\n"
    out = folder / "out.csv"
    assert rookery("results", "--data", str(folder), "--out", str(out)).status == 0
    assert out.read_text("utf-8") == run.out


def test_results_are_parquet_where_the_library_is_there(folder: Path) -> None:
    out = folder / "out.parquet"
    run = rookery("results", "--data", str(folder), "--out", str(out))
    try:
        from pyarrow import parquet
    except ImportError:
        assert run.status == 1
        assert "rookery[parquet]" in run.error
        return
    assert run.status == 0
    assert parquet.read_table(out).column_names == list(COLUMNS)


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    run = rookery("results", "--data", str(tmp_path / "none"))
    assert (run.status, run.out) == (1, "")
    assert "--data DIR" in run.error
    assert not (tmp_path / "none").exists()
    assert rookery("results", "nothing", "--data", str(tmp_path)).status == 1
