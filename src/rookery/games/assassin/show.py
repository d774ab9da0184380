"""Makes what a seat may see of the table, as `view.py` has it: compiled, because every move is shown to everyone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from rookery.engine.state import NONE
from rookery.games.assassin import count
from rookery.games.assassin.count import OUTCOMES
from rookery.games.assassin.moves import CATALOGUE, PASS, USE
from rookery.games.assassin.pieces import (
    ALL_SUITS,
    CARD_NAMES,
    CLUBS,
    JACK,
    SUITS,
    TRAITOR,
    TRICKS,
    Suit,
    rank_of,
)
from rookery.games.assassin.state import Affair
from rookery.games.assassin.steps.numbers import AFTER, BEFORE, JOIN, LAYING, ORDER
from rookery.games.assassin.view import Deal, Mine, Pile, Player, Step, Table


def view(state: Affair, seat: int | None) -> Table:
    """The table as a seat sees it."""
    step = state.step.number
    over = step == NONE
    between = step in (AFTER, ORDER)
    unplaced = state.about if step == ORDER else 0
    return Table(
        deal=len(state.past) + (not over),
        trick=state.trick if between else min(state.trick + 1, TRICKS),
        step=cast(Step, state.step.name),
        trumps=suits(state.trumps),
        unplaced=suits(suit for suit in range(ALL_SUITS) if unplaced >> suit & 1),
        missing=suit_name(state.missing),
        face_up=state.face_up,
        doubled=state.doubled and not between,
        leader=state.leader if step == LAYING and state.face_up else None,
        sum=sum_of(state),
        seats=[player_view(state, other, seat) for other in range(state.players)],
        centre=Pile(*pile(state, state.players)),
        traitor=state.kings.index(TRAITOR) if step == JOIN else None,
        mine=None if seat is None else own_view(state, seat),
        deals=[deal_view(state, deal) for deal in state.past],
        winners=count.winners(state) if over else [],
    )


def player_view(state: Affair, other: int, seat: int | None) -> Player:
    """A player as a seat sees them."""
    card = state.laid[other]
    face_down = card != NONE and lies_hidden(state)
    over = state.step.number == NONE
    traitor = state.step.number == JOIN and state.kings[other] == TRAITOR
    return Player(
        *pile(state, other),
        points=state.points[other],
        laid=None if card == NONE else "hidden" if face_down and other != seat else CARD_NAMES[card],
        face_down=face_down,
        jack=SUITS[state.jacks[other]] if state.used >> state.jacks[other] & 1 else None,
        king=SUITS[state.kings[other]] if over or traitor else None,
    )


def pile(state: Affair, place: int) -> tuple[int, int, bool]:
    """How many packets lie in a place, how many victims they are, and whether one is doubled."""
    return state.packets(place), state.victims[place], state.double_at == place


def lies_hidden(state: Affair) -> bool:
    """Whether the cards of this trick lie face down."""
    return state.step.number == LAYING and not state.face_up


def sum_of(state: Affair) -> int | None:
    """What lies open in this trick adds up to, if anything does."""
    ranks = [int(rank_of(card)) for card in state.laid if card not in (NONE, JACK)]
    return sum(ranks) if ranks and not lies_hidden(state) else None


def own_view(state: Affair, seat: int) -> Mine:
    """What only a seat itself may see."""
    jack = state.jacks[seat]
    step = state.step.number
    answered = step in (BEFORE, AFTER) and not state.owing >> seat & 1
    answer = (USE + jack if state.using >> seat & 1 else PASS) if answered else None
    known = CLUBS if step == JOIN else NONE  # A11: the traitor was shown
    return Mine(
        hand=[CARD_NAMES[card] for card in state.hands[seat]],
        king=SUITS[state.kings[seat]],
        jack=SUITS[jack],
        jack_used=bool(state.used >> jack & 1) or state.laid[seat] == JACK,
        answer=None if answer is None else CATALOGUE.verb(answer),
        kings_out=suits(king for king in range(ALL_SUITS) if king not in (state.kings[seat], known)),
        jacks_out=suits(one for one in sorted(state.jacks) if one != jack and not state.used >> one & 1),
    )


def deal_view(state: Affair, deal: count.Deal) -> Deal:
    """A deal that was counted."""
    players = state.players
    return Deal(
        outcome=OUTCOMES[deal.outcome],
        absent=deal.absent(),
        traitor=None if deal.traitor == NONE else deal.traitor,
        named=None if deal.named == NONE else deal.named,
        aside=SUITS[deal.kings[players]] if players == 3 else None,
        with_assassin=deal.dark,
        centre=deal.victims[players],
        police=deal.police,
        assassin=deal.assassin,
        winners=deal.winners,
        prize=deal.prize,
        kings=suits(deal.kings[:players]),
        victims=deal.victims[:players],
        points=deal.points,
    )


def suit_name(number: int) -> Suit | None:
    """A suit by its name, if there is one."""
    return None if number == NONE else SUITS[number]


def suits(numbers: Iterable[int]) -> list[Suit]:
    """Suits by their names."""
    return [SUITS[number] for number in numbers]
