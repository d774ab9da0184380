"""Tables set for a test: hands, cities, the Display and the map as one wishes, and moves by name."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from rookery.engine.events import Event
from rookery.engine.state import NONE
from rookery.games.london import GAME
from rookery.games.london.pieces import BOROUGH_NAMES, BOROUGHS, BOX, CARD_NAMES, CARDS
from rookery.games.london.seats import Covered
from rookery.games.london.state import London
from rookery.games.london.steps import numbers as to
from rookery.games.london.view import Mine, Table

KIND, LETTER, WORTH = BOX.kind, BOX.letter, BOX.worth


class Box:
    """All cards, to be taken out by name."""

    def __init__(self) -> None:
        self.left = list(range(CARDS))

    def take(self, names: str, letter: int | None = None) -> list[int]:
        """These cards; the first copies that are left, of a deck if so wished."""
        found = []
        for name in names.split():
            kind = CARD_NAMES.index(name)
            card = next(one for one in self.left if KIND[one] == kind and (letter is None or LETTER[one] == letter))
            self.left.remove(card)
            found.append(card)
        return found


def table(
    hand: str = "",
    *others: str,
    area: str = "",
    areas: tuple[str, ...] = (),
    display: str = "",
    deck: str = "",
    lands: str = "",
    other_lands: tuple[str, ...] = (),
    tubes: str = "",
    money: int = 0,
    poverty: int = 5,
    players: int = 2,
    left: int | None = None,
    draw: bool = False,
) -> London:
    """Seat 0 is to act, or to draw.

    Areas: a card a pile; `+` between the cards of a pile, the top last; `~` before a flipped one; `shops:3` has
    £3 on it. The deck: the top first; the other cards lie under it, or with `left` so many of them.
    """
    players = max(players, 1 + len(others), 1 + len(areas), 1 + len(other_lands))
    state: London = GAME.start(players, seed=1)
    box = Box()
    for one, names in zip(state.seats, [hand, *others, *[""] * (players - 1 - len(others))], strict=True):
        one.hand = vec[i64](sorted(box.take(names)))
    state.shown = vec[u8]([0] * CARDS)
    slots = box.take(" ".join(one for one in display.split() if one != "-"))
    filled = [NONE if one == "-" else slots.pop(0) for one in display.split()]
    state.display = vec[i64](filled + [NONE] * (2 * (players + 1) - len(filled)))
    for seat, city in enumerate([area, *areas]):
        build(state, box, seat, city)
    top = box.take(deck)
    top.reverse()
    below = box.left if left is None else box.left[:left]
    state.gone = [] if left is None else box.left[left:]
    state.deck = vec[i64]([*below, *top])
    state.left = len(state.deck)
    for seat, names in enumerate([lands, *other_lands]):
        for name in names.split():
            state.found(seat, BOROUGH_NAMES.index(name))
    state.tubes = sum(1 << BOROUGH_NAMES.index(name) for name in tubes.split())
    for one in state.seats:
        one.money = money
        one.poverty = poverty
    state.money_out = money * players + sum(sum(one.purses) for one in state.seats)
    state.poverty_out = poverty * players
    state.turn = 0
    owe(state)
    state.draws = 0
    state.told = []
    if draw:
        state.owing = 0
        state.later = []
        state.begin_turn()
        state.advance()
    assert state.audit() == []
    return state


def owe(state: London, draw: bool = False) -> None:
    """Whose turn it is is to act, or first to draw."""
    state.owing = 0
    state.later = []
    state.owe(to.ACT, state.turn)
    if draw:
        state.owe(to.DRAW, state.turn)


def build(state: London, box: Box, seat: int, city: str) -> None:
    """Lay out a building area: `shops:3` has £3 on it."""
    mine = state.seats[seat]
    for number, pile in enumerate(city.split()):
        *below, top = pile.split("+")
        for one in below:
            card = box.take(one.lstrip("~"))[0]
            mine.covered = [*mine.covered, Covered.of(pile=number, card=card, flipped=one.startswith("~"))]
            add_worth(state, seat, card)
        name, _, purse = top.lstrip("~").partition(":")
        card = box.take(name)[0]
        mine.tops = append(mine.tops[:], card)
        mine.purses = append(mine.purses[:], int(purse or 0))
        mine.flipped |= top.startswith("~") << number
        add_worth(state, seat, card)
    state.look_over(seat)


def add_worth(state: London, seat: int, card: int) -> None:
    mine = state.seats[seat]
    mine.worth += WORTH[KIND[card]]
    mine.best = max(mine.best, WORTH[KIND[card]])


def play(state: London, *moves: str) -> London:
    """Moves by name, of whoever's turn it is; each must be legal, and leave the table in order."""
    for name in moves:
        move = GAME.catalogue.find(name)
        assert move is not None, name
        assert move in state.legal(state.turn), f"{name}: {legal(state)}"
        state.play(state.turn, move)
        assert state.audit() == []
    return state


def legal(state: London) -> list[str]:
    """The names of the moves that are open now."""
    return [GAME.catalogue.name(move) for move in state.legal(state.turn)]


def of(verb: str, state: London) -> set[str]:
    """The pieces for which a verb is open now."""
    return {name.partition(" ")[2] for name in legal(state) if name.partition(" ")[0] == verb}


def hand(state: London, seat: int = 0) -> list[str]:
    return sorted(CARD_NAMES[KIND[card]] for card in state.seats[seat].hand)


def display(state: London) -> list[str]:
    return ["-" if card == NONE else CARD_NAMES[KIND[card]] for card in state.display]


def city(state: London, seat: int = 0) -> list[str]:
    """The tops of the piles, `~` before a flipped one."""
    mine = state.seats[seat]
    return [("~" if mine.flipped >> pile & 1 else "") + CARD_NAMES[KIND[card]] for pile, card in enumerate(mine.tops)]


def each(state: London, name: str) -> list[int]:
    """What everyone has: `money`, `loans`."""
    return [getattr(one, name) for one in state.seats]


def set_each(state: London, name: str, values: list[int]) -> None:
    """Let everyone have so much."""
    for one, value in zip(state.seats, values, strict=True):
        setattr(one, name, value)


def mine_of(state: London, seat: int) -> Mine:
    """What only this seat sees."""
    mine = view_of(state, seat).mine
    assert mine is not None
    return mine


def view_of(state: London, seat: int | None) -> Table:
    """What a seat, or a spectator, sees of the table."""
    return GAME.view(state, seat)  # type: ignore[return-value]


def lands(mask: int) -> set[str]:
    """Boroughs by their names."""
    return {BOROUGH_NAMES[one] for one in range(BOROUGHS) if mask >> one & 1}


def told(state: London, kind: str) -> list[Event]:
    return [event for event in state.told or [] if event.kind == kind]


def drawing(state: London) -> London:
    """Whose turn it is draws first."""
    owe(state, draw=True)
    state.draws = 1
    return state


def step(state: London) -> str:
    """What is chosen now."""
    return state.step.name


def refused(state: London, name: str) -> tuple[str, str]:
    """Why a move is refused, by which rule; told in both languages."""
    move = GAME.catalogue.find(name)
    assert move is not None
    assert move not in state.legal(state.turn)
    refusal = state.refuse(state.turn, move)
    for language in ("en", "fr"):
        told = GAME.words(language).refusal(refusal)
        assert "{{" not in told
        assert "refusal." not in told
    return refusal.reason, refusal.rule
