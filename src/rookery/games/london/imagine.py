"""Worlds that a seat cannot tell from the truth: others' hands and the deck are dealt anew."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rookery.engine.dice import Dice
from rookery.engine.state import NONE
from rookery.games.london.pieces import ANY_COLOUR, BLUE, BLUE_CARD, CARDS, COLOUR, FEE, LETTERS, PLAYABLE, STONE, Cards
from rookery.games.london.steps import numbers as to
from rookery.games.london.steps.exchange import has_colour
from rookery.games.london.steps.spend import colour_held

if TYPE_CHECKING:
    from rookery.games.london.state import London

TRIES: Final = 4096  # hands dealt in search of one with which the turn's player can do what they owe
THOUSAND: Final = 1000


EMPTY: Final = vec[i64]()
NO_CARDS: Final = vec[bool]([False] * CARDS)
THEMSELVES: Final = vec[i64](list(range(CARDS)))


class Pool:
    """The hidden cards of a deck, the places they lie in, and what lies there in an imagined world."""

    def __init__(self) -> None:
        self.cards: vec[i64] = EMPTY  # the truth: first those in the hand of the turn's player
        self.in_hand: i64 = 0  # how many these are
        self.dealt: vec[i64] = EMPTY

    def deal(self, count: i64, dice: Dice) -> None:
        """Deal what lies in the first places anew, out of all."""
        dealt = self.dealt
        for place in range(count):
            other = place + dice.pick(len(dealt) - place)
            card = dealt[place]
            dealt[place] = dealt[other]
            dealt[other] = card


def imagine(state: London, seat: int, dice: Dice) -> London:
    """Others' hands and the deck; L35: within a letter, and but for the cards whose place the seat has seen."""
    world = state.copy()
    world.dice = dice.fork()
    pools = hidden(state, seat)
    sort(state, pools)
    for pool in pools:
        pool.deal(len(pool.cards) - 1, dice)
    lay_out(state, world, seat, pools)
    colour = NONE if seat == state.turn else colour_owed(state)
    if colour != NONE:
        for _ in range(TRIES):
            if has_colour(world, world.mine.hand, colour) and world.legal(world.turn):
                break
            for pool in pools:
                pool.deal(pool.in_hand, dice)
            lay_out(state, world, seat, pools)
    return world


def hidden(state: London, seat: int) -> list[Pool]:
    """The cards whose place a seat cannot know, by the letter of their deck."""
    pools = [Pool() for _ in range(LETTERS)]
    if seat != state.turn:
        gather(state, seat, state.mine.hand, pools)
        for pool in pools:
            pool.in_hand = len(pool.cards)
    for other in range(state.players):
        if other not in (seat, state.turn):
            gather(state, seat, state.seats[other].hand, pools)
    gather(state, seat, state.deck[: state.left], pools)
    if seat != state.turn:
        gather(state, seat, state.looked, pools)
    return pools


def sort(state: London, pools: list[Pool]) -> None:
    """Begin with the cards in order, so that the truth does not show in what comes of the same dice."""
    loose = NO_CARDS[:]
    for pool in pools:
        for card in pool.cards:
            loose[card] = True
        pool.dealt = pool.cards[:]
    letter = state.cards.letter
    dealt = [0] * LETTERS
    for card in range(CARDS):
        if loose[card]:
            number = letter[card]
            pools[number].dealt[dealt[number]] = card
            dealt[number] += 1


def gather(state: London, seat: int, cards: vec[i64], pools: list[Pool]) -> None:
    """Put those cards that a seat cannot know to the others of their deck."""
    letter = state.cards.letter
    for card in state.peeked:  # first those that another has seen, who will know them
        if card in cards and is_hidden(state, seat, card):
            pool = pools[letter[card]]
            pool.cards = append(pool.cards, card)
    for card in cards:
        if is_hidden(state, seat, card) and card not in state.peeked:
            pool = pools[letter[card]]
            pool.cards = append(pool.cards, card)


