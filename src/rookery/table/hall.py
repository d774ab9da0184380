"""The hall: all tables of a server, and everything that can be done at them, each deed on disk before it is true."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from rookery.bots import levels
from rookery.engine import registry
from rookery.engine.dice import derive
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.table import keys, limits, protocol, records
from rookery.table.store import Store
from rookery.table.table import Consent, Happening, Listener, Sitting, Table
from rookery.table.thinking import Thinkers

R = TypeVar("R")
STANDIN = list(levels.LEVELS)[-1]  # the bot that plays for who has left: the strongest
PAUSE = 1.0  # seconds, before a bot that could not move tries again

log = logging.getLogger("rookery")


class Hall:
    """Finds tables, makes them, and carries out what is asked, one deed at a table after the other."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.tables: dict[str, Table] = {}
        self.locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.deeds: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Take up all unfinished tables again, their bots' turns included."""
        for id_ in await self.store.run(records.unfinished):
            try:
                await self.find(id_)
            except Refusal as refusal:
                log.warning("table %s is left as it is: %s", id_, refusal)

    async def close(self) -> None:
        """Let deeds that have begun end."""
        for driver in self.drivers.values():
            driver.cancel()
        await asyncio.gather(*self.drivers.values(), *self.deeds, return_exceptions=True)

    async def find(self, id_: str) -> Table:
        """The table of that name, from memory or from disk."""
        if id_ not in self.tables:
            table = await self.store.run(lambda connection: records.read_table(connection, id_))
            if table is None:
                raise Refusal("no_such_table", table=id_[:64])
            self.tables.setdefault(id_, table)
            self.drive(self.tables[id_])
        return self.tables[id_]

    def listed(self) -> list[protocol.Listed]:
        """The public tables at which somebody is, to be joined or watched, the newest first."""
        public = [table for table in self.tables.values() if table.public and table.listeners and not table.match.over]
        found = [table for table in public if table.spectators or any(one.kind == "open" for one in table.sittings)]
        return [table.listed() for table in reversed(found[-50:])]

    async def alone(self, id_: str, deed: Callable[[], Coroutine[Any, Any, R]]) -> R:
        """Do something at a table while nobody else does; it is finished even if whoever asked has gone."""

        async def locked() -> R:
            async with self.locks[id_]:
                return await deed()

        task = asyncio.create_task(locked())
        self.deeds.add(task)
        task.add_done_callback(self.deeds.discard)
        return await asyncio.shield(task)

    async def write(self, job: Callable[[sqlite3.Connection], None]) -> None:
        """Put something on disk; a disk that fails is a refusal, and nothing has changed."""
        try:
            await self.store.run(job)
        except sqlite3.Error as problem:
            log.error("the store failed: %s", problem)
            raise Refusal("not_saved") from None

    async def happen(
        self, table: Table, what: str, seat: int | None, request: str = "", also: Callable[..., None] | None = None,
        **data: Any,
    ) -> Happening:  # fmt: skip
        """Write an event, then let it happen, then tell everybody."""
        number = len(table.happenings) + 1
        over = table.over_after(what, seat, str(data.get("text", "")))

        def job(connection: sqlite3.Connection) -> None:
            records.insert_event(connection, table.id, number, what, seat, data, request)
            records.update_over(connection, table.id, over)
            if also is not None:
                also(connection)

        await self.write(job)
        happening = table.add(what, seat, request=request, **data)
        table.tell(happening)
        self.drive(table)
        return happening

    # Making tables

    async def make(self, wish: protocol.NewTable) -> protocol.Taken:
        """A new table, with the maker's seat and the links for others."""
        if sum(not table.match.over for table in self.tables.values()) >= limits.TABLES:
            raise Refusal("house_full")
        game = registry.find(wish.game)
        mine = [seat for seat, one in enumerate(wish.seats) if one.kind == "me"]
        if len(mine) > 1:
            raise Refusal("one_me")
        match = Match(game, len(wish.seats), wish.options)
        token = keys.new_key()
        links: dict[int, str] = {}
        sittings = []
        for seat, one in enumerate(wish.seats):
            if one.kind == "me":
                sittings.append(Sitting("person", clean(wish.name), token_hash=keys.hash_of(token)))
            elif one.kind == "bot":
                levels.find(one.bot)
                sittings.append(Sitting("bot", bot=one.bot))
            elif one.kind == "link":
                links[seat] = keys.new_key()
                sittings.append(Sitting("link", link_hash=keys.hash_of(links[seat])))
            else:
                sittings.append(Sitting("open"))
        table = await self.set_up(match, sittings, wish.public, wish.spectators)
        return protocol.Taken(table.id, mine[0] if mine else None, token if mine else "", links)

    async def set_up(self, match: Match, sittings: list[Sitting], public: bool, spectators: bool) -> Table:
        """Put a new table on disk and in the hall."""
        table = Table(keys.new_table_id(), match, sittings, public, spectators)
        match.seats = [one.bot or "person" for one in sittings]
        await self.write(lambda connection: records.insert_table(connection, table))
        table.add("start")
        self.tables[table.id] = table
        self.drive(table)
        return table

    async def rematch(self, table: Table, token: str) -> protocol.Taken:
        """The same people at a new table, each with the token of before; made once, whoever asks."""
        seat = seat_of(table, token)

        async def deed() -> protocol.Taken:
            if not table.match.over:
                raise Refusal("not_over")
            if not table.rematch:
                match = Match(table.match.game, table.match.players, table.match.options)
                sittings = [replace(one, link_hash="") for one in table.sittings]
                new = await self.set_up(match, sittings, table.public, table.spectators)

                def job(connection: sqlite3.Connection) -> None:
                    connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (new.id, table.id))

                await self.write(job)
                table.rematch = new.id
                table.tell_all(table.presence())
            return protocol.Taken(table.rematch, seat, "")

        return await self.alone(table.id, deed)

    # Seats

    async def join(self, table: Table, wish: protocol.Join) -> protocol.Taken:
        """Take an open seat, or the one a link was made for. Whoever had it before has it no longer."""

        async def deed() -> protocol.Taken:
            if wish.link:
                seat = table.seat_of_link(wish.link)
                if seat is None:
                    raise Refusal("bad_link")
            else:
                seat = next((seat for seat, one in enumerate(table.sittings) if one.kind == "open"), None)
                if seat is None:
                    raise Refusal("no_open_seat")
            token = keys.new_key()
            sitting = Sitting("person", clean(wish.name), token_hash=keys.hash_of(token))
            await self.reseat(table, seat, sitting, "sat_down")
            return protocol.Taken(table.id, seat, token)

        return await self.alone(table.id, deed)

    async def leave(self, table: Table, token: str) -> None:
        """A bot plays on, until the token comes back."""
        seat = seat_of(table, token)

        async def deed() -> None:
            await self.reseat(table, seat, replace(table.sittings[seat], bot=STANDIN), "left")

        await self.alone(table.id, deed)

    async def stand_in(self, table: Table, token: str, wish: protocol.SeatRequest) -> None:
        """A bot plays for somebody who is away or never came."""
        seat_of(table, token)
        seat, bot = wish.seat, wish.bot or STANDIN
        levels.find(bot)
        if seat is None or not 0 <= seat < table.match.players:
            raise Refusal("no_such_seat", seat=-1 if seat is None else seat + 1, players=table.match.players)

        async def deed() -> None:
            if table.sittings[seat].kind == "bot" or table.here(seat):
                raise Refusal("not_absent", seat=seat)
            await self.reseat(table, seat, replace(table.sittings[seat], bot=bot), "stood_in")

        await self.alone(table.id, deed)

    async def come_back(self, table: Table, seat: int) -> None:
        """The person of a seat is there: the bot steps aside."""

        async def deed() -> None:
            if table.sittings[seat].kind == "person" and table.sittings[seat].bot:
                await self.reseat(table, seat, replace(table.sittings[seat], bot=""), "came_back")

        await self.alone(table.id, deed)

    async def hand_over(self, table: Table, token: str) -> protocol.Link:
        """A link by which somebody else can take this seat."""
        seat = seat_of(table, token)
        link = keys.new_key()
        sitting = replace(table.sittings[seat], link_hash=keys.hash_of(link))

        async def deed() -> protocol.Link:
            await self.write(lambda connection: records.update_seat(connection, table.id, seat, sitting))
            table.sittings[seat] = sitting
            return protocol.Link(seat, link)

        return await self.alone(table.id, deed)

    async def reseat(self, table: Table, seat: int, sitting: Sitting, change: protocol.Change) -> None:
        """Change who sits somewhere, on disk and then at the table."""
        await self.happen(
            table, "seat", seat, text=sitting.name, change=change,
            also=lambda connection: records.update_seat(connection, table.id, seat, sitting),
        )  # fmt: skip
        if sitting.token_hash != table.sittings[seat].token_hash:
            for listener in [one for one in table.listeners if one.seat == seat]:
                listener.dismiss()  # whoever had the seat before
        table.sittings[seat] = sitting
        if table.consent is not None and sitting.bot:
            table.consent.waiting.discard(seat)
            await self.settle_consent(table)
        table.tell_all(table.presence())
        self.drive(table)

    # Playing

    async def act(self, table: Table, seat: int, request: protocol.Act) -> int:
        """Play a move; the number it got."""
        piece = "" if request.piece is None else f" {request.piece}"
        return await self.once(
            table, seat, request.id, lambda: self.play(table, seat, request.verb + piece, request.id)
        )

    async def play(self, table: Table, seat: int, move: str, request: str = "") -> int:
        """Play a move that nobody has checked yet."""
        refusal = table.match.refusal(seat, move)
        if refusal is not None:
            raise refusal
        asked = table.consent is not None
        happening = await self.happen(table, "move", seat, request, text=" ".join(move.split()))
        if asked:
            table.tell_all(table.asked())
        return happening.number

    async def chat(self, table: Table, seat: int, request: protocol.Chat) -> int:
        """Say something to the table."""
        text = " ".join(request.text.split())
        if not 0 < len(text) <= protocol.TEXT_LIMIT:
            raise Refusal("text_length", limit=protocol.TEXT_LIMIT)

        async def deed() -> int:
            return (await self.happen(table, "chat", seat, request.id, text=text)).number

        return await self.once(table, seat, request.id, deed)

    async def once(self, table: Table, seat: int, request: str, deed: Callable[[], Awaitable[int]]) -> int:
        """Carry out a seat's request, or say which number it got when it was."""

        async def checked() -> int:
            known = table.requests.get((seat, request))
            return known if known is not None else await deed()

        return await self.alone(table.id, checked)

    # Taking back

    async def undo(self, table: Table, seat: int, request: protocol.Undo) -> int:
        """Take a move back where that is fair; ask the others where it is not; or answer their asking."""
        if request.answer is not None:
            answer = request.answer
            return await self.alone(table.id, lambda: self.answer(table, seat, answer))
        return await self.once(table, seat, request.id, lambda: self.wish_back(table, seat, request.id))

    async def wish_back(self, table: Table, seat: int, request: str) -> int:
        """Undo a seat's last move, or ask the others to let it."""
        match = table.match
        if match.over:  # the seed is known
            raise Refusal("over")
        mine = [number for number, (mover, _) in enumerate(match.moves) if mover == seat]
        if not mine:
            raise Refusal("nothing_to_undo")
        if table.consent is not None:
            if (table.consent.seat, table.consent.request) == (seat, request):
                return 0
            raise Refusal("already_asked", seat=table.consent.seat)
        others = {other for other in table.people() if other != seat}
        if match.undo_refusal(seat) is None or not others:
            return (await self.happen(table, "undo", seat, request, to=mine[-1])).number
        table.consent = Consent(seat, mine[-1], others, request)
        table.tell_all(table.asked())
        return 0

    async def answer(self, table: Table, seat: int, yes: bool) -> int:
        """Agree to another's wish, or not."""
        if table.consent is None or seat not in table.consent.waiting:
            raise Refusal("nothing_asked")
        if not yes:
            table.requests[table.consent.seat, table.consent.request] = 0  # asked and answered
            table.consent = None
            table.tell_all(table.asked())
            return 0
        table.consent.waiting.discard(seat)
        return await self.settle_consent(table)

    async def settle_consent(self, table: Table) -> int:
        """Take the moves back once everybody has agreed."""
        consent = table.consent
        assert consent is not None
        number = 0
        if not consent.waiting:
            number = (await self.happen(table, "undo", consent.seat, consent.request, to=consent.to)).number
        table.tell_all(table.asked())
        return number

    # Bots

    def drive(self, table: Table) -> None:
        """Let bots play as long as they owe moves."""
        if table.id not in self.drivers and table.bot_to_move() is not None:
            task = asyncio.create_task(self._drive(table))
            self.drivers[table.id] = task
            task.add_done_callback(lambda done: self._driven(table, done))

    def _driven(self, table: Table, task: asyncio.Task[None]) -> None:
        self.drivers.pop(table.id, None)
        if not task.cancelled():
            self.drive(table)  # in case a bot's turn came while the last one was ending

    async def _drive(self, table: Table) -> None:
        while (turn := table.bot_to_move()) is not None:
            try:
                await self.play_for_bot(table, *turn)
            except Exception:  # a full disk, a bot's mistake: the table must not stop for good
                log.exception("the bot %s could not move at table %s", turn[1], table.id)
                await asyncio.sleep(PAUSE)

    async def play_for_bot(self, table: Table, seat: int, bot: str) -> None:
        """Let a bot think, then play what it thought of, if that moment is still there."""
        moves = list(table.match.moves)
        seed = derive(table.match.seed, "bots", len(moves)) >> 64
        move = await self.thinkers.choose(bot, table.match.state, seat, seed)

        async def deed() -> None:
            if table.match.moves == moves and table.bot_to_move() == (seat, bot):
                await self.play(table, seat, table.match.game.catalogue.name(move))

        await self.alone(table.id, deed)

    # Listening

    def listen(self, table: Table, listener: Listener) -> None:
        """Somebody is connected."""
        table.listeners.add(listener)
        table.tell_all(table.presence())

    def stop_listening(self, table: Table, listener: Listener) -> None:
        """Somebody is not any more; a finished table that nobody looks at leaves the memory."""
        table.listeners.discard(listener)
        table.tell_all(table.presence())
        if table.match.over and not table.listeners and not self.locks[table.id].locked():
            self.tables.pop(table.id, None)
            self.locks.pop(table.id, None)


def seat_of(table: Table, token: str) -> int:
    """The seat that a token opens; refused where it opens none."""
    seat = table.seat_of(token)
    if seat is None:
        raise Refusal("bad_token")
    return seat


def clean(name: str) -> str:
    """A name that can be shown: printable, in one line, not too long."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[: protocol.NAME_LIMIT]
