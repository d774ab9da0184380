"""A turn (O2, O5 to O9): prowl, go to Fagin, play a character; who can neither prowl nor sell may end the round."""

from __future__ import annotations

from rookery.games.oliver_twist.pieces import MOVE_HOLD, MOVE_PAY, MOVE_PLAY, MOVE_SELL, SET
from rookery.games.oliver_twist.state import Gang
from rookery.games.oliver_twist.steps import characters, fagin, prowl, rounds


def legal(state: Gang, seat: int) -> list[int]:
    """Everything that is open at the beginning of a turn."""
    moves = prowl.legal(state, seat) + fagin.legal(state, seat, SET)
    if not moves:
        moves.append(MOVE_PAY)
    if state.hands[seat]:
        moves += characters.legal(state, seat)
    return moves


def play(state: Gang, seat: int, move: int) -> None:
    """One of the three actions, or the end of the round."""
    if move == MOVE_PAY:
        rounds.give_up(state, seat)
    elif move >= MOVE_PLAY:
        characters.play(state, seat, move)
    elif MOVE_SELL <= move < MOVE_HOLD:
        fagin.begin(state, seat, move, SET)
    else:
        prowl.play(state, seat, move)
