"""What a seat may see of the table. Files, reserves and money are covered: the table shows them to nobody else."""

from __future__ import annotations

from functools import lru_cache

from rookery.engine.game import View
from rookery.games.oliver_twist.board import is_visible, targets, walks
from rookery.games.oliver_twist.pieces import (
    CHARACTERS,
    COUNT_BY,
    COUNT_HEAD,
    COUNT_PAID,
    COUNT_ROW,
    EFFECTS,
    FACE_UP,
    FEW,
    KIND_OF,
    KINDS,
    MOVE_SELL,
    NONE,
    OWE_BARGAIN,
    OWE_CHAIN,
    OWE_CLEAR,
    OWE_PATH,
    OWE_PLACE,
    OWE_PROWL,
    OWE_ROAM,
    OWE_SALE,
    OWE_SEIZE,
    OWE_TURN,
    RESERVE,
    ROUND,
    ROW_CASHED,
    ROW_FILE,
    ROW_FINE,
    ROW_KINDS,
    ROW_MONEY,
    SET,
    SMALL_SET,
    STEP_NAMES,
    TYPES,
    WALLET,
)
from rookery.games.oliver_twist.rules import Twist
from rookery.games.oliver_twist.state import components
from rookery.games.oliver_twist.steps import fagin

PROWLS = (OWE_TURN, OWE_PROWL, OWE_ROAM, OWE_PATH)


def view(state: Twist, seat: int | None) -> View:
    """The table as plain data.

    A *type* of token is a name such as `apple-1`, `watch-5`, `wallet`, `rope`, `character` or `burglary`; a *space* is
    a number, 0 being the plaza. What lists of moves say is not repeated here: a space is lit when a move names it.

    `night`, `step` (one of `STEP_NAMES`, or `over`), `turn` (whose turn it is), `mover` (who owes a move, or None)
    `board`    `places`: the x and y of each space on a grid; `edges`: pairs of spaces; `yellow`: the spaces of the two
               yellow streets, and whether they are `closed` in this game. The same all game long.
    `tokens`   for each space a type, `hidden`, or None. Of hidden tokens a seat has looked at, it sees the type; they
               still lie face down, and `seats[i].looked` says to everyone who has looked where.
    `pawn`     its space
    `reach`    while a prowl may be chosen: each `space` whose token is within reach, with its `paths`: for each way
               the spaces `passed`, and the types of what it `files`. Several where the way must be chosen (O37).
    `path`     while a way is chosen: its `target` and the `way` so far
    `chain`    while tokens are turned up: `at`, the last space, and how many are `left`
    `looks`    secret looks left, before the pawn is placed
    `sale`     the types of the `tokens` laid before Fagin, how many there must be at `least`, what the set `brings`
    `rewards`  those left, the next one first; `deck` and `burglary_deck`: cards left; `discard`: characters, the
               last on top; `effects`: what each character does
    `helper`   the character who helps in this turn; `victim`: whose file he searches; `taken`: the type of a token
               that waits for room in a full reserve; `drawn`: how many burglary cards are being chosen from
    `seats`    for each player his `tools` (types), the number of `cards` and `burglaries` before him, where he has
               `looked`; once the game is over his `money` and the pounds of his `loot`, before that None
    `mine`     one's own lair, None for spectators: `reserve` (`token`, and whether it is `hexagonal`) and its `limit`,
               `money`, `cards`, `burglaries` (pounds), `drawn` (pounds of the cards to choose from), `file` (types;
               one's own or the victim's, only while a character lets one look), and `sets` that could be sold now:
               `kind`, `tokens`, `wallets` that it needs, what it `brings`
    `counts`   of each round that was counted: who ended it (`by`) and what he `paid`; for each of `seats` what his
               last sets `cashed`, the tokens in his `file`, their `kinds`, his `fine`, and his `money` after it
    """
    step = NONE if state.over else state.step()
    parts = state.parts
    return {
        "night": state.night,
        "step": "over" if state.over else STEP_NAMES[step],
        "turn": state.turn,
        "mover": None if state.over else state.mover(),
        "board": board_view(state.edition, state.players),
        "tokens": [token_view(state, space, seat) for space in range(len(state.board))],
        "pawn": state.pawn,
        "reach": reach_view(state) if step in PROWLS else [],
        "path": {"target": state.target, "way": list(state.way)} if step == OWE_PATH else None,
        "chain": {"at": state.chain_at, "left": state.chain_left} if step == OWE_CHAIN else None,
        "looks": state.looks if step == OWE_PLACE else 0,
        "sale": sale_view(state) if step == OWE_SALE else None,
        "rewards": parts.rewards[state.rewarded :],
        "deck": len(state.deck),
        "burglary_deck": len(state.burglaries),
        "discard": [CHARACTERS[card] for card in state.discard],
        "effects": {name: EFFECTS[effect] for name, effect in zip(CHARACTERS, parts.effects, strict=True)},
        "helper": None if state.helper == NONE else CHARACTERS[state.helper],
        "victim": state.victim if step == OWE_SEIZE else None,
        "taken": None if state.taken == NONE else TYPES[state.type(state.taken)],
        "drawn": len(state.drawn),
        "seats": [seat_view(state, other) for other in range(state.players)],
        "mine": None if seat is None else own_view(state, seat, step),
        "counts": [count_view(state, count) for count in state.counts],
    }


