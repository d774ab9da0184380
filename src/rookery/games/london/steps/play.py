"""L10, L13: play a card: into the building area, or for its text."""

from __future__ import annotations

from rookery.games.london.effects.texts import play_special
from rookery.games.london.pieces import (
    ANY_COLOUR,
    CARD_NAMES,
    COLOUR,
    DONE,
    KIND,
    NONE,
    PIECE,
    PLAY,
    PLAYABLE,
    POWER,
    PRICE,
    STONE,
    TO_PILE,
    TO_SPEND,
    UNPAID,
)
from rookery.games.london.state import Board


def playable(board: Board) -> list[int]:
    """The cards that can be played: what is built needs another card to spend, mostly of its colour (L11)."""
    hand = board.hands[board.turn]
    once = 0
    twice = 0  # the colours that the hand has at least two cards of
    for card in hand:
        bit = 1 << COLOUR[KIND[card]]
        twice |= once & bit
        once |= bit
    if board.powers[board.turn] & ANY_COLOUR and len(hand) > 1:
        twice = once
    moves = []
    last = NONE
    for card in hand:
        kind = KIND[card]
        if kind != last and PLAYABLE[kind]:
            last = kind
            if twice >> COLOUR[kind] & 1 or not STONE[kind] or POWER[kind] == UNPAID:
                moves.append(PLAY[kind])
    return moves


def legal(board: Board) -> list[int]:
    """Another card, or no more."""
    moves = playable(board)
    moves.append(DONE)
    return moves


def play(board: Board, move: int) -> None:
    """Play a card and pay for it; then a card is spent, and a pile chosen."""
    if move == DONE:
        board.settle()
        return
    seat = board.turn
    kind = PIECE[move]
    card = board.give_up(seat, kind)
    if board.told is not None:
        board.tell("played", "L10" if STONE[kind] else "L13", {"seat": seat, "card": CARD_NAMES[kind]})
    if not STONE[kind]:
        board.gone.append(card)
        play_special(board, kind)
        return
    board.held = card
    board.pay(seat, PRICE[kind], "L11")
    board.owe(TO_PILE)
    if POWER[kind] != UNPAID:
        board.owe(TO_SPEND)


def buildable(board: Board) -> list[int]:
    """L13: what Wren may build, or no more."""
    moves = []
    last = NONE
    for card in board.hands[board.turn]:
        kind = KIND[card]
        if kind != last and STONE[kind]:
            last = kind
            moves.append(PLAY[kind])
    moves.append(DONE)
    return moves


def build(board: Board, move: int) -> None:
    """L13: Wren builds a card of any colour, for its price alone."""
    board.due = 0 if move == DONE else board.due - 1
    if not board.due:
        board.settle()
    if move == DONE:
        return
    seat = board.turn
    kind = PIECE[move]
    board.held = board.give_up(seat, kind)
    if board.told is not None:
        board.tell("played", "L13", {"seat": seat, "card": CARD_NAMES[kind]})
    board.pay(seat, PRICE[kind], "L13")
    board.owe(TO_PILE)
