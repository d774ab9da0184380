"""Results as a table of rows, one for each seat of every finished game: for a spreadsheet, or for a data frame."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rookery.engine.refusals import Refusal
from rookery.table.store import Store

QUERY = (
    "SELECT r.table_id, r.game, r.rules, r.options, r.at, r.seconds, r.moves, r.ending, r.takebacks, r.unfair, r.rated,"
    " s.seat, s.player, coalesce(p.name, ''), s.bot, s.share, s.score, s.hints, s.lines FROM results r"
    " JOIN result_seats s ON s.table_id = r.table_id LEFT JOIN players p ON p.id = s.player"
    " WHERE r.game = ? OR ? = '' ORDER BY r.at, r.table_id, s.seat"
)
COLUMNS = (
    "table", "game", "rules", "options", "at", "seconds", "moves", "ending", "takebacks", "unfair", "rated",
    "seat", "player", "name", "bot", "share", "score", "hints", "lines",
)  # fmt: skip

Rows = Sequence[Sequence[Any]]


async def read(store: Store, game: str = "") -> Rows:
    """The rows of a game, or of all, the oldest first."""
    await store.open()
    try:
        return await store.rows(QUERY, (game, game))
    finally:
        await store.close()


def as_csv(rows: Rows) -> str:
    """Rows as CSV, under the names of their columns."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows([[harmless(value) for value in row] for row in rows])
    return out.getvalue()


def harmless(value: object) -> object:
    """A text that no spreadsheet takes for a formula: players choose their names."""
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@")) else value


def write_parquet(rows: Rows, path: Path) -> None:
    """Rows as a Parquet file; an extra, for those who have the library."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        raise Refusal("needs_parquet", path=str(path)) from None
    columns = list(zip(*rows, strict=True)) if rows else [()] * len(COLUMNS)
    parquet.write_table(arrow.table(dict(zip(COLUMNS, map(list, columns), strict=True))), path)
