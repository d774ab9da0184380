"""Selling a set to Fagin (O6): its kind, what is held back, how many wallets join it, and the deal."""

from __future__ import annotations

from rookery.games.oliver_twist.pieces import (
    BONUS,
    BONUSES,
    GOODS,
    KIND_OF,
    KINDS,
    LARGE_SET,
    MOVE_DEAL,
    MOVE_HOLD,
    MOVE_SELL,
    MOVE_WALLET,
    OPEN,
    OWE_SALE,
    REWARDS,
    SETS,
    VALUE_OF,
    WALLET,
)
from rookery.games.oliver_twist.state import Gang, without


def legal(state: Gang, seat: int, least: int) -> list[int]:
    """The kinds of which a set of at least so many can be made."""
    counts = [0] * len(KINDS)
    for token in state.reserves[seat]:
        counts[KIND_OF[state.type(token)]] += 1
    wallets = counts[GOODS]
    return [MOVE_SELL + kind for kind in range(GOODS) if counts[kind] and counts[kind] + wallets >= least]


def begin(state: Gang, seat: int, move: int, least: int) -> None:
    """All of that kind is laid before Fagin, with as many wallets as the set needs."""
    kind = move - MOVE_SELL
    state.least = least
    state.sale = [token for token in state.reserves[seat] if KIND_OF[state.type(token)] == kind]
    fill(state, seat)
    for token in state.sale:
        state.known[token] = OPEN
    state.tell("offered", "O6", {"seat": seat, "kind": KINDS[kind]})
    state.owe(OWE_SALE, seat)


def fill(state: Gang, seat: int) -> None:
    """Wallets join until there are enough tokens."""
    while len(state.sale) < state.least:
        add_wallet(state, seat)


def add_wallet(state: Gang, seat: int) -> None:
    """One more wallet."""
    left = [token for token in state.reserves[seat] if token not in state.sale]
    state.sale = [*state.sale, state.token_of(left, WALLET)]


def legal_sale(state: Gang, seat: int) -> list[int]:
    """Hold a token back, add a wallet, or close the deal. Nothing goes back and forth, so that a sale ends."""
    moves: list[int] = []
    wallets = state.count_type(state.sale, WALLET)
    goods = len(state.sale) - wallets
    if goods > 1 and goods - 1 + state.wallets(seat) >= state.least:
        moves += [MOVE_HOLD + what for what in range(WALLET) if state.token_of(state.sale, what) >= 0]
    if wallets < state.wallets(seat):
        moves.append(MOVE_WALLET)
    moves.append(MOVE_DEAL)
    return moves


def play_sale(state: Gang, seat: int, move: int) -> None:
    """Change the set, or sell it."""
    if move == MOVE_DEAL:
        close(state, seat)
        return
    if move == MOVE_WALLET:
        add_wallet(state, seat)
    else:
        state.sale = without(state.sale, state.token_of(state.sale, move - MOVE_HOLD))
        fill(state, seat)
    state.owe(OWE_SALE, seat)


def close(state: Gang, seat: int) -> None:
    """O6: its pounds, £7 for a large set, and the top reward."""
    tokens = state.sale
    state.sale = []
    pounds = worth(state, tokens)
    for token in tokens:
        state.unstore(seat, token)
        state.throw(token)
    state.earn(seat, pounds, SETS)
    if state.told is not None:
        state.tell("sold", "O6", {"seat": seat, "tokens": state.told_types(tokens), "pounds": pounds})
    if len(tokens) >= LARGE_SET:
        state.earn(seat, BONUS, BONUSES)
        state.tell("bonus", "O6", {"seat": seat, "pounds": BONUS})
    if state.rewarded < len(state.parts.rewards):
        reward = state.parts.rewards[state.rewarded]
        state.rewarded += 1
        state.earn(seat, reward, REWARDS)
        state.tell("rewarded", "O6", {"seat": seat, "pounds": reward})


def worth(state: Gang, tokens: list[int]) -> int:
    """The pounds on some tokens."""
    pounds = 0
    for token in tokens:
        pounds += VALUE_OF[state.type(token)]
    return pounds


def brings(state: Gang, tokens: list[int]) -> int:
    """O6: all that a set would bring now."""
    pounds = worth(state, tokens)
    if len(tokens) >= LARGE_SET:
        pounds += BONUS
    if state.rewarded < len(state.parts.rewards):
        pounds += state.parts.rewards[state.rewarded]
    return pounds
