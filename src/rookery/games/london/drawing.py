"""The table as text: the Display, the cities with what each card would bring now, the map as a list, one's own hand."""

from __future__ import annotations

import re
from collections import Counter
from itertools import zip_longest
from typing import Any

from rich.markup import escape

from rookery.engine.game import View
from rookery.engine.words import Words

WIDTH = 80
SEATS = ["red", "blue", "green", "yellow"]
INKS = {"brown": "dark_orange3", "blue": "cyan", "pink": "magenta", "grey": "bright_black"}
OWNER = 9  # columns for an owner's name
NAME = 25  # for a card's
CELL = 38  # for a borough
TAG = re.compile(r"(?<!\\)\[[^\]]*\]")  # of rich's markup


def draw(view: View, words: Words) -> str:
    """Everything that a seat may see, in 80 columns."""
    table = view["table"]
    lines = [heading(table, words, view["ending"] is not None)]
    if table["held"] is not None:
        lines.append(words.say("table.held", {"seat": table["turn"], "card": table["held"]}))
    slots = [f"{number} {card_or_free(card, table, words)}" for number, card in enumerate(table["display"]["slots"], 1)]
    columns = table["display"]["columns"]
    lines += ["", f"[bold]{words.say('table.display')}[/]", *flow(slots[:columns]), *flow(slots[columns:])]
    lines += ["", f"[bold]{words.say('table.areas')}[/]"]
    for seat, one in enumerate(table["seats"]):
        lines += player(seat, one, view, words)
    lines += ["", *boroughs(table, words)]
    if table["mine"] is not None and view["ending"] is None:
        lines += ["", *own(view, words)]
    return "\n".join(lines)


def heading(table: dict[str, Any], words: Words, over: bool) -> str:
    """Whose turn it is, and how much of the game is left."""
    deck = table["deck"]
    notes = [words.say("table.deck", {"count": deck["left"]})]
    if deck["letter"] is not None:
        notes.append(words.say("table.letter", deck))
    if table["closing"] is not None and not over:
        notes.append(words.say("table.last_turns"))
    turn = words.say("table.over") if over else words.say("table.turn", {"seat": table["turn"]})
    return f"[bold]{escape(turn)}[/]  [dim]{', '.join(notes)}[/]"


def player(seat: int, one: dict[str, Any], view: View, words: Words) -> list[str]:
    """A player's means and city; the viewer's own city pile by pile, with what a run would bring."""
    mine = seat == view["seat"]
    style = f"bold {SEATS[seat]}" if mine else SEATS[seat]
    name = escape(words.tell(seat, "seat")[:OWNER].ljust(OWNER))
    means = [*words.say("table.seat", one).split(" · "), words.say("table.total", one["count"])]
    lines = flow([f"[{style}]■ {name}[/] {means[0]}", *means[1:]])
    if one["known"] and not mine:
        known = [
            card(name, words) + (f" ×{count}" if count > 1 else "") for name, count in Counter(one["known"]).items()
        ]
        lines += flow([f"[dim]{words.say('table.known')}[/] {known[0]}", *known[1:]], 4)
    if mine:
        lines += ["    " + pile(one, view["table"], words) for one in one["piles"]]
        forecast = one["forecast"] | {"change": signed(one["forecast"]["change"])}
        lines.append(f"    [dim]{words.say('table.forecast', forecast)}[/]")
    else:
        lines += flow([brief(one, words) for one in one["piles"]] or [f"[dim]{words.say('table.nothing_built')}[/]"], 4)
    return lines


def pile(one: dict[str, Any], table: dict[str, Any], words: Words) -> str:
    """A pile of one's own: its card, what activating it costs and brings now, and what else there is to know."""
    notes = []
    if one["flipped"]:
        notes.append(words.say("table.flipped"))
    if one["brings"] is not None:
        facts = table["cards"][one["card"]]
        notes.append(gains(one["brings"], words) or words.say(f"text.{facts['text']}"))
        costs = [words.say("table.pounds", {"count": facts["pay"]})] if "pay" in facts else []
        costs += [words.say(f"fee.{facts['spend']}")] if "spend" in facts else []
        if costs:
            notes.append(words.say("table.costs", {"costs": ", ".join(costs)}))
    notes += [words.say(f"table.{mark}") for mark in ("fresh", "used") if one[mark]]
    if one["covered"]:
        notes.append(words.say("table.below", {"count": len(one["covered"])}))
    name = card(one["card"], words)
    pad = " " * max(1, NAME - len(name))
    text = ", ".join(notes)
    room = WIDTH - 4 - len(name) - len(pad)
    text = text if len(text) <= room else text[: room - 1] + "…"
    return f"{ink(name, table['cards'][one['card']], one['flipped'])}{pad}[dim]{escape(text)}[/]".rstrip()


