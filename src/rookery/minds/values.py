"""What a moment is worth to a seat: the game's own guess, or what was learnt by play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from rookery.engine.dice import Dice
from rookery.engine.features import Features
from rookery.engine.state import State
from rookery.minds.net import Net
from rookery.minds.playout import play_out

MOST_MARGIN: Final = 4.0  # in the scale of a game: more is no better


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """Judges moments. A worth is a share of the win and, where margins are judged too, a little for them."""

    def judge(self, state: State, seats: int, worths: list[float], shares: list[float], dice: Dice) -> None:
        """Put the worth of a moment, and the share of the win alone, in place for a set of seats, a bit each.

        May play the state on.
        """
        raise NotImplementedError


class Guess(Values):
    """The game's own guess, or where it has none, random play to the end."""

    def judge(self, state: State, seats: int, worths: list[float], shares: list[float], dice: Dice) -> None:
        guess = state.judge() if state.waiting() else None
        if guess is None:
            play_out(state, dice)
            guess = state.returns()
        for seat in range(state.players):
            worths[seat] = guess[seat]
            shares[seat] = guess[seat]


class Learned(Values):
    """What a network has learnt, from what each seat may know."""

    def __init__(self, net: Net, scale: float, mix: float) -> None:
        self.net: Net = net
        self.scale: float = scale  # points that make a margin of 1
        self.mix: float = mix  # what a margin of 1 counts beside the whole win
        self.features: Features = Features(int(net.inputs))

    def judge(self, state: State, seats: int, worths: list[float], shares: list[float], dice: Dice) -> None:
        if state.waiting():
            net = self.net
            features = self.features
            for seat in range(state.players):
                if seats >> seat & 1:
                    features.clear()
                    state.features(seat, features)
                    net.answer(features)
                    shares[seat] = net.share
                    worths[seat] = net.share + self.mix * soft(net.margin)
        else:
            returns = state.returns()
            totals = state.totals()
            for seat in range(state.players):
                shares[seat] = returns[seat]
                worths[seat] = returns[seat] + self.mix * soft(margin(totals, seat, self.scale))


def margin(totals: list[float], seat: int, scale: float) -> float:
    """By how much a seat is ahead of the best of the others, in the scale of a game."""
    best = -1e9
    for other in range(len(totals)):
        if other != seat and totals[other] > best:
            best = totals[other]
    ahead = (totals[seat] - best) / scale
    return min(MOST_MARGIN, max(-MOST_MARGIN, ahead))


def soft(ahead: float) -> float:
    """A margin as it counts: the more, the less each further point does, so that who is far ahead ends the game."""
    return ahead / (1.0 + abs(ahead))
