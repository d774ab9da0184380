"""What a seat cannot know, dealt anew: hexagonal tokens, the night's hidden tokens, and the cards of both decks."""

from __future__ import annotations

from rookery.engine.dice import Dice
from rookery.games.oliver_twist.pieces import FACE_UP, NONE, ROUND
from rookery.games.oliver_twist.state import Gang


def deal_anew(world: Gang, seat: int, dice: Dice) -> None:
    """Change a copy of the truth into a world that this seat cannot tell from it.

    Whatever leaves a reserve or the streets does so in the open (O34), so what everyone has seen stays where it is:
    a token's own `known` says for whom that is so.
    """
    deal_streets(world, seat, dice)
    deal_hexagons(world, seat, dice)
    deal_characters(world, seat, dice)
    deal_burglaries(world, seat, dice)


def unknown(world: Gang, seat: int, token: int) -> bool:
    """Whether this seat cannot tell where a token is."""
    return not (world.known[token] & FACE_UP or world.known[token] >> seat & 1)


def deal_streets(world: Gang, seat: int, dice: Dice) -> None:
    """The tokens that lie face down, and those in the box."""
    if not world.night:
        return
    board = world.board
    spaces: list[int] = []
    tokens: list[int] = []
    for space in range(len(board)):
        if board[space] >= 0 and unknown(world, seat, board[space]):
            spaces.append(space)
            tokens.append(board[space])
    knowers = [world.known[token] for token in tokens]
    tokens += world.box
    dice.shuffle(tokens)
    for number in range(len(spaces)):
        board[spaces[number]] = tokens[number]
        world.known[tokens[number]] = knowers[number]
    world.box = tokens[len(spaces) :]
    for token in world.box:
        world.known[token] = 0


def deal_hexagons(world: Gang, seat: int, dice: Dice) -> None:
    """The hexagonal tokens of the others that nobody else has seen, and those left in the pool."""
    tokens = [token for token in range(ROUND, len(world.known)) if unknown(world, seat, token)]
    if not tokens:
        return
    dealt = tokens[:]
    dice.shuffle(dealt)
    swapped = [NONE] * len(world.known)
    knowers = [world.known[token] for token in tokens]
    for number in range(len(tokens)):
        swapped[tokens[number]] = dealt[number]
        world.known[dealt[number]] = knowers[number]
    world.pool = [swapped[token] if swapped[token] >= 0 else token for token in world.pool]
    for other in range(world.players):
        if other != seat:
            reserve = world.reserves[other]
            world.reserves[other] = [swapped[token] if swapped[token] >= 0 else token for token in reserve]


def deal_characters(world: Gang, seat: int, dice: Dice) -> None:
    """The deck, and the cards of the others."""
    cards = world.deck[:]
    for other in range(world.players):
        if other != seat:
            cards += world.hands[other]
    dice.shuffle(cards)
    for other in range(world.players):
        if other != seat:
            count = len(world.hands[other])
            if count:
                world.hands[other] = cards[:count]
                cards = cards[count:]
    world.deck = cards


def deal_burglaries(world: Gang, seat: int, dice: Dice) -> None:
    """The deck of burglary cards, those that others have kept, and those that another is choosing from.

    What this seat has drawn since another kept a card cannot be that card. The earlier one was kept, the more it
    cannot be; so cards are dealt to the earliest first, and there is always one left for the others.
    """
    if world.over:
        return
    choosing = bool(world.drawn) and world.mover() != seat
    cards = world.burglaries[:]
    if choosing:
        cards += world.drawn
    for number in range(len(world.kept)):
        if world.kept_by[number] != seat:
            cards.append(world.kept[number])
    dice.shuffle(cards)
    for number in range(len(world.kept)):
        if world.kept_by[number] != seat:
            ruled_out = world.ruled_out[number * world.players + seat]
            at = len(cards) - 1
            while ruled_out >> cards[at] & 1:
                at -= 1
            world.kept[number] = cards.pop(at)
    if choosing:
        count = len(world.drawn)
        drawn = cards[:count]
        drawn.sort()
        world.drawn = drawn
        cards = cards[count:]
    world.burglaries = cards
