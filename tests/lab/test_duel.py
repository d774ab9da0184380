"""Duels and ladders: the same deals from every seat, the same on one core or on many, and ratings that add up."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from rookery.engine import dice
from rookery.engine.game import AnyGame
from rookery.engine.tally import Tally
from rookery.lab import ladder
from rookery.lab.duel import GUESS, Contestant, Duel, Outcome, fight, play_deal

COMPILED = not str(dice.__file__).endswith(".py")


def figures(outcome: Outcome) -> tuple[object, ...]:
    """All but the times."""
    return outcome.tally, outcome.points, outcome.rivals, outcome.moves, outcome.longest, outcome.stopped


def test_a_duel_is_the_same_however_it_is_split(game: AnyGame) -> None:
    players = game.players[-1]
    duel = Duel(game.name, players, Contestant("quick", GUESS, 1), Contestant("random"), 2, 5, limit=400)
    with ThreadPoolExecutor(2) as executor:
        assert figures(fight(duel)) == figures(fight(duel, executor))


def test_each_deal_is_played_from_every_seat(game: AnyGame) -> None:
    players = game.players[-1]
    outcome = play_deal(Duel(game.name, players, Contestant("random"), Contestant("random"), 1, 5, limit=400), 0)
    assert outcome.tally.games == players
    assert outcome.longest < 400 + players


def test_who_is_the_same_on_both_sides_has_an_even_share() -> None:
    """Every seat once with the same dice: the shares of a deal sum to 1 where all play alike whatever the seat."""
    outcome = fight(Duel("kids_of_london", 3, Contestant("random"), Contestant("random"), 60, 1))
    low, high = outcome.tally.interval()
    assert low < 1 / 3 < high


def test_ratings_are_none_for_equals_and_grow_with_the_share() -> None:
    assert ladder.points(0.25, 4) == pytest.approx(0.0)
    assert ladder.points(10 / 11, 2) == pytest.approx(400.0)
    assert ladder.points(0.5, 4) > ladder.points(0.3, 4) > 0 > ladder.points(0.2, 4)
    assert ladder.points(1.0, 2) == ladder.points(0.9999, 2)
    step, error = ladder.better(Tally(100, 50.0), 2)
    assert step == pytest.approx(0.0)
    assert error > 0


@pytest.mark.skipif(not COMPILED, reason="the same games take long uncompiled")
def test_a_short_ladder_is_climbed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "RUNGS", ("random", "easy", "hard"))
    rungs = ladder.climb("crooks", 2, 4, 3)
    assert [rung.level for rung in rungs] == ["random", "easy", "hard"]
    assert rungs[0].rating < rungs[1].rating < rungs[2].rating
    assert rungs[2].yardstick is not None
    assert rungs[2].yardstick.tally.rate > 0.5  # hard against greedy
    assert rungs[2].data(2)["below"]["games"] == 8


def test_a_duel_goes_on_where_another_stopped() -> None:
    whole = Duel("kids_of_london", 3, Contestant("quick"), Contestant("random"), 4, 1)
    halves = fight(replace(whole, deals=2))
    halves.add(fight(replace(whole, deals=2, first=2)))
    assert figures(fight(whole)) == figures(halves)
