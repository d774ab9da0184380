"""Tables set for a rule to be played out on, and moves as people say them."""

from __future__ import annotations

from rookery.engine.events import Event
from rookery.engine.match import look
from rookery.engine.state import NONE
from rookery.games.assassin import GAME
from rookery.games.assassin.pieces import (
    CARD_NAMES,
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    TRICKS,
)
from rookery.games.assassin.state import Affair
from rookery.games.assassin.view import Table
from tests import TESTS

SYMBOLS = {"♠": SPADES, "♥": HEARTS, "♦": DIAMONDS, "♣": CLUBS}
JOURNALS = TESTS / "journals" / GAME.name
NO_JACKS = (1 << 4) - 1


def cards(text: str) -> list[int]:
    """Cards as people write them: 3♥ 10♣."""
    return [SYMBOLS[card[-1]] * 10 + int(card[:-1]) - 1 for card in text.split()]


def suits(text: str) -> list[int]:
    return [SYMBOLS[symbol] for symbol in text.split()]


def table(
    *hands: str, trumps: str = "♠ ♦ ♥ ♣", kings: str = "♥ ♦ ♣ ♠", jacks: str = "", trick: int = 0, variant: bool = False
) -> Affair:
    """A table before a trick. Hands hold what is played; without jacks, all have been used."""
    players = len(hands)
    state = GAME.start(players, {"open": variant})
    state.missing = NONE if players == 4 else ({0, 1, 2, 3} - set(suits(trumps))).pop()
    state.hands = [sorted(cards(hand)) for hand in hands]
    state.kings = suits(kings)
    state.jacks = suits(jacks) if jacks else [suit for suit in range(4) if suit != state.missing]
    state.used = 0 if jacks else NO_JACKS
    if state.missing != NONE:
        state.used |= 1 << state.missing
    state.trumps = suits(trumps)
    state.trick = trick
    state.leader = 0 if trick else NONE
    state.victims = [0] * (players + 1)
    state.told = []
    return ask(state)


def ask(state: Affair) -> Affair:
    """Begin the trick anew, with what has been set."""
    state.owing = 0
    state.ask_before()
    return state


def seen(state: Affair, seat: int | None) -> Table:
    """What a seat sees on the table."""
    shown = look(GAME, state, seat).table
    assert isinstance(shown, Table)
    return shown


def packets(state: Affair) -> list[int]:
    """How many lie before each seat, and in the centre."""
    return [state.packets(place) for place in range(state.players + 1)]


def play(state: Affair, *moves: str) -> Affair:
    """Moves by name, each by the first seat that is waiting; `1: pass` is of seat 1."""
    for text in moves:
        seat, _, name = text.rpartition(": ")
        move = GAME.catalogue.find(name)
        mover = int(seat) if seat else state.waiting()[0]
        assert mover in state.waiting()
        assert move in state.legal(mover), name
        state.play(mover, move)
    return state


def lay(state: Affair, *hands: str) -> Affair:
    """Everybody lays a card, in the order of the seats that are asked."""
    return play(state, *["lay jack" if card == "J" else f"lay {CARD_NAMES[cards(card)[0]]}" for card in hands])


def told(state: Affair, kind: str) -> list[Event]:
    return [event for event in state.told or [] if event.kind == kind]


def counted(
    victims: list[int], centre: int, kings: str = "♥ ♦ ♣ ♠", named: int | None = None, points: list[int] | None = None
) -> Affair:
    """The end of a deal with these victims; with a traitor, who names somebody."""
    players = len(victims)
    state = GAME.start(players)
    state.hands = [[] for _ in range(players)]
    state.kings = suits(kings)
    state.victims = [*victims, centre]
    state.points = points or [0] * players
    state.trick = TRICKS
    state.told = []
    end_deal(state)
    if named is not None:
        play(state, f"name {named}")
    return state


def end_deal(state: Affair) -> None:
    """The last trick has been taken."""
    state.owing = 0
    state.end_deal()
    state.advance()
