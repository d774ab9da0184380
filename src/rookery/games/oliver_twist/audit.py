"""Whether everything adds up: tokens and cards are all there once, pounds are where they came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTER,
    CHARACTERS,
    RESERVE,
    ROUND,
    SPACES,
    TOKENS,
    TOOL,
    WALLET,
)
from rookery.games.oliver_twist.steps.numbers import OWE_FILE, OWE_SALE

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist


def audit(state: Twist) -> list[str]:
    """What is wrong."""
    faults = tokens_amiss(state)
    for seat in range(state.players):
        reserve = state.reserves[seat]
        if len(reserve) > RESERVE or max(state.types_of(reserve), default=0) > WALLET:
            faults.append(f"seat {seat}'s reserve is {reserve}")
        if [token for token in state.fronts[seat] if not TOOL <= state.type(token) < CHARACTER]:
            faults.append(f"before seat {seat} lie {state.fronts[seat]}")
        lines = state.ledger.lines(seat)
        if state.money[seat] != sum(lines) or state.money[seat] < 0:
            faults.append(f"seat {seat} has {state.money[seat]}, by the ledger {lines}")
    if sum(state.money) + state.bank != state.players * state.parts.money:
        faults.append(f"{state.money} and a bank of {state.bank} don't add up")
    cards = sorted(state.deck + state.discard + [card for hand in state.hands for card in hand])
    if cards != list(range(len(CHARACTERS))):
        faults.append(f"the characters are {cards}")
    cards = sorted(state.burglaries + state.drawn + [kept.card for kept in state.kept])
    if cards != list(range(len(state.parts.burglaries))):
        faults.append(f"the burglary cards are {cards}")
    selling = state.step.number == OWE_SALE
    if bool(state.sale) != selling or [token for token in state.sale if token not in state.reserves[state.turn]]:
        faults.append(f"the sale is {state.sale}")
    if state.over == bool(state.owing):
        faults.append(f"{state.step.name} is owed")
    return faults


def tokens_amiss(state: Twist) -> list[str]:
    """What is wrong with the tokens."""
    faults = []
    places = [state.bag, state.box, state.pool, state.aside, *state.reserves, *state.files, *state.fronts]
    lying = [token for token in state.board if token >= 0]
    tokens = [token for place in places for token in place] + lying
    if state.step.number == OWE_FILE:
        tokens.append(state.about)
    tokens.sort()
    if tokens != list(range(TOKENS)):
        faults.append(f"the tokens are {tokens}")
    if [token for token in state.bag if token >= ROUND] or [token for token in state.pool if token < ROUND]:
        faults.append("round and hexagonal tokens are mixed up")
    open_spaces = state.streets.spaces
    if len(state.board) != SPACES or [s for s in range(SPACES) if state.board[s] >= 0 and s not in open_spaces]:
        faults.append("tokens lie where none may")
    if state.board[state.pawn] >= 0:
        faults.append("the pawn stands on a token")
    if [token for token in state.aside if state.type(token) != BURGLARY] or (state.night and state.aside):
        faults.append(f"aside are {state.aside}")
    return faults
