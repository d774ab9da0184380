"""Players: a key that a browser made, on several devices; their tables; and that what is forgotten is gone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from rookery.engine.refusals import Refusal
from rookery.table import commands, events
from rookery.table.hall import Hall
from rookery.table.mine import Mine
from rookery.table.people import PASS, AboutMe, People
from rookery.table.postgres import PostgresStore
from rookery.table.results import Results
from rookery.table.sqlite import SqliteStore
from rookery.table.store import Store

ANN, BOB, PHONE = ("me_" + letter * 24 for letter in "abp")


class House:
    """A hall with its players, over a store; the time is a number."""

    def __init__(self, store: Store) -> None:
        self.now = 1000.0
        self.store = store
        self.hall = Hall(store, "w", clock=lambda: self.now)
        self.people = People(store, lambda: self.now)
        self.mine = Mine(self.hall, self.people)

    async def table(self, name: str, *players: str) -> None:
        """A table at which players have sat down."""
        places = [events.Place("open") for _ in players]
        opened = events.Opened(
            at=self.now, game="kids_of_london", rules=1, options={}, places=places, public=False, spectators=True,
            maker="", secret="ab" * 8, nonce="cd" * 8,
        )  # fmt: skip
        await self.hall.make(name, commands.Open(opened))
        for seat, key in enumerate(players):
            player = await self.people.find(key)
            assert player is not None
            me = await self.people.me(player)
            await self.hall.do(name, commands.Sit("", me.name, f"t{name}{seat}", "aa" * 8, player.id))
            await self.people.sat_down(player, name, seat)


@pytest.fixture(params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """Tells a story in a house."""

    def tell(story: Any) -> None:
        async def whole() -> None:
            store: Store
            if request.param == "sqlite":
                store = SqliteStore(tmp_path / "rookery.sqlite")
            else:
                store = PostgresStore(request.getfixturevalue("database"), "w")
            await store.open()
            house = House(store)
            try:
                await story(house)
                await house.mine.close()
            finally:
                await house.hall.close()
                await store.close()

        if request.param == "postgres":
            request.getfixturevalue("database")
        asyncio.run(whole())

    return tell


def test_a_key_makes_a_player_whose_seats_it_opens(run: Any) -> None:
    async def story(house: House) -> None:
        assert await house.people.find(ANN) is None
        await house.people.keep(ANN, AboutMe("Ann ", "fr", {"pace": "slow"}))
        await house.people.keep(BOB, AboutMe("Bob"))
        ann = await house.people.need(ANN)
        me = await house.people.me(ann)
        assert (me.name, me.language, me.settings, me.devices) == ("Ann", "fr", {"pace": "slow"}, 1)
        await house.table("t1", BOB, ANN)
        await house.hall.do("t1", commands.Act(ann.key, "send 3", "r1"))
        table = (await house.hall.find("t1")).table
        assert table.seat_of(ann.key) == 1
        assert table.seat_of("player:") is None
        assert table.match is not None
        assert [seat for seat, _ in table.match.moves] == [1]

    run(story)


def test_a_key_that_is_none_is_refused(run: Any) -> None:
    async def story(house: House) -> None:
        for key in ("", "me_short", "secret", "me_" + "x" * 65):
            with pytest.raises(Refusal, match="bad_key"):
                await house.people.keep(key, AboutMe("Eve"))

    run(story)


def test_another_device_joins_by_a_pass_that_works_once_and_soon(run: Any) -> None:
    async def story(house: House) -> None:
        await house.people.keep(ANN, AboutMe("Ann"))
        await house.people.keep(PHONE, AboutMe("Somebody"))
        await house.people.keep(BOB, AboutMe("Bob"))
        await house.table("t1", ANN, BOB)
        await house.table("t2", PHONE, BOB)  # played on the phone before it was joined
        ann = await house.people.need(ANN)
        late = await house.people.offer(ann)
        house.now += PASS + 1
        with pytest.raises(Refusal, match="bad_pass"):
            await house.people.join(PHONE, late)
        pass_ = await house.people.offer(ann)
        joined = await house.people.join(PHONE, pass_)
        with pytest.raises(Refusal, match="bad_pass"):
            await house.people.join(BOB, pass_)
        assert joined.id == ann.id
        assert {one.table for one in await house.mine.tables(joined)} == {"t1", "t2"}
        for table in ("t1", "t2"):
            assert (await house.hall.find(table)).table.seat_of(joined.key) == 0
        assert (await house.people.need(ANN)).key == joined.key  # the first device opens what the phone had, too
        assert (await house.people.me(joined)).name == "Ann"
        assert await house.mine.tables(await house.people.need(BOB)) != []

    run(story)


def test_my_tables_tell_whose_turn_it_is_and_nothing_that_is_secret(run: Any) -> None:
    async def story(house: House) -> None:
        for key, name in ((ANN, "Ann"), (BOB, "Bob")):
            await house.people.keep(key, AboutMe(name))
        await house.table("t1", ANN, BOB)
        ann, bob = await house.people.need(ANN), await house.people.need(BOB)
        await house.hall.do("t1", commands.Act(ann.key, "send 3", "r"))
        house.now += 5
        (of_ann,) = await house.mine.tables(ann)
        (of_bob,) = await house.mine.tables(bob)
        assert (of_ann.mine, of_bob.mine, of_ann.names) == (False, True, ["Ann", "Bob"])
        await house.mine.close()  # what was noted is the same as what is known
        house.hall.hosted.clear()
        assert await house.mine.tables(bob) == [of_bob]
        assert house.hall.hosted == {}  # nothing had to be played again

    run(story)


def test_a_summary_that_was_lost_is_made_again(run: Any) -> None:
    async def story(house: House) -> None:
        await house.people.keep(ANN, AboutMe("Ann"))
        await house.people.keep(BOB, AboutMe("Bob"))
        await house.table("t1", ANN, BOB)
        await house.mine.close()
        ann = await house.people.need(ANN)
        await house.hall.do("t1", commands.Act(ann.key, "send 3", "r"))
        house.hall.hosted.clear()
        house.mine.dirty.clear()  # the server dies before it is noted
        (table,) = await house.mine.tables(ann)
        assert (table.moves, table.mine) == (1, False)

    run(story)


def test_forgetting_deletes_what_it_says(run: Any) -> None:
    async def story(house: House) -> None:
        await house.people.keep(ANN, AboutMe("Anneliese"))
        await house.people.keep(BOB, AboutMe("Bob"))
        await house.table("t1", ANN, BOB)
        ann = await house.people.need(ANN)
        await house.hall.do("t1", commands.Say(ann.key, "I am Anneliese from Bath", "c"))
        await house.mine.forget(ann)
        assert await house.people.find(ANN) is None
        kept = await house.store.rows("SELECT data FROM events")
        for name in ("players", "devices", "sittings", "summaries", "merged", "passes"):
            kept += await house.store.rows(f"SELECT * FROM {name}")  # noqa: S608
        assert "Anneliese" not in repr(kept)
        assert ann.id not in repr(kept)
        table = (await house.hall.find("t1")).table
        assert "Anneliese" not in repr(table.entries)
        assert table.sittings[0].bot  # those who play on have somebody to play with
        assert table.seat_of((await house.people.need(BOB)).key) == 1
        house.hall.hosted.clear()
        again = (await house.hall.find("t1")).table  # and what is kept can still be read
        assert [one.bot for one in again.sittings] == [one.bot for one in table.sittings]

    run(story)


def test_forgetting_reaches_the_seat_that_is_kept_for_a_rematch(run: Any) -> None:
    async def story(house: House) -> None:
        for key, name in ((ANN, "Anneliese"), (BOB, "Bob")):
            await house.people.keep(key, AboutMe(name))
        ann, bob = await house.people.need(ANN), await house.people.need(BOB)
        await house.table("t1", ANN, BOB)
        await play_out(house, "t1")
        places = [
            events.Place("link", link=f"l{name}"[:3], name=name, player=one.id)
            for one, name in ((ann, "Anneliese"), (bob, "Bob"))
        ]
        opened = events.Opened(
            at=house.now, game="kids_of_london", rules=1, options={}, places=places, public=False, spectators=True,
            maker=ann.key, secret="ab" * 8, nonce="cd" * 8,
        )  # fmt: skip
        await house.hall.make("t2", commands.Open(opened))
        await house.hall.do("t1", commands.Rematch(bob.key, "t2"))
        await house.mine.forget(ann)
        kept = repr(await house.store.rows("SELECT data FROM events"))
        assert "Anneliese" not in kept
        assert ann.id not in kept
        assert [one.name for one in (await house.hall.find("t2")).table.sittings] == ["", "Bob"]
        house.hall.hosted.clear()
        assert [one.name for one in (await house.hall.find("t2")).table.sittings] == ["", "Bob"]

    run(story)


# Results


async def play_out(house: House, table: str) -> None:
    """Play a table to its end, anyhow."""
    hosted = await house.hall.find(table)
    while seats := hosted.table.waiting():
        assert hosted.table.match is not None
        legal = hosted.table.match.legal(seats[0])
        token = hosted.table.sittings[seats[0]].token
        await house.hall.do(
            table,
            commands.Act(token, legal[(2 * seats[0] + hosted.table.number) % len(legal)], f"r{hosted.table.number}"),
        )


def test_a_finished_table_has_a_result_and_people_are_rated_by_it(run: Any) -> None:
    async def story(house: House) -> None:
        results = Results(house.hall)
        for key, name in ((ANN, "Ann"), (BOB, "Bob"), (PHONE, "Pip")):
            await house.people.keep(key, AboutMe(name))
        for number in range(4):
            await house.table(f"t{number}", ANN, BOB, PHONE)
            await play_out(house, f"t{number}")
        await results.close()
        told = await results.of_game("kids_of_london")
        assert told.games == 4
        assert sorted(one.name for one in told.players) == ["Ann", "Bob", "Pip"]
        assert sum(one.rate for one in told.players) == pytest.approx(1.0)
        ratings = {one.name: one.rating for one in told.players}
        ended = (await house.hall.find("t3")).table.ended
        assert ended is not None
        best = ["Ann", "Bob", "Pip"][max(range(3), key=lambda seat: ended.returns[seat])]
        assert ratings[best] == max(ratings.values(), key=lambda one: one or 0.0)
        assert {one.kind for one in told.lines} >= {"coins"}

    run(story)


def test_a_result_that_a_crash_has_lost_is_made_again_and_once(run: Any) -> None:
    async def story(house: House) -> None:
        await house.people.keep(ANN, AboutMe("Ann"))
        await house.people.keep(BOB, AboutMe("Bob"))
        await house.table("t1", ANN, BOB)
        await play_out(house, "t1")  # nobody notes it
        for _ in range(2):
            results = Results(house.hall)
            await results.open()
            await results.close()
        assert (await results.of_game("kids_of_london")).games == 1
        assert len(await house.store.rows("SELECT * FROM result_seats")) == 2

    run(story)


def test_take_backs_that_were_unfair_are_not_rated(run: Any) -> None:
    async def story(house: House) -> None:
        results = Results(house.hall)
        for key, name in ((ANN, "Ann"), (BOB, "Bob")):
            await house.people.keep(key, AboutMe(name))
        await house.table("t1", ANN, BOB)
        ann, bob = await house.people.need(ANN), await house.people.need(BOB)
        await house.hall.do("t1", commands.Act(ann.key, "send 1", "a"))
        await house.hall.do("t1", commands.Act(bob.key, "send 2", "b"))
        await house.hall.do("t1", commands.TakeBack(ann.key, "u"))
        await house.hall.do("t1", commands.Answer(bob.key, True, "y"))
        await play_out(house, "t1")
        await results.close()
        told = await results.of_game("kids_of_london")
        assert [one.rating for one in told.players] == [None, None]
        assert not told.recent[0].rated

    run(story)


def test_a_players_own_results_and_bots_as_a_yardstick(run: Any) -> None:
    async def story(house: House) -> None:
        results = Results(house.hall)
        for key, name in ((ANN, "Ann"), (BOB, "Bob")):
            await house.people.keep(key, AboutMe(name))
        for number in range(3):
            await house.table(f"t{number}", ANN, BOB)
            await play_out(house, f"t{number}")
        ann = await house.people.need(ANN)
        house.now += 60
        places = [events.Place("open"), events.Place("bot", "easy")]
        opened = events.Opened(
            at=house.now, game="kids_of_london", rules=1, options={}, places=places, public=False, spectators=True,
            maker="", secret="ab" * 8, nonce="cd" * 8,
        )  # fmt: skip
        await house.hall.make("b", commands.Open(opened))
        await house.hall.do("b", commands.Sit("", "Ann", "tb", "aa" * 8, ann.id))
        table = (await house.hall.find("b")).table
        await results.close()
        before = {one.name: one.rating for one in (await results.of_game("kids_of_london")).players}
        while table.waiting():
            seat, match = table.waiting()[0], table.match
            assert match is not None
            move = match.legal(seat)[0]
            deed = commands.Act("tb", move, "") if seat == 0 else commands.BotAct(1, move, table.moves, "easy")
            await house.hall.do("b", deed)
        await results.close()
        told = await results.of_game("kids_of_london")
        assert {one.name: one.rating for one in told.players if one.player} == before  # a bot changes nobody's rating
        assert [one.rating is not None for one in told.players if one.bot == "easy"] == [True]
        assert {one.table for one in told.recent} == {""}  # whoever was not invited does not learn the address
        (mine,) = await results.of_player(ann.id)
        assert (mine.games, mine.even, [one.name for one in mine.players]) == (4, 0.5, ["Ann"])
        assert mine.recent[0].table == "b"
        assert {one.seat for one in mine.recent} == {0}
        await house.mine.forget(ann)
        assert "Ann" not in repr(await results.of_game("kids_of_london"))

    run(story)
