"""Who follows their tables in this process, and when there is something new for them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection

from rookery.table import events
from rookery.table.hall import Hall, Hosted
from rookery.table.mine import MyTable
from rookery.table.store import Word
from rookery.table.table import Entry


class Follower:
    """A client that follows its player's tables, and what it was told of them."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        self.ids: set[str] = set()  # of its player
        self.told: dict[str, MyTable] = {}


class Followers:
    """All of them, by who they are and by the tables on their lists."""

    def __init__(self, hall: Hall) -> None:
        self.of: dict[str, set[Follower]] = defaultdict(set)  # by the ids of players
        self.at: dict[str, set[Follower]] = defaultdict(set)  # by the tables on their lists
        hall.readers.append(self.changed)
        hall.overheard = self.overheard

    def changed(self, hosted: Hosted, entries: list[Entry]) -> None:
        """Something has happened at a table of this process."""
        if entries and self.of:
            self.wake(*(one.player for one in hosted.table.sittings if one.player))
            self._wake(self.at.get(hosted.table.id, ()))

    def overheard(self, word: Word) -> None:
        """Something has happened at a table of another worker; of no table: something may have been missed."""
        if not word.table:
            self.wake(*self.of)
        elif self.of:
            self.wake(*(one.player for one in word.happenings if isinstance(one, events.Seated) and one.player))
            self._wake(self.at.get(word.table, ()))

    def wake(self, *players: str) -> None:
        """There may be something new for some players."""
        for player in players:
            self._wake(self.of.get(player, ()))

    def _wake(self, followers: Collection[Follower]) -> None:
        for one in followers:
            one.news.set()

    def note(self, follower: Follower, ids: set[str], tables: set[str]) -> None:
        """Who a follower is now, and which tables are theirs; none of either: they have gone."""
        for index, before, now in ((self.of, follower.ids, ids), (self.at, set(follower.told), tables)):
            for key in before - now:
                index[key].discard(follower)
                if not index[key]:
                    del index[key]
            for key in now - before:
                index[key].add(follower)
        follower.ids = ids
