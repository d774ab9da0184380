"""What is told of a deal: at its beginning, and when it is counted."""

from __future__ import annotations

from rookery.engine.events import only
from rookery.games.assassin.pieces import (
    ASSASSIN,
    DIAMONDS,
    HEARTS,
    NONE,
    OUTCOMES,
    SUITS,
    UNITED_WON,
)
from rookery.games.assassin.state import Position


def tell_deal(state: Position) -> None:
    """A1, A14: what everyone sees of a deal, and what each is given."""
    state.tell("dealt", "A1", {"deal": len(state.past) + 1})
    if state.missing != NONE:
        state.tell("suit_left", "A14", {"suit": SUITS[state.missing]})
    for seat in range(state.players):
        args: dict[str, object] = {"seat": seat, "king": SUITS[state.kings[seat]], "jack": SUITS[state.jacks[seat]]}
        state.tell("given", "A1", args, only(seat))
    state.tell("lined_up", "A1", {"order": [SUITS[suit] for suit in state.trumps]})


def tell_count(
    state: Position, outcome: int, traitor: int, police: int, assassins: int, winners: list[int], prize: int
) -> None:
    """A12: policemen show themselves, then the assassin; A16: last comes the king set aside."""
    for king in (HEARTS, DIAMONDS, ASSASSIN):
        for seat in range(state.players):
            if state.kings[seat] == king and seat != traitor:
                state.tell("role_shown", "A12", {"seat": seat, "king": SUITS[king], "count": state.victims[seat]})
    if state.players == 3:
        state.tell("aside_shown", "A16", {"king": SUITS[state.kings[3]]})
    rule = "A16" if outcome >= UNITED_WON else "A12"
    counted = "counted_absent" if outcome >= UNITED_WON else "counted"
    state.tell(counted, rule, {"police": police, "assassin": assassins, "centre": state.victims[state.players]})
    state.tell(OUTCOMES[outcome], rule, {"seats": winners, "count": prize})
