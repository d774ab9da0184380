"""What a seat may see of the table: everything but others' hands and the deck.

For who draws it, in the browser or elsewhere. Cards and boroughs are told by their keys (`coffee_house`,
`st_pancras`), the pieces of moves; the words' groups `card`, `text` and `borough` put them into words. `?` marks what
may be null.

- `turn`: whose turn; `step?`: what he chooses now, a key of the words' group `step`; null when the game is over.
- `held?`: the card that is being placed (steps `spend`, `pile`); `pile?`: the pile of the turn's player that the step
  is about, from 0; `slot?`: the slot of the Display that is being swapped for (step `exchange_give`); `due`: how many
  are left to build, imprison or tunnel; `draws`: how many to draw; `swapped`: the Stock Exchange was used in this
  turn; `pubs`: hands don't count in this run.
- `closing?`: who took the last card of the deck: the last turns are being played, and his is not among them.
- `deck`: `left`, cards; `letter?`, on the back of the top one; `known`: what this seat knows to lie on top, topmost
  first.
- `display`: `columns`, and `slots`: a card or null each, the top row first; `take 1` takes the first of them.
- `discarded`: the cards that have left the game, in the order they went.
- `boroughs`: the map, in the catalogue's order. `price`, `cards` drawn and `points` as printed, `bank` (`north`,
  `south`), `thames`; `neighbours` by land, `bridges`: neighbours over a bridge; `owner?`: a seat; `tube`: has an
  Underground marker; `open`: the turn's player could invest here; `site?`: what an Underground marker would cost here
  now, null where none may go.
- `tubes`, `counters`: Underground markers and loans left in the bank.
- `seats`: of each player
  - `money`, `poverty`, `loans`, `loan` (what one brings him), `points` taken in play, `boroughs`, `markers` left to
    build with, `cards` in hand, `known`: those of them that this viewer knows; `letters`: how many of each deck
    (L35);
  - `piles`: `card`, `flipped`, `fresh` (placed in this turn), `used` (activated in this run), `spared`, `money` lying
    on it, `covered` (cards below, the lowest first, each with `card` and `flipped`), and `brings?`: what activating
    it would bring now: `money` (without its cost), `points`, `poverty`; null where it is flipped or has nothing to
    activate;
  - `powers`: what his visible cards let him do, keys of the words' group `power`;
  - `forecast`: what a run that ended now would do: `piles` + `cards` − `boroughs` = `change` of his poverty (L29);
  - `count`: the lines of the score sheet as if the game ended now, by kind, and `total`, `repaid` loans, `poorness`.
- `pays`: the moves of the turn's player that cost money, by name (`invest city`, `take 2`), but for those of his
  hand: each with the pounds to `pay` and the `loans` that takes.
- `mine?`: one's own `hand`; `pays`: the same for each of its cards, where playing or spending it now costs anything,
  else null; the `looked`-at cards of the deck (`keep 1`, `put 1` mean the first).
- `cards`: the facts of every card that is named above, by key: `colour`, and where there is any: `price`; to activate
  it `pay` (pounds) and `spend` (`any`, `blue`); its gains `money`, `points`, `poverty`; `flip`; `worth` at the end;
  whether it has a `text` or a `power` (keys as in the data), and `stone`: it can be built.
"""

from __future__ import annotations

from typing import Any

from rookery.engine.game import View
from rookery.games.london.count import POORNESS, REPAID, TOTAL, tally
from rookery.games.london.effects.texts import brings_money, brings_points
from rookery.games.london.pieces import (
    ACTIVATABLE,
    BOROUGH_NAMES,
    BOROUGH_ROWS,
    BOROUGHS,
    CARD_NAMES,
    CARD_ROWS,
    DECKS,
    DISCARDS,
    FLIPPED,
    FRESH,
    INVEST,
    KIND,
    LAND_CARDS,
    LAND_POINTS,
    LAND_PRICE,
    LETTER,
    MARKERS,
    MONEY,
    NONE,
    PIECE,
    PLAYS,
    POINTS,
    POVERTY,
    POWERS,
    SPARED,
    STEPS,
    TUBES,
    USED,
    VERBS,
)
from rookery.games.london.prices import price
from rookery.games.london.rules import London
from rookery.games.london.scoring import LINES
from rookery.games.london.steps.run import forecast
from rookery.games.london.steps.tunnel import fee, sites

