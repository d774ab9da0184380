"""What a server is made of, for those who answer its clients: the hall, whom to trust, and what is allowed at once."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field

from rookery.engine import registry
from rookery.engine.game import AnyGame
from rookery.engine.journal import HEXADECIMAL, commit
from rookery.engine.lesson import LEARNER, Lesson
from rookery.engine.refusals import Refusal
from rookery.minds import levels
from rookery.table import commands, events, keys, limits, protocol
from rookery.table.advice import Advice
from rookery.table.hall import Hall
from rookery.table.limits import Buckets, Crowd
from rookery.table.safety import Trust
from rookery.table.table import Table


@dataclass
class Service:
    """A server, seen from its clients' side."""

    hall: Hall
    advice: Advice
    trust: Trust
    makers: Buckets = field(default_factory=lambda: Buckets(rate=0.5, burst=20))  # new tables, by address
    askers: Buckets = field(default_factory=lambda: Buckets(rate=20, burst=100))  # anything else, by address
    pace: Buckets = field(default_factory=lambda: Buckets(rate=20, burst=60))  # requests of a seat
    hints: Buckets = field(default_factory=lambda: Buckets(rate=0.5, burst=10))  # hints and reviews, by address
    words: Buckets = field(default_factory=lambda: Buckets(rate=0.5, burst=6))  # what a seat says
    pace_each: Buckets = field(default_factory=lambda: Buckets(rate=100, burst=400))  # requests of an address
    words_each: Buckets = field(default_factory=lambda: Buckets(rate=2, burst=24))  # what is said from an address
    doors: Crowd = field(default_factory=lambda: Crowd(limits.DOORS, limits.DOORS_EACH))
    lines: Crowd = field(default_factory=lambda: Crowd(limits.LINES, limits.LINES_EACH))
    unspoken: Crowd = field(default_factory=lambda: Crowd(limits.UNSPOKEN, limits.UNSPOKEN_EACH))
    asking: Crowd = field(default_factory=lambda: Crowd(limits.ASKING, limits.ASKING_EACH))

    async def check_room(self, address: str) -> None:
        """Refuse a new table where there are too many, or too fast."""
        self.makers.check(address)
        if await self.hall.store.unfinished() >= limits.TABLES:
            raise Refusal("house_full")

    async def make(self, wish: protocol.NewTable, address: str) -> protocol.Taken:
        """A new table, with the maker's seat and the links for others."""
        await self.check_room(address)
        game = registry.find(wish.game)
        mine = [seat for seat, one in enumerate(wish.seats) if one.kind == "me"]
        if len(mine) > 1:
            raise Refusal("one_me")
        if len(wish.seats) not in game.players:
            low, high = game.players[0], game.players[-1]
            raise Refusal("wrong_players", game=game.name, players=len(wish.seats), low=low, high=high)
        token = keys.new_key()
        links: dict[int, str] = {}
        places = []
        for seat, one in enumerate(wish.seats):
            if one.kind == "bot":
                levels.check(one.bot)
                places.append(events.Place("bot", one.bot))
            elif one.kind == "open":
                places.append(events.Place("open"))
            else:
                link = token if one.kind == "me" else links.setdefault(seat, keys.new_key())
                places.append(events.Place("link", link=keys.hash_of(link)))
        options = await settle(game.name, wish.options)
        table = keys.new_table_id()
        opened = self.opened(game.name, options, places, wish.public, wish.spectators, keys.hash_of(token))
        await self.hall.make(table, commands.Open(opened))
        return protocol.Taken(table, mine[0] if mine else None, token, promise_of(opened), links)

    async def teach(self, game: AnyGame, lesson: Lesson, address: str) -> protocol.Taken:
        """A table for a guided first game: its deal is known, and its rivals play as they are told at first."""
        opened = self.opened(game.name, lesson.options, [], False, False, "")
        opened.purpose, opened.secret = "lesson", f"{lesson.seed:x}"
        return await self._seat_alone(opened, LEARNER, lesson.players, lesson.rival, address)

    async def study(self, table: Table, wish: protocol.Study, address: str) -> protocol.Taken:
        """A table that goes on from a moment of a finished game, for one person among bots."""
        match = table.match
        if match is None or not table.over:
            raise Refusal("not_over")
        if not 0 <= wish.seat < match.players:
            raise Refusal("no_such_seat", seat=wish.seat + 1, players=match.players)
        if not 0 <= wish.move < len(match.moves):
            raise Refusal("no_such_moment", at=str(wish.move)[:12], moves=len(match.moves))
        level = wish.bot or levels.RIVAL
        levels.check(level)
        opened = self.opened(table.head.game, table.head.options, [], False, False, "")
        opened.purpose, opened.secret = "study", f"{match.seed:x}"
        opened.moves = table.journal().moves[: wish.move]
        return await self._seat_alone(opened, wish.seat, match.players, level, address)

    async def _seat_alone(
        self, opened: events.Opened, seat: int, players: int, bot: str, address: str
    ) -> protocol.Taken:
        """Open a table for one person among bots."""
        await self.check_room(address)
        token = keys.new_key()
        opened.maker = keys.hash_of(token)
        mine = events.Place("link", link=opened.maker)
        opened.places = [mine if other == seat else events.Place("bot", bot) for other in range(players)]
        table = keys.new_table_id()
        await self.hall.make(table, commands.Open(opened))
        return protocol.Taken(table, seat, token, promise_of(opened))

    def opened(
        self,
        game: str,
        options: dict[str, bool | int | str],
        places: list[events.Place],
        public: bool,
        spectators: bool,
        maker: str,
    ) -> events.Opened:
        """How a table begins, with a secret for its deal that was promised before anybody sits down."""
        return events.Opened(
            at=self.hall.clock(), game=game, rules=registry.find(game).rules_version, options=options, places=places,
            public=public, spectators=spectators, maker=maker, secret=secrets.token_hex(16),
            nonce=secrets.token_hex(16),
        )  # fmt: skip

    async def rematch(self, table: Table, key: str, address: str) -> protocol.Taken:
        """A new table for the same people, each seat kept for the token of before; it begins when all have come."""
        seat = table.seat_of(key)
        if seat is None:
            raise Refusal("bad_token")
        if not table.over:
            raise Refusal("not_over")
        if not table.rematch:
            await self.check_room(address)
            again = await self._open_again(table, key)
            await self.hall.do(table.id, commands.Rematch(key, again))
            if table.rematch != again:  # somebody else was quicker
                await self.hall.do(again, commands.Close("unused"))
        other = (await self.hall.find(table.rematch)).table
        return protocol.Taken(table.rematch, seat, "", other.commitment())

    async def _open_again(self, table: Table, maker: str) -> str:
        """A table like another, its seats kept for who sat there."""
        places = [
            events.Place("bot", one.bot) if one.kind == "bot" else events.Place("link", link=one.token, name=one.name)
            for one in table.sittings
        ]
        head = table.head
        opened = self.opened(head.game, head.options, places, head.public, head.spectators, maker)
        again = keys.new_table_id()
        await self.hall.make(again, commands.Open(opened))
        return again


async def settle(game: str, wishes: dict[str, bool | int | str]) -> dict[str, bool | int | str]:
    """The options of a game, checked beside the event loop: an edition may take its time."""
    return dict(await asyncio.to_thread(registry.find(game).settle, wishes))


def promise_of(opened: events.Opened) -> str:
    """What is shown of a table's secret before anybody adds to it."""
    return commit(opened.secret, opened.nonce)


def check_share(share: str) -> str:
    """A contribution to the deal that is one."""
    if not 16 <= len(share) <= 64 or not HEXADECIMAL.fullmatch(share):
        raise Refusal("bad_share")
    return share


def clean(name: str) -> str:
    """A name that can be shown: printable, in one line, not too long."""
    return "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[: protocol.NAME_LIMIT]


def viewer(table: Table, token: str) -> tuple[int | None, str]:
    """Whose eyes a token gives, and its hash: a seat's, or a spectator's where those are allowed."""
    key = keys.hash_of(token) if token else ""
    seat = table.seat_of(key)
    if seat is None and token and key != table.head.maker:
        raise Refusal("bad_token")
    if seat is None and not table.head.spectators and key != table.head.maker:
        raise Refusal("watching_barred")
    return seat, key
