"""The table as text: the street map, what is within reach, the players, and one's own lair."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from rich.markup import escape

from rookery.engine.game import View
from rookery.engine.words import Words

CELL = 3  # columns of a space on the map
ROAD = 2  # columns to the next one
WIDTH = 78
MARGIN = "  "
ON_SPACES = ("take", "turn", "look", "place")
HIDDEN = "hidden"
HELD = "\xa0"  # a space at which no line breaks


def draw(view: View, words: Words) -> str:
    """All of it, in eighty columns."""
    table = view["table"]
    lines = [heading(table, words), ""]
    lines += street_map(view, words)
    lines += [f"[dim]{MARGIN}{line}[/]" for line in words.say("table.legend").splitlines()]
    lines += [*doing(table, words), ""]
    lines += players(view, words)
    if table["mine"] is not None:
        lines += ["", *lair(table, words)]
    if table["counts"] and (view["ending"] is not None or table["step"] in ("chain", "name")):
        lines += ["", *count(table["counts"], words)]
    return "\n".join(lines)


def heading(table: dict[str, Any], words: Words) -> str:
    """Day or night, and the rewards left."""
    rewards = " ".join(map(str, table["rewards"])) or words.say("table.none")
    when = words.say("table.night" if table["night"] else "table.day")
    return f"[bold]{when}[/]   {words.say('table.rewards')} {rewards}"


# The map


def street_map(view: View, words: Words) -> list[str]:
    """The spaces on their grid, with the streets between neighbours; other ways are listed below."""
    table = view["table"]
    lit = {move["piece"] for move in view["moves"] if move["verb"] in ON_SPACES}
    at = {(x, y): number for number, (x, y) in enumerate(table["board"]["places"])}
    streets = {frozenset(edge) for edge in table["board"]["edges"]}
    columns, rows = max(x for x, _ in at) + 1, max(y for _, y in at) + 1
    drawn = set()
    lines = []
    for y in range(rows):
        line, below = "", ""
        for x in range(columns):
            here, right, under = at.get((x, y)), at.get((x + 1, y)), at.get((x, y + 1))
            east, south = frozenset((here, right)), frozenset((here, under))
            road = "─" if east in streets else " "
            line += " " * CELL if here is None else cell(here, table, lit, words, road)
            line += road * ROAD
            below += ("│" if south in streets else " ").ljust(CELL + ROAD)
            drawn |= {east, south}
        lines += [line.rstrip(), below.rstrip()]
    lines = [f"{MARGIN}{line}" for line in lines[:-1]]
    if others := [edge for edge in table["board"]["edges"] if frozenset(edge) not in drawn]:
        edges = ", ".join(f"{one}–{other}" for one, other in others)
        lines += wrapped(words.say("table.others", {"edges": edges}))
    return lines


def cell(space: int, table: dict[str, Any], lit: set[Any], words: Words, road: str) -> str:
    """A space: its token by letter and pounds; where it can be chosen, in capitals and with its number."""
    token = table["tokens"][space]
    peeked = any(space in seat["looked"] for seat in table["seats"]) and token != HIDDEN
    if space == table["pawn"]:
        letter, style = "◆", "bold yellow"
    elif table["board"]["closed"] and any(space in street for street in table["board"]["yellow"]):
        letter, style = "×", "dim"
    elif token is None:
        letter, style = ("□" if space == 0 else "·"), "dim"
    elif token == HIDDEN:
        letter, style = "▒", "dim"
    else:
        letter, style = words.say(f"letter.{token}"), "italic" if peeked else "bold"
    if space in lit:
        letter, style = f"{letter[0].upper()}{space}", "bold reverse"
    return f"[{style}]{escape(letter)}[/]{road * (CELL - len(letter))}"


# What is going on


def doing(table: dict[str, Any], words: Words) -> list[str]:
    """What is within reach and what it would file, or the step that is under way."""
    step = table["step"]
    if step == "chain":
        return wrapped(words.say("table.chain", table["chain"]))
    if step == "place" and table["looks"]:
        return wrapped(words.say("table.looks", table))
    if step == "path":
        return wrapped(words.say("table.path", table["path"]))
    if step == "sale":
        sale = table["sale"]
        return wrapped(words.say("table.sale", {"tokens": letters(sale["tokens"], words), "brings": sale["brings"]}))
    if step == "file":
        return wrapped(words.say("table.taken", {"token": table["taken"]}))
    if not table["reach"]:
        return []
    either = f" {words.say('table.or')} "
    found = []
    for one in table["reach"]:
        ways = [letters(path["files"], words) for path in one["paths"] if path["files"]]
        told = f"{one['space']} {words.say('letter.' + table['tokens'][one['space']])}"
        if ways:
            told += f" ({words.say('table.files', {'tokens': either.join(ways)})})"
        found.append(told.replace(" ", HELD))
    return wrapped(f"{words.say('table.reach')} {', '.join(found)}")


def letters(tokens: Iterable[str], words: Words) -> str:
    """Tokens by their letters."""
    return " ".join(words.say(f"letter.{token}") for token in tokens)


def wrapped(text: str) -> list[str]:
    """A paragraph within the margins."""
    lines = wrap(text, WIDTH, initial_indent=MARGIN, subsequent_indent=MARGIN * 2)
    return [escape(line.replace(HELD, " ")) for line in lines]


# The players


def players(view: View, words: Words) -> list[str]:
    """A line for each player: his tools and cards, and what he has once all is over."""
    table = view["table"]
    names = [words.tell(seat, "seat")[:20] for seat in range(view["players"])]
    widest = max(map(len, names))
    lines = []
    for seat, one in enumerate(table["seats"]):
        notes = [words.say("table.cards", {"count": one["cards"]})]
        if one["tools"]:
            notes.insert(0, words.say("table.tools", {"tools": letters(one["tools"], words)}))
        if one["burglaries"]:
            notes.append(words.say("table.burglaries", {"count": one["burglaries"]}))
        if one["money"] is not None:
            notes = [words.say("table.pounds", {"count": one["money"]})]
            if one["loot"]:
                notes.append(words.say("table.burgled", {"loot": " ".join(map(str, one["loot"]))}))
        elif seat == table["turn"]:
            notes.append(words.say("table.turn"))
        style = "bold" if seat == view["seat"] else "default"
        lines.append(f"{MARGIN}[{style}]■ {escape(names[seat].ljust(widest))}[/]  {escape(' · '.join(notes))}")
    return lines


def lair(table: dict[str, Any], words: Words) -> list[str]:
    """One's own reserve, money and cards."""
    mine = table["mine"]
    reserve = [words.say(f"letter.{one['token']}") + ("°" if one["hexagonal"] else "") for one in mine["reserve"]]
    rows = {
        "money": words.say("table.pounds", {"count": mine["money"]}),
        "reserve": f"{' '.join(reserve) or '–'}   {len(reserve)}/{mine['limit']}",
        "sets": ", ".join(words.say("table.set", one) for one in mine["sets"]),
        "hand": "; ".join(
            f"{words.say(f'character.{card}')} ({words.say('effect.' + table['effects'][card])})"
            for card in mine["cards"]
        ),
        "kept": " ".join(map(str, mine["burglaries"])),
        "drawn": ", ".join(f"{number}: {pounds}" for number, pounds in enumerate(mine["drawn"], 1)),
        "file": letters(mine["file"] or [], words),
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


def count(counts: list[dict[str, Any]], words: Words) -> list[str]:
    """The round that was counted last: who ended it, and what it cost whom."""
    last = counts[-1]
    title = words.say("table.count", {"round": words.say(f"table.rounds_{len(counts) - 1}")})
    lines = [f"[bold]{title}[/]  {escape(words.say('table.ended', last))}"]
    names = [words.tell(seat, "seat")[:16] for seat in range(len(last["seats"]))]
    widest = max(map(len, names))
    for name, row in zip(names, last["seats"], strict=True):
        lines.append(f"{MARGIN}{escape(name.ljust(widest))}  {words.say('table.count_row', row)}")
    return lines
