"""The outbox: notices on their way, in the store. Neither a crash nor a second worker loses one or sends one twice.

A notice is written in the same transaction that notes that its turn was told, under an id made of the turn and the
address: whoever comes second writes nothing. To send it a worker claims it for a while; a worker that dies leaves it
to the next one. A crash between a receiver's yes and our note of it is the one case in which it goes out again, with
the same id, by which receivers know it: lost would be worse, and to do neither is not in anybody's power.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from rookery.table.store import Store, Values

LEASE = 120.0  # seconds that a worker has for sending: longer than it ever takes
FIRST, FACTOR, LONGEST = 30.0, 4.0, 6 * 3600.0  # seconds until it is tried again, and again
TRIES = 8  # which takes a day
MEMORY = 7 * 86400.0  # seconds for which it is known what was sent


@dataclass(frozen=True)
class Notice:
    """Something to be told to one address."""

    id: str
    kind: str  # turn, digest, confirm
    player: str
    address: str  # its id
    table: str
    seat: int
    turn: int
    made: float
    tries: int


def id_of(*parts: object) -> str:
    """A name for a notice, the same whoever makes it; a topic of web push has no more than 32 letters."""
    return sha256("/".join(map(str, parts)).encode()).hexdigest()[:32]


class Outbox:
    """Notices on their way."""

    def __init__(self, store: Store, worker: str) -> None:
        self.store = store
        self.worker = worker

    async def open(self) -> None:
        """Whatever a worker of this name was sending when it died is free again."""
        await self.store.write(("UPDATE outbox SET until = 0 WHERE state = '' AND worker = ?", (self.worker,)))

    def add(self, notice: Notice, if_: str = "", values: Values = ()) -> tuple[str, Values]:
        """The statement that puts something in, if a condition holds and it is not there yet."""
        row = (
            notice.id, notice.kind, notice.player, notice.address, notice.table, notice.seat, notice.turn, notice.made,
            notice.made,
        )  # fmt: skip
        statement = (
            "INSERT INTO outbox (id, kind, player, address, table_id, seat, turn, made, due, until, worker, tries,"
            f" state) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, '', 0, '' WHERE {if_ or 'true'} ON CONFLICT (id) DO NOTHING"
        )
        return statement, (*row, *values)

    async def due(self, now: float, most: int) -> list[str]:
        """What is to be sent now, and nobody is sending."""
        query = "SELECT id FROM outbox WHERE state = '' AND due <= ? AND until <= ? ORDER BY due LIMIT ?"
        return [row[0] for row in await self.store.rows(query, (now, now, most))]

    async def claim(self, id_: str, now: float) -> Notice | None:
        """Take a notice to send it; None where another worker was quicker."""
        rows: list[tuple[Any, ...]] = await self.store.rows(
            "UPDATE outbox SET until = ?, worker = ?, tries = tries + 1 WHERE id = ? AND state = '' AND until <= ?"
            " RETURNING id, kind, player, address, table_id, seat, turn, made, tries",
            (now + LEASE, self.worker, id_, now),
        )
        return Notice(*rows[0]) if rows else None

    async def end(self, notice: Notice, state: str) -> None:
        """It is on its way (`sent`), nobody needs it any more (`moot`), or it cannot be delivered (`failed`)."""
        await self.store.write(("UPDATE outbox SET state = ? WHERE id = ?", (state, notice.id)))

    async def drop(self, notice: Notice) -> None:
        """There is nobody at its address any more: that is forgotten."""
        await self.store.write(
            ("DELETE FROM addresses WHERE id = ?", (notice.address,)),
            ("UPDATE outbox SET state = 'failed' WHERE state = '' AND address = ?", (notice.address,)),
        )

    async def later(self, notice: Notice, now: float, after: float) -> None:
        """It is tried again, each time after a longer while; in the end it is given up."""
        if notice.tries >= TRIES:
            await self.end(notice, "failed")
            return
        wait = min(LONGEST, max(after, FIRST * FACTOR ** (notice.tries - 1)))
        change = "UPDATE outbox SET due = ?, until = 0 WHERE id = ? AND worker = ?"
        await self.store.write((change, (now + wait, notice.id, self.worker)))

    async def forget(self, now: float) -> None:
        """Forget what was sent long ago."""
        await self.store.write(("DELETE FROM outbox WHERE made < ?", (now - MEMORY,)))
