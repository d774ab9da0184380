"""Tables set for a rule: who lies where, and what has been seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rookery.engine.events import Event
from rookery.engine.journal import load
from rookery.engine.match import Match, replay
from rookery.games.crooks import GAME
from rookery.games.crooks.cards import DEAD, FIRST_TARGET, OUT, PLACES, ROW, TARGETS
from rookery.games.crooks.knowledge import split
from rookery.games.crooks.rules import Crooks
from tests.contract.positions import TESTS

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
    state.where = [OUT] * len(state.where)
    state.sizes = [0] * len(state.sizes)
    for letter, cards in (places or {}).items():
        place = PLACES.index(letter)
        state.sizes[place] = len(cards)
        for card in cards:
            state.where[card - 1] = place
    for (seat, target), cards in (rows or {}).items():
        cell = seat * TARGETS + target - FIRST_TARGET
        state.crowds[cell] = len(cards)
        for card in cards:
            state.where[card - 1] = ROW + cell
            if card in down:
                state.down |= 1 << card - 1
                split(state.known[seat], [card - 1])  # his own
            else:
                state.uncover(card - 1)
    for card in dead:
        state.where[card - 1] = DEAD
    if money:
        state.money = list(money)
    state.told = []
    return state


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


def at(state: Crooks, card: int) -> tuple[int, int]:
    """On whose row a crook lies, and on which target."""
    seat, target = divmod(state.where[card - 1] - ROW, TARGETS)
    return seat, target + FIRST_TARGET


def refusal(state: Crooks, name: str) -> tuple[str, str]:
    """Why a move is refused, and by which rule."""
    move = GAME.catalogue.find(name)
    assert move is not None
    assert move not in state.legal(state.turn), name
    why = GAME.refuse(state, state.turn, move)
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
