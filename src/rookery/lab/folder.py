"""A folder of results: the plan, and its rows in parts of Parquet; written as they come, and gone on with later.

    DIR/plan.json             the plan (`Plan.data`), and the format
    DIR/part-000000.parquet   the first PART games, and so on; columns as in `columns`

The bytes follow from the plan alone: not from how the work was split, nor from how often it was interrupted. A part is
replaced as a whole or not at all. Whoever is interrupted leaves the last part short, and it is filled up later.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow as arrow
from pyarrow import parquet

from rookery.engine import files, registry
from rookery.engine.edition import shown
from rookery.engine.game import Options
from rookery.engine.refusals import Refusal
from rookery.lab.columns import MARK, rows_of, schema, table_of
from rookery.lab.plan import Plan
from rookery.lab.record import Record
from rookery.lab.rows import AHEAD, Row, batches
from rookery.lab.simulate import Report, kept_in, make_folder

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock

FORMAT = 1
PART = 10_000  # games
FLUSH = 10.0  # seconds after which a part is written though it is not full
PLAN = "plan.json"


def read(path: str | Path) -> Record:
    """What is in a folder; refused where it is not sound."""
    folder = Path(path)
    plan = read_plan(folder)
    tables = list(read_parts(folder, plan))
    if any(one.schema != tables[0].schema for one in tables):
        raise Refusal("other_part", path=str(folder))
    return Record(plan, arrow.concat_tables(tables))


def read_plan(folder: Path) -> Plan:
    """The plan of a folder."""
    path = folder / PLAN
    if not path.exists():
        raise Refusal("no_plan", path=str(folder))
    try:
        data = json.loads(files.read(path))
        if data.pop("rookery") != FORMAT:
            raise Refusal("other_folder", path=str(path))
        data |= {"bots": tuple(data["bots"]), "options": Options(data["options"])}
        plan = Plan(**data)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Refusal("broken_plan", path=str(path)) from None
    if plan.options.keys() != registry.find(plan.game).settle(None).keys():
        raise Refusal("other_folder", path=str(path))
    return plan


def parts(folder: Path) -> list[Path]:
    """The files of a folder's parts, in order."""
    return sorted(folder.glob(f"part-{6 * '[0-9]'}.parquet"))


def read_parts(folder: Path, plan: Plan) -> Iterator[Any]:
    """The parts of a folder, one after the other as tables; refused where there are none, or one is missing."""
    found = parts(folder)
    if not found:
        raise Refusal("no_rows", path=str(folder))
    for number, part in enumerate(found):
        table = read_part(part, plan)
        if part != part_of(folder, number) or (table.num_rows < PART and part != found[-1]):
            raise Refusal("missing_rows", path=str(folder), part=part_of(folder, number).name)
        yield table


def part_of(folder: Path, number: int) -> Path:
    """The file of a part."""
    return folder / f"part-{number:06}.parquet"


def read_part(path: Path, plan: Plan) -> Any:
    """A part as a table; refused where it is damaged, or belongs to another plan."""
    try:
        with path.open("rb") as file:
            table = parquet.ParquetFile(file, page_checksum_verification=True).read()
    except (arrow.ArrowException, OSError, ValueError) as problem:
        raise Refusal("broken_part", path=str(path), why=str(problem).splitlines()[0]) from None
    first = int(path.stem[-6:]) * PART
    numbers = table["number"].to_pylist() if "number" in table.column_names else []
    marked = (table.schema.metadata or {}).get(MARK) == plan.mark().encode()
    if not marked or numbers != list(range(first, first + table.num_rows)) or not 0 < table.num_rows <= PART:
        raise Refusal("other_part", path=str(path))
    return table


