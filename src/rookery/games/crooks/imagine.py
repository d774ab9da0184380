"""Worlds that a player cannot tell from the truth, each as likely as they would think it of players who act by lot.

What was done depends on what is hidden in three ways, all of them here. C12: the Kingpin is not taken before they are
the last at a place. C6: with a full row one takes an accomplice or a killer, and if there is none, nobody. C9 to C11:
who can go to occupied targets is sent face down, which is to an empty one, the more seldom the fewer are empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.dice import Dice
from rookery.engine.state import NONE
from rookery.games.crooks.knowledge import KNOWN, KNOWN_BITS, UNSEEN
from rookery.games.crooks.pieces import CROOKS, PILES, TARGETS, each_of, first_of, number_of
from rookery.games.crooks.steps.numbers import FACING, SENDING, TAKING

if TYPE_CHECKING:
    from rookery.games.crooks.state import Crooks

FINE: Final = 1 << 30  # parts of a chance
NOWHERE: Final[list[int]] = []


def imagine(state: Crooks, seat: int, dice: Dice) -> Crooks:
    """The crooks of each set that a player cannot tell apart change places."""
    world = state.copy()
    world.dice = dice.fork()
    sets = state.known.sets(seat)
    places = where(state) if sets else NOWHERE
    orders = [sorted(crooks, key=places.__getitem__) for crooks in sets]
    became = list(range(CROOKS))
    while True:
        for number in range(len(sets)):
            fill(state, sets[number], orders[number], became, dice)
        if stands(state, seat, became, dice):
            break
    replace(state, world, became)
    return world


def where(state: Crooks) -> list[int]:
    """A number for where each crook is, and what is known of them there; who shares it could change places unnoticed.

    Crooks are dealt to places in this order, so that the truth does not show in what comes of the same dice.
    """
    places = [0] * CROOKS
    for place in range(len(state.piles)):
        for crook in each_of(state.piles[place]):
            places[crook] = place + 1
    first = len(state.piles) + 1
    for here in range(len(state.rows.crooks)):
        for crook in each_of(state.rows.crooks[here]):
            places[crook] = first + here
    first += len(state.rows.crooks)
    for crook in each_of(state.dead):
        places[crook] = first
    if state.crook != NONE:
        places[state.crook] = first + 1
    groups = [state.down, state.barred, *state.mustered]
    for crook in range(CROOKS):
        for group in groups:
            places[crook] = places[crook] << 1 | int(group >> crook & 1)
        places[crook] = places[crook] << KNOWN_BITS | state.known.summary(crook)
    return places


def fill(state: Crooks, crooks: list[int], slots: list[int], became: list[int], dice: Dice) -> None:
    """Let the crooks of one set change places: first those who cannot be everywhere, then the others."""
    enterers: list[int] = []
    others: list[int] = []
    kingpin = False
    for crook in crooks:
        if crook == state.deck.kingpin:
            kingpin = True
        elif state.deck.enterers >> crook & 1:
            enterers.append(crook)
        else:
            others.append(crook)
    hidden = state.down | state.dead | state.in_hand()
    free: list[int] = []  # where anybody may be
    aimed: list[int] = []  # who was sent to an empty target
    for slot in slots:
        if hidden >> slot & 1 and chance_to_enter(state, slot) < 1.0:
            aimed.append(slot)
        else:
            free.append(slot)
    if kingpin:
        slot = pick_throne(state, free, dice)
        became[slot] = state.deck.kingpin
        free.remove(slot)
    if aimed and enterers:
        dice.shuffle(enterers)
        dice.shuffle(others)
        place_aimed(state, aimed, len(free), enterers, others, became, dice)
    else:
        free += aimed
    others += enterers
    dice.shuffle(others)
    for number in range(len(free)):
        became[free[number]] = others[number]


# C12


def pick_throne(state: Crooks, free: list[int], dice: Dice) -> int:
    """A place for the Kingpin: in the box, at a place, or just taken as the last there; never face down, nor dead.

    Nobody could take them before. So whatever has left a place that a player never looked into, the Kingpin is there as
    likely as at first, and each of those who are left the likelier.
    """
    chances = thrones(state)
    lot = int(dice.pick(FINE)) / FINE * sum([chances[slot] for slot in free])
    chosen = NONE
    for slot in free:
        if chances[slot] > 0.0:
            chosen = slot
            lot -= chances[slot]
            if lot < 0.0:
                break
    return chosen


def thrones(state: Crooks) -> list[float]:
    """How likely the Kingpin is to be in each crook's place, beside one in the box."""
    chances = [0.0] * CROOKS
    for slot in each_of(state.out):
        chances[slot] = 1.0
    sizes = PILES[state.players]
    for place in range(len(state.piles)):
        for slot in each_of(state.piles[place]):
            chances[slot] = sizes[place] / int(state.sizes[place])
    if state.step.number == SENDING and not state.sizes[state.place]:
        chances[state.crook] = float(sizes[state.place])
    for others in state.mustered:  # C6: who took one of these could not take the Kingpin anyway
        size = number_of(others)
        for slot in each_of(others):
            chances[slot] *= size / (size + 1)
    return chances


# C9 to C11


def chance_to_enter(state: Crooks, slot: int) -> float:
    """How likely who can go to occupied targets too is to be where a crook is, beside who cannot."""
    if state.step.number == FACING and slot == state.crook:
        return number_of(state.rows.empty(state.turn)) / TARGETS
    targets = state.known.targets(slot)
    return int(targets) / TARGETS if targets else 1.0


