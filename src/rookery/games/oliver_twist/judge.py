"""A guess at who will win, for bots that look ahead: money, what reserves promise, and the police."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from rookery.games.oliver_twist.count import count_kinds, loot
from rookery.games.oliver_twist.moves import MOVE_DEAL, MOVE_TAKE, MOVE_TURN
from rookery.games.oliver_twist.pieces import BONUS, GOODS, KIND_OF, KINDS, LARGE_SET, OBJECTS, SET, VALUE_OF, WALLET
from rookery.games.oliver_twist.steps.discard import tool_kinds
from rookery.games.oliver_twist.steps.numbers import OWE_PROWL, OWE_ROAM, OWE_SALE, OWE_TURN

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist

DAY_SCALE: Final = 9.0  # pounds that multiply the odds of winning by e
NIGHT_SCALE: Final = 6.0
CARD: Final = 3.0  # a character card, in pounds
TOOL: Final = 1.2  # a kind of tool before the house
FILED: Final = 0.45  # a token in the file
FILED_KIND: Final = 0.15  # a kind in it
WALLET_WORTH: Final = 1.6
PROMISE: Final = [0.0, 0.25, 0.6, 0.95]  # of a set's worth, by tokens that it has already


def judge(state: Twist) -> list[float]:
    """The turn is ended in haste, and everybody's wealth and prospects are weighed."""
    if state.step.number == OWE_TURN:
        return shares(state)
    world = state.copy()
    end_turn(world)
    return world.returns() if world.over else shares(world)


def end_turn(world: Twist) -> None:
    """Play on until the next turn begins: deals are closed, the rest is left to chance."""
    dice = world.dice
    while not world.over and world.step.number != OWE_TURN:
        seat = world.waiting()[0]
        step = world.step.number
        legal = world.legal(seat)
        if step == OWE_SALE:
            move = MOVE_DEAL
        elif step == OWE_PROWL or (step == OWE_ROAM and legal[0] <= MOVE_TURN):
            move = best_take(world, legal)
        else:
            move = legal[dice.pick(len(legal))]
        world.play(seat, move)


def best_take(world: Twist, legal: list[int]) -> int:
    """The most valuable of the tokens within reach, at a glance."""
    best = legal[0]
    if best > MOVE_TURN:
        return legal[world.dice.pick(len(legal))]
    most = -1
    for move in legal:
        if move > MOVE_TURN:
            break
        what = world.type(world.board[move - MOVE_TAKE])
        value = VALUE_OF[what] if what != WALLET else 2
        if what >= OBJECTS:
            value = 2
        if value > most:
            most = value
            best = move
    return best


def shares(world: Twist) -> list[float]:
    """Shares of the win by everybody's worth."""
    scale = NIGHT_SCALE if world.night else DAY_SCALE
    worth = [riches(world, seat) for seat in range(world.players)]
    top = max(worth)
    odds = [exp((one - top) / scale) for one in worth]
    total = sum(odds)
    return [one / total for one in odds]


def riches(world: Twist, seat: int) -> float:
    """What a player has and may hope for, in pounds."""
    worth = float(world.money[seat] + loot(world, seat)) + CARD * len(world.hands[seat])
    worth += prospects(world, seat)
    worth += TOOL * tool_kinds(world, seat).bit_count()
    return worth - FILED * len(world.files[seat]) - FILED_KIND * count_kinds(world, world.files[seat])


def prospects(world: Twist, seat: int) -> float:
    """What the sets in a reserve promise, wallets where they help most."""
    counts = [0] * len(KINDS)
    pounds = [0] * len(KINDS)
    for token in world.reserves[seat]:
        what = world.type(token)
        counts[KIND_OF[what]] += 1
        pounds[KIND_OF[what]] += VALUE_OF[what]
    return promise(world, counts, pounds)


def promise(world: Twist, counts: list[int], pounds: list[int]) -> float:
    """What so many tokens of each kind promise, with so many pounds on them."""
    wallets = counts[GOODS]
    reward = 0
    if world.rewarded < len(world.parts.rewards):
        reward = world.parts.rewards[world.rewarded]
    worth = WALLET_WORTH * wallets
    for kind in range(GOODS):
        count = counts[kind]
        if not count:
            continue
        promise = PROMISE[min(count, SET)]
        worth += promise * (pounds[kind] + reward)
        if count < SET and count + wallets >= SET:
            worth += 0.3 * (PROMISE[SET] - promise) * (pounds[kind] + reward)
        if count >= LARGE_SET:
            worth += PROMISE[SET] * BONUS
        elif count > SET:
            worth += 0.3 * BONUS
    return worth