MOVE_NAMES = [verb if piece is None else f"{verb} {piece}" for verb, pieces in VERBS.items() for piece in pieces]
NUMBERS = ("price", "pay", "money", "points", "poverty", "worth")
FLAGS = ("stone", "flip")
KEYS = ("spend", "text", "power")


def facts(row: dict[str, str]) -> dict[str, Any]:
    """What is printed on a card, as far as there is anything."""
    found: dict[str, Any] = {"colour": row["colour"]}
    found |= {name: int(row[name]) for name in NUMBERS if row[name] != "0"}
    found |= {name: True for name in FLAGS if row[name] == "1"}
    return found | {name: row[name].partition(" ")[0] for name in KEYS if row[name]}


FACTS = {row["card"]: facts(row) for row in CARD_ROWS}
MAP = [
    {
        "borough": BOROUGH_NAMES[one],
        "price": LAND_PRICE[one],
        "cards": LAND_CARDS[one],
        "points": LAND_POINTS[one],
        "bank": row["bank"],
        "thames": row["thames"] == "1",
        "neighbours": row["neighbours"].split(),
        "bridges": row["bridges"].split(),
    }
    for one, row in enumerate(BOROUGH_ROWS)
]


def view(state: London, seat: int | None) -> View:
    """The map, the Display, everyone's building area, and one's own hand."""
    step = None if state.over else STEPS[state.step()]
    counts = tally(state)
    table: View = {
        "turn": state.turn,
        "step": step,
        "held": card_name(state.held),
        "pile": state.pile()
        if step in ("fee", "name", "fetch", "again", "flip", "prison", "workhouse", "tunnel")
        else None,
        "slot": state.pile() + 1 if step == "exchange_give" else None,
        "due": state.due,
        "draws": state.draws,
        "swapped": state.swapped,
        "pubs": state.pubs,
        "closing": None if state.closing == NONE else state.closing,
        "deck": deck_view(state, seat),
        "display": {"columns": len(state.display) // 2, "slots": [card_name(card) for card in state.display]},
        "discarded": names(state.gone),
        "boroughs": map_view(state),
        "tubes": TUBES - state.tubes.bit_count(),
        "counters": max(0, state.counters()),
        "seats": [seat_view(state, other, seat, counts[other]) for other in range(state.players)],
        "pays": public_costs(state),
        "mine": None if seat is None else own_view(state, seat),
    }
    return {**table, "cards": {name: FACTS[name] for name in sorted(named(table))}}


def deck_view(state: London, seat: int | None) -> View:
    """How much is left of the deck, and what this seat knows of it."""
    known: list[str] = []
    if seat is not None and seat == state.peeker:
        for place in range(state.left - 1, -1, -1):
            if state.deck[place] not in state.peeked:
                break
            known.append(CARD_NAMES[KIND[state.deck[place]]])
    top = state.deck[state.left - 1] if state.left else NONE
    return {
        "left": state.left + len(state.looked),
        "letter": None if top == NONE else DECKS[LETTER[top]].upper(),
        "known": known,
    }


def map_view(state: London) -> list[View]:
    """Every borough, who owns it, and who may go there."""
    places = sites(state) if state.tubes.bit_count() < TUBES else 0
    owners = {one: seat for seat in range(state.players) for one in range(BOROUGHS) if state.lands[seat] >> one & 1}
    room = state.lands[state.turn].bit_count() < MARKERS
    return [
        {
            **MAP[one],
            "owner": owners.get(one),
            "tube": bool(state.tubes >> one & 1),
            "open": room and INVEST + one in state.open_lands,
            "site": fee(state, one) if places >> one & 1 else None,
        }
        for one in range(BOROUGHS)
    ]


def seat_view(state: London, other: int, seat: int | None, count: list[int]) -> View:
    """A player as everyone sees him, and what this viewer knows of his hand."""
    hand = state.hands[other]
    known = {*state.shown[other], *(state.peeked if seat is not None and seat == state.peeker else ())}
    boroughs = state.lands[other].bit_count()
    return {
        "money": state.money[other],
        "poverty": state.poverty[other],
        "loans": state.loans[other],
        "loan": state.loan(other),
        "points": state.points[other],
        "boroughs": boroughs,
        "markers": MARKERS - boroughs,
        "cards": len(hand),
        "known": names([card for card in hand if card in known]),
        "letters": [sum(LETTER[card] == letter for card in hand) for letter in range(len(DECKS))],
        "piles": piles_view(state, other),
        "powers": [POWERS[bit] for bit in range(len(POWERS)) if state.powers[other] >> bit & 1],
        "forecast": {
            "piles": len(state.tops[other]),
            "cards": 0 if state.pubs and other == state.turn else len(hand),
            "boroughs": boroughs,
            "change": max(-state.poverty[other], forecast(state, other, state.pubs and other == state.turn)),
        },
        "count": {
            **{kind: count[place] for kind, place in LINES.items()},
            "total": count[TOTAL],
            "repaid": count[REPAID],
            "poorness": count[POORNESS],
        },
    }


def piles_view(state: London, seat: int) -> list[View]:
    """A building area, pile by pile."""
    below: list[list[View]] = [[] for _ in state.tops[seat]]
    for packed in state.covered[seat]:
        below[packed >> 8].append({"card": CARD_NAMES[KIND[packed >> 1 & 127]], "flipped": bool(packed & FLIPPED)})
    shown = []
    for pile, card in enumerate(state.tops[seat]):
        mark = state.marks[seat][pile]
        shown.append(
            {
                "card": CARD_NAMES[KIND[card]],
                "flipped": bool(mark & FLIPPED),
                "fresh": bool(mark & FRESH),
                "used": bool(mark & USED),
                "spared": bool(mark & SPARED),
                "money": state.purses[seat][pile],
                "covered": below[pile],
                "brings": brings(state, seat, pile),
            }
        )
    return shown


def brings(state: London, seat: int, pile: int) -> View | None:
    """What activating a card would bring now, but for what its text leaves to choose."""
    kind = KIND[state.tops[seat][pile]]
    if state.marks[seat][pile] & FLIPPED or not ACTIVATABLE[kind]:
        return None
    return {
        "money": MONEY[kind] + brings_money(state, seat, kind) + state.purses[seat][pile],
        "points": POINTS[kind] + brings_points(state, seat, kind),
        "poverty": max(-state.poverty[seat], POVERTY[kind]),
    }


def own_view(state: London, seat: int) -> View:
    """One's own hand, and what one's moves cost."""
    moves = state.legal(seat) if seat in state.waiting() else []
    costs = {PIECE[move]: cost(state, move) for move in moves if PLAYS <= move < DISCARDS}
    return {
        "hand": names(state.hands[seat]),
        "looked": names(state.looked) if seat == state.turn else [],
        "pays": [costs.get(KIND[card]) for card in state.hands[seat]],
    }


def public_costs(state: London) -> View:
    """What the moves of the turn's player cost that don't tell of his hand."""
    moves = [] if state.over else state.legal(state.turn)
    costs = {MOVE_NAMES[move]: cost(state, move) for move in moves if not PLAYS <= move < DISCARDS}
    return {name: told for name, told in costs.items() if told is not None}


def cost(state: London, move: int) -> View | None:
    """L8: what a move of the turn's player costs, and how many loans it takes."""
    pounds = price(state, move)
    return {"pay": pounds, "loans": state.loans_for(state.turn, pounds)} if pounds else None


def named(table: View) -> set[str]:
    """The cards that a view names."""
    found = {table["held"], *table["display"]["slots"], *table["discarded"], *table["deck"]["known"]}
    for one in table["seats"]:
        found.update(one["known"])
        for pile in one["piles"]:
            found.add(pile["card"])
            found.update(below["card"] for below in pile["covered"])
    if table["mine"] is not None:
        found.update(table["mine"]["hand"], table["mine"]["looked"])
    return found - {None}


def card_name(card: int) -> str | None:
    """A card by its key, if there is one."""
    return None if card == NONE else CARD_NAMES[KIND[card]]


def names(cards: list[int]) -> list[str]:
    """Cards by their keys."""
    return [CARD_NAMES[KIND[card]] for card in cards]
