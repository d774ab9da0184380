"""Where players want to be told that it is their turn: their browsers, a mail address, a webhook; and how they stop it.

Only those who asked are ever written to. A mail address must be confirmed first, by the link in the only mail it gets
unasked; what is in a notice opens one thing, which is to stop it.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Callable
from typing import Literal

import msgspec

from rookery.engine.refusals import Refusal
from rookery.table import push
from rookery.table.mail import check_mail
from rookery.table.outbox import Notice, Outbox, id_of
from rookery.table.people import Player
from rookery.table.post import LONGEST, Dead, Later, Post, Unwanted, check_address
from rookery.table.store import Store, Values

DAY = 86400.0
WAIT = 600.0  # seconds that a turn waits before it is told, where nobody has chosen
LONGEST_WAIT = 7 * DAY
MOST = 10  # browsers of one player
ASKS = 3  # mails a day that ask an address to confirm itself
UNCONFIRMED = 2 * DAY  # seconds, after which a mail address that was not confirmed is forgotten
TOKEN = re.compile(r"([cs])([0-9a-f]{24})([0-9a-f]{32})")

Kind = Literal["push", "mail", "webhook"]


class Address(msgspec.Struct):
    """Where somebody is told."""

    id: str
    kind: Kind
    address: str
    confirmed: bool


class MyNotices(msgspec.Struct):
    """GET /api/me/notices: how a player is told, and what this server can do."""

    turns: bool  # whether they are told that it is their turn
    wait: float  # after how many seconds, at tables without a live clock
    digest: float | None  # when the next daily digest comes; None: there is none
    addresses: list[Address]
    key: str  # this server's own, which browsers are told to know its pushes by
    mail: bool  # whether it sends mail
    webhook: bool


class NoticeWish(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/notices: how a player wants to be told."""

    turns: bool = True
    wait: float = WAIT
    digest: int | None = None  # at which minute of the day, in UTC; None: never