def place_aimed(
    state: Crooks, aimed: list[int], free: int, enterers: list[int], others: list[int], became: list[int], dice: Dice
) -> None:
    """Fill the places of those who were sent to empty targets; those who can enter others are likelier elsewhere."""
    columns = len(enterers) + 1
    # Row by row, from the first of the aimed: the ways to seat so many enterers there, after it and elsewhere.
    ways = vec[float]([0.0] * (columns * (len(aimed) + 1)))
    last = columns * len(aimed)
    ways[last] = 1.0
    for number in range(1, columns):
        ways[last + number] = ways[last + number - 1] * (free - number + 1) / number
    chances = [chance_to_enter(state, slot) for slot in aimed]
    for place in range(len(aimed) - 1, -1, -1):
        row = place * columns
        ways[row] = 1.0
        for number in range(1, columns):
            ways[row + number] = ways[row + columns + number] + chances[place] * ways[row + columns + number - 1]
    for place in range(len(aimed)):
        left = len(enterers)
        row = place * columns
        enters = chances[place] * ways[row + columns + left - 1] if left else 0.0
        if int(dice.pick(FINE)) / FINE * ways[row + left] < enters:
            became[aimed[place]] = enterers.pop()
        else:
            became[aimed[place]] = others.pop()


# C6


def stands(state: Crooks, seat: int, became: list[int], dice: Dice) -> bool:
    """Whether what full rows have found can have been so; and by lot, more likely the likelier it was."""
    joiners = state.deck.joiners
    if state.barred and replaced(state.barred, became) & joiners:
        return False
    if state.turn != seat and state.rows.full(state.turn):
        if state.step.number == TAKING and not replaced(state.piles[state.place], became) & joiners:
            return False
        if state.step.number == SENDING and not joiners >> became[state.crook] & 1:
            return False
    chances = 1  # one of all who could have been taken was
    for others in state.mustered:
        chances *= 1 + number_of(replaced(others, became) & joiners)
    return chances == 1 or not dice.pick(chances)


# Putting it into effect


def replace(state: Crooks, world: Crooks, became: list[int]) -> None:
    """Let the crooks of a world take each other's places."""
    world.out = replaced(state.out, became)
    world.dead = replaced(state.dead, became)
    world.down = replaced(state.down, became)
    world.barred = replaced(state.barred, became)
    for place in range(len(state.piles)):
        world.piles[place] = replaced(state.piles[place], became)
    for here in range(len(state.rows.crooks)):
        crooks = state.rows.crooks[here]
        if crooks:
            world.rows.crooks[here] = replaced(crooks, became)
    if state.crook != NONE:
        world.crook = became[state.crook]
    if state.mustered:
        world.mustered = [replaced(others, became) for others in state.mustered]
    world.known.move(state.known, became)


def replaced(crooks: i64, became: list[int]) -> i64:
    """A set of crooks, once others have taken their places."""
    found: i64 = 0
    while crooks:
        found |= 1 << became[first_of(crooks)]
        crooks &= crooks - 1
    return found


# Hidden facts


def secrets(state: Crooks, seat: int) -> dict[str, int]:
    """What a player cannot know: where the Kingpin is, who is at places, face down, in hand, dead and in the box."""
    found: dict[str, int] = {}
    known: i64 = 0
    for crook in range(CROOKS):
        if state.known.set_of(seat, crook) == KNOWN:
            known |= 1 << crook
    if not known >> state.deck.kingpin & 1:
        tell_throne(state, seat, found)
    for place in range(len(state.piles)):
        pile = state.piles[place]
        if pile & ~known:  # the last of them
            tell_crooks(state, pile, "at a place", found)
            if state.known.set_of(seat, first_of(pile)) != UNSEEN:
                found["levels at a place once seen"] = levels_of(state, pile)
    if state.place != NONE and state.piles[state.place] & ~known:
        tell_crooks(state, state.piles[state.place], "left by who recruits", found)
    for name, crooks in (
        ("face down", state.down & ~known),
        ("in the box", state.out & ~known),
        ("in hand", state.in_hand() & ~known),
    ):
        if crooks:
            tell_crooks(state, crooks, name, found)
    if state.dead & ~known:
        found["levels dead"] = levels_of(state, state.dead)
    return found


def tell_throne(state: Crooks, seat: int, found: dict[str, int]) -> None:
    """Where the Kingpin is, and whether at the place that has lost most of those a player never looked into."""
    throne = len(state.piles)
    lost = NONE
    for place in range(len(state.piles)):
        pile = state.piles[place]
        if pile >> state.deck.kingpin & 1:
            throne = place
        if pile and state.known.set_of(seat, first_of(pile)) == UNSEEN:
            gone = PILES[state.players][place] - state.sizes[place]
            if gone and (lost == NONE or gone >= PILES[state.players][lost] - state.sizes[lost]):
                lost = place
    found["kingpin"] = throne
    if lost != NONE:
        found["kingpin at the place that lost most"] = 1 if throne == lost else 0


def tell_crooks(state: Crooks, crooks: i64, name: str, found: dict[str, int]) -> None:
    """The levels of some crooks, and how many of them can go to occupied targets."""
    found[f"levels {name}"] = levels_of(state, crooks)
    found[f"joiners {name}"] = number_of(crooks & state.deck.joiners)
    found[f"enterers {name}"] = number_of(crooks & state.deck.enterers)


def levels_of(state: Crooks, crooks: i64) -> int:
    """The levels of some crooks in all."""
    return sum([state.deck.levels[crook] for crook in each_of(crooks)])
