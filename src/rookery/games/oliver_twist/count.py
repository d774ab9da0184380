"""The count: where everyone's pounds came from, what a round's end brings and costs, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.state import NONE, Part
from rookery.engine.view import Goal, Score, score
from rookery.games.oliver_twist.pieces import GOODS, KIND_OF, LINE_RULES, LINES, SET, VALUE_OF

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist

# Pounds come before the number of tokens that are left, and that before the number of their kinds.
POUND: Final = 10000
TOKEN: Final = 100
NO_SETS: Final = [0, 0]


EMPTY: Final = vec[i64]()


class Ledger(Part):
    """The sum of every line of everybody's account."""

    def __init__(self) -> None:
        self.sums: vec[i64] = EMPTY  # all lines of the first seat, then those of the next

    def note(self, seat: int, line: int, pounds: int) -> None:
        """Pounds gained, or lost."""
        self.sums[seat * len(LINES) + line] += pounds

    def lines(self, seat: int) -> list[int]:
        """The sums of a player, by line."""
        return [self.sums[seat * len(LINES) + line] for line in range(len(LINES))]

    def copy(self) -> Ledger:
        """The same, to be written on."""
        twin = Ledger()
        twin.sums = self.sums[:]
        return twin


def opened(players: int) -> Ledger:
    """A ledger in which nothing is written yet."""
    ledger = Ledger()
    ledger.sums = vec[i64]([0] * (players * len(LINES)))
    return ledger


class SeatCount(Part):
    """What the end of a round was for a player; never changed once it is counted."""

    def __init__(self) -> None:
        self.cashed: int = 0  # O10: pounds for the last sets
        self.file: int = 0  # O11: tokens in the file
        self.kinds: int = 0
        self.fine: int = 0
        self.money: int = 0  # after it


class RoundCount(Part):
    """The end of a round; never changed once it is counted."""

    def __init__(self) -> None:
        self.by: int = NONE  # who ended it
        self.paid: int = 0
        self.seats: list[SeatCount] = []


def count_kinds(state: Twist, tokens: list[int]) -> int:
    """How many kinds there are among some tokens."""
    kinds = 0
    for token in tokens:
        kinds |= 1 << KIND_OF[state.type(token)]
    return kinds.bit_count()


# What a reserve can still bring (O10, O39)


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
    kinds = [kind for kind in range(GOODS) if values[kind] and len(values[kind]) + wallets >= SET]
    if not kinds:
        return NO_SETS
    for kind in kinds:
        values[kind].sort(reverse=True)
    best = [-POUND * POUND, 0, 0]
    try_kind(values, kinds, wallets, wallets, 0, 0, 0, best)
    return best[1:]


def try_kind(
    values: list[list[int]],
    kinds: list[int],
    wallets: int,
    left: int,
    at: int,
    pounds: int,
    cashed: int,
    best: list[int],
) -> None:
    """Every number of sets of this kind, and of those after it; the best is kept in `best`."""
    if at == len(kinds):
        mark = pounds * POUND
        for other in range(GOODS):
            if values[other] and not cashed >> other & 1:
                mark -= len(values[other]) * TOKEN + 1
        if wallets and not cashed:
            mark -= wallets * TOKEN + 1
        if mark > best[0]:
            best[0] = mark
            best[1] = pounds
            best[2] = cashed
        return
    try_kind(values, kinds, wallets, left, at + 1, pounds, cashed, best)
    kind = kinds[at]
    have = values[kind]
    gained = 0
    for sets in range(1, len(have) + 1):
        needed = max(0, SET * sets - len(have))
        if needed > left:
            break
        gained += have[sets - 1]
        try_kind(values, kinds, wallets, left - needed, at + 1, pounds + gained, cashed | 1 << kind, best)


# The result (O19)


def loot(state: Twist, seat: int) -> int:
    """The pounds on a player's burglary cards."""
    pounds = 0
    for kept in state.kept:
        if kept.seat == seat:
            pounds += state.parts.burglaries[kept.card]
    return pounds


def winners(state: Twist) -> list[int]:
    """The richest, burglary cards included; equal ones share."""
    totals = [state.money[seat] + loot(state, seat) for seat in range(state.players)]
    most = max(totals)
    return [seat for seat in range(state.players) if totals[seat] == most]


def scores(state: Twist) -> list[Score]:
    """The ledger of the two rounds, then the burglary cards."""
    return [
        score(*zip(LINES, state.ledger.lines(seat), LINE_RULES, strict=True), ("burglaries", loot(state, seat), "O19"))
        for seat in range(state.players)
    ]


def ending(state: Twist) -> str:
    """One winner, or several."""
    return "win" if len(winners(state)) == 1 else "shared"


def tell_end(state: Twist) -> None:
    """The burglary cards are shown and added."""
    for seat in range(state.players):
        money = state.money[seat]
        cards = sorted(state.parts.burglaries[kept.card] for kept in state.kept if kept.seat == seat)
        gained = sum(cards)
        if cards:
            state.tell("showed", "O19", {"seat": seat, "cards": cards, "pounds": gained})
        state.tell("totalled", "O19", {"seat": seat, "money": money, "loot": gained, "pounds": money + gained})
    best = winners(state)
    pounds = state.money[best[0]] + loot(state, best[0])
    state.tell("won", "O19", {"seats": best, "count": len(best), "pounds": pounds})


# On the way there


def unsold(state: Twist, seat: int) -> list[int]:
    """O10, O11: what would be left of a reserve if the round were over now."""
    reserve = state.reserves[seat]
    cashed = best_sets(state.types_of(reserve))[1]
    rest: list[int] = []
    for token in reserve:
        kind = KIND_OF[state.type(token)]
        if kind == GOODS:
            if not cashed:
                rest.append(token)
        elif not cashed >> kind & 1:
            rest.append(token)
    return rest


def goal(state: Twist, seat: int | None) -> Goal:
    """O11, O19: the richest wins; what one has, and what one's file would cost if it were the fullest.

    Everybody saw what went into it (O34). How many tokens there are in it, and in the others', stays covered.
    """
    if seat is None:
        return Goal("watching", {})
    pounds = state.money[seat] + loot(state, seat)
    file = state.files[seat]
    fine = count_kinds(state, file)
    more = count_kinds(state, file + unsold(state, seat))
    if not more:
        return Goal("clean", {"pounds": pounds})
    if fine == more:
        return Goal("file", {"pounds": pounds, "fine": fine})
    if not fine:
        return Goal("stock", {"pounds": pounds, "more": more})
    return Goal("both", {"pounds": pounds, "fine": fine, "more": more})
