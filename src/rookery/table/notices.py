"""Notices: one for a turn that has waited a while, when nobody of its player is at the table; and a daily digest."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import msgspec

from rookery.engine import registry
from rookery.engine.refusals import Refusal
from rookery.engine.words import LANGUAGES, Words
from rookery.table.addresses import DAY, Addresses
from rookery.table.hall import Hall
from rookery.table.mail import Mail, letter
from rookery.table.mine import Mine, Summary
from rookery.table.outbox import Notice, Outbox, id_of
from rookery.table.people import Player
from rookery.table.post import Dead, Later, Post, Unwanted
from rookery.table.push import ROOM, Secrets, seal
from rookery.table.table import Table

BEAT = 2.0  # seconds between two looks
LIVE = 60.0  # seconds that a turn waits at a table with a live clock
ANSWER = 1.0  # seconds in which other workers have said who is at a table
CATCH_UP = 60.0  # seconds between two looks for what a worker that died has not noted
AT_ONCE = 16  # notices that a worker sends
MANY = 500

log = logging.getLogger("rookery")


@dataclass(frozen=True)
class NoticeSettings:
    """What a host says about notices."""

    mail: Mail = field(default_factory=Mail)
    private: bool = False  # whether webhooks may be in the host's own network


@dataclass(frozen=True)
class Told:
    """A notice in words."""

    subject: str
    text: str
    path: str  # of the page that it leads to
    links: str = ""  # the text with a link for each table, where there is room for it


class Notices:
    """Looks who is to be told something, and tells them."""

    def __init__(self, hall: Hall, mine: Mine, settings: NoticeSettings, public_url: str) -> None:
        self.hall = hall
        self.mine = mine
        self.mail = settings.mail
        self.public_url = public_url.rstrip("/")
        self.post = Post(settings.private)
        self.outbox = Outbox(hall.store, hall.worker)
        self.addresses = Addresses(
            hall.store, self.outbox, hall.clock, self.post, bool(self.mail.server), bool(self.public_url)
        )
        self.beating: asyncio.Task[None] | None = None
        self.sending: set[asyncio.Task[None]] = set()
        self.mailers = ThreadPoolExecutor(AT_ONCE, "mail")  # not those that tables are read in; and no letter waits
        self.caught_up = float("-inf")

    async def open(self) -> None:
        """Begin."""
        await self.prepare()
        self.beating = asyncio.create_task(self._beat())

    async def prepare(self) -> None:
        """Have keys, and let go of what a worker of this name was about to send."""
        secure = self.public_url if self.public_url.startswith("https:") else ""
        await self.addresses.open(f"mailto:{self.mail.sender}" if self.mail.sender else secure)
        await self.outbox.open()

    async def close(self) -> None:
        """Stop; what is being sent has a moment to arrive."""
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
        if self.sending:
            await asyncio.wait(self.sending, timeout=1.0)
        for task in self.sending:
            task.cancel()
        for threads in (self.mailers, self.post.threads):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _beat(self) -> None:
        while True:
            try:
                await self.look()
                await self.send()
                while len(self.sending) >= AT_ONCE:
                    await asyncio.wait(self.sending, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
                    await self.send()
            except Refusal as refusal:  # a store that fails: the next time
                log.warning("notices have to wait: %s", refusal)
            except Exception:
                log.exception("notices")
            await asyncio.sleep(BEAT)

    # Looking

    async def look(self) -> None:
        """Put into the outbox what is to be told now."""
        now = self.hall.clock()
        if now - self.caught_up >= CATCH_UP:
            self.caught_up = now
            await self._catch_up()
            await self.outbox.forget(now)
            await self.addresses.forget()
        due = await self.hall.store.rows(
            "SELECT t.table_id, t.seat, t.turn, t.player FROM turns t JOIN wishes w ON w.player = t.player"
            " WHERE t.asked IS NOT NULL AND t.told < t.turn AND w.turns = 1"
            " AND t.asked + (CASE WHEN t.live = 1 THEN ? ELSE w.wait END) <= ?"
            " AND EXISTS (SELECT 1 FROM addresses a WHERE a.player = t.player AND a.confirmed = 1)"
            " AND NOT EXISTS (SELECT 1 FROM sittings s WHERE s.player = t.player AND s.table_id = t.table_id"
            " AND s.hidden = 1)"  # whoever took a table off their list does not want to hear of it
            " ORDER BY t.asked LIMIT ?",
            (LIVE, now, MANY),
        )
        for table, seat, turn, player in due:
            if await self._alone(table, seat, turn):
                await self._turn(table, seat, turn, player, now)
        digests = await self.hall.store.rows(
            "SELECT player, digest FROM wishes WHERE digest <= ? ORDER BY digest LIMIT ?", (now, MANY)
        )
        for player, at in digests:
            await self._digest(player, at, now)

    async def _catch_up(self) -> None:
        """Note the turns of tables that went on when a worker died before it had noted them."""
        behind = await self.hall.store.rows(
            "SELECT DISTINCT s.table_id FROM addresses a JOIN sittings s ON s.player = a.player"
            " JOIN tables t ON t.id = s.table_id LEFT JOIN summaries m ON m.table_id = s.table_id"
            " WHERE NOT t.over AND (m.number IS NULL OR m.number <"
            " (SELECT max(e.number) FROM events e WHERE e.table_id = s.table_id))"
        )
        for (table,) in behind:
            with contextlib.suppress(Refusal):
                self.mine.changed(await self.hall.find(table), [])

    async def _alone(self, id_: str, seat: int, turn: int) -> bool:
        """Whether a seat is still asked, and nobody of its player is at the table, in any process."""
        hosted = self.hall.hosted.get(id_)  # not `find`: to look at a table does not keep it in memory
        if hosted is None:
            try:
                hosted = await self.hall.find(id_)
            except Refusal:
                return False
        if self.hall.clock() - hosted.since < ANSWER:
            return False  # others have not said yet who is there: the next time
        asked = hosted.table.asked.get(seat)
        if asked is None or asked[0] != turn:
            self.mine.changed(hosted, [])  # what was noted is behind
            return False
        return not any(hosted.audience.present(one) for one in seats_of(hosted.table, seat))

    async def _turn(self, table: str, seat: int, turn: int, player: str, now: float) -> None:
        """Tell a turn at every address of its player; of two workers that try, one does."""
        query = "SELECT id FROM addresses WHERE player = ? AND confirmed = 1"
        statements = [
            self.outbox.add(
                Notice(id_of("turn", table, seat, turn, address), "turn", player, address, table, seat, turn, now, 0),
                "EXISTS (SELECT 1 FROM turns WHERE table_id = ? AND seat = ? AND turn = ? AND player = ?"
                " AND told < turn AND asked IS NOT NULL)",
                (table, seat, turn, player),
            )
            for (address,) in await self.hall.store.rows(query, (player,))
        ]
        told = "UPDATE turns SET told = turn WHERE table_id = ? AND seat = ? AND turn = ? AND player = ?"
        await self.hall.store.write(*statements, (told, (table, seat, turn, player)))

    async def _digest(self, player: str, at: float, now: float) -> None:
        """Send a digest, and the next one a day later; days without a server have none."""
        query = "SELECT id FROM addresses WHERE player = ? AND confirmed = 1"
        statements = [
            self.outbox.add(
                Notice(id_of("digest", player, at, address), "digest", player, address, "", 0, 0, now, 0),
                "EXISTS (SELECT 1 FROM wishes WHERE player = ? AND digest = ?)",
                (player, at),
            )
            for (address,) in await self.hall.store.rows(query, (player,))
        ]
        after = at + DAY * (1 + (now - at) // DAY)
        change = "UPDATE wishes SET digest = ? WHERE player = ? AND digest = ?"
        await self.hall.store.write(*statements, (change, (after, player, at)))

    # Sending

    async def send(self) -> None:
        """Begin to send what is due."""
        room = AT_ONCE - len(self.sending)
        for id_ in await self.outbox.due(self.hall.clock(), room) if room > 0 else []:
            notice = await self.outbox.claim(id_, self.hall.clock())
            if notice is not None:
                task = asyncio.create_task(self._deliver(notice))
                self.sending.add(task)
                task.add_done_callback(self.sending.discard)

    async def _deliver(self, notice: Notice) -> None:
        """Send a notice, and note what became of it."""
        try:
            sent = await self._attempt(notice)
            await self.outbox.end(notice, "sent" if sent else "moot")
        except Dead as problem:
            log.info("an address is forgotten: %s", problem)
            await self.outbox.drop(notice)
        except Later as problem:
            log.info("a notice is tried again later: %s", problem)
            await self.outbox.later(notice, self.hall.clock(), problem.after)
        except (Unwanted, Refusal) as problem:
            log.warning("a notice cannot be delivered: %s", problem)
            await self.outbox.end(notice, "failed")
        except Exception:
            log.exception("a notice failed")
            await self.outbox.later(notice, self.hall.clock(), 0.0)

    async def _attempt(self, notice: Notice) -> bool:
        """Send a notice, if there is still something to tell, and somebody to tell it to."""
        rows = await self.hall.store.rows(
            "SELECT a.kind, a.address, a.secrets, a.confirmed, p.language FROM addresses a"
            " JOIN players p ON p.id = a.player WHERE a.id = ?",
            (notice.address,),
        )
        if not rows:
            return False
        kind, address, secrets, confirmed, language = rows[0]
        words = words_in(language)
        if notice.kind == "confirm":
            if not confirmed:
                await self._mail(notice, address, words, self._confirm(notice, words), "c")
            return not confirmed
        told = await self._turn_told(notice, words) if notice.kind == "turn" else await self._digest_told(notice, words)
        if told is None or not confirmed:
            return False
        if kind == "push":
            await self._push(notice, address, msgspec.json.decode(secrets, type=Secrets), words, told)
        elif kind == "mail":
            await self._mail(notice, address, words, told, "s")
        else:
            await self._webhook(notice, address, told)
        return True

    def _stop(self, notice: Notice) -> str:
        return f"/notices/{self.addresses.token('s', notice.address)}"

    async def _push(self, notice: Notice, address: str, secrets: Secrets, words: Words, told: Told) -> None:
        text = told.text[: ROOM // 4]
        payload = {
            "id": notice.id, "title": told.subject, "body": text, "path": told.path, "stop": self._stop(notice),
            "stop_words": words.say("stop"), "language": words.language,
        }  # fmt: skip
        headers = self.addresses.signer.headers(address, notice.id, self.hall.clock())
        answer = await self.post.send(address, headers, seal(msgspec.json.encode(payload), secrets))
        answer.check()

    async def _webhook(self, notice: Notice, address: str, told: Told) -> None:
        text = f"{told.subject}\n{told.links or told.text}\n{self.public_url}{told.path}"
        body = {
            "id": notice.id, "kind": notice.kind, "table": notice.table, "title": told.subject, "body": told.text,
            "link": self.public_url + told.path, "stop": self.public_url + self._stop(notice),
            "text": text, "content": text,  # what chat rooms want, by their names for it
        }  # fmt: skip
        headers = {"Content-Type": "application/json", "Idempotency-Key": notice.id, "User-Agent": "Rookery"}
        answer = await self.post.send(address, headers, msgspec.json.encode(body))
        answer.check()

    async def _mail(self, notice: Notice, to: str, words: Words, told: Told, purpose: str) -> None:
        text = f"{told.links or told.text}\n\n{self.public_url}{told.path}\n"
        stop = self.public_url + self._stop(notice)
        if purpose == "s":
            text += f"\n-- \n{words.say('stop_mail')}\n{stop}\n"
        made = letter(self.mail.sender, to, notice.id, told.subject, text, words.language, notice.made)
        if purpose == "s":
            made["List-Unsubscribe"] = f"<{stop}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await asyncio.get_running_loop().run_in_executor(self.mailers, self.mail.send, made)

    # In words

    def _confirm(self, notice: Notice, words: Words) -> Told:
        path = f"/notices/{self.addresses.token('c', notice.address)}"
        return Told(words.say("confirm.subject"), words.say("confirm.text", {"address": self.public_url}), path)

    async def _turn_told(self, notice: Notice, words: Words) -> Told | None:
        rows = await self.hall.store.rows(
            "SELECT s.data FROM turns t JOIN summaries s ON s.table_id = t.table_id"
            " WHERE t.table_id = ? AND t.seat = ? AND t.turn = ? AND t.asked IS NOT NULL",
            (notice.table, notice.seat, notice.turn),
        )
        if not rows:
            return None  # it was played meanwhile
        summary = msgspec.json.decode(rows[0][0], type=Summary)
        names = [name for seat, name in enumerate(summary.names) if name and seat != notice.seat]
        about = {"game": game_name(summary.game, words), "names": names}
        text = words.say("turn.with" if names else "turn.alone", about)
        return Told(words.say("turn.subject", about), text, f"/t/{notice.table}")

    async def _digest_told(self, notice: Notice, words: Words) -> Told | None:
        tables = [one for one in await self.mine.tables(Player(notice.player)) if one.mine]
        if not tables:
            return None
        lines, links = [], []
        for one in tables:
            names = [name for seat, name in enumerate(one.names) if name and seat != one.seat]
            about = {"game": game_name(one.game, words), "names": names}
            lines.append(words.say("digest.with" if names else "digest.alone", about))
            links.append(f"{lines[-1]}\n  {self.public_url}/t/{one.table}")
        subject = words.say("digest.subject", {"count": len(tables)})
        return Told(subject, "\n".join(lines), "/", "\n".join(links))


def seats_of(table: Table, seat: int) -> list[int]:
    """A seat, and others of the same player."""
    player = table.sittings[seat].player
    return [one for one, sitting in enumerate(table.sittings) if one == seat or (player and sitting.player == player)]


def game_name(game: str, words: Words) -> str:
    """What a game is called."""
    return registry.find(game).words(words.language).say("name")


def words_in(language: str) -> Words:
    """The words of notices in a player's language."""
    return Words.read(language if language in LANGUAGES else LANGUAGES[0], "rookery.table")
