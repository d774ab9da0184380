"""Law 5: imagined worlds vary in all that a seat cannot know, and are worlds that can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import given

from rookery.contract.positions import matches, play_out, play_randomly, seeds, worth_a_look
from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.state import State

GAMES = 60


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


def test_the_same_dice_imagine_the_same_world(game: AnyGame, players: int) -> None:
    """Whichever of the worlds that a seat cannot tell apart is true: what a mind is given then tells nothing of it."""

    @given(match=matches(game, players), seed=seeds())
    def check(match: Match, seed: int) -> None:
        for seat in range(players):
            other = match.state.imagine(seat, QuickDice(seed))
            worlds = [state.imagine(seat, QuickDice(seed + 1)) for state in (match.state, other)]
            assert repr(worlds[0]) == repr(worlds[1])

    check()


def test_every_secret_of_another_seat_varies(game: AnyGame, players: int) -> None:
    """What another seat sees and spectators don't, and this seat doesn't either, must not be a copy of the truth.

    But for what a game says is covered, and everyone could remember: that is always the truth.
    """
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
            world = match.state.imagine(seat, luck)
            mine, public = plain(game, match.state, seat), plain(game, match.state, None)
            for other in [other for other in range(players) if other != seat]:
                truth, imagined = plain(game, match.state, other), plain(game, world, other)
                for path, varies in hidden("", truth, (public, mine), imagined):
                    secrets.add(path)
                    if varies:
                        varied.add(path)
    covered = {path for path in secrets if is_covered(game, path)}
    assert secrets - covered == varied
    assert {name for name in game.covered if not any(is_within(path, name) for path in covered)} == set()


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


def plain(game: AnyGame, state: State, seat: int | None) -> Any:
    """A view as plain data."""
    return msgspec.to_builtins(game.view(state, seat))


def future(state: State, seed: int) -> list[object]:
    """What everyone would see in the rest of the game."""
    told: list[Event] = []
    state.told = told
    play_out(state, QuickDice(seed))
    return [event.data() for event in told if event.seen_by(None)]


def hidden(path: str, truth: Any, shown: tuple[Any, ...], imagined: Any) -> Iterator[tuple[str, bool]]:
    """The smallest parts of a view that differ from what is shown elsewhere, by path without numbers.

    With each, whether it is another in an imagined world.
    """
    if any(truth == one for one in shown):
        return  # so is every part of it
    if isinstance(truth, dict):
        for key, value in truth.items():
            yield from hidden(f"{path}.{key}", value, tuple(part(one, key) for one in shown), part(imagined, key))
    elif isinstance(truth, list):
        for number, value in enumerate(truth):
            yield from hidden(f"{path}.*", value, tuple(part(one, number) for one in shown), part(imagined, number))
    else:
        yield path, truth != imagined


def part(node: Any, key: Any) -> Any:
    """A part of a view; None where it has none."""
    if isinstance(node, dict):
        return node.get(key)
    return node[key] if isinstance(node, list) and isinstance(key, int) and key < len(node) else None


def is_covered(game: AnyGame, path: str) -> bool:
    """Whether a game says that everyone could remember this."""
    return any(is_within(path, name) for name in game.covered)


def is_within(path: str, name: str) -> bool:
    """Whether a path leads to a part of a view, or into it."""
    return f"{path}.".startswith(f".{name}.")