def is_hidden(state: London, seat: int, card: i64) -> bool:
    """Whether a seat does not know where a card lies, in another's hand or in the deck."""
    return not state.shown[card] and not (seat == state.peeker and card in state.peeked)


def colour_owed(state: London) -> i64:
    """The colour of which the turn's player must have a card: one is to be spent, perhaps after a swap (L40)."""
    step = state.step.number
    about: int = state.about
    if step in (to.SWAP_TAKE, to.SWAP_GIVE):
        step = state.next_step()
        about = state.next_about()
    if step == to.SPEND and not state.mine.powers & ANY_COLOUR:
        return colour_held(state)
    if step == to.FEE and FEE[state.kind_at(about)] == BLUE_CARD:
        return BLUE
    return NONE


def lay_out(state: London, world: London, seat: int, pools: list[Pool]) -> None:
    """Put the cards as they were dealt where they lie in a world."""
    becomes = THEMSELVES[:]  # what each card of the truth is in that world
    for pool in pools:
        for place in range(len(pool.cards)):
            becomes[pool.cards[place]] = pool.dealt[place]
    for other in range(state.players):
        if other != seat:
            world.seats[other].hand = vec[i64](sorted(turned(state.seats[other].hand, becomes)))
    world.deck = turned(state.deck[: state.left], becomes)
    world.looked = turned(state.looked, becomes)
    world.peeked = turned(state.peeked, becomes)


def turned(cards: vec[i64], becomes: vec[i64]) -> vec[i64]:
    """What some cards are in a world."""
    found = cards[:]
    for place in range(len(found)):
        found[place] = becomes[found[place]]
    return found


def secrets(state: London, seat: int) -> dict[str, int]:
    """What a player cannot know, as far as it is chance, and not what others like to do with their cards.

    How many Paupers a hand has tells of habits: they cannot be played, so hands fill with them. But which of several
    cards lies there that are alike to the rules (see `sort_of`) is chance alone.
    """
    sorts = hidden_sorts(state, seat)
    found = {"a rival's hand": height(state, sorts, state.seats[(seat + 1) % state.players].hand)}
    if state.left:
        found["the next card"] = height(state, sorts, state.deck[state.left - 1 : state.left])
        found["the lower half of the deck"] = height(state, sorts, state.deck[: state.left // 2])
    if seat != state.turn:
        if len(state.looked):
            found["the cards that another looks at"] = height(state, sorts, state.looked)
        if colour_owed(state) != NONE:
            found["the hand of a rival who is to spend a card"] = height(state, sorts, state.mine.hand)
    return found


def hidden_sorts(state: London, seat: int) -> list[list[int]]:
    """The hidden cards of which there is one copy, in order, those together that are alike to the rules."""
    found: dict[int, list[int]] = {}
    for pool in hidden(state, seat):
        for card in sorted(pool.cards):
            if state.cards.copies[state.cards.kind[card]] == 1:
                found.setdefault(sort_of(state.cards, card), []).append(card)
    return list(found.values())


def sort_of(cards: Cards, card: int) -> int:
    """A number that a card shares with those that as much can be done with while they are in a hand."""
    kind = cards.kind[card]
    return (COLOUR[kind] * LETTERS + cards.letter[card]) * 3 + STONE[kind] + PLAYABLE[kind]


def height(state: London, sorts: list[list[int]], pieces: vec[i64]) -> int:
    """How high some cards rank among their like; where they have none, the lower half of the deck stands for them.

    It is told in thousandths of a standard deviation, so that neither how many they are shows, nor of what sorts.
    """
    wanted = set(pieces)
    above = 0
    variance = 0.0
    for alike in sorts:
        size = len(alike)
        chosen = [place for place in range(size) if alike[place] in wanted]
        above += sum([2 * place + 1 - size for place in chosen])
        variance += len(chosen) * (size - len(chosen)) * (size + 1) / 3
    if variance:
        return round(THOUSAND * above / sqrt(variance))
    rest = state.deck[: state.left // 2]
    return height(state, sorts, rest) if len(pieces) != len(rest) and len(rest) else 0
