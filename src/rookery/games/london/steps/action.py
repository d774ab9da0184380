"""L3: exactly one action; its first card or borough says which."""

from __future__ import annotations

from rookery.games.london.pieces import (
    ACTIVATES,
    BORROW,
    INVEST,
    LAND_CARDS,
    LAND_PRICE,
    MARKERS,
    THREE,
    THREE_CARDS,
    TO_DRAW,
    TO_PLAY,
    TO_RUN,
    TUNNEL,
)
from rookery.games.london.state import Board
from rookery.games.london.steps import play as playing
from rookery.games.london.steps import run as running


def legal(board: Board) -> list[int]:
    """A card to play, one to activate, a borough to invest in, three cards; L8: or first a loan."""
    moves = playing.playable(board)
    running.add_ready(board, moves)
    if board.lands[board.turn].bit_count() < MARKERS:
        moves += board.open_lands
    moves.append(THREE)
    if board.counters() > 0:
        moves.append(BORROW)
    return moves


def play(board: Board, move: int) -> None:
    """Begin the action, or borrow and think again."""
    seat = board.turn
    if move == BORROW:
        board.borrow(seat, 1)
        return
    board.settle()
    if move == THREE:
        if board.told is not None:
            board.tell("takes_three", "L31", {"seat": seat})
        board.draws = THREE_CARDS
        board.owe(TO_DRAW)
    elif INVEST <= move < TUNNEL:
        borough = move - INVEST
        board.pay(seat, LAND_PRICE[borough], "L30")
        board.found(seat, borough)
        board.draws = LAND_CARDS[borough]
        board.owe(TO_DRAW)
    elif move >= ACTIVATES:
        if board.told is not None:
            board.tell("runs_city", "L17", {"seat": seat})
        board.owe(TO_RUN)
        running.play(board, move)
    else:
        board.owe(TO_PLAY)
        playing.play(board, move)
