"""Tables set for a test: tokens by their letters, spaces by the names of the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from rookery.engine.events import Event
from rookery.engine.state import NONE
from rookery.games.oliver_twist import GAME
from rookery.games.oliver_twist.pieces import BURGLARY, CHARACTERS, OPEN, ROUND, SPACES, TOKENS, TYPES
from rookery.games.oliver_twist.show import view
from rookery.games.oliver_twist.state import Twist
from rookery.games.oliver_twist.steps.numbers import OWE_TURN
from rookery.games.oliver_twist.view import Mine, Table

LETTERS = {
    "a1": "apple-1", "a2": "apple-2", "h1": "handkerchief-1", "h2": "handkerchief-2", "b2": "brooch-2",
    "n3": "necklace-3", "r4": "ring-4", "w5": "watch-5", "*": "wallet", "@": "character", "%": "burglary",
}  # fmt: skip


def named(letters: str) -> int:
    """The type that letters stand for; tools have only their names."""
    return [*map(str, TYPES)].index(LETTERS.get(letters, letters))


class Heap:
    """All tokens of the game, to take from by type."""

    def __init__(self, state: Twist) -> None:
        self.state = state
        self.left = list(range(TOKENS))

    def take(self, letters: str) -> int:
        """A round token, or with ° a hexagonal one."""
        what, hexagonal = named(letters.rstrip("°")), letters.endswith("°")
        token = next(token for token in self.left if self.state.type(token) == what and (token >= ROUND) == hexagonal)
        self.left.remove(token)
        return token

    def all(self, text: str) -> list[int]:
        return [self.take(letters) for letters in text.split()]


def table(
    *reserves: str,
    streets: Mapping[str, str] | None = None,
    hidden: Mapping[str, str] | None = None,
    files: Sequence[str] = (),
    fronts: Sequence[str] = (),
    hands: Sequence[str] = (),
    money: Sequence[int] = (),
    pawn: str = "PLACE",
    night: bool = False,
    edition: str = "",
    junctions: bool = True,
    farewell: int = 4,
) -> Twist:
    """A table at the beginning of the first seat's turn. What is not named lies in the bag, not in the streets."""
    players = len(reserves)
    state = GAME.start(players, {"edition": edition, "junctions": junctions, "farewell": farewell}, 1)
    heap = Heap(state)
    state.night = night or bool(hidden)
    state.known = vec[i64]([OPEN] * TOKENS)
    state.board = vec[i64]([NONE] * SPACES)
    for where, face in ((streets or {}, OPEN), (hidden or {}, 0)):
        for space, letters in where.items():
            token = heap.take(letters)
            state.board[at(state, space)] = token
            state.known[token] = face
    state.reserves = [heap.all(text) for text in reserves]
    for seat, tokens in enumerate(state.reserves):
        for token in tokens:
            if token >= ROUND:
                state.known[token] = 1 << seat
    state.files = [heap.all(files[seat]) if seat < len(files) else [] for seat in range(players)]
    state.fronts = [heap.all(fronts[seat]) if seat < len(fronts) else [] for seat in range(players)]
    state.pool = [token for token in heap.left if token >= ROUND]
    for token in state.pool:
        state.known[token] = 0
    rest = [token for token in heap.left if token < ROUND]
    state.aside = [] if state.night else [token for token in rest if state.type(token) == BURGLARY]
    state.bag = [token for token in rest if token not in state.aside]
    state.box = []
    for seat, hand in enumerate(hands):
        cards = [[*map(str, CHARACTERS)].index(name) for name in hand.split()]
        state.hands[seat] = cards
        state.deck = [card for card in state.deck if card not in cards]
    for seat, pounds in enumerate(money):
        state.earn(seat, pounds - state.money[seat], 0)
    state.pawn = at(state, pawn)
    state.turn = 0
    state.owing = 0
    state.owe(OWE_TURN, 0)
    state.told = []
    assert state.audit() == []
    return state


def at(state: Twist, name: str) -> int:
    return state.parts.names.index(name)


def play(state: Twist, *moves: str) -> Twist:
    """Moves by name, each by whoever is waiting; spaces by their names: `take E8`."""
    for text in moves:
        verb, _, piece = text.partition(" ")
        if piece in state.parts.names:
            text = f"{verb} {at(state, piece)}"
        move = GAME.catalogue.find(text)
        seat = state.waiting()[0]
        assert move is not None, text
        assert move in state.legal(seat), (text, legal(state))
        state.play(seat, move)
        assert state.audit() == []
    return state


def legal(state: Twist) -> list[str]:
    """What is open to whoever is waiting; spaces by their names."""
    return [tell(state, move) for move in state.legal(state.waiting()[0])]


def tell(state: Twist, move: int) -> str:
    verb, piece = GAME.catalogue.verb(move), GAME.catalogue.piece(move)
    if verb in ("take", "turn", "look", "place"):
        assert isinstance(piece, int)
        piece = state.parts.names[piece]
    return verb if piece is None else f"{verb} {piece}"


def opened(state: Twist, verb: str) -> set[str]:
    """The pieces that a verb is open for."""
    return {name.partition(" ")[2] for name in legal(state) if name.partition(" ")[0] == verb}


def lying(state: Twist, tokens: Sequence[int]) -> list[str]:
    """Tokens by their letters, in order."""
    letters = {name: short for short, name in LETTERS.items()}
    names = [TYPES[state.type(token)] for token in sorted(tokens, key=lambda token: (state.type(token), token))]
    marks = ["°" if token >= ROUND else "" for token in sorted(tokens, key=lambda token: (state.type(token), token))]
    return [letters.get(name, name) + mark for name, mark in zip(names, marks, strict=True)]


def told(state: Twist, kind: str) -> list[Event]:
    return [event for event in state.told or [] if event.kind == kind]


def seen(state: Twist, seat: int | None = None) -> Table:
    """What a seat, or a spectator, sees on the table."""
    return view(state, seat)


def laid(state: Twist) -> list[str]:
    """What the seller has laid before Fagin."""
    sale = view(state, state.turn).sale
    assert sale is not None
    return [*sale.tokens]


def lair(state: Twist, seat: int) -> Mine:
    """What a seat sees of its own."""
    mine = view(state, seat).mine
    assert mine is not None
    return mine


EAST = ("E8", "E9", "E10", "E11", "E12")  # a street that begins at the plaza
NORTH = ("D7", "C7", "B7", "A7", "A8")


def street(spaces: Sequence[str], letters: str) -> dict[str, str]:
    """Tokens along a street."""
    return dict(zip(spaces, letters.split(), strict=False))


def keep(state: Twist, seat: int, *pounds: int) -> None:
    """Burglary cards that a player has kept."""
    for one in pounds:
        card = state.parts.burglaries.index(one)
        state.burglaries = [other for other in state.burglaries if other != card]
        state.keep(seat, card)
