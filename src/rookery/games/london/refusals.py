"""Why a move cannot be played now, and the rule that says so."""

from __future__ import annotations

from rookery.engine.refusals import Refusal
from rookery.games.london.pieces import (
    ACTIVATES,
    BOROUGH_NAMES,
    CARD_NAMES,
    COVER_BACKS,
    COVERS,
    DISCARDS,
    DRAW,
    EXCHANGE,
    FLIPPED,
    FRESH,
    INVEST,
    KEEP,
    KIND,
    NONE,
    PIECE,
    PLAYS,
    PUT,
    SPENDS,
    STEPS,
    TAKE,
    THREE,
    TO_ACT,
    TO_BUILD,
    TO_DISCARD,
    TO_DRAW,
    TO_EMPLOY,
    TO_FEE,
    TO_FETCH,
    TO_IMPRISON,
    TO_LOOK,
    TO_PILE,
    TO_PLAY,
    TO_PUT,
    TO_RUN,
    TO_SPEND,
    TO_SWAP_GIVE,
    TO_SWAP_TAKE,
    TO_TUNNEL,
    TUNNEL,
    USED,
)
from rookery.games.london.rules import London

# The rule of each step, by name.
RULES = {
    "action": "L3", "play": "L10", "architect": "L13", "spend": "L11", "run": "L17", "fee": "L18", "name": "L25",
    "fetch": "L21", "again": "L20", "exchange_take": "L7", "exchange_give": "L7", "discard": "L4", "draw": "L2",
    "look": "L6", "put": "L6", "pile": "L12", "flip": "L19", "prison": "L26", "workhouse": "L26", "tunnel": "L28",
}  # fmt: skip


def refuse(state: London, seat: int, move: int) -> Refusal:
    """The reason against an illegal move of the player who owes one."""
    step = state.step()
    refusal = None
    if move == EXCHANGE:
        return Refusal("no_exchange", "L7")
    if move == DRAW and step == TO_DRAW:
        return Refusal("deck_empty", "L2")
    if TAKE <= move < KEEP and step in (TO_DRAW, TO_LOOK, TO_FETCH, TO_SWAP_TAKE):
        refusal = refuse_slot(state, move - TAKE)
    elif (KEEP <= move < PUT and step == TO_LOOK) or (PUT <= move < THREE and step == TO_PUT):
        return Refusal("no_such_card", "L6")
    elif INVEST <= move < TUNNEL and step == TO_ACT:
        refusal = refuse_borough(state, move - INVEST)
    elif TUNNEL <= move < PLAYS and step == TO_TUNNEL:
        return Refusal("no_site", "L28", borough=BOROUGH_NAMES[move - TUNNEL])
    elif move >= PLAYS:
        refusal = refuse_card(state, seat, move, step)
    if refusal is not None:
        return refusal
    return Refusal("first", RULES[STEPS[step]], step=STEPS[step])


def refuse_slot(state: London, slot: int) -> Refusal | None:
    """Why this card of the Display cannot be taken."""
    card = state.display[slot] if slot < len(state.display) else NONE
    if card == NONE:
        return Refusal("slot_empty", "L16", slot=slot + 1)
    if state.step() == TO_FETCH:
        return Refusal("not_buildable", "L21", card=CARD_NAMES[KIND[card]])
    return None


def refuse_borough(state: London, borough: int) -> Refusal | None:
    """Why one cannot invest there."""
    name = BOROUGH_NAMES[borough]
    if state.occupied() >> borough & 1:
        return Refusal("borough_taken", "L30", borough=name)
    if INVEST + borough not in state.open_lands:
        return Refusal("borough_far", "L30", borough=name)
    return None  # no marker is left


def refuse_card(state: London, seat: int, move: int, step: int) -> Refusal | None:
    """Why this card cannot be played, spent, discarded, covered or activated."""
    kind = PIECE[move]
    card = CARD_NAMES[kind]
    held = any(KIND[one] == kind for one in state.hands[seat])
    if move < SPENDS and step in (TO_ACT, TO_PLAY, TO_BUILD):
        if not held:
            return Refusal("not_in_hand", "L10", card=card)
        return None if step == TO_BUILD else Refusal("nothing_to_spend", "L11", card=card)
    if SPENDS <= move < DISCARDS and step in (TO_SPEND, TO_FEE, TO_IMPRISON, TO_EMPLOY, TO_SWAP_GIVE):
        return None if held else Refusal("not_in_hand", "L11", card=card)
    if DISCARDS <= move < COVERS and step == TO_DISCARD:
        return Refusal("not_in_hand", "L4", card=card)
    if COVERS <= move < ACTIVATES and step == TO_PILE:
        flipped = FLIPPED if move >= COVER_BACKS else 0
        fresh = any(mark & FRESH and mark & FLIPPED == flipped for mark in marks(state, seat, kind))
        return Refusal("just_placed", "L12", card=card) if fresh else Refusal("not_on_top", "L12", card=card)
    if move >= ACTIVATES and step in (TO_ACT, TO_RUN):
        return refuse_activation(state, seat, kind)
    return None


def refuse_activation(state: London, seat: int, kind: int) -> Refusal:
    """Why this card cannot be activated."""
    card = CARD_NAMES[kind]
    found = marks(state, seat, kind)
    if not found:
        return Refusal("not_on_top", "L17", card=card)
    if any(not mark & (FLIPPED | USED) for mark in found):
        return Refusal("no_sense", "L37", card=card)
    return Refusal("was_activated", "L18", card=card)


def marks(state: London, seat: int, kind: int) -> list[int]:
    """The marks of a player's visible cards of a kind."""
    return [mark for top, mark in zip(state.tops[seat], state.marks[seat], strict=True) if KIND[top] == kind]
