"""How a round begins and ends: the day (O1), the count (O9 to O12), the night (O13, O14) and the result (O19)."""

from __future__ import annotations

from rookery.engine.events import only
from rookery.games.oliver_twist.leftovers import best_sets
from rookery.games.oliver_twist.pieces import (
    BURGLARY,
    CHARACTERS,
    COUNT_HEAD,
    COUNT_ROW,
    FAREWELL,
    FAREWELLS,
    FINES,
    GOODS,
    KIND_OF,
    LEFTOVERS,
    MOVE_NAME,
    NONE,
    OPEN,
    OWE_CHAIN,
    OWE_NAME,
    OWE_TURN,
    PLAZA,
    ROUND,
    ROW_FILE,
    ROW_MONEY,
    SPACES,
    START,
    STARTING,
    TOKENS,
)
from rookery.games.oliver_twist.state import Gang
from rookery.games.oliver_twist.steps import chain

# The day


def begin_day(state: Gang) -> None:
    """O1: money, cards, tokens face up in all open streets, two hexagonal ones each, a first player by lot."""
    dice = state.dice
    for seat in range(state.players):
        state.earn(seat, state.parts.money, START)
    state.bank = 0  # what they begin with is not counted against it
    state.deck = list(range(len(CHARACTERS)))
    dice.shuffle(state.deck)
    state.burglaries = list(range(len(state.parts.burglaries)))
    dice.shuffle(state.burglaries)
    state.aside = [token for token in range(ROUND) if state.type(token) == BURGLARY]
    state.bag = [token for token in range(ROUND) if state.type(token) != BURGLARY]
    state.pool = list(range(ROUND, TOKENS))
    fill_streets(state)
    for token in range(ROUND):
        state.known[token] = OPEN  # what is not in the streets is in the bag: anyone can tell
    state.turn = dice.pick(state.players)
    state.tell("day_broke", "O1", {"seat": state.turn, "pounds": state.parts.money})
    deal_hexagons(state, "O1")
    state.owe(OWE_TURN, state.turn)


def fill_streets(state: Gang) -> None:
    """A token from the bag for every open space."""
    state.dice.shuffle(state.bag)
    state.board = [NONE] * SPACES
    for space in state.parts.spaces(state.players):
        state.board[space] = state.bag.pop()
    state.pawn = PLAZA
    state.rewarded = 0


def deal_hexagons(state: Gang, rule: str) -> None:
    """Two hexagonal tokens for everyone, who alone sees them."""
    for token in state.pool:
        state.known[token] = 0
    state.dice.shuffle(state.pool)
    for seat in range(state.players):
        tokens: list[int] = []
        for _ in range(STARTING):
            token = state.pool.pop()
            state.known[token] = 1 << seat
            tokens.append(token)
        state.reserves[seat] = tokens
        if state.told is not None:
            state.tell("given", rule, {"seat": seat, "tokens": state.told_types(tokens)}, only(seat))


# The end of a round


def give_up(state: Gang, seat: int) -> None:
    """O9: £4, or all one has, and the round is over."""
    paid = state.pay(seat, FAREWELL, FAREWELLS)
    state.tell("gave_up", "O9", {"seat": seat, "pounds": paid})
    count = [seat, paid]
    for other in range(state.players):
        count.append(cash_leftovers(state, other))
        count += [0] * (COUNT_ROW - 1)
    fine(state, count)
    for other in range(state.players):
        count[COUNT_HEAD + other * COUNT_ROW + ROW_MONEY] = state.money[other]
    state.counts.append(count)
    if state.night:
        finish(state)
    else:
        begin_night(state)


def cash_leftovers(state: Gang, seat: int) -> int:
    """O10: the best sets bring their best token's pounds; O11: what is left goes into the file."""
    reserve = state.reserves[seat]
    best = best_sets(state.kinds_of(reserve))
    pounds = best[0]
    sold: list[int] = []
    rest: list[int] = []
    for token in reserve:
        kind = KIND_OF[state.type(token)]
        cashed = best[1] != 0 if kind == GOODS else bool(best[1] >> kind & 1)
        if cashed:
            sold.append(token)
        else:
            rest.append(token)
    state.reserves[seat] = []
    for token in sold:
        state.throw(token)
    for token in rest:
        state.file(seat, token)
    state.earn(seat, pounds, LEFTOVERS)
    if state.told is not None:
        if sold:
            state.tell("cashed", "O10", {"seat": seat, "tokens": state.told_types(sold), "pounds": pounds})
        if rest:
            state.tell("filed_rest", "O11", {"seat": seat, "tokens": state.told_types(rest)})
    return pounds


