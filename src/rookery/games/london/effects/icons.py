"""The interpreter of what cards bring: the icons of the base, then the text, if there is one."""

from __future__ import annotations

from rookery.games.london.effects.texts import carry_out
from rookery.games.london.pieces import MONEY, NO_TEXT, POINTS, POVERTY, TEXT
from rookery.games.london.state import Board


def take_gains(board: Board, pile: int) -> None:
    """L18: money, points and poverty of a card of the turn's player, then what its text says."""
    seat = board.turn
    kind = board.kind_at(pile)
    board.earn(seat, MONEY[kind], "L18")
    board.score(seat, POINTS[kind], "L18")
    if POVERTY[kind]:
        board.suffer(seat, POVERTY[kind], "L18")
    if TEXT[kind] != NO_TEXT:
        carry_out(board, pile, kind)
