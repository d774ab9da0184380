"""A club night: the same deals at several tables, and a ranking by what each made of the same luck. Pure.

Everything about a night follows from its secret and from who entered: who meets whom in which round, at which tables,
and with which deals. So a round that was begun when a server died is begun again, and nothing is done twice.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations

from rookery.table.keys import ALPHABET

DRAWS = 200  # that are tried for each round


@dataclass(frozen=True)
class Made:
    """What somebody made of a deal."""

    share: float  # of the win
    score: int


Round = Sequence[Sequence["Made | None"]]  # by table and seat; None: there is no result


def draw(secret: str, entrants: int, players: int, rounds: int) -> list[list[list[int]]]:
    """For each round, who sits where: by table and seat. Few meet twice, and few sit twice in the same place."""
    if entrants % players:
        raise ValueError(f"{entrants} entrants do not fill tables of {players}")
    drawn: list[list[list[int]]] = []
    met: Counter[tuple[int, int]] = Counter()
    sat: Counter[tuple[int, int]] = Counter()

    def cost(tables: list[list[int]]) -> tuple[int, int]:
        again = sum(met[pair] for table in tables for pair in combinations(sorted(table), 2))
        return again, sum(sat[entrant, seat] for table in tables for seat, entrant in enumerate(table))

    for number in range(rounds):
        dice = random.Random(f"{secret} draw {number}")  # noqa: S311 - the secret is one
        best: list[list[int]] = []
        for _ in range(DRAWS):
            order = dice.sample(range(entrants), entrants)
            tables = [order[first : first + players] for first in range(0, entrants, players)]
            if not best or cost(tables) < cost(best):
                best = tables
        for table in best:
            met.update(combinations(sorted(table), 2))
            sat.update((entrant, seat) for seat, entrant in enumerate(table))
        drawn.append(best)
    return drawn


def marks(tables: Round) -> list[list[float | None]]:
    """What each made of a deal beside all others who sat in the same place, by table and seat: 1 is better than all.

    Where only one table has a result, its people are measured against each other.
    """
    known = [number for number, table in enumerate(tables) if None not in table]
    found: list[list[float | None]] = []
    for number, table in enumerate(tables):
        if number not in known:
            found.append([None] * len(table))
        elif len(known) == 1:
            found.append([better_than(one, [*table[:seat], *table[seat + 1 :]]) for seat, one in enumerate(table)])
        else:
            others = [tables[other] for other in known if other != number]
            found.append([better_than(one, [other[seat] for other in others]) for seat, one in enumerate(table)])
    return found


def better_than(one: Made | None, others: Sequence[Made | None]) -> float:
    """The share of others that somebody has done better than, where equals count half: by the win, then by points."""
    assert one is not None
    mine = (one.share, one.score)
    theirs = [(other.share, other.score) for other in others if other is not None]
    return sum((mine > other) + (mine == other) / 2 for other in theirs) / max(1, len(theirs))


def mean(found: Sequence[float | None]) -> float:
    """What somebody made of their deals on average, as far as there are results."""
    known = [one for one in found if one is not None]
    return sum(known) / len(known) if known else 0.0


def places(means: Sequence[float]) -> list[int]:
    """The place of each, from 1; equals share one."""
    rounded = [round(one, 9) for one in means]
    return [1 + sum(other > one for other in rounded) for one in rounded]


def table_id(secret: str, number: int, table: int) -> str:
    """The name of a table of a round, which nobody can guess before it is made."""
    digest = sha256(f"{secret} table {number} {table}".encode()).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:14])


def deal_of(secret: str, number: int) -> tuple[str, str]:
    """The secret and the nonce of a round's deal, the same at all its tables."""
    return tuple(sha256(f"{secret} {what} {number}".encode()).hexdigest()[:32] for what in ("deal", "nonce"))  # type: ignore[return-value]
