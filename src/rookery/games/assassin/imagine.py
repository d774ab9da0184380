"""Worlds that a seat cannot tell from the truth: other roles, jacks, hands, cards face down and secret answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rookery.engine.dice import Dice
from rookery.engine.state import NONE
from rookery.games.assassin.moves import LAY, PASS
from rookery.games.assassin.pieces import (
    ASSASSIN,
    JACK,
    RANKS,
    SPADES,
    TRAITOR,
    TRICKS,
    rank_of,
    suit_of,
)
from rookery.games.assassin.steps.numbers import AFTER, BEFORE, JOIN, LAYING

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair


def imagine(state: Affair, seat: int, dice: Dice) -> Affair:
    """Others' cards, jacks and roles, the king set aside, and what they have laid or answered in secret."""
    world = state.copy()
    world.dice = dice.fork()
    imagine_kings(state, world, seat, dice)
    imagine_jacks(state, world, seat, dice)
    imagine_cards(state, world, seat, dice)
    return world


def imagine_kings(state: Affair, world: Affair, seat: int, dice: Dice) -> None:
    """Any others can be anyone; A11: but for the traitor who was shown, and A12: until all were."""
    if not state.owing:
        return
    joining = state.step.number == JOIN
    unknown = [
        place for place in range(len(state.kings)) if place != seat and not (joining and state.kings[place] == TRAITOR)
    ]
    world.kings = dealt_anew(state.kings, unknown, dice)


def imagine_jacks(state: Affair, world: Affair, seat: int, dice: Dice) -> None:
    """Jacks that were not used; and A2, A8: what their owners have answered."""
    unknown = [other for other in range(state.players) if other != seat and not state.used >> state.jacks[other] & 1]
    world.jacks = dealt_anew(state.jacks, unknown, dice)
    if state.step.number in (BEFORE, AFTER):
        world.using = state.using & 1 << seat
        for other in unknown:
            if not state.owing >> other & 1:
                legal = world.legal(other)
                if legal[dice.pick(len(legal))] != PASS:
                    world.using |= 1 << other


def imagine_cards(state: Affair, world: Affair, seat: int, dice: Dice) -> None:
    """Hands, and the cards that lie face down: A3, A7: any of a hand, or the jack of spades."""
    hidden = state.step.number == LAYING and not state.face_up
    pool: list[int] = []
    for other in range(state.players):
        if other != seat:
            pool += state.hands[other]
            if hidden and NONE < state.laid[other] < JACK:
                pool.append(state.laid[other])
    pool.sort()  # so that the truth does not show in what comes of the same dice
    dice.shuffle(pool)
    start = 0
    for other in range(state.players):
        if other == seat:
            continue
        size = TRICKS - state.trick
        if not hidden and state.laid[other] != NONE and state.laid[other] != JACK:
            size -= 1
        hand = pool[start : start + size]
        start += size
        hand.sort()
        world.hands[other] = hand
        if hidden and state.laid[other] != NONE:
            legal = world.legal(other)
            card = legal[dice.pick(len(legal))] - LAY
            world.laid[other] = card
            if card != JACK:
                hand.remove(card)


def dealt_anew(pieces: list[int], places: list[int], dice: Dice) -> list[int]:
    """The same pieces, those in some places in a new order."""
    loose = sorted([pieces[place] for place in places])
    dice.shuffle(loose)
    anew = pieces[:]
    for number in range(len(places)):
        anew[places[number]] = loose[number]
    return anew


def secrets(state: Affair, seat: int) -> dict[str, int]:
    """What a seat cannot know of its neighbour on the left: role, jack, answer and cards; and which king is aside."""
    if not state.owing:
        return {}
    step = state.step.number
    other = state.left_of(seat)
    king = state.kings[other]
    jack = state.jacks[other]
    laid = state.laid[other]
    ranks = [int(rank_of(card)) for card in state.hands[other]]
    found = {
        "spades in hand": sum([suit_of(card) == SPADES for card in state.hands[other]]),
        "sum of the hand": sum(ranks),
        "highest in hand": max(ranks, default=0),
    }
    if step != JOIN or king != TRAITOR:
        found["king"] = king
        found["is the assassin"] = king == ASSASSIN
    if state.players == 3:
        found["king aside"] = state.kings[3]
    if not state.used >> jack & 1:
        found["jack"] = jack
        if step in (BEFORE, AFTER) and not state.owing >> other & 1:
            found["uses the jack"] = state.using >> other & 1
    if step == LAYING and not state.face_up and laid != NONE:
        found["card face down"] = RANKS + 1 if laid == JACK else rank_of(laid)
        found["jack face down"] = laid == JACK
    return found
