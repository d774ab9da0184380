"""A house whose notices are looked at: a server without its doors, over a store, in which days take no time."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rookery.table import commands, events, notices
from rookery.table.addresses import WAIT, NewAddress
from rookery.table.hall import Hall
from rookery.table.mail import Mail
from rookery.table.mine import Mine
from rookery.table.notices import Notices, NoticeSettings
from rookery.table.people import AboutMe, People, Player
from rookery.table.postgres import PostgresStore
from rookery.table.sqlite import SqliteStore
from rookery.table.store import Store
from tests.table.receivers import Mailbox, Web

ANN, BOB = ("me_" + letter * 24 for letter in "ab")
URL = "https://club.example"
DAY = 86400.0


class House:
    """A server without its doors, over a store; the time is a number, and nothing goes on by itself."""

    def __init__(self, store: Store, web: Web | None = None, mailbox: Mailbox | None = None, worker: str = "w") -> None:
        self.now = 1_000_000.0
        self.store = store
        self.web = web
        self.hall = Hall(store, worker, clock=lambda: self.now)
        self.people = People(store, lambda: self.now)
        self.mine = Mine(self.hall, self.people)
        server = f"smtp+plain://127.0.0.1:{mailbox.port}" if mailbox is not None else ""
        told = NoticeSettings(Mail(server, "rooks@club.example"), private=True)
        self.notices = Notices(self.hall, self.mine, told, URL)
        self.requests = 0

    async def player(self, key: str, name: str, language: str = "en") -> Player:
        """Somebody."""
        return await self.people.keep(key, AboutMe(name, language))

    async def table(self, name: str, *players: Player, clock: events.Clock | None = None) -> None:
        """A table at which players have sat down."""
        opened = events.Opened(
            at=self.now, game="kids_of_london", rules=1, options={}, places=[events.Place("open") for _ in players],
            public=False, spectators=True, maker="", secret="ab" * 8, nonce="cd" * 8, clock=clock,
        )  # fmt: skip
        await self.hall.make(name, commands.Open(opened))
        for seat, player in enumerate(players):
            who = (await self.people.me(player)).name
            await self.hall.do(name, commands.Sit("", who, f"t{name}{seat}", "aa" * 8, player.id))
            await self.people.sat_down(player, name, seat)

    async def turn(self, path: str) -> Player:
        """Ann and Bob are both asked at the table `t1`, and Ann has a webhook; Ann."""
        ann, bob = await self.player(ANN, "Ann"), await self.player(BOB, "Bob")
        await self.hook(ann, path)
        await self.table("t1", ann, bob)
        return ann

    async def written(self) -> str:
        """The turn has waited long enough: the only notice that is to be sent now."""
        await self.mine.close()
        self.now += WAIT
        await self.notices.look()
        self.now += 1
        await self.notices.look()
        (id_,) = await self.notices.outbox.due(self.now, 9)
        return id_

    async def move(self, table: str, seat: int) -> None:
        """Any move of a seat."""
        hosted = await self.hall.find(table)
        assert hosted.table.match is not None
        self.requests += 1
        legal = hosted.table.match.legal(seat)
        await self.hall.do(table, commands.Act(f"t{table}{seat}", legal[0], f"r{self.requests}"))

    async def after(self, seconds: float) -> None:
        """Let time pass, and everything happen that should by then."""
        await self.mine.close()  # what is noted within half a second
        self.now += seconds
        for _ in range(2):  # a table that was just read is looked at the next time
            await self.notices.look()
            self.now += notices.ANSWER
        await self.notices.send()
        await asyncio.gather(*self.notices.sending)

    async def hook(self, player: Player, path: str) -> None:
        """A webhook."""
        assert self.web is not None
        await self.notices.addresses.add(player, NewAddress("webhook", self.web.address + path))

    def got(self, path: str) -> list[dict[str, Any]]:
        """What came to a webhook."""
        assert self.web is not None
        return [msgspec.json.decode(one.body) for one in self.web.got(path)]


@contextlib.asynccontextmanager
async def opened(store: Store, web: Web | None = None, mailbox: Mailbox | None = None, worker: str = "w") -> Any:
    """A house while it stands."""
    await store.open()
    house = House(store, web, mailbox, worker)
    await house.notices.prepare()
    try:
        yield house
        await house.mine.close()
    finally:
        await house.hall.close()
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path, web: Web, mailbox: Mailbox) -> Any:
    """Tells a story in a house."""

    def tell(story: Any) -> None:
        store: Store
        if request.param == "sqlite":
            store = SqliteStore(tmp_path / "rookery.sqlite")
        else:
            store = PostgresStore(request.getfixturevalue("database"), "w")

        async def whole() -> None:
            async with opened(store, web, mailbox) as house:
                await story(house)

        asyncio.run(whole())

    return tell