class NewAddress(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/notices/add: where a player wants to be told; another mail address or webhook replaces the first."""

    kind: Kind
    address: str
    secrets: push.Secrets | None = None  # of a push


class OldAddress(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/notices/remove: where they do not any more."""

    id: str


class Addresses:
    """Keeps addresses and wishes."""

    def __init__(
        self, store: Store, outbox: Outbox, clock: Callable[[], float], post: Post, mail: bool, webhook: bool
    ) -> None:
        self.store = store
        self.outbox = outbox
        self.clock = clock
        self.post = post
        self.mail = mail
        self.webhook = webhook
        self.secret = b""
        self.signer = push.Signer("")

    async def open(self, contact: str) -> None:
        """Find this server's keys, or make them: of two workers that do so at once, one is heard."""
        note = "INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"
        await self.store.write(
            (note, ("push_key", push.new_key())), (note, ("notice_secret", secrets.token_hex(32)))
        )  # fmt: skip
        kept = dict(await self.store.rows("SELECT name, value FROM house"))
        self.secret = bytes.fromhex(kept["notice_secret"])
        self.signer = push.Signer(kept["push_key"], contact)

    # What a player asks for

    async def of(self, player: Player) -> MyNotices:
        """How a player is told."""
        found = await self.store.rows("SELECT turns, wait, digest FROM wishes WHERE player = ?", (player.id,))
        turns, wait, digest = found[0] if found else (1, WAIT, None)
        rows = await self.store.rows(
            "SELECT id, kind, address, confirmed FROM addresses WHERE player = ? ORDER BY made", (player.id,)
        )
        addresses = [Address(id_, kind, address, bool(confirmed)) for id_, kind, address, confirmed in rows]
        key = self.signer.public()
        return MyNotices(bool(turns), wait, digest, addresses, key, self.mail, self.webhook)

    async def wish(self, player: Player, wish: NoticeWish) -> None:
        """Keep how a player wants to be told."""
        if not 0 <= wish.wait <= LONGEST_WAIT or not 0 <= (wish.digest or 0) < 1440:
            raise Refusal("bad_message", why="wait or digest")
        digest = None if wish.digest is None else next_time(wish.digest * 60.0, self.clock())
        await self.store.write(
            (
                "INSERT INTO wishes (player, turns, wait, digest) VALUES (?, ?, ?, ?) ON CONFLICT (player) DO UPDATE"
                " SET turns = excluded.turns, wait = excluded.wait, digest = excluded.digest",
                (player.id, int(wish.turns), wish.wait, digest),
            )
        )

    async def add(self, player: Player, wish: NewAddress) -> None:
        """Tell a player there from now on; a mail address, once it is confirmed."""
        kept = ""
        if wish.kind == "mail":
            if not self.mail:
                raise Refusal("no_mail")
            check_mail(wish.address)
        else:
            await self._check(wish)
            if wish.secrets is not None:
                kept = msgspec.json.encode(wish.secrets).decode()
        known = await self.store.rows(
            "SELECT id, kind, address FROM addresses WHERE player = ? ORDER BY made", (player.id,)
        )
        if wish.kind != "push" and any(row[1:] == (wish.kind, wish.address) for row in known):
            return
        now = self.clock()
        made = Address(secrets.token_hex(12), wish.kind, wish.address, wish.kind != "mail")
        statements: list[tuple[str, Values]] = []
        if wish.kind == "mail":
            statements.append(await self._ask(player, made, now))
        if wish.kind == "push":  # a browser is told once, whosever it is now; and there are not too many
            statements.append(("DELETE FROM addresses WHERE kind = 'push' AND address = ?", (wish.address,)))
            gone = [id_ for id_, kind, _ in known if kind == "push"][: -MOST + 1]
        else:
            gone = [id_ for id_, kind, _ in known if kind == wish.kind]
        statements += [("DELETE FROM addresses WHERE id = ?", (id_,)) for id_ in gone]
        row = (made.id, player.id, made.kind, made.address, kept, int(made.confirmed), now)
        note = "INSERT INTO wishes (player, turns, wait) VALUES (?, 1, ?) ON CONFLICT (player) DO NOTHING"
        await self.store.write(
            *statements,
            (
                "INSERT INTO addresses (id, player, kind, address, secrets, confirmed, made)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                row,
            ),
            (note, (player.id, WAIT)),
        )

    async def _check(self, wish: NewAddress) -> None:
        """Whether an address can be posted to; a webhook must answer."""
        if wish.kind == "push":
            if wish.secrets is None or len(wish.address) > LONGEST:
                raise Refusal("bad_subscription")
            wish.secrets.check()
            check_address(wish.address, self.post.private)
            return
        if not self.webhook:
            raise Refusal("no_webhook")
        try:
            body = msgspec.json.encode({"kind": "hello", "text": "Rookery", "content": "Rookery"})
            answer = await self.post.send(wish.address, {"Content-Type": "application/json"}, body)
            answer.check()
        except (Dead, Later, Unwanted) as problem:
            raise Refusal("webhook_silent", why=str(problem)[:200]) from None

    async def _ask(self, player: Player, made: Address, now: float) -> tuple[str, Values]:
        """Let an address be asked whether it wants this; nobody is asked again and again."""
        to = id_of(made.address.lower())
        asked = await self.store.rows(
            "SELECT count(*) FROM outbox WHERE kind = 'confirm' AND (table_id = ? OR player = ?) AND made > ?",
            (to, player.id, now - DAY),
        )
        if asked[0][0] >= ASKS:
            raise Refusal("mail_asked")
        return self.outbox.add(Notice(id_of("confirm", made.id), "confirm", player.id, made.id, to, 0, 0, now, 0))

    async def remove(self, player: Player, id_: str) -> None:
        """Tell a player there no more."""
        await self.store.write(("DELETE FROM addresses WHERE id = ? AND player = ?", (id_, player.id)))

    async def forget(self) -> None:
        """Forget addresses that were not confirmed in time."""
        old = self.clock() - UNCONFIRMED
        await self.store.write(("DELETE FROM addresses WHERE confirmed = 0 AND made < ?", (old,)))

    # What a link asks for

    def token(self, purpose: Literal["c", "s"], id_: str) -> str:
        """What a link in a notice has: to confirm its address, or to stop it. Nothing is kept of it."""
        return f"{purpose}{id_}{self._mac(purpose + id_)}"

    def _mac(self, text: str) -> str:
        return hmac.new(self.secret, text.encode(), "sha256").hexdigest()[:32]

    async def read(self, token: str) -> tuple[str, str, str, str]:
        """What a link is for (c: confirm, s: stop): the id, the address and its owner's language; refused if none."""
        found = TOKEN.fullmatch(token)
        if found is None or not hmac.compare_digest(found[3], self._mac(found[1] + found[2])):
            raise Refusal("bad_link")
        rows = await self.store.rows(
            "SELECT a.kind, a.address, p.language FROM addresses a JOIN players p ON p.id = a.player WHERE a.id = ?",
            (found[2],),
        )
        kind, address, language = rows[0] if rows else ("", "", "")
        return found[1], found[2], address if kind == "mail" else "", language

    async def follow(self, purpose: str, id_: str) -> None:
        """Do what a link is for; twice is as good as once."""
        if purpose == "c":
            await self.store.write(("UPDATE addresses SET confirmed = 1 WHERE id = ?", (id_,)))
        else:
            await self.store.write(
                ("DELETE FROM addresses WHERE id = ?", (id_,)),
                ("UPDATE outbox SET state = 'moot' WHERE state = '' AND address = ?", (id_,)),
            )


def next_time(second: float, now: float) -> float:
    """When it is so many seconds after midnight (UTC) the next time."""
    at = now - now % DAY + second
    return at if at > now else at + DAY
