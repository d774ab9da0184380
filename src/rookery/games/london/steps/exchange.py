"""L7: Stock Exchange: swap a hand card with a card of the Display, at any decision, never to a dead end."""

from __future__ import annotations

from rookery.games.london.effects.needs import can_fetch, can_pay
from rookery.games.london.pieces import (
    ANY_COLOUR,
    CARD_NAMES,
    COLOUR,
    FEE,
    KIND,
    NONE,
    PIECE,
    SPEND,
    STEP_BITS,
    STEP_MASK,
    SWAP,
    TAKE,
    TO_FEE,
    TO_FETCH,
    TO_SPEND,
    TO_SWAP_GIVE,
    TO_SWAP_TAKE,
)
from rookery.games.london.state import Board


def offered(board: Board) -> bool:
    """Whether the turn's player may swap now."""
    if board.swapped or not board.powers[board.turn] & SWAP:
        return False
    entry = board.owed[-1]
    if TO_SWAP_TAKE <= entry & STEP_MASK <= TO_SWAP_GIVE:
        return False
    return any(any_partner(board, entry, slot) for slot in range(len(board.display)))


def any_partner(board: Board, entry: int, slot: int) -> bool:
    """Whether some hand card can go in this slot."""
    if board.display[slot] == NONE:
        return False
    return any(leaves_a_way(board, entry, slot, card) for card in board.hands[board.turn])


def leaves_a_way(board: Board, entry: int, slot: int, card: int) -> bool:
    """Whether the step that waits can still be done once a card has gone in the slot for the one there."""
    step = entry & STEP_MASK
    if step not in (TO_SPEND, TO_FEE, TO_FETCH):
        return True
    if step == TO_FETCH:
        display = board.display[:]
        display[slot] = card
        return can_fetch(display)
    hand = [one for one in board.hands[board.turn] if one != card]
    hand.append(board.display[slot])
    if step == TO_FEE:
        return can_pay(hand, FEE[board.kind_at(entry >> STEP_BITS)])
    if board.powers[board.turn] & ANY_COLOUR:
        return True
    colour = COLOUR[KIND[board.held]]
    return any(COLOUR[KIND[one]] == colour for one in hand)


def play(board: Board) -> None:
    """Begin a swap."""
    board.swapped = True
    board.owe(TO_SWAP_TAKE)


def legal_take(board: Board) -> list[int]:
    """The cards of the Display that one may have."""
    entry = board.owed[-2]
    return [TAKE + slot for slot in range(len(board.display)) if any_partner(board, entry, slot)]


def play_take(board: Board, move: int) -> None:
    """Choose a card; what is given for it comes next."""
    board.settle()
    board.owe(TO_SWAP_GIVE, move - TAKE)


def legal_give(board: Board) -> list[int]:
    """The cards of the hand that may go for it."""
    entry = board.owed[-2]
    slot = board.pile()
    moves = []
    last = NONE
    for card in board.hands[board.turn]:
        kind = KIND[card]
        if kind != last and leaves_a_way(board, entry, slot, card):
            last = kind
            moves.append(SPEND[kind])
    return moves


def play_give(board: Board, move: int) -> None:
    """The two change places."""
    slot = board.pile()
    board.settle()
    seat = board.turn
    taken = board.display[slot]
    given = board.give_up(seat, PIECE[move])
    board.display[slot] = given
    board.receive(seat, taken)
    board.shown[seat].append(taken)
    if board.told is not None:
        names = {"given": CARD_NAMES[KIND[given]], "card": CARD_NAMES[KIND[taken]]}
        board.tell("swapped", "L7", {"seat": seat, **names})
