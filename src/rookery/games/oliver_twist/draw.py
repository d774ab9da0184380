"""The table as text: the street map, what is within reach, the players, and one's own lair."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap

import msgspec
from rich.markup import escape

from rookery.engine.view import View
from rookery.engine.words import Words
from rookery.games.oliver_twist.view import HIDDEN, Counted, Facts, Table

CELL = 3  # columns of a space on the map
ROAD = 2  # columns to the next one
WIDTH = 78
MARGIN = "  "
ON_SPACES = ("take", "turn", "look", "place")
HELD = "\xa0"  # a space at which no line breaks


def draw(view: View[Table], facts: Facts, words: Words) -> str:
    """All of it, in eighty columns."""
    table = view.table
    lines = [heading(table, words), ""]
    lines += street_map(view, facts, words)
    lines += [f"[dim]{MARGIN}{line}[/]" for line in words.say("table.legend").splitlines()]
    lines += [*doing(table, words), ""]
    lines += players(view, words)
    if table.mine is not None:
        lines += ["", *lair(table, facts, words)]
    if table.counts and (view.ending is not None or table.step in ("chain", "name")):
        lines += ["", *count(table.counts, words)]
    return "\n".join(lines)


def heading(table: Table, words: Words) -> str:
    """Day or night, and the rewards left."""
    rewards = " ".join(map(str, table.rewards)) or words.say("table.none")
    when = words.say("table.night" if table.night else "table.day")
    return f"[bold]{when}[/]   {words.say('table.rewards')} {rewards}"


# The map


def street_map(view: View[Table], facts: Facts, words: Words) -> list[str]:
    """The spaces on their grid, with the streets between neighbours; other ways are listed below."""
    lit = {move.piece for move in view.moves if move.verb in ON_SPACES}
    at = {place: number for number, place in enumerate(facts.places)}
    streets = {frozenset(edge) for edge in facts.edges}
    columns, rows = max(x for x, _ in at) + 1, max(y for _, y in at) + 1
    drawn = set()
    lines = []
    for y in range(rows):
        line, below = "", ""
        for x in range(columns):
            here, right, under = at.get((x, y)), at.get((x + 1, y)), at.get((x, y + 1))
            east, south = frozenset((here, right)), frozenset((here, under))
            road = "─" if east in streets else " "
            line += " " * CELL if here is None else cell(here, view.table, facts, here in lit, words, road)
            line += road * ROAD
            below += ("│" if south in streets else " ").ljust(CELL + ROAD)
            drawn |= {east, south}
        lines += [line.rstrip(), below.rstrip()]
    lines = [f"{MARGIN}{line}" for line in lines[:-1]]
    if others := [edge for edge in facts.edges if frozenset(edge) not in drawn]:
        edges = ", ".join("–".join(words.say("space.0") if end == 0 else str(end) for end in edge) for edge in others)
        lines += wrapped(words.say("table.others", {"edges": edges}))
    return lines


def cell(space: int, table: Table, facts: Facts, lit: bool, words: Words, road: str) -> str:
    """A space: its token by letter and pounds; where it can be chosen, in capitals and with its number."""
    token = table.tokens[space]
    peeked = any(space in seat.looked for seat in table.seats) and token != HIDDEN
    if space == table.pawn:
        letter, style = "◆", "bold yellow"
    elif space in facts.closed:
        letter, style = "×", "dim"
    elif token is None:
        letter, style = ("□" if space == 0 else "·"), "dim"
    elif token == HIDDEN:
        letter, style = "▒", "dim"
    else:
        letter, style = words.say(f"letter.{token}"), "italic" if peeked else "bold"
    if lit:
        letter, style = f"{letter[0].upper()}{space}", "bold reverse"
    return f"[{style}]{escape(letter)}[/]{road * (CELL - len(letter))}"


# What is going on


def doing(table: Table, words: Words) -> list[str]:
    """What is within reach and what it would file, or the step that is under way."""
    if table.chain is not None:
        return wrapped(words.say("table.chain", {"at": table.chain.at, "left": table.chain.left}))
    if table.looks:
        return wrapped(words.say("table.looks", {"looks": table.looks}))
    if table.path is not None:
        return wrapped(words.say("table.path", {"target": table.ways[0][-1]}))
    if table.sale is not None:
        tokens = letters(table.sale.tokens, words)
        return wrapped(words.say("table.sale", {"tokens": tokens, "brings": table.sale.brings}))
    if table.taken is not None:
        return wrapped(words.say("table.taken", {"token": table.taken}))
    return reach(table, words) if table.ways else []


def reach(table: Table, words: Words) -> list[str]:
    """Each token within reach, and what the ways to it would file."""
    either = f" {words.say('table.or')} "
    found = []
    for target in sorted({way[-1] for way in table.ways}):
        ways = [way[:-1] for way in table.ways if way[-1] == target and len(way) > 1]
        told = f"{target} {letters([table.tokens[target]], words)}"
        if ways:
            files = either.join(letters([table.tokens[space] for space in way], words) for way in ways)
            told += f" ({words.say('table.files', {'tokens': files})})"
        found.append(told.replace(" ", HELD))
    return wrapped(f"{words.say('table.reach')} {', '.join(found)}")


def letters(tokens: Iterable[str | None], words: Words) -> str:
    """Tokens by their letters."""
    return " ".join(words.say(f"letter.{token}") for token in tokens)


def wrapped(text: str) -> list[str]:
    """A paragraph within the margins."""
    lines = wrap(text, WIDTH, initial_indent=MARGIN, subsequent_indent=MARGIN * 2)
    return [escape(line.replace(HELD, " ")) for line in lines]


# The players


def players(view: View[Table], words: Words) -> list[str]:
    """A line for each player: their tools and cards, and what they have once all is over."""
    table = view.table
    names = [words.tell(seat, "seat")[:20] for seat in range(view.players)]
    widest = max(map(len, names))
    lines = []
    for seat, one in enumerate(table.seats):
        notes = [words.say("table.cards", {"count": one.cards})]
        if one.tools:
            notes.insert(0, words.say("table.tools", {"tools": letters(one.tools, words)}))
        if one.burglaries:
            notes.append(words.say("table.burglaries", {"count": one.burglaries}))
        if one.money is not None:
            notes = [words.say("table.pounds", {"count": one.money})]
            if one.loot:
                notes.append(words.say("table.burgled", {"loot": " ".join(map(str, one.loot))}))
        elif seat == table.turn:
            notes.append(words.say("table.turn"))
        style = "bold" if seat == view.seat else "default"
        lines.append(f"{MARGIN}[{style}]■ {escape(names[seat].ljust(widest))}[/]  {escape(' · '.join(notes))}")
    return lines


def lair(table: Table, facts: Facts, words: Words) -> list[str]:
    """One's own reserve, money and cards."""
    mine = table.mine
    assert mine is not None
    reserve = [words.say(f"letter.{one.token}") + ("°" if one.hexagonal else "") for one in mine.reserve]
    rows = {
        "money": words.say("table.pounds", {"count": mine.money}),
        "reserve": f"{' '.join(reserve) or '–'}   {len(reserve)}/{facts.limit}",
        "sets": ", ".join(words.say("table.set", {"kind": one.kind, "brings": one.brings}) for one in mine.sets),
        "hand": "; ".join(
            f"{words.say(f'character.{card}')} ({words.say('effect.' + facts.effects[card])})" for card in mine.cards
        ),
        "kept": " ".join(map(str, mine.burglaries)),
        "drawn": ", ".join(f"{number}: {pounds}" for number, pounds in enumerate(mine.drawn, 1)),
        "file": letters(mine.file or [], words),
    }
    widest = max(len(words.say(f"table.{name}")) for name in rows)
    lines = []
    for name, told in rows.items():
        if told:
            label = words.say(f"table.{name}").ljust(widest)
            first, *more = wrap(told, WIDTH - widest - 4)
            lines.append(f"{MARGIN}{label}  [bold]{escape(first)}[/]")
            lines += [f"{MARGIN}{' ' * widest}  [bold]{escape(line)}[/]" for line in more]
    return lines


def count(counts: list[Counted], words: Words) -> list[str]:
    """The round that was counted last: who ended it, and what it cost whom."""
    last = counts[-1]
    title = words.say("table.count", {"round": words.say(f"table.rounds_{len(counts) - 1}")})
    ended = words.say("table.ended", {"by": last.by, "paid": last.paid})
    lines = [f"[bold]{title}[/]  {escape(ended)}"]
    names = [words.tell(seat, "seat")[:16] for seat in range(len(last.seats))]
    widest = max(map(len, names))
    for name, row in zip(names, last.seats, strict=True):
        told = words.say("table.count_row", msgspec.structs.asdict(row))
        lines.append(f"{MARGIN}{escape(name.ljust(widest))}  {told}")
    return lines