def fill(
    path: str | Path,
    plan: Plan,
    executor: Executor | None = None,
    ahead: int = AHEAD,
    hear: Callable[[int], None] = lambda games: None,
    journals: str = "",
    report: Report | None = None,
) -> int:
    """Play what a folder lacks of a plan, and say how many games that was.

    `hear` is told how many are there, and then how many have come since it was last told; a report counts all of them.
    """
    folder = Path(path)
    make_folder(folder)
    with only_writer(folder):
        settle(folder, plan)
        for draft in folder.glob(".part-*"):  # of one that was killed
            draft.unlink()
        kept: dict[int, int] = {}
        for part in parts(folder):
            table = read_part(part, plan)
            if table.schema != schema(plan):
                raise Refusal("other_part", path=str(part))
            kept[int(part.stem[-6:])] = table.num_rows
            if report is not None:
                report.add(rows_of(table))
        hear(sum(kept.values()))
        for first, last in gaps(kept, plan.games):
            rows = kept_in(journals, plan, batches(plan.longer(last), executor, first, ahead))
            write(folder, plan, first, counted(rows, report), hear)
        return plan.games - sum(kept.values())


def counted(rows: Iterator[list[Row]], report: Report | None) -> Iterator[list[Row]]:
    """The same rows, once a report has counted them, if there is one."""
    for some in rows:
        if report is not None:
            report.add(some)
        yield some


def settle(folder: Path, plan: Plan) -> None:
    """Note the plan in its folder; refused where the folder has another one. More games of the same one are fine."""
    if (folder / PLAN).exists():
        theirs, ours = read_plan(folder), plan
        for name, value in theirs.data().items():
            wished = ours.data()[name]
            if name == "games" and value > wished:
                raise Refusal("fewer_games", path=str(folder), games=value, wished=wished)
            if name != "games" and value != wished:
                said = {"theirs": shown(value), "ours": shown(wished)}
                raise Refusal("other_plan", path=str(folder), what=name, **said)
        if theirs.games == ours.games:
            return
    elif parts(folder):
        raise Refusal("no_plan", path=str(folder))
    files.write(folder / PLAN, json.dumps({"rookery": FORMAT, **plan.data()}, indent=1, ensure_ascii=False) + "\n")


def gaps(kept: dict[int, int], games: int) -> Iterator[tuple[int, int]]:
    """The games that are missing, by first and last: neighbouring ones together."""
    begun = None
    for part in range(-(-games // PART)):
        first, last = part * PART, min((part + 1) * PART, games)
        there = first + kept.get(part, 0)
        if there > first and begun is not None:
            yield begun, first
            begun = None
        if there < last and begun is None:
            begun = there
    if begun is not None:
        yield begun, games


def write(folder: Path, plan: Plan, first: int, rows: Iterator[list[Row]], hear: Callable[[int], None]) -> None:
    """Write rows from a game on into their parts: when one is full, from time to time, and whatever happens."""
    part = first // PART
    table = read_part(part_of(folder, part), plan) if first % PART else table_of(plan, [])
    written, last_time = table.num_rows, time.monotonic()
    try:
        for some in rows:
            table = arrow.concat_tables([table, table_of(plan, some)])
            while table.num_rows >= PART:
                write_part(folder, part, plan, table.slice(0, PART))
                table, part, written = table.slice(PART), part + 1, 0
            if time.monotonic() - last_time > FLUSH:
                if table.num_rows > written:
                    write_part(folder, part, plan, table)
                written, last_time = table.num_rows, time.monotonic()
            hear(len(some))
    finally:
        if table.num_rows > written:
            write_part(folder, part, plan, table)


def write_part(folder: Path, part: int, plan: Plan, table: Any) -> None:
    """Write a part, all or nothing. One chunk, under our own schema: nothing tells how, or whence, the rows came."""
    out = arrow.BufferOutputStream()
    whole = arrow.Table.from_arrays(table.combine_chunks().columns, schema=schema(plan))
    parquet.write_table(whole, out, row_group_size=PART, compression="zstd", write_page_checksum=True)
    files.write(part_of(folder, part), out.getvalue().to_pybytes())


@contextmanager
def only_writer(folder: Path) -> Iterator[None]:
    """Keep others from writing into a folder meanwhile. The system opens it again when a process ends, even killed."""
    if sys.platform == "win32":  # knows no such lock: two at once would play everything twice, and write the same bytes
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        flock(handle, LOCK_EX | LOCK_NB)
        yield
    except BlockingIOError:
        raise Refusal("folder_in_use", path=str(folder)) from None
    finally:
        os.close(handle)
