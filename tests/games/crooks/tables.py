"""Tables set for a rule: who lies where, and what has been seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rookery.engine.events import Event
from rookery.engine.journal import load
from rookery.engine.match import Match, replay
from rookery.games.crooks import GAME
from rookery.games.crooks.pieces import ALL_CROOKS, CROOKS, FIRST_TARGET, PLACES, TARGETS, each_of
from rookery.games.crooks.rows import empty_rows
from rookery.games.crooks.state import Crooks
from rookery.games.crooks.view import Crook, Facts, Stack, Table
from tests import TESTS

# Where a crook is: at a place, by its number from 0, or
OUT = -1  # in the box, unseen
HELD = 9  # in the hand of whose turn it is
DEAD = 10  # discarded
ROW = 11  # from here on, eight targets a player

Rows = Mapping[tuple[int, int], Sequence[int]]  # the crooks of a seat on a target, by their numbers


# Crooks of the edition in the box: 1 10♛, 2 9-3, 3 9-2, 4 8-1N, 7 8, 8 7+2, 9 7N, 10 7W, 13 6NW, 14 6WO, 15 6NO,
# 16 6W◉, 17 6⇄, 22 5O⇄, 25 4W$, 26 4†, 27 3+4, 28 3N$, 29 3&, 30 2-6, 31 2O&, 32 1†.
FULL_ROW = {(0, target): [card] for target, card in zip(range(2, 10), (2, 3, 4, 5, 6, 7, 8, 9), strict=True)}


def table(
    players: int = 2,
    places: Mapping[str, Sequence[int]] | None = None,
    rows: Rows | None = None,
    down: Sequence[int] = (),
    dead: Sequence[int] = (),
    money: Sequence[int] = (),
) -> Crooks:
    """The first player's turn: crooks at places and on targets, some of them face down; all others are out."""
    state = GAME.start(players)
    state.turn = state.first = 0
    state.owing = 1
    state.out = ALL_CROOKS
    state.rows = empty_rows(players)
    for place in range(len(state.sizes)):
        state.sizes[place] = state.piles[place] = 0
    for letter, cards in (places or {}).items():
        place = PLACES.index(letter)
        state.sizes[place] = len(cards)
        state.piles[place] = leave_box(state, cards)
    for (seat, target), cards in (rows or {}).items():
        state.rows.put(seat, target - FIRST_TARGET, leave_box(state, cards))
        for card in cards:
            if card in down:
                state.down |= 1 << card - 1
                state.known.learn(seat, card - 1)  # their own
                state.known.hide(card - 1, TARGETS)
            else:
                state.known.uncover(card - 1)
    state.dead = leave_box(state, dead)
    if money:
        for seat, dollars in enumerate(money):
            state.money[seat] = dollars
    state.told = []
    return state


def leave_box(state: Crooks, cards: Sequence[int]) -> int:
    """Take crooks out of the box; the set of them."""
    crooks = sum(1 << card - 1 for card in cards)
    state.out &= ~crooks
    return crooks


def play(state: Crooks, *moves: str) -> Crooks:
    """The moves, by name, of whose turn it is; each must be legal."""
    for name in moves:
        move = GAME.catalogue.find(name)
        assert move is not None, name
        assert move in state.legal(state.turn), f"{name}: only {legal(state)}"
        state.play(state.turn, move)
    return state


def legal(state: Crooks) -> list[str]:
    """The names of the moves open to whose turn it is."""
    return [GAME.catalogue.name(move) for move in state.legal(state.turn)]


def told(state: Crooks, kind: str) -> list[Event]:
    """What was told of a kind."""
    return [event for event in state.told or [] if event.kind == kind]


def where(state: Crooks) -> list[int]:
    """Where each crook is."""
    found = [OUT] * CROOKS
    lying = [(HELD, state.in_hand()), (DEAD, state.dead), *enumerate(state.piles)]
    lying += [
        (ROW + seat * TARGETS + target, state.rows.at(seat, target))
        for seat in range(state.players)
        for target in range(TARGETS)
    ]
    for place, crooks in lying:
        for crook in each_of(crooks):
            found[crook] = place
    return found


def at(state: Crooks, card: int) -> tuple[int, int]:
    """On whose row a crook lies, and on which target."""
    seat, target = divmod(where(state)[card - 1] - ROW, TARGETS)
    return seat, target + FIRST_TARGET


def seen(state: Crooks, seat: int | None) -> Table:
    """The table as a seat sees it."""
    table = GAME.view(state, seat)
    assert isinstance(table, Table)
    return table


def deck(players: int = 2, options: Mapping[str, object] | None = None) -> list[Crook]:
    """All crooks as everybody may know them."""
    facts = GAME.facts(players, GAME.settle(options))
    assert isinstance(facts, Facts)
    return facts.crooks


def stack(table: Table, seat: int, target: int) -> Stack:
    """A player's crooks on a target."""
    return next(stack for stack in table.targets[target - FIRST_TARGET].stacks if stack.seat == seat)


def refusal(state: Crooks, name: str) -> tuple[str, str]:
    """Why a move is refused, and by which rule."""
    move = GAME.catalogue.find(name)
    assert move is not None
    assert move not in state.legal(state.turn), name
    why = state.refuse(state.turn, move)
    return why.reason, why.rule


def end(state: Crooks) -> Crooks:
    """Everybody passes."""
    while state.waiting():
        play(state, "pass")
    return state


def points(state: Crooks, kind: str) -> list[int]:
    """Each player's points in one line of the score sheet."""
    return [line.points for score in GAME.scores(state) for line in score.lines if line.kind == kind]


def recorded(name: str) -> Match:
    return replay(load(TESTS / "journals" / "crooks" / f"{name}.json"))


def kinds(match: Match) -> list[str]:
    return [event.kind for told in match.log for event in told]
