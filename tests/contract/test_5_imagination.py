"""Law 5: imagined worlds vary in all that a seat cannot know, and are worlds that can be played."""

from __future__ import annotations

import re
from typing import Any

from hypothesis import given

from rookery.bots.playout import play_out
from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.state import State
from tests.contract.positions import matches, play_randomly, seeds, worth_a_look

GAMES = 40


def test_imagined_worlds_are_sound(game: AnyGame, players: int) -> None:
    @given(match=matches(game, players), seed=seeds())
    def check(match: Match, seed: int) -> None:
        luck = QuickDice(seed)
        for seat in range(players):
            world = match.state.imagine(seat, luck)
            assert world.audit() == []
            again = world.imagine(seat, luck)  # imagining within a world that is imagined is as good
            assert again.audit() == []
            play_out(world, luck)
            assert world.audit() == []

    check()


def test_every_secret_of_another_seat_varies(game: AnyGame, players: int) -> None:
    """What another seat sees and spectators don't, and this seat doesn't either, must not be a copy of the truth."""
    secrets: set[str] = set()
    varied: set[str] = set()
    for seed in range(GAMES):
        match = Match(game, players, None, seed, "nonce")
        luck = QuickDice(seed)
        while not match.over:
            play_randomly(match, luck)
            if not worth_a_look(len(match.moves)):
                continue
            seat = luck.pick(players)
            mine, public = leaves(game, match.state, seat), leaves(game, match.state, None)
            world = match.state.imagine(seat, luck)
            for other in [other for other in range(players) if other != seat]:
                truth, imagined = leaves(game, match.state, other), leaves(game, world, other)
                for path, value in truth.items():
                    if value != public.get(path) and value != mine.get(path):
                        secrets.add(shape(path))
                        if imagined.get(path) != value:
                            varied.add(shape(path))
    assert secrets == varied


def test_what_nobody_knows_varies(game: AnyGame, players: int) -> None:
    """If the deal was drawn by lot, the future of an imagined world is not the future of the true one."""
    truths, worlds = [], []
    for seed in range(GAMES):
        state = game.start(players, None, seed)
        if not state.dice.drawn:
            return
        truths.append(future(state.copy(), seed))
        worlds.append(future(state.imagine(0, QuickDice(seed)), seed))
    assert sum(truth != world for truth, world in zip(truths, worlds, strict=True)) > GAMES // 2


def future(state: State, seed: int) -> list[object]:
    """What everyone would see in the rest of the game."""
    told: list[Event] = []
    state.told = told
    play_out(state, QuickDice(seed))
    return [event.data() for event in told if event.seen_by(None)]


def leaves(game: AnyGame, state: State, seat: int | None) -> dict[str, object]:
    """A view of the table as its smallest parts, by path."""
    found: dict[str, object] = {}

    def gather(path: str, node: Any) -> None:
        if isinstance(node, dict):
            for key, value in node.items():
                gather(f"{path}.{key}", value)
        elif isinstance(node, list):
            for number, value in enumerate(node):
                gather(f"{path}.{number}", value)
        else:
            found[path] = node

    gather("", game.view(state, seat))
    return found


def shape(path: str) -> str:
    """A path without its numbers."""
    return re.sub(r"\.\d+", ".*", path)
