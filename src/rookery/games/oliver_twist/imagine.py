"""Worlds that a seat cannot tell from the truth: hexagonal tokens, the night's hidden ones, cards of both decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rookery.engine.dice import Dice
from rookery.engine.state import NONE
from rookery.games.oliver_twist.moves import MOVE_DEAL
from rookery.games.oliver_twist.pieces import BURGLARY, FACE_UP, GOODS, KIND_OF, RESERVE, ROUND, TOKENS, VALUE_OF
from rookery.games.oliver_twist.steps.numbers import OWE_SALE
from rookery.games.oliver_twist.steps.sale import change, kinds_to_sell, lay_out

if TYPE_CHECKING:
    from rookery.games.oliver_twist.state import Twist

EARLY: Final = 4  # tokens in a reserve


def imagine(state: Twist, seat: int, dice: Dice) -> Twist:
    """A copy of the truth, with all dealt anew that this seat cannot know.

    Whatever leaves a reserve or the streets does so in the open (O34), so what everyone has seen stays where it is:
    a token's own `known` says for whom that is so. A sale shows what is sold, not what is held back.
    """
    world = state.copy()
    world.dice = dice.fork()
    deal_streets(world, seat, dice)
    deal_hexagons(world, seat, dice)
    if world.step.number == OWE_SALE and world.turn != seat:
        deal_sale(world, seat, dice)
    deal_characters(world, seat, dice)
    deal_burglaries(world, seat, dice)
    return world


def unknown(world: Twist, seat: int, token: int) -> bool:
    """Whether this seat cannot tell where a token is."""
    return not (world.known[token] & FACE_UP or world.known[token] >> seat & 1)


def deal_streets(world: Twist, seat: int, dice: Dice) -> None:
    """The tokens that lie face down, and those in the box."""
    if not world.night:
        return
    board = world.board
    spaces: list[int] = []
    tokens: list[int] = []
    for space in world.streets.spaces:
        if board[space] >= 0 and unknown(world, seat, board[space]):
            spaces.append(space)
            tokens.append(board[space])
    knowers: list[int] = [world.known[token] for token in tokens]
    tokens += world.box
    tokens.sort()  # so that the truth does not show in what comes of the same dice; so too below
    dice.shuffle(tokens)
    for number in range(len(spaces)):
        board[spaces[number]] = tokens[number]
        world.known[tokens[number]] = knowers[number]
    world.box = tokens[len(spaces) :]
    for token in world.box:
        world.known[token] = 0


def deal_hexagons(world: Twist, seat: int, dice: Dice) -> None:
    """The hexagonal tokens of the others that nobody else has seen, and those left in the pool."""
    dealt = [token for token in range(ROUND, TOKENS) if unknown(world, seat, token)]
    if not dealt:
        return
    dice.shuffle(dealt)
    tokens = hexagons(world, seat)
    swapped = [NONE] * TOKENS
    knowers: list[int] = [world.known[token] for token in tokens]
    for number in range(len(tokens)):
        swapped[tokens[number]] = dealt[number]
        world.known[dealt[number]] = knowers[number]
    world.pool = [swapped[token] if swapped[token] >= 0 else token for token in world.pool]
    for other in range(world.players):
        if other != seat:
            reserve = world.reserves[other]
            world.reserves[other] = [swapped[token] if swapped[token] >= 0 else token for token in reserve]


def hexagons(world: Twist, seat: int) -> list[int]:
    """The hexagonal tokens that a seat cannot know, place by place."""
    found = [token for token in world.pool if token >= ROUND and unknown(world, seat, token)]
    for other in range(world.players):
        if other != seat:
            found += [token for token in world.reserves[other] if token >= ROUND and unknown(world, seat, token)]
    return found


def deal_sale(world: Twist, seat: int, dice: Dice) -> None:
    """O6: another is with Fagin, so they have a set of some kind; which one, and what they hold back, nobody knows.

    Every kind that they could sell is as likely, after every number of choices that they could have made there.
    """
    seller = world.turn
    while not choose_sale(world, seller, dice.pick(GOODS), dice.pick(RESERVE), dice):
        deal_hexagons(world, seat, dice)


def choose_sale(world: Twist, seller: int, kind: int, choices: int, dice: Dice) -> bool:
    """Let the seller lay out a kind and make some choices; whether they could, before closing the deal."""
    least = world.about
    if not kinds_to_sell(world, seller, least) >> kind & 1:
        return False
    lay_out(world, seller, kind, least)
    for _ in range(choices):
        moves = world.step.legal(world, seller)
        move = moves[dice.pick(len(moves))]
        if move == MOVE_DEAL:
            return False
        change(world, seller, move, least)
    return True


def deal_characters(world: Twist, seat: int, dice: Dice) -> None:
    """The deck, and the cards of the others."""
    cards = world.deck[:]
    for other in range(world.players):
        if other != seat:
            cards += world.hands[other]
    cards.sort()
    dice.shuffle(cards)
    for other in range(world.players):
        if other != seat:
            count = len(world.hands[other])
            if count:
                world.hands[other] = cards[:count]
                cards = cards[count:]
    world.deck = cards


def deal_burglaries(world: Twist, seat: int, dice: Dice) -> None:
    """The deck of burglary cards, those that others have kept, and those that another is choosing from.

    What this seat has drawn since another kept a card cannot be that card. The earlier one was kept, the more it
    cannot be; so cards are dealt to the earliest first, and there is always one left for the others.
    """
    if world.over:
        return
    choosing = bool(world.drawn) and world.waiting()[0] != seat
    cards = world.burglaries[:]
    if choosing:
        cards += world.drawn
    kept = [one.copy() for one in world.kept]
    world.kept = kept
    for one in kept:
        if one.seat != seat:
            cards.append(one.card)
    cards.sort()
    dice.shuffle(cards)
    for one in kept:
        if one.seat != seat:
            at = len(cards) - 1
            while one.ruled_out[seat] >> cards[at] & 1:
                at -= 1
            one.card = cards.pop(at)
    if choosing:
        count = len(world.drawn)
        drawn = cards[:count]
        drawn.sort()
        world.drawn = drawn
        cards = cards[count:]
    world.burglaries = cards
    deal_looks(world, seat, dice)


def deal_looks(world: Twist, seat: int, dice: Dice) -> None:
    """What the others have drawn since a card was kept: any of those that nobody keeps, as many as they drew."""
    loose = sorted(world.burglaries + world.drawn)
    for other in range(world.players):
        if other != seat and world.kept:
            dice.shuffle(loose)
            for one in world.kept:
                count = min(one.ruled_out[other].bit_count(), len(loose))
                seen = 0
                for number in range(count):
                    seen |= 1 << loose[number]
                one.ruled_out[other] = seen


def secrets(state: Twist, seat: int) -> dict[str, int]:
    """What a seat cannot know: tokens in other lairs, in dark streets and in the box, and cards."""
    found: dict[str, int] = {}
    if state.over:
        return found
    for other in range(state.players):
        if other != seat:
            find_secrets(state, seat, other, found)
    dark = [state.board[space] for space in state.streets.spaces if state.is_hidden(space)]
    dark = [token for token in dark if unknown(state, seat, token)]
    if dark:
        found["first dark space"] = state.type(dark[0])
        found["last dark space"] = state.type(dark[-1])
        found["pounds in the box"] = sum([VALUE_OF[state.type(token)] for token in state.box])
        found["burglaries in the box"] = state.count_type(state.box, BURGLARY)
    if state.deck:
        found["next character"] = state.deck[-1]
    found["next burglary"] = state.burglaries[-1]
    return found


def find_secrets(state: Twist, seat: int, other: int, found: dict[str, int]) -> None:
    """What a seat cannot know of another's lair, and of what they choose from.

    What somebody's habits tell, such as that they have not sold yet, is not counted against the worlds: of the starting
    tokens only those of a lair in which there could hardly be a set so far.
    """
    tokens = [state.type(token) for token in state.reserves[other] if unknown(state, seat, token)]
    if tokens and not state.rewarded and len(state.reserves[other]) <= EARLY:
        found["lowest token of a lair"] = min(tokens)
        found["highest token of a lair"] = max(tokens)
    if state.hands[other]:
        found["a character card"] = state.hands[other][0]
    kept = [one.card for one in state.kept if one.seat == other]
    if kept:
        found["first burglary card"] = kept[0]
        found["last burglary card"] = kept[-1]
    if other in state.waiting():
        if state.drawn:
            found["lowest burglary card drawn"] = state.drawn[0]
        if state.step.number == OWE_SALE:
            found["whether there is a set to sell"] = int(kinds_to_sell(state, other, state.about) != 0)
            found["kind on sale"] = KIND_OF[state.type(state.sale[0])]
            found["tokens on sale"] = len(state.sale)
