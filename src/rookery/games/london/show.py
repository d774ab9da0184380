"""Makes what a seat may see of the table, as `view.py` has it: compiled, because every move is shown to everyone."""

from __future__ import annotations

from rookery.engine.state import NONE
from rookery.games.london.count import Count, tally, winners
from rookery.games.london.effects.texts import brings_money, brings_points
from rookery.games.london.moves import (
    ACTIVATES,
    CATALOGUE,
    COVER,
    COVER_BACK,
    DISCARDS,
    INVEST,
    KEEP,
    PIECE,
    PLAYS,
    SPENDS,
    TAKE,
    TUNNEL,
)
from rookery.games.london.pieces import (
    BOROUGH_NAMES,
    BOROUGHS,
    COLOUR,
    FEE,
    FLIPS,
    LAND_PRICE,
    LETTERS,
    MARKERS,
    NO_HAND,
    OPPONENTS_TAXED,
    POWERS,
    SPARES,
    TEXT,
    TUBES,
    size,
)
from rookery.games.london.seats import Seat
from rookery.games.london.state import London
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps import pile as covering
from rookery.games.london.steps import run as running
from rookery.games.london.steps.again import find as find_used
from rookery.games.london.steps.tunnel import fee
from rookery.games.london.view import (
    Below,
    Cost,
    Deck,
    Forecast,
    Gains,
    Letter,
    Mine,
    Pile,
    Player,
    Table,
    Verb,
)

ABOUT_A_PILE = (to.FEE, to.NAME, to.FETCH, to.REPEAT, to.FLIP, to.IMPRISON, to.EMPLOY, to.TUNNEL)
COUNTED = (to.BUILD, to.IMPRISON, to.TUNNEL)  # of these steps, so many are left


def view(state: London, seat: int | None) -> Table:
    """The map, the Display, everyone's building area, and one's own hand."""
    step = state.step.number
    counts = tally(state)
    room = size(state.mine.lands) < MARKERS
    owners = {one: other for other in range(state.players) for one in boroughs(state.seats[other].lands)}
    return Table(
        turn=state.turn,
        step=None if state.over else state.step.name,
        held=None if state.held == NONE else state.cards.name(state.held),
        pile=state.about if step in ABOUT_A_PILE else None,
        slot=state.about + 1 if step == to.SWAP_GIVE else None,
        due=state.due if step in COUNTED else 0,
        draws=state.draws if step in (to.DRAW, to.LOOK) else 0,
        swapped=state.swapped,
        pubs=state.pubs,
        closing=None if state.closing == NONE else state.closing,
        deck=deck_view(state, seat),
        display=[None if card == NONE else state.cards.name(card) for card in state.display],
        gone=len(state.gone),
        owners=[owners.get(one) for one in range(BOROUGHS)],
        tubed=[BOROUGH_NAMES[one] for one in boroughs(state.tubes)],
        open=[BOROUGH_NAMES[move - INVEST] for move in state.open_lands] if room else [],
        tubes=TUBES - size(state.tubes),
        counters=max(0, state.counters()),
        seats=[player_view(state, other, seat, counts[other]) for other in range(state.players)],
        pays=public_costs(state),
        winners=winners(state) if state.over else [],
        mine=None if seat is None else own_view(state, seat),
    )


def boroughs(lands: int) -> list[int]:
    """The boroughs in a set."""
    return [one for one in range(BOROUGHS) if lands >> one & 1]


def deck_view(state: London, seat: int | None) -> Deck:
    """How much is left of the deck, and what this seat knows of it."""
    known: list[str] = []
    if seat is not None and seat == state.peeker:
        for place in range(state.left - 1, -1, -1):
            if state.deck[place] not in state.peeked:
                break
            known.append(state.cards.name(state.deck[place]))
    top = state.deck[state.left - 1] if state.left else NONE
    letter: Letter | None = None if top == NONE else ("A", "B", "C")[state.cards.letter[top]]
    return Deck(left=state.left + len(state.looked), letter=letter, known=known)


def player_view(state: London, other: int, seat: int | None, count: Count) -> Player:
    """A player as a seat, or a spectator, sees them."""
    one = state.seats[other]
    hand = list(one.hand)
    peeked = set(state.peeked) if seat is not None and seat == state.peeker else set()
    land = size(one.lands)
    return Player(
        money=one.money,
        poverty=one.poverty,
        loans=one.loans,
        loan=state.loan(other),
        points=one.points,
        boroughs=land,
        markers=MARKERS - land,
        cards=len(hand),
        known=state.names([card for card in hand if state.shown[card] or card in peeked]),
        letters=[sum(state.cards.letter[card] == letter for card in hand) for letter in range(LETTERS)],
        piles=piles_view(state, other),
        powers=[POWERS[bit] for bit in range(len(POWERS)) if one.powers >> bit & 1],
        forecast=Forecast(
            piles=len(one.tops),
            cards=0 if state.pubs and other == state.turn else len(hand),
            boroughs=land,
            change=max(-one.poverty, running.forecast(state, other)),
        ),
        count=[points for _, points, _ in count.lines()],
        total=count.total,
    )


