"""A plan and the table of its games: what reports and comparisons are made of."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, NamedTuple

import pyarrow as arrow

from rookery.lab.columns import rows_of, table_of
from rookery.lab.plan import Plan
from rookery.lab.rows import AHEAD, batches
from rookery.lab.simulate import Report

AT_ONCE = 10_000  # rows taken from a table


class Record(NamedTuple):
    """A plan, and the table of those of its games that have been played, from the first on (see `columns`)."""

    plan: Plan
    table: Any


def gather(
    plan: Plan,
    executor: Executor | None = None,
    ahead: int = AHEAD,
    hear: Callable[[int], None] = lambda games: None,
) -> Record:
    """Play a plan, and keep its rows in memory only; `hear` is told how many have come since it was last told."""
    tables = [table_of(plan, [])]
    for rows in batches(plan, executor, ahead=ahead):
        tables.append(table_of(plan, rows))
        hear(len(rows))
    return Record(plan, arrow.concat_tables(tables))


def count(record: Record) -> Report:
    """The report on the rows of a record."""
    report = Report(record.plan.longer(record.table.num_rows))
    for first in range(0, record.table.num_rows, AT_ONCE):
        report.add(rows_of(record.table.slice(first, AT_ONCE)))
    return report
