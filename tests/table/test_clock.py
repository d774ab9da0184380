"""Clocks: time is only a number, kept in events; days pass in milliseconds here."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rookery.engine.match import asked
from rookery.engine.refusals import Refusal
from rookery.table import commands, events
from rookery.table.audience import Audience
from rookery.table.clock import GRACE, LAG, Clocks
from rookery.table.decide import decide
from rookery.table.events import Clock
from rookery.table.hall import Hall, due_after
from rookery.table.sqlite import SqliteStore
from rookery.table.table import Table, fold
from rookery.table.timers import PATIENCE

LIVE = Clock("live", 300.0, 10.0)
DAYS = Clock("days", 3 * 86400.0)
KEYS = ("k0", "k1", "k2")


class Watch:
    """A table of three people with a clock, and the time."""

    def __init__(self, clock: Clock = LIVE, game: str = "crooks", players: int = 3) -> None:
        self.now = 1000.0
        places = [events.Place("link", link=f"l{seat}") for seat in range(players)]
        opened = events.Opened(
            at=self.now, game=game, rules=1, options={}, places=places, public=False, spectators=True, maker="k0",
            secret="fedcba9876543210", nonce="0123456789abcdef", clock=clock,
        )  # fmt: skip
        self.table = Table("t")
        self.do(commands.Open(opened))
        for seat in range(players):
            self.do(commands.Sit(f"l{seat}", f"P{seat}", f"k{seat}", f"{seat:x}" * 16))

    def do(self, command: commands.Command) -> None:
        verdict = decide(self.table, command, self.now)
        if not verdict.events:
            return
        foreseen = due_after(self.table, verdict, {seat for seat, one in enumerate(self.table.sittings) if one.bot})
        for event in verdict.events:
            self.table.apply(event, verdict.attempt if isinstance(event, events.Moved) else None)
        if isinstance(verdict.events[-1], events.Moved):
            due = self.clocks.due() if not self.table.done else None
            assert foreseen == due or self.table.done

    @property
    def clocks(self) -> Clocks:
        assert self.table.clocks is not None
        return self.table.clocks

    def waiting(self) -> list[int]:
        return self.table.waiting()

    def move(self, seat: int, which: int = 0) -> None:
        assert self.table.match is not None
        legal = self.table.match.legal(seat)
        self.do(commands.Act(f"k{seat}", legal[which % len(legal)], f"r{self.table.number}"))

    def left(self, seat: int) -> float:
        return round(self.clocks.remaining(seat, self.now), 6)

    def again(self) -> Table:
        return fold("t", [events.decode(events.encode(one.event)) for one in self.table.entries])


def turn_of(watch: Watch) -> int:
    (seat,) = watch.waiting()
    return seat


def play_turn(watch: Watch, seconds: float) -> int:
    """Whoever is to move thinks, then clicks through their turn at once."""
    seat = turn_of(watch)
    watch.now += seconds
    for click in range(200):
        if watch.waiting() != [seat]:
            return seat
        watch.move(seat, click)
    raise AssertionError("the turn has no end")


def test_a_live_clock_runs_for_who_is_to_move_and_gains_when_the_turn_is_over() -> None:
    watch = Watch()
    first = play_turn(watch, 40.0)
    assert watch.left(first) == 300.0 - 40.0 + 10.0  # once, however many clicks the turn had
    second = turn_of(watch)
    watch.now += 25.0
    assert (watch.left(second), watch.left(first)) == (275.0, 270.0)


def test_where_time_is_kept_nobody_is_replaced_before_it_is_up() -> None:
    watch = Watch(DAYS)
    (seat,) = watch.table.waiting()
    with pytest.raises(Refusal, match="clock_decides"):
        decide(watch.table, commands.StandIn(KEYS[(seat + 1) % 3], seat, 3600.0), watch.now + 3600.0)


def test_all_who_choose_at_once_have_their_clocks_running() -> None:
    watch = Watch(game="kids_of_london")
    assert sorted(watch.clocks.since) == [0, 1, 2]
    watch.now += 20.0
    watch.move(1)
    watch.now += 30.0
    assert [watch.left(seat) for seat in range(3)] == [250.0, 290.0, 250.0]
    watch.move(0)
    watch.move(2)  # and the next hour asks everybody again
    assert [watch.left(seat) for seat in range(3)] == [260.0, 290.0, 260.0]
    assert sorted(watch.clocks.since) == [0, 1, 2]


def test_a_time_out_lets_the_bot_in_and_the_owner_may_return_at_once() -> None:
    watch = Watch()
    seat = turn_of(watch)
    watch.now += 300.0
    watch.do(commands.TimeOut())
    assert watch.table.sittings[seat].bot == ""  # a move may still be on its way
    watch.now += LAG
    watch.do(commands.TimeOut())
    assert watch.table.sittings[seat].bot
    assert (watch.clocks.since, watch.left(seat)) == ({}, 0.0)
    assert watch.table.bots_to_move()
    watch.now += 5.0
    watch.do(commands.Return(f"k{seat}"))
    assert not watch.table.sittings[seat].bot
    assert watch.left(seat) == GRACE
    watch.move(seat)
    assert not watch.table.closed


def test_days_begin_anew_with_every_turn() -> None:
    watch = Watch(DAYS)
    first = turn_of(watch)
    watch.now += 2 * 86400.0
    assert watch.left(first) == 86400.0
    play_turn(watch, 0.0)
    second = turn_of(watch)
    assert watch.left(second) == 3 * 86400.0
    play_turn(watch, 86400.0)
    play_turn(watch, 86400.0)
    assert turn_of(watch) == first
    assert watch.left(first) == 3 * 86400.0


def test_taking_back_gives_time_back() -> None:
    watch = Watch()
    seat = turn_of(watch)
    watch.now += 50.0
    watch.move(seat)
    watch.now += 20.0
    watch.do(commands.TakeBack(f"k{seat}", "u"))
    if watch.table.consent is not None:
        for other in {0, 1, 2} - {seat}:
            watch.do(commands.Answer(f"k{other}", True, f"y{other}"))
    assert turn_of(watch) == seat
    assert watch.left(seat) == 300.0


def test_a_server_that_was_down_eats_nobodys_time_and_says_so_once() -> None:
    watch = Watch()
    seat = turn_of(watch)
    watch.now += 100.0
    asleep = watch.now
    watch.now += 5000.0
    for _ in range(2):
        watch.do(commands.Sleep(asleep, watch.now))
    assert watch.left(seat) == 200.0
    assert [type(one.event).__name__ for one in watch.table.entries].count("Slept") == 1
    watch.do(commands.TimeOut())
    assert not watch.table.sittings[seat].bot


def test_who_answers_unseen_is_shown_as_asked_until_all_have_answered() -> None:
    """Who has answered must not show in the clocks, or being slow would tell what one holds."""
    watch = Watch(game="assassin", players=4)
    while not (watch.table.match and watch.table.match.state.unseen()):
        watch.now += 1.0
        watch.move(watch.waiting()[0])
    audience = Audience(watch.table, lambda: watch.now)
    state = watch.table.match.state
    one, other = asked(state, None)[:2]
    watch.now += 30.0
    before = audience.times(watch.clocks, other, watch.now)
    assert watch.table.match is not None
    passes = [move for move in watch.table.match.legal(one) if move == "pass"]
    watch.do(commands.Act(f"k{one}", passes[0], "r"))
    after = audience.times(watch.clocks, other, watch.now)
    assert (after.left, after.running) == (before.left, before.running)
    assert audience.times(watch.clocks, one, watch.now).running != after.running


STEP = st.one_of(
    st.tuples(st.just("wait"), st.floats(0.0, 400.0)),
    st.tuples(st.just("move"), st.integers(0, 2)),
    st.tuples(st.just("undo"), st.integers(0, 2)),
    st.tuples(st.just("late"), st.just(0)),
    st.tuples(st.just("back"), st.integers(0, 2)),
    st.tuples(st.just("leave"), st.integers(0, 2)),
    st.tuples(st.just("sleep"), st.floats(1.0, 10_000.0)),
    st.tuples(st.just("again"), st.just(0)),
)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([LIVE, DAYS]), st.sampled_from(["kids_of_london", "crooks"]), st.lists(STEP, max_size=40))
def test_clocks_of_play_and_of_replay_agree(clock: Clock, game: str, steps: list[tuple[str, float]]) -> None:
    """In any order of moves, take-backs, restarts and time-outs: nobody loses a game, and no time is made or lost."""
    watch = Watch(clock, game)
    for what, how in steps:
        seat = int(how) if what in ("move", "undo", "back", "leave") else 0
        with contextlib.suppress(Refusal):  # nothing to take back, or nobody asked
            if what == "wait":
                watch.now += how
            elif what == "move" and seat in watch.waiting() and not watch.table.sittings[seat].bot:
                watch.move(seat, 1)
            elif what == "undo":
                watch.do(commands.TakeBack(f"k{seat}", f"u{watch.table.number}"))
                for other in {0, 1, 2} - {seat} if watch.table.consent else ():
                    watch.do(commands.Answer(f"k{other}", True, f"y{watch.table.number}"))
            elif what == "late":
                watch.do(commands.TimeOut())
            elif what == "back":
                watch.do(commands.Return(f"k{seat}"))
            elif what == "leave":
                watch.do(commands.Leave(f"k{seat}"))
            elif what == "sleep":
                since = watch.now
                watch.now += how
                watch.do(commands.Sleep(since, watch.now))
            else:
                watch.table = watch.again()
        clocks = watch.clocks
        assert all(left >= 0.0 for left in clocks.left)
        assert all(clocks.remaining(one, watch.now) <= clock.bank + 10.0 * 200 for one in range(3))
        running = {one for one in watch.waiting() if not watch.table.sittings[one].bot}
        assert set(clocks.since) == running
        assert not watch.table.closed
        replayed = watch.again().clocks
        assert replayed is not None
        assert (replayed.left, replayed.since, replayed.out) == (clocks.left, clocks.since, clocks.out)


@pytest.mark.parametrize("gap", [PATIENCE - 5.0, PATIENCE + 500.0])
def test_a_store_notices_when_no_server_ran(tmp_path: Path, gap: float) -> None:
    async def story() -> None:
        now = 1000.0
        store = SqliteStore(tmp_path / "rookery.sqlite")
        hall = Hall(store, "w", clock=lambda: now)
        await hall.beat(PATIENCE)
        now += gap
        again = Hall(store, "w", clock=lambda: now)
        await again.beat(PATIENCE)
        found = [(one.since, one.until) for one in again.outages]
        assert found == ([(1000.0, now)] if gap > PATIENCE else [])
        await again.beat(PATIENCE)
        assert len(again.outages) == len(found)
        await store.close()

    asyncio.run(story())
