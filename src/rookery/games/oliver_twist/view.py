"""What a seat may see of the table. Files, reserves and money are covered: the table shows them to nobody else."""

from __future__ import annotations

from typing import Final, Literal, cast

from rookery.engine.game import Options
from rookery.engine.state import NONE
from rookery.engine.view import Shown
from rookery.games.oliver_twist.count import RoundCount, loot, winners
from rookery.games.oliver_twist.edition import components
from rookery.games.oliver_twist.pieces import (
    CHARACTERS,
    EFFECTS,
    FACE_UP,
    FEW,
    GOODS,
    KIND_OF,
    KINDS,
    RESERVE,
    ROUND,
    SET,
    SMALL_SET,
    TYPES,
    VALUE_OF,
    WALLET,
    Character,
    Effect,
    Kind,
    Token,
)
from rookery.games.oliver_twist.state import Twist
from rookery.games.oliver_twist.steps.numbers import (
    OWE_BARGAIN,
    OWE_CHAIN,
    OWE_CLEAR,
    OWE_FILE,
    OWE_PATH,
    OWE_PLACE,
    OWE_PROWL,
    OWE_ROAM,
    OWE_SALE,
    OWE_SEIZE,
    OWE_TURN,
)
from rookery.games.oliver_twist.steps.path import ways_on, ways_to
from rookery.games.oliver_twist.steps.sale import brings, kinds_to_sell

PROWLS = (OWE_TURN, OWE_PROWL, OWE_ROAM)

StepName = Literal[
    "turn", "prowl", "path", "chain", "place", "file", "sale", "keep", "discard", "name",
    "roam", "snatch", "fence", "clear", "steal", "search", "seize", "excess", "equip", "bargain", "over",
]  # fmt: skip
HIDDEN: Final = "?"
Lying = Literal["?"] | Token  # what lies on a space, as far as a seat may know


class Chain(Shown):
    """O14, O16: the space that the chain has come to, and how many tokens are left to turn up."""

    at: int
    left: int


class Sale(Shown):
    """O6: the tokens of the set, and what it brings; for the seller alone."""

    tokens: list[Token]
    brings: int


class Player(Shown):
    """A player as everyone sees them; what they have once the game is over, before that None."""

    tools: list[Token]
    cards: int
    burglaries: int
    looked: list[int]  # O17: where they have looked at tokens that lie face down
    money: int | None
    loot: list[int] | None  # pounds of the burglary cards
    total: int | None


class Held(Shown):
    """A token of one's reserve."""

    token: Token
    hexagonal: bool


class Bundle(Shown):
    """O6: a set that could be sold now: all of a kind, with the wallets that it needs."""

    kind: Kind
    tokens: list[Token]
    brings: int


class Mine(Shown):
    """One's own lair. One's file stays shut, unless a character opens it."""

    reserve: list[Held]
    money: int
    cards: list[Character]
    burglaries: list[int]  # pounds
    drawn: list[int]  # O18: pounds of the cards to choose from
    file: list[Token] | None  # O23, O26: one's own or the victim's
    sets: list[Bundle]


class Row(Shown):
    """What the end of a round was for a player."""

    cashed: int  # pounds for the last sets
    file: int  # tokens in the file
    kinds: int
    fine: int
    money: int  # after it


class Counted(Shown):
    """The end of a round: who ended it, what they paid, and what it was for everyone."""

    by: int
    paid: int
    seats: list[Row]


class Table(Shown):
    """The table. What the moves say is not repeated here: a space is lit when a move names it."""

    night: bool
    step: StepName
    turn: int  # whose turn it is
    mover: int | None  # who owes a move
    tokens: list[Lying | None]  # by space, 0 being the plaza
    pawn: int  # its space
    ways: list[list[int]]  # O2: while a prowl may be chosen, all its ways: those passed are filed, the last is taken
    path: list[int] | None  # O37: the spaces chosen so far, while a way is chosen; `ways` go on from there
    chain: Chain | None
    looks: int  # O17: secret looks left, before the pawn is placed
    sale: Sale | None
    rewards: list[int]  # those left, the next one first
    deck: int  # character cards left
    burglary_deck: int
    discard: list[Character]  # the last on top
    helper: Character | None  # who helps in this turn
    victim: int | None  # O26: whose file is searched
    taken: Token | None  # O4: a token that waits for room in a full reserve
    drawn: int  # O18: how many burglary cards are being chosen from
    seats: list[Player]
    mine: Mine | None  # None for spectators
    counts: list[Counted]  # of the rounds that were counted
    winners: list[int]  # O19: once it is over


class Facts(Shown):
    """The map, the tokens and the characters."""

    places: list[tuple[int, int]]  # x and y of each space on a grid
    edges: list[tuple[int, int]]  # pairs of spaces
    yellow: list[int]  # the spaces of the yellow streets
    closed: list[int]  # O41: those that nobody enters in this game
    kinds: dict[Token, Kind]  # as the police count them
    pounds: dict[Token, int]
    effects: dict[Character, Effect]
    limit: int  # O4: tokens in a reserve
    values: Literal["own", "reconstructed"]  # whether the edition is a player's own, or the one in the box


def facts(players: int, options: Options) -> Facts:
    """What stays the same for a whole game."""
    edition = str(options["edition"])
    parts = components(edition)
    yellow = [space for street in parts.yellow for space in street]
    return Facts(
        places=parts.places,
        edges=parts.edges,
        yellow=yellow,
        closed=yellow if players == FEW else [],
        kinds={name: KINDS[kind] for name, kind in zip(TYPES, KIND_OF, strict=True)},
        pounds=dict(zip(TYPES, VALUE_OF, strict=True)),
        effects={name: EFFECTS[effect] for name, effect in zip(CHARACTERS, parts.effects, strict=True)},
        limit=RESERVE,
        values="own" if edition else "reconstructed",
    )


