"""Makes what a seat may see of the table, as `view.py` has it: compiled, because every move is shown to everyone."""

from __future__ import annotations

from typing import cast

from rookery.engine.state import NONE
from rookery.games.oliver_twist.count import RoundCount, loot, winners
from rookery.games.oliver_twist.pieces import (
    CHARACTERS,
    FACE_UP,
    GOODS,
    KIND_OF,
    KINDS,
    ROUND,
    SET,
    SMALL_SET,
    TYPES,
    WALLET,
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
from rookery.games.oliver_twist.view import (
    HIDDEN,
    Bundle,
    Chain,
    Counted,
    Held,
    Lying,
    Mine,
    Player,
    Row,
    Sale,
    StepName,
    Table,
)

PROWLS = (OWE_TURN, OWE_PROWL, OWE_ROAM)


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