def fine(state: Gang, count: list[int]) -> None:
    """O11: the fullest files cost £1 for each kind in them."""
    most = 0
    for seat in range(state.players):
        most = max(most, len(state.files[seat]))
    for seat in range(state.players):
        tokens = state.files[seat]
        kinds = count_kinds(state, tokens)
        paid = 0
        state.tell("filed_in_all", "O11", {"seat": seat, "count": len(tokens), "kinds": kinds})
        if most and len(tokens) == most:
            paid = state.pay(seat, kinds, FINES)
            state.tell("fined", "O11", {"seat": seat, "pounds": paid})
        at = COUNT_HEAD + seat * COUNT_ROW
        count[at + ROW_FILE : at + ROW_MONEY] = [len(tokens), kinds, paid]


def count_kinds(state: Gang, tokens: list[int]) -> int:
    """How many kinds there are among some tokens."""
    kinds = 0
    for token in tokens:
        kinds |= 1 << KIND_OF[state.type(token)]
    return kinds.bit_count()


# The night


def begin_night(state: Gang) -> None:
    """O12: everything but the tools goes back; O13: the streets are filled face down; O14: a chain from the plaza."""
    for token in state.board:
        if token >= 0:
            state.bag.append(token)
    for seat in range(state.players):
        for token in state.files[seat]:
            state.throw(token)
        state.files[seat] = []
    state.bag += state.aside
    state.aside = []
    state.bag.sort()  # so that the night depends on the dice alone
    state.pool.sort()
    for token in state.bag:
        state.known[token] = 0
    state.night = True
    fill_streets(state)
    state.box = state.bag
    state.bag = []
    state.helper = NONE
    state.tell("night_fell", "O13", {})
    deal_hexagons(state, "O13")
    for seat in range(state.players):
        state.tell("announced", "O14", {"seat": seat, "pounds": state.money[seat]})
    poorest = state.money.index(min(state.money))
    state.turn = poorest
    state.tell("poorest", "O14", {"seat": poorest})
    state.owe(OWE_NAME, poorest)
    chain.begin(state)
    state.owe(OWE_CHAIN, poorest)


def legal_name(state: Gang, seat: int) -> list[int]:
    """O14: anybody."""
    return [MOVE_NAME + other for other in range(state.players)]


def name(state: Gang, seat: int, move: int) -> None:
    """O14: the first player of the night."""
    state.turn = move - MOVE_NAME
    state.tell("named", "O14", {"seat": seat, "first": state.turn})
    state.owe(OWE_TURN, state.turn)


# The result


def loot(state: Gang, seat: int) -> int:
    """O19: the pounds on a player's burglary cards."""
    pounds = 0
    for number in range(len(state.kept)):
        if state.kept_by[number] == seat:
            pounds += state.parts.burglaries[state.kept[number]]
    return pounds


def winners(state: Gang) -> list[int]:
    """O19: the richest, burglary cards included; equal ones share."""
    totals = [state.money[seat] + loot(state, seat) for seat in range(state.players)]
    most = max(totals)
    return [seat for seat in range(state.players) if totals[seat] == most]


def finish(state: Gang) -> None:
    """O19: the burglary cards are shown and added."""
    state.over = True
    state.owed = []
    if state.told is None:
        return
    for seat in range(state.players):
        cards = [state.kept[number] for number in range(len(state.kept)) if state.kept_by[number] == seat]
        cards.sort()
        if cards:
            pounds = [state.parts.burglaries[card] for card in cards]
            state.tell("showed", "O19", {"seat": seat, "cards": pounds, "pounds": sum(pounds)})
        state.tell(
            "totalled",
            "O19",
            {
                "seat": seat,
                "money": state.money[seat],
                "loot": loot(state, seat),
                "pounds": state.money[seat] + loot(state, seat),
            },
        )
    best = winners(state)
    pounds_won = state.money[best[0]] + loot(state, best[0])
    state.tell("won", "O19", {"seats": best, "count": len(best), "pounds": pounds_won})
