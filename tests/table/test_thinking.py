"""Bots: a thought has an end, tables take turns, processes die with the server, and answers betray nothing."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from rookery.table import commands, events
from rookery.table.bots import LATEST, SOONEST, Bots
from rookery.table.hall import Hall, Hosted
from rookery.table.questions import WhichMove
from rookery.table.sqlite import SqliteStore
from rookery.table.store import Standing
from rookery.table.thinking import Thinkers, TookTooLong
from tests.table.processes import descendants, fields, gone
from tests.table.test_hall import happenings, until

ROOT = Path(__file__).parent.parent.parent


def with_thinkers(story: Callable[[Thinkers], Awaitable[None]], count: int = 1, limit: float = 1.0) -> None:
    async def tell() -> None:
        thinkers = Thinkers(count, limit)
        try:
            await choose(thinkers, "quick", limit=20.0)  # the process has started
            thinkers.limit = limit
            await story(thinkers)
        finally:
            thinkers.close()

    asyncio.run(tell())


async def choose(thinkers: Thinkers, bot: str, table: str = "t", limit: float | None = None) -> int:
    from tests.table.hostile import Letter

    if limit is not None:
        thinkers.limit = limit
    return int(await thinkers.ask(Letter(bot), table))


@pytest.mark.parametrize("bot", ["forever", "deep"])
def test_a_thought_without_end_is_ended_with_its_process(bot: str) -> None:
    async def story(thinkers: Thinkers) -> None:
        before = await choose(thinkers, "quick")
        with pytest.raises(TookTooLong):
            await choose(thinkers, bot)
        assert gone([before])
        assert await choose(thinkers, "quick", limit=20.0) != before

    with_thinkers(story)


def test_a_process_that_dies_is_replaced_but_not_for_ever() -> None:
    async def story(thinkers: Thinkers) -> None:
        with pytest.raises(TookTooLong):
            await choose(thinkers, "mortal", limit=20.0)
        assert await choose(thinkers, "quick")
        with pytest.raises(ValueError, match="no idea"):
            await choose(thinkers, "faulty", limit=20.0)
        assert await choose(thinkers, "quick")
        assert thinkers.made == 1

    with_thinkers(story)


def test_a_hostile_table_cannot_starve_the_others() -> None:
    async def story(thinkers: Thinkers) -> None:
        ended: list[str] = []

        async def think(bot: str, table: str) -> None:
            try:
                await choose(thinkers, bot, table)
            finally:
                ended.append(table)

        hostile = [asyncio.create_task(think("slow", "hostile")) for _ in range(20)]
        await asyncio.sleep(0.05)
        others = [asyncio.create_task(think("quick", f"good{number}")) for number in range(3)]
        await asyncio.gather(*others)
        assert ended.count("hostile") <= 4  # one at a time, in turn
        for task in hostile:
            task.cancel()
        await asyncio.gather(*hostile, return_exceptions=True)

    with_thinkers(story, limit=20.0)


def test_closed_nothing_is_left() -> None:
    async def tell() -> None:
        thinkers = Thinkers(2, 20.0)
        one = await choose(thinkers, "quick")
        thinking = asyncio.create_task(choose(thinkers, "deep"))
        await asyncio.sleep(1.0)
        family = [process.pid or 0 for process in multiprocessing.active_children()]
        assert one in family
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        thinkers.close()
        assert gone(family)

    asyncio.run(tell())


SCRIPT = """
import asyncio, os
from rookery.table.thinking import Thinkers
from tests.table.hostile import Letter

async def main():
    thinkers = Thinkers(2, 60.0)
    await thinkers.ask(Letter("quick"), "t")
    asyncio.create_task(thinkers.ask(Letter("deep"), "t"))
    asyncio.create_task(thinkers.ask(Letter("forever"), "u"))
    await asyncio.sleep(2.0)
    print("thinking", flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_processes_die_with_the_server_in_the_middle_of_compiled_code(tmp_path: Path) -> None:
    script = tmp_path / "serve.py"
    script.write_text(SCRIPT)
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, cwd=ROOT,
                              env={**os.environ, "PYTHONPATH": path})  # fmt: skip
    assert server.stdout is not None
    assert server.stdout.readline() == "thinking\n"
    family = [pid for pid in descendants(server.pid) if fields(pid)]
    assert len(family) >= 2
    server.send_signal(signal.SIGKILL)
    server.communicate()
    assert gone(family)


# At a table


