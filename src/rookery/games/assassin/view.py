"""What a seat may see of the table. A5: what lies in a packet is not shown again."""

from __future__ import annotations

from collections.abc import Iterable

from rookery.engine.game import View
from rookery.games.assassin.pieces import (
    ASSASSINS,
    CARD_NAMES,
    CENTRE,
    HEAD,
    JACK,
    JOIN,
    LAY,
    MISSING,
    NAMED,
    NONE,
    OUTCOME,
    OUTCOMES,
    OVER,
    PASS,
    PAST_TRAITOR,
    POLICE,
    PRIZE,
    SPADES,
    SUITS,
    TRAITOR,
    TRICKS,
    USE,
)
from rookery.games.assassin.rules import Affair

STEPS = ["before", "lay", "replace", "after", "order", "join", "over"]


def view(state: Affair, seat: int | None) -> View:
    """The queens' line, the trick, everyone's packets, one's own cards, and the deals that were counted."""
    between = STEPS[state.step] in ("after", "order")
    return {
        "goal": state.goal,
        "threshold": state.threshold,
        "open": state.open_variant,
        "deal": len(state.past) + (state.step != OVER),
        "trick": state.trick if between else min(state.trick + 1, TRICKS),  # the one being played, or just taken
        "tricks": TRICKS,
        "step": STEPS[state.step],
        "trumps": suits(state.trumps),  # strongest first; in step "order", those placed so far
        "missing": suit(state.missing),
        "face_up": state.face_up,
        "doubled": state.doubled and not between,
        "leader": leader(state),
        "seats": [seat_view(state, other, seat) for other in range(state.players)],
        "centre": pile(state, state.players),
        "traitor": state.kings.index(TRAITOR) if state.step == JOIN else None,
        "mine": None if seat is None else own_view(state, seat),
        "deals": [deal_view(state, record) for record in state.past],
    }


def seat_view(state: Affair, other: int, seat: int | None) -> View:
    """A player as everyone sees him; the card he has laid, while it is face down, for his own eyes."""
    card = state.laid[other]
    hidden = state.step == LAY and not state.face_up and other != seat
    return {
        "points": state.points[other],
        **pile(state, other),
        "cards": TRICKS - state.trick - (card != NONE and (hidden or card != JACK)),
        "laid": None if card == NONE else "hidden" if hidden else CARD_NAMES[card],
        "jack": suit(state.jacks[other]) if state.used >> state.jacks[other] & 1 else None,  # once it was used
    }


def pile(state: Affair, place: int) -> View:
    """How many packets lie in a place, how many victims they are, and whether one is doubled."""
    return {
        "packets": state.packets[place],
        "victims": state.victims[place],
        "doubled": state.double_at == place,
    }


def own_view(state: Affair, seat: int) -> View:
    """One's own hand, role and jack, one's secret answer, and what is left for the others to be and to hold."""
    answer = state.answers[seat]
    jack = state.jacks[seat]
    used = bool(state.used >> jack & 1) or state.laid[seat] == JACK
    kings = sorted(state.kings)
    kings.remove(state.kings[seat])
    return {
        "hand": [CARD_NAMES[card] for card in state.hands[seat]],
        "king": SUITS[state.kings[seat]],
        "jack": SUITS[jack],
        "jack_used": used,
        "answer": None if answer == NONE else "pass" if answer == PASS else SUITS[answer - USE],
        "kings_out": suits(kings),  # among the others, and the king set aside
        "jacks_out": suits(one for one in sorted(state.jacks) if one != jack and not state.used >> one & 1),
    }


def leader(state: Affair) -> int | None:
    """Who leads a trick that is laid face up."""
    return state.leader if state.face_up and state.leader != NONE else None


def deal_view(state: Affair, record: list[int]) -> View:
    """A deal that was counted: who was who, and what it brought."""
    rows = [record[HEAD + 3 * seat : HEAD + 3 * seat + 3] for seat in range(state.players)]
    aside = set(range(len(SUITS))) - {king for king, _, _ in rows}
    return {
        "outcome": OUTCOMES[record[OUTCOME]],
        "traitor": None if record[PAST_TRAITOR] == NONE else record[PAST_TRAITOR],
        "named": None if record[NAMED] == NONE else record[NAMED],
        "missing": suit(record[MISSING]),
        "aside": suit(aside.pop()) if aside else None,  # the king set aside
        "centre": record[CENTRE],
        "police": record[POLICE],
        "assassin": record[ASSASSINS],
        "prize": record[PRIZE],
        "seats": [{"king": SUITS[king], "victims": victims, "points": points} for king, victims, points in rows],
    }


def suit(number: int) -> str | None:
    """A suit by its name, if there is one."""
    return None if number < SPADES else SUITS[number]


def suits(numbers: Iterable[int]) -> list[str]:
    """Suits by their names."""
    return [SUITS[number] for number in numbers]
