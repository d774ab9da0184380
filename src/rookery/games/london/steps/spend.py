"""L11: spend a card of the same colour for the card that is to be placed; with School, of any."""

from __future__ import annotations

from rookery.games.london.pieces import ANY_COLOUR, CARD_NAMES, COLOUR, KIND, NONE, PIECE, SCHOOLING, SPEND
from rookery.games.london.state import Board


def legal(board: Board) -> list[int]:
    """Cards of the colour; all of them, where School is in view."""
    return spendable(board, COLOUR[KIND[board.held]])


def spendable(board: Board, colour: int) -> list[int]:
    """Cards of a colour in hand; all of them, where School is in view, or with NONE."""
    free = colour == NONE or bool(board.powers[board.turn] & ANY_COLOUR)
    moves = []
    last = NONE
    for card in board.hands[board.turn]:
        kind = KIND[card]
        if kind != last and (free or COLOUR[kind] == colour):
            last = kind
            moves.append(SPEND[kind])
    return moves


def play(board: Board, move: int) -> None:
    """Spend the card, and pay for the School where it has another colour."""
    board.settle()
    kind = PIECE[move]
    if COLOUR[kind] != COLOUR[KIND[board.held]]:
        board.pay(board.turn, SCHOOLING, "L11")
    spend(board, kind, "L11")


def spend(board: Board, kind: int, rule: str) -> None:
    """A card goes from the hand to the Display."""
    card = board.give_up(board.turn, kind)
    if board.told is not None:
        board.tell("spent", rule, {"seat": board.turn, "card": CARD_NAMES[kind]})
    board.lay_out(card)