class Minds:
    """Stands for the processes: every bot plays its first move."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.asked: list[int] = []

    async def ask(self, question: WhichMove, table: str) -> int:
        standpoint = question.standpoint
        self.asked.append(standpoint.seat)
        if self.fails:
            raise TookTooLong
        return int(standpoint.legal()[0])

    def be_ready(self) -> None:
        pass


def at_table(
    folder: Path, kinds: tuple[str, ...], minds: Minds, story: Callable[[Hall, Hosted, list[Any]], Awaitable[None]]
) -> None:
    """Let bots play; what happened is noted."""

    async def tell() -> None:
        store = SqliteStore(folder / "rookery.sqlite")
        hall = Hall(store, "w")
        driver = Bots(hall, minds)  # type: ignore[arg-type]
        notes: list[Any] = []

        def note(hosted: Hosted, entries: list[Any]) -> None:
            notes.extend(entry.event for entry in entries)

        hall.readers.insert(0, note)
        await store.append("t", 0, happenings(*kinds), Standing(False, True, False))
        try:
            await story(hall, await hall.find("t"), notes)
        finally:
            await driver.close()
            await hall.close()
            await store.close()

    asyncio.run(tell())


def answers(notes: list[Any]) -> list[int]:
    return [event.seat for event in notes if isinstance(event, events.Moved)]


class Pauses:
    """Stands for asyncio at the bots: a pause ends when it is told to, however busy the machine."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.ends: list[asyncio.Event] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        self.ends.append(asyncio.Event())
        await self.ends[-1].wait()


class Pondering(Minds):
    """A bot's thought takes until it is told to end."""

    def __init__(self) -> None:
        super().__init__()
        self.ends = {seat: asyncio.Event() for seat in (1, 2)}

    async def ask(self, question: WhichMove, table: str) -> int:
        move = await super().ask(question, table)
        await self.ends[question.standpoint.seat].wait()
        return move


@pytest.mark.parametrize("late", [(), (1,), (2,), (2, 1)])
def test_when_and_in_what_order_bots_answer_does_not_depend_on_what_they_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: tuple[int, ...]
) -> None:
    """However long each of them thinks: all answer at the drawn moment, in the order of their seats.

    Should the processes be so busy with other tables that it has passed, they answer as long after the last thought.
    """
    pauses = Pauses()
    monkeypatch.setattr("rookery.table.bots.asyncio", pauses)
    monkeypatch.setattr("rookery.table.bots.secrets.randbelow", lambda n: n // 2)

    async def story(hall: Hall, hosted: Hosted, notes: list[Any]) -> None:
        async def nobody_answers() -> None:
            await asyncio.sleep(0.05)
            assert not answers(notes)

        await until(lambda: len(pauses.ends) == 1 and sorted(minds.asked) == [1, 2])
        for seat in {1, 2}.difference(late):
            minds.ends[seat].set()
        await nobody_answers()
        pauses.ends[0].set()
        if late:
            for seat in late:
                await nobody_answers()
                minds.ends[seat].set()
            await until(lambda: len(pauses.ends) == 2)
            await nobody_answers()
            pauses.ends[1].set()
        await until(lambda: hosted.table.moves == 2)
        assert answers(notes) == [1, 2]

    minds = Pondering()
    at_table(tmp_path, ("me", "random", "random"), minds, story)
    assert pauses.seconds == [(SOONEST + LATEST) / 2] * (2 if late else 1)


def test_the_moment_is_drawn_anew_each_time_between_the_same_bounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = Pauses()
    monkeypatch.setattr("rookery.table.bots.asyncio", pauses)

    async def story(hall: Hall, hosted: Hosted, notes: list[Any]) -> None:
        match = hosted.table.match
        assert match is not None
        while len(pauses.seconds) < 4:
            if 0 in match.waiting():
                await hall.do("t", commands.Act("k0", match.legal(0)[0], f"r{hosted.table.number}"))
            for end in pauses.ends:
                end.set()
            await asyncio.sleep(0.01)

    at_table(tmp_path, ("me", "random"), Minds(), story)
    assert all(SOONEST <= seconds <= LATEST for seconds in pauses.seconds), pauses.seconds
    assert len(set(pauses.seconds)) > 1


def test_a_bot_that_takes_too_long_plays_any_move(tmp_path: Path) -> None:
    async def story(hall: Hall, hosted: Hosted, notes: list[Any]) -> None:
        await until(lambda: hosted.table.over, 30)

    at_table(tmp_path, ("random", "random"), Minds(fails=True), story)


def test_a_bots_turn_is_thought_once(tmp_path: Path) -> None:
    minds = Minds()

    async def story(hall: Hall, hosted: Hosted, notes: list[Any]) -> None:
        await until(lambda: hosted.table.over, 30)
        assert len(minds.asked) == hosted.table.moves

    at_table(tmp_path, ("random", "random", "random"), minds, story)
