"""What bots go by: a guess at who will win the match, and what a seat may know as numbers."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from rookery.engine.features import Features
from rookery.engine.state import NONE
from rookery.games.assassin.conduct import HABITS, SCALES
from rookery.games.assassin.pieces import (
    ALL_SUITS,
    ASSASSIN,
    JACK,
    RANKS,
    THRESHOLDS,
    TRAITOR,
    TRICKS,
    rank_of,
    suit_of,
)
from rookery.games.assassin.steps.numbers import AFTER, BEFORE, JOIN, LAYING, ORDER, REPLACE

if TYPE_CHECKING:
    from rookery.games.assassin.state import Affair

WORTH: Final = 6.0  # points that multiply the odds of winning the match by e

CAMPS: Final = 3  # police, assassin, traitor: every block is there for each of them, and filled for one's own
CHANGES: Final = 4  # of the trick that comes: doubled, face up; of the match: the open game, another threshold
OWN_ANSWER: Final = 2  # whether one owes the step, and whether one uses one's jack
STEPS: Final = JOIN + 1
CLOSE: Final = 5  # points from the goal at which the next deal may end the match
RACE: Final = 8  # points that the first is taken to need where it needs more: so a deal counts as much as it can
STANDING: Final = 3  # of each seat: the points it needs, how far I am ahead of it, how close it is to the goal


def judge(state: Affair) -> list[float]:
    """Play this deal out by chance; every few points ahead in the match are worth the same odds."""
    world = state.copy()
    deals = len(world.past)
    dice = world.dice
    while len(world.past) == deals:
        for seat in world.waiting():
            legal = world.legal(seat)
            world.play(seat, legal[dice.pick(len(legal))])
    if not world.owing:
        return world.returns()
    odds = [exp(points / WORTH) for points in world.points]
    return [share / sum(odds) for share in odds]


def inputs(players: int) -> list[tuple[str, int]]:
    """What a seat may know, in blocks: the seats in each go round from one's own on."""
    blocks = [
        ("step", STEPS + OWN_ANSWER),
        ("changes", CHANGES),
        ("trick", TRICKS),
        ("standing", STANDING * players),
        ("victims", 2 * (players + 1)),  # the centre's last; and where the doubled packet lies
        ("jack", ALL_SUITS),
        ("others' jacks", ALL_SUITS),
        ("jacks used", ALL_SUITS * players),
        ("hand", ALL_SUITS * RANKS),  # suits by their place in the trump order of the next trick
        ("others' hands", RANKS),
        ("table", players + 3),
        ("leader", players),
        ("traitor", players),
        ("habits", HABITS * players),
    ]
    return [(name, CAMPS * width) for name, width in blocks]


def features(state: Affair, seat: int, into: Features) -> None:
    """Fill the blocks of `inputs`."""
    king = state.kings[seat]
    camp: i64 = 1 if king == ASSASSIN else 2 if king == TRAITOR else 0
    put_moment(state, seat, camp, into)
    put_match(state, seat, camp, into)
    put_jacks(state, seat, camp, into)
    put_cards(state, seat, camp, into)
    put_others(state, seat, camp, into)


def start_of(into: Features, camp: i64, width: i64) -> i64:
    """Where a block begins for one's own camp."""
    return into.block(CAMPS * width) + camp * width


def put_moment(state: Affair, seat: int, camp: i64, into: Features) -> None:
    """What is asked, and of which trick. A2, A8: of the answers, one's own."""
    step = state.step.number
    start = start_of(into, camp, STEPS + OWN_ANSWER)
    if step != NONE:
        into.put(start + step, 1.0)
    if state.owing >> seat & 1:
        into.put(start + STEPS, 1.0)
    if state.using >> seat & 1:
        into.put(start + STEPS + 1, 1.0)
    start = start_of(into, camp, CHANGES)
    coming = step in (BEFORE, LAYING, REPLACE)
    if state.doubled and coming:
        into.put(start, 1.0)
    if state.face_up and coming:
        into.put(start + 1, 1.0)
    if state.open_variant:
        into.put(start + 2, 1.0)
    into.put(start + 3, float(state.threshold - THRESHOLDS[state.players]) / 5.0)
    start = start_of(into, camp, TRICKS)
    for trick in range(state.trick):
        into.put(start + trick, 1.0)


