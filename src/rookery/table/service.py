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
from rookery.table.followers import Followers
from rookery.table.hall import Hall
from rookery.table.host import Host
from rookery.table.limits import Buckets, Crowd
from rookery.table.mine import Mine
from rookery.table.nights import Nights
from rookery.table.notices import Notices, NoticeSettings
from rookery.table.people import People, is_players
from rookery.table.results import Results
from rookery.table.safety import Trust
from rookery.table.table import PLAYERS, Table

LIVE = (60.0, 4 * 3600.0)  # seconds that a live clock may begin with
DAYS = (3600.0, 30 * 86400.0)  # and one of days for each turn


@dataclass
class Service:
    """A server, seen from its clients' side."""

    hall: Hall
    advice: Advice
    trust: Trust
    telling: NoticeSettings = field(default_factory=NoticeSettings)
    people: People = field(init=False)
    mine: Mine = field(init=False)
    results: Results = field(init=False)
    notices: Notices = field(init=False)
    followers: Followers = field(init=False)
    nights: Nights = field(init=False)
    host: Host = field(init=False)
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

    def __post_init__(self) -> None:
        self.people = People(self.hall.store, self.hall.clock)
        self.mine = Mine(self.hall, self.people)
        self.results = Results(self.hall)
        self.notices = Notices(self.hall, self.mine, self.telling, self.trust.public_url)
        self.followers = Followers(self.hall)
        self.nights = Nights(self.hall, self.results)
        self.host = Host(self.hall, self.advice.thinkers)

    async def key_of(self, token: str) -> str:
        """What a secret opens, as commands show it: a seat, by its hash, or all seats of a player."""
        if is_players(token):
            player = await self.people.find(token)
            return player.key if player is not None else PLAYERS
        return keys.hash_of(token) if token else ""

    async def check_room(self, address: str) -> None:
        """Refuse a new table where there are too many, or too fast."""
        self.makers.check(address)
        if await self.hall.store.unfinished() >= limits.TABLES:
            raise Refusal("house_full")

    async def make(self, wish: protocol.NewTable, address: str) -> protocol.Taken:
        """A new table, with the maker's seat and one link for all others that are invited."""
        await self.check_room(address)
        game = registry.find(wish.game)
        mine = [seat for seat, one in enumerate(wish.seats) if one.kind == "me"]
        if len(mine) > 1:
            raise Refusal("one_me")
        if len(wish.seats) not in game.players:
            low, high = game.players[0], game.players[-1]
            raise Refusal("wrong_players", game=game.name, players=len(wish.seats), low=low, high=high)
        token, invite = keys.new_key(), keys.new_key()
        places = []
        for one in wish.seats:
            if one.kind == "bot":
                levels.check(one.bot)
                places.append(events.Place("bot", one.bot))
            elif one.kind == "open":
                places.append(events.Place("open"))
            else:
                places.append(events.Place("link", link=keys.hash_of(token if one.kind == "me" else invite)))
        options = await settle(game.name, wish.options)
        table = keys.new_table_id()
        opened = self.opened(game.name, options, places, wish.public, wish.spectators, keys.hash_of(token))
        opened.clock = check_clock(wish.clock)
        await self.hall.make(table, commands.Open(opened))
        invited = any(one.kind == "link" for one in wish.seats)
        seat = mine[0] if mine else None
        return protocol.Taken(table, seat, token, promise_of(opened), invite if invited else "")

    async def teach(self, game: AnyGame, lesson: Lesson, address: str) -> protocol.Taken:
        """A table for a guided first game: its deal is known, and its rivals play as they are told at first."""
        opened = self.opened(game.name, lesson.options, [], False, False, "")
        opened.purpose, opened.secret = "lesson", f"{lesson.seed:x}"
        return await self._seat_alone(opened, LEARNER, lesson.players, lesson.rival, address)

    async def study(self, table: Table, wish: protocol.Study, address: str) -> protocol.Taken:
        """A table that goes on from a moment of a finished game, for one person among bots."""
        match = table.finished()
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
            events.Place("bot", one.bot)
            if one.kind == "bot"
            else events.Place("link", link=one.token, name=one.name, player=one.player)
            for one in table.sittings
        ]
        head = table.head
        opened = self.opened(head.game, head.options, places, table.public, head.spectators, maker)
        opened.clock = head.clock
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


def check_clock(clock: events.Clock | None) -> events.Clock | None:
    """A clock that people can play by: none is so short that nobody could, none so long that nobody would wait."""
    if clock is None:
        return None
    low, high = LIVE if clock.kind == "live" else DAYS
    if not low <= clock.bank <= high or not 0.0 <= clock.increment <= 600.0:
        raise Refusal("bad_clock", low=int(low), high=int(high), most=600)
    return clock


def viewer(table: Table, key: str) -> int | None:
    """Whose eyes a key gives: a seat's, or a spectator's where those are allowed.

    A player's key that opens no seat here is nobody's: they watch like anybody else.
    """
    seat = table.seat_of(key)
    if seat is not None or (key and key == table.head.maker):
        return seat
    if key and not key.startswith(PLAYERS):
        raise Refusal("bad_token")
    if not table.head.spectators or (table.head.night and not table.open_book):
        raise Refusal("watching_barred")
    return None
