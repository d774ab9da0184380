"""No byte sent to a seat or a spectator depends on what it may not know: over the wire, for every game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.table import records
from rookery.table.hall import Hall
from rookery.table.socket import Line
from rookery.table.store import Store
from rookery.table.table import Sitting, Table
from rookery.table.thinking import Thinkers
from tests.contract.positions import play_randomly, worth_a_look

GAMES = 6


def table_of(match: Match) -> Table:
    """A table of people, at which a match has been played so far."""
    table = Table("table", Match(match.game, match.players, match.options, match.seed, "nonce"), [], False, True)
    table.sittings = [Sitting("person") for _ in range(match.players)]
    table.add("start")
    for seat, move in match.moves:
        table.add("move", seat, text=match.game.catalogue.name(move))
    return table


def heard(table: Table, seat: int | None) -> bytes:
    """All that somebody who comes now is sent."""
    line = Line(seat)
    line.say(table.hello(seat))
    for happening in table.happenings:
        line.say(happening.message(seat))
    line.say(table.presence())
    line.say(table.view(seat))
    return drain(line)


def drain(line: Line) -> bytes:
    sent = b""
    while not line.waiting.empty():
        sent += line.waiting.get_nowait() or b""
    return sent


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
    """Where a game lets seats answer unseen, nobody else can tell by what he is sent which of them has answered."""
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
    store = Store(path)
    hall = Hall(store, Thinkers(1))
    table = table_of(match)
    await store.run(lambda connection: records.insert_table(connection, table))
    lines = [Line(seat) for seat in [None, *range(match.players)] if seat != mover]
    table.listeners |= set(lines)
    await hall.play(table, mover, move)
    store.close()
    return {line.seat: drain(line) for line in lines}


@pytest.mark.parametrize("kind", ["hello", "presence"])
def test_messages_for_all_hold_no_seed(kind: str, game: AnyGame) -> None:
    match = Match(game, game.players[0], None, 123456789123456789, "a nonce of its own")
    table = table_of(match)
    table.match.nonce = "a nonce of its own"
    sent = heard(table, 0) + heard(table, None)
    assert f"{match.seed:x}".encode() not in sent
    assert b"a nonce of its own" not in sent
