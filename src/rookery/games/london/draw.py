"""The table as text: the Display, the cities with what each card would bring now, the map as a list, one's own hand."""

from __future__ import annotations

import re
from collections import Counter

from rich.markup import escape

from rookery.engine.view import View
from rookery.engine.words import Words
from rookery.games.london.view import Borough, Card, Cost, Facts, Gains, Mine, Pile, Player, Table

WIDTH = 80
HEIGHT = 40
SHORTEST = 3
SEATS = ["red", "blue", "green", "yellow"]
INKS = {"brown": "dark_orange3", "blue": "cyan", "pink": "magenta", "grey": "bright_black"}
OWNER = 9  # columns for an owner's name
SHORT_OWNER = 3  # on the map
OPEN = "+"
NAME = 25  # for a card's
CELL = 26  # for a borough
COLUMNS = 3
TAG = re.compile(r"(?<!\\)\[[^\]]*\]")  # of rich's markup


def draw(view: View[Table], facts: Facts, words: Words) -> str:
    """Everything that a seat may see, in 80 columns and if possible 40 lines: what is crowded is said in short."""
    pages = (page(view, facts, words, short) for short in range(SHORTEST))
    lines = next((lines for lines in pages if len(lines) <= HEIGHT), None)
    return "\n".join(lines or page(view, facts, words, SHORTEST))


def page(view: View[Table], facts: Facts, words: Words, short: int) -> list[str]:
    """The table: 1 is short of one's own piles, 2 of the hand, 3 of the others' cities."""
    table = view.table
    lines = [heading(table, words, view.ending is not None)]
    if table.held is not None:
        lines.append(words.say("table.held", {"seat": table.turn, "card": table.held}))
    slots = [f"{number} {card_or_free(one, facts, words)}" for number, one in enumerate(table.display, 1)]
    lines += [f"[bold]{words.say('table.display')}[/]", *flow(slots[: facts.columns]), *flow(slots[facts.columns :])]
    lines.append(f"[bold]{words.say('table.areas')}[/]")
    for seat, one in enumerate(table.seats):
        lines += player(seat, one, seat == view.seat, facts, words, short)
    lines += boroughs(table, facts, words)
    if table.mine is not None and view.ending is None:
        lines += own(table, table.mine, table.turn == view.seat, facts, words, short)
    return lines


def heading(table: Table, words: Words, over: bool) -> str:
    """Whose turn it is, and how much of the game is left."""
    deck = table.deck
    notes = [words.say("table.deck", {"count": deck.left})]
    if deck.letter is not None:
        notes.append(words.say("table.letter", {"letter": deck.letter}))
    if table.closing is not None and not over:
        notes.append(words.say("table.last_turns"))
    turn = words.say("table.over") if over else words.say("table.turn", {"seat": table.turn})
    return f"[bold]{escape(turn)}[/]  [dim]{', '.join(notes)}[/]"


def player(seat: int, one: Player, mine: bool, facts: Facts, words: Words, short: int) -> list[str]:
    """A player's means and city; the viewer's own city pile by pile, with what a run would bring."""
    style = f"bold {SEATS[seat]}" if mine else SEATS[seat]
    name = escape(words.tell(seat, "seat")[:OWNER].ljust(OWNER))
    figures = {"money": one.money, "poverty": one.poverty, "points": one.points, "loans": one.loans}
    means = words.say("table.seat", {**figures, "cards": one.cards}).split(" · ")
    means.append(words.say("table.total", {"total": str(one.total).replace("-", "−")}))
    lines = flow([f"[{style}]■ {name}[/] {means[0]}", *means[1:]])
    if one.known and not mine:
        known = [called(card, words) + times(count) for card, count in Counter(one.known).items()]
        lines += flow([f"[dim]{words.say('table.known')}[/] {known[0]}", *known[1:]], 4)
    if mine:
        if short:
            lines += flow([brief(each, words) for each in one.piles], 4)
        else:
            lines += ["    " + pile(each, facts, words) for each in one.piles]
        run = one.forecast
        counted = {"piles": run.piles, "cards": run.cards, "boroughs": run.boroughs, "change": signed(run.change)}
        lines.append(f"    [dim]{words.say('table.forecast', counted)}[/]")
    elif short == SHORTEST:
        lines += flow([words.say("table.piles", {"count": len(one.piles)})], 4)
    else:
        lines += flow([brief(each, words) for each in one.piles] or [f"[dim]{words.say('table.nothing_built')}[/]"], 4)
    return lines


