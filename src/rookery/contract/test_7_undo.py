"""Law 7: a move can be taken back until a die was rolled, something hidden was shown, or another seat has spoken."""

from __future__ import annotations

import pytest
from hypothesis import assume, given

from rookery.contract.positions import matches, seeds, seen
from rookery.engine.dice import QuickDice
from rookery.engine.events import Event
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.state import State

REASONS = {"die_rolled", "hidden_shown"}


def test_only_the_last_to_speak_may_undo(game: AnyGame, players: int) -> None:
    @given(match=matches(game, players))
    def check(match: Match) -> None:
        before = match.journal().text()
        last = match.moves[-1][0] if match.moves else None
        for seat in range(players):
            if seat != last:
                with pytest.raises(Refusal) as refused:
                    match.undo(seat)
                assert refused.value.reason == ("nothing_to_undo" if last is None else "others_spoke")
        assert match.journal().text() == before

    check()


def test_undo_leads_back_exactly_and_never_past_the_barrier(game: AnyGame, players: int) -> None:
    @given(match=matches(game, players), seed=seeds())
    def check(match: Match, seed: int) -> None:
        assume(match.moves)
        seat, move = match.moves[-1]
        earlier = Match(game, players, match.options, match.seed, match.nonce)
        for one, done in match.moves[:-1]:
            earlier.play(one, done)
        refusal = match.undo_refusal(seat)
        rolled = earlier.state.dice.drawn != match.state.dice.drawn
        worlds = [earlier.state.imagine(seat, QuickDice(seed + number)) for number in range(12)]
        looks = {look_after(game, world, seat, move) for world in worlds}
        looks.add(look_after(game, earlier.state.copy(), seat, move))
        if refusal is None:
            assert not rolled
            assert len(looks) == 1  # the seat has learnt nothing by its move
            match.undo(seat)
            assert match.journal().text() == earlier.journal().text()
            assert repr(match.state) == repr(earlier.state)
            assert [list(map(repr, told)) for told in match.log] == [list(map(repr, told)) for told in earlier.log]
        else:
            assert refusal.reason in REASONS
            assert (refusal.reason == "die_rolled") == rolled

    check()


def look_after(game: AnyGame, state: State, seat: int, move: int) -> tuple[bytes, str]:
    """What a seat sees and hears by a move."""
    told: list[Event] = []
    state.told = told
    state.play(seat, move)
    return seen(game, state, seat), repr([event.data() for event in told if event.seen_by(seat)])
