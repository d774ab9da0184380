"""Tables set for a rule to be played out on."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.dice import Dice
from rookery.engine.events import Event
from rookery.games.kids_of_london import GAME
from rookery.games.kids_of_london.pieces import GANG, HOURS, TILES
from rookery.games.kids_of_london.state import Kids

LAST = HOURS - 1


def table(players: int, tile: int, hour: int = 0, coins: list[int] | None = None, dummy: int = 0) -> Kids:
    """A table at the start of an hour, with the tile turned up; with two players, the dummy's card too."""
    state = GAME.start(players)
    others = [other for other in TILES if other != tile]
    same = [tile] * TILES.count(tile)
    state.tiles = [*others[:hour], tile, *others[hour:], *same[1:]]
    if players == 2:
        state.dummy = [card for card in range(HOURS) if card != dummy]
        state.dummy.insert(hour, dummy)
    state.hands = vec[i64]([GANG] * state.gangs)
    state.coins = vec[i64](coins or [0] * state.gangs)
    state.hour = hour
    state.told = []
    state.owing = 0
    state.turn_up()
    return state


def send(state: Kids, *children: int) -> Kids:
    """Everybody sends a child, in the order of the seats."""
    for seat, child in enumerate(children):
        state.play(seat, child)
    return state


def told(state: Kids, kind: str) -> list[Event]:
    return [event for event in state.told or [] if event.kind == kind]


def over(*coins: int, players: int = 0) -> Kids:
    """A game that has just ended with these coins."""
    ended: Kids = Kids.of(
        players=players or len(coins), dice=Dice(0), gangs=len(coins), hour=HOURS, coins=vec[i64](coins)
    )
    return ended