def pile(one: Pile, facts: Facts, words: Words) -> str:
    """A pile of one's own: its card, what activating it costs and brings now, and what else there is to know."""
    card = facts.cards[one.card]
    notes = []
    if one.flipped:
        notes.append(words.say("table.flipped"))
    if one.brings is not None:
        notes.append(gains(one.brings, words) or words.say(f"text.{card.text}", {"count": card.amount}))
        notes += costs(card, words)
    notes += [words.say("table.fresh")] if one.fresh else []
    notes += [words.say("table.used")] if one.used else []
    if one.covered:
        notes.append(words.say("table.below", {"count": len(one.covered)}))
    notes += [words.say("table.uncertain")] if card.uncertain else []
    name = called(one.card, words)
    pad = " " * max(1, NAME - len(name))
    text = ", ".join(notes)
    room = WIDTH - 4 - len(name) - len(pad)
    text = text if len(text) <= room else text[: room - 1] + "…"
    return f"{ink(name, card, one.flipped)}{pad}[dim]{escape(text)}[/]".rstrip()


def brief(one: Pile, words: Words) -> str:
    """Another's pile, in a few signs: in brackets when flipped, with what it would bring."""
    name = called(one.card, words)
    if one.flipped:
        return f"[dim]({name})[/]"
    brought = gains(one.brings, words) if one.brings is not None else ""
    return words.say("table.pile", {"card": name, "brings": brought}) if brought else name


def gains(brings: Gains, words: Words) -> str:
    """What activating a card brings."""
    told = []
    if brings.money:
        told.append(words.say("table.pounds", {"count": brings.money}))
    if brings.points:
        told.append(words.say("table.points", {"count": brings.points}))
    if brings.poverty:
        told.append(words.say("table.poverty", {"count": signed(brings.poverty)}))
    return ", ".join(told)


