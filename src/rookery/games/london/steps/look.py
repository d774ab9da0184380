"""L6: University of London: look at the top of the deck, choose, and put the rest back in any order."""

from __future__ import annotations

from rookery.engine.events import all_but, only
from rookery.games.london.pieces import CARD_NAMES, DONE, FORESEEN, KEEP, KIND, PUT, TAKE, TO_PUT
from rookery.games.london.state import Board
from rookery.games.london.steps.draw import free, some, taking


def open_books(board: Board) -> None:
    """Take the top cards of the deck to look at; the topmost comes first."""
    seat = board.turn
    count = min(FORESEEN, board.left)
    board.left -= count
    looked = board.deck[board.left : board.left + count]
    looked.reverse()
    board.looked = looked
    if board.told is not None:
        board.tell("looked", "L6", {"seat": seat, "cards": [CARD_NAMES[KIND[card]] for card in looked]}, only(seat))
        board.tell("looked_hidden", "L6", {"seat": seat, "count": count}, all_but(seat))


def legal(board: Board) -> list[int]:
    """One of the cards looked at, or one of the Display."""
    moves = taking(board)
    for number in range(len(board.looked)):
        moves.append(KEEP + number)
    if free(board):
        moves.append(DONE)
    return moves


def asks(board: Board) -> bool:
    """Whether a card is still to be chosen; the rest are put back next."""
    if board.draws and (board.looked or some(board.display)):
        return True
    board.draws = 0
    board.settle()
    board.owe(TO_PUT)
    return False


def play(board: Board, move: int) -> None:
    """Keep one of the cards, take one of the Display, or leave it."""
    if move == DONE:
        board.draws = 0
        return
    board.draws -= 1
    if move < KEEP:
        board.take_card(board.turn, move - TAKE, "L6")
        return
    seat = board.turn
    card = board.looked[move - KEEP]
    board.looked = [one for one in board.looked if one != card]
    board.receive(seat, card)
    if board.told is not None:
        board.tell("kept", "L6", {"seat": seat, "card": CARD_NAMES[KIND[card]]}, only(seat))
        board.tell("kept_hidden", "L6", {"seat": seat}, all_but(seat))
    if not board.left and not board.looked:
        board.close(seat)


def legal_put(board: Board) -> list[int]:
    """Each of the cards may go back next."""
    return [PUT + number for number in range(len(board.looked))]


def asks_put(board: Board) -> bool:
    """Whether there are several orders; the last card goes back by itself."""
    if len(board.looked) > 1:
        return True
    if board.looked:
        put_back(board, 0)
    board.settle()
    return False


def play_put(board: Board, move: int) -> None:
    """A card goes back; the later, the higher it lies."""
    put_back(board, move - PUT)


def put_back(board: Board, number: int) -> None:
    """A card goes on top of the deck, and its reader knows that it is there."""
    seat = board.turn
    card = board.looked[number]
    board.looked = [one for one in board.looked if one != card]
    board.deck = [*board.deck[: board.left], card]
    board.left += 1
    board.peeker = seat
    if card not in board.peeked:
        board.peeked = [*board.peeked, card]
    if board.told is not None:
        board.tell("put_back", "L6", {"seat": seat, "card": CARD_NAMES[KIND[card]]}, only(seat))
        board.tell("put_back_hidden", "L6", {"seat": seat}, all_but(seat))
