"""What a player knows of the table, as numbers to learn from: lairs, files, streets within reach, and a guess."""

from __future__ import annotations

from math import exp, log
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.features import Features
from rookery.engine.state import NONE
from rookery.games.oliver_twist.judge import SCALE, lateness, prospects
from rookery.games.oliver_twist.pieces import (
    CHARACTERS,
    FACE_UP,
    GOODS,
    KIND_OF,
    KINDS,
    LARGE_SET,
    RESERVE,
    SET,
    SPACES,
    TOOL_KINDS,
    VALUE_OF,
)
from rookery.games.oliver_twist.steps.discard import tool_kinds
from rookery.games.oliver_twist.steps.numbers import OWE_FILE, OWE_KEEP, OWE_SALE
from rookery.games.oliver_twist.steps.sale import brings

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist

ONE: Final = 15  # numbers of a player
OBJECT_KINDS: Final = GOODS + 1
STOCK: Final = OBJECT_KINDS + 3 * GOODS + 1  # numbers of a reserve
STEPS: Final = 20
ROUND: Final = 10
UNDER_WAY: Final = 4
BURGLARY: Final = 5.0  # pounds of a burglary card that another has kept


def inputs(players: int) -> list[tuple[str, int]]:
    """The blocks of numbers; of players, whoever knows is first, then the others in turn."""
    return [
        ("guess", players),
        ("players", players * ONE),
        ("reserves", players * STOCK),
        ("tools", players * TOOL_KINDS),
        ("filed", len(KINDS)),
        ("characters", len(CHARACTERS)),
        ("played", len(CHARACTERS)),
        ("reach", len(KINDS)),
        ("near", len(KINDS)),
        ("streets", len(KINDS)),
        ("round", ROUND),
        ("under_way", UNDER_WAY),
        ("step", STEPS * 2),
    ]


class Lair:
    """A player's things, as far as another can tell."""

    def __init__(self, state: Twist, owner: int, seat: int, late: float) -> None:
        self.counts: list[int] = [0] * len(KINDS)
        self.pounds: list[int] = [0] * len(KINDS)
        self.unknown: int = 0
        types = state.parts.types
        known = state.known
        seen: i64 = FACE_UP | 1 << seat
        for token in state.reserves[owner]:
            if known[token] & seen:
                what = types[token]
                kind = KIND_OF[what]
                self.counts[kind] += 1
                self.pounds[kind] += VALUE_OF[what]
            else:
                self.unknown += 1
        self.promise: float = prospects(state, owner, self.counts, self.pounds, late)
        self.cards: int = 0
        self.loot: float = 0.0
        for kept in state.kept:
            if kept.seat == owner:
                self.cards += 1
                self.loot += float(state.parts.burglaries[kept.card]) if owner == seat else BURGLARY
        kinds: i64 = 0
        for token in state.files[owner]:
            kinds |= 1 << KIND_OF[types[token]]
        self.kinds: int = 0
        while kinds:
            self.kinds += 1
            kinds &= kinds - 1
        tools = tool_kinds(state, owner)
        self.tools: int = 0
        while tools:
            self.tools += 1
            tools &= tools - 1
        self.filed: int = len(state.files[owner])
        self.riches: float = state.money[owner] + self.loot + self.promise + self.unknown


def features(state: Twist, seat: int, into: Features) -> None:
    """Fill the blocks."""
    players = state.players
    late = lateness(state)
    lairs = [Lair(state, (seat + place) % players, seat, late) for place in range(players)]
    step = state.step.number
    mine = not state.over and state.waiting()[0] == seat
    if mine and step == OWE_SALE:
        lairs[0].riches += brings(state, state.sale)
    put_guess(state, lairs, into)
    put_players(state, lairs, seat, into)
    put_reserves(lairs, into)
    at = into.block(players * TOOL_KINDS)
    for place in range(players):
        tools = tool_kinds(state, (seat + place) % players)
        for tool in range(TOOL_KINDS):
            into.put(at + tool, float(tools >> tool & 1))
        at += TOOL_KINDS
    put_cards(state, seat, into)
    put_streets(state, seat, into)
    at = into.block(UNDER_WAY)
    if mine:
        if step == OWE_SALE:
            into.put(at, brings(state, state.sale) / 15.0)
            into.put(at + 1, len(state.sale) / 5.0)
        elif step == OWE_KEEP:
            into.put(at + 2, state.parts.burglaries[state.drawn[-1]] / 10.0)
        elif step == OWE_FILE:
            into.put(at + 3, VALUE_OF[state.type(state.about)] / 5.0 + 0.2)
    at = into.block(STEPS * 2)
    if not state.over:
        into.put(at + (0 if mine else STEPS) + step, 1.0)


def put_guess(state: Twist, lairs: list[Lair], into: Features) -> None:
    """The odds by everybody's riches."""
    scale = SCALE[state.players][1 if state.night else 0]
    top = max([lair.riches for lair in lairs])
    odds = [exp((lair.riches - top) / scale) for lair in lairs]
    total = sum(odds)
    at = into.block(len(lairs))
    for place in range(len(lairs)):
        share = min(0.98, max(0.02, odds[place] / total))
        into.put(at + place, 0.5 * log(share / (1.0 - share)))