def boroughs(table: Table, facts: Facts, words: Words) -> list[str]:
    """The map as a list in three columns: prices, owners, and what is open."""
    notes = [words.say("table.legend"), words.say("table.markers", {"count": table.tubes})]
    high = -(-len(facts.boroughs) // COLUMNS)
    cells = [borough(one, owner, table, words) for one, owner in zip(facts.boroughs, table.owners, strict=True)]
    rows = ["  " + "".join(cells[row::high]).rstrip() for row in range(high)]
    return [*flow([f"[bold]{words.say('table.boroughs')}[/] [dim]{notes[0]}[/]", f"[dim]{notes[1]}[/]"], 0), *rows]


def borough(one: Borough, owner: int | None, table: Table, words: Words) -> str:
    """A borough: its price, cards and points, and whose it is or whether it is open."""
    price = words.say("table.pounds", {"count": one.price})
    is_open = one.borough in table.open
    state = words.tell(owner, "seat")[:SHORT_OWNER] if owner is not None else OPEN if is_open else ""
    style = SEATS[owner] if owner is not None else "bold" if is_open else "dim"
    tube = words.say("table.tube") if one.borough in table.tubed else " "
    name = words.say(f"short.{one.borough}")
    text = f"{name:<14}{price:>3} {one.cards}/{one.points}{tube}{state}"
    return f"[{style}]{escape(text)}[/]{' ' * (CELL - len(text))}"


def own(table: Table, mine: Mine, turn: bool, facts: Facts, words: Words, short: int) -> list[str]:
    """One's own hand, the cards looked at, and the moves that take loans."""
    lines = []
    if mine.looked:
        looked = [f"{number} {described(card, facts, words)}" for number, card in enumerate(mine.looked, 1)]
        lines += titled("table.looked", looked, words)
    if table.deck.known:
        lines += titled("table.top", [called(one, words) for one in table.deck.known], words)
    held = Counter(mine.hand).items()
    if short > 1:
        lines += titled("table.hand", [described(one, facts, words) + times(count) for one, count in held], words)
    else:
        lines.append(f"[bold]{words.say('table.hand')}[/]")
        lines += [in_hand(one, count, facts, words) for one, count in held] or ["  –"]
    prices = dict(zip(mine.hand, mine.pays, strict=True))
    borrowed = [loan(words.say(f"card.{one}"), cost, words) for one, cost in prices.items() if cost and cost.loans]
    if turn:
        moves = table.pays.items()
        borrowed += [loan(move_name(move, words), cost, words) for move, cost in moves if cost.loans]
    return lines + (titled("table.pays", borrowed, words) if borrowed else [])


def in_hand(name: str, count: int, facts: Facts, words: Words) -> str:
    """A card of the hand, in a line: what it is, costs and does."""
    card = facts.cards[name]
    head = described(name, facts, words) + times(count)
    plain = len(TAG.sub("", head))
    text = does(card, words)
    room = WIDTH - 2 - max(plain, NAME) - 2
    text = text if len(text) <= room else text[: room - 1] + "…"
    return f"  {head}{' ' * max(0, NAME - plain)}  [dim]{escape(text)}[/]".rstrip()


def does(card: Card, words: Words) -> str:
    """What a card brings, and for what."""
    parts = []
    if card.power:
        parts.append(words.say(f"power.{card.power}", {"count": card.strength}).rstrip("."))
    brought = gains(Gains(money=card.money, points=card.points, poverty=card.poverty), words)
    parts += [brought] if brought else []
    parts += costs(card, words)
    if card.text:
        parts.append(words.say(f"text.{card.text}", {"count": card.amount}).rstrip("."))
    if card.worth:
        parts.append(words.say("browser.worth", {"count": card.worth}))
    return "; ".join(parts)


def costs(card: Card, words: Words) -> list[str]:
    """What activating a card costs, if anything."""
    asked = [words.say("table.pounds", {"count": card.pay})] if card.pay else []
    asked += [words.say(f"fee.{card.spend}")] if card.spend else []
    return [words.say("table.costs", {"costs": ", ".join(asked)})] if asked else []


def loan(what: str, cost: Cost, words: Words) -> str:
    """L8: what a move takes that cannot be paid out of the purse."""
    return escape(words.say("table.pay", {"move": what, "pay": cost.pay, "count": cost.loans}))


def move_name(move: str, words: Words) -> str:
    """A move in words."""
    verb, _, piece = move.partition(" ")
    return words.move(verb, piece)


def titled(key: str, items: list[str], words: Words) -> list[str]:
    """A title, and items below it."""
    return [f"[bold]{words.say(key)}[/]", *flow(items)]


def card_or_free(name: str | None, facts: Facts, words: Words) -> str:
    """What lies in a slot."""
    return words.say("table.free") if name is None else described(name, facts, words)


def described(name: str, facts: Facts, words: Words) -> str:
    """A card by its name, colour and price."""
    card = facts.cards[name]
    price = f" {words.say('table.pounds', {'count': card.price})}" if card.price else ""
    note = f", {words.say('table.uncertain')}" if card.uncertain else ""
    return f"{ink(called(name, words), card, False)} [dim]{words.say('colour.' + card.colour)}{price}{note}[/]"


def called(name: str, words: Words) -> str:
    """A card's name."""
    return escape(words.say(f"card.{name}"))


def times(count: int) -> str:
    """How many, where there are several."""
    return f" ×{count}" if count > 1 else ""


def ink(text: str, card: Card, faded: bool) -> str:
    """A name in its colour."""
    return f"[dim {INKS[card.colour]}]{text}[/]" if faded else f"[{INKS[card.colour]}]{text}[/]"


def signed(number: int) -> str:
    """A change: +3, −2, 0."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def flow(items: list[str], indent: int = 2) -> list[str]:
    """Items side by side, as many as a line holds."""
    lines: list[str] = []
    used = WIDTH
    for item in items:
        width = len(TAG.sub("", item))
        if used + 3 + width > WIDTH:
            lines.append(" " * indent + item)
            used = indent + width
        else:
            lines[-1] += " · " + item
            used += 3 + width
    return lines
