"""Characters who help with money and the police: Charley Bates, Mr Brownlow, Mrs Bedwin, Nancy and Rose Maylie."""

from __future__ import annotations

from rookery.games.oliver_twist.pieces import (
    FAVOURS,
    KIND_OF,
    KINDS,
    MOVE_CLEAR,
    MOVE_DONE,
    MOVE_WALLET,
    OWE_BARGAIN,
    OWE_CLEAR,
    OWE_FENCE,
    PRESENT,
    SMALL_SET,
    WALLET,
    WALLET_PRICE,
)
from rookery.games.oliver_twist.state import Gang
from rookery.games.oliver_twist.steps import fagin


def fence(state: Gang, seat: int) -> bool:
    """Charley Bates: £3 for every wallet that one parts with."""
    if not state.wallets(seat):
        return False
    state.owe(OWE_FENCE, seat)
    return True


def gift(state: Gang, seat: int) -> bool:
    """Mr Brownlow: £5."""
    state.earn(seat, PRESENT, FAVOURS)
    state.tell("gift", "O29", {"seat": seat, "pounds": PRESENT})
    return True


def bargain(state: Gang, seat: int) -> bool:
    """Mrs Bedwin: a set of two or more. Offered to everyone, so that nobody learns what is not there (O35)."""
    state.owe(OWE_BARGAIN, seat)
    return True


def clear(state: Gang, seat: int) -> bool:
    """Nancy, Rose Maylie: one kind leaves one's own file."""
    if not state.files[seat]:
        return False
    state.owe(OWE_CLEAR, seat)
    return True


def legal_fence(state: Gang, seat: int) -> list[int]:
    """One more wallet, or no more."""
    return [MOVE_WALLET, MOVE_DONE] if state.wallets(seat) else [MOVE_DONE]


def part_with(state: Gang, seat: int, move: int) -> None:
    """A wallet goes into the bag."""
    if move == MOVE_DONE:
        return
    token = state.token_of(state.reserves[seat], WALLET)
    state.unstore(seat, token)
    state.throw(token)
    state.earn(seat, WALLET_PRICE, FAVOURS)
    state.tell("fenced", "O22", {"seat": seat, "pounds": WALLET_PRICE})
    if state.wallets(seat):
        state.owe(OWE_FENCE, seat)


def legal_bargain(state: Gang, seat: int) -> list[int]:
    """A kind to sell, or none."""
    return [*fagin.legal(state, seat, SMALL_SET), MOVE_DONE]


def strike(state: Gang, seat: int, move: int) -> None:
    """A small set is laid before Fagin."""
    if move != MOVE_DONE:
        fagin.begin(state, seat, move, SMALL_SET)


def legal_clear(state: Gang, seat: int) -> list[int]:
    """A kind that is in the file, or none."""
    found = [False] * len(KINDS)
    for token in state.files[seat]:
        found[KIND_OF[state.type(token)]] = True
    return [MOVE_CLEAR + kind for kind in range(len(KINDS)) if found[kind]] + [MOVE_DONE]


def wipe(state: Gang, seat: int, move: int) -> None:
    """All tokens of that kind leave the file, in the open."""
    if move == MOVE_DONE:
        return
    kind = move - MOVE_CLEAR
    stay: list[int] = []
    gone = 0
    for token in state.files[seat]:
        if KIND_OF[state.type(token)] == kind:
            state.throw(token)
            gone += 1
        else:
            stay.append(token)
    state.files[seat] = stay
    state.tell("cleared", "O23", {"seat": seat, "kind": KINDS[kind], "count": gone})
