"""Law 4: nothing that a seat sees or is asked depends on what it may not know."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rookery.contract.positions import crossroads, matches, numbers, random_games, seeds, seen
from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.game import AnyGame
from rookery.engine.match import Match


def test_an_imagined_world_looks_the_same(game: AnyGame, players: int) -> None:
    @given(match=matches(game, players), seed=seeds())
    def check(match: Match, seed: int) -> None:
        luck = QuickDice(seed)
        before = repr(match.state)
        for seat in range(players):
            world = match.state.imagine(seat, luck)
            assert world.told is None
            assert list(world.waiting()) == match.waiting()
            assert seen(game, world, seat) == seen(game, match.state, seat)
            assert seen(game, world, None) == seen(game, match.state, None)
            assert world.dice.seed != match.state.dice.seed
        assert repr(match.state) == before

    check()


def test_what_a_seat_knows_in_numbers_is_the_same_in_every_world(game: AnyGame, players: int) -> None:
    """The blocks are filled in order and whole, and nothing that minds learn from depends on what is hidden."""
    blocks = game.inputs(players)
    if not blocks:
        return

    @given(match=matches(game, players), seed=seeds())
    def check(match: Match, seed: int) -> None:
        luck = QuickDice(seed)
        for seat in range(players):
            row = numbers(game, match.state, seat)
            assert len(row) == sum(width for _, width in blocks)
            assert all(abs(number) < 100 for number in row)
            assert numbers(game, match.state.imagine(seat, luck), seat) == row

    check()


def test_totals_are_the_final_points(game: AnyGame, players: int) -> None:
    if not game.inputs(players):
        return
    for match in random_games(game, players, 3):
        assert match.state.totals() == [score.total for score in match.scores()]


def test_what_others_choose_at_the_same_time_stays_hidden(game: AnyGame, players: int) -> None:
    """While somebody else still chooses too, no seat can tell one choice from another."""

    @given(match=crossroads(game, players), data=st.data())
    def check(match: Match | None, data: st.DataObject) -> None:
        if match is None:
            return
        waiting = match.waiting()
        mover = data.draw(st.sampled_from(waiting))
        for watcher in [None, *range(players)]:
            if watcher == mover:
                continue
            truth = match.state.copy()
            world = truth.imagine(watcher if watcher is not None else 0, QuickDice(1))
            shown = []
            for state in (truth, world) if watcher is not None else (truth, truth.copy()):
                told: list[Event] = []
                state.told = told
                state.play(mover, data.draw(st.sampled_from(state.legal(mover))))
                events = [event.data() for event in told if event.seen_by(watcher)]
                shown.append((seen(game, state, watcher), list(state.waiting()), events))
            assert shown[0] == shown[1]

    check()


def test_who_has_answered_unseen_cannot_be_seen(game: AnyGame, players: int) -> None:
    """Where seats answer unseen, everybody else sees the same whoever of them has answered."""

    @given(match=crossroads(game, players))
    def check(match: Match | None) -> None:
        if match is None or not match.state.unseen():
            return
        movers = match.waiting()
        for watcher in [None, *range(players)]:
            shown = set()
            for mover in movers:
                if mover != watcher and len(movers) > 1:
                    state = match.state.copy()
                    told: list[Event] = []
                    state.told = told
                    state.play(mover, state.legal(mover)[-1])
                    shown.add((seen(game, state, watcher), len([event for event in told if event.seen_by(watcher)])))
            assert len(shown) <= 1

    check()