def put_match(state: Affair, seat: int, camp: i64, into: Features) -> None:
    """Points and victims."""
    players: i64 = state.players
    start = start_of(into, camp, STANDING * players)
    mine = state.points[seat]
    goal = min(state.goal, max(state.points) + RACE)
    other: i64 = seat
    for _ in range(state.players):
        points = state.points[other]
        into.put(start, float(goal - points) / 10.0)
        into.put(start + 1, float(mine - points) / 10.0)
        into.put(start + 2, float(max(0, points - goal + CLOSE)) / float(CLOSE))
        start += STANDING
        other = other + 1 if other + 1 < players else 0
    start = start_of(into, camp, 2 * (players + 1))
    for place in range(state.players + 1):
        pile = players if place == players else (seat + place) % players
        into.put(start + place, float(state.victims[pile]) / 4.0)
        if pile == state.double_at:
            into.put(start + players + 1 + place, 1.0)


def put_jacks(state: Affair, seat: int, camp: i64, into: Features) -> None:
    """One's own, those that others may have, and who used which."""
    players: i64 = state.players
    jack = state.jacks[seat]
    start = start_of(into, camp, ALL_SUITS)
    if not state.used >> jack & 1:
        into.put(start + jack, 1.0)
    start = start_of(into, camp, ALL_SUITS)
    for suit in range(ALL_SUITS):
        if suit != jack and not state.used >> suit & 1:
            into.put(start + suit, 1.0)
    start = start_of(into, camp, ALL_SUITS * players)
    for place in range(state.players):
        jack = state.jacks[(seat + place) % players]
        if state.used >> jack & 1:
            into.put(start + ALL_SUITS * place + jack, 1.0)


def put_cards(state: Affair, seat: int, camp: i64, into: Features) -> None:
    """One's hand, what the others hold between them, and what lies open or is one's own in this trick."""
    players: i64 = state.players
    step = state.step.number
    last: i64 = len(state.trumps) - 1
    strength = [last + 1] * ALL_SUITS  # A8: queens not placed yet come after those that are
    for place in range(len(state.trumps)):
        strength[state.trumps[place]] = place
        if step == AFTER:  # A6
            strength[state.trumps[place]] = place - 1 if place else int(last)
    start = start_of(into, camp, ALL_SUITS * RANKS)
    for card in state.hands[seat]:
        into.put(start + strength[suit_of(card)] * RANKS + card % RANKS, 1.0)
    start = start_of(into, camp, RANKS)
    counts = [0] * RANKS
    hidden = step == LAYING and not state.face_up
    for other in range(state.players):
        if other != seat:
            for card in state.hands[other]:
                counts[card % RANKS] += 1
            if hidden and NONE < state.laid[other] < JACK:
                counts[state.laid[other] % RANKS] += 1
    for rank in range(RANKS):
        into.put(start + rank, float(counts[rank]) / 2.0)
    start = start_of(into, camp, players + 3)
    total: i64 = 0
    empty: i64 = 0
    for place in range(state.players):
        other = int((seat + place) % players)
        laid = state.laid[other]
        if laid == NONE or (hidden and place):
            empty += 1
        elif laid != JACK:
            total += rank_of(laid)
            into.put(start + place, float(rank_of(laid)) / 5.0)
    if empty < players:
        into.put(start + players, float(state.threshold - total) / 10.0)
        into.put(start + players + 1, 1.0 if total >= state.threshold else 0.0)
        into.put(start + players + 2, float(empty) / 2.0)


def put_others(state: Affair, seat: int, camp: i64, into: Features) -> None:
    """Who leads, who was shown to be the traitor (A11), and how everybody has played in this deal."""
    players: i64 = state.players
    start = start_of(into, camp, players)
    if state.leader != NONE and state.step.number != ORDER and (state.open_variant or state.face_up):
        into.put(start + (state.leader - seat + players) % players, 1.0)
    start = start_of(into, camp, players)
    if state.step.number == JOIN:
        into.put(start + (int(state.owing).bit_length() - 1 - seat + players) % players, 1.0)
    start = start_of(into, camp, HABITS * players)
    for place in range(state.players):
        first = (seat + place) % players * HABITS
        for habit in range(HABITS):
            into.put(start + HABITS * place + habit, float(state.habits[first + habit]) / SCALES[habit])
