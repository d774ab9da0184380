"""L21: take a card of the Display and build it on the card that fetches it."""

from __future__ import annotations

from rookery.games.london.pieces import CARD_NAMES, KIND, NONE, PRICE, STONE, TAKE
from rookery.games.london.state import Board


def legal(board: Board) -> list[int]:
    """The cards of the Display that can be built."""
    display = board.display
    return [TAKE + slot for slot in range(len(display)) if display[slot] != NONE and STONE[KIND[display[slot]]]]


def play(board: Board, move: int) -> None:
    """It is paid for and placed; in this run it may be activated."""
    seat = board.turn
    pile = board.pile()
    board.settle()
    slot = move - TAKE
    card = board.display[slot]
    board.display[slot] = NONE
    if board.told is not None:
        board.tell("fetched", "L21", {"seat": seat, "card": CARD_NAMES[KIND[card]]})
    board.pay(seat, PRICE[KIND[card]], "L21")
    board.place(seat, pile, card)
