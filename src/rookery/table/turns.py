"""Whose turn it is, noted beside the tables: what notices are made from."""

from __future__ import annotations

from rookery.table.store import Values
from rookery.table.table import Table

# Of a turn that was told nobody hears again, though it be taken back and come anew; whoever takes over a seat does.
NOTE = """
INSERT INTO turns (table_id, seat, player, number, turn, asked, live, told)
VALUES (?, ?, coalesce((SELECT player FROM merged WHERE old = ?), ?), ?, ?, ?, ?, -1)
ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player, number = excluded.number, turn = excluded.turn,
asked = excluded.asked, told = CASE WHEN turns.player = excluded.player THEN turns.told ELSE -1 END
WHERE turns.number <= excluded.number
"""


def turn_notes(table: Table) -> list[tuple[str, Values]]:
    """Which players are asked at a table, and since when. Whose seat it is no more, or what is over, is forgotten."""
    if table.done:
        return [("DELETE FROM turns WHERE table_id = ?", (table.id,))]
    statements: list[tuple[str, Values]] = []
    for seat, one in enumerate(table.sittings):
        if not one.player:
            statements.append(("DELETE FROM turns WHERE table_id = ? AND seat = ?", (table.id, seat)))
        elif table.match is not None:
            turn, at = table.asked.get(seat, (table.moves, None))
            live = table.head.clock is not None and table.head.clock.kind == "live"
            values = (table.id, seat, one.player, one.player, table.number, turn, at, int(live))
            statements.append((NOTE, values))
    return statements
