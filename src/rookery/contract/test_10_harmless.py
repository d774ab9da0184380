"""Law 10, too: a bot can change nothing through what it is handed, neither this game nor any later one."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from librt.vecs import vec

from rookery.contract.positions import matches, play_out, seeds
from rookery.engine import fields
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.standpoint import Standpoint
from rookery.engine.state import Part, State


def test_a_bot_can_change_nothing(game: AnyGame, players: int) -> None:
    @given(match=matches(game, players), seed=seeds())
    def check(match: Match, seed: int) -> None:
        before = all_there_is(game, match)
        for seat in match.waiting():
            for mischief in (pop_moves, play_on, spoil_story, spoil_world):
                standpoint = match.standpoint(seat, QuickDice(seed))
                assert standpoint.world is not match.state
                assert standpoint.world.dice.seed != match.state.dice.seed
                mischief(standpoint)
                assert all_there_is(game, match) == before, mischief.__name__

    check()


def all_there_is(game: AnyGame, match: Match) -> tuple[object, ...]:
    """The true game and what was told of it, and a new one of the same deal."""
    new = game.start(match.players, match.options, match.seed)
    legal = [list(match.state.legal(seat)) for seat in match.waiting()]
    return repr(match.state), repr(match.log), legal, repr(new), [list(new.legal(seat)) for seat in new.waiting()]


def pop_moves(standpoint: Standpoint) -> None:
    """Take all moves but one from those that are open."""
    legal = standpoint.legal()
    while len(legal) > 1:
        legal.pop()


def play_on(standpoint: Standpoint) -> None:
    """Play the world to its end, and imagine others."""
    play_out(standpoint.imagine(QuickDice(1)), QuickDice(1))
    play_out(standpoint.world, standpoint.world.dice)


def spoil_story(standpoint: Standpoint) -> None:
    """Make another story of what was heard."""
    for event in standpoint.story:
        spoil(event.args)
        event.kind = event.rule = "spoilt"
    standpoint.story.clear()


def spoil_world(standpoint: Standpoint) -> None:
    """Change whatever can be changed in the world."""
    spoil(standpoint.world)


def spoil(thing: Any) -> None:
    """Change a thing in all its parts."""
    if isinstance(thing, State | Part):
        for name in fields.names(thing):
            spoil(getattr(thing, name))
        if hasattr(thing, "steps"):
            thing.steps.clear()
    elif isinstance(thing, vec):
        for place in range(len(thing)):
            thing[place] = type(thing[place])(1 - thing[place] % 2)
    elif isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing.clear()
    elif isinstance(thing, list):
        for value in thing:
            spoil(value)
        thing.clear()
    elif isinstance(thing, set | bytearray):
        thing.clear()
