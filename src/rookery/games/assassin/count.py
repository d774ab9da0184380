"""The count: the camps of a deal and what they score, and the match over all deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rookery.engine.state import NOBODY, NONE, Part
from rookery.engine.view import Goal, Score, score
from rookery.games.assassin.pieces import ASSASSIN, DIAMONDS, HEARTS, SUITS, TRAITOR
from rookery.games.assassin.steps.numbers import JOIN

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair

# How a deal may end (A12, A16).
POLICE_WON: Final = 0
ASSASSIN_WON: Final = 1
TIED: Final = 2
UNITED_WON: Final = 3  # there was no assassin, and the three have more than the centre
ABSENT_WON: Final = 4  # there was none, and the centre has as many or more
Outcome = Literal["police_won", "assassin_won", "tied", "united_won", "absent_won"]
OUTCOMES: Final[list[Outcome]] = ["police_won", "assassin_won", "tied", "united_won", "absent_won"]


class Deal(Part):
    """A deal that was counted; it is never changed, so states share it."""

    def __init__(self) -> None:
        self.outcome: int = TIED
        self.kings: list[int] = NOBODY  # as in the state
        self.victims: list[int] = NOBODY  # of each seat, the centre's last
        self.traitor: int = NONE
        self.named: int = NONE  # whom the traitor joined
        self.dark: list[int] = NOBODY  # the seats of the assassin's camp
        self.police: int = 0  # victims of the police
        self.assassin: int = 0  # victims of the assassin's camp, with those of the centre
        self.winners: list[int] = NOBODY
        self.prize: int = 0  # what each of them scores
        self.points: list[int] = NOBODY  # what each seat scores

    def copy(self) -> Deal:
        twin = Deal()
        twin.outcome = self.outcome
        twin.kings = self.kings
        twin.victims = self.victims
        twin.traitor = self.traitor
        twin.named = self.named
        twin.dark = self.dark
        twin.police = self.police
        twin.assassin = self.assassin
        twin.winners = self.winners
        twin.prize = self.prize
        twin.points = self.points
        return twin

    def absent(self) -> bool:
        """A16: whether the assassin was the king set aside."""
        return self.outcome in (UNITED_WON, ABSENT_WON)


def count(state: Affair, traitor: int, named: int) -> Deal:
    """A12, A16: the camp with more victims wins, and its members score the other camp's."""
    deal = Deal()
    deal.kings = state.kings
    deal.victims = state.victims
    deal.traitor = traitor
    deal.named = named
    deal.assassin = state.victims[state.players]  # the centre's
    light: list[int] = []
    dark: list[int] = []
    for seat in range(state.players):
        if state.kings[named if seat == traitor else seat] == ASSASSIN:
            dark.append(seat)
            deal.assassin += state.victims[seat]
        else:
            light.append(seat)
            deal.police += state.victims[seat]
    deal.dark = dark
    absent = state.players == 3 and state.kings[3] == ASSASSIN
    if deal.police > deal.assassin:
        deal.outcome = UNITED_WON if absent else POLICE_WON
        deal.winners = light
        deal.prize = deal.assassin
    elif absent:
        deal.outcome = ABSENT_WON
    elif deal.assassin > deal.police:
        deal.outcome = ASSASSIN_WON
        deal.winners = dark
        deal.prize = deal.police
    deal.points = [0] * state.players
    for seat in deal.winners:
        deal.points[seat] = deal.prize
    return deal


def winners(state: Affair) -> list[int]:
    """A13: the highest total; equal ones share."""
    most = max(state.points)
    return [seat for seat in range(state.players) if state.points[seat] == most]


def scores(state: Affair) -> list[Score]:
    """A12, A16: the points of all deals, added up by role."""
    sheets = []
    for seat in range(state.players):
        sums = {"as_police": 0, "as_assassin": 0, "as_traitor": 0}
        if state.players == 3:
            sums["united"] = 0
        for deal in state.past:
            king = deal.kings[seat]
            kind = "as_assassin" if king == ASSASSIN else "as_traitor" if king == TRAITOR else "as_police"
            sums["united" if deal.outcome == UNITED_WON else kind] += deal.points[seat]
        sheets.append(score(*[(kind, sums[kind], "A16" if kind == "united" else "A12") for kind in sums]))
    return sheets


def ending(state: Affair) -> str:
    """A13: one winner, or several."""
    return "win" if len(winners(state)) == 1 else "shared"


def tell_count(state: Affair, deal: Deal) -> None:
    """A12: policemen show themselves, then the assassin; A16: last comes the king set aside."""
    for king in (HEARTS, DIAMONDS, ASSASSIN):
        for seat in range(state.players):
            if deal.kings[seat] == king:
                state.tell("role_shown", "A12", {"seat": seat, "king": SUITS[king], "count": deal.victims[seat]})
    if state.players == 3:
        state.tell("aside_shown", "A16", {"king": SUITS[deal.kings[3]]})
    rule = "A16" if deal.absent() else "A12"
    totals: dict[str, object] = {"police": deal.police, "assassin": deal.assassin, "centre": deal.victims[-1]}
    state.tell("counted_absent" if deal.absent() else "counted", rule, totals)
    state.tell(OUTCOMES[deal.outcome], rule, {"seats": deal.winners, "count": deal.prize})


def tell_end(state: Affair) -> None:
    """A13: who wins the match."""
    won = winners(state)
    state.tell("won", "A13", {"seats": won, "count": len(won), "points": max(state.points)})


def goal(state: Affair, seat: int | None) -> Goal:
    """A12: what one's role wants, and what one knows of both camps; A13: for who only watches, who leads the match."""
    if seat is None:
        ahead = winners(state)
        if len(ahead) == state.players:
            return Goal("level", {"goal": state.goal})
        return Goal("ahead", {"goal": state.goal, "seats": ahead, "count": len(ahead), "points": max(state.points)})
    mine = state.victims[seat]
    centre = state.victims[state.players]
    king = state.kings[seat]
    if king == ASSASSIN:
        return Goal("assassin", {"mine": mine + centre, "others": sum(state.victims) - mine - centre})
    if king != TRAITOR:
        return Goal("police" if state.players > 3 else "police_of_three", {"mine": mine, "centre": centre})
    return Goal("join" if state.step.number == JOIN else "traitor", {"mine": mine, "centre": centre})
