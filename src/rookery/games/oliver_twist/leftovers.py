"""The best that a reserve can still bring when a round ends (O10, O39)."""

from __future__ import annotations

from typing import Final

from rookery.games.oliver_twist.pieces import GOODS, KIND_OF, SET, VALUE_OF

# Pounds come before the number of tokens that are left, and that before the number of their kinds.
POUND: Final = 10000
TOKEN: Final = 100


def best_sets(types: list[int]) -> list[int]:
    """What the sets of some objects bring at most, and a bit for each kind that is cashed.

    A set brings its best token's pounds. Of a kind with a set nothing is left, since more tokens may join it; for the
    same reason no wallet is left where there is any set.
    """
    values: list[list[int]] = [[] for _ in range(GOODS)]
    wallets = 0
    for what in types:
        kind = KIND_OF[what]
        if kind < GOODS:
            values[kind].append(VALUE_OF[what])
        else:
            wallets += 1
    for pounds in values:
        pounds.sort(reverse=True)
    best = [-POUND * POUND, 0, 0]
    try_kind(values, wallets, wallets, 0, 0, 0, best)
    return best[1:]


def try_kind(
    values: list[list[int]], wallets: int, left: int, kind: int, pounds: int, cashed: int, best: list[int]
) -> None:
    """Every number of sets of this kind, and of those after it; the best is kept in `best`."""
    if kind == GOODS:
        score = pounds * POUND
        for other in range(GOODS):
            if values[other] and not cashed >> other & 1:
                score -= len(values[other]) * TOKEN + 1
        if wallets and not cashed:
            score -= wallets * TOKEN + 1
        if score > best[0]:
            best[0] = score
            best[1] = pounds
            best[2] = cashed
        return
    try_kind(values, wallets, left, kind + 1, pounds, cashed, best)
    have = values[kind]
    gained = 0
    for sets in range(1, len(have) + 1):
        needed = max(0, SET * sets - len(have))
        if needed > left:
            break
        gained += have[sets - 1]
        try_kind(values, wallets, left - needed, kind + 1, pounds + gained, cashed | 1 << kind, best)
