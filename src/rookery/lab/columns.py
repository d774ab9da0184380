"""Rows as a table of pyarrow: one flat schema that follows from the game, its players and its words alone.

    number        int64           of the game in its plan, from 0; the same number is the same deal under the same seed
    seed          string          of the deal, 32 hexadecimal digits, as in journals
    bot           list<string>    by seat: who sat there (`Plan.bots`, moved on by one from game to game)
    return        list<double>    by seat: the share of the win; they sum to 1, or to 0 where nobody wins
    total         list<int32>     by seat: the points
    score.<line>  list<int32>     by seat: the points of a line of the score sheet, `score.<line>` of the words
    moves, turns  int32           how long it was; a turn is what a seat decides until another is asked, or what several
                                  decide at once
    ending        string          `ending.<ending>` of the words; `stopped`: at the game's limit of moves, as it stood
    event.<kind>  int32           how often it happened; `event.<kind>` of the words; none where events were not counted

Nothing is null, every list has one place for each player, and lines and kinds stand in the order of the alphabet. The
schema's metadata has `rookery`: the mark of the plan (`Plan.mark`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pyarrow as arrow

from rookery.lab.plan import Plan
from rookery.lab.rows import Row

MARK = b"rookery"
SCORE, EVENT = "score.", "event."


def schema(plan: Plan) -> Any:
    """The columns of a plan's rows."""
    number, small = arrow.int64(), arrow.int32()
    types = {
        "number": number,
        "seed": arrow.string(),
        "bot": by_seat(arrow.string()),
        "return": by_seat(arrow.float64()),
        "total": by_seat(small),
        **{f"{SCORE}{line}": by_seat(small) for line in plan.lines()},
        "moves": small,
        "turns": small,
        "ending": arrow.string(),
        **{f"{EVENT}{kind}": small for kind in plan.kinds()},
    }
    fields = [arrow.field(name, kind, nullable=False) for name, kind in types.items()]
    return arrow.schema(fields, metadata={MARK: plan.mark().encode()})


def by_seat(kind: Any) -> Any:
    """A value for each seat."""
    return arrow.list_(arrow.field("seat", kind, nullable=False))


def table_of(plan: Plan, rows: Sequence[Row]) -> Any:
    """Rows as a table."""
    wanted = schema(plan)
    if not rows:
        return wanted.empty_table()
    number, seed, bots, returns, totals, scores, moves, turns, ending, events, _ = zip(*rows, strict=True)
    lines, kinds = zip(*scores, strict=True), zip(*events, strict=True)
    columns = [number, seed, bots, returns, totals, *lines, moves, turns, ending, *kinds]
    arrays = [arrow.array(column, field.type) for column, field in zip(columns, wanted, strict=True)]
    return arrow.Table.from_arrays(arrays, schema=wanted)


def rows_of(table: Any) -> list[Row]:
    """A table, or a slice of one, as rows."""
    lines = [seats(table[name]) for name in table.column_names if name.startswith(SCORE)]
    kinds = [table[name].to_pylist() for name in table.column_names if name.startswith(EVENT)]
    return list(
        map(
            Row,
            table["number"].to_pylist(),
            table["seed"].to_pylist(),
            *(seats(table[name]) for name in ("bot", "return", "total")),
            across(lines, table.num_rows),
            *(table[name].to_pylist() for name in ("moves", "turns", "ending")),
            across(kinds, table.num_rows),
        )
    )


def seats(column: Any) -> list[tuple[Any, ...]]:
    """A column's values, by seat in each row."""
    if not len(column):
        return []
    flat = flattened(column).to_pylist()
    players = len(flat) // len(column)
    return list(zip(*(flat[seat::players] for seat in range(players)), strict=True))


def flattened(column: Any) -> Any:
    """The values of a column of lists, one row after the other."""
    return arrow.chunked_array([chunk.flatten() for chunk in column.chunks], column.type.value_type)


def across(columns: Sequence[Sequence[Any]], rows: int) -> Iterator[tuple[Any, ...]]:
    """Columns turned into rows, of which there may be none."""
    return zip(*columns, strict=True) if columns else iter([()] * rows)