@lru_cache(maxsize=8)
def board_view(edition: str, players: int) -> View:
    """The map of an edition: made once, since it never changes."""
    parts = components(edition)
    return {"places": parts.places, "edges": parts.edges, "yellow": parts.streets, "closed": players == FEW}


def token_view(state: Twist, space: int, seat: int | None) -> str | None:
    """What lies on a space, as far as a seat may know."""
    token = state.board[space]
    if token == NONE:
        return None
    seen = is_visible(state.board, state.known, space) or (seat is not None and state.known[token] >> seat & 1)
    return TYPES[state.type(token)] if seen else "hidden"


def reach_view(state: Twist) -> list[View]:
    """Every token within reach, and what each way to it would file."""
    found = []
    for space in targets(state.near, state.board, state.known, state.pawn):
        ways = walks(state.near, state.board, state.known, state.pawn, space)
        paths = [{"passed": way, "files": [TYPES[state.type(state.board[one])] for one in way]} for way in ways]
        found.append({"space": space, "paths": paths})
    return found


def sale_view(state: Twist) -> View:
    """What lies before Fagin."""
    return {"tokens": state.told_types(state.sale), "least": state.least, "brings": fagin.brings(state, state.sale)}


def seat_view(state: Twist, seat: int) -> View:
    """A player as everyone sees him."""
    kept = [card for card, by in zip(state.kept, state.kept_by, strict=True) if by == seat]
    looked = [
        space
        for space, token in enumerate(state.board)
        if token >= 0 and not state.known[token] & FACE_UP and state.known[token] >> seat & 1
    ]
    return {
        "tools": state.told_types(state.fronts[seat]),
        "cards": len(state.hands[seat]),
        "burglaries": len(kept),
        "looked": looked,
        "money": state.money[seat] if state.over else None,
        "loot": pounds(state, kept) if state.over else None,
    }


def own_view(state: Twist, seat: int, step: int) -> View:
    """One's own lair. One's file stays shut, unless a character opens it."""
    mine = not state.over and state.mover() == seat
    types = state.parts.types
    reserve = sorted(state.reserves[seat], key=lambda token: (types[token], token >= ROUND))
    kept = [card for card, by in zip(state.kept, state.kept_by, strict=True) if by == seat]
    file = None
    if mine and step in (OWE_CLEAR, OWE_SEIZE):
        file = state.told_types(state.files[seat if step == OWE_CLEAR else state.victim])
    least = SMALL_SET if mine and step == OWE_BARGAIN else SET
    return {
        "reserve": [{"token": TYPES[types[token]], "hexagonal": token >= ROUND} for token in reserve],
        "limit": RESERVE,
        "money": state.money[seat],
        "cards": [CHARACTERS[card] for card in sorted(state.hands[seat])],
        "burglaries": pounds(state, kept),
        "drawn": pounds(state, state.drawn) if mine else [],
        "file": file,
        "sets": [set_view(state, seat, move - MOVE_SELL, least) for move in fagin.legal(state, seat, least)],
    }


def set_view(state: Twist, seat: int, kind: int, least: int) -> View:
    """All of a kind, with the wallets that it needs."""
    goods = [token for token in state.reserves[seat] if KIND_OF[state.type(token)] == kind]
    wallets = [token for token in state.reserves[seat] if state.type(token) == WALLET][: max(0, least - len(goods))]
    return {
        "kind": KINDS[kind],
        "tokens": state.told_types(goods),
        "wallets": len(wallets),
        "brings": fagin.brings(state, goods + wallets),
    }


def pounds(state: Twist, cards: list[int]) -> list[int]:
    """The pounds on some burglary cards, the lowest first."""
    return sorted(state.parts.burglaries[card] for card in cards)


def count_view(state: Twist, count: list[int]) -> View:
    """How a round ended, and for whom."""
    rows = [count[COUNT_HEAD + seat * COUNT_ROW :][:COUNT_ROW] for seat in range(state.players)]
    return {
        "by": count[COUNT_BY],
        "paid": count[COUNT_PAID],
        "seats": [
            {
                "cashed": row[ROW_CASHED],
                "file": row[ROW_FILE],
                "kinds": row[ROW_KINDS],
                "fine": row[ROW_FINE],
                "money": row[ROW_MONEY],
            }
            for row in rows
        ],
    }
