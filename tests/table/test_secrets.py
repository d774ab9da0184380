"""No byte sent to a seat or a spectator depends on what it may not know: over the wire, for every game."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rookery.contract.positions import play_randomly, worth_a_look
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.table import commands, events
from rookery.table.audience import Audience
from rookery.table.hall import Hall, Hosted
from rookery.table.sqlite import SqliteStore
from rookery.table.store import Standing
from rookery.table.table import Table, fold
from tests.table.ear import Ear

GAMES = 6
SECRET = f"{123456789123456789:x}"
NONCE = "a nonce of its own"


def happenings(match: Match) -> list[events.Happening]:
    """What has happened at a table of people, at which a match has been played so far."""
    places = [events.Place("person") for _ in range(match.players)]
    told: list[events.Happening] = [
        events.Opened(
            at=0.0, game=match.game.name, rules=match.game.rules_version, options=match.options, places=places,
            public=False, spectators=True, maker="k0", secret=f"{match.seed:x}", nonce=match.nonce,
        )
    ]  # fmt: skip
    told += [
        events.Seated(at=0.0, seat=seat, name=f"P{seat}", token=f"k{seat}", share="") for seat in range(match.players)
    ]
    told.append(events.Started(at=0.0))
    for seat, move in match.moves:
        told.append(events.Moved(at=0.0, seat=seat, move=match.game.catalogue.name(move)))
    return told


def table_of(match: Match) -> Table:
    """That table."""
    return fold("table", happenings(match))


def heard(table: Table, seat: int | None) -> bytes:
    """All that somebody who comes now is sent."""
    return b"".join(Audience(table).welcome(Ear(seat, "" if seat is None else f"k{seat}"), 0))


def test_who_comes_hears_the_same_in_every_world(game: AnyGame, players: int) -> None:
    for seed in range(GAMES):
        match = Match(game, players, None, seed, "nonce")
        luck = QuickDice(seed)
        while not match.over:
            play_randomly(match, luck)
            if not worth_a_look(len(match.moves)):
                continue
            table = table_of(match)
            seat = luck.pick(players)
            truth, public = heard(table, seat), heard(table, None)
            assert table.match is not None
            table.match.state = match.state.imagine(seat, luck)
            table.match.state.dice = match.state.dice  # whether a die was rolled is no secret
            if not match.over:
                assert heard(table, seat) == truth
                assert heard(table, None) == public


def test_who_listens_cannot_tell_one_secret_choice_from_another(game: AnyGame, players: int, tmp_path: Path) -> None:
    """While others still choose, a move at the table sounds the same to everyone else, whatever it was."""
    crossroads = 0
    for seed in range(GAMES):
        match = Match(game, players, None, seed, "nonce")
        luck = QuickDice(seed)
        while not match.over and crossroads < 40:
            waiting = match.waiting()
            mover = waiting[luck.pick(len(waiting))]
            legal = match.legal(mover)
            if len(waiting) > 1 and len(legal) > 1:
                crossroads += 1
                one, other = (asyncio.run(sound(match, mover, move, tmp_path)) for move in (legal[0], legal[-1]))
                assert one == other
            play_randomly(match, luck)


def test_who_answers_unseen_stays_unseen(game: AnyGame, players: int, tmp_path: Path) -> None:
    """Where a game lets seats answer unseen, nobody else can tell by what they are sent which of them has answered."""
    for seed in range(2):
        match = Match(game, players, None, seed, "nonce")
        luck = QuickDice(seed)
        for _ in range(30):
            waiting = match.waiting()
            if match.state.unseen() and len(waiting) > 2:
                heard = [asyncio.run(sound(match, mover, match.legal(mover)[-1], tmp_path)) for mover in waiting[:2]]
                for watcher in (None, *range(players)):
                    if watcher not in waiting[:2]:
                        assert heard[0][watcher] == heard[1][watcher]
            if match.over:
                return
            play_randomly(match, luck)


async def sound(match: Match, mover: int, move: str, folder: Path) -> dict[int | None, bytes]:
    """What everyone but the mover is sent by a move, through the hall and its store."""
    path = folder / "rookery.sqlite"
    path.unlink(missing_ok=True)
    store = SqliteStore(path)
    hall = Hall(store, clock=lambda: 0.0)
    told = happenings(match)
    await store.append("table", 0, told, Standing(False, False, False))
    hosted: Hosted = await hall.find("table")
    lines = [Ear(seat, "" if seat is None else f"k{seat}") for seat in [None, *range(match.players)] if seat != mover]
    for line in lines:
        hosted.audience.welcome(line, len(told))
        hall.listen(hosted, line)
    hosted.audience.close()  # who came is told later, or not: that is no matter here
    await hall.do("table", commands.Act(f"k{mover}", move, "r"))
    await hall.close()
    await store.close()
    return {line.seat: b"".join(line.heard) for line in lines}


def test_messages_for_all_hold_no_secret(game: AnyGame) -> None:
    match = Match(game, game.players[0], None, int(SECRET, 16), NONCE)
    play_randomly(match, QuickDice(1))
    table = table_of(match)
    for seat in (None, *range(match.players)):
        sent = heard(table, seat)
        assert SECRET.encode() not in sent
        assert NONCE.encode() not in sent
        for token in range(match.players):
            assert f'"k{token}"'.encode() not in sent


def test_shares_and_hashes_are_nobodys_business(tmp_path: Path) -> None:
    """While it is played, nothing that opens a seat or made the deal is sent to anybody."""
    table = Table("table")
    opened = events.Opened(
        at=0.0, game="kids_of_london", rules=1, options={}, public=True, spectators=True, maker="hash-0",
        secret="5ec2e7", nonce="0f0f",
        places=[events.Place("person"), events.Place("link", link="hash-1"), events.Place("open")],
    )  # fmt: skip
    told: list[events.Happening] = [
        opened,
        events.Seated(at=0.0, seat=0, name="Ann", token="hash-0", share="aaaa1111"),
        events.Seated(at=0.0, seat=1, name="Bob", token="hash-2", share="bbbb2222"),
        events.Offered(at=0.0, seat=1, link="hash-3"),
        events.Seated(at=0.0, seat=2, name="Cat", token="hash-4", share="cccc3333"),
        events.Started(at=0.0),
        events.Moved(at=0.0, seat=0, move="send 4", request="request-1"),
        events.Said(at=0.0, seat=1, text="hi", request="request-2"),
    ]
    for event in told:
        table.apply(event)
        for seat in (None, 0, 1, 2)[: 1 + len(table.sittings)]:
            sent = heard(table, seat)
            for secret in (b"hash-", b"5ec2e7", b"0f0f", b"aaaa1111", b"bbbb2222", b"cccc3333", b"request-"):
                assert secret not in sent