def put_players(state: Twist, lairs: list[Lair], seat: int, into: Features) -> None:
    """What each has, what it promises, and what the police know."""
    players = state.players
    at = into.block(players * ONE)
    fullest = max([lair.filed for lair in lairs])
    for place in range(players):
        lair = lairs[place]
        owner = (seat + place) % players
        money = state.money[owner]
        into.put(at, money / 40.0)
        into.put(at + 1, lair.riches / 60.0)
        into.put(at + 2, lair.promise / 20.0)
        if place:
            into.put(at + 3, (money - state.money[seat]) / 20.0)
            into.put(at + 4, (lair.riches - lairs[0].riches) / 20.0)
            into.put(at + 5, (lair.filed - lairs[0].filed) / 8.0)
        into.put(at + 6, len(state.reserves[owner]) / RESERVE)
        into.put(at + 7, lair.filed / 15.0)
        into.put(at + 8, lair.kinds / 8.0)
        into.put(at + 9, 1.0 if lair.filed == fullest and fullest else 0.0)
        into.put(at + 10, len(state.hands[owner]) / 2.0)
        into.put(at + 11, lair.tools / 3.0)
        into.put(at + 12, lair.cards / 2.0)
        into.put(at + 13, lair.loot / 10.0)
        into.put(at + 14, 1.0 if state.turn == owner else 0.0)
        at += ONE


def put_reserves(lairs: list[Lair], into: Features) -> None:
    """How many of each kind, what lies in the sets, and how many tokens are unknown."""
    at = into.block(len(lairs) * STOCK)
    for lair in lairs:
        wallets = lair.counts[GOODS]
        for kind in range(OBJECT_KINDS):
            count = lair.counts[kind]
            if count:
                into.put(at + kind, count / 3.0)
                if kind < GOODS:
                    into.put(at + OBJECT_KINDS + kind, lair.pounds[kind] / 10.0)
                    into.put(at + OBJECT_KINDS + GOODS + kind, 1.0 if count + wallets >= SET else 0.0)
                    into.put(at + OBJECT_KINDS + 2 * GOODS + kind, 1.0 if count + wallets >= LARGE_SET else 0.0)
        into.put(at + STOCK - 1, lair.unknown / 2.0)
        at += STOCK


def put_cards(state: Twist, seat: int, into: Features) -> None:
    """The kinds in one's file, one's characters, and those that were played."""
    at = into.block(len(KINDS))
    counts = [0] * len(KINDS)
    for token in state.files[seat]:
        counts[KIND_OF[state.type(token)]] += 1
    for kind in range(len(KINDS)):
        into.put(at + kind, counts[kind] / 4.0)
    at = into.block(len(CHARACTERS))
    for card in state.hands[seat]:
        into.put(at + card, 1.0)
    at = into.block(len(CHARACTERS))
    for card in state.discard:
        into.put(at + card, 1.0)


def put_streets(state: Twist, seat: int, into: Features) -> None:
    """The kinds of tokens that a prowl can take, those next to the pawn, all that one can see; and the round."""
    board = state.board
    known = state.known
    types = state.parts.types
    within = into.block(len(KINDS))
    near = into.block(len(KINDS))
    all_seen = into.block(len(KINDS))
    found = vec[i64]([0] * (3 * len(KINDS)))
    reach = state.streets.reaches[state.pawn]
    ends = reach.ends
    past = reach.past
    before = reach.before
    seen: i64 = FACE_UP | 1 << seat
    bits = reach.bits
    met: i64 = 0  # spaces, a bit each
    way: i64 = 0
    while way < len(ends):
        space = ends[way]
        token = board[space]
        if token >= 0 and known[token] & FACE_UP:
            new = not met & bits[way]
            met |= bits[way]
            if new:
                kind = KIND_OF[types[token]]
                found[kind] += 1
                if before[way] == NONE:
                    found[len(KINDS) + kind] += 1
            way += 1
        else:
            way = past[way]
    hidden: i64 = 0
    visible: i64 = 0
    space = 0
    while space < SPACES:
        token = board[space]
        if token >= 0:
            if known[token] & seen:
                visible += 1
                found[2 * len(KINDS) + KIND_OF[types[token]]] += 1
            else:
                hidden += 1
        space += 1
    reached: i64 = 0
    for kind in range(len(KINDS)):
        reached += found[kind]
        into.put(within + kind, int(found[kind]) / 3.0)
        into.put(near + kind, int(found[len(KINDS) + kind]) / 1.0)
        into.put(all_seen + kind, int(found[2 * len(KINDS) + kind]) / 8.0)
    at = into.block(ROUND)
    rewards = state.parts.rewards
    left = len(rewards) - state.rewarded
    into.put(at, 1.0 if state.night else 0.0)
    into.put(at + 1, left / 5.0)
    into.put(at + 2, rewards[state.rewarded] / 6.0 if left else 0.0)
    into.put(at + 3, int(visible) / 40.0)
    into.put(at + 4, int(hidden) / 40.0)
    into.put(at + 5, int(reached) / 8.0)
    into.put(at + 6, 0.0 if reached else 1.0)
    into.put(at + 7, 1.0 if state.touches_token(state.pawn) else 0.0)
    into.put(at + 8, len(state.deck) / 8.0)
    into.put(at + 9, 1.0 if state.night and state.hidden_near(state.pawn) else 0.0)
