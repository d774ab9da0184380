"""The simulator: the same results however the work is split, and intervals that mean what they say."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from rookery.engine import registry
from rookery.engine.dice import QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.journal import load
from rookery.engine.match import verify
from rookery.engine.refusals import Refusal
from rookery.engine.tally import Tally
from rookery.lab.cores import cores
from rookery.lab.plan import plan
from rookery.lab.simulate import simulate
from rookery.minds import levels
from rookery.minds.greedy import GreedyMind
from rookery.minds.values import Guess, Values


def test_results_do_not_depend_on_the_jobs(game: AnyGame) -> None:
    wish = plan(game.name, game.players[-1], ["random"], 157, seed=5)
    with cores(2) as executor:
        two = simulate(wish, executor)
    assert json.dumps(simulate(wish).data()) == json.dumps(two.data())


def lose_a_process() -> None:
    with cores(2) as executor:
        assert executor is not None
        executor.submit(os._exit, 1).result()


def test_a_process_that_is_killed_is_told_of() -> None:
    with pytest.raises(Refusal, match="process_killed"):
        lose_a_process()


def always(level: levels.Level) -> Callable[[Values, bool], levels.Level]:
    """Whatever moments are worth."""
    return lambda values, tree: level


def test_a_busy_machine_changes_nothing(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = []
    for name, seconds in (("hurried", 1e-9), ("calm", 0.0)):
        level = levels.Level(GreedyMind(Guess()), 3, seconds)
        monkeypatch.setitem(levels.LEVELS, name, always(level))
        report = simulate(plan(game.name, game.players[0], [name, "random"], 2, seed=5))
        outcomes.append((report.moves, [tally.wins for tally in report.by_seat]))
    assert outcomes[0] == outcomes[1]


def test_every_bot_sits_in_every_seat(game: AnyGame) -> None:
    players = game.players[-1]
    wish = plan(game.name, players, ["random", "greedy"], players, seed=5)
    seats = [wish.seats(number) for number in range(players)]
    for bot in range(players):
        assert sorted(game_seats.index(bot) for game_seats in seats) == list(range(players))


def test_journals_are_written_and_proved(game: AnyGame, tmp_path: Path) -> None:
    wish = plan(game.name, game.players[0], ["random"], 5, seed=5, journals=True)
    report = simulate(wish, journals=str(tmp_path / "a" / "b"))
    matches = [verify(load(path)) for path in sorted((tmp_path / "a" / "b").iterdir())]
    assert len(matches) == 5
    assert report.moves == sum(len(match.moves) for match in matches)
    without = simulate(plan(game.name, game.players[0], ["random"], 5, seed=5))
    assert without.data() == report.data()  # writing them changes nothing


def test_progress_counts_every_game(game: AnyGame) -> None:
    heard: list[int] = []
    simulate(plan(game.name, game.players[0], ["random"], 53, seed=1), hear=heard.append)
    assert sum(heard) == 53
    assert 0 not in heard


def test_seeds_make_a_difference(game: AnyGame) -> None:
    one, other = (simulate(plan(game.name, game.players[0], ["random"], 40, seed=seed)).data() for seed in (1, 2))
    assert one["seats"] != other["seats"] or one["moves"] != other["moves"]


@pytest.mark.parametrize(
    ("players", "bots", "games", "reason"),
    [
        (99, ["random"], 5, "wrong_players"),
        (3, ["genius"], 5, "no_such_bot"),
        (3, ["random"] * 4, 5, "too_many_bots"),
        (3, ["random"], 0, "no_games"),
    ],
)
def test_bad_plans_are_refused(players: int, bots: list[str], games: int, reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        plan("kids_of_london", players, bots, games, seed=1)


def test_journals_need_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    with pytest.raises(Refusal, match="cannot_write"):
        simulate(plan("kids_of_london", 3, ["random"], 1, 1, journals=True), journals=str(tmp_path / "file"))


def test_the_interval_holds_the_truth_19_times_in_20() -> None:
    luck, held = QuickDice(1), 0
    for _ in range(1000):
        tally = Tally()
        for _ in range(80):
            tally.count(float(luck.pick(10) < 3))
        low, high = tally.interval()
        held += low <= 0.3 <= high
    assert 930 <= held <= 970


def test_intervals_at_the_edges() -> None:
    assert Tally().interval() == (0.0, 1.0)
    never, always = Tally(20, 0.0), Tally(20, 20.0)
    assert never.interval()[0] == 0.0 < never.interval()[1] < 0.2
    assert 0.8 < always.interval()[0] < always.interval()[1] == 1.0


def test_details_count_events_and_points(game: AnyGame, tmp_path: Path) -> None:
    wish = plan(game.name, game.players[0], ["random"], 5, seed=5, details=True)
    report = simulate(wish)
    wish = plan(game.name, game.players[0], ["random"], 5, seed=5, journals=True, details=True)
    kept = simulate(wish, journals=str(tmp_path))
    assert report.data() == kept.data()
    matches = [verify(load(path)) for path in sorted(tmp_path.iterdir())]
    events = [event.kind for match in matches for told in match.log for event in told]
    assert report.data()["events"] == {kind: events.count(kind) for kind in sorted(set(events))}
    total = sum(score.total for match in matches for score in match.scores())
    assert sum(report.data()["points"].values()) == total
    assert "events" not in simulate(plan(game.name, game.players[0], ["random"], 5, seed=5)).data()


def test_a_game_without_end_is_stopped_and_counted_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("london")
    monkeypatch.setitem(game.__dict__, "limit", 50)
    report = simulate(plan("london", 2, ["random"], 4, seed=5))
    assert report.endings == {"stopped": 4}
    assert report.moves == 200
    assert sum(tally.wins for tally in report.by_seat) == 4
