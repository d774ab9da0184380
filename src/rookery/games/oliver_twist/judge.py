"""A guess at who will win, for bots that look ahead: money, what reserves promise, and the police."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from rookery.games.oliver_twist.count import count_kinds, loot
from rookery.games.oliver_twist.moves import MOVE_DEAL, MOVE_TAKE, MOVE_TURN
from rookery.games.oliver_twist.pieces import GOODS, KIND_OF, KINDS, LARGE_SET, OBJECTS, SET, VALUE_OF, WALLET
from rookery.games.oliver_twist.steps.discard import tool_kinds
from rookery.games.oliver_twist.steps.numbers import OWE_PROWL, OWE_ROAM, OWE_SALE, OWE_TURN

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist

# By day and by night, in pounds: what best told how much everybody had in the end, in some hundred games of bots that
# searched by an earlier guess.
SCALE: Final = [[], [], [19.0, 9.0], [23.0, 8.5], [20.0, 6.3]]  # that multiply the odds of winning by e, by players
LOOT: Final = 1.1  # a pound on a burglary card
CARD: Final = [3.4, 1.7]  # a character card
TOOL: Final = [5.0, 1.6]  # a kind of tool before the house
WALLET_WORTH: Final = [2.2, 4.9]
FIRST_WALLET: Final = [3.2, 0.6]
PROMISE: Final = [[0.0, 1.1, 0.9, 1.0], [0.0, 0.52, 0.73, 0.9]]  # a pound in a set, by tokens that it has already
PREMIUM: Final = [[0.0, -2.3, 0.4, 3.8, 5.8, 13.3], [0.0, 0.8, 2.8, 6.9, 10.2, 18.7]]  # such a set itself
FILED: Final = [-0.6, -0.14]  # a token in the file
FILED_KIND: Final = [-0.57, -0.55]  # a kind in it, while no file is fuller
LATE: Final = [-1.07, -2.5]  # a token in reserve, once the streets are empty
TOKENS_OUT: Final = 75


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
    scale = SCALE[world.players][1 if world.night else 0]
    late = lateness(world)
    worth = [riches(world, seat, late) for seat in range(world.players)]
    top = max(worth)
    odds = [exp((one - top) / scale) for one in worth]
    total = sum(odds)
    return [one / total for one in odds]


def lateness(world: Twist) -> float:
    """How much of the streets is empty."""
    left: i64 = 0
    for token in world.board:
        if token >= 0:
            left += 1
    return 1.0 - int(left) / TOKENS_OUT


def riches(world: Twist, seat: int, late: float) -> float:
    """What a player has and may hope for, in pounds."""
    counts = [0] * len(KINDS)
    pounds = [0] * len(KINDS)
    for token in world.reserves[seat]:
        what = world.type(token)
        counts[KIND_OF[what]] += 1
        pounds[KIND_OF[what]] += VALUE_OF[what]
    return float(world.money[seat]) + LOOT * loot(world, seat) + prospects(world, seat, counts, pounds, late)


def prospects(world: Twist, seat: int, counts: list[int], pounds: list[int], late: float) -> float:
    """What a player may hope for with so many tokens of each kind in reserve, and so many pounds on them."""
    night = 1 if world.night else 0
    worth = CARD[night] * len(world.hands[seat]) + TOOL[night] * tool_kinds(world, seat).bit_count()
    if counts[GOODS]:
        worth += WALLET_WORTH[night] * counts[GOODS] + FIRST_WALLET[night]
    promise = PROMISE[night]
    premium = PREMIUM[night]
    for kind in range(GOODS):
        count = counts[kind]
        if count:
            worth += promise[min(count, SET)] * pounds[kind] + premium[min(count, LARGE_SET)]
    worth += LATE[night] * late * len(world.reserves[seat])
    filed = len(world.files[seat])
    worth += FILED[night] * filed
    fullest = True
    for other in range(world.players):
        if len(world.files[other]) > filed:
            fullest = False
    if fullest:
        worth += FILED_KIND[night] * count_kinds(world, world.files[seat])
    return worth