def view(state: Twist, seat: int | None) -> Table:
    """The streets, what is under way, the players and one's own lair."""
    step = state.step.number
    about = state.about
    return Table(
        night=state.night,
        step=cast(StepName, state.step.name),
        turn=state.turn,
        mover=None if state.over else state.waiting()[0],
        tokens=[lying(state, space, seat) for space in range(len(state.board))],
        pawn=state.pawn,
        ways=ways_shown(state),
        path=state.way if step == OWE_PATH else None,
        chain=Chain(at=state.chain_at, left=state.chain_left) if step == OWE_CHAIN else None,
        looks=about if step == OWE_PLACE else 0,
        sale=sale(state) if step == OWE_SALE and seat in state.waiting() else None,
        rewards=state.parts.rewards[state.rewarded :],
        deck=len(state.deck),
        burglary_deck=len(state.burglaries),
        discard=[CHARACTERS[card] for card in state.discard],
        helper=None if state.helper == NONE else CHARACTERS[state.helper],
        victim=about if step == OWE_SEIZE else None,
        taken=TYPES[state.type(about)] if step == OWE_FILE else None,
        drawn=len(state.drawn),
        seats=[player(state, other) for other in range(state.players)],
        mine=None if seat is None else lair(state, seat),
        counts=[counted(count) for count in state.counts],
        winners=winners(state) if state.over else [],
    )


def named(state: Twist, tokens: list[int]) -> list[Token]:
    """Tokens by their types, in order."""
    return [TYPES[what] for what in state.types_of(tokens)]


def lying(state: Twist, space: int, seat: int | None) -> Lying | None:
    """What lies on a space, as far as a seat may know."""
    token = state.board[space]
    if token == NONE:
        return None
    known = state.known[token]
    return TYPES[state.type(token)] if known & FACE_UP or (seat is not None and known >> seat & 1) else HIDDEN


def ways_shown(state: Twist) -> list[list[int]]:
    """Every way to every token within reach, or to the one that was chosen."""
    step = state.step.number
    if step == OWE_PATH:
        return [[*way, state.about] for way in ways_on(state, state.about)]
    if step not in PROWLS:
        return []
    spaces = sorted(set(state.streets.reaches[state.pawn].ends))
    return [[*way, space] for space in spaces if state.is_visible(space) for way in ways_to(state, space)]


def sale(state: Twist) -> Sale:
    """What the seller has chosen so far."""
    return Sale(tokens=named(state, state.sale), brings=brings(state, state.sale))


def player(state: Twist, seat: int) -> Player:
    """A player as everyone sees them."""
    looked = [
        space
        for space, token in enumerate(state.board)
        if token >= 0 and not state.known[token] & FACE_UP and state.known[token] >> seat & 1
    ]
    return Player(
        tools=named(state, state.fronts[seat]),
        cards=len(state.hands[seat]),
        burglaries=sum(kept.seat == seat for kept in state.kept),
        looked=looked,
        money=state.money[seat] if state.over else None,
        loot=kept_pounds(state, seat) if state.over else None,
        total=state.money[seat] + loot(state, seat) if state.over else None,
    )


def lair(state: Twist, seat: int) -> Mine:
    """What a player has in their lair, and what they may look into now."""
    step = state.step.number if seat in state.waiting() else NONE
    reserve = sorted(state.reserves[seat], key=lambda token: (state.type(token), token >= ROUND))
    opened = {OWE_CLEAR: seat, OWE_SEIZE: state.about}.get(step)
    least = SMALL_SET if step == OWE_BARGAIN else SET
    kinds = kinds_to_sell(state, seat, least)
    return Mine(
        reserve=[Held(token=TYPES[state.type(token)], hexagonal=token >= ROUND) for token in reserve],
        money=state.money[seat],
        cards=[CHARACTERS[card] for card in sorted(state.hands[seat])],
        burglaries=kept_pounds(state, seat),
        drawn=[state.parts.burglaries[card] for card in state.drawn] if step != NONE else [],
        file=None if opened is None else named(state, state.files[opened]),
        sets=[bundle(state, seat, kind, least) for kind in range(GOODS) if kinds >> kind & 1],
    )


def kept_pounds(state: Twist, seat: int) -> list[int]:
    """The pounds on a player's burglary cards, the lowest first."""
    return sorted(state.parts.burglaries[kept.card] for kept in state.kept if kept.seat == seat)


def bundle(state: Twist, seat: int, kind: int, least: int) -> Bundle:
    """All of a kind, with the wallets that it needs."""
    goods = [token for token in state.reserves[seat] if KIND_OF[state.type(token)] == kind]
    wallets = [token for token in state.reserves[seat] if state.type(token) == WALLET]
    tokens = goods + wallets[: max(0, least - len(goods))]
    return Bundle(kind=KINDS[kind], tokens=named(state, tokens), brings=brings(state, tokens))


def counted(count: RoundCount) -> Counted:
    """How a round ended, and for whom."""
    rows = [
        Row(cashed=row.cashed, file=row.file, kinds=row.kinds, fine=row.fine, money=row.money) for row in count.seats
    ]
    return Counted(by=count.by, paid=count.paid, seats=rows)