def piles_view(state: London, other: int) -> list[Pile]:
    """A building area, pile by pile."""
    one = state.seats[other]
    below: list[list[Below]] = [[] for _ in one.tops]
    for covered in one.covered:
        below[covered.pile].append(Below(card=state.cards.name(covered.card), flipped=covered.flipped))
    verbs = uses(state) if other == state.turn else {}
    return [
        Pile(
            card=state.cards.name(card),
            flipped=bool(one.flipped >> pile & 1),
            fresh=bool(one.fresh >> pile & 1),
            used=bool(one.used >> pile & 1),
            money=one.purses[pile],
            covered=below[pile],
            brings=brings(state, other, one, pile),
            verb=verbs.get(pile),
            free=verbs.get(pile) == "activate" and state.step.number != to.REPEAT and is_free(state, card),
        )
        for pile, card in enumerate(one.tops)
    ]


def uses(state: London) -> dict[int, Verb]:
    """L36: what each pile of the turn's player is for in this step; of equal ones only that which a move is about."""
    mine = state.mine
    step = state.step.number
    found: dict[int, Verb] = {}
    for pile, card in enumerate(mine.tops):
        kind = state.cards.kind[card]
        flipped = bool(mine.flipped >> pile & 1)
        if step == to.PILE:
            move = COVER_BACK[kind] if flipped else COVER[kind]
            if covering.find(state, move) == pile:
                found[pile] = "cover_back" if flipped else "cover"
        elif step in (to.ACT, to.RUN, to.REPEAT) and state.cards.activates[kind]:
            find = find_used if step == to.REPEAT else running.find
            if find(state, kind) == pile:
                found[pile] = "activate"
    return found


def is_free(state: London, card: int) -> bool:
    """Whether activating a card costs its owner nothing, and asks them nothing: they may as well."""
    kind = state.cards.kind[card]
    text = TEXT[kind]
    asks = (FLIPS[kind] and state.mine.powers & SPARES) or (text > OPPONENTS_TAXED and text != NO_HAND)
    return not (asks or FEE[kind] or state.cards.pay[kind])


def brings(state: London, seat: int, one: Seat, pile: int) -> Gains | None:
    """What activating a card would bring now."""
    cards = state.cards
    kind = cards.kind[one.tops[pile]]
    if one.flipped >> pile & 1 or not cards.activates[kind]:
        return None
    return Gains(
        money=cards.money[kind] + brings_money(state, seat, kind) + one.purses[pile],
        points=cards.points[kind] + brings_points(state, seat, kind),
        poverty=max(-one.poverty, cards.poverty[kind]),
    )


def own_view(state: London, seat: int) -> Mine:
    """One's own hand, and what one's moves cost."""
    moves = state.legal(seat) if seat in state.waiting() else []
    costs = {PIECE[move]: cost(state, move) for move in moves if PLAYS <= move < DISCARDS}
    hand = state.seats[seat].hand
    return Mine(
        hand=state.names(list(hand)),
        pays=[costs.get(state.cards.kind[card]) for card in hand],
        looked=state.names(list(state.looked)) if seat == state.turn else [],
    )


def public_costs(state: London) -> dict[str, Cost]:
    """What the moves of the turn's player cost that don't tell of their hand."""
    moves = [] if state.over else state.legal(state.turn)
    costs = {CATALOGUE.name(move): cost(state, move) for move in moves if not PLAYS <= move < DISCARDS}
    return {name: told for name, told in costs.items() if told is not None}


def cost(state: London, move: int) -> Cost | None:
    """L8: what a move of the turn's player costs, and how many loans it takes; none where it is free."""
    pounds = price(state, move)
    return Cost(pay=pounds, loans=state.loans_for(state.turn, pounds)) if pounds else None


def price(state: London, move: int) -> int:
    """The pounds that a legal move of the turn's player costs."""
    cards = state.cards
    step = state.step.number
    if PLAYS <= move < SPENDS:
        return cards.price[PIECE[move]]
    if SPENDS <= move < DISCARDS:
        other = step == to.SPEND and COLOUR[PIECE[move]] != COLOUR[cards.kind[state.held]]
        return cards.schooling if other else 0
    if move >= ACTIVATES:
        return 0 if step == to.REPEAT else cards.pay[PIECE[move]]
    if INVEST <= move < TUNNEL:
        return LAND_PRICE[move - INVEST]
    if TUNNEL <= move < PLAYS:
        return fee(state, move - TUNNEL)
    if TAKE <= move < KEEP and step == to.FETCH:
        return cards.price[cards.kind[state.display[move - TAKE]]]
    return 0
