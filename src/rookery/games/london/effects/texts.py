"""The texts of cards, a function each; only here is it known which card says what."""

from __future__ import annotations

from rookery.games.london.pieces import (
    ARCHITECT,
    BURDEN,
    FETCH,
    HAND_OVER,
    HARD_PRISON,
    NEWCOMERS,
    NO_HAND,
    NORTH,
    OPPONENTS_PAY,
    OPPONENTS_TAXED,
    PER_BOROUGH,
    PER_BROWN,
    PER_NORTH,
    PER_OTHER,
    PER_SOUTH,
    PER_THAMES,
    PRISON,
    REPEAT,
    SOUTH,
    TAKINGS,
    TEXT,
    TEXT_AMOUNT,
    THAMES,
    TO_BUILD,
    TO_DRAW,
    TO_EMPLOY,
    TO_FETCH,
    TO_IMPRISON,
    TO_NAME,
    TO_REPEAT,
    TO_TUNNEL,
    UNDERGROUND,
    WORKHOUSE,
)
from rookery.games.london.state import Board


def carry_out(board: Board, pile: int, kind: int) -> None:
    """What the text at the bottom of an activated card says."""
    text = TEXT[kind]
    amount = TEXT_AMOUNT[kind]
    if text == TAKINGS:
        empty_purse(board, pile)
    elif PER_BOROUGH <= text <= PER_BROWN:
        board.earn(
            board.turn, brings_money(board, board.turn, kind), "L23" if PER_THAMES <= text <= PER_SOUTH else "L22"
        )
    elif text == PER_OTHER:
        board.score(board.turn, brings_points(board, board.turn, kind), "L22")
    elif text == OPPONENTS_PAY:
        collect(board, amount)
    elif text == OPPONENTS_TAXED:
        tax(board, amount)
    elif text in (BURDEN, HAND_OVER):
        if text == BURDEN or board.poverty[board.turn]:
            ask_whom(board, pile)
    elif text in (PRISON, HARD_PRISON):
        board.due = amount
        board.owe(TO_IMPRISON, pile)
    elif text == WORKHOUSE:
        board.owe(TO_EMPLOY, pile)
    elif text == NO_HAND:
        go_to_the_pub(board)
    elif text == UNDERGROUND:
        board.due = amount
        board.owe(TO_TUNNEL, pile)
    elif text == REPEAT:
        board.owe(TO_REPEAT, pile)
    elif text == FETCH:
        board.owe(TO_FETCH, pile)


def brings_money(board: Board, seat: int, kind: int) -> int:
    """L22, L23: Omnibus, Steamboats, Train Station by boroughs, Bridge and Tower Bridge by brown cards."""
    text = TEXT[kind]
    lands = board.lands[seat]
    if text == PER_BOROUGH:
        count = lands.bit_count()
    elif text == PER_THAMES:
        count = (lands & THAMES).bit_count()
    elif text == PER_NORTH:
        count = (lands & NORTH).bit_count()
    elif text == PER_SOUTH:
        count = (lands & SOUTH).bit_count()
    elif text == PER_BROWN:
        count = board.browns(seat)
    elif text == OPPONENTS_PAY:
        count = board.players - 1
    else:
        count = 0
    return count * TEXT_AMOUNT[kind]


def brings_points(board: Board, seat: int, kind: int) -> int:
    """L22: Town Houses by cards that are not brown."""
    if TEXT[kind] != PER_OTHER:
        return 0
    return (len(board.tops[seat]) - board.browns(seat)) * TEXT_AMOUNT[kind]


def empty_purse(board: Board, pile: int) -> None:
    """L14: Shops bring the money that lies on them."""
    seat = board.turn
    money = board.purses[seat][pile]
    if money:
        board.purses[seat][pile] = 0
        board.money_out -= money
        board.earn(seat, money, "L14")


def collect(board: Board, amount: int) -> None:
    """L24: Lloyds, every opponent pays the player."""
    for other in range(board.players):
        if other != board.turn:
            board.pay_player(other, board.turn, amount, "L24")


def tax(board: Board, amount: int) -> None:
    """L24: the Fire Brigade, every opponent pays the bank for his boroughs."""
    for other in range(board.players):
        if other != board.turn:
            board.pay(other, board.lands[other].bit_count() * amount, "L24")


def ask_whom(board: Board, pile: int) -> None:
    """L25: Fleet Street and the Police Force need an opponent; of one, no choice is left."""
    if board.players == 2:
        burden(board, 1 - board.turn, board.kind_at(pile))
    else:
        board.owe(TO_NAME, pile)


def burden(board: Board, other: int, kind: int) -> None:
    """L25: an opponent takes poverty, by the Police Force from the player himself."""
    amount = TEXT_AMOUNT[kind]
    if TEXT[kind] == HAND_OVER:
        board.suffer(board.turn, -amount, "L25")
    board.suffer(other, amount, "L25")


def go_to_the_pub(board: Board) -> None:
    """L27: Public Houses, the hand does not count in this run."""
    board.pubs = True
    if board.told is not None:
        board.tell("hand_forgiven", "L27", {"seat": board.turn})


def play_special(board: Board, kind: int) -> None:
    """L13: Huguenots and Jewish Refugees bring cards; Wren builds."""
    if TEXT[kind] == NEWCOMERS:
        board.draws = TEXT_AMOUNT[kind]
        board.owe(TO_DRAW)
    elif TEXT[kind] == ARCHITECT:
        board.due = TEXT_AMOUNT[kind]
        board.owe(TO_BUILD)


def imprison(board: Board, pile: int, card: int) -> None:
    """L26: Brixton Prison, Millbank Prison and the Workhouse, for a card that was spent."""
    seat = board.turn
    kind = board.kind_at(pile)
    board.lay_out(card)
    board.suffer(seat, -1, "L26")
    if TEXT[kind] == HARD_PRISON:
        board.score(seat, 1, "L26")
    elif TEXT[kind] == WORKHOUSE:
        board.earn(seat, TEXT_AMOUNT[kind], "L26")
