"""The count of the game (L33), and who wins by it (L34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rookery.engine.view import Goal, Score, score
from rookery.games.london.pieces import (
    POUNDS_A_POINT,
    POVERTY_BEYOND,
    POVERTY_POINTS,
    REPAYMENT,
    TUBE_POINTS,
    UNPAID_LOAN,
    lands_worth,
    size,
)

if TYPE_CHECKING:
    from rookery.games.london.state import London

ENDINGS: Final = ["points", "poverty", "boroughs", "card", "shared"]  # by how many comparisons it took (L34)


class Count:
    """What a player counts, in points, but for the loans paid back and the poverty that is left (`poorness`)."""

    LINES: ClassVar[list[str]] = ["cash", "boroughs", "underground", "buildings", "taken", "loans", "poverty"]

    def __init__(self, state: London, seat: int, least: int) -> None:
        mine = state.seats[seat]
        self.repaid: int = min(mine.loans, mine.money // REPAYMENT)
        self.cash: int = (mine.money - self.repaid * REPAYMENT) // POUNDS_A_POINT
        self.boroughs: int = lands_worth(mine.lands)
        self.underground: int = size(mine.lands & state.tubes) * TUBE_POINTS
        self.buildings: int = mine.worth
        self.taken: int = mine.points
        self.loans: int = -(mine.loans - self.repaid) * UNPAID_LOAN
        self.poorness: int = poverty_at_end(state, seat) - least
        self.poverty: int = -poverty_cost(self.poorness)
        gained = self.cash + self.boroughs + self.underground + self.buildings + self.taken
        self.total: int = gained + self.loans + self.poverty

    def lines(self) -> list[tuple[str, int, str]]:
        """The lines of the score sheet, with the rule that gives them."""
        points = [self.cash, self.boroughs, self.underground, self.buildings, self.taken, self.loans, self.poverty]
        return [(kind, points[place], "L33") for place, kind in enumerate(self.LINES)]


def poverty_cost(poverty: int) -> int:
    """L33: points lost, by the table."""
    last = len(POVERTY_POINTS) - 1
    if poverty <= last:
        return POVERTY_POINTS[poverty]
    return POVERTY_POINTS[last] + (poverty - last) * POVERTY_BEYOND


def poverty_at_end(state: London, seat: int) -> int:
    """L33: with the hand, as if the game ended now."""
    return state.seats[seat].poverty + len(state.seats[seat].hand)


def tally(state: London) -> list[Count]:
    """L33: everybody's count, as if the game ended now."""
    least = min([poverty_at_end(state, seat) for seat in range(state.players)])
    return [Count(state, seat, least) for seat in range(state.players)]


def ranks(state: London) -> list[list[int]]:
    """L34: what is compared, the first difference deciding, more being better."""
    counts = tally(state)
    return [
        [counts[seat].total, -counts[seat].poorness, size(state.seats[seat].lands), state.seats[seat].best]
        for seat in range(state.players)
    ]


def winners(state: London) -> list[int]:
    """L34: who wins; several, if all is equal."""
    ranked = ranks(state)
    best = ranked[0]
    for rank in ranked:
        if rank > best:
            best = rank
    return [seat for seat in range(state.players) if ranked[seat] == best]


def decided_by(state: London) -> int:
    """L34: how many comparisons it took: 0 for the points alone, 4 where even they leave a tie."""
    ranked = ranks(state)
    best = max(ranked)
    rivals = [rank for rank in ranked if rank is not best]
    for number in range(len(best)):
        rivals = [rank for rank in rivals if rank[number] == best[number]]
        if not rivals:
            return number
    return len(best)


def scores(state: London) -> list[Score]:
    """L33: everybody's score sheet, as if the game ended now."""
    return [score(*count.lines()) for count in tally(state)]


def ending(state: London) -> str:
    """L34: by points, by one of the ties' rules, or shared."""
    return ENDINGS[decided_by(state)]


def tell_end(state: London) -> None:
    """L33, L34: the count, and who wins by what."""
    counts = tally(state)
    for seat in range(state.players):
        if counts[seat].repaid:
            state.tell("repaid", "L33", {"seat": seat, "count": counts[seat].repaid})
        hand = len(state.seats[seat].hand)
        if hand:
            state.tell("hand_counted", "L33", {"seat": seat, "count": hand})
    for seat in range(state.players):
        count = counts[seat]
        state.tell("counted", "L33", {"seat": seat, "count": count.total, "poverty": count.poorness})
    by = decided_by(state)
    if by:
        state.tell("tied", "L34", {"by": by})
    won = winners(state)
    state.tell("won", "L34", {"seats": won, "count": len(won)})


def goal(state: London, seat: int | None) -> Goal:
    """L33, L34: the points so far, and what poverty, with the cards in hand, would cost if the game ended now."""
    counts = tally(state)
    if seat is None:
        best = max([count.total for count in counts])
        ahead = [other for other in range(state.players) if counts[other].total == best]
        return Goal("watching", {"seats": ahead, "total": written(best)})
    mine = counts[seat]
    rival = max([counts[other].total for other in range(state.players) if other != seat])
    standing: dict[str, object] = {"total": written(mine.total), "rival": written(rival)}
    if not mine.poorness:
        return Goal("safe", standing)
    return Goal("poor", {**standing, "more": mine.poorness, "count": -mine.poverty})


def written(number: int) -> str:
    """A number with a minus as it is printed."""
    return str(number).replace("-", "−")
