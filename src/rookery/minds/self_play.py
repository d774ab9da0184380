"""A game played by one mind in all seats, kept as rows to learn from."""

from __future__ import annotations

from typing import Final

from rookery.engine.dice import QuickDice
from rookery.engine.features import Features
from rookery.engine.state import State
from rookery.minds.greedy import judge_choice, play_at_once, same_choice
from rookery.minds.values import Learned, Values

MILLION: Final = 1_000_000


class Record:
    """What was seen in a game: for each row what its seat knew; where a turn begins, what it seemed worth."""

    def __init__(self) -> None:
        self.places: list[int] = []  # of the numbers that are not 0, one row after the other
        self.numbers: list[float] = []
        self.lengths: list[int] = []  # of the rows
        self.seats: list[int] = []
        self.starts: list[bool] = []  # whether a turn of the seat begins here
        self.shares: list[float] = []  # what was thought of it, where it does
        self.margins: list[float] = []
        self.moves: int = 0

    def add(self, learned: Learned, state: State, seat: int, start: bool) -> None:
        """Keep what a seat knows now."""
        features = learned.features
        features.clear()
        state.features(seat, features)
        share = 0.0
        margin = 0.0
        if start:
            learned.net.answer(features)
            share = learned.net.share
            margin = learned.net.margin
        places, numbers = features.kept()
        self.places += places
        self.numbers += numbers
        self.lengths.append(len(places))
        self.seats.append(seat)
        self.starts.append(start)
        self.shares.append(share)
        self.margins.append(margin)


class Player:
    """Chooses one step ahead, in one imagined world."""

    def __init__(self, values: Values, players: int) -> None:
        self.values: Values = values
        self.worths: list[float] = [0.0] * players
        self.shares: list[float] = [0.0] * players

    def choose(self, state: State, seat: int, legal: list[int], dice: QuickDice) -> int:
        """The move that looks best."""
        world = state.imagine(seat, dice)
        fall = dice.fork()
        best = legal[0]
        most = -1e18
        for number in range(len(legal)):
            after = world.copy()
            chance = fall.copy()
            play_at_once(after, seat, legal[number], chance)
            if same_choice(after, seat, legal):
                judge_choice(self.values, after, seat, legal, number, self.worths, self.shares, chance)
            else:
                self.values.judge(after, 1 << seat, self.worths, self.shares, chance)
            if self.worths[seat] > most:
                most = self.worths[seat]
                best = legal[number]
        return best


def self_play(
    state: State, learned: Learned, values: Values, stray: float, keep: float, limit: int, dice: QuickDice
) -> Record:
    """Play to the end, or to a limit of moves, by values; some moves stray, and some moments after a move are kept."""
    record = Record()
    player = Player(values, state.players)
    before = -1
    while record.moves < limit:
        waiting = state.waiting()
        if not waiting:
            break
        several = len(waiting) > 1
        chosen: list[int] = []
        for seat in waiting:
            legal = state.legal(seat)
            if (several and len(legal) > 1) or (not several and seat != before):
                record.add(learned, state, seat, True)
            before = seat
            if len(legal) == 1:
                chosen.append(legal[0])
            elif float(dice.pick(MILLION)) < stray * MILLION:
                chosen.append(legal[dice.pick(len(legal))])
            else:
                chosen.append(player.choose(state, seat, legal, dice))
        seats = waiting[:]
        for number in range(len(seats)):
            state.play(seats[number], chosen[number])
            record.moves += 1
        if float(dice.pick(MILLION)) < keep * MILLION and state.waiting():
            record.add(learned, state, seats[0], False)
            other = int(dice.pick(state.players))
            if other != seats[0]:
                record.add(learned, state, other, False)
    return record


def see(state: State, seat: int, size: int) -> list[float]:
    """What a seat knows, as a whole row."""
    features = Features(size)
    state.features(seat, features)
    return features.row()
