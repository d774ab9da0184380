"""Selling a set to Fagin (O6): what is held back of its kind, how many wallets join it, and the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from rookery.engine.events import only
from rookery.engine.refusals import Refusal
from rookery.engine.steps import Step
from rookery.games.oliver_twist.moves import MOVE_DEAL, MOVE_FILE, MOVE_HOLD, MOVE_WALLET
from rookery.games.oliver_twist.pieces import (
    BONUS,
    BONUSES,
    GOODS,
    KIND_OF,
    KINDS,
    LARGE_SET,
    REWARDS,
    SETS,
    TALLY_BITS,
    TALLY_MASK,
    VALUE_OF,
    WALLET,
)
from rookery.games.oliver_twist.steps.numbers import OWE_SALE
from rookery.games.oliver_twist.steps.why import why_not_hold

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


class Sale(Step["Twist"]):
    """Hold a token back, add a wallet, or close the deal. Nothing goes back and forth, so that a sale ends."""

    def legal(self, state: Twist, seat: int) -> list[int]:
        moves: list[int] = []
        wallets = state.count_type(state.sale, WALLET)
        goods = len(state.sale) - wallets
        if goods > 1 and goods - 1 + state.wallets(seat) >= state.about:
            types = state.types_among(state.sale)
            moves += [MOVE_HOLD + what for what in range(WALLET) if types >> what & 1]
        if wallets < state.wallets(seat):
            moves.append(MOVE_WALLET)
        moves.append(MOVE_DEAL)
        return moves

    def play(self, state: Twist, seat: int, move: int) -> None:
        if move == MOVE_DEAL:
            close(state, seat)
        else:
            change(state, seat, move, state.about)
            state.owe(OWE_SALE, seat, state.about)

    def refuse(self, state: Twist, seat: int, move: int) -> Refusal:
        if move == MOVE_WALLET:
            return Refusal("no_wallet", self.rule)
        if MOVE_HOLD <= move < MOVE_FILE:
            reason = why_not_hold(state, move - MOVE_HOLD)
            if reason is not None:
                return reason
        return Refusal("sale_first", self.rule)


def kinds_to_sell(state: Twist, seat: int, least: int) -> int:
    """The kinds, a bit each, of which a set of at least so many can be made."""
    reserve = state.reserves[seat]
    if len(reserve) < least:
        return 0
    tallies = state.parts.tallies
    tally: i64 = 0
    for token in reserve:
        tally += tallies[token]
    wallets = tallied(tally, GOODS)
    kinds: i64 = 0
    kind: i64 = 0
    while kind < GOODS:
        count = tallied(tally, kind)
        if count and count + wallets >= least:
            kinds |= 1 << kind
        kind += 1
    return kinds


def tallied(tally: i64, kind: i64) -> i64:
    """How many of a kind there are in a tally."""
    return tally >> TALLY_BITS * kind & TALLY_MASK


def begin_sale(state: Twist, seat: int, kind: int, least: int) -> None:
    """A player goes to Fagin; which tokens they choose there nobody else learns before the deal is closed."""
    lay_out(state, seat, kind, least)
    state.tell("offered", "O6", {"seat": seat, "kind": KINDS[kind]}, only(seat))
    state.owe(OWE_SALE, seat, least)


def lay_out(state: Twist, seat: int, kind: int, least: int) -> None:
    """All of that kind, with as many wallets as the set needs."""
    state.sale = [token for token in state.reserves[seat] if KIND_OF[state.type(token)] == kind]
    fill(state, seat, least)


def change(state: Twist, seat: int, move: int, least: int) -> None:
    """One more wallet, or a token that is held back."""
    if move == MOVE_WALLET:
        add_wallet(state, seat)
    else:
        what = move - MOVE_HOLD
        held = max([token for token in state.sale if state.type(token) == what])  # O34: a hexagonal one rather stays
        state.sale = [token for token in state.sale if token != held]
        fill(state, seat, least)


def fill(state: Twist, seat: int, least: int) -> None:
    """Wallets join until there are enough tokens."""
    while len(state.sale) < least:
        add_wallet(state, seat)


def add_wallet(state: Twist, seat: int) -> None:
    """One more wallet."""
    left = [token for token in state.reserves[seat] if token not in state.sale]
    state.sale = [*state.sale, state.token_of(left, WALLET)]


def close(state: Twist, seat: int) -> None:
    """O6: its pounds, £7 for a large set, and the top reward."""
    tokens = state.sale
    state.sale = []
    pounds = worth(state, tokens)
    state.reserves[seat] = [token for token in state.reserves[seat] if token not in tokens]
    for token in tokens:
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


def worth(state: Twist, tokens: list[int]) -> int:
    """The pounds on some tokens."""
    pounds = 0
    for token in tokens:
        pounds += VALUE_OF[state.type(token)]
    return pounds


def brings(state: Twist, tokens: list[int]) -> int:
    """O6: all that a set would bring now."""
    pounds = worth(state, tokens)
    if len(tokens) >= LARGE_SET:
        pounds += BONUS
    if state.rewarded < len(state.parts.rewards):
        pounds += state.parts.rewards[state.rewarded]
    return pounds
