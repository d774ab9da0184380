"""Players: somebody with a key of their own that their browser made, and all that belongs to them.

A player is known by the hash of a key, one for each device. What a seat keeps is the player's id, which opens nothing.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from rookery.engine.refusals import Refusal
from rookery.table import keys
from rookery.table.names import clean
from rookery.table.store import Store
from rookery.table.table import PLAYERS

PREFIX = "me_"  # of a player's key: it is told from the key of a seat
SHORTEST = 22  # letters behind it: 128 bits
LONGEST = 64
PASS = 600.0  # seconds for which another device can be let in
KNOWN = 10_000  # players kept in mind
FRESH = 5.0  # seconds for which that is true: another worker may have joined or forgotten them
SETTINGS_BYTES = 2000


@dataclass(frozen=True)
class Player:
    """Somebody: their id, and the ids of who they were on devices that were joined to this one."""

    id: str
    was: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """What opens the seats that are theirs, in the place of a seat's own key."""
        return PLAYERS + ",".join((self.id, *self.was))


class Me(msgspec.Struct):
    """GET /api/me: what the server keeps of a player."""

    name: str
    language: str
    settings: dict[str, bool | int | str]
    devices: int


class AboutMe(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me: what a player wants kept; the first time makes them one."""

    name: str = ""
    language: str = ""
    settings: dict[str, bool | int | str] = {}


class Pass(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/pass, /api/me/join: a secret that joins one other device to a player."""

    secret: str


def is_players(key: str) -> bool:
    """Whether a key is a player's, not a seat's."""
    return key.startswith(PREFIX) and SHORTEST <= len(key) - len(PREFIX) <= LONGEST


class People:
    """Finds players by their keys, and keeps what is theirs."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.known: OrderedDict[str, tuple[Player, float]] = OrderedDict()  # by the hash of a key, and since when

    async def find(self, key: str) -> Player | None:
        """The player of a key."""
        if not is_players(key):
            return None
        hashed = keys.hash_of(key)
        now = self.clock()
        known, since = self.known.get(hashed, (None, 0.0))
        if known is not None and now - since < FRESH:
            return known
        found = await self.store.rows("SELECT player FROM devices WHERE key = ?", (hashed,))
        if not found:
            self.known.pop(hashed, None)
            return None
        id_ = found[0][0]
        was = await self.store.rows("SELECT old FROM merged WHERE player = ? ORDER BY old", (id_,))
        player = Player(id_, tuple(row[0] for row in was))
        self.known[hashed] = (player, now)
        self.known.move_to_end(hashed)
        if len(self.known) > KNOWN:
            self.known.popitem(last=False)
        return player

    async def need(self, key: str) -> Player:
        """The player of a key; refused where there is none."""
        player = await self.find(key)
        if player is None:
            raise Refusal("no_such_player")
        return player

    async def keep(self, key: str, about: AboutMe) -> Player:
        """Keep what a player wants kept; a key that was never seen makes somebody new."""
        if not is_players(key):
            raise Refusal("bad_key")
        settings = msgspec.json.encode(about.settings).decode()
        if len(settings) > SETTINGS_BYTES or len(about.language) > 8:
            raise Refusal("bad_message", why="the settings are too long")
        name = clean(about.name)
        player = await self.find(key)
        if player is None:
            id_ = secrets.token_hex(12)
            now = self.clock()
            await self.store.write(
                ("INSERT INTO players VALUES (?, ?, ?, ?, ?)", (id_, name, about.language, settings, now)),
                ("INSERT INTO devices VALUES (?, ?, ?)", (keys.hash_of(key), id_, now)),
            )
            return await self.need(key)
        change = "UPDATE players SET name = ?, language = ?, settings = ? WHERE id = ?"
        await self.store.write((change, (name, about.language, settings, player.id)))
        return player

    async def me(self, player: Player) -> Me:
        """What is kept of a player."""
        query = "SELECT name, language, settings FROM players WHERE id = ?"
        found = await self.store.rows(query, (player.id,))
        if not found:
            raise Refusal("no_such_player")
        name, language, settings = found[0]
        count = await self.store.rows("SELECT count(*) FROM devices WHERE player = ?", (player.id,))
        return Me(name, language, msgspec.json.decode(settings), int(count[0][0]))

    # Devices

    async def offer(self, player: Player) -> str:
        """A pass by which one other device can be joined to this player, once and soon."""
        made = keys.new_key()
        now = self.clock()
        await self.store.write(
            ("DELETE FROM passes WHERE until < ? OR player = ?", (now, player.id)),
            ("INSERT INTO passes VALUES (?, ?, ?)", (keys.hash_of(made), player.id, now + PASS)),
        )
        return made

    async def join(self, key: str, pass_: str) -> Player:
        """Join this device to the player of a pass; whoever it was before is them from now on."""
        if not is_players(key):
            raise Refusal("bad_key")
        taken = await self.store.rows(
            "DELETE FROM passes WHERE key = ? AND until >= ? RETURNING player", (keys.hash_of(pass_), self.clock())
        )
        if not taken:
            raise Refusal("bad_pass")
        id_ = taken[0][0]
        before = await self.find(key)
        now = self.clock()
        if before is None:
            await self.store.write(("INSERT INTO devices VALUES (?, ?, ?)", (keys.hash_of(key), id_, now)))
        elif before.id != id_:
            move = (
                "UPDATE sittings SET player = ? WHERE player = ?"
                " AND table_id NOT IN (SELECT table_id FROM sittings WHERE player = ?)"
            )
            wishes = (
                "INSERT INTO wishes (player, turns, wait, digest) SELECT ?, turns, wait, digest FROM wishes"
                " WHERE player = ? ON CONFLICT (player) DO NOTHING"
            )
            enter = (
                "UPDATE entrants SET player = ? WHERE player = ?"
                " AND night NOT IN (SELECT night FROM entrants WHERE player = ?)"
            )
            await self.store.write(
                ("UPDATE devices SET player = ? WHERE player = ?", (id_, before.id)),
                ("UPDATE merged SET player = ? WHERE player = ?", (id_, before.id)),
                ("INSERT INTO merged VALUES (?, ?)", (before.id, id_)),
                (move, (id_, before.id, id_)),
                ("DELETE FROM sittings WHERE player = ?", (before.id,)),
                ("UPDATE result_seats SET player = ? WHERE player = ?", (id_, before.id)),
                ("UPDATE turns SET player = ? WHERE player = ?", (id_, before.id)),
                ("UPDATE addresses SET player = ? WHERE player = ?", (id_, before.id)),
                ("UPDATE outbox SET player = ? WHERE player = ?", (id_, before.id)),
                (wishes, (id_, before.id)),
                ("DELETE FROM wishes WHERE player = ?", (before.id,)),
                (enter, (id_, before.id, id_)),
                ("UPDATE nights SET host = ? WHERE host = ?", (id_, before.id)),
                ("DELETE FROM players WHERE id = ?", (before.id,)),
            )
        self.known.clear()
        return await self.need(key)

    # Sittings

    async def sat_down(self, player: Player, table: str, seat: int) -> None:
        """Note that a player sits at a table."""
        note = (
            "INSERT INTO sittings VALUES (?, ?, ?, ?, 0)"
            " ON CONFLICT (player, table_id) DO UPDATE SET seat = excluded.seat, at = excluded.at, hidden = 0"
        )
        await self.store.write((note, (player.id, table, seat, self.clock())))
