"""A burglary (O18): a card for the house and one for each kind of tool, one of them kept, and a tool spent."""

from __future__ import annotations

from rookery.engine.events import all_but, only
from rookery.games.oliver_twist.pieces import MOVE_DISCARD, MOVE_KEEP, OWE_DISCARD, OWE_KEEP, TOOL, TOOL_KINDS, TYPES
from rookery.games.oliver_twist.state import Gang, without


def begin(state: Gang, seat: int) -> None:
    """Draw; what is drawn cannot be what others have kept before."""
    count = 1 + len(tool_kinds(state, seat))
    seen = 0
    state.drawn = []
    for _ in range(count):
        card = state.burglaries.pop()
        state.drawn.append(card)
        seen |= 1 << card
    state.drawn.sort()
    for number in range(len(state.kept)):
        state.ruled_out[number * state.players + seat] |= seen
    if state.told is not None:
        cards = [state.parts.burglaries[card] for card in state.drawn]
        state.tell("burgled", "O18", {"seat": seat, "count": count})
        state.tell("saw_burglaries", "O18", {"seat": seat, "cards": cards}, only(seat))
    state.owe(OWE_DISCARD, seat)
    state.owe(OWE_KEEP, seat)


def tool_kinds(state: Gang, seat: int) -> list[int]:
    """The kinds of tools before a player's house, in order."""
    found = [False] * TOOL_KINDS
    for token in state.fronts[seat]:
        found[state.type(token) - TOOL] = True
    return [kind for kind in range(TOOL_KINDS) if found[kind]]


def legal_keep(state: Gang, seat: int) -> list[int]:
    """One of the cards drawn."""
    return [MOVE_KEEP + number for number in range(len(state.drawn))]


def keep(state: Gang, seat: int, move: int) -> None:
    """One card stays face down with the player; the others are shuffled back."""
    card = state.drawn[move - MOVE_KEEP]
    state.kept.append(card)
    state.kept_by.append(seat)
    state.ruled_out += [0] * state.players
    if len(state.drawn) > 1:
        state.burglaries += without(state.drawn, card)
        state.dice.shuffle(state.burglaries)
    state.drawn = []
    if state.told is not None:
        state.tell("kept", "O18", {"seat": seat, "pounds": state.parts.burglaries[card]}, only(seat))
        state.tell("kept_hidden", "O18", {"seat": seat}, all_but(seat))


def legal_discard(state: Gang, seat: int) -> list[int]:
    """A kind of tool that lies before the house."""
    return [MOVE_DISCARD + kind for kind in tool_kinds(state, seat)]


def discard(state: Gang, seat: int, move: int) -> None:
    """A tool is spent: it goes into the bag."""
    what = TOOL + move - MOVE_DISCARD
    token = state.token_of(state.fronts[seat], what)
    state.fronts[seat] = without(state.fronts[seat], token)
    state.throw(token)
    if state.told is not None:
        state.tell("spent_tool", "O18", {"seat": seat, "tool": TYPES[what]})
