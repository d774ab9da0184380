"""Bots: they play legal moves from what their seat may know, and the greedy one plays better."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import rookery
from rookery.bots import levels
from rookery.bots.bot import Bot
from rookery.bots.greedy import GreedyBot, try_move
from rookery.contract.positions import play_randomly
from rookery.engine import dice
from rookery.engine.dice import Dice, QuickDice
from rookery.engine.game import AnyGame
from rookery.engine.match import Match
from rookery.engine.refusals import Refusal
from rookery.engine.standpoint import Standpoint, stand
from rookery.lab.simulate import plan, simulate


@pytest.mark.parametrize("name", list(levels.LEVELS))
def test_bots_play_whole_games(game: AnyGame, players: int, name: str) -> None:
    match = Match(game, players, seed=3)
    bot = levels.find(name)
    if isinstance(bot, GreedyBot):
        bot = GreedyBot(4)  # it plays no better, but as far, in less time
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, bot.choose(match.standpoint(seat, QuickDice(3)), QuickDice(len(match.moves))))


@pytest.mark.parametrize("name", list(levels.LEVELS))
def test_choosing_changes_nothing_and_repeats(game: AnyGame, players: int, name: str) -> None:
    match = Match(game, players, seed=8)
    luck = QuickDice(8)
    bot = levels.find(name)
    for _ in range(6):
        before = repr(match.state)
        for seat in match.waiting():
            choices = {bot.choose(match.standpoint(seat, QuickDice(2)), QuickDice(1)) for _ in range(2)}
            assert len(choices) == 1
            assert choices <= set(match.state.legal(seat))
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
    report = simulate(plan(game.name, players, ["greedy", *others], 60, seed=2))
    assert report.by_bot["greedy"].rate > report.by_bot["random"].rate


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal, match="no_such_bot"):
        levels.find("genius")


def test_anybody_can_write_a_bot() -> None:
    class First(Bot):
        def choose(self, standpoint: Standpoint, dice: Dice) -> int:
            return standpoint.legal()[0]

    match = rookery.start("kids_of_london", players=3, seed=1)
    assert First().choose(match.standpoint(0, QuickDice(0)), QuickDice(0)) == 0


def test_greedy_takes_a_won_game() -> None:
    """In the last hour, with one card each but ours known to matter, it never picks a losing child over a winning."""
    from rookery.games.kids_of_london.pieces import BANKER
    from tests.games.kids_of_london.setting import table

    state = table(3, BANKER, hour=8, coins=[9, 4, 10])
    state.hands = vec[i64]([0b100000010, 0b000001000, 0b000010000])  # ours: 1 or 8; theirs: 3 and 4
    # With the 8 we rob the banker, are richest and stripped; with the 1 we stay second and win.
    assert try_move(state.copy(), 0, 8, QuickDice(1)) == 0.0
    assert try_move(state.copy(), 0, 1, QuickDice(1)) == 1.0
    assert GreedyBot(4).choose(stand(state, 0, QuickDice(2), []), QuickDice(1)) == 1
