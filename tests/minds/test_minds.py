"""Minds: they play legal moves from what their seat may know, can be stopped, and the greedy one plays better."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import rookery
from rookery.contract.positions import play_randomly
from rookery.engine import dice
from rookery.engine.dice import Dice, QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.standpoint import Standpoint, stand
from rookery.lab.plan import plan
from rookery.lab.simulate import simulate
from rookery.minds import levels
from rookery.minds.greedy import GreedyMind, play_at_once
from rookery.minds.mind import Budget, Mind, Thought, ask
from rookery.minds.search import Search
from rookery.minds.values import Guess

# Uncompiled, those that look far take long, and think the same (test_both_ways.py).
PURE = str(dice.__file__).endswith(".py")
THOROUGH = [name for name in levels.LEVELS if not (PURE and name in ("hard", "hardest"))]


@pytest.mark.parametrize("name", THOROUGH)
def test_minds_play_whole_games(game: AnyGame, players: int, name: str) -> None:
    match = Match(game, players, seed=3)
    mind = levels.find(name, game, players).mind
    while not match.over:
        seat = match.waiting()[0]
        dice = QuickDice(len(match.moves))
        match.play(seat, ask(mind, Budget(2), match.state, seat, dice, []))  # no better with more, but as far


@pytest.mark.parametrize("name", THOROUGH)
def test_thinking_changes_nothing_and_repeats(game: AnyGame, players: int, name: str) -> None:
    match = Match(game, players, seed=8)
    luck = QuickDice(8)
    mind = levels.find(name, game, players).mind
    for _ in range(6):
        before = repr(match.state)
        for seat in match.waiting():
            thoughts = [mind.think(match.standpoint(seat, QuickDice(2)), Budget(50), QuickDice(1)) for _ in range(2)]
            assert thoughts[0].move == thoughts[1].move
            assert thoughts[0].shares == thoughts[1].shares
            assert thoughts[0].moves == match.state.legal(seat)
            assert thoughts[0].move in thoughts[0].moves
        assert repr(match.state) == before
        if not match.over:
            play_randomly(match, luck)


def test_a_bot_changes_nothing_through_what_it_is_handed(game: AnyGame, players: int) -> None:
    """Nor can it reach the true state: it is given a world, a seat and a story, each its own."""
    match = Match(game, players, seed=8)
    luck = QuickDice(8)
    for _ in range(6):
        if match.over:
            break
        seat = match.waiting()[0]
        before = repr(match.state), match.legal(seat), [event.data() for event in match.events(seat)]
        standpoint = match.standpoint(seat, luck)
        standpoint.legal().clear()
        standpoint.story.clear()
        standpoint.imagine(luck).play(seat, standpoint.legal()[0])
        standpoint.world.play(seat, standpoint.legal()[-1])
        assert standpoint.world is not match.state
        assert (repr(match.state), match.legal(seat), [event.data() for event in match.events(seat)]) == before
        play_randomly(match, luck)


@pytest.mark.skipif(str(dice.__file__).endswith(".py"), reason="the same games, move for move, take long uncompiled")
def test_greedy_beats_random(game: AnyGame) -> None:
    players = game.players[-1]
    others = ["random"] * (players - 1)
    report = simulate(plan(game.name, players, ["greedy", *others], 60 if game.weight == 1 else 20, seed=2))
    assert report.by_bot["greedy"].rate > report.by_bot["random"].rate


def test_where_a_guess_is_by_chance_many_worlds_are_looked_at(game: AnyGame, players: int) -> None:
    easy, hard = (levels.find(name, game, players, own=True) for name in ("easy", "hard"))
    assert isinstance(hard.mind, GreedyMind if game.guess_by_chance else Search)
    assert hard.iterations == levels.HARD * (1 if game.guess_by_chance else levels.DEEPER)
    assert easy.iterations == 4 * (levels.CHANCES if game.guess_by_chance else 1)


@pytest.mark.parametrize(("iterations", "worlds"), [(1, 1), (3, 3), (40, 4), (41, 4)])
def test_several_trees_share_what_may_be_thought(iterations: int, worlds: int) -> None:
    match = rookery.start("crooks", players=4, seed=5)
    seat = match.waiting()[0]
    search = Search(Guess(), trees=4)
    thought = search.think(match.standpoint(seat, QuickDice(2)), Budget(iterations), QuickDice(1))
    assert thought.worlds == worlds
    assert sum(thought.visits) == iterations
    seen = [share for share, visits in zip(thought.shares, thought.visits, strict=True) if visits]
    assert thought.visits[thought.moves.index(thought.move)] > 0
    assert all(0.0 < share < 1.0 for share in seen)  # on average over the trees that looked there, not over all


def test_who_choose_at_once_are_searched_in_one_tree() -> None:
    """All moves of one's own are tried in the same worlds there, so several trees would only take worlds away."""
    match = rookery.start("kids_of_london", players=3, seed=5)
    thoughts = [
        Search(Guess(), trees=trees).think(match.standpoint(0, QuickDice(2)), Budget(200), QuickDice(1))
        for trees in (1, 4)
    ]
    assert thoughts[0].visits == thoughts[1].visits
    assert thoughts[0].worlds == thoughts[1].worlds > 4


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal, match="no_such_bot"):
        levels.check("genius")


def test_anybody_can_write_a_mind() -> None:
    class First(Mind):
        def think(self, standpoint: Standpoint, budget: Budget, dice: Dice) -> Thought:
            legal = standpoint.legal()
            return Thought(legal[0], legal, [0.0] * len(legal))

    match = rookery.start("kids_of_london", players=3, seed=1)
    assert ask(First(), Budget(1), match.state, 0, QuickDice(0), []) == 0


def test_a_thought_can_be_stopped_at_any_moment(game: AnyGame) -> None:
    class Patience(Budget):
        def __init__(self) -> None:
            super().__init__()
            self.asked = 0

        def spent(self) -> bool:
            self.asked += 1
            return self.asked > 2

    players = game.players[0]
    match = Match(game, players, seed=5)
    while len(match.legal(match.waiting()[0])) == 1:
        match.play(match.waiting()[0], match.legal(match.waiting()[0])[0])
    seat = match.waiting()[0]
    for name in ("greedy", *levels.PEOPLE):
        patience = Patience()
        mind = levels.find(name, game, players).mind
        assert mind.think(match.standpoint(seat, QuickDice(2)), patience, QuickDice(1)).move in match.state.legal(seat)
        assert patience.asked == 3


def test_greedy_takes_a_won_game() -> None:
    """In the last hour, with one card each but ours known to matter, it never picks a losing child over a winning."""
    from rookery.games.kids_of_london.pieces import BANKER
    from tests.games.kids_of_london.setting import table

    state = table(3, BANKER, hour=8, coins=[9, 4, 10])
    state.hands = vec[i64]([0b100000010, 0b000001000, 0b000010000])  # ours: 1 or 8; theirs: 3 and 4
    # With the 8 we rob the banker, are richest and stripped; with the 1 we stay second and win.
    for move, share in ((8, 0.0), (1, 1.0)):
        world = state.copy()
        play_at_once(world, 0, move, QuickDice(1))
        assert not world.waiting()
        assert world.returns()[0] == share
    assert GreedyMind(Guess()).think(stand(state, 0, QuickDice(2), []), Budget(4), QuickDice(1)).move == 1
