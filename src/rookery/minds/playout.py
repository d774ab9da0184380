"""Random play to the end, all inside the compiled group."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.engine.state import State


def play_out(state: State, dice: Dice) -> int:
    """Play random legal moves until the game is over; how many it took."""
    moves = 0
    while True:
        waiting = state.waiting()
        if not waiting:
            return moves
        for seat in waiting:
            legal = state.legal(seat)
            state.play(seat, legal[dice.pick(len(legal))])
            moves += 1