def brief(one: dict[str, Any], words: Words) -> str:
    """Another's pile, in a few signs: in brackets when flipped, with what it would bring."""
    name = card(one["card"], words)
    if one["flipped"]:
        return f"[dim]({name})[/]"
    brought = gains(one["brings"], words) if one["brings"] is not None else ""
    return words.say("table.pile", {"card": name, "brings": brought}) if brought else name


def gains(brings: dict[str, int], words: Words) -> str:
    """What activating a card brings."""
    told = []
    if brings["money"]:
        told.append(words.say("table.pounds", {"count": brings["money"]}))
    if brings["points"]:
        told.append(words.say("table.points", {"count": brings["points"]}))
    if brings["poverty"]:
        told.append(words.say("table.poverty", {"count": signed(brings["poverty"])}))
    return ", ".join(told)


def boroughs(table: dict[str, Any], words: Words) -> list[str]:
    """The map as a list in two columns: prices, owners, and what is open."""
    legend = f"[bold]{words.say('table.boroughs')}[/] [dim]{words.say('table.legend')}[/]"
    half = (len(table["boroughs"]) + 1) // 2
    left = [borough(one, words, CELL) for one in table["boroughs"][:half]]
    right = [borough(one, words) for one in table["boroughs"][half:]]
    rows = [f"  {one}{other}" for one, other in zip_longest(left, right, fillvalue="")]
    return [legend, *rows, f"  [dim]{words.say('table.markers', {'count': table['tubes']})}[/]"]


def borough(one: dict[str, Any], words: Words, width: int = 0) -> str:
    """A borough, in so many columns."""
    price = words.say("table.pounds", {"count": one["price"]})
    owner = words.tell(one["owner"], "seat")[:OWNER] if one["owner"] is not None else ""
    state = owner or (words.say("table.open") if one["open"] else "")
    style = SEATS[one["owner"]] if one["owner"] is not None else "bold" if one["open"] else "dim"
    tube = words.say("table.tube") if one["tube"] else " "
    name = words.say(f"short.{one['borough']}")
    text = f"{name:<15}{price:>3} {one['cards']}c {one['points']}p {tube} {state}".rstrip()
    return f"[{style}]{escape(text)}[/]{' ' * (width - len(text))}"


def own(view: View, words: Words) -> list[str]:
    """One's own hand, the cards looked at, and the moves that take loans."""
    table, mine = view["table"], view["table"]["mine"]
    lines = []
    if mine["looked"]:
        looked = [f"{number} {described(card, table, words)}" for number, card in enumerate(mine["looked"], 1)]
        lines += titled("table.looked", looked, words)
    if table["deck"]["known"]:
        lines += titled("table.top", [card(one, words) for one in table["deck"]["known"]], words)
    hand = [
        described(one, table, words) + (f" ×{count}" if count > 1 else "")
        for one, count in Counter(mine["hand"]).items()
    ]
    lines += titled("table.hand", hand or ["–"], words)
    borrowed = [
        loan(words.say(f"card.{one}"), cost, words)
        for one, cost in dict(zip(mine["hand"], mine["pays"], strict=True)).items()
        if cost is not None and cost["loans"]
    ]
    if table["turn"] == view["seat"]:
        costs = table["pays"].items()
        borrowed += [loan(move_name(move, words), cost, words) for move, cost in costs if cost["loans"]]
    return lines + (titled("table.pays", borrowed, words) if borrowed else [])


def loan(what: str, cost: dict[str, int], words: Words) -> str:
    """L8: what a move takes that cannot be paid out of the purse."""
    return escape(words.say("table.pay", {"move": what, "pay": cost["pay"], "count": cost["loans"]}))


def move_name(move: str, words: Words) -> str:
    """A move in words."""
    verb, _, piece = move.partition(" ")
    return words.move(verb, piece)


def titled(key: str, items: list[str], words: Words) -> list[str]:
    """A title, and items below it."""
    return [f"[bold]{words.say(key)}[/]", *flow(items)]


def card_or_free(name: str | None, table: dict[str, Any], words: Words) -> str:
    """What lies in a slot."""
    return words.say("table.free") if name is None else described(name, table, words)


def described(name: str, table: dict[str, Any], words: Words) -> str:
    """A card by its name, colour and price."""
    facts = table["cards"][name]
    price = f" {words.say('table.pounds', {'count': facts['price']})}" if "price" in facts else ""
    return f"{ink(card(name, words), facts, False)} [dim]{words.say('colour.' + facts['colour'])}{price}[/]"


def card(name: str, words: Words) -> str:
    """A card's name."""
    return escape(words.say(f"card.{name}"))


def ink(text: str, facts: dict[str, Any], faded: bool) -> str:
    """A name in its colour."""
    return f"[dim {INKS[facts['colour']]}]{text}[/]" if faded else f"[{INKS[facts['colour']]}]{text}[/]"


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
